"""A play that a rack can make, as a person reads it."""

from __future__ import annotations

from dataclasses import dataclass

from crossglot.moves import Play


@dataclass(frozen=True, slots=True)
class FoundPlay:
    """A play that could be made now.

    Attributes:
        text: As :meth:`crossglot.library.Game.push` reads it: ``8F KARD``.
        points: What it earns.
        equity: Points, and what the tiles kept are worth, in points.
        move: The play itself.
    """

    text: str
    points: int
    equity: float
    move: Play

    def __str__(self) -> str:
        """Its text, to be pushed."""
        return self.text

    def __repr__(self) -> str:
        """Text, points and equity."""
        return f"<{self.text}, {self.points} points, equity {self.equity:.1f}>"
