"""What bots need beside the rest: the stream, and moves by HTTP. See ``docs/bots.md``."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream
from msgspec import Struct

from crossglot.errors import (
    GameCode,
    IllegalPlayCode,
    LobbyCode,
    ServerCode,
    ServerError,
    SocialCode,
)
from crossglot.server.accounts.open_connections import OpenConnections
from crossglot.server.accounts.principal import Principal
from crossglot.server.accounts.scopes import Scope
from crossglot.server.connections.event_streams import EventStreams
from crossglot.server.http.dependencies import (
    TheAccount,
    TheDatabase,
    TheEventStreams,
    TheGames,
    TheKnownPrincipal,
    TheLobby,
    TheMovePace,
    TheOpenConnections,
    TheSettings,
)
from crossglot.server.http.errors import STATUS, UNREADABLE
from crossglot.server.http.routes.games import started
from crossglot.server.http.routes.kinds import REFUSED_ACTS
from crossglot.server.lobby.stream_news import ReadyNews, waiting_for
from crossglot.server.store.database import Database
from crossglot.server.wire.acts import AnyMove
from crossglot.server.wire.messages import Ack, MoveId, MoveMessage, Stale, encode

REFUSED_MOVES = (
    ServerCode.GAME_UNKNOWN,
    ServerCode.NOT_YOUR_SEAT,
    ServerCode.TOO_MANY_MESSAGES,
    ServerCode.STALE,
    ServerCode.STOPPING,
    LobbyCode.WAITING,
    LobbyCode.GONE,
    *dict.fromkeys(code for code in (*GameCode, *IllegalPlayCode, *REFUSED_ACTS) if code in STATUS),
)
"""Why a move is not taken."""


class MoveBody(Struct, frozen=True):
    """A move, meant for the game as it stood after event ``expected_seq``."""

    move_id: MoveId
    expected_seq: int
    move: AnyMove


class Taken(Struct, frozen=True):
    """The move was taken and is on the disk; ``seq`` is its last event."""

    move_id: str
    seq: int


@post(
    "/api/games/{game_id:str}/moves",
    scope=Scope.PLAY,
    status_code=200,
    exception_handlers=UNREADABLE,
    refuses=REFUSED_MOVES,
)
async def make_move(  # noqa: PLR0913, PLR0917 - what the application provides
    game_id: FromPath[str],
    data: JSONBody[MoveBody],
    account: TheAccount,
    games: TheGames,
    lobby_services: TheLobby,
    move_pace: TheMovePace,
) -> Taken:
    """Make a move; sending it again gets the same answer and changes nothing."""
    table = await started(games, lobby_services, game_id)
    seat = table.seat_of(account)
    if account is None or seat is None:
        raise ServerError(ServerCode.NOT_YOUR_SEAT, game=game_id)
    if not move_pace.take(account):
        raise ServerError(ServerCode.TOO_MANY_MESSAGES, burst=move_pace.burst, rate=move_pace.rate)
    message = MoveMessage(data.move_id, data.expected_seq, data.move)
    match await games.move(table, seat, message):
        case Ack(move_id, seq):
            return Taken(move_id, seq)
        case Stale(move_id, seq):
            raise ServerError(ServerCode.STALE, move_id=move_id, seq=seq)


@get(
    "/api/stream",
    session=True,
    scope=Scope.BOT,
    media_type="application/x-ndjson",
    refuses=(SocialCode.STREAMS,),
)
async def follow_account(  # noqa: PLR0913, PLR0917 - what the application provides
    known: TheKnownPrincipal,
    event_streams: TheEventStreams,
    database: TheDatabase,
    lobby_services: TheLobby,
    open_connections: TheOpenConnections,
    settings: TheSettings,
) -> Stream:
    """What happens to the account, a line of JSON each; empty lines keep the connection open."""
    stream = _lines(known, event_streams, database, open_connections, settings.stream_pause)
    first = await anext(stream)  # whatever is refused is refused before the answer begins

    async def whole() -> AsyncIterator[bytes]:
        with lobby_services.presence.connected(known.account):
            yield first
            async for line in stream:
                yield line

    return Stream(whole(), media_type="application/x-ndjson")


async def _lines(
    known: Principal,
    event_streams: EventStreams,
    database: Database,
    open_connections: OpenConnections,
    pause: float,
) -> AsyncIterator[bytes]:
    async with event_streams.open(known.account) as feed:
        # A session or token that is revoked takes its streams along.
        with open_connections.open(known, lambda _code, _reason: feed.end()):
            yield b"\n"
            for news in await database.read(partial(waiting_for, account=known.account)):
                yield encode(news) + b"\n"
            yield encode(ReadyNews()) + b"\n"
            async for line in feed.lines(pause):
                yield line
