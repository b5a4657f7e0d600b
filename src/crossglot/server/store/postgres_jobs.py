"""Computers' turns as jobs in PostgreSQL, for worker processes on any machine (pgqueuer).

A job is the number of the event after which a computer is to move: offered
twice it is done once. A worker that dies while it thinks stops giving signs
of life, and the job goes to another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import structlog
from pgqueuer import AsyncpgPoolDriver, Job, Queries, QueueManager

from crossglot.server.store.postgres_address import LOCK
from crossglot.server.store.postgres_database import PostgresDatabase

log = structlog.get_logger("crossglot.jobs")

TURN = "turn"
"""What pgqueuer calls these jobs."""

SILENCE = timedelta(seconds=10)
"""After which a worker is taken for dead, and its jobs are offered again."""

LOOK = timedelta(seconds=5)
"""Between two looks into the queue, should a notice have been lost."""


class PostgresJobs:
    """The queue of turns in one database.

    Args:
        database: That database.
    """

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database
        self._queries: Queries | None = None
        self._opening = asyncio.Lock()

    async def put(self, game_id: str, seq: int) -> None:
        """Have somebody play the computer's turn after event ``seq``; once, however often asked."""
        queries = await self._open()
        name = f"{game_id} {seq}"
        await queries.enqueue(TURN, name.encode(), dedupe_key=name, on_conflict="skip")

    async def work(
        self, play: Callable[[str, int], Awaitable[None]], at_once: int, stop: asyncio.Event
    ) -> None:
        """Do jobs until ``stop``; those begun are finished.

        Args:
            play: Plays the turn of a game after an event.
            at_once: How many jobs are done at the same time.
            stop: Set when it is enough.
        """
        manager = QueueManager(await self._open())

        async def turn(job: Job) -> None:
            game_id, seq = (job.payload or b"").decode().split()
            try:
                await play(game_id, int(seq))
            except Exception:  # the node whose game it is offers it again
                log.exception("turn failed", game=game_id, seq=seq)

        manager.entrypoint(TURN)(turn)
        stopping = asyncio.create_task(_pass_on(stop, manager.shutdown))
        try:
            await manager.run(
                dequeue_timeout=LOOK,
                batch_size=max(1, at_once // 2),
                max_concurrent_tasks=max(2, at_once),
                heartbeat_timeout=SILENCE,
            )
        finally:
            stopping.cancel()

    async def _open(self) -> Queries:
        async with self._opening:
            if self._queries is None:
                pool = await self._database.pool()
                async with pool.acquire() as connection, connection.transaction():
                    await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                    one = Queries.from_asyncpg_connection(connection)
                    if not await one.schema_is_installed():
                        await one.install()
                self._queries = Queries(AsyncpgPoolDriver(pool))
        return self._queries


async def _pass_on(one: asyncio.Event, other: asyncio.Event) -> None:
    await one.wait()
    other.set()
