"""One SQLite file: one thread writes, another reads, a third tidies up.

The third moves the write-ahead log into the file. SQLite would do it within a commit, every
thousand pages: at a thousand moves a second that is three times a second, and a caller who waits
for that commit waits two more turns of the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Event, Lock, Thread
from typing import TypeVar

import structlog
from sqlalchemy import Connection

from crossglot.server.store.sqlite_file import bare, open_file, portable
from crossglot.server.store.writer import Writer

log = structlog.get_logger("crossglot.store")

PAUSE = 0.25
"""Seconds from the first commit after a checkpoint to the next one."""

LARGEST_LOG = 4_000
"""Pages (16 MB) after which a commit checkpoints by itself: it has little left to copy by then."""


class Checkpoints:
    """Moves the log of a file into it, soon after something was written.

    Args:
        path: The file.
        writing: The connection that writes; from now on it leaves the log alone.
    """

    def __init__(self, path: Path, writing: sqlite3.Connection) -> None:
        writing.execute(f"PRAGMA wal_autocheckpoint = {LARGEST_LOG}")
        self._connection = bare(path)
        self._one_at_a_time = Lock()
        self._written, self._stopping = Event(), Event()
        self._thread = Thread(target=self._run, name="crossglot-checkpoints", daemon=True)
        self._thread.start()

    def written(self) -> None:
        """Something has been committed; never waits."""
        self._written.set()

    def empty_log(self) -> None:
        """Move the whole log into the file and cut it off, so that it holds no old pages."""
        with self._one_at_a_time:
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def stop(self) -> None:
        """Do no more; blocks until what was begun is done."""
        self._stopping.set()
        self._written.set()
        self._thread.join()

    def _run(self) -> None:
        with closing(self._connection):
            while self._written.wait() and not self._stopping.wait(PAUSE):
                self._written.clear()
                if self._stopping.is_set():
                    return  # who stops it has been here meanwhile, and nothing would wake it
                try:
                    with self._one_at_a_time:
                        self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
                except sqlite3.Error as error:
                    log.warning("the log stays where it is", error=str(error))


T = TypeVar("T")


class SqliteDatabase:
    """One SQLite file, a :class:`~crossglot.server.store.database.Database`.

    What is written most often may use the bare connection of the standard
    library, in the same commits as all else.

    Args:
        path: The file; made with its folder when absent.

    Attributes:
        folder: Where the file is.

    Raises:
        ServerError: The file cannot be used; see :func:`open_file`.
    """

    def __init__(self, path: Path) -> None:
        self.folder = path.absolute().parent
        writing = open_file(path)
        self._writing = writing, portable(writing)
        self._checkpoints = Checkpoints(path, writing)
        self._writer = Writer(writing, self._checkpoints.written)
        reading = bare(path)
        reading.execute("PRAGMA query_only = ON")
        self._reading = reading, portable(reading)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="crossglot-reader")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do portable work; see :class:`~crossglot.server.store.database.Database`."""
        return await self._writer.write(lambda: work(self._writing[1]))

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Ask a portable query; see :class:`~crossglot.server.store.database.Database`."""
        return await self._read(lambda: query(self._reading[1]))

    async def write_bare(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do ``work`` as :meth:`write` does, without SQLAlchemy: ten times as fast."""
        return await self._writer.write(lambda: work(self._writing[0]))

    async def read_bare(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Ask as :meth:`read` does, without SQLAlchemy."""
        return await self._read(lambda: query(self._reading[0]))

    def hand_bare(
        self, work: Callable[[sqlite3.Connection], T], settle: Callable[[T | BaseException], None]
    ) -> None:
        """As :meth:`write_bare`, for callers who do not wait; see :meth:`Writer.hand`."""
        self._writer.hand(lambda: work(self._writing[0]), settle)

    def prepare(self, script: str) -> None:
        """Run statements of the connection that writes, before anything is written."""
        self._writing[0].executescript(script)

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for the writer."""
        return len(self._writer)

    async def scrub(self) -> None:
        """Empty the write-ahead log; what is deleted in the file is overwritten at once."""
        await asyncio.to_thread(self._checkpoints.empty_log)

    async def close(self) -> None:
        """Finish what has been handed over, then let the file go."""
        await asyncio.to_thread(self._checkpoints.stop)
        await asyncio.to_thread(self._writer.stop)
        await asyncio.to_thread(self._reader.shutdown)
        self._reading[0].close()

    async def _read(self, query: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._at_once, query)

    def _at_once(self, query: Callable[[], T]) -> T:
        """One reading transaction, so that what is read belongs together."""
        connection = self._reading[0]
        connection.execute("BEGIN")
        try:
            return query()
        finally:
            connection.execute("COMMIT")
