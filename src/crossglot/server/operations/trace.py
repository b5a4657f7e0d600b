"""What the log says of a request beside what happened: its id, and the account that asked."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import structlog

from crossglot.server.operations.metrics import REQUESTS

log = structlog.get_logger("crossglot.access")

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""Counted by their names; callers may make up others without end."""

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]


@dataclass(slots=True)
class Trace:
    """One request or connection.

    Attributes:
        request: Its id; the answer carries it, too.
        account: The id of the account that asks, once it is known.
    """

    request: str = field(default_factory=lambda: secrets.token_hex(8))
    account: str | None = None


_current: ContextVar[Trace | None] = ContextVar("trace", default=None)


def name_account(account: str | None) -> None:
    """From now on the log tells that ``account`` asked."""
    trace = _current.get()
    if trace is not None:
        trace.account = account


def add_trace(_: object, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Add the request to a line of the log; a structlog processor."""
    trace = _current.get()
    if trace is not None:
        entry.setdefault("request", trace.request)
        if trace.account is not None:
            entry.setdefault("account", trace.account)
    return entry


class Tracer:
    """Gives every request an id, counts the answers and logs them where that is wanted.

    Neither the address asked for nor what follows its ``?`` is logged or
    counted, only the route: words and racks stand there.

    Args:
        app: What answers.
        access_log: Whether to log every answer.
    """

    def __init__(self, app: Asgi, *, access_log: bool = False) -> None:
        self._app = app
        self._access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        trace = Trace()
        token = _current.set(trace)
        scope.setdefault("state", {})["trace"] = trace
        try:
            if scope["type"] == "http":
                await self._answer(scope, receive, send, trace)
            else:
                await self._app(scope, receive, send)
        finally:
            _current.reset(token)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, trace: Trace) -> None:
        begun = time.perf_counter()
        status = 500

        async def send_traced(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                name = (b"x-request-id", trace.request.encode())
                message["headers"] = [*message.get("headers", ()), name]
            await send(message)

        try:
            await self._app(scope, receive, send_traced)
        finally:
            route = scope.get("path_template") or "-"
            method = scope["method"] if scope["method"] in METHODS else "-"
            REQUESTS.labels(method, route, str(status)).inc()
            if self._access_log:
                milliseconds = round((time.perf_counter() - begun) * 1000, 1)
                log.info(
                    "answered",
                    method=method,
                    route=route,
                    status=status,
                    milliseconds=milliseconds,
                )
