"""Group commit: what arrives while the database works goes into one statement.

The brother of :class:`~crossglot.server.store.writer.Writer` for a database
that is asked over a line: a round trip and a commit cost the same for one row
and for hundreds.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from crossglot.server.store.futures import answer, fail
from crossglot.server.store.writer import SHORTEST

Row = TypeVar("Row")

LARGEST_BATCH = 500
"""Rows in one statement; more would make the first of them wait."""


@dataclass(slots=True, eq=False)
class _Job(Generic[Row]):
    game: str
    row: Row
    done: asyncio.Future[bool]


class Batches(Generic[Row]):
    """Rows on their way into the database, one of a game at a time.

    Args:
        run: Writes some rows, all of different games, in one transaction; the
            games of those that fitted.
    """

    def __init__(self, run: Callable[[Sequence[Row]], Awaitable[set[str]]]) -> None:
        self._run = run
        self._waiting: deque[_Job[Row]] = deque()
        self._task: asyncio.Task[None] | None = None

    def put(self, game: str, row: Row) -> asyncio.Future[bool]:
        """Write ``row``; whether it fitted. Once that is known, it survives a power cut.

        The future fails with whatever the database says of this row alone.
        """
        job = _Job(game, row, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return job.done

    async def finish(self) -> None:
        """Wait until everything is written."""
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        clock = asyncio.get_running_loop().time
        while self._waiting:
            began = clock()
            await self._write(self._next_batch())
            if self._waiting and (early := began + SHORTEST - clock()) > 0:
                await asyncio.sleep(early)

    def _next_batch(self) -> list[_Job[Row]]:
        """All that waits; of each game the first, for the second may follow from it."""
        batch: dict[str, _Job[Row]] = {}
        later = []
        while self._waiting and len(batch) < LARGEST_BATCH:
            job = self._waiting.popleft()
            if job.game in batch:
                later.append(job)
            else:
                batch[job.game] = job
        self._waiting.extendleft(reversed(later))
        return list(batch.values())

    async def _write(self, batch: Sequence[_Job[Row]]) -> None:
        """Write a batch; one that fails is halved until the culprit stands alone."""
        try:
            fitted = await self._run([job.row for job in batch])
        except Exception as error:  # noqa: BLE001 - handed to the caller who waits for it
            if len(batch) == 1:
                fail(batch[0].done, error)
                return
            middle = len(batch) // 2
            await self._write(batch[:middle])
            await self._write(batch[middle:])
            return
        for job in batch:
            answer(job.done, job.game in fitted)
