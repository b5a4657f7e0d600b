"""How long an analysis may take, and how closely it looks."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from crossglot.analysis.simulation import MOST_ROLLOUTS

UNTIMED_NODES = 1_000_000
"""Positions that a solver looks at where neither time nor nodes are limited."""


@dataclass(frozen=True, slots=True)
class Limit:
    """Whatever is reached first ends an analysis.

    Without seconds, the same question is given the same answer on every machine:
    rollouts end it, and nodes, which are limited by default then.

    Attributes:
        seconds: The longest time; None is no limit.
        rollouts: Of all moves together.
        nodes: Positions that the solvers look at; None is no limit where there are
            seconds, else :data:`UNTIMED_NODES`.
        confidence: It stops when it is so sure of the best move; None is never.
        tolerance: A move better by no more than this share in the win is no better.
        plies: Turns that are played after each move.
        candidates: Moves that are compared.
        threads: How many work.
    """

    seconds: float | None = 5.0
    rollouts: int = MOST_ROLLOUTS
    nodes: int | None = None
    confidence: float | None = 0.99
    tolerance: float = 0.0
    plies: int = 2
    candidates: int = 15
    threads: int = 1

    def __post_init__(self) -> None:
        """An analysis ends, whatever is left out: an endgame may take days to be proven."""
        object.__setattr__(self, "nodes", bounded_nodes(self.nodes, self.seconds))


def bounded_nodes(nodes: int | None, time: float | None) -> int | None:
    """``nodes``, or a default where time does not end a search either.

    >>> bounded_nodes(None, 5.0), bounded_nodes(None, None), bounded_nodes(10**9, None)
    (None, 1000000, 1000000000)
    """
    return UNTIMED_NODES if nodes is None and time is None else nodes


STEADY = Limit(seconds=None, rollouts=3_000, nodes=200_000)
"""A second's work or so, with the same answer every time."""


class Countdown:
    """The time that a limit leaves.

    Args:
        seconds: From now; None is for ever.
    """

    def __init__(self, seconds: float | None) -> None:
        self._end = None if seconds is None else monotonic() + seconds

    def milliseconds(self, share: float = 1.0) -> int | None:
        """A ``share`` of what is left, at least 1; None is for ever."""
        if self._end is None:
            return None
        return max(1, round(1000 * share * (self._end - monotonic())))
