"""``/api/tournaments/{id}/desk``: the arbiter's own routes, and the second screen."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from crossglot.errors import (
    DuplicateCode,
    EntryCode,
    GameCode,
    IllegalPlayCode,
    NotationCode,
    ServerCode,
    TileCode,
    TournamentCode,
)
from crossglot.server.accounts.principal import Principal
from crossglot.server.accounts.scopes import Scope
from crossglot.server.http.cookies import TheSessionCookies
from crossglot.server.http.dependencies import ThePrincipal, TheSite, TheTournaments, TheVisit
from crossglot.server.http.errors import UNREADABLE
from crossglot.server.tournaments.arbiter_acts import Act
from crossglot.server.tournaments.desk_log import log_lines
from crossglot.server.tournaments.desk_messages import Desk, DeskPlayers, Done, LogLine
from crossglot.server.tournaments.desk_view import desk_of, players_of, told_lines
from crossglot.server.tournaments.hall import take_desk
from crossglot.server.tournaments.qr_codes import qr_svg
from crossglot.server.tournaments.screen import Screen, screen_of
from crossglot.server.tournaments.services import TournamentServices
from crossglot.server.tournaments.tournament import LiveTournament


class DeskKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a desk, as a hall's server prints it."""

    key: Annotated[str, Meta(max_length=64)]


MAY_BE = (EntryCode.UNKNOWN, EntryCode.NOT_ARBITER)


async def _at_desk(
    tournament: str, principal: Principal | None, tournaments: TournamentServices
) -> tuple[LiveTournament, str]:
    """The event, and the account of its arbiter, who asks.

    Raises:
        EntryError: There is none, or somebody else asks.
    """
    live = await tournaments.find(tournament)
    await tournaments.ruler(live, principal)
    return live, "" if principal is None else principal.account


@get(
    "/api/tournaments/{tournament:str}/desk",
    scope=Scope.CHALLENGE,
    exception_handlers=UNREADABLE,
    refuses=MAY_BE,
)
async def show_desk(
    tournament: FromPath[str], principal: ThePrincipal, tournaments: TheTournaments
) -> Desk:
    """What only the arbiter sees: tops to choose among, slips counted, appeals, the log."""
    live, account = await _at_desk(tournament, principal, tournaments)
    await tournaments.arbiter.know(live)
    return await desk_of(live, account, await tournaments.arbiter.lines(live))


@get(
    "/api/tournaments/{tournament:str}/desk/players",
    scope=Scope.CHALLENGE,
    exception_handlers=UNREADABLE,
    refuses=MAY_BE,
)
async def list_desk_players(  # noqa: PLR0913, PLR0917 - what is asked, and what the application provides
    tournament: FromPath[str],
    principal: ThePrincipal,
    tournaments: TheTournaments,
    find: FromQuery[Annotated[str, Meta(max_length=80)]] = "",
    start: FromQuery[Annotated[int, Meta(ge=0, le=1_000_000)]] = 0,
    missing: FromQuery[bool] = False,  # noqa: FBT002 - a query has names
) -> DeskPlayers:
    """Who takes part, by number from 1 or some of a name; with their slips and results."""
    live, account = await _at_desk(tournament, principal, tournaments)
    return await players_of(live, account, find, start, only_missing=missing)


@get(
    "/api/tournaments/{tournament:str}/desk/log",
    scope=Scope.CHALLENGE,
    exception_handlers=UNREADABLE,
    refuses=MAY_BE,
)
async def list_desk_log(
    tournament: FromPath[str],
    principal: ThePrincipal,
    tournaments: TheTournaments,
    before: FromQuery[Annotated[int, Meta(ge=0, le=10_000_000)] | None] = None,
) -> list[LogLine]:
    """Lines of the log before one of them, the newest first."""
    live, account = await _at_desk(tournament, principal, tournaments)
    lines = await asyncio.to_thread(log_lines, live.chronicle.state, before)
    return [*told_lines(live, account, lines)]


@post(
    "/api/tournaments/{tournament:str}/desk",
    scope=Scope.CHALLENGE,
    status_code=200,
    exception_handlers=UNREADABLE,
    refuses=(
        *MAY_BE,
        *DuplicateCode,
        *TournamentCode,
        *NotationCode,
        *TileCode,
        *IllegalPlayCode,
        GameCode.NO_SUCH_SEAT,
        GameCode.GAME_OVER,
        GameCode.PLAYERS,
        GameCode.EVENT_ILLEGAL,
        ServerCode.STALE,
        ServerCode.STOPPING,
    ),
)
async def rule(
    tournament: FromPath[str],
    data: JSONBody[Act],
    principal: ThePrincipal,
    tournaments: TheTournaments,
) -> Done:
    """Do what only the arbiter may: every act is an event of its own; nothing is deleted."""
    live = await tournaments.find(tournament)
    by = await tournaments.ruler(live, principal)
    return await tournaments.arbiter.do(live, data, by)


@post(
    "/api/tournaments/{tournament:str}/desk/key",
    status_code=204,
    kind="log_in",
    exception_handlers=UNREADABLE,
    refuses=MAY_BE,
)
async def open_desk(
    tournament: FromPath[str],
    data: JSONBody[DeskKey],
    visit: TheVisit,
    session_cookies: TheSessionCookies,
    tournaments: TheTournaments,
) -> Response[None]:
    """Become the arbiter of a hall's event, by the key that its server has printed."""
    live = await tournaments.find(tournament)
    account, cookies = await session_cookies.account_of(visit)
    await take_desk(live, account, data.key)
    return Response(None, status_code=204, cookies=cookies)


@get(
    "/api/tournaments/{tournament:str}/screen",
    scope=Scope.READ_GAMES,
    exception_handlers=UNREADABLE,
    refuses=(EntryCode.UNKNOWN,),
)
async def show_screen(tournament: FromPath[str], tournaments: TheTournaments) -> Screen:
    """For a second screen in the room: board, rack and time."""
    live = await tournaments.find(tournament)
    return screen_of(live.record, live.chronicle.shown, live.context.now)


@get(
    "/api/tournaments/{tournament:str}/qr",
    scope=Scope.READ_GAMES,
    exception_handlers=UNREADABLE,
    refuses=(EntryCode.UNKNOWN,),
)
async def show_qr(
    tournament: FromPath[str], site: TheSite, tournaments: TheTournaments
) -> Response[bytes]:
    """The way in as a picture that phones read (SVG)."""
    live = await tournaments.find(tournament)
    return Response(qr_svg(f"{site.url}/duplicate/{live.id}"), media_type="image/svg+xml")


DESK_ROUTES = (show_desk, list_desk_players, list_desk_log, rule, open_desk, show_screen, show_qr)
"""All routes of this module."""
