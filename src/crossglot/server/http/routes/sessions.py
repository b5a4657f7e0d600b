"""``/api/account/sessions``: the browsers that speak for the caller."""

from __future__ import annotations

from litestar import delete, get
from litestar.params import FromPath
from msgspec import Struct

from crossglot.errors import AccountCode
from crossglot.server.accounts.sessions import SessionInfo
from crossglot.server.http.dependencies import TheKnownPrincipal, TheSessions


class Ended(Struct, frozen=True):
    """How many sessions have ended."""

    ended: int


@get("/api/account/sessions", session=True)
async def list_sessions(known: TheKnownPrincipal, sessions: TheSessions) -> list[SessionInfo]:
    """The caller's sessions, the one used last first."""
    return await sessions.listed(known)


@delete(
    "/api/account/sessions/{session_id:str}",
    session=True,
    status_code=204,
    refuses=(AccountCode.SESSION_UNKNOWN,),
)
async def end_session(
    session_id: FromPath[str], known: TheKnownPrincipal, sessions: TheSessions
) -> None:
    """End one session and close its connections."""
    await sessions.end(known, session_id)


@delete("/api/account/sessions", session=True, status_code=200)
async def end_other_sessions(known: TheKnownPrincipal, sessions: TheSessions) -> Ended:
    """End all sessions but the one that asks."""
    return Ended(await sessions.end_others(known.account, known.key))
