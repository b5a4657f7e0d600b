"""The strongest player: rollouts, inference, every ordering near the end, and the exact endgame."""

from __future__ import annotations

from dataclasses import dataclass

from crossglot.game import GameState
from crossglot.lexicon import Lexicon
from crossglot.moves import Move
from crossglot.players.outlook import check_house
from crossglot.players.simulating import Simulating

ROLLOUTS = 6_000
"""Rollouts of a turn, of all candidates together."""

CANDIDATES = 20
"""Moves that are compared while the bag is full."""

ENDGAME_NODES = 1_000_000
"""Positions that it looks at in an endgame of two."""

PRE_ENDGAME_NODES = 200_000
"""Positions that it looks at with few tiles in the bag."""

PRE_ENDGAME_BAG = 2
"""Tiles in the bag from which on it looks at every ordering; of more, too few are decided."""

TURN_TILES = 4
"""Tiles that a turn lays on the average: how many turns of its own are still to come."""

RESERVE = 0.9
"""Share of the time that it plans with."""

HASTE = 500
"""Milliseconds of a turn below which nothing is inferred."""

FASTEST = 50
"""Milliseconds that a turn is always given."""


@dataclass(frozen=True, slots=True)
class Strong:
    """Plays as well as the library knows how, within its budget.

    Without a clock, and without ``milliseconds``, it is a pure function of what
    its seat may see. With a clock it plans its time over the turns to come.

    Attributes:
        lexicon: The words it knows.
        rollouts: Of a turn, all candidates together.
        milliseconds: Of a turn, or None for no limit but the clock.
        threads: How many work.
        salt: Decides the deals, together with the position.
        endgame_nodes: Positions it may look at in an endgame.
        pre_endgame_nodes: Positions it may look at with few tiles in the bag.
        pre_endgame_bag: How few: 0 is never, 4 the most.
        minds_clock: Whether it keeps to the clock of the game.
    """

    lexicon: Lexicon
    rollouts: int = ROLLOUTS
    milliseconds: int | None = None
    threads: int = 1
    salt: str = ""
    endgame_nodes: int = ENDGAME_NODES
    pre_endgame_nodes: int = PRE_ENDGAME_NODES
    pre_endgame_bag: int = PRE_ENDGAME_BAG
    minds_clock: bool = True

    def choose(self, state: GameState, seat: int) -> Move:
        """The move that wins most, as far as its budget tells.

        Raises:
            PlayerError: A house rule by which it cannot count.
        """
        check_house(state.edition.house, "strong")
        share = fair_share(state, seat) if self.minds_clock else None
        limits = [limit for limit in (self.milliseconds, share) if limit is not None]
        near = state.bag_count <= self.pre_endgame_bag
        time = min(limits, default=None)
        return Simulating(
            self.lexicon,
            rollouts=self.rollouts,
            milliseconds=time,
            candidates=CANDIDATES,
            tolerance=0.0,
            infers=time is None or time >= HASTE,
            threads=self.threads,
            salt=self.salt,
            endgame_nodes=self.endgame_nodes,
            pre_endgame_nodes=self.pre_endgame_nodes if near else 0,
        ).choose(state, seat)


def fair_share(state: GameState, seat: int) -> int | None:
    """Milliseconds that ``seat`` may spend on this turn; None where no clock runs.

    What is left of its main time is parted evenly among the turns that it is likely
    to have, the increment is added, and the limits of a single turn are kept.
    """
    clock = state.edition.house.clock
    limits = [limit for limit in (clock.per_move, clock.correspondence) if limit]
    if clock.main:
        tiles = state.bag_count + sum(map(len, state.racks))
        turns = max(1, -(-tiles // (TURN_TILES * len(state.seats))))
        limits.append((clock.main - state.used[seat]) // turns + clock.increment)
    if not limits:
        return None
    return max(FASTEST, round(RESERVE * min(limits)))
