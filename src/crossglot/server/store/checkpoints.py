"""The write-ahead log of a SQLite file moves into it in a thread of its own.

SQLite would do it within a commit, every thousand pages: at a thousand moves a second that is
three times a second, and a caller who waits for that commit waits two more turns of the disk.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event, Lock, Thread

import structlog

from crossglot.server.store.sqlite_file import bare

log = structlog.get_logger("crossglot.store")

PAUSE = 0.25
"""Seconds from the first commit after a checkpoint to the next one."""

LARGEST_LOG = 4_000
"""Pages (16 MB) after which a commit does it: little is left by then, and the log starts anew."""


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
