"""The entrance: cookies for those who come, are let in, or leave."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from crossglot.server.accounts.profiles import OwnAccount, Profiles
from crossglot.server.accounts.sessions import LONGEST, Opened, Sessions
from crossglot.server.accounts.sign_in import Visit
from crossglot.server.settings.settings import Settings


class SessionCookies:
    """Gives cookies to browsers.

    Args:
        sessions: Opened for new guests.
        profiles: Show those who are let in what their account is like.
        settings: Say how cookies are called, and over what they go.
    """

    def __init__(self, sessions: Sessions, profiles: Profiles, settings: Settings) -> None:
        self._sessions = sessions
        self._profiles = profiles
        self._settings = settings

    async def account_of(self, visit: Visit) -> tuple[str, list[Cookie]]:
        """The visitor's account, and the cookie of one who becomes a guest with this."""
        if visit.principal is not None:
            return visit.principal.account, []
        opened = await self._sessions.open_guest(visit.agent)
        return opened.account, [self._cookie(opened.token)]

    async def entered(self, opened: Opened, status: int) -> Response[OwnAccount]:
        """The answer to somebody who has been let in, with their new cookie."""
        own = await self._profiles.own_of(opened.account)
        return Response(own, status_code=status, cookies=[self._cookie(opened.token)])

    def left(self) -> Response[None]:
        """The answer to somebody who leaves: their cookie is taken away."""
        gone = self._cookie("")
        gone.max_age = 0
        return Response(None, status_code=204, cookies=[gone])

    def _cookie(self, token: str) -> Cookie:
        """The cookie that holds a session's token; no script sees it."""
        return Cookie(
            key=cookie_name(self._settings),
            value=token,
            max_age=LONGEST,
            path="/",
            secure=self._settings.secure_cookies,
            httponly=True,
            samesite="lax",
        )


TheSessionCookies = NamedDependency[SkipValidation[SessionCookies]]


def cookie_name(settings: Settings) -> str:
    """The session's cookie; over HTTPS its name binds it to this very host."""
    return "__Host-crossglot" if settings.secure_cookies else "crossglot"
