"""The player that plays each promising move out, many times, and keeps what wins most."""

from __future__ import annotations

from dataclasses import dataclass

from crossglot.game import GameState
from crossglot.lexicon import Lexicon
from crossglot.moves import Move
from crossglot.players.greedy import PATIENCE
from crossglot.players.inference import priors_of
from crossglot.players.outlook import Outlook, move_of, outlook_of, simulation_of
from crossglot.players.solver import ENDGAME_NODES, solved_move
from crossglot.players.static import Static

CANDIDATES = 12
"""Moves that are compared while the bag is full."""

ROLLOUTS = 1_500
"""Rollouts of a turn, of all candidates together."""


@dataclass(frozen=True, slots=True)
class Simulating:
    """Chooses by Monte Carlo: candidates of the best static equity, rolled out.

    With a budget in rollouts it is a pure function of what its seat may see and
    of ``salt``; with milliseconds it does what the time allows.

    Attributes:
        lexicon: The words it knows.
        rollouts: Of a turn, all candidates together.
        milliseconds: Of a turn, or None for no limit.
        candidates: Moves that are compared; more when few deals are left.
        plies: Turns played after a candidate.
        confidence: It stops when it is so sure of the best candidate.
        tolerance: Share in the win below which one move is as good as another.
        infers: Whether it minds what the others' turns tell of their leaves.
        threads: How many work.
        salt: Decides the deals, together with the position.
        endgame_nodes: Positions it may look at in an endgame of two; 0 is none.
        pre_endgame_nodes: Positions it may look at with one to four tiles in the bag; 0 is none.
    """

    lexicon: Lexicon
    rollouts: int = ROLLOUTS
    milliseconds: int | None = None
    candidates: int = CANDIDATES
    plies: int = 2
    confidence: float | None = 0.98
    tolerance: float = 0.002
    infers: bool = True
    threads: int = 1
    salt: str = ""
    endgame_nodes: int = ENDGAME_NODES
    pre_endgame_nodes: int = 0

    def choose(self, state: GameState, seat: int) -> Move:
        """The move that wins most; the static player's where there is nothing to compare."""
        outlook = outlook_of(state, seat)
        solved = self._solved(outlook)
        if solved is not None:
            return solved
        if outlook.scoreless >= PATIENCE * len(outlook.scores):
            return Static(self.lexicon).choose(state, seat)
        seed = outlook.seed(self.salt)
        infers = self.infers and outlook.bag_count > outlook.edition.rack_size
        priors = priors_of(self.lexicon, state, seat, seed) if infers else None
        count = self._count(outlook)
        simulation = simulation_of(
            self.lexicon,
            outlook,
            candidates=count,
            plies=self.plies,
            seed=seed,
            priors=priors,
            every=self.rollouts // count,
        )
        simulation.run(
            rollouts=self.rollouts,
            milliseconds=self.milliseconds,
            confidence=self.confidence,
            tolerance=self.tolerance,
            threads=self.threads,
        )
        return move_of(simulation.prospects()[0].step)

    def _count(self, outlook: Outlook) -> int:
        """How many candidates: the fewer deals there are, the more moves can be looked at."""
        deals = {0: 1, 1: 8, 2: 72}.get(outlook.bag_count)
        if deals is None or len(outlook.held) > 1:
            return self.candidates
        return max(self.candidates, min(60, self.rollouts // deals))

    def _solved(self, outlook: Outlook) -> Move | None:
        """The move where it can be worked out."""
        return solved_move(
            self.lexicon,
            outlook,
            self.endgame_nodes,
            self.pre_endgame_nodes,
            self.milliseconds,
        )
