"""The player that also minds what it keeps."""

from __future__ import annotations

from dataclasses import dataclass

from crossglot.game import GameState, opening_rules
from crossglot.kernel import Leaves
from crossglot.lexicon import Lexicon
from crossglot.moves import Exchange, Move
from crossglot.players.candidates import candidates
from crossglot.players.exchanges import best_exchange
from crossglot.players.greedy import PATIENCE, without_a_play
from crossglot.players.leaves import leaves_of
from crossglot.players.outlook import outlook_of
from crossglot.players.solver import solved_move


@dataclass(frozen=True, slots=True)
class Static:
    """Plays or exchanges for the best points and leave together.

    With the bag empty nothing can be drawn to what is kept, so only points count,
    unless it may solve the endgame.

    Attributes:
        lexicon: The words it knows.
        leaves: What it takes leaves to be worth; None is the edition's own values.
        endgame_nodes: Positions it may look at in an endgame of two; 0 is none.
    """

    lexicon: Lexicon
    leaves: Leaves | None = None
    endgame_nodes: int = 0

    def choose(self, state: GameState, seat: int) -> Move:
        """The move of the best equity."""
        if self.endgame_nodes and not state.bag_count:
            solved = solved_move(self.lexicon, outlook_of(state, seat), self.endgame_nodes)
            if solved is not None:
                return solved
        edition, rack = opening_rules(state), state.racks[seat]
        leaves = (self.leaves or leaves_of(edition)) if state.bag_count else None
        best = candidates(self.lexicon, edition, state.board, rack, limit=1, leaves=leaves)
        weary = state.scoreless >= PATIENCE * len(state.seats)
        if leaves is None or weary:
            return best[0].play if best else without_a_play(state, seat)
        exchanged = best_exchange(state, rack, leaves)
        if best and (exchanged is None or best[0].equity >= exchanged[0]):
            return best[0].play
        return Exchange(exchanged[1]) if exchanged else without_a_play(state, seat)
