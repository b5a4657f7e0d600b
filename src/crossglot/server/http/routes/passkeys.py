"""``/api/account/passkeys``: made, used, listed and removed."""

from __future__ import annotations

from litestar import MediaType, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from crossglot.errors import AccountCode
from crossglot.server.accounts.passkeys import PasskeyInfo
from crossglot.server.accounts.profiles import OwnAccount
from crossglot.server.accounts.roles import Role
from crossglot.server.http.bodies import UNUSABLE_NAMES, Credential, Label, Name, Password
from crossglot.server.http.cookies import TheSessionCookies
from crossglot.server.http.dependencies import (
    TheAuthenticator,
    TheKnownPrincipal,
    ThePasskeys,
    TheSite,
    TheVisit,
)
from crossglot.server.http.errors import UNREADABLE


class Wanted(Struct, frozen=True):
    """For whom a passkey shall be: a guest says the name they want."""

    name: Name | None = None


class NewPasskey(Struct, frozen=True):
    """A passkey that the browser has made."""

    label: Label
    credential: Credential
    password: Password | None = None


class NameAndPasskey(Struct, frozen=True):
    """A name, and the passkey that will open its account."""

    name: Name
    label: Label
    credential: Credential


class Answered(Struct, frozen=True):
    """What the browser's authenticator has answered."""

    credential: Credential


@post(
    "/api/account/passkeys/options",
    status_code=200,
    responses={
        200: ResponseSpec(dict[str, object], generate_examples=False, description="The options")
    },
    exception_handlers=UNREADABLE,
    kind="register",
    refuses=(
        *UNUSABLE_NAMES,
        AccountCode.SIGNED_IN_ALREADY,
        AccountCode.NOT_SIGNED_IN,
        AccountCode.TOO_MANY_ATTEMPTS,
    ),
)
async def creation_options(
    data: JSONBody[Wanted],
    visit: TheVisit,
    passkeys: ThePasskeys,
    site: TheSite,
    session_cookies: TheSessionCookies,
) -> Response[bytes]:
    """What ``navigator.credentials.create`` needs; a visitor becomes a guest."""
    account, cookies = await session_cookies.account_of(visit)
    options = await passkeys.creation_options(account, data.name, site)
    return Response(options.encode(), media_type=MediaType.JSON, cookies=cookies)


@post(
    "/api/account/register/passkey",
    exception_handlers=UNREADABLE,
    kind="register",
    refuses=(
        *UNUSABLE_NAMES,
        AccountCode.PASSKEY_REFUSED,
        AccountCode.SIGNED_IN_ALREADY,
        AccountCode.TOO_MANY_ATTEMPTS,
    ),
)
async def register_passkey(
    data: JSONBody[NameAndPasskey],
    visit: TheVisit,
    passkeys: ThePasskeys,
    site: TheSite,
    session_cookies: TheSessionCookies,
) -> Response[OwnAccount]:
    """Take a name, with a passkey and without a password."""
    opened = await passkeys.register(visit, data.name, data.label, data.credential, site)
    return await session_cookies.entered(opened, 201)


@post(
    "/api/account/passkeys",
    requires=Role.PLAYER,
    exception_handlers=UNREADABLE,
    kind="register",
    refuses=(
        AccountCode.PASSKEY_REFUSED,
        AccountCode.TOO_MANY_KEPT,
        AccountCode.SIGN_IN_AGAIN,
        AccountCode.TOO_MANY_ATTEMPTS,
    ),
)
async def add_passkey(
    data: JSONBody[NewPasskey],
    known: TheKnownPrincipal,
    authenticator: TheAuthenticator,
    passkeys: ThePasskeys,
    site: TheSite,
) -> None:
    """Keep a passkey that the browser has made."""
    await authenticator.confirm(known, data.password)
    await passkeys.add(known.account, data.label, data.credential, site)


@get("/api/account/passkeys", requires=Role.PLAYER)
async def list_passkeys(known: TheKnownPrincipal, passkeys: ThePasskeys) -> list[PasskeyInfo]:
    """The caller's passkeys, the oldest first."""
    return await passkeys.listed(known.account)


@delete(
    "/api/account/passkeys/{passkey_id:str}",
    requires=Role.PLAYER,
    status_code=204,
    refuses=(AccountCode.PASSKEY_UNKNOWN, AccountCode.LAST_WAY_IN),
)
async def remove_passkey(
    passkey_id: FromPath[str], known: TheKnownPrincipal, passkeys: ThePasskeys
) -> None:
    """Remove a passkey; not the last one of an account without a password."""
    await passkeys.remove(known.account, passkey_id)


@post(
    "/api/account/login/passkey/options",
    status_code=200,
    kind="log_in",
    responses={
        200: ResponseSpec(dict[str, object], generate_examples=False, description="The options")
    },
)
async def request_options(passkeys: ThePasskeys, site: TheSite) -> Response[bytes]:
    """What ``navigator.credentials.get`` needs."""
    options = await passkeys.request_options(site)
    return Response(options.encode(), media_type=MediaType.JSON)


@post(
    "/api/account/login/passkey",
    status_code=200,
    exception_handlers=UNREADABLE,
    kind="log_in",
    refuses=(AccountCode.PASSKEY_REFUSED,),
)
async def log_in_with_passkey(
    data: JSONBody[Answered],
    visit: TheVisit,
    passkeys: ThePasskeys,
    site: TheSite,
    session_cookies: TheSessionCookies,
) -> Response[OwnAccount]:
    """Sign in with a passkey; it tells whose account it opens."""
    opened = await passkeys.sign_in(visit, data.credential, site)
    return await session_cookies.entered(opened, 200)
