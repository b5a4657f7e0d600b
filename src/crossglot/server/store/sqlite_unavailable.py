"""When an SQLite file cannot be written for now: a full disk, a lock of another program."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError

_AWAY = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
"""Results that tell of the machine, not of the statement."""

_PRIMARY = 0xFF
"""The bits of a result that say what it is; those above say where it came about."""


def is_away(error: BaseException) -> bool:
    """Whether ``error`` is the file's or the disk's, and not that of the work."""
    told = error.orig if isinstance(error, DBAPIError) else error
    return getattr(told, "sqlite_errorcode", 0) & _PRIMARY in _AWAY
