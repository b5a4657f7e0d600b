"""The address of a PostgreSQL database, and the check that it is ours to use."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import URL, Connection, NullPool, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from crossglot.errors import ServerCode, ServerError
from crossglot.server.store.migrate import known_versions, migrate, version_of
from crossglot.server.store.schema import HEAD

LOCK = 0x43474C54
"""The advisory lock under which one node at a time migrates: ``CGLT``."""


def parse_address(where: str) -> URL:
    """The address for SQLAlchemy.

    Raises:
        ServerError: It is none.
    """
    try:
        return make_url(where).set(drivername="postgresql+asyncpg")
    except (ArgumentError, ValueError) as error:
        raise ServerError(
            ServerCode.DATABASE_UNUSABLE, path="postgresql://", reason=str(error)
        ) from None


def shown(url: URL) -> str:
    """The address as it may be told: without the password, and without our driver.

    >>> shown(parse_address("postgresql://anna:secret@localhost/games"))
    'postgresql://anna:***@localhost/games'
    """
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def prepare(url: URL) -> None:
    """Bring the database to our schema; blocks. Nodes that start together take turns.

    Raises:
        ServerError: It cannot be reached, is another program's, or of a version
            that this program does not know.
    """
    try:
        with ThreadPoolExecutor(1) as elsewhere:  # the caller may be in a loop already
            elsewhere.submit(lambda: asyncio.run(_prepare(url))).result()
    except (OSError, SQLAlchemyError) as error:
        reason = str(error).splitlines()[0]
        raise ServerError(ServerCode.DATABASE_UNUSABLE, path=shown(url), reason=reason) from None


async def _prepare(url: URL) -> None:
    engine = create_async_engine(url, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(lambda database: _bring_up(database, url))
    finally:
        await engine.dispose()


def _bring_up(database: Connection, url: URL) -> None:
    database.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    version = version_of(database)
    if version is None and inspect(database).has_table("games"):
        raise ServerError(ServerCode.DATABASE_FOREIGN, path=shown(url))
    if version not in {None, HEAD} and version not in known_versions():
        raise ServerError(
            ServerCode.DATABASE_VERSION, path=shown(url), found=version, expected=HEAD
        )
    migrate(database)
