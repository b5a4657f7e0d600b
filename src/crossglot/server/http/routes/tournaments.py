"""``/api/tournaments``: duplicate events, see ``docs/tournaments.md``."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from crossglot.errors import (
    DuplicateCode,
    EditionCode,
    EntryCode,
    ProfileCode,
    TournamentCode,
)
from crossglot.server.accounts.scopes import Scope
from crossglot.server.connections.direct import shortcut_of
from crossglot.server.http.cookies import TheSessionCookies
from crossglot.server.http.dependencies import (
    AnySocket,
    TheAccount,
    TheHub,
    TheOpenConnections,
    ThePrincipal,
    TheSettings,
    TheTournaments,
    TheVisit,
)
from crossglot.server.http.errors import UNREADABLE
from crossglot.server.http.openapi import NO_LEXICON
from crossglot.server.http.routes.live import opened, receive_from
from crossglot.server.tournaments.answer_messages import Typed
from crossglot.server.tournaments.messages import StandingsPage
from crossglot.server.tournaments.plan import NewEvent
from crossglot.server.tournaments.records import Record
from crossglot.server.tournaments.session import TournamentConnection
from crossglot.tournament.events import Entrant

MOST_LISTED = 100
"""Events in a list."""

Named = Annotated[str, Meta(min_length=1, max_length=80)]
Aside = Annotated[str, Meta(max_length=80)]
"""Of a team or a hall."""


class Listed(Struct, frozen=True):
    """An event in a list.

    Attributes:
        id: Names it.
        name: What it is called.
        kind: ``live``, ``weekly``, ``daily`` or ``hall``.
        state: ``waiting``, ``running``, ``over`` or ``withdrawn``.
        edition: Id of the edition.
        players: How many are in.
        created: Seconds since 1970.
        starts: When it is to begin, if that is settled.
        by_code: Whether a code lets people in.
        yours: Whether the caller plays in it, or has made it.
    """

    id: str
    name: str
    kind: str
    state: str
    edition: str
    players: int
    created: float
    starts: float | None
    by_code: bool
    yours: bool


class CreatedEvent(Struct, frozen=True):
    """An event that was made: its id, and the code that lets people in, if one does."""

    id: str
    code: str | None


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to come in.

    Attributes:
        name: What they are called there; an account with a name has that.
        code: Where one lets people in.
        members: The two names of a pair.
        team: For which they play.
        hall: Where they play.
    """

    name: Named | None = None
    code: Typed = ""
    members: Annotated[tuple[Named, ...], Meta(max_length=2)] = ()
    team: Aside = ""
    hall: Aside = ""


class Joined(Struct, frozen=True):
    """The number that somebody has in an event."""

    player: int


class Appealing(Struct, frozen=True, forbid_unknown_fields=True):
    """A result that a player holds to be wrong."""

    round: Annotated[int, Meta(ge=1, le=1000)]
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    game: Annotated[int, Meta(ge=1, le=20)] = 1


class AppealNumber(Struct, frozen=True):
    """The number of an appeal."""

    appeal: int


def listed(record: Record, *, yours: bool) -> Listed:
    """An event as a list shows it."""
    return Listed(
        id=record.id,
        name=record.name,
        kind=record.kind,
        state=record.state,
        edition=record.edition,
        players=record.players,
        created=record.created,
        starts=record.starts,
        by_code=record.code is not None,
        yours=yours,
    )


@get("/api/tournaments", scope=Scope.READ_GAMES)
async def list_events(account: TheAccount, tournaments: TheTournaments) -> tuple[Listed, ...]:
    """Public events that wait, run or are over, and the caller's own; the newest first."""
    own, others = await tournaments.listed(account, MOST_LISTED)
    mine = {record.id for record in own}
    rest = (listed(record, yours=False) for record in others if record.id not in mine)
    return (*(listed(record, yours=True) for record in own), *rest)


@post(
    "/api/tournaments",
    scope=Scope.CHALLENGE,
    kind="create_game",
    exception_handlers=UNREADABLE,
    refuses=(
        EditionCode.UNKNOWN,
        TournamentCode.SETUP,
        EntryCode.NOT_FOR_THIS,
        *ProfileCode,
        *NO_LEXICON,
    ),
)
async def create_event(
    data: JSONBody[NewEvent],
    visit: TheVisit,
    session_cookies: TheSessionCookies,
    tournaments: TheTournaments,
) -> Response[CreatedEvent]:
    """Set an event up; its maker is its arbiter."""
    account, cookies = await session_cookies.account_of(visit)
    record = await tournaments.entrance.found(account, data)
    return Response(CreatedEvent(record.id, record.code), status_code=201, cookies=cookies)


