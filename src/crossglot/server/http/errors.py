"""Refusals meet HTTP here, in one table; what is not in it is a bug, and a 500."""

from __future__ import annotations

from collections.abc import Mapping

import structlog
from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from crossglot.errors import (
    AccountCode,
    AnalysisCode,
    BingoCode,
    CrossglotError,
    DuplicateCode,
    EditionCode,
    EntryCode,
    GameCode,
    HouseCode,
    IllegalPlayCode,
    KernelCode,
    LexiconCode,
    LobbyCode,
    LogCode,
    NotationCode,
    OperationsCode,
    PlayerCode,
    ProfileCode,
    RatingCode,
    RemovalCode,
    ServerCode,
    SocialCode,
    SolitaireCode,
    StudyCode,
    TileCode,
    TournamentCode,
    VariantCode,
)
from crossglot.server.http.dependencies import AnyRequest
from crossglot.server.operations.metrics import REFUSALS
from crossglot.server.wire.messages import Error, encode, error_of

log = structlog.get_logger("crossglot.http")

STATUS: Mapping[str, int] = {
    **dict.fromkeys(GameCode, 422),
    **dict.fromkeys(NotationCode, 422),
    **dict.fromkeys(TileCode, 422),
    **dict.fromkeys(HouseCode, 422),
    **dict.fromkeys(ProfileCode, 422),
    **dict.fromkeys(RemovalCode, 422),
    **dict.fromkeys(BingoCode, 422),
    **dict.fromkeys(SolitaireCode, 422),
    **dict.fromkeys(VariantCode, 422),
    VariantCode.HOST: 403,
    ServerCode.GAME_KIND: 409,
    **dict.fromkeys(IllegalPlayCode, 422),
    **dict.fromkeys(DuplicateCode, 409),
    **dict.fromkeys(EntryCode, 409),
    **dict.fromkeys(TournamentCode, 409),
    TournamentCode.SETUP: 422,
    TournamentCode.NO_SUCH_GAME: 422,
    TournamentCode.NO_SUCH_APPEAL: 422,
    TournamentCode.HALLS: 422,
    TournamentCode.WRONG_CODE: 403,
    TournamentCode.NOT_TAKING_PART: 403,
    TournamentCode.ANSWER_EMPTY: 422,
    TournamentCode.ANSWER_NUMBER: 422,
    TournamentCode.ANSWER_NO_SAFE: 422,
    TournamentCode.ANSWER_TOO_MANY: 429,
    DuplicateCode.RACK_NOT_IN_BAG: 422,
    DuplicateCode.RACK_NOT_ADMISSIBLE: 422,
    DuplicateCode.NOT_A_TOP: 422,
    EntryCode.UNKNOWN: 404,
    EntryCode.NOT_ARBITER: 403,
    **dict.fromkeys(LogCode, 422),
    **dict.fromkeys(AnalysisCode, 422),
    KernelCode.BAD_INPUT: 422,
    GameCode.NOT_YOUR_TURN: 409,
    GameCode.GAME_OVER: 409,
    GameCode.WINDOW_OPEN: 409,
    GameCode.TIME_UP: 409,
    ServerCode.STALE: 409,
    ServerCode.TOO_MANY_MESSAGES: 429,
    RatingCode.NOT_RATED: 404,
    RatingCode.REFUNDED: 409,
    SocialCode.CHAT_OFF: 403,
    SocialCode.CHAT_PHRASES: 403,
    SocialCode.CHAT_MUTED: 403,
    SocialCode.CHAT_MODE: 403,
    SocialCode.CHAT_EMPTY: 422,
    SocialCode.CHAT_TOO_LONG: 422,
    SocialCode.PHRASE_UNKNOWN: 422,
    SocialCode.ONESELF: 422,
    SocialCode.REPORT_OTHER: 422,
    SocialCode.REPORT_UNKNOWN: 404,
    SocialCode.REPORT_DECIDED: 409,
    SocialCode.CHAT_TOO_FAST: 429,
    SocialCode.REPORTS_TOO_MANY: 429,
    SocialCode.STREAMS: 429,
    ServerCode.MALFORMED_MESSAGE: 400,
    ServerCode.NOT_YOUR_SEAT: 403,
    ServerCode.RATED_UNDER_WAY: 403,
    ServerCode.GAME_UNKNOWN: 404,
    GameCode.GAME_OVER: 409,
    ServerCode.CLIENT_OUTDATED: 426,
    ServerCode.NOT_FOUND: 404,
    ServerCode.METHOD_NOT_ALLOWED: 405,
    ServerCode.MESSAGE_TOO_LARGE: 413,
    LobbyCode.RATED_ACCOUNT: 403,
    LobbyCode.RATING_OUTSIDE: 403,
    LobbyCode.SEAT_RESERVED: 403,
    LobbyCode.NOT_WELCOME: 403,
    LobbyCode.SEAT_TAKEN: 409,
    LobbyCode.NOT_WAITING: 409,
    LobbyCode.WAITING: 409,
    LobbyCode.NOT_OVER: 409,
    LobbyCode.NO_REMATCH: 409,
    LobbyCode.GONE: 410,
    LobbyCode.SEAT_UNKNOWN: 422,
    LobbyCode.ME_ONCE: 422,
    LobbyCode.INVITED_TWICE: 422,
    LobbyCode.CLOCK_RANGE: 422,
    LobbyCode.RATED_COMPUTER: 422,
    LobbyCode.RATED_HOUSE: 422,
    LobbyCode.RATED_CLOCK: 422,
    LobbyCode.RATED_LEXICON: 422,
    LobbyCode.RATING_RANGE: 422,
    LobbyCode.TOO_MANY: 429,
    PlayerCode.HOUSE_RULE: 422,
    LexiconCode.NOT_HERE: 422,
    LexiconCode.ID_MALFORMED: 422,
    LexiconCode.TIER_UNKNOWN: 422,
    LexiconCode.RECIPE_MISSING: 422,
    EditionCode.UNKNOWN: 422,
    EditionCode.UNCLEAR: 422,
    PlayerCode.UNKNOWN: 422,
    StudyCode.PATTERN: 422,
    StudyCode.RACK: 422,
    StudyCode.LENGTH: 422,
    StudyCode.CURSOR: 422,
    StudyCode.TOO_WIDE: 422,
    OperationsCode.TOO_MANY_REQUESTS: 429,
    OperationsCode.SERVER_BUSY: 503,
    OperationsCode.WORK_TOO_LONG: 422,
    OperationsCode.CLIENT_LEFT: 499,
    AccountCode.NOT_SIGNED_IN: 401,
    AccountCode.SIGN_IN_REFUSED: 401,
    AccountCode.PASSKEY_REFUSED: 401,
    AccountCode.BEARER_UNKNOWN: 401,
    AccountCode.SIGN_IN_AGAIN: 403,
    AccountCode.ROLE_MISSING: 403,
    AccountCode.SCOPE_MISSING: 403,
    AccountCode.UNKNOWN: 404,
    AccountCode.SESSION_UNKNOWN: 404,
    AccountCode.PASSKEY_UNKNOWN: 404,
    AccountCode.SIGNED_IN_ALREADY: 409,
    AccountCode.NAME_TAKEN: 409,
    AccountCode.LAST_WAY_IN: 409,
    AccountCode.LAST_ADMIN: 409,
    AccountCode.TOO_MANY_KEPT: 409,
    AccountCode.HAS_PLAYED: 409,
    AccountCode.LINK_INVALID: 410,
    AccountCode.NAME_MALFORMED: 422,
    AccountCode.NAME_RESERVED: 422,
    AccountCode.TOO_WEAK: 422,
    AccountCode.ADDRESS_MALFORMED: 422,
    AccountCode.ERASURE_UNCONFIRMED: 422,
    AccountCode.TOO_MANY_ATTEMPTS: 429,
    LexiconCode.NOT_INSTALLED: 503,
    LexiconCode.NOT_A_LEXICON: 503,
    LexiconCode.VERSION: 503,
    LexiconCode.TRUNCATED: 503,
    LexiconCode.DAMAGED: 503,
    LexiconCode.MISMATCH: 503,
    ServerCode.STOPPING: 503,
    OperationsCode.NOT_READY: 503,
    ServerCode.DATABASE_AWAY: 503,
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
    REFUSALS.labels(error.code).inc()
    wait = error.facts.get("seconds") if status in {429, 503} else None
    return Response(
        encode({"error": error}),
        status_code=status,
        media_type=MediaType.JSON,
        headers={} if wait is None else {"retry-after": str(wait)},
    )


def refuse(request: AnyRequest, error: CrossglotError) -> Response[bytes]:
    """Answer a request that the game or the server refuses."""
    status = STATUS.get(error.code)
    if status is None:
        return fail(request, error)
    refusal = answer(status, error_of(error))
    if error.code is AccountCode.TOO_MANY_ATTEMPTS:
        refusal.headers["retry-after"] = str(error.facts["seconds"])
    return refusal


LEFT = "client disconnected prematurely"
"""What Litestar says when a body ends in the middle because its client has gone."""


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """Answer a request that does not reach a use case: no such page, no such body."""
    code = FRAMEWORK.get(error.status_code)
    if error.status_code == 500 and error.detail == LEFT:  # no bug: nobody reads the answer
        return answer(400, Error(ServerCode.MALFORMED_MESSAGE, {"reason": LEFT}))
    if code is None:
        return fail(request, error)
    facts: dict[str, object] = {}
    if code is ServerCode.MALFORMED_MESSAGE:
        facts = {"reason": _reason(error)}
    return answer(error.status_code, Error(code, facts))


def refuse_unreadable(_: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer a body that no decoder follows to its end."""
    reason = "nested too deep" if isinstance(error, RecursionError) else "no UTF-8"
    return answer(400, Error(ServerCode.MALFORMED_MESSAGE, {"reason": reason}))


UNREADABLE: ExceptionHandlersMap = {
    RecursionError: refuse_unreadable,
    UnicodeDecodeError: refuse_unreadable,
}
"""For every route that takes a body: thousands of brackets, and bytes that are no text."""


def fail(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer after a bug: the log has everything, the visitor nothing."""
    log.error("request failed", path=request.url.path, method=request.method, exc_info=error)
    return answer(500, Error(ServerCode.INTERNAL, {}))


def _reason(error: HTTPException) -> str:
    """What is wrong with a body, for programmers."""
    details = error.extra if isinstance(error.extra, list) else []
    found = [f"{d.get('key', '')}: {d.get('message', '')}" for d in details if isinstance(d, dict)]
    return "; ".join(found) or error.detail
