"""``/api/account``: the caller's own account; ``/api/accounts``: those of others."""

from __future__ import annotations

from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from crossglot.errors import AccountCode
from crossglot.server.accounts.profiles import OwnAccount, PublicAccount
from crossglot.server.accounts.roles import Role
from crossglot.server.http.bodies import UNUSABLE_NAMES, Name, Password
from crossglot.server.http.cookies import TheSessionCookies
from crossglot.server.http.dependencies import (
    TheAuthenticator,
    TheKnownPrincipal,
    ThePrincipal,
    TheProfiles,
    TheSessions,
    TheVisit,
)
from crossglot.server.http.errors import UNREADABLE


class NameAndPassword(Struct, frozen=True):
    """What opens an account, or will."""

    name: Name
    password: Password


class NewName(Struct, frozen=True):
    """Another name for an account that has one."""

    name: Name
    password: Password | None = None


class NewPassword(Struct, frozen=True):
    """A password, and the one that it replaces, if there is one.

    Attributes:
        new: From now on.
        old: So far.
        end_tokens: Make the account's tokens invalid, too.
    """

    new: Password
    old: Password | None = None
    end_tokens: bool = False


@get("/api/account")
async def show_account(principal: ThePrincipal, profiles: TheProfiles) -> OwnAccount:
    """The caller's account; of the kind ``visitor`` when there is none yet."""
    return await profiles.own(principal)


@get("/api/accounts/{name:str}", refuses=(AccountCode.UNKNOWN,))
async def show_other(name: FromPath[str], profiles: TheProfiles) -> PublicAccount:
    """What everybody may see of an account."""
    return await profiles.called(name)


@post(
    "/api/account/register",
    exception_handlers=UNREADABLE,
    kind="register",
    refuses=(
        *UNUSABLE_NAMES,
        AccountCode.TOO_WEAK,
        AccountCode.SIGNED_IN_ALREADY,
        AccountCode.TOO_MANY_ATTEMPTS,
    ),
)
async def register(
    data: JSONBody[NameAndPassword],
    visit: TheVisit,
    authenticator: TheAuthenticator,
    session_cookies: TheSessionCookies,
) -> Response[OwnAccount]:
    """Take a name. A guest keeps their games; their session gets another token."""
    opened = await authenticator.register(visit, data.name, data.password)
    return await session_cookies.entered(opened, 201)


@post(
    "/api/account/login",
    status_code=200,
    exception_handlers=UNREADABLE,
    kind="log_in",
    refuses=(AccountCode.SIGN_IN_REFUSED, AccountCode.TOO_MANY_ATTEMPTS),
)
async def log_in(
    data: JSONBody[NameAndPassword],
    visit: TheVisit,
    authenticator: TheAuthenticator,
    session_cookies: TheSessionCookies,
) -> Response[OwnAccount]:
    """Sign in with name and password. The answer never tells which of them was wrong."""
    opened = await authenticator.sign_in(visit, data.name, data.password)
    return await session_cookies.entered(opened, 200)


@post("/api/account/logout", session=True, status_code=204)
async def log_out(
    known: TheKnownPrincipal, sessions: TheSessions, session_cookies: TheSessionCookies
) -> Response[None]:
    """End this session and close its connections."""
    await sessions.end_own(known)
    return session_cookies.left()


@post(
    "/api/account/password",
    requires=Role.PLAYER,
    status_code=204,
    exception_handlers=UNREADABLE,
    kind="log_in",
    refuses=(AccountCode.SIGN_IN_AGAIN, AccountCode.TOO_WEAK, AccountCode.TOO_MANY_ATTEMPTS),
)
async def change_password(
    data: JSONBody[NewPassword], known: TheKnownPrincipal, authenticator: TheAuthenticator
) -> None:
    """Change the password, or set the first one; all other sessions end."""
    await authenticator.change_password(known, data.old, data.new, end_tokens=data.end_tokens)


@put(
    "/api/account/name",
    requires=Role.PLAYER,
    status_code=204,
    exception_handlers=UNREADABLE,
    kind="register",
    refuses=(
        *UNUSABLE_NAMES,
        AccountCode.SIGN_IN_AGAIN,
        AccountCode.TOO_MANY_ATTEMPTS,
    ),
)
async def change_name(
    data: JSONBody[NewName], known: TheKnownPrincipal, authenticator: TheAuthenticator
) -> None:
    """Take another name; the old one is free for others."""
    await authenticator.change_name(known, data.name, data.password)


@post("/api/account/bot", requires=Role.PLAYER, status_code=204, refuses=(AccountCode.HAS_PLAYED,))
async def become_bot(known: TheKnownPrincipal, profiles: TheProfiles) -> None:
    """Say for ever that a program plays here; only before the first game."""
    await profiles.become_bot(known.account)
