"""A simple estimate of what kept tiles are worth, derived from the edition alone."""

from __future__ import annotations

from functools import lru_cache

from crossglot.editions import Edition
from crossglot.kernel import Leaves

BLANK_WORTH = 25_000
"""Millipoints: about what a blank adds to the best play that it makes possible."""

DUPLICATE = 2_500
"""Millipoints lost for each second tile of a letter: it fits fewer words."""

IMBALANCE = 1_500
"""Millipoints lost for each vowel or consonant too many."""


@lru_cache(maxsize=32)
def _leaves(points: bytes, vowels: frozenset[int]) -> Leaves:
    values = [BLANK_WORTH, *map(_worth, points[1:])]
    return Leaves(values, DUPLICATE, sum(1 << tile for tile in vowels), IMBALANCE)


def leaves_of(edition: Edition) -> Leaves:
    """The estimate for ``edition``.

    A printed value says how hard a letter is to lay: one of a point is worth
    2, one of three nothing, and each further point costs one, down to -6. A
    blank is worth 25. Doubles and an uneven mix of vowels cost a little.
    """
    return _leaves(edition.points, edition.alphabet.vowels)


def _worth(points: int) -> int:
    """Millipoints that a kept letter adds to later plays."""
    return max(3_000 - 1_000 * points, -6_000)
