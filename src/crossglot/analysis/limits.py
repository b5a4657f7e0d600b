"""How long an analysis may take, and how closely it looks."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from crossglot.analysis.simulation import MOST_ROLLOUTS


@dataclass(frozen=True, slots=True)
class Limit:
    """Whatever is reached first ends an analysis.

    Without seconds, and with a limit in rollouts and nodes, the same question is
    given the same answer on every machine.

    Attributes:
        seconds: The longest time; None is no limit.
        rollouts: Of all moves together.
        nodes: Positions that the solvers look at; None is no limit.
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
