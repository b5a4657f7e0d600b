"""The player that takes the highest score."""

from __future__ import annotations

from dataclasses import dataclass

from crossglot.errors import GameError
from crossglot.game import GameState, opening_rules
from crossglot.lexicon import Lexicon
from crossglot.moves import Exchange, Move, Pass
from crossglot.players.candidates import candidates
from crossglot.rules import check_exchange

PATIENCE = 3
"""Rounds without a tile laid after which a player no longer exchanges."""


@dataclass(frozen=True, slots=True)
class Greedy:
    """Plays what earns most; without a play it exchanges its rack, or passes.

    Attributes:
        lexicon: The words it knows.
    """

    lexicon: Lexicon

    def choose(self, state: GameState, seat: int) -> Move:
        """The play with most points."""
        edition, rack = opening_rules(state), state.racks[seat]
        best = candidates(self.lexicon, edition, state.board, rack, limit=1)
        return best[0].play if best else without_a_play(state, seat)


def without_a_play(state: GameState, seat: int) -> Move:
    """The whole rack exchanged, or as much as the bag holds; else a pass.

    After :data:`PATIENCE` rounds in which nobody laid a tile it passes, so that
    players who only exchange do not go on for ever.
    """
    if state.scoreless >= PATIENCE * len(state.seats):
        return Pass()
    rack = state.racks[seat]
    tiles = rack[: state.bag_count]
    try:
        check_exchange(state.edition, rack, state.bag_count, tiles)
    except GameError:
        return Pass()
    return Exchange(tiles)
