"""What was agreed on before a game, as far as its end depends on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, select

from crossglot.server.store.schema.lobby import game_setups


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


def setup_of(connection: Connection, game_id: str) -> Setup:
    """What was agreed on in the lobby; a game that nobody has set up is casual and private."""
    columns = (game_setups.c.rated, game_setups.c.public, game_setups.c.speed)
    found = connection.execute(select(*columns).where(game_setups.c.id == game_id)).one_or_none()
    return Setup() if found is None else Setup(found.rated, found.public, found.speed)
