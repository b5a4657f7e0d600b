"""The rules, pure: values in, values out. This is the specification.

No clock, no randomness but a seed handed in, no files. ``docs/rules.md`` names
the numbered rules that the docstrings cite.
"""

from crossglot.rules.bags import draw_tiles
from crossglot.rules.clock import loss_limit, overtime_penalty, turn_limit
from crossglot.rules.endings import (
    ended_by_passes,
    ended_without_points,
    final_adjustments,
    leaders,
)
from crossglot.rules.placement import Formed, FormedWord, Placement, place, place_tiles
from crossglot.rules.scoring import score, word_points
from crossglot.rules.turns import StartingDraw, check_exchange, seat_after, starting_draw

__all__ = [
    "Formed",
    "FormedWord",
    "Placement",
    "StartingDraw",
    "check_exchange",
    "draw_tiles",
    "ended_by_passes",
    "ended_without_points",
    "final_adjustments",
    "leaders",
    "loss_limit",
    "overtime_penalty",
    "place",
    "place_tiles",
    "score",
    "seat_after",
    "starting_draw",
    "turn_limit",
    "word_points",
]
