"""What was agreed on before a game, as far as its end depends on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed on.

    Attributes:
        rated: Whether ratings follow from the game.
        public: Whether everybody may have the game once it is over.
        speed: Which rating it is for.
    """

    rated: bool = False
    public: bool = False
    speed: str = "untimed"


Setups = Callable[[Connection, str], Setup]
"""The setup of the game of an id."""


def casual(_: Connection, __: str) -> Setup:
    """Games that nobody has set up: casual, and nobody's business but their players'."""
    return Setup()
