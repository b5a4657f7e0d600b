"""Counts that say when it is too much: in memory, or in Redis for all nodes together."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import structlog
from limits import RateLimitItem
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import MovingWindowRateLimiter, SlidingWindowCounterRateLimiter
from limits.errors import StorageError

from crossglot.errors import OperationsCode, OperationsError
from crossglot.extras import naming_extras

if TYPE_CHECKING:
    from redis.asyncio import ConnectionPool

log = structlog.get_logger("crossglot.tally")

PATIENCE = 0.5
"""Seconds that Redis gets to answer; somebody waits for it."""

REST = 5.0
"""Seconds for which Redis is not asked after it has failed, so that few have to wait for it."""

Window = type[MovingWindowRateLimiter] | type[SlidingWindowCounterRateLimiter]
"""How time is counted: exactly, or by a cheaper estimate."""


class Counters:
    """Counts what is done, by key.

    While Redis is away each node counts for itself: nobody is let in unseen,
    and nobody is shut out.

    Args:
        window: How time is counted.
        redis: ``redis://...``; None for a node that is alone.

    Raises:
        OperationsError: ``setting-value``: no address of a Redis.
    """

    def __init__(self, window: Window, redis: str | None = None) -> None:
        self._alone = window(MemoryStorage())
        self._pool = None if redis is None else _pool(redis)
        self._shared = None if self._pool is None else window(_storage(redis, self._pool))
        self._away = False
        self._ask_at = 0.0

    async def close(self) -> None:
        """Let Redis go."""
        if self._pool is not None:
            await self._pool.disconnect()

    async def wait(self, limit: RateLimitItem, *key: str) -> float:
        """Count once; seconds until it may be done again, at least one. 0 when it may be now."""
        if self._shared is not None and time.monotonic() >= self._ask_at:
            if self._away:  # one asks whether it is back; the others do not wait for that
                self._ask_at = time.monotonic() + REST
            try:
                waits = await _wait(self._shared, limit, key)
            except StorageError as error:
                self._failed(error)
            else:
                self._away, self._ask_at = False, 0.0
                return waits
        return await _wait(self._alone, limit, key)

    def _failed(self, error: StorageError) -> None:
        if not self._away:
            log.warning("redis is away, counting alone", error=repr(error.storage_error))
        self._away, self._ask_at = True, time.monotonic() + REST


async def _wait(
    limiter: MovingWindowRateLimiter | SlidingWindowCounterRateLimiter,
    limit: RateLimitItem,
    key: tuple[str, ...],
) -> float:
    if await limiter.hit(limit, *key):
        return 0.0
    stats = await limiter.get_window_stats(limit, *key)
    return max(1.0, stats.reset_time - time.time())


def _pool(address: str) -> ConnectionPool:
    """Connections to Redis that give up soon."""
    with naming_extras():
        from redis.asyncio import ConnectionPool  # noqa: PLC0415
        from redis.asyncio.retry import Retry  # noqa: PLC0415
        from redis.backoff import NoBackoff  # noqa: PLC0415
    try:
        return ConnectionPool.from_url(
            address,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=PATIENCE,
            socket_timeout=PATIENCE,
        )
    except ValueError as error:
        code = OperationsCode.SETTING_VALUE
        raise OperationsError(code, setting="redis", value=address, reason=str(error)) from None


def _storage(address: str | None, pool: ConnectionPool) -> RedisStorage:
    return RedisStorage(
        f"async+{address}",
        wrap_exceptions=True,
        implementation="redispy",
        connection_pool=pool,  # type: ignore[arg-type]  # it says so of all options
    )
