"""``/api/games``: a guest's games."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from crossglot.server.export import gcg_of
from crossglot.server.games import GUEST_NAME
from crossglot.server.people.scopes import Scope
from crossglot.server.routes.entrance import TheEntrance
from crossglot.server.routes.needs import (
    TheAccount,
    TheGames,
    TheProfiles,
    TheVisit,
)
from crossglot.server.routes.refusals import UNREADABLE
from crossglot.server.standing import Standing


class NewGame(Struct, frozen=True):
    """What a guest wants to play, and against whom."""

    edition: Annotated[str, Meta(max_length=32)]
    opponents: Annotated[list[str], Meta(max_length=16)]
    seed: None = None


class CreatedGame(Struct, frozen=True):
    """The id of a game that was just made."""

    id: str


@post("/api/games", scope=Scope.PLAY, exception_handlers=UNREADABLE)
async def create_game(
    data: JSONBody[NewGame],
    visit: TheVisit,
    games: TheGames,
    profiles: TheProfiles,
    entrance: TheEntrance,
) -> Response[CreatedGame]:
    """Make a game; who has no session yet becomes a guest."""
    account, cookies = await entrance.account_of(visit)
    name = await profiles.name_of(account) or GUEST_NAME
    created = CreatedGame(await games.create(account, data.edition, data.opponents, name))
    return Response(created, status_code=201, cookies=cookies)


@get("/api/games", scope=Scope.READ_GAMES)
async def list_games(account: TheAccount, games: TheGames) -> list[Standing]:
    """The asker's games, the one moved last first."""
    return await games.of(account)


@get("/api/games/{game_id:str}", scope=Scope.READ_GAMES, media_type=MediaType.JSON)
async def show_game(
    game_id: FromPath[str], account: TheAccount, games: TheGames
) -> Response[bytes]:
    """The snapshot that the guest, or a spectator, may see."""
    table = await games.table(game_id)
    seat = table.seat_of(account)
    return Response(table.seen(seat).encoded_snapshot(), media_type=MediaType.JSON)


@get("/api/games/{game_id:str}/gcg", scope=Scope.READ_GAMES)
async def export_game(
    game_id: FromPath[str], account: TheAccount, games: TheGames
) -> Response[bytes]:
    """The game as a file, as far as the guest may see it."""
    table = await games.table(game_id)
    seat = table.seat_of(account)
    return Response(
        gcg_of(table.events, seat).encode(),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{game_id}.gcg"'},
    )
