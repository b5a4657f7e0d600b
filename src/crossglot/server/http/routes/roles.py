"""``/api/accounts/{name}/role`` and ``/api/audit``: offices, and what was done in them."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Struct

from crossglot.errors import AccountCode
from crossglot.server.accounts.audit import Entry
from crossglot.server.accounts.roles import Role
from crossglot.server.http.dependencies import TheKnownPrincipal, TheProfiles
from crossglot.server.http.errors import UNREADABLE


class NewRole(Struct, frozen=True):
    """A role; it replaces the one that the account has."""

    role: Role


@put(
    "/api/accounts/{name:str}/role",
    requires=Role.ADMIN,
    status_code=204,
    exception_handlers=UNREADABLE,
    refuses=(AccountCode.UNKNOWN, AccountCode.LAST_ADMIN),
)
async def give_role(
    name: FromPath[str], data: JSONBody[NewRole], known: TheKnownPrincipal, profiles: TheProfiles
) -> None:
    """Give an account a role."""
    await profiles.give_role(known.account, name, data.role)


@get("/api/audit", requires=Role.ADMIN, refuses=(AccountCode.UNKNOWN,))
async def read_log(
    profiles: TheProfiles,
    name: FromQuery[str | None] = None,
    before: FromQuery[Annotated[int | None, QueryParameter(ge=0, le=2**53)]] = None,
) -> list[Entry]:
    """The log of privileged acts and of what happened to accounts, the newest lines first."""
    return await profiles.log(name=name, before=before)
