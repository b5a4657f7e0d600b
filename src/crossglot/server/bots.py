"""The computer players of this machine."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from crossglot.board import Direction
from crossglot.errors import ServerCode, ServerError
from crossglot.game import GameState, Words
from crossglot.kernel import Graph, plays, ruleset_of
from crossglot.moves import Exchange, Move, Pass, Play


@runtime_checkable
class _HasGraph(Protocol):
    @property
    def graph(self) -> Graph:
        """Every tiling of every word."""


class ComputerPlayers:
    """Highest score, for now under both names."""

    def kinds(self) -> tuple[str, ...]:
        """Names of the players there are."""
        return ("greedy", "static")

    def choose(self, kind: str, view: GameState, seat: int, words: Words) -> Move:
        """The best play; else an exchange of everything; else a pass."""
        if not isinstance(words, _HasGraph):
            raise ServerError(ServerCode.INTERNAL, kind=kind)
        rack = view.racks[seat]
        best = plays(words.graph, ruleset_of(view.edition), view.board.tiles, rack, limit=1)
        if best:
            start, direction, tiles, _, _ = best[0]
            return Play(start, Direction(direction), tiles)
        enough = view.bag_count >= max(view.edition.exchange_bag_min, len(rack))
        return Exchange(rack) if enough else Pass()
