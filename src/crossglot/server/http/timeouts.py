"""HTTP connections: counted by network, and closed where a request does not come to its end.

A connection costs a file descriptor from the moment that it is made. The routes, their limits
and the ``Shield`` see nothing of it before the headers are whole.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Final, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from crossglot.errors import OperationsCode, OperationsError
from crossglot.server.limits.attempts import network_of
from crossglot.server.limits.callers import Callers, is_local
from crossglot.server.operations.metrics import REFUSALS
from crossglot.server.settings.settings import Settings
from crossglot.server.wire.messages import encode, error_of

HEADERS_WITHIN = 10.0
"""Seconds that a client gets for the headers of a request."""

BODY_WITHIN = 60.0
"""Seconds that it gets for the body: the largest that is taken, over a slow telephone."""

RESERVED = 100
"""File descriptors kept for the database, Redis and mail, whatever visitors do."""

_REASON: Final = {408: b"Request Timeout", 429: b"Too Many Requests"}


class OpenConnections:
    """The HTTP connections of one node, by network.

    Args:
        settings: ``limits`` and ``trusted_proxies``. What comes through a proxy of ours is
            the proxy's to count and to time.
    """

    def __init__(self, settings: Settings) -> None:
        self._limits = settings.limits
        self._callers = Callers(settings.trusted_proxies)
        self._open: Counter[str] = Counter()
        self._most = _most_connections()

    def enter(self, address: str, connections: int) -> OperationsError | None:
        """Count one more connection of ``address``, or say why there may be none.

        Args:
            address: Of the other end.
            connections: How many are open altogether.
        """
        network = network_of(address)
        here = is_local(address) and not self._limits.here
        bound = None if here or self._callers.is_proxy(address) else self._limits.connections
        for count, most in ((self._open[network], bound), (connections, self._most)):
            if most is not None and count >= most:
                return OperationsError(OperationsCode.TOO_MANY_CONNECTIONS, most=most)
        self._open[network] += 1
        return None

    def leave(self, address: str) -> None:
        """One connection of ``address`` less."""
        network = network_of(address)
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]


class TimedProtocol(H11Protocol):
    """uvicorn's HTTP, for clients that may be slow or many on purpose; see :func:`timed`."""

    counted: OpenConnections
    _entered = False
    _waits_for: Literal["headers", "body"] | None = None
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count a connection; one too many is told so and closed."""
        others = len(self.connections)
        super().connection_made(transport)
        refusal = self.counted.enter(self._address, others)
        if refusal is not None:
            REFUSALS.labels(refusal.code).inc()
            self._close_with(429, encode({"error": error_of(refusal)}))
            return
        self._entered = True
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what the client sends, unless it has just been refused."""
        if not self.transport.is_closing():
            super().data_received(data)

    def handle_events(self) -> None:
        """Go on with the request, and see whether more of it must come."""
        super().handle_events()
        if self._entered:
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a WebSocket, which is counted and timed elsewhere."""
        self._leave()
        super().handle_websocket_upgrade(event)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _watch(self) -> None:
        """Start the time anew when what is waited for has changed."""
        awaited = self._awaited()
        if awaited == self._waits_for and self._timer is not None:
            return
        self._stop_timer()
        self._waits_for = awaited
        if awaited is not None:
            within = HEADERS_WITHIN if awaited == "headers" else BODY_WITHIN
            self._timer = self.loop.call_later(within, self._too_slow)

    def _awaited(self) -> Literal["headers", "body"] | None:
        """What the client has still to send before we can answer."""
        state = self.conn.their_state
        if state is h11.IDLE:
            return "headers"
        return "body" if state is h11.SEND_BODY else None

    def _too_slow(self) -> None:
        self._timer = None
        begun = self._waits_for == "body" and self.cycle.response_started
        silent = self._waits_for == "headers" and not self.conn.trailing_data[0]
        if begun or silent:
            self.transport.close()
        else:
            self._close_with(408, b"")

    def _close_with(self, status: int, body: bytes) -> None:
        """Answer without a route, and close."""
        head = b"HTTP/1.1 %d %b\r\nconnection: close\r\ncache-control: no-store\r\n"
        kind = b"content-type: application/json\r\ncontent-length: %d\r\n\r\n"
        self.transport.write(head % (status, _REASON[status]) + kind % len(body) + body)
        self.transport.close()

    def _leave(self) -> None:
        self._stop_timer()
        if self._entered:
            self._entered = False
            self.counted.leave(self._address)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def timed(settings: Settings) -> type[TimedProtocol]:
    """The HTTP protocol of one node."""

    class Timed(TimedProtocol):
        counted = OpenConnections(settings)

    return Timed


def _most_connections() -> int | None:
    """How many the system lets us have, less what we need ourselves; None where it is not said."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - there is none on Windows

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else max(1, soft - RESERVED)
