"""Games come due: each is looked at in time, also after a crash, and though nobody watches.

The database knows when (column ``due``). What is due soon is held in memory;
the rest is read again every few seconds. Looking too often, or from several
nodes, is harmless: whatever is done goes through the game's sequence number.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import structlog

from crossglot.server.clock import Clock

log = structlog.get_logger("crossglot.timers")

READ_EVERY = 5.0
"""Seconds between two looks into the database."""

AHEAD = 3 * READ_EVERY
"""Seconds; what is due later is not held in memory."""

AT_ONCE = 64
"""Games looked at at the same time: after a long night many are due."""

MOST_READ = 1000
"""Games read at once; the next reading finds the others."""


class DueTimes(Protocol):
    """Knows what is due when."""

    async def due(self, before: float, limit: int) -> Sequence[tuple[str, float]]:
        """What time changes before then: (id, when), the first due first."""


class Timers:
    """Calls ``look`` for every game that is due.

    Args:
        store: Knows which are.
        clock: Tells the time.
        look: Looks at a game that was due then; may be called too early, or once too often.
    """

    def __init__(
        self, store: DueTimes, clock: Clock, look: Callable[[str, float], Awaitable[None]]
    ) -> None:
        self._store = store
        self._clock = clock
        self._look = look
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._woken = asyncio.Event()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def set(self, game_id: str, due: float | None) -> None:
        """The game is due at ``due``, in seconds since 1970, and not when it was; None is never."""
        if due is None or due > self._clock.now() + AHEAD:
            self._due.pop(game_id, None)
            return
        if self._due.get(game_id) == due:
            return
        self._due[game_id] = due
        heapq.heappush(self._heap, (due, game_id))
        if self._heap[0] == (due, game_id):
            self._woken.set()

    async def run(self) -> None:
        """Look at games for ever; cancel it to stop."""
        read_at = self._clock.now()
        try:
            while True:
                self._woken.clear()
                self._look_at_due()
                now = self._clock.now()
                if now >= read_at:
                    await self._read()
                    read_at = now + READ_EVERY
                self._look_at_due()
                until = min(self._heap[0][0], read_at) if self._heap else read_at
                await self._clock.sleep_until(until, self._woken)
        finally:
            for task in self._tasks:
                task.cancel()

    async def _read(self) -> None:
        try:
            found = await self._store.due(self._clock.now() + AHEAD, MOST_READ)
        except Exception:
            log.exception("games that are due cannot be read")
            return
        for game_id, due in found:
            self.set(game_id, due)

    def _look_at_due(self) -> None:
        now = self._clock.now()
        while self._heap and self._heap[0][0] <= now:
            due, game_id = heapq.heappop(self._heap)
            if self._due.get(game_id) == due:
                del self._due[game_id]
                task = asyncio.create_task(self._look_at(game_id, due), name=f"time at {game_id}")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _look_at(self, game_id: str, due: float) -> None:
        async with self._places:
            try:
                await self._look(game_id, due)
            except Exception:
                log.exception("game that is due failed", game=game_id)
