"""``/api/preparation``: lexicons that an operator has compiled, and that visitors ask for."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from crossglot.errors import AccountCode, AccountError, LexiconCode
from crossglot.server.accounts.principal import Principal
from crossglot.server.accounts.roles import Role, may_act_as
from crossglot.server.http.dependencies import (
    AnyRequest,
    ThePreparation,
    ThePrincipal,
    TheSettings,
    TheVisit,
)
from crossglot.server.limits.callers import LOCAL_NAMES, is_local, without_port
from crossglot.server.operations.preparation import Preparing
from crossglot.server.settings.settings import Settings

FORWARDED = frozenset(
    {"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"}
)
"""Headers that proxies add: the caller may then be on another machine."""


def is_operator(request: AnyRequest, principal: Principal | None, settings: Settings) -> bool:
    """Whether the caller runs this server: an admin, or a person on their own machine."""
    named = principal is not None and principal.has_session and principal.is_named
    if principal is not None and named and may_act_as(principal.role, Role.ADMIN):
        return True
    here = settings.host in LOCAL_NAMES or is_local(settings.host)
    near = here and is_local(str(request.scope["state"]["address"]))
    # A tunnel adds no header, but asks for us by the name that it makes public.
    named_local = without_port(request.headers.get("host", "")) in LOCAL_NAMES
    return (
        settings.own_machine
        and near
        and named_local
        and not FORWARDED & set(request.headers.keys())
    )


@get("/api/preparation")
async def show_preparation(
    request: AnyRequest, principal: ThePrincipal, preparation: ThePreparation, settings: TheSettings
) -> Preparing:
    """Which lexicons can be had, are being compiled, and are asked for."""
    return preparation.seen(operator=is_operator(request, principal, settings))


@post(
    "/api/editions/{edition_id:str}/preparation",
    status_code=202,
    refuses=(AccountCode.ROLE_MISSING, LexiconCode.RECIPE_MISSING),
)
async def prepare_edition(
    edition_id: FromPath[str],
    request: AnyRequest,
    principal: ThePrincipal,
    preparation: ThePreparation,
    settings: TheSettings,
) -> Preparing:
    """Have the lexicon of an edition compiled, after those that were ordered before."""
    if not is_operator(request, principal, settings):
        raise AccountError(AccountCode.ROLE_MISSING, role=Role.ADMIN)
    preparation.order(edition_id)
    return preparation.seen(operator=True)


@post(
    "/api/editions/{edition_id:str}/wish",
    status_code=204,
    refuses=(LexiconCode.RECIPE_MISSING,),
)
async def wish_for_edition(
    edition_id: FromPath[str], visit: TheVisit, preparation: ThePreparation
) -> None:
    """Ask the operator for the lexicon of an edition; each network counts once."""
    preparation.wish(edition_id, visit.network)


PREPARATION_ROUTES = (show_preparation, prepare_edition, wish_for_edition)
