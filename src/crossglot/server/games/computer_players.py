"""The computer players of this machine."""

from __future__ import annotations

from crossglot.editions import House
from crossglot.errors import ServerCode, ServerError
from crossglot.game import GameState, Words
from crossglot.lexicon import Lexicon
from crossglot.moves import Move
from crossglot.players import LEVELS, PLAYERS, Human, Player, check_player, seated_player


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
        return _seated(kind, view, words).choose(view, seat)

    def thinking_seconds(self, kind: str, view: GameState, seat: int, words: Words) -> float:
        """How long a person of its level would think, where a clock runs; else 0."""
        if kind not in LEVELS or not view.edition.house.clock.is_live:
            return 0.0
        player = _seated(kind, view, words)
        return player.thinking_seconds(view, seat) if isinstance(player, Human) else 0.0


def _seated(kind: str, view: GameState, words: Words) -> Player:
    if not isinstance(words, Lexicon):
        raise ServerError(ServerCode.INTERNAL, kind=kind)
    return seated_player(kind, words, view.edition.house)
