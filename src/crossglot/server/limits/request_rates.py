"""How often one may ask: by account and by address, for each kind of request."""

from __future__ import annotations

from dataclasses import fields
from math import ceil

from limits import RateLimitItem, parse_many
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from crossglot.errors import OperationsCode, OperationsError
from crossglot.server.limits.callers import is_local
from crossglot.server.limits.counters import Counters
from crossglot.server.settings.settings import Rates, Settings

CROWD = "crowd"
"""The field of :class:`Rates` that is no rate."""

MAKES_GUESTS = frozenset({"create_game", "words", "analyse", "chat", "change"})
"""Kinds that somebody without a cookie may ask only as often as one account, by address.

They would be a new guest with each request. Names and passwords have limits of their own.
"""

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
        self._counters = Counters(SlidingWindowCounterRateLimiter, settings.redis or None)

    async def close(self) -> None:
        """Let Redis go."""
        await self._counters.close()

    def counted(self, address: str) -> str:
        """``address`` if it is counted; empty for this very machine, where that is left alone."""
        return address if self._count_here or not is_local(address) else ""

    async def take(self, kind: str, account: str | None, address: str) -> None:
        """Count one request of ``kind``.

        Raises:
            OperationsError: ``too-many-requests``, with the seconds to wait.
        """
        waits, network = [0.0], self.counted(address)
        for rate in self._rates[kind]:
            if account is not None:
                waits.append(await self._counters.wait(rate, kind, account))
            elif network and kind in MAKES_GUESTS:
                waits.append(await self._counters.wait(rate, kind, "network", network))
            if network:
                crowd = type(rate)(rate.amount * self._crowd, rate.multiples, "crowd")
                waits.append(await self._counters.wait(crowd, kind, network))
        if max(waits) > 0:
            raise OperationsError(OperationsCode.TOO_MANY_REQUESTS, seconds=ceil(max(waits)))


def _rates(kind: str, rates: Rates) -> list[RateLimitItem]:
    text = getattr(rates, kind)
    try:
        return parse_many(text) if text else []
    except ValueError as error:
        raise OperationsError(
            OperationsCode.SETTING_VALUE, setting=f"rates.{kind}", value=text, reason=str(error)
        ) from None
