"""What every answer carries and every request must pass, outside of all routes.

Plain ASGI, so that no error page and no framework can forget it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from crossglot.errors import ServerCode
from crossglot.server.wire import Error, encode

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

CONTENT_SECURITY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Nothing from elsewhere; no script but our files; ``style=`` for where a tile is dragged."""

HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

NOT_KEPT = [(b"cache-control", b"no-store")]
"""On every answer of the API: a game goes on."""

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class Shield:
    """Adds the security headers and turns away pages of other sites.

    A browser says which page a request comes from (``Origin``, and
    ``Sec-Fetch-Site``); a page of another site may read nothing here, but it
    could post with the visitor's cookie, or open a socket. Programs that are
    no browser send neither header and carry no visitor's cookie.

    Args:
        app: What is shielded.
        origins: Hosts, besides the one asked, whose pages are let in.
    """

    def __init__(self, app: Asgi, origins: Iterable[str] = ()) -> None:
        self._app = app
        self._origins = frozenset(origin.lower() for origin in origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        headers = [*HEADERS, *(NOT_KEPT if scope["path"].startswith("/api") else ())]

        async def send_with_headers(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                message["headers"] = [*message.get("headers", ()), *headers]
            await send(message)

        if self._is_foreign(scope):
            await _turn_away(scope, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)

    def _is_foreign(self, scope: Scope) -> bool:
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return False
        headers = _headers(scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in {"same-origin", "none"}
        host = urlsplit(origin).netloc.lower()
        return not host or host not in {headers.get("host", "").lower(), *self._origins}


def _headers(scope: Scope) -> Mapping[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


async def _turn_away(scope: Scope, send: Send) -> None:
    """Answer 403, before any route and before a handshake is accepted."""
    body = encode({"error": Error(ServerCode.ORIGIN_FORBIDDEN, {})})
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": f"{kind}.start", "status": 403, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
