"""``/api/account/tokens``: personal tokens, for programs."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from crossglot.errors import AccountCode
from crossglot.server.accounts.roles import Role
from crossglot.server.accounts.scopes import Scope
from crossglot.server.accounts.tokens import TokenInfo
from crossglot.server.http.bodies import Label, Password
from crossglot.server.http.dependencies import (
    TheAuthenticator,
    TheKnownPrincipal,
    ThePersonalTokens,
)
from crossglot.server.http.errors import UNREADABLE


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
    data: JSONBody[NewToken],
    known: TheKnownPrincipal,
    authenticator: TheAuthenticator,
    personal_tokens: ThePersonalTokens,
) -> MadeToken:
    """Make a token, for the header ``Authorization: Bearer``."""
    await authenticator.confirm(known, data.password)
    return MadeToken(*await personal_tokens.make(known.account, data.label, frozenset(data.scopes)))


@get("/api/account/tokens", requires=Role.PLAYER)
async def list_tokens(
    known: TheKnownPrincipal, personal_tokens: ThePersonalTokens
) -> list[TokenInfo]:
    """The caller's tokens, the newest first."""
    return await personal_tokens.listed(known.account)


@delete("/api/account/tokens/{token_id:str}", requires=Role.PLAYER, status_code=204)
async def revoke_token(
    token_id: FromPath[str], known: TheKnownPrincipal, personal_tokens: ThePersonalTokens
) -> None:
    """Revoke a token and close its connections."""
    await personal_tokens.revoke(known.account, token_id)
