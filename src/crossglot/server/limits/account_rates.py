"""A token bucket, and how often an account may do something: bursts are fine, floods are not."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """Lets through ``burst`` messages at once and ``rate`` a second in the long run.

    >>> bucket = Bucket(rate=1, burst=2, now=0)
    >>> [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more message may pass at ``now`` (seconds, never going back)."""
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


REMEMBERED = 10_000
"""Accounts; the one not seen for longest is forgotten, and begins anew."""


class Pace:
    """A bucket for each account, at this node.

    Args:
        rate: How often a second, in the long run.
        burst: How often at once.
    """

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, account: str) -> bool:
        """Whether the account may go on now."""
        now = time.monotonic()
        bucket = self._buckets.pop(account, None) or Bucket(self.rate, self.burst, now)
        self._buckets[account] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now)
