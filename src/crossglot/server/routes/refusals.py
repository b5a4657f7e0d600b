"""Refusals meet HTTP here, in one table; what is not in it is a bug, and a 500."""

from __future__ import annotations

from collections.abc import Mapping

import structlog
from litestar import MediaType, Response
from litestar.exceptions import HTTPException

from crossglot.errors import (
    CrossglotError,
    EditionCode,
    GameCode,
    LexiconCode,
    PlayerCode,
    ServerCode,
    StudyCode,
    TileCode,
)
from crossglot.server.routes.needs import AnyRequest
from crossglot.server.wire import Error, encode, error_of

log = structlog.get_logger("crossglot.http")

STATUS: Mapping[str, int] = {
    ServerCode.MALFORMED_MESSAGE: 400,
    ServerCode.NOT_YOUR_SEAT: 403,
    ServerCode.GAME_UNKNOWN: 404,
    ServerCode.CLIENT_OUTDATED: 426,
    ServerCode.NOT_FOUND: 404,
    ServerCode.METHOD_NOT_ALLOWED: 405,
    ServerCode.MESSAGE_TOO_LARGE: 413,
    EditionCode.UNKNOWN: 422,
    PlayerCode.UNKNOWN: 422,
    GameCode.PLAYERS: 422,
    StudyCode.PATTERN: 422,
    StudyCode.RACK: 422,
    StudyCode.LENGTH: 422,
    StudyCode.CURSOR: 422,
    StudyCode.TOO_WIDE: 422,
    TileCode.UNKNOWN_TILE: 422,
    TileCode.BRACKET: 422,
    LexiconCode.NOT_INSTALLED: 503,
    LexiconCode.NOT_A_LEXICON: 503,
    LexiconCode.VERSION: 503,
    LexiconCode.TRUNCATED: 503,
    LexiconCode.DAMAGED: 503,
    LexiconCode.MISMATCH: 503,
    ServerCode.STOPPING: 503,
}
"""Error code -> HTTP status."""

FRAMEWORK = {
    400: ServerCode.MALFORMED_MESSAGE,
    404: ServerCode.NOT_FOUND,
    405: ServerCode.METHOD_NOT_ALLOWED,
    413: ServerCode.MESSAGE_TOO_LARGE,
}
"""What Litestar itself refuses, by status."""


def answer(status: int, error: Error) -> Response[bytes]:
    """``error`` as the body of an answer."""
    return Response(
        encode({"error": error}),
        status_code=status,
        media_type=MediaType.JSON,
    )


def refuse(request: AnyRequest, error: CrossglotError) -> Response[bytes]:
    """Answer a request that the game or the server refuses."""
    status = STATUS.get(error.code)
    if status is None:
        return fail(request, error)
    return answer(status, error_of(error))


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """Answer a request that does not reach a use case: no such page, no such body."""
    code = FRAMEWORK.get(error.status_code)
    if code is None:
        return fail(request, error)
    facts: dict[str, object] = {}
    if code is ServerCode.MALFORMED_MESSAGE:
        facts = {"reason": _reason(error)}
    return answer(error.status_code, Error(code, facts))


def refuse_too_deep(_: AnyRequest, __: RecursionError) -> Response[bytes]:
    """Answer a body of thousands of brackets, which no decoder follows to its end."""
    return answer(400, Error(ServerCode.MALFORMED_MESSAGE, {"reason": "nested too deep"}))


def fail(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer after a bug: the log has everything, the visitor nothing."""
    log.error("request failed", path=request.url.path, method=request.method, exc_info=error)
    return answer(500, Error(ServerCode.INTERNAL, {}))


def _reason(error: HTTPException) -> str:
    """What is wrong with a body, for programmers."""
    details = error.extra if isinstance(error.extra, list) else []
    found = [f"{d.get('key', '')}: {d.get('message', '')}" for d in details if isinstance(d, dict)]
    return "; ".join(found) or error.detail
