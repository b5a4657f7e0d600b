"""A token bucket: bursts are fine, floods are not."""

from __future__ import annotations


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
