"""How far this node is behind: what has waited in our own queue is no player's fault."""

from __future__ import annotations

import asyncio
import time

TICK = 0.02
"""Seconds between two looks."""

QUIET = 0.03
"""Seconds: a loop that is no later than this has read whatever had arrived."""

MOST = 10_000
"""Milliseconds at most that are put down to the server."""


class Backlog:
    """Watches the event loop while a round is open.

    Attributes:
        rounds: How many open rounds are watched over; nobody looks while there is none.
    """

    def __init__(self) -> None:
        self.rounds = 0
        self._quiet: float | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def behind(self) -> int:
        """Milliseconds that a message may have waited here before it was read."""
        if self._quiet is None:
            return 0
        since = time.perf_counter() - self._quiet - TICK - QUIET
        return min(MOST, max(0, round(since * 1000)))

    async def catch_up(self) -> None:
        """Return once all that has arrived by now is read: the loop looks at every line a turn."""
        await asyncio.sleep(TICK)

    def open(self) -> None:
        """A round is open."""
        self.rounds += 1
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._look())

    def close(self) -> None:
        """A round is closed."""
        self.rounds -= 1

    def stop(self) -> None:
        """Look no more."""
        self.rounds = 0
        if self._task is not None:
            self._task.cancel()

    async def _look(self) -> None:
        self._quiet = time.perf_counter()
        while self.rounds > 0:
            begun = time.perf_counter()
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            if now - begun - TICK <= QUIET:
                self._quiet = now
        self._quiet = None
