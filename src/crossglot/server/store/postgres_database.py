"""One PostgreSQL database, shared by any number of nodes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from crossglot.errors import ServerCode, ServerError
from crossglot.server.store.postgres_address import parse_address, prepare
from crossglot.server.store.postgres_unavailable import is_away, is_clash, keeping, with_patience

T = TypeVar("T")

CONNECTIONS = 8
"""Bare connections of one node at most; as many more are SQLAlchemy's."""

TRIES = 100
"""Times that a transaction is done again because others came in its way."""


class PostgresDatabase:
    """One PostgreSQL database, a :class:`~crossglot.server.store.database.Database`.

    Work is written for one writer at a time, as on SQLite: so it runs in
    SERIALIZABLE transactions, and again from the start when two of them clash.
    It must do nothing but use its connection.

    Args:
        address: ``postgresql://name:password@host:port/database``.

    Raises:
        ServerError: The database cannot be used; see :func:`prepare`.
    """

    def __init__(self, address: str) -> None:
        url = parse_address(address)
        prepare(url)
        engine = create_async_engine(url, pool_size=CONNECTIONS, max_overflow=0)
        self._engine = engine
        self._writing = engine.execution_options(isolation_level="SERIALIZABLE")
        self._reading = engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._opening = asyncio.Lock()
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do portable work; see :class:`~crossglot.server.store.database.Database`.

        Raises:
            ServerError: ``database-away``: it went away, and may have kept the work or not; or
                its disk is full.
        """
        for _ in range(TRIES):
            try:
                with keeping():
                    return await with_patience(lambda: self._once(self._writing, work))
            except Exception as error:
                if not is_clash(error):
                    raise
            await asyncio.sleep(random.random() / 50)  # noqa: S311 - who waits how long is no secret
        raise ServerError(ServerCode.DATABASE_AWAY)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Ask a portable query; see :class:`~crossglot.server.store.database.Database`."""
        return await with_patience(lambda: self._once(self._reading, query))

    async def fetch(self, statement: str, *values: object) -> list[asyncpg.Record]:
        """The rows of one bare statement, which must be harmless to repeat."""

        async def attempt() -> list[asyncpg.Record]:
            pool = await self.pool()
            rows: list[asyncpg.Record] = await pool.fetch(statement, *values)
            return rows

        with keeping():
            return await with_patience(attempt)

    async def pool(self) -> asyncpg.Pool[asyncpg.Record]:
        """Bare connections, for the statements that are run most often."""
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._dsn, min_size=1, max_size=CONNECTIONS, reset=_leave_alone
                )
        return self._pool

    async def scrub(self) -> None:
        """PostgreSQL's own vacuum overwrites what was deleted."""

    async def close(self) -> None:
        """Let the connections go."""
        await self._engine.dispose()
        if self._pool is not None:
            await self._pool.close()

    async def _once(self, engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
        async with engine.connect() as connection:
            transaction = await connection.begin()
            try:
                result = await connection.run_sync(work)
            except BaseException:
                await _forget(connection)
                raise
            try:
                await transaction.commit()
            except Exception as error:
                if is_away(error):  # the one moment in which nobody knows: do not repeat it
                    raise ServerError(ServerCode.DATABASE_AWAY) from None
                raise
        return result


async def _forget(connection: AsyncConnection) -> None:
    """Roll back; where the line is dead that has happened already."""
    try:
        await connection.rollback()
    except Exception:  # noqa: BLE001 - what went wrong before is what is told
        await connection.invalidate()


async def _leave_alone(_: object) -> None:
    """Bare statements leave nothing behind that a round trip would have to tidy up."""
