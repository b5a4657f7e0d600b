"""Glicko-2: a strength, how far it may be wrong, and how steady it is. Pure arithmetic.

After Mark Glickman, "Example of the Glicko-2 system" (2013); the steps are his.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 173.7178
"""Points of the shown scale to one of the inner scale (step 2)."""

MIDDLE = 1500.0
"""Where everybody begins."""

UNKNOWN = 350.0
"""The deviation of somebody who has not played, and the largest there is."""

TAU = 0.5
"""How much steadiness may change; Glickman finds 0.3 to 1.2 reasonable."""

CLOSE = 1e-6
"""How exactly the new volatility is sought (step 5)."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is.

    Attributes:
        value: Strength in points; 1500 is the middle.
        deviation: With 95 % certainty the strength is within two of these.
        volatility: How steady results are; 0.06 at first.
    """

    value: float = MIDDLE
    deviation: float = UNKNOWN
    volatility: float = 0.06


@dataclass(frozen=True, slots=True)
class Result:
    """One game against one opponent.

    Attributes:
        opponent: Their rating before the game.
        score: 1 won, 0.5 drawn, 0 lost.
    """

    opponent: Rating
    score: float


def aged(rating: Rating, periods: float) -> Rating:
    """``rating`` after so many periods without a game: less certain, else the same (step 6)."""
    grown = sqrt((rating.deviation / SCALE) ** 2 + periods * rating.volatility**2) * SCALE
    return Rating(rating.value, min(grown, UNKNOWN), rating.volatility)


def rated(rating: Rating, results: Sequence[Result], periods: float = 1.0) -> Rating:
    """``rating`` after ``results``, which all count as played at once.

    Args:
        rating: Before them.
        results: At least one.
        periods: Since the last results; a part of a period is allowed.

    >>> field = [(1400, 30, 1), (1550, 100, 0), (1700, 300, 0)]
    >>> results = [Result(Rating(value, deviation), score) for value, deviation, score in field]
    >>> after = rated(Rating(1500, 200), results)
    >>> round(after.value, 2), round(after.deviation, 2), round(after.volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    mu, phi = (rating.value - MIDDLE) / SCALE, rating.deviation / SCALE
    information = surprise = 0.0
    for result in results:
        weight = _weight(result.opponent.deviation / SCALE)
        expected = 1 / (1 + exp(-weight * (mu - (result.opponent.value - MIDDLE) / SCALE)))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (result.score - expected)
    volatility = _volatility(phi, rating.volatility, 1 / information, surprise / information)
    deviation = 1 / sqrt(1 / (phi**2 + periods * volatility**2) + information)
    return Rating(
        value=MIDDLE + SCALE * (mu + deviation**2 * surprise),
        deviation=min(SCALE * deviation, UNKNOWN),
        volatility=volatility,
    )


def _weight(phi: float) -> float:
    """g: a result against somebody little known tells less (step 3)."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(phi: float, sigma: float, variance: float, change: float) -> float:
    """The new volatility, by the Illinois method (step 5)."""
    start = log(sigma**2)

    def excess(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (change**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low = start
    if change**2 > phi**2 + variance:
        high = log(change**2 - phi**2 - variance)
    else:
        steps = 1
        while excess(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = excess(low), excess(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = excess(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
