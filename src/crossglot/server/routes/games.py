"""``/api/games``: a guest's games."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from crossglot.server.export import gcg_of
from crossglot.server.guests import guest_of, new_token
from crossglot.server.routes.needs import AnyRequest, TheGames, TheSettings
from crossglot.server.routes.refusals import refuse_too_deep
from crossglot.server.settings import Settings
from crossglot.server.standing import Standing

YEAR = 365 * 24 * 3600


class NewGame(Struct, frozen=True):
    """What a guest wants to play, and against whom."""

    edition: Annotated[str, Meta(max_length=32)]
    opponents: Annotated[list[str], Meta(max_length=16)]
    seed: None = None


class CreatedGame(Struct, frozen=True):
    """The id of a game that was just made."""

    id: str


def cookie_name(settings: Settings) -> str:
    """The guest's cookie; over HTTPS its name binds it to this very host."""
    return "__Host-crossglot" if settings.secure_cookies else "crossglot"


@post("/api/games", exception_handlers={RecursionError: refuse_too_deep})
async def create_game(
    request: AnyRequest, data: JSONBody[NewGame], games: TheGames, settings: TheSettings
) -> Response[CreatedGame]:
    """Make a game; who has no cookie yet becomes a guest."""
    token = request.cookies.get(cookie_name(settings))
    guest = guest_of(token)
    if token is None or guest is None or not await games.knows(guest):
        token = new_token()
        guest = guest_of(token)
        assert guest is not None  # noqa: S101 - narrows the type: a new token has its form
    created = CreatedGame(await games.create(guest, data.edition, data.opponents))
    cookie = Cookie(
        key=cookie_name(settings),
        value=token,
        max_age=YEAR,
        path="/",
        secure=settings.secure_cookies,
        httponly=True,
        samesite="lax",
    )
    return Response(created, status_code=201, cookies=[cookie])


@get("/api/games")
async def list_games(request: AnyRequest, games: TheGames, settings: TheSettings) -> list[Standing]:
    """The guest's games, the one moved last first."""
    return await games.of_guest(guest_of(request.cookies.get(cookie_name(settings))))


@get("/api/games/{game_id:str}", media_type=MediaType.JSON)
async def show_game(
    request: AnyRequest, game_id: FromPath[str], games: TheGames, settings: TheSettings
) -> Response[bytes]:
    """The snapshot that the guest, or a spectator, may see."""
    table = await games.table(game_id)
    seat = table.seat_of(guest_of(request.cookies.get(cookie_name(settings))))
    return Response(table.seen(seat).encoded_snapshot(), media_type=MediaType.JSON)


@get("/api/games/{game_id:str}/gcg")
async def export_game(
    request: AnyRequest, game_id: FromPath[str], games: TheGames, settings: TheSettings
) -> Response[bytes]:
    """The game as a file, as far as the guest may see it."""
    table = await games.table(game_id)
    seat = table.seat_of(guest_of(request.cookies.get(cookie_name(settings))))
    return Response(
        gcg_of(table.events, seat).encode(),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{game_id}.gcg"'},
    )
