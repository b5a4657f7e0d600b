"""What every answer carries and every request must pass, outside of all routes.

Plain ASGI, so that no error page and no framework can forget it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from crossglot.errors import (
    CrossglotError,
    OperationsCode,
    OperationsError,
    ServerCode,
    ServerError,
)
from crossglot.server.limits.attempts import network_of
from crossglot.server.limits.callers import Callers, HostNames, is_local
from crossglot.server.operations.metrics import REFUSALS
from crossglot.server.operations.trace import Asgi, Message, Receive, Scope, Send
from crossglot.server.settings.settings import Settings
from crossglot.server.wire.messages import encode, error_of

CONTENT_SECURITY = (
    "default-src 'self'; img-src 'self' data:; style-src {styles}; style-src-attr 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors {ancestors}"
)
"""Nothing from elsewhere; no script but our files; ``style=`` for where a tile is dragged."""

STYLES = "styles"
"""Where a route leaves, in the state of a request, the hashes of the style that its page holds."""

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

ALONE = [(b"x-frame-options", b"DENY")]
"""On everything but what is embedded: no page of another site shows ours inside.

The board for other sites is shown in any. Its page does nothing, and a browser sends no cookie
there.
"""

EMBEDDED_PATHS = "/embed/"

NOT_KEPT = [(b"cache-control", b"no-store")]
"""On every answer of the API: a game goes on."""

LASTING_PATHS = frozenset({"/api/stream"})
"""HTTP answers that go on as long as there is news: counted as WebSockets are."""

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


STATUS: Mapping[str, int] = {
    ServerCode.ORIGIN_FORBIDDEN: 403,
    OperationsCode.HOST_FORBIDDEN: 421,
    OperationsCode.TOO_MANY_CONNECTIONS: 429,
}
"""Error code -> HTTP status, of what is turned away here."""


class SecurityMiddleware:
    """Adds the security headers, and turns away who may not come in.

    A browser says which page a request comes from (``Origin``, and
    ``Sec-Fetch-Site``); a page of another site may read nothing here, but it
    could post with the visitor's cookie, or open a socket. Programs that are
    no browser send neither header and carry no visitor's cookie.

    Args:
        app: What is shielded.
        settings: ``hosts``, ``origins``, ``trusted_proxies`` and ``limits``.
    """

    def __init__(self, app: Asgi, settings: Settings) -> None:
        self._app = app
        self._names = HostNames(settings)
        self._origins = frozenset(origin.lower() for origin in settings.origins)
        self._callers = Callers(settings.trusted_proxies)
        self._limits = settings.limits
        self._connections: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        path = "/" + scope["path"].lstrip("/")  # routes are found with more slashes, too
        embedded = path.startswith(EMBEDDED_PATHS)
        headers = [
            *HEADERS,
            *(() if embedded else ALONE),
            *(NOT_KEPT if path.startswith("/api") else ()),
        ]

        async def send_with_headers(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                policy = _policy(scope["state"].get(STYLES, ()), "*" if embedded else "'none'")
                message["headers"] = [*message.get("headers", ()), *headers, policy]
            await send(message)

        address = self._callers.address_of(scope)
        scope.setdefault("state", {})["address"] = address
        refusal = self._refusal(scope, address)
        if refusal is not None:
            await _turn_away(scope, send_with_headers, refusal)
        elif _lasts(scope):
            await self._connect(network_of(address), scope, receive, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)

    async def _connect(self, network: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a connection while it lasts."""
        self._connections[network] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._connections[network] -= 1
            if not self._connections[network]:
                del self._connections[network]

    def _refusal(self, scope: Scope, address: str) -> CrossglotError | None:
        """Why a request or a handshake may not come in; None when it may."""
        headers = _headers(scope)
        host = headers.get("host", "")
        if not self._names.admits(host):
            return OperationsError(OperationsCode.HOST_FORBIDDEN, host=host)
        if self._is_foreign(scope, headers):
            return ServerError(ServerCode.ORIGIN_FORBIDDEN)
        counted = self._limits.here or not is_local(address)
        most = self._limits.connections
        full = bool(address) and self._connections[network_of(address)] >= most
        if _lasts(scope) and counted and full:
            return OperationsError(OperationsCode.TOO_MANY_CONNECTIONS, most=most)
        return None

    def _is_foreign(self, scope: Scope, headers: Mapping[str, str]) -> bool:
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return False
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in {"same-origin", "none"}
        host = urlsplit(origin).netloc.lower()
        return not host or host not in {headers.get("host", "").lower(), *self._origins}


def _lasts(scope: Scope) -> bool:
    """Whether this is to stay open: a WebSocket, or a stream of events."""
    path = "/".join(filter(None, scope["path"].split("/")))
    return scope["type"] == "websocket" or f"/{path}" in LASTING_PATHS


def _policy(styles: Iterable[str], ancestors: str) -> tuple[bytes, bytes]:
    sources = " ".join(("'self'", *styles))
    written = CONTENT_SECURITY.format(styles=sources, ancestors=ancestors)
    return b"content-security-policy", written.encode()


def _headers(scope: Scope) -> Mapping[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


async def _turn_away(scope: Scope, send: Send, refusal: CrossglotError) -> None:
    """Answer before any route, and before a handshake is accepted."""
    REFUSALS.labels(refusal.code).inc()
    body = encode({"error": error_of(refusal)})
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start = {"type": f"{kind}.start", "status": STATUS[refusal.code], "headers": headers}
    await send(start)
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