@get(
    "/api/tournaments/{tournament:str}",
    scope=Scope.READ_GAMES,
    refuses=(EntryCode.UNKNOWN,),
    exception_handlers=UNREADABLE,
)
async def show_event(
    tournament: FromPath[str], principal: ThePrincipal, tournaments: TheTournaments
) -> Response[bytes]:
    """Everything that the caller may know of an event: a ``tournament`` message."""
    live = await tournaments.find(tournament)
    player = live.player_of(None if principal is None else principal.account)
    await live.recall(player)
    body = live.picture(player, arbiter=tournaments.may_rule(live, principal))
    return Response(body, media_type="application/json")


@post(
    "/api/tournaments/{tournament:str}/players",
    scope=Scope.PLAY,
    status_code=200,
    exception_handlers=UNREADABLE,
    refuses=(
        EntryCode.UNKNOWN,
        EntryCode.NOT_FOR_THIS,
        TournamentCode.SETUP,
        TournamentCode.FULL,
        TournamentCode.WRONG_CODE,
        TournamentCode.NAME_TAKEN,
        TournamentCode.OVER,
        TournamentCode.NOT_TAKING_PART,
        DuplicateCode.ENTRY_CLOSED,
        DuplicateCode.NOT_NOW,
    ),
)
async def join_event(
    tournament: FromPath[str],
    data: JSONBody[Joining],
    visit: TheVisit,
    session_cookies: TheSessionCookies,
    tournaments: TheTournaments,
) -> Response[Joined]:
    """Come in, as a guest or with an account; players stay what they are, who left is back."""
    live = await tournaments.find(tournament)
    known_account = None if visit.principal is None else visit.principal.account
    if live.player_of(known_account) is None:
        tournaments.check_code(live, data.code)
    tournaments.check_comer(live, visit.principal)
    account, cookies = await session_cookies.account_of(visit)
    known = await tournaments.entrance.name_of(account)
    entrant = Entrant(
        name=known or data.name or f"{account[:4]}",
        members=data.members,
        team=data.team,
        hall=data.hall,
        kind="guest" if known is None else "account",
    )
    player = await tournaments.entrance.enter(live, account, entrant, data.code)
    return Response(Joined(player), cookies=cookies)


@delete(
    "/api/tournaments/{tournament:str}/players",
    scope=Scope.PLAY,
    status_code=204,
    exception_handlers=UNREADABLE,
    refuses=(EntryCode.UNKNOWN, TournamentCode.NOT_TAKING_PART, TournamentCode.OVER),
)
async def leave_event(
    tournament: FromPath[str], account: TheAccount, tournaments: TheTournaments
) -> None:
    """Leave; what one scored stays."""
    await tournaments.entrance.leave(await tournaments.find(tournament), account)


@post(
    "/api/tournaments/{tournament:str}/appeals",
    scope=Scope.PLAY,
    exception_handlers=UNREADABLE,
    refuses=(
        EntryCode.UNKNOWN,
        TournamentCode.NOT_TAKING_PART,
        TournamentCode.NO_SUCH_GAME,
        TournamentCode.ANSWER_OTHER_ROUND,
        TournamentCode.OVER,
    ),
)
async def appeal(
    tournament: FromPath[str],
    data: JSONBody[Appealing],
    account: TheAccount,
    tournaments: TheTournaments,
) -> AppealNumber:
    """Hold a result to be wrong; the arbiter decides."""
    live = await tournaments.find(tournament)
    return AppealNumber(await tournaments.appeal(live, account, data.game, data.round, data.text))


@get(
    "/api/tournaments/{tournament:str}/standings",
    scope=Scope.READ_GAMES,
    exception_handlers=UNREADABLE,
    refuses=(EntryCode.UNKNOWN,),
)
async def read_standings(
    tournament: FromPath[str],
    tournaments: TheTournaments,
    start: FromQuery[Annotated[int, Meta(ge=0, le=1_000_000)]] = 0,
) -> StandingsPage:
    """A page of the full table, from rank ``start`` on, counted from 0."""
    return tournaments.standings(await tournaments.find(tournament), start)


@websocket("/api/tournaments/{tournament:str}/live", scope=Scope.PLAY)
async def follow_event(  # noqa: PLR0913, PLR0917 - what the application provides
    socket: AnySocket,
    tournament: FromPath[str],
    principal: ThePrincipal,
    tournaments: TheTournaments,
    hub: TheHub,
    open_connections: TheOpenConnections,
    settings: TheSettings,
) -> None:
    """Follow an event, and play it if one is in."""
    async with opened(socket, tournament=tournament) as outbox:
        live = await tournaments.find(tournament)
        account = None if principal is None else principal.account
        await live.recall(live.player_of(account))
        line = TournamentConnection(
            live,
            tournaments.hand_in(live),
            account,
            live.player_of(account),
            outbox,
            settings.limits,
            arbiter=tournaments.may_rule(live, principal),
        )
        with hub.open(line), open_connections.open(principal, line.close):
            await line.run(lambda: receive_from(socket), shortcut_of(socket.scope))


EVENT_ROUTES = (
    list_events,
    create_event,
    show_event,
    join_event,
    leave_event,
    appeal,
    read_standings,
    follow_event,
)
"""All routes of this module."""
