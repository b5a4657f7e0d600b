"""``/api/games/{id}/adjudication``: an arbiter ends a game."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from crossglot.errors import GameCode, LobbyCode, ServerCode, SocialCode, SocialError
from crossglot.server.accounts.audit import log_action
from crossglot.server.accounts.roles import Role
from crossglot.server.http.dependencies import TheDatabase, TheGames, TheKnownPrincipal
from crossglot.server.http.errors import UNREADABLE


class Adjudication(Struct, frozen=True):
    """Which seats have won; none calls the game off."""

    winners: Annotated[list[int], Meta(max_length=8)]


@post(
    "/api/games/{game_id:str}/adjudication",
    requires=Role.ARBITER,
    status_code=204,
    exception_handlers=UNREADABLE,
    refuses=(
        ServerCode.GAME_UNKNOWN,
        LobbyCode.WAITING,
        LobbyCode.GONE,
        GameCode.GAME_OVER,
        GameCode.NO_SUCH_SEAT,
        SocialCode.ONESELF,
    ),
)
async def adjudicate_game(
    game_id: FromPath[str],
    data: JSONBody[Adjudication],
    known: TheKnownPrincipal,
    games: TheGames,
    database: TheDatabase,
) -> None:
    """End a game that others play, by right of a role; the log says who did."""
    if (await games.table(game_id)).seat_of(known.account) is not None:
        raise SocialError(SocialCode.ONESELF)
    await games.adjudicate(game_id, data.winners)
    line = partial(
        log_action,
        actor=known.account,
        action="game-adjudicated",
        subject=game_id,
        winners=data.winners,
    )
    await database.write(line)
