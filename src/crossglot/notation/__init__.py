"""Moves, positions and games as text, both ways."""

from crossglot.notation.cgp import Position, format_cgp, parse_cgp
from crossglot.notation.coordinates import format_place, parse_place
from crossglot.notation.moves import format_move, parse_move

__all__ = [
    "Position",
    "format_cgp",
    "format_move",
    "format_place",
    "parse_cgp",
    "parse_move",
    "parse_place",
]
