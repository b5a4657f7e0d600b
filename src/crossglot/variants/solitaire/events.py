"""What happens in a game that one person plays alone.

Everything on the board and the racks is written as in any other game
(:mod:`crossglot.game.events`); only the first event is our own.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from crossglot.game import Event as GameEvent

Kind = Literal["one-rack", "two-racks", "open"]
"""Solitaire a (ET-101, HU-W-65), b (ET-102) and c (ET-103, HU-W-66)."""


class SolitaireStarted(Struct, frozen=True, tag="solitaire-started"):
    """Somebody sits down to play alone; the game's own start follows.

    Attributes:
        kind: Which of the three games.
    """

    kind: Kind


Event = SolitaireStarted | GameEvent
"""Everything that can happen."""
