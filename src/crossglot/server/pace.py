"""How often an account may do something: bursts are fine, floods are not."""

from __future__ import annotations

import time
from collections import OrderedDict

from crossglot.server.live.bucket import Bucket

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
