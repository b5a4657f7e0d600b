"""What was agreed on for a game beside its rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Facts:
    """What was agreed on for a game beside its rules; everybody may know it.

    Attributes:
        rated: Whether it counts; then nothing is taken back.
        delay: Turns that spectators are behind.
    """

    rated: bool = False
    delay: int = 0


FactsOf = Callable[[str], Awaitable[Facts]]
"""Finds the facts of the game of an id."""


async def casual(_: str) -> Facts:
    """Every game is casual, where nothing else is known."""
    return Facts()
