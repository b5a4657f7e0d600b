"""What a page asks the API for first, asked already and written into the page.

The application asks itself as the visitor would, through the same guards, limits and views: nothing
stands in a page that its reader could not have asked for. A refusal is left for the page to meet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from html import escape
from urllib.parse import unquote

from crossglot.server.http.dependencies import AnyRequest
from crossglot.server.operations.trace import Asgi, Message, Scope

BODY_ENDS = "</body>"

WHO_ASKS = frozenset({b"authorization", b"cookie", b"host", b"user-agent"})
"""Headers that are asked with. Without ``accept-encoding`` an answer comes unpacked."""

LESS_THAN = r"\u003c"
"""How JSON may write ``<``, so that no text of an answer ends the element that it stands in."""

OK = 200


async def foretell(request: AnyRequest, addresses: Iterable[str]) -> Mapping[str, str]:
    """What anyone who asks for a page would be answered at ``addresses``, as JSON.

    An address that refuses, or that would set a cookie, is left out.
    """
    wanted = tuple(addresses)
    answers = await asyncio.gather(*(_answer(request, address) for address in wanted))
    return {
        address: answer
        for address, answer in zip(wanted, answers, strict=True)
        if answer is not None
    }


def with_answers(page: str, answers: Mapping[str, str]) -> str:
    r"""``page`` with answers where ``web/src/net/foretold.ts`` looks for them.

    They are data, which no browser runs: the content security policy need not allow them.

    >>> print(with_answers("</body>", {"/api/a?b&c": '"</script>"'}))
    <script type="application/json" data-answer="/api/a?b&amp;c">"\u003c/script>"</script></body>
    """
    written = "".join(
        f'<script type="application/json" data-answer="{escape(address)}">'
        f"{answer.replace('<', LESS_THAN)}</script>"
        for address, answer in answers.items()
    )
    return page.replace(BODY_ENDS, written + BODY_ENDS, 1)


async def _answer(request: AnyRequest, address: str) -> str | None:
    path, _, query = address.partition("?")
    said: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        said.append(message)

    app: Asgi = request.app  # type: ignore[assignment]  # its scopes are typed, ours are plain
    await app(_scope_of(request, path, query), receive, send)
    start, *bodies = said
    given = {name.lower() for name, _ in start["headers"]}
    if start["status"] != OK or b"set-cookie" in given:
        return None
    return b"".join(body.get("body", b"") for body in bodies).decode()


def _scope_of(request: AnyRequest, path: str, query: str) -> Scope:
    """A request to ``path`` by the same visitor, and by nothing of the page's own."""
    page = request.scope
    return {
        "type": "http",
        "asgi": page["asgi"],
        "http_version": page["http_version"],
        "method": "GET",
        "scheme": page["scheme"],
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": page.get("root_path", ""),
        "query_string": query.encode(),
        "headers": [(name, value) for name, value in page["headers"] if name in WHO_ASKS],
        "client": page["client"],
        "server": page["server"],
        "extensions": {},
        "state": {"address": page["state"]["address"]},
    }
