"""``/api/account/address`` and ``/api/account/reset``: e-mail, and what its links do."""

from __future__ import annotations

from litestar import delete, post, put
from litestar.params import JSONBody
from msgspec import Struct

from crossglot.errors import AccountCode
from crossglot.languages import Language
from crossglot.server.accounts.roles import Role
from crossglot.server.http.bodies import Password, Secret, Who
from crossglot.server.http.dependencies import (
    TheAddresses,
    TheAuthenticator,
    TheKnownPrincipal,
    TheSite,
    TheVisit,
)
from crossglot.server.http.errors import UNREADABLE


class NewAddress(Struct, frozen=True):
    """An address, and the language of the letter to it."""

    address: Who
    language: Language = "en"
    password: Password | None = None


class Confirmation(Struct, frozen=True):
    """What the link in a letter holds."""

    token: Secret


class ResetWish(Struct, frozen=True):
    """Whose password is lost: a name or an address."""

    who: Who
    language: Language = "en"


class Reset(Struct, frozen=True):
    """What the link in a letter holds, and the new password."""

    token: Secret
    password: Password
    language: Language = "en"


@put(
    "/api/account/address",
    requires=Role.PLAYER,
    status_code=202,
    exception_handlers=UNREADABLE,
    kind="register",
    refuses=(
        AccountCode.ADDRESS_MALFORMED,
        AccountCode.SIGN_IN_AGAIN,
        AccountCode.TOO_MANY_ATTEMPTS,
    ),
)
async def set_address(
    data: JSONBody[NewAddress],
    known: TheKnownPrincipal,
    authenticator: TheAuthenticator,
    addresses: TheAddresses,
    site: TheSite,
) -> None:
    """Give an address, and get a letter with a link there; nobody learns who else has it."""
    await authenticator.confirm(known, data.password)
    await addresses.set(known.account, data.address, data.language, site.url)


@delete("/api/account/address", requires=Role.PLAYER, status_code=204)
async def remove_address(known: TheKnownPrincipal, addresses: TheAddresses) -> None:
    """Forget the address."""
    await addresses.remove(known.account)


@post(
    "/api/account/address/confirm",
    status_code=204,
    exception_handlers=UNREADABLE,
    kind="log_in",
    refuses=(AccountCode.LINK_INVALID,),
)
async def confirm_address(data: JSONBody[Confirmation], addresses: TheAddresses) -> None:
    """Take the link of a letter: the address is its owner's."""
    await addresses.confirm(data.token)


@post(
    "/api/account/reset",
    status_code=202,
    exception_handlers=UNREADABLE,
    kind="log_in",
    refuses=(AccountCode.TOO_MANY_ATTEMPTS,),
)
async def ask_reset(
    data: JSONBody[ResetWish], visit: TheVisit, addresses: TheAddresses, site: TheSite
) -> None:
    """Ask for a letter with a link for a new password. The answer is always the same."""
    await addresses.ask_reset(data.who, data.language, site.url, visit.network)


@post(
    "/api/account/reset/finish",
    status_code=204,
    exception_handlers=UNREADABLE,
    kind="log_in",
    refuses=(AccountCode.LINK_INVALID, AccountCode.TOO_WEAK),
)
async def finish_reset(data: JSONBody[Reset], addresses: TheAddresses) -> None:
    """Set a new password by the link of a letter; all sessions end."""
    await addresses.reset(data.token, data.password, data.language)
