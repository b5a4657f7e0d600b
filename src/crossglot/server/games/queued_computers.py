"""Computer players that think in other processes: their turns are jobs in a queue."""

from __future__ import annotations

import asyncio
from typing import Protocol

import structlog

from crossglot.server.games.standard_table import StandardTable

log = structlog.get_logger("crossglot.computers")


class Queue(Protocol):
    """Where turns wait for workers."""

    async def put(self, game_id: str, seq: int) -> None:
        """Have somebody play the turn after event ``seq``; once, however often asked."""


class QueuedComputers:
    """Hands the turns of computers on.

    Args:
        queue: To whom.
    """

    def __init__(self, queue: Queue) -> None:
        self._queue = queue
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, table: StandardTable) -> None:
        """Have the turn at ``table`` played, if it is a computer's."""
        if table.computer_awaited is not None:
            task = asyncio.create_task(self._put(table.id, table.seq))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Hand on what is to be handed on."""
        await asyncio.gather(*self._tasks)

    async def _put(self, game_id: str, seq: int) -> None:
        try:
            await self._queue.put(game_id, seq)
        except Exception:  # it is looked after later, as the turn of a worker that died
            log.exception("turn cannot be handed on", game=game_id, seq=seq)
