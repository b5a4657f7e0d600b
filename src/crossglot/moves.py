"""What a player does with a turn: play, exchange or pass.

A move says what the player did, not whether it was allowed or what it earned:
ask :mod:`crossglot.rules` for that.
"""

from __future__ import annotations

from dataclasses import dataclass

from crossglot.board import Direction

THROUGH = 0
"""In a play: the tile on this square was there before."""


@dataclass(frozen=True, slots=True)
class Play:
    r"""Tiles laid in one line, spelled over the whole main word.

    A play of one tile that makes a word both ways is written across.

    Attributes:
        start: Square of the first letter, counted row by row from 0.
        direction: The way the word reads.
        tiles: One tile per letter, or ``THROUGH`` for a tile already there.
        reclaimed: Squares whose blank is first taken for the letter it stands
            for, where that house rule is played (ET-82).

    >>> Play(start=112, direction=Direction.ACROSS, tiles=bytes([3, THROUGH, 20])).laid
    b'\x03\x14'
    """

    start: int
    direction: Direction
    tiles: bytes
    reclaimed: tuple[int, ...] = ()

    @property
    def laid(self) -> bytes:
        """The tiles that leave the rack, in reading order."""
        return bytes(tile for tile in self.tiles if tile != THROUGH)


@dataclass(frozen=True, slots=True)
class Exchange:
    """Rack tiles put back for new ones (HU-M-43).

    Attributes:
        tiles: Tiles of the rack, in any order.
    """

    tiles: bytes


@dataclass(frozen=True, slots=True)
class Pass:
    """The turn skipped, whether or not a play was possible (HU-M-45)."""


Move = Play | Exchange | Pass
"""One of the three things a turn may be used for (ET-17)."""
