"""What routes ask for by name; the application provides it."""

from __future__ import annotations

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import SkipValidation
from litestar.types import Scope

from crossglot.server.games import Games
from crossglot.server.live.hub import Hub
from crossglot.server.people.sessions import Sessions
from crossglot.server.play.nudges import Nudges
from crossglot.server.ports import Lexicons
from crossglot.server.settings import Settings

AnyRequest = Request[object, object, State]
AnySocket = WebSocket[object, object, State]

TheGames = NamedDependency[SkipValidation[Games]]
TheHub = NamedDependency[SkipValidation[Hub]]
TheNudges = NamedDependency[SkipValidation[Nudges]]
TheLexicons = NamedDependency[SkipValidation[Lexicons]]
TheSettings = NamedDependency[SkipValidation[Settings]]
TheSessions = NamedDependency[SkipValidation[Sessions]]
TheAccount = NamedDependency[SkipValidation[str | None]]
"""The id of the account that asks; None for a browser we do not know."""


def cookie_name(settings: Settings) -> str:
    """The session's cookie; over HTTPS its name binds it to this very host."""
    return "__Host-crossglot" if settings.secure_cookies else "crossglot"


async def find_account(scope: Scope, sessions: TheSessions, settings: TheSettings) -> str | None:
    """Who asks, by the cookie."""
    cookies = ASGIConnection[object, object, object, State](scope).cookies
    return await sessions.account_of(cookies.get(cookie_name(settings)))
