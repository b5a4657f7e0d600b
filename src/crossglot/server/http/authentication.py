"""Who asks: by cookie or token, held against what the route is for."""

from __future__ import annotations

from typing import cast

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from crossglot.errors import AccountCode, AccountError, ServerCode, ServerError
from crossglot.server.accounts.admission import Rights, admitted
from crossglot.server.accounts.principal import Principal
from crossglot.server.accounts.sessions import Sessions
from crossglot.server.accounts.sign_in import Visit
from crossglot.server.accounts.site import Site, site_of
from crossglot.server.accounts.tokens import PersonalTokens
from crossglot.server.http.cookies import cookie_name
from crossglot.server.http.dependencies import AnyRequest, ThePrincipal, TheSettings
from crossglot.server.http.security import SAFE_METHODS
from crossglot.server.limits.attempts import network_of
from crossglot.server.operations.trace import name_account
from crossglot.server.settings.settings import Settings

AnyConnection = ASGIConnection[BaseRouteHandler, object, object, State]

KNOWN = "crossglot_asker"
"""Where a request's scope keeps who asks, so that they are looked up once."""


ONE_CLICK = "one_click"
"""What a route says whose body is a form that mail programs send, and that nobody reads."""


class Admission:
    """Guards every route by what its decorator asks for.

    Args:
        sessions: Of browsers.
        personal_tokens: Tokens of programs.
        settings: Names the cookie.
    """

    def __init__(
        self, sessions: Sessions, personal_tokens: PersonalTokens, settings: Settings
    ) -> None:
        self._sessions = sessions
        self._personal_tokens = personal_tokens
        self._cookie = cookie_name(settings)

    async def __call__(self, connection: AnyConnection, handler: BaseRouteHandler) -> None:
        """Let pass, or refuse before anything is read.

        Raises:
            AccountError: The caller may not.
            ServerError: A body that is no JSON.
            HTTPException: The same for a WebSocket, which knows only statuses.
        """
        method = connection.scope.get("method")  # a WebSocket has none
        changes = method not in SAFE_METHODS
        try:
            principal = await self._principal(connection)
            principal = admitted(Rights.of(handler.opt), principal, changes=changes)
        except AccountError as error:
            if method is None:
                raise _refused_socket(error) from None
            raise
        if method is not None and changes and not handler.opt.get(ONE_CLICK):
            _check_json(connection)
        _kept(connection.scope)[KNOWN] = principal
        name_account(None if principal is None else principal.account)

    async def _principal(self, connection: AnyConnection) -> Principal | None:
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self._personal_tokens.principal(token.strip())
        return await self._sessions.principal(connection.cookies.get(self._cookie))


async def find_principal(scope: Scope) -> Principal | None:
    """Whom the guard has let pass."""
    return cast("Principal | None", _kept(scope)[KNOWN])


async def find_known(principal: ThePrincipal) -> Principal:
    """The same, where the guard lets pass nobody whom we do not know."""
    if principal is None:
        raise AccountError(AccountCode.NOT_SIGNED_IN)
    return principal


async def find_account(principal: ThePrincipal) -> str | None:
    """The id of their account."""
    return None if principal is None else principal.account


async def find_visit(request: AnyRequest, principal: ThePrincipal) -> Visit:
    """Who asks and from where."""
    address = str(request.scope["state"]["address"])
    return Visit(principal, network_of(address), request.headers.get("user-agent", ""))


async def find_site(request: AnyRequest, settings: TheSettings) -> Site:
    """Where our pages are, as the caller's browser knows it."""
    return site_of(settings, request.headers.get("host", ""))


def _kept(scope: Scope) -> dict[str, object]:
    return cast("dict[str, object]", scope.setdefault("state", {}))


def _check_json(connection: AnyConnection) -> None:
    """A form, or plain text, is what pages of other sites can send without asking."""
    sized = connection.headers.get("content-length", "0") != "0"
    has_body = sized or "transfer-encoding" in connection.headers
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and kind != "application/json":
        raise ServerError(ServerCode.MALFORMED_MESSAGE, reason="no application/json")


def _refused_socket(error: AccountError) -> Exception:
    if error.code in {AccountCode.NOT_SIGNED_IN, AccountCode.BEARER_UNKNOWN}:
        return NotAuthorizedException(str(error.code))
    return PermissionDeniedException(str(error.code))
