"""``/api/account/tokens``: personal tokens, for programs."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from crossglot.errors import AccountCode
from crossglot.server.people.bearers import TokenInfo
from crossglot.server.people.roles import Role
from crossglot.server.people.scopes import Scope
from crossglot.server.routes.bodies import Label, Password
from crossglot.server.routes.needs import TheBearers, TheDoors, TheKnown
from crossglot.server.routes.refusals import UNREADABLE


class NewToken(Struct, frozen=True):
    """What a token shall be good for."""

    label: Label
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=len(Scope))]
    password: Password | None = None


class MadeToken(Struct, frozen=True):
    """A new token: ``token`` is shown this once."""

    token: str
    info: TokenInfo


@post(
    "/api/account/tokens",
    requires=Role.PLAYER,
    exception_handlers=UNREADABLE,
    kind="register",
    refuses=(AccountCode.TOO_MANY_KEPT, AccountCode.SIGN_IN_AGAIN, AccountCode.TOO_MANY_ATTEMPTS),
)
async def make_token(
    data: JSONBody[NewToken], known: TheKnown, doors: TheDoors, bearers: TheBearers
) -> MadeToken:
    """Make a token, for the header ``Authorization: Bearer``."""
    await doors.confirm(known, data.password)
    return MadeToken(*await bearers.make(known.account, data.label, frozenset(data.scopes)))


@get("/api/account/tokens", requires=Role.PLAYER)
async def list_tokens(known: TheKnown, bearers: TheBearers) -> list[TokenInfo]:
    """The asker's tokens, the newest first."""
    return await bearers.listed(known.account)


@delete("/api/account/tokens/{token_id:str}", requires=Role.PLAYER, status_code=204)
async def revoke_token(token_id: FromPath[str], known: TheKnown, bearers: TheBearers) -> None:
    """Revoke a token and close its connections."""
    await bearers.revoke(known.account, token_id)
