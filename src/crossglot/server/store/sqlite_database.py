"""One SQLite file: one thread writes, another reads, a third tidies up."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from crossglot.server.store.checkpoints import Checkpoints
from crossglot.server.store.sqlite_file import bare, open_file, portable
from crossglot.server.store.writer import Writer

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
