"""What every computer player can do, and the kinds there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from crossglot.editions import House
from crossglot.errors import PlayerCode, PlayerError
from crossglot.game import GameState
from crossglot.lexicon import Lexicon
from crossglot.moves import Move
from crossglot.players.greedy import Greedy
from crossglot.players.static import Static


class Player(Protocol):
    """Chooses moves; it sees what its seat may see."""

    def choose(self, state: GameState, seat: int) -> Move:
        """The move for ``seat``, whose turn it is.

        Args:
            state: The game as ``seat`` sees it.
            seat: The player's own.
        """


PLAYERS: dict[str, Callable[[Lexicon], Player]] = {"greedy": Greedy, "static": Static}
"""Name -> how one is made."""


def make_player(kind: str, lexicon: Lexicon, house: House | None = None) -> Player:
    """The computer player called ``kind``.

    Raises:
        PlayerError: No such kind, or a house rule that it cannot play.
    """
    if kind not in PLAYERS:
        raise PlayerError(PlayerCode.UNKNOWN, player=kind, known=sorted(PLAYERS))
    if house is not None and house.blank_as_space:
        raise PlayerError(PlayerCode.HOUSE_RULE, player=kind, rule="blank-as-space")
    return PLAYERS[kind](lexicon)
