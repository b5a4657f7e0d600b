"""The options by which every command that searches is bounded."""

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter, validators

from crossglot.analysis import Limit
from crossglot.analysis.simulation import MOST_ROLLOUTS

Positive = Annotated[int, Parameter(validator=validators.Number(gte=1))]

NODES = 100
"""Positions that the solvers may look at for each rollout that was asked for."""


@Parameter(name="*")
@dataclass(frozen=True)
class Bounds:
    """When a search ends, and how closely it looks.

    Attributes:
        time: Seconds for each position; a few when neither this nor --rollouts is given.
        rollouts: The most for each position; the result is then the same every time.
        plies: Turns that are played after each move.
        limit: How many moves are compared.
        seed: Decides all deals.
        threads: How many work.
    """

    time: Annotated[float | None, Parameter(validator=validators.Number(gt=0))] = None
    rollouts: Positive | None = None
    plies: Annotated[int, Parameter(validator=validators.Number(gte=0, lte=1000))] = 2
    limit: Annotated[int, Parameter(validator=validators.Number(gte=1, lte=100))] = 15
    seed: Annotated[int, Parameter(validator=validators.Number(gte=0, lt=2**64))] = 0
    threads: Annotated[int, Parameter(validator=validators.Number(gte=1, lte=256))] = 1

    def within(self, seconds: float) -> Limit:
        """The limit; ``seconds`` where nobody named time or rollouts."""
        return Limit(
            seconds=self.time if self.time or self.rollouts else seconds,
            rollouts=self.rollouts or MOST_ROLLOUTS,
            nodes=NODES * self.rollouts if self.rollouts else None,
            plies=self.plies,
            candidates=self.limit,
            threads=self.threads,
        )


ORDINARY = Bounds()
"""What holds when nothing was named."""
