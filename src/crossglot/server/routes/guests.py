"""Whoever does something without an account becomes a guest, and gets a cookie."""

from __future__ import annotations

from litestar.datastructures import Cookie

from crossglot.server.people.sessions import Sessions
from crossglot.server.routes.needs import cookie_name
from crossglot.server.settings import Settings

YEAR = 365 * 24 * 3600


async def ensure_account(
    account: str | None, sessions: Sessions, settings: Settings
) -> tuple[str, list[Cookie]]:
    """The account, a new guest's when there is none, and the cookies to be set."""
    if account is not None:
        return account, []
    token, account = await sessions.open_guest()
    cookie = Cookie(
        key=cookie_name(settings),
        value=token,
        max_age=YEAR,
        path="/",
        secure=settings.secure_cookies,
        httponly=True,
        samesite="lax",
    )
    return account, [cookie]
