"""``/api/daily`` and ``/api/tournaments/{id}/run``: events played alone, and the log of any."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from crossglot.errors import (
    EntryCode,
    NotationCode,
    TileCode,
    TournamentCode,
)
from crossglot.server.accounts.scopes import Scope
from crossglot.server.http.cookies import TheSessionCookies
from crossglot.server.http.dependencies import TheAccount, TheTournaments, TheVisit
from crossglot.server.http.errors import UNREADABLE
from crossglot.server.http.openapi import NO_LEXICON
from crossglot.server.tournaments.daily import Daily
from crossglot.server.tournaments.files import published
from crossglot.server.tournaments.solo_runs import RunSlip, RunView


@get("/api/daily", scope=Scope.READ_GAMES)
async def list_daily(account: TheAccount, tournaments: TheTournaments) -> list[Daily]:
    """Today's duplicate in every language whose lexicon is here, and the caller's streaks."""
    return await tournaments.today(account)


@get(
    "/api/daily/{language:str}",
    scope=Scope.READ_GAMES,
    exception_handlers=UNREADABLE,
    refuses=(EntryCode.UNKNOWN, EntryCode.NOT_FOR_THIS, *NO_LEXICON),
)
async def show_daily(
    language: FromPath[str], account: TheAccount, tournaments: TheTournaments
) -> Daily:
    """Today's duplicate in one language."""
    return await tournaments.days.of(language, account)


@get(
    "/api/tournaments/{tournament:str}/run",
    scope=Scope.PLAY,
    exception_handlers=UNREADABLE,
    refuses=(EntryCode.UNKNOWN, EntryCode.NOT_OVER, EntryCode.NOT_FOR_THIS),
)
async def show_run(
    tournament: FromPath[str], account: TheAccount, tournaments: TheTournaments
) -> RunView:
    """How far the caller has come in playing an event again, alone."""
    return await tournaments.runs.look(await tournaments.live_tournaments.get(tournament), account)


@post(
    "/api/tournaments/{tournament:str}/run",
    scope=Scope.PLAY,
    status_code=200,
    exception_handlers=UNREADABLE,
    refuses=(EntryCode.UNKNOWN, EntryCode.NOT_OVER, EntryCode.NOT_FOR_THIS),
)
async def go_on(
    tournament: FromPath[str],
    visit: TheVisit,
    session_cookies: TheSessionCookies,
    tournaments: TheTournaments,
) -> Response[RunView]:
    """Open the next round of it: the clock starts."""
    live = await tournaments.live_tournaments.get(tournament)
    await tournaments.runs.look(live, None)
    account, cookies = await session_cookies.account_of(visit)
    return Response(await tournaments.runs.go_on(live, account), cookies=cookies)


@post(
    "/api/tournaments/{tournament:str}/run/slip",
    scope=Scope.PLAY,
    status_code=200,
    exception_handlers=UNREADABLE,
    refuses=(
        EntryCode.UNKNOWN,
        EntryCode.NOT_OVER,
        EntryCode.NOT_FOR_THIS,
        EntryCode.RUN_NOT_OPEN,
        TournamentCode.ANSWER_OTHER_ROUND,
        TournamentCode.ANSWER_EMPTY,
        *NotationCode,
        *TileCode,
        *NO_LEXICON,
    ),
)
async def hand_in_alone(
    tournament: FromPath[str],
    data: JSONBody[RunSlip],
    visit: TheVisit,
    session_cookies: TheSessionCookies,
    tournaments: TheTournaments,
) -> Response[RunView]:
    """Submit an answer: it is judged at once, and the top is shown."""
    live = await tournaments.live_tournaments.get(tournament)
    await tournaments.runs.look(live, None)
    account, cookies = await session_cookies.account_of(visit)
    return Response(await tournaments.runs.hand_in(live, account, data), cookies=cookies)


@get(
    "/api/tournaments/{tournament:str}/log",
    scope=Scope.READ_GAMES,
    exception_handlers=UNREADABLE,
    refuses=(EntryCode.UNKNOWN, EntryCode.NOT_OVER, EntryCode.NOT_FOR_THIS),
)
async def export_log(tournament: FromPath[str], tournaments: TheTournaments) -> Response[bytes]:
    """The signed log of an event that is over, for ``crossglot duplicate verify``."""
    body = await published(await tournaments.find(tournament))
    name = f'attachment; filename="{tournament}.jsonl"'
    return Response(body, media_type="application/jsonl", headers={"content-disposition": name})


RUN_ROUTES = (list_daily, show_daily, show_run, go_on, hand_in_alone, export_log)
"""All routes of this module."""
