"""The computer players of this machine."""

from __future__ import annotations

from crossglot.editions import House
from crossglot.errors import ServerCode, ServerError
from crossglot.game import GameState, Words
from crossglot.lexicon import Lexicon
from crossglot.moves import Move
from crossglot.players import PLAYERS, check_player, seated_player


class ComputerPlayers:
    """Every kind of :mod:`crossglot.players`, by its name."""

    def kinds(self) -> tuple[str, ...]:
        """Names of the players there are."""
        return tuple(PLAYERS)

    def check(self, kind: str, house: House) -> None:
        """Refuse a player that could not play by ``house``."""
        check_player(kind, house)

    def choose(self, kind: str, view: GameState, seat: int, words: Words) -> Move:
        """What the player of this kind does; it must know the lexicon, not only ask it."""
        if not isinstance(words, Lexicon):
            raise ServerError(ServerCode.INTERNAL, kind=kind)
        return seated_player(kind, words, view.edition.house).choose(view, seat)
