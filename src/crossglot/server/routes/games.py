"""``/api/games``: a guest's games."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from crossglot.server.export import gcg_of
from crossglot.server.routes.needs import (
    TheAccount,
    TheGames,
    TheSessions,
    TheSettings,
    cookie_name,
)
from crossglot.server.routes.refusals import refuse_too_deep
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


@post("/api/games", exception_handlers={RecursionError: refuse_too_deep})
async def create_game(
    data: JSONBody[NewGame],
    account: TheAccount,
    games: TheGames,
    sessions: TheSessions,
    settings: TheSettings,
) -> Response[CreatedGame]:
    """Make a game; who has no session yet becomes a guest."""
    if account is not None:
        created = CreatedGame(await games.create(account, data.edition, data.opponents))
        return Response(created, status_code=201)
    token, account = await sessions.open_guest()
    created = CreatedGame(await games.create(account, data.edition, data.opponents))
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
async def list_games(account: TheAccount, games: TheGames) -> list[Standing]:
    """The asker's games, the one moved last first."""
    return await games.of(account)


@get("/api/games/{game_id:str}", media_type=MediaType.JSON)
async def show_game(
    game_id: FromPath[str], account: TheAccount, games: TheGames
) -> Response[bytes]:
    """The snapshot that the guest, or a spectator, may see."""
    table = await games.table(game_id)
    return Response(table.snapshot(table.seat_of(account)), media_type=MediaType.JSON)


@get("/api/games/{game_id:str}/gcg")
async def export_game(
    game_id: FromPath[str], account: TheAccount, games: TheGames
) -> Response[bytes]:
    """The game as a file, as far as the guest may see it."""
    table = await games.table(game_id)
    seat = table.seat_of(account)
    return Response(
        gcg_of(table.shown_events(seat), seat).encode(),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{game_id}.gcg"'},
    )
