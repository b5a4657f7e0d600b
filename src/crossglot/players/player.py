"""What every computer player can do, and the kinds there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from crossglot.editions import House
from crossglot.errors import PlayerCode, PlayerError
from crossglot.game import GameState
from crossglot.lexicon import Lexicon
from crossglot.moves import Move
from crossglot.players.greedy import Greedy
from crossglot.players.levels.human import human, simulates
from crossglot.players.levels.strict import Strict
from crossglot.players.levels.table import LEVELS
from crossglot.players.levels.vocabulary import BOTS, vocabulary
from crossglot.players.outlook import check_house
from crossglot.players.simulating import Simulating
from crossglot.players.static import Static
from crossglot.players.strong import Strong


class Player(Protocol):
    """Chooses moves; it sees what its seat may see."""

    def choose(self, state: GameState, seat: int) -> Move:
        """The move for ``seat``, whose turn it is.

        Args:
            state: The game as ``seat`` sees it.
            seat: The player's own.
        """


PLAYERS: dict[str, Callable[[Lexicon], Player]] = {
    "greedy": Greedy,
    "static": Static,
    "simulating": Simulating,
    "strong": Strong,
    **{level: partial(human, level) for level in LEVELS},
}
"""Name -> how one is made."""


def make_player(kind: str, lexicon: Lexicon, house: House | None = None) -> Player:
    """The computer player called ``kind``.

    Raises:
        PlayerError: No such kind, or a house rule that it cannot play.
    """
    check_player(kind, house)
    return PLAYERS[kind](lexicon)


def seated_player(kind: str, referee: Lexicon, house: House | None = None) -> Player:
    """The computer player called ``kind`` as it sits down with people.

    It knows the vocabulary of computer players, or that of its level, and lays
    nothing that ``referee`` does not admit.

    Raises:
        PlayerError: As :func:`make_player`.
        LexiconError, OSError: A vocabulary cannot be compiled.
    """
    free = make_player(kind, referee, house)
    known = referee if kind in LEVELS else vocabulary(referee, BOTS)
    return free if known is referee else Strict(make_player(kind, known, house), free, referee)


def check_player(kind: str, house: House | None = None) -> None:
    """Refuse, when a game is made, a computer player that could not play it.

    Raises:
        PlayerError: No such kind, or a house rule that it cannot play.
    """
    if kind not in PLAYERS:
        raise PlayerError(PlayerCode.UNKNOWN, player=kind, known=sorted(PLAYERS))
    if house is not None and house.blank_as_space:
        raise PlayerError(PlayerCode.HOUSE_RULE, player=kind, rule="blank-as-space")
    if house is not None and (
        kind in {"simulating", "strong"} or (kind in LEVELS and simulates(kind))
    ):
        check_house(house, kind)
