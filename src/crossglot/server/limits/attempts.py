"""Attempts: how often one may try a password, ask for a letter, register a name.

Counted by name and by address of the network, so that neither one machine
guesses at many names nor many machines at one.
"""

from __future__ import annotations

import ipaddress
import math
from enum import Enum

from limits import RateLimitItemPerHour, RateLimitItemPerMinute
from limits.aio.strategies import MovingWindowRateLimiter

from crossglot.errors import AccountCode, AccountError
from crossglot.server.limits.counters import Counters


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
        self._counters = Counters(MovingWindowRateLimiter, redis)

    async def close(self) -> None:
        """Let Redis go."""
        await self._counters.close()

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
        return math.ceil(await self._counters.wait(attempt.value, *key))


def network_of(host: str) -> str:
    """The part of a network address that one person has: all of IPv4, 64 bits of IPv6.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3::4"), network_of("testclient")
    ('192.0.2.7', '2001:db8:1:2::', 'testclient')
    >>> network_of("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:  # a socket for both kinds says so of IPv4
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False).network_address)
