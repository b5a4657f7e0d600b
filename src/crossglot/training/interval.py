"""A mean and how far it may be off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its confidence interval.

    Attributes:
        mean: The mean.
        margin: Half the width of the interval of 95 % confidence.
    """

    mean: float
    margin: float

    @property
    def low(self) -> float:
        """The lower end."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """The upper end."""
        return self.mean + self.margin


def interval_of(samples: Sequence[float]) -> Interval:
    """The mean of independent ``samples``, by the normal approximation; one alone has no margin.

    >>> interval_of([1.0, 3.0, 1.0, 3.0]).mean
    2.0
    """
    if len(samples) < 2:
        return Interval(fmean(samples), float("inf"))
    width = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    return Interval(fmean(samples), width * stdev(samples) / len(samples) ** 0.5)
