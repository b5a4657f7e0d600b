"""What happens in the removal game. Everything in it is open to everybody."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from crossglot.game import SeatInfo

EndReason = Literal["cleared", "exhausted", "resignation", "abandoned", "aborted"]


class Started(Struct, frozen=True, tag="removal-started"):
    """The tiles of a finished game are to be taken off.

    Attributes:
        edition: Id of the edition.
        letters: Its letters by tile id, so that a stored game explains itself.
        lexicon: Id of the lexicon, or None when any word goes.
        seats: Who plays, clockwise.
        first: The seat that removes first.
        tiles: The board, one tile a square, 0 where empty.
        lone: Whether a tile may be left without neighbours.
    """

    edition: str
    letters: tuple[str, ...]
    lexicon: str | None
    seats: tuple[SeatInfo, ...]
    first: int
    tiles: tuple[int, ...]
    lone: bool = True


class Removed(Struct, frozen=True, tag="removed"):
    """A seat took the tiles off ``squares`` and earned ``points``."""

    seat: int
    squares: tuple[int, ...]
    points: int


class Ended(Struct, frozen=True, tag="removal-ended"):
    """The game is over.

    Attributes:
        reason: ``"cleared"`` (nothing is left), ``"exhausted"`` (no removal is
            possible, proven by the whole list), ``"resignation"``, ``"abandoned"`` (a player has
            left) or ``"aborted"`` (called off; nobody has won).
        by: The seat whose act ended it, or that has left; None when it was nobody's.
        winners: Seats that share the first place.
    """

    reason: EndReason
    by: int | None
    winners: tuple[int, ...]


Event = Started | Removed | Ended
"""Everything that can happen."""
