"""Attempts: how often one may try a password, ask for a letter, register a name.

Counted by name and by address of the network, so that neither one machine
guesses at many names nor many machines at one.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

import structlog
from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.errors import StorageError

from crossglot.errors import AccountCode, AccountError

if TYPE_CHECKING:
    from redis.asyncio import ConnectionPool

log = structlog.get_logger("crossglot.attempts")

PATIENCE = 0.5
"""Seconds that Redis gets to answer; somebody waits for it."""


class Attempt(Enum):
    """What is tried, and how often one key may try it."""

    PASSWORD_FOR_NAME_FROM_HERE = RateLimitItemPerMinute(10, 15, "password-name-here")
    PASSWORD_FOR_NAME = RateLimitItemPerHour(100, 1, "password-name")
    PASSWORD_FROM_HERE = RateLimitItemPerHour(200, 1, "password-here")
    REGISTRATION = RateLimitItemPerHour(30, 1, "registration")
    LETTER_TO_ADDRESS = RateLimitItemPerHour(5, 1, "letter-address")
    LETTER_FROM_HERE = RateLimitItemPerHour(30, 1, "letter-here")


class Attempts:
    """Counts attempts: in memory, or in Redis for all nodes together.

    While Redis is away each node counts for itself: nobody is let in unseen,
    and nobody is shut out.

    Args:
        redis: ``redis://...``; None for a node that is alone.
    """

    def __init__(self, redis: str | None = None) -> None:
        self._alone = MovingWindowRateLimiter(MemoryStorage())
        self._pool = None if redis is None else _pool(redis)
        self._shared = None if self._pool is None else _limiter(f"async+{redis}", self._pool)

    async def close(self) -> None:
        """Let Redis go."""
        if self._pool is not None:
            await self._pool.disconnect()

    async def count(self, attempt: Attempt, *key: str) -> None:
        """Count one attempt.

        Raises:
            AccountError: ``too-many-attempts``, with the seconds to wait.
        """
        wait = await self._wait(attempt, key)
        if wait:
            raise AccountError(AccountCode.TOO_MANY_ATTEMPTS, seconds=wait)

    async def allows(self, attempt: Attempt, *key: str) -> bool:
        """Count one attempt; whether it was not one too many."""
        return not await self._wait(attempt, key)

    async def _wait(self, attempt: Attempt, key: tuple[str, ...]) -> int:
        """Seconds until one may try again; 0 is now."""
        if self._shared is not None:
            try:
                return await _wait_in(self._shared, attempt.value, key)
            except StorageError as error:
                log.warning("redis is away, counting alone", error=repr(error.storage_error))
        return await _wait_in(self._alone, attempt.value, key)


async def _wait_in(
    limiter: MovingWindowRateLimiter, limit: RateLimitItem, key: Sequence[str]
) -> int:
    if await limiter.hit(limit, *key):
        return 0
    stats = await limiter.get_window_stats(limit, *key)
    return max(1, math.ceil(stats.reset_time - time.time()))


def _pool(redis: str) -> ConnectionPool:
    """Connections to Redis that give up soon."""
    from redis.asyncio import ConnectionPool  # noqa: PLC0415 - an extra

    return ConnectionPool.from_url(redis, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)


def _limiter(address: str, pool: ConnectionPool) -> MovingWindowRateLimiter:
    storage = RedisStorage(
        address,
        wrap_exceptions=True,
        implementation="redispy",
        connection_pool=pool,  # type: ignore[arg-type]  # it says so of all options
    )
    return MovingWindowRateLimiter(storage)


def network_of(host: str) -> str:
    """The part of a network address that one person has: all of IPv4, 64 bits of IPv6.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3::4"), network_of("testclient")
    ('192.0.2.7', '2001:db8:1:2::', 'testclient')
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network((address, 64), strict=False).network_address)
