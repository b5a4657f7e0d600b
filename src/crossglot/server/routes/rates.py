"""How often a route may be asked: each names its kind, and one guard counts for all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler

from crossglot.server.limits import KINDS, RateLimits
from crossglot.server.people.sessions import Sessions
from crossglot.server.routes.needs import find_account
from crossglot.server.settings import Settings
from crossglot.server.shield import SAFE_METHODS

Connection = ASGIConnection[Any, Any, Any, Any]
Guard = Callable[[Connection, BaseRouteHandler], Awaitable[None]]

KIND = "kind"
"""Where a route keeps its kind."""

FREE = ("/api/health", "/api/ready")
"""Asked by whatever watches over the server, as often as it likes."""


def counted_as(kind: str) -> dict[str, object]:
    """What makes a route count as ``kind``, one of the fields of ``Rates``: its ``opt``.

    >>> counted_as("words")
    {'kind': 'words'}
    """
    if kind not in KINDS:
        raise ValueError(kind)
    return {KIND: kind}


def kind_of(handler: BaseRouteHandler, method: str) -> str:
    """The kind that a route counts as: what it says itself, else whether it changes anything."""
    said = handler.opt.get(KIND)
    return str(said) if said else "read" if method in SAFE_METHODS else "change"


def rate_guard(limits: RateLimits, sessions: Sessions, settings: Settings) -> Guard:
    """The guard of all routes: turns away who asks too often.

    The page and its files are free. Plain reading is counted by address alone:
    it is not worth a look into the database.
    """

    async def guard(connection: Connection, handler: BaseRouteHandler) -> None:
        path = connection.scope["path"]
        if not isinstance(handler, HTTPRouteHandler) or not path.startswith("/api") or path in FREE:
            return
        kind = kind_of(handler, str(connection.scope.get("method")))
        account = (
            None if kind == "read" else await find_account(connection.scope, sessions, settings)
        )
        await limits.take(kind, account, connection.scope["state"]["address"])

    return guard
