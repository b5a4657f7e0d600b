"""What a play opens to the others and what it takes from them: premiums of whole words."""

from __future__ import annotations

from crossglot.board import Board
from crossglot.rules import Placement

HARM = 2_000
"""Millipoints an opened double-word square costs; a triple costs twice as much."""


def within_reach(board: Board) -> frozenset[int]:
    """Empty squares that multiply words and have a tile beside them."""
    return frozenset(
        square
        for square, factor in enumerate(board.layout.word_multipliers)
        if factor > 1
        and not board.tiles[square]
        and any(board.tiles[other] for other in board.neighbours(square))
    )


def opened(before: Board, placement: Placement) -> frozenset[int]:
    """The squares that come within reach by the play."""
    return within_reach(placement.board) - within_reach(before)


def blocked(before: Board, placement: Placement) -> frozenset[int]:
    """The squares that were within reach and are covered now."""
    return within_reach(before) & frozenset(placement.laid)


def harm(before: Board, placement: Placement) -> int:
    """What the play gives to the others, in millipoints."""
    factors = before.layout.word_multipliers
    return sum(HARM * (factors[square] - 1) for square in opened(before, placement))
