"""Changes of games that the writer's thread takes all at once when it comes to them.

What :class:`~crossglot.server.store.writer.Writer` does for commits this does
for statements: whatever has arrived by the time the thread is free is written
by the same few, without asking the event loop first.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Collection, Sequence
from functools import partial
from typing import Protocol

from crossglot.server.store.awaited import answer, fail
from crossglot.server.store.rows import Change
from crossglot.server.store.sqlite_database import SqliteDatabase


class Put(Protocol):
    """How changes are written."""

    def __call__(
        self, connection: sqlite3.Connection, changes: Sequence[Change]
    ) -> Collection[Change]:
        """Write changes, all of different games; those that fitted."""


_Waiting = tuple[Change, asyncio.Future[bool]]


class Gathered:
    """Changes on their way into the file.

    Args:
        database: The file.
        put: How they are written.
    """

    def __init__(self, database: SqliteDatabase, put: Put) -> None:
        self._database = database
        self._put = put
        self._waiting: deque[_Waiting] = deque()
        self._asked = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def write(self, change: Change) -> bool:
        """Write ``change``; whether it fitted. When this returns, it survives a power cut.

        Raises:
            Exception: Whatever the database says of this change alone.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if not self._asked:
            self._asked = True
            taken: list[_Waiting] = []
            self._database.hand_bare(partial(self._take, taken), partial(self._settle, taken))
        fitted: bool = await done
        return fitted

    def _take(self, taken: list[_Waiting], connection: sqlite3.Connection) -> set[Change]:
        """In the writer's thread: write all that waits; what comes from now on asks again."""
        self._asked = False
        taken += self._everything()
        left, fitted = [change for change, _ in taken], set[Change]()
        while left:
            batch = {change.game[0]: change for change in reversed(left)}
            fitted.update(self._put(connection, list(batch.values())))
            left = [change for change in left if batch[change.game[0]] is not change]
        return fitted

    def _settle(self, taken: list[_Waiting], fitted: set[Change] | BaseException) -> None:
        """In the loop: tell those who wait."""
        if isinstance(fitted, BaseException):
            if not taken:  # no commit could begin, so nobody has allowed the next to be asked for
                self._asked = False
                taken = self._everything()
            task = asyncio.create_task(self._one_by_one(taken, fitted))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        for change, done in taken:
            answer(done, change in fitted)

    def _everything(self) -> list[_Waiting]:
        return [self._waiting.popleft() for _ in range(len(self._waiting))]

    async def _one_by_one(self, taken: Sequence[_Waiting], error: BaseException) -> None:
        """One of them is at fault: it alone is to fail."""
        for change, done in taken:
            if len(taken) == 1:
                fail(done, error)
                continue
            work = partial(self._put, changes=[change])
            try:
                answer(done, bool(await self._database.write_bare(work)))
            except Exception as its_own:  # noqa: BLE001 - see above
                fail(done, its_own)
