"""One thread that writes: what arrives while it waits for the disk goes into one commit.

A commit that reaches the disk takes milliseconds, however much is in it. So
every piece of work that has queued up meanwhile shares the next one, each in a
savepoint of its own: one that fails takes nobody with it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")

LARGEST_BATCH = 500
"""Pieces of work in one commit; more would make the first of them wait."""


@dataclass(slots=True)
class _Job:
    work: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    result: Any = field(default=None)
    failure: BaseException | None = field(default=None)


class Writer:
    """Runs work on one connection, in order, many pieces to a commit."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="crossglot-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[], T]) -> T:
        """Do ``work``, which uses the writer's connection, and wait until it is on the disk.

        Raises:
            BaseException: Whatever ``work`` raised; then nothing of it is kept.
        """
        loop = asyncio.get_running_loop()
        job = _Job(work, loop, loop.create_future())
        self._queue.put(job)
        result: T = await job.done
        return result

    def __len__(self) -> int:
        """How many pieces of work wait."""
        return self._queue.qsize()

    def stop(self) -> None:
        """Finish the queue and close the connection; blocks until that is done."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while batch := self._next_batch():
            try:
                self._commit(batch)
            except Exception as error:  # noqa: BLE001 - the thread must outlive every error
                _roll_back(self._connection)
                for job in batch:
                    job.failure = job.failure or error
            for loop in {job.loop for job in batch}:
                loop.call_soon_threadsafe(_answer, [job for job in batch if job.loop is loop])
        self._connection.close()

    def _next_batch(self) -> list[_Job]:
        """Everything that waits; empty when it is time to stop."""
        batch: list[_Job] = []
        job = self._queue.get()
        while job is not None:
            batch.append(job)
            if len(batch) == LARGEST_BATCH:
                break
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
        if job is None and batch:
            self._queue.put(None)
        return batch

    def _commit(self, batch: list[_Job]) -> None:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        for job in batch:
            connection.execute("SAVEPOINT job")
            try:
                job.result = job.work()
            except Exception as error:  # noqa: BLE001 - handed to whoever waits for the work
                job.failure = error
                connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
        connection.execute("COMMIT")


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _answer(jobs: list[_Job]) -> None:
    """Tell those who still wait; runs in their loop."""
    for job in jobs:
        if job.done.done():
            continue
        if job.failure is None:
            job.done.set_result(job.result)
        else:
            job.done.set_exception(job.failure)
