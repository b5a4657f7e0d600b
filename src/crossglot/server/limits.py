"""How often one may ask: by account and by address, for each kind of request."""

from __future__ import annotations

import time
from dataclasses import fields
from math import ceil
from typing import TYPE_CHECKING

import structlog
from limits import RateLimitItem, parse_many
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from limits.errors import StorageError

from crossglot.errors import OperationsCode, OperationsError
from crossglot.server.addresses import is_local
from crossglot.server.settings import Rates, Settings

if TYPE_CHECKING:
    from redis.asyncio import ConnectionPool

log = structlog.get_logger("crossglot.limits")

PATIENCE = 0.5
"""Seconds that Redis gets to answer; a request waits for it."""

CROWD = "crowd"
"""The field of :class:`Rates` that is no rate."""

KINDS = tuple(entry.name for entry in fields(Rates) if entry.name != CROWD)
"""The kinds of requests that are counted apart."""


class RateLimits:
    """Counts requests and says when it is too much.

    One node counts in its memory; several count together in Redis. Should that
    be away, each counts for itself until it is back.

    Args:
        settings: ``rates``, ``limits.here`` and ``redis``.

    Raises:
        OperationsError: ``setting-value``: a rate that cannot be read.
    """

    def __init__(self, settings: Settings) -> None:
        self._rates = {kind: _rates(kind, settings.rates) for kind in KINDS}
        self._crowd = settings.rates.crowd
        self._count_here = settings.limits.here
        self._alone = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._pool = _pool(settings.redis) if settings.redis else None
        self._shared = _limiter(settings.redis, self._pool) if self._pool else None

    async def close(self) -> None:
        """Let Redis go."""
        if self._pool is not None:
            await self._pool.disconnect()

    async def take(self, kind: str, account: str | None, address: str) -> None:
        """Count one request of ``kind``.

        Raises:
            OperationsError: ``too-many-requests``, with the seconds to wait.
        """
        waits = [0.0]
        for rate in self._rates[kind]:
            if account is not None:
                waits.append(await self._wait(rate, kind, account))
            if address and (self._count_here or not is_local(address)):
                crowd = type(rate)(rate.amount * self._crowd, rate.multiples, "crowd")
                waits.append(await self._wait(crowd, kind, address))
        if max(waits) > 0:
            raise OperationsError(OperationsCode.TOO_MANY_REQUESTS, seconds=ceil(max(waits)))

    async def _wait(self, rate: RateLimitItem, kind: str, who: str) -> float:
        """Seconds until ``who`` may ask again; 0 when he may now."""
        if self._shared is not None:
            try:
                return await _wait(self._shared, rate, kind, who)
            except StorageError as error:
                log.warning("redis is away, counting alone", error=repr(error.storage_error))
        return await _wait(self._alone, rate, kind, who)


async def _wait(
    limiter: SlidingWindowCounterRateLimiter, rate: RateLimitItem, kind: str, who: str
) -> float:
    if await limiter.hit(rate, kind, who):
        return 0.0
    stats = await limiter.get_window_stats(rate, kind, who)
    return max(1.0, stats.reset_time - time.time())


def _rates(kind: str, rates: Rates) -> list[RateLimitItem]:
    text = getattr(rates, kind)
    try:
        return parse_many(text) if text else []
    except ValueError as error:
        raise OperationsError(
            OperationsCode.SETTING_VALUE, setting=f"rates.{kind}", value=text, reason=str(error)
        ) from None


def _pool(address: str) -> ConnectionPool:
    """Connections to Redis that give up soon: a request waits for them."""
    try:
        from redis.asyncio import ConnectionPool  # noqa: PLC0415 - comes with crossglot[nodes]

        return ConnectionPool.from_url(
            address, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE
        )
    except (ImportError, ValueError) as error:
        code = OperationsCode.SETTING_VALUE
        raise OperationsError(code, setting="redis", value=address, reason=str(error)) from None


def _limiter(address: str | None, pool: ConnectionPool) -> SlidingWindowCounterRateLimiter:
    storage = RedisStorage(
        f"async+{address}",
        wrap_exceptions=True,
        implementation="redispy",
        connection_pool=pool,  # type: ignore[arg-type]  # it says so of all options
    )
    return SlidingWindowCounterRateLimiter(storage)
