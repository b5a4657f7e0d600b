"""The time of day, as a port: all who need it ask this, so that tests can turn the hands."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Protocol


class Clock(Protocol):
    """Tells the time and wakes sleepers."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def sleep_until(self, when: float, woken: asyncio.Event) -> None:
        """Return at ``when``, in seconds since 1970, or as soon as ``woken`` is set."""


_SINCE_1970 = time.time() - time.monotonic()
"""Seconds, as the wall clock had it when this process began."""


class WallClock:
    """The clock of this machine, as it was when the process began.

    From then on it counts seconds that have passed: somebody who sets the clock of the
    machine, by an hour back or forth, gives no player time and takes none.
    """

    def now(self) -> float:
        """Seconds since 1970."""
        return _SINCE_1970 + time.monotonic()

    async def sleep_until(self, when: float, woken: asyncio.Event) -> None:
        """Wait; see :class:`Clock`."""
        with suppress(TimeoutError):  # asyncio.wait_for of Python 3.11 loses cancellations
            async with asyncio.timeout(max(0.0, when - self.now())):
                await woken.wait()
