"""A game as the sum of its events: what happened, how it stands, what a seat may see."""

from crossglot.game.act import Words, act, check_words, resign, start
from crossglot.game.events import (
    HIDDEN,
    Drew,
    Ended,
    Event,
    Exchanged,
    Passed,
    Played,
    SeatInfo,
    Started,
    StarterFound,
)
from crossglot.game.state import GameState, Turn, after, fold
from crossglot.game.view import seen_by, view

__all__ = [
    "HIDDEN",
    "Drew",
    "Ended",
    "Event",
    "Exchanged",
    "GameState",
    "Passed",
    "Played",
    "SeatInfo",
    "Started",
    "StarterFound",
    "Turn",
    "Words",
    "act",
    "after",
    "check_words",
    "fold",
    "resign",
    "seen_by",
    "start",
    "view",
]
