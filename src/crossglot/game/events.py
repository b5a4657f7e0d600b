"""What happened in a game, one event after the other. A game is their sum.

Events are plain values with a tag, written to JSON as they stand. Tiles are
ids of the letters that :class:`Started` lists; ``HIDDEN`` is a tile that the
reader may not see.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from crossglot.board import Direction
from crossglot.moves import Play

HIDDEN = 0
"""Stands for a tile that the reader of the event may not see."""

Tiles = tuple[int, ...]

EndReason = Literal["out", "passes", "scoreless", "resignation", "aborted"]
"""Why a game ended; every ending is an event."""


class SeatInfo(Struct, frozen=True):
    """Who sits there.

    Attributes:
        name: Shown to the others.
        player: ``"human"``, or the kind of computer player.
    """

    name: str
    player: str


class Started(Struct, frozen=True, tag="started"):
    """A game was set up.

    Attributes:
        edition: Id of the edition.
        letters: Its letters by tile id, so that a stored game explains itself.
        lexicon: Id of the lexicon, or None when any word goes.
        seats: Who plays, clockwise.
        seed: Draws every tile; a secret until the game is over.
    """

    edition: str
    letters: tuple[str, ...]
    lexicon: str | None
    seats: tuple[SeatInfo, ...]
    seed: str


class StarterFound(Struct, frozen=True, tag="starter"):
    """Everyone drew a tile to see who starts; the tiles went back.

    Attributes:
        rounds: (seat, tile) pairs, one list for each round of drawing.
        first: The seat that starts.
    """

    rounds: tuple[tuple[tuple[int, int], ...], ...]
    first: int


class Drew(Struct, frozen=True, tag="drew"):
    """A seat took tiles from the bag."""

    seat: int
    tiles: Tiles


class Played(Struct, frozen=True, tag="played"):
    """A seat laid tiles; ``tiles`` spells the whole main word, 0 where one lay before."""

    seat: int
    start: int
    direction: int
    tiles: Tiles
    points: int

    @property
    def play(self) -> Play:
        """The play as the rules know it."""
        return Play(self.start, Direction(self.direction), bytes(self.tiles))


class Exchanged(Struct, frozen=True, tag="exchanged"):
    """A seat set tiles aside, drew as many, then put them back (CS-8)."""

    seat: int
    returned: Tiles
    drawn: Tiles


class Passed(Struct, frozen=True, tag="passed"):
    """A seat said "pass" (CS-9)."""

    seat: int


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over.

    Attributes:
        reason: Why.
        by: The seat whose act ended it, if one did.
        racks: Tiles left, by seat.
        adjustments: Points booked for them, by seat.
        winners: Seats that share the first place.
    """

    reason: EndReason
    by: int | None
    racks: tuple[Tiles, ...]
    adjustments: tuple[int, ...]
    winners: tuple[int, ...]


Event = Started | StarterFound | Drew | Played | Exchanged | Passed | Ended
"""Everything that can happen."""
