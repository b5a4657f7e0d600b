"""The description of all routes (OpenAPI): what each answers, and every code it refuses with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any

from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    OpenAPIHeader,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Schema,
)
from litestar.routes import HTTPRoute

from crossglot.errors import AccountCode, LexiconCode, OperationsCode, ServerCode
from crossglot.server.accounts.admission import Rights
from crossglot.server.http import security
from crossglot.server.http.errors import STATUS
from crossglot.server.http.lengths import describe_lengths
from crossglot.server.http.rates import FREE, kind_of
from crossglot.server.http.security import SAFE_METHODS
from crossglot.server.limits.work_budget import KINDS

REFUSES = "refuses"
"""What a route says in its decorator: the codes it refuses with, beside those of all routes."""

NO_LEXICON = tuple(code for code in LexiconCode if STATUS.get(code) == 503)
"""Why a lexicon cannot be had; every route that needs one refuses so."""

ALL_STATUS: Mapping[str, int] = {**STATUS, **security.STATUS, ServerCode.INTERNAL: 500}
"""Error code -> HTTP status, wherever it is refused."""


class CompleteDescription(JsonRenderPlugin):
    """Serves the description as JSON, written when it is first asked for.

    Few processes are ever asked, and writing it takes about as long as making all routes.
    """

    _written: bytes | None = None

    def render(
        self,
        request: Request[Any, Any, Any],
        openapi_schema: dict[str, Any],  # noqa: ARG002 -- Litestar gives it
    ) -> bytes:
        """The description, refusals included; ``openapi_schema`` lacks those."""
        if self._written is None:
            describe(request.app)
            complete = request.app.openapi_schema.to_schema()
            self._written = super().render(request, complete)
        return self._written


def describe(app: Litestar) -> None:
    """Complete the description of ``app``: refusals of all routes, by status."""
    paths = app.openapi_schema.paths or {}
    for route in app.routes:
        item = paths.get(route.path_format)
        if not isinstance(route, HTTPRoute) or item is None:
            continue
        for method, (handler, _) in route.route_handler_map.items():
            operation = getattr(item, method.lower(), None)
            if isinstance(operation, Operation):
                _complete(operation, handler, method, route.path_format)


def _complete(operation: Operation, handler: HTTPRouteHandler, method: str, path: str) -> None:
    describe_lengths(operation)
    by_status: dict[int, list[str]] = defaultdict(list)
    rights = Rights.of(handler.opt)
    codes = [*handler.opt.get(REFUSES, ()), *_common(operation, method, path), *_rights(rights)]
    if kind_of(handler, method) in KINDS:
        codes += [OperationsCode.SERVER_BUSY, OperationsCode.WORK_TOO_LONG]
    for code in dict.fromkeys(codes):
        by_status[ALL_STATUS[code]].append(str(code))
    responses = operation.responses = operation.responses or {}
    responses.pop("400", None)  # the framework's own, which our clients never get
    if (empty := responses.get("204")) is not None and isinstance(empty, OpenAPIResponse):
        empty.content = None
    for status, told in sorted(by_status.items()):
        responses[str(status)] = _refusal(status, told)


def _common(operation: Operation, method: str, path: str) -> Iterator[StrEnum]:
    """The codes that any route may refuse with."""
    yield OperationsCode.HOST_FORBIDDEN
    yield ServerCode.INTERNAL
    yield ServerCode.DATABASE_AWAY
    if path not in FREE:
        yield OperationsCode.TOO_MANY_REQUESTS
    if method not in SAFE_METHODS:
        yield ServerCode.ORIGIN_FORBIDDEN
    if operation.request_body is not None:
        yield ServerCode.MESSAGE_TOO_LARGE
    if method not in SAFE_METHODS or operation.parameters:
        yield ServerCode.MALFORMED_MESSAGE
    if "{" in path:
        yield ServerCode.NOT_FOUND


def _rights(rights: Rights) -> Iterator[StrEnum]:
    """The codes with which those are refused who may not use a route."""
    yield AccountCode.BEARER_UNKNOWN
    yield AccountCode.SCOPE_MISSING
    if not rights.is_public:
        yield AccountCode.NOT_SIGNED_IN
    if rights.requires is not None:
        yield AccountCode.ROLE_MISSING


def _refusal(status: int, codes: list[str]) -> OpenAPIResponse:
    """An answer that refuses with one of ``codes``."""
    error = Schema(
        type=OpenAPIType.OBJECT,
        required=["code", "facts"],
        properties={
            "code": Schema(type=OpenAPIType.STRING, enum=codes),
            "facts": Schema(type=OpenAPIType.OBJECT),
        },
    )
    body = Schema(type=OpenAPIType.OBJECT, required=["error"], properties={"error": error})
    wait = OpenAPIHeader(
        schema=Schema(type=OpenAPIType.INTEGER, minimum=1), description="seconds to wait"
    )
    return OpenAPIResponse(
        description=", ".join(codes),
        content={"application/json": OpenAPIMediaType(schema=body)},
        headers={"Retry-After": wait} if status in {429, 503} else None,
    )
