"""What is asked for at a table, who declined, and words argued for (ET-84), as clients see it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from crossglot.game import Refusal, Request


class Argued(Struct, frozen=True, gc=False):
    """A word that is argued for now.

    Attributes:
        seat: Who argues.
        word: The word.
        points: What it earns if more than half of the others agree.
        votes: (seat, whether it agrees) of those who have voted.
    """

    seat: int
    word: str
    points: int
    votes: tuple[tuple[int, bool], ...]


class Asked(Struct, frozen=True, gc=False):
    """Something asked of all; ``granted`` are the seats that agree so far.

    Attributes:
        what: A takeback, the end, or that the game be called off.
        by: Who asked; None for the end, which all hold alike.
        granted: Seats that agree.
    """

    what: Request | Literal["end"]
    by: int | None
    granted: tuple[int, ...]


class AgainstEnd(Struct, frozen=True, gc=False):
    """Somebody did not agree to end the game.

    Attributes:
        seat: Who.
        reason: Why, where a computer says so: it would still play, or exchange.
    """

    seat: int
    reason: Refusal | None
