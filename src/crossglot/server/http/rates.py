"""How often a route may be asked: each names its kind, and one guard counts for all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler

from crossglot.server.http.authentication import find_account, find_principal
from crossglot.server.http.security import SAFE_METHODS
from crossglot.server.limits.attempts import network_of
from crossglot.server.limits.request_rates import RateLimits
from crossglot.server.limits.work_budget import KINDS, Receive, WorkOrder, begin_visit

Connection = ASGIConnection[Any, Any, Any, Any]
Guard = Callable[[Connection, BaseRouteHandler], Awaitable[None]]

KIND = "kind"
"""What a route says in its decorator: the field of ``Rates`` that counts it."""

FREE = ("/api/health", "/api/ready")
"""Asked by whatever watches over the server, as often as it likes."""


def kind_of(handler: BaseRouteHandler, method: str) -> str:
    """The kind that a route counts as: what it says itself, else whether it changes anything."""
    said = handler.opt.get(KIND)
    return str(said) if said else "read" if method in SAFE_METHODS else "change"


def rate_guard(limits: RateLimits) -> Guard:
    """The guard of all routes: turns away who asks too often. It comes after :class:`Admission`.

    The page and its files are free.
    """

    async def guard(connection: Connection, handler: BaseRouteHandler) -> None:
        path = connection.scope["path"]
        if not isinstance(handler, HTTPRouteHandler) or not path.startswith("/api") or path in FREE:
            return
        kind = kind_of(handler, str(connection.scope.get("method")))
        account = await find_account(await find_principal(connection.scope))
        address = network_of(str(connection.scope["state"]["address"]))
        await limits.take(kind, account, address)
        if kind in KINDS:
            receive = cast("Receive", connection.receive)
            begin_visit(WorkOrder(account, limits.counted(address), receive))

    return guard
