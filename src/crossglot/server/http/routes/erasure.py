"""``/api/account/export`` and ``/api/account/erase``: one's data, to take along or leave behind."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Struct

from crossglot.errors import AccountCode
from crossglot.server.http.bodies import Name, Password
from crossglot.server.http.cookies import TheSessionCookies
from crossglot.server.http.dependencies import TheErasure, TheKnownPrincipal
from crossglot.server.http.errors import UNREADABLE


class ErasureConfirmation(Struct, frozen=True):
    """The account's own name (``Guest`` for guests), to show that it is meant."""

    name: Name
    password: Password | None = None


@get(
    "/api/account/export",
    session=True,
    media_type=MediaType.JSON,
    responses={
        200: ResponseSpec(dict[str, object], generate_examples=False, description="The file")
    },
)
async def export_account(known: TheKnownPrincipal, erasure: TheErasure) -> Response[bytes]:
    """All that is kept of the caller, as one JSON file."""
    return Response(
        await erasure.export(known.account),
        media_type=MediaType.JSON,
        headers={"content-disposition": 'attachment; filename="crossglot.json"'},
    )


@post(
    "/api/account/erase",
    session=True,
    status_code=204,
    exception_handlers=UNREADABLE,
    refuses=(
        AccountCode.ERASURE_UNCONFIRMED,
        AccountCode.SIGN_IN_AGAIN,
        AccountCode.TOO_MANY_ATTEMPTS,
    ),
)
async def erase_account(
    data: JSONBody[ErasureConfirmation],
    known: TheKnownPrincipal,
    erasure: TheErasure,
    session_cookies: TheSessionCookies,
) -> Response[None]:
    """Forget who the caller is, for ever; their games stay, without their name."""
    await erasure.erase(known, data.name, data.password)
    return session_cookies.left()
