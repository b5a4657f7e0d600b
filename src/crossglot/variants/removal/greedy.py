"""A computer at the removal game: it takes the most points it can get now."""

from __future__ import annotations

from itertools import islice

from crossglot.errors import RemovalCode, RemovalError
from crossglot.game import Words
from crossglot.variants.removal.removals import removals
from crossglot.variants.removal.state import RemovalState

MOST_LOOKED_AT = 20_000
"""Removals compared; a board full of tiles that may all stay alone has more."""


def greedy_removal(state: RemovalState, words: Words | None) -> tuple[int, ...]:
    """The removal worth most, of equal ones the one listed first.

    Raises:
        RemovalError: There is none: the game would be over.
    """

    def points(gone: tuple[int, ...]) -> int:
        return sum(state.edition.tile_points(state.board[square]) for square in gone)

    listed = islice(removals(state.board, words, lone=state.lone), MOST_LOOKED_AT)
    best = max(listed, key=points, default=None)
    if best is None:
        raise RemovalError(RemovalCode.COUNT, tiles=0, most=0)
    return best
