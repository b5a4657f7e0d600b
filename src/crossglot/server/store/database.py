"""The SQLite file: made with its folder, recognised, its version checked."""

from __future__ import annotations

import sqlite3
from importlib import resources
from pathlib import Path

from crossglot.errors import ServerCode, ServerError

APPLICATION_ID = 0x43474C54
"""``CGLT`` in the file's header: a database of ours."""

SCHEMA_VERSION = 1

WAIT_FOR_LOCK = 5.0
"""Seconds that a connection waits for another process to finish writing."""


def open_database(path: Path) -> sqlite3.Connection:
    """A connection that writes; the file and its folder are made when absent.

    What is committed survives a power cut (WAL, synchronous FULL).

    Raises:
        ServerError: The file cannot be made or read, is something else's, or
            is of another version.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = connect(path)
    except (OSError, sqlite3.Error) as error:
        raise ServerError(ServerCode.DATABASE_UNUSABLE, path=str(path), reason=str(error)) from None
    try:
        _prepare(connection, path)
    except sqlite3.Error as error:
        connection.close()
        raise ServerError(ServerCode.DATABASE_UNUSABLE, path=str(path), reason=str(error)) from None
    except ServerError:
        connection.close()
        raise
    return connection


def connect(path: Path) -> sqlite3.Connection:
    """A bare connection that any one thread at a time may use."""
    return sqlite3.connect(
        path, timeout=WAIT_FOR_LOCK, isolation_level=None, check_same_thread=False
    )


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("BEGIN IMMEDIATE")
    owner = _number(connection, "application_id")
    version = _number(connection, "user_version")
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if not tables and not owner:
        _create(connection)
        owner, version = APPLICATION_ID, SCHEMA_VERSION
    connection.execute("COMMIT")
    if owner != APPLICATION_ID:
        raise ServerError(ServerCode.DATABASE_FOREIGN, path=str(path))
    if version != SCHEMA_VERSION:
        raise ServerError(
            ServerCode.DATABASE_VERSION, path=str(path), found=version, expected=SCHEMA_VERSION
        )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")


def _create(connection: sqlite3.Connection) -> None:
    """The tables, inside the transaction that is open."""
    script = resources.files("crossglot.server.store").joinpath("schema.sql").read_text("utf-8")
    bare = "\n".join(line.partition("--")[0] for line in script.splitlines())
    for statement in bare.split(";"):
        if statement.strip():
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    value = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return int(value)
