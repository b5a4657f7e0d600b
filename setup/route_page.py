"""``docs/routes.md``, written from the table of routes so that it cannot lag behind."""

import inspect
import re
from collections.abc import Iterator
from typing import get_args, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler

from crossglot.server.accounts.admission import Rights
from crossglot.server.accounts.roles import Role
from crossglot.server.app import ROUTES
from setup import ROOT

PAGE = ROOT / "docs" / "routes.md"

HEAD = """\
# Routes

Every address of the API. `GET /api/schema/openapi.json` has the same with the types of all bodies,
answers and refusals; [server.md](server.md) explains requests and refusals in general.

- `?a&b` are query parameters, `{"a", "b"}` the keys of a JSON body; keys that may be left out have
  a question mark.
- *Who* is the least that the request needs: `anyone`, a `session` (a guest's is enough), an
  `account` with a name, or a role. A [token](accounts.md#tokens) works where a scope is named.
- `WS` is a WebSocket.

`make docs` writes this page.
"""

TABLE = "| request | who | what it does |\n| --- | --- | --- |"


def route_page() -> str:
    """What ``docs/routes.md`` should hold."""
    groups: dict[str, list[str]] = {}
    for handler in ROUTES:
        for path in sorted(handler.paths):
            if path.startswith("/api/"):
                groups.setdefault(path.split("/")[2], []).extend(_rows(handler, path))
    parts = [HEAD]
    for group in sorted(groups):
        parts += [f"## /api/{group}", "", TABLE, *groups[group], ""]
    return "\n".join(parts)


def _rows(handler: HTTPRouteHandler | WebsocketRouteHandler, path: str) -> Iterator[str]:
    methods = sorted(handler.http_methods) if isinstance(handler, HTTPRouteHandler) else ["WS"]
    plain = re.sub(r":[a-z]+\}", "}", re.sub(r"\{(\w+_id|tournament)\b", "{id", path))
    summary = (inspect.getdoc(handler.fn) or "").split("\n\n")[0]
    told = " ".join(summary.replace("``", "`").replace("|", "\\|").split())
    for method in methods:
        asked = f"`{method} {plain}{_query(handler)}`{_body(handler)}"
        yield f"| {asked} | {_who(Rights.of(handler.opt))} | {told} |"


def _query(handler: HTTPRouteHandler | WebsocketRouteHandler) -> str:
    parameters = inspect.signature(handler.fn).parameters.items()
    names = [name for name, value in parameters if str(value.annotation).startswith("FromQuery")]
    return "?" + "&".join(names) if names else ""


def _body(handler: HTTPRouteHandler | WebsocketRouteHandler) -> str:
    hint = get_type_hints(handler.fn).get("data")
    kinds = [one for one in (hint, *get_args(hint)) if isinstance(one, type(msgspec.Struct))]
    if len(kinds) != 1:  # none, or one of several: the page of its domain tells them
        return ""
    fields = msgspec.structs.fields(kinds[0])
    keys = (f'"{one.encode_name}"{"" if one.required else "?"}' for one in fields)
    return f" `{{{', '.join(keys)}}}`"


def _who(rights: Rights) -> str:
    if rights.requires is not None:
        who = "account" if rights.requires is Role.PLAYER else str(rights.requires)
    else:
        who = "session" if rights.session else "anyone"
    return f"{who}; token `{rights.scope}`" if rights.scope is not None else who
