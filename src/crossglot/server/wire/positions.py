"""Where a play lies, the same in every message: a square and a direction, both numbers.

A square is ``row * columns + column``, counted from 0; a direction is a
:class:`~crossglot.board.Direction`, 0 across and 1 down. No name of a square is sent, such as
``8F``: whoever shows one writes it in the style of their reader. Only what people type names
squares, and says in which style.
"""

from __future__ import annotations

from msgspec import Struct

from crossglot.board import Direction
from crossglot.editions import CoordinateStyle, Edition
from crossglot.variants.duplicate import Slip

Style = CoordinateStyle | None
"""How squares are named in what somebody has typed; None is the style of the edition."""


class WrittenPlay(Struct, frozen=True, omit_defaults=True):
    """A play as it is written on a slip.

    Attributes:
        start: Square of the first letter, counted row by row from 0.
        direction: 0 across, 1 down.
        word: The whole word, tile by tile: ``KA[SZ]``; a small letter is a blank.
        claimed: The points written beside it, if any.
    """

    start: int
    direction: Direction
    word: str
    claimed: int | None = None


def written(edition: Edition, slip: Slip) -> WrittenPlay:
    """``slip`` as it goes over the wire."""
    word = edition.alphabet.format_tiles(bytes(slip.word))
    return WrittenPlay(slip.start, Direction(slip.direction), word, slip.claimed)
