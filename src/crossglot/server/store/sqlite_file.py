"""The SQLite file: made with its folder, recognised, its version checked."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, StaticPool, create_engine
from sqlalchemy.exc import SQLAlchemyError

from crossglot.errors import ServerCode, ServerError
from crossglot.server.store.migrate import known_versions, migrate, version_of
from crossglot.server.store.schema import HEAD

APPLICATION_ID = 0x43474C54
"""``CGLT`` in the file's header: a database of ours."""

FIRST_VERSION = 1
"""``user_version`` of every file of ours."""

WAIT_FOR_LOCK = 5.0
"""Seconds that a connection waits for another process to finish writing."""


def open_file(path: Path) -> sqlite3.Connection:
    """A connection that writes; the file and its folder are made when absent.

    What is committed survives a power cut (WAL, synchronous FULL).

    Raises:
        ServerError: The file cannot be made or read, is something else's, or
            is of another version.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        make_private(path)
        connection = bare(path)
    except (OSError, sqlite3.Error) as error:
        raise ServerError(ServerCode.DATABASE_UNUSABLE, path=str(path), reason=str(error)) from None
    try:
        _prepare(connection, path)
    except (sqlite3.Error, SQLAlchemyError) as error:
        connection.close()
        raise ServerError(ServerCode.DATABASE_UNUSABLE, path=str(path), reason=str(error)) from None
    except ServerError:
        connection.close()
        raise
    return connection


def make_private(path: Path) -> None:
    """Make an empty file that only its owner may read, unless there is a file already.

    It will hold hashes of passwords, addresses, and the seeds of running games. SQLite gives
    the files beside it (``-wal``, ``-shm``) the same mode.

    Raises:
        OSError: It cannot be made.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def bare(path: Path) -> sqlite3.Connection:
    """A bare connection that any one thread at a time may use."""
    return sqlite3.connect(
        path, timeout=WAIT_FOR_LOCK, isolation_level=None, check_same_thread=False
    )


def portable(connection: sqlite3.Connection) -> Connection:
    """``connection`` for SQLAlchemy; it stays open, and transactions stay with who opened it."""
    engine = create_engine(
        "sqlite+pysqlite://",
        creator=lambda: connection,
        poolclass=StaticPool,
        pool_reset_on_return=None,
        isolation_level="AUTOCOMMIT",
    )
    return engine.connect()


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    database = portable(connection)  # which rolls back when it is made
    connection.execute("PRAGMA foreign_keys = OFF")  # tables are remade by migrations
    connection.execute("BEGIN IMMEDIATE")
    try:
        _bring_up(connection, database, path)
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # what people erase is overwritten


def _bring_up(connection: sqlite3.Connection, database: Connection, path: Path) -> None:
    """Migrate, inside the transaction that is open."""
    owner, number = _number(connection, "application_id"), _number(connection, "user_version")
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    fresh = not tables and not owner
    if not fresh and owner != APPLICATION_ID:
        raise ServerError(ServerCode.DATABASE_FOREIGN, path=str(path))
    version = version_of(database)
    if not fresh:
        found = number if number != FIRST_VERSION else version
        if number != FIRST_VERSION or not _is_known(version):
            raise ServerError(
                ServerCode.DATABASE_VERSION, path=str(path), found=found, expected=HEAD
            )
    migrate(database)
    if fresh:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {FIRST_VERSION}")


def _is_known(version: str | None) -> bool:
    return version == HEAD or version in known_versions()


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    value = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return int(value)
