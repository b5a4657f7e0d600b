"""What tiles kept on the rack are worth: learnt by self-play, or by an edition's own numbers."""

from __future__ import annotations

from functools import lru_cache

from crossglot.editions import Edition
from crossglot.kernel import Leaves
from crossglot.players.leave_file import rules_digest, shipped_values

BLANK_VALUE = 25_000
"""Millipoints a blank on the rack is worth."""

PER_COUNT = 500
"""Millipoints of a letter for every tile of it in the set."""

PER_POINT = -1_500
"""Millipoints of a letter for every point on it."""

DUPLICATE = 3_000
"""Millipoints lost for every tile beyond the first of its letter."""

IMBALANCE = 3_000
"""Millipoints lost for every vowel or consonant too many."""


def leaves_of(edition: Edition) -> Leaves:
    """The leave values for ``edition``: those that it has learnt, else the estimate.

    Learnt are those of the printed editions; a house rule that changes rack,
    bonus or tiles has none.

    Raises:
        TrainingError: ``leave-values-damaged``: the library's own file is not whole.
    """
    return _learnt(edition.id, rules_digest(edition)) or estimate_of(edition)


@lru_cache(maxsize=64)
def _learnt(edition_id: str, rules: str) -> Leaves | None:
    values = shipped_values(edition_id)
    return values.leaves() if values is not None and values.rules == rules else None


def estimate_of(edition: Edition) -> Leaves:
    """The simple leave estimate for ``edition``.

    A letter is worth ``PER_COUNT`` for every tile of it in the set and
    ``PER_POINT`` for every point on it: a common letter fits nearly anywhere,
    a dear one waits for its square. From all values their mean over the set is
    taken off, so that a tile kept is compared with the tile that would be drawn
    instead. A blank is worth ``BLANK_VALUE``; doubles and an uneven mix of
    vowels and consonants cost ``DUPLICATE`` and ``IMBALANCE``.

    The five numbers were chosen by matches against the greedy player in Hungarian
    and hold up in the other editions (``benchmarks/kernel_match.py``).
    """
    return _leaves(edition.counts, edition.points, edition.alphabet.vowels)


@lru_cache(maxsize=64)
def _leaves(counts: bytes, points: bytes, vowels: frozenset[int]) -> Leaves:
    pairs = list(zip(counts, points, strict=True))
    values = [PER_COUNT * count + PER_POINT * point for count, point in pairs]
    total = sum(count * value for count, value in zip(counts[1:], values[1:], strict=True))
    mean = total // max(sum(counts[1:]), 1)
    letters = [value - mean for value in values[1:]]
    mask = sum(1 << vowel for vowel in vowels)
    return Leaves([BLANK_VALUE, *letters], DUPLICATE, mask, IMBALANCE)
