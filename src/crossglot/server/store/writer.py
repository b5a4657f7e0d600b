"""One thread that writes: what arrives while it waits for the disk goes into one commit.

A commit that reaches the disk takes milliseconds, however much is in it. So
every piece of work that has queued up meanwhile shares the next one, each in a
savepoint of its own where there are several: one that fails takes nobody with it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import structlog

from crossglot.errors import ServerCode, ServerError
from crossglot.server.store.futures import answer, fail
from crossglot.server.store.sqlite_unavailable import is_away

log = structlog.get_logger("crossglot.writer")

T = TypeVar("T")

SHORTEST = 0.006
"""Seconds from one commit to the next while others wait: a fuller batch costs each of them less."""

LARGEST_BATCH = 500
"""Pieces of work in one commit; more would make the first of them wait."""


@dataclass(slots=True)
class _Job:
    work: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    settle: Callable[[Any], None]
    result: Any = field(default=None)


class Writer:
    """Runs work on one connection, in order, many pieces to a commit.

    Args:
        connection: Where to write.
        committed: Called in the writer's thread after each commit.
    """

    def __init__(self, connection: sqlite3.Connection, committed: Callable[[], None]) -> None:
        self._connection = connection
        self._committed = committed
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="crossglot-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[], T]) -> T:
        """Do ``work``, which uses the writer's connection, and wait until it is on the disk.

        Raises:
            BaseException: Whatever ``work`` raised; then nothing of it is kept.
            ServerError: ``database-away``: the disk is full, or the like; nothing is kept either.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.hand(work, partial(_settle, done))
        return await done

    def hand(self, work: Callable[[], T], settle: Callable[[T | BaseException], None]) -> None:
        """Do ``work``; once it is on the disk ``settle`` is called in this loop with its result.

        Or with what it raised; then nothing of it is kept.
        """
        self._queue.put(_Job(work, asyncio.get_running_loop(), settle))

    def __len__(self) -> int:
        """How many pieces of work wait."""
        return self._queue.qsize()

    def stop(self) -> None:
        """Finish the queue and close the connection; blocks until that is done."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while batch := self._next_batch():
            began = time.monotonic()
            try:
                self._commit(batch)
            except Exception as error:  # noqa: BLE001 - the thread must outlive every error
                _roll_back(self._connection)
                for job in batch:
                    if not isinstance(job.result, BaseException):
                        job.result = error
            for loop in {job.loop for job in batch}:
                loop.call_soon_threadsafe(_answer, [job for job in batch if job.loop is loop])
            self._committed()
            early = began + SHORTEST - time.monotonic()
            if early > 0 and not self._queue.empty():
                time.sleep(early)
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
        if len(batch) == 1:  # mostly, and each statement costs a turn of the interpreter
            batch[0].result = batch[0].work()
        else:
            for job in batch:
                _in_savepoint(connection, job)
        connection.execute("COMMIT")


def _in_savepoint(connection: sqlite3.Connection, job: _Job) -> None:
    connection.execute("SAVEPOINT job")
    try:
        job.result = job.work()
    except Exception as error:  # noqa: BLE001 - handed to the caller who waits for it
        job.result = error
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _answer(jobs: list[_Job]) -> None:
    """Tell those who wait; runs in their loop."""
    for job in jobs:
        job.settle(_told(job.result))


def _told(result: object) -> object:
    """``result``; what is the disk's fault and not the work's as ``database-away``."""
    if not isinstance(result, BaseException) or not is_away(result):
        return result
    log.error("the database cannot be written", reason=str(result))
    away = ServerError(ServerCode.DATABASE_AWAY)
    away.__cause__ = result
    return away


def _settle(done: asyncio.Future[T], result: T | BaseException) -> None:
    if isinstance(result, BaseException):
        fail(done, result)
    else:
        answer(done, result)
