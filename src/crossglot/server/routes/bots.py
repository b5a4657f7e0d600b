"""What bots need beside the rest: the stream, and moves by HTTP. See ``docs/bots.md``."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream
from msgspec import Struct

from crossglot.errors import GameCode, IllegalPlayCode, ServerCode, ServerError, SocialCode
from crossglot.server.feeds.feeds import Feeds
from crossglot.server.feeds.news import waiting_for
from crossglot.server.feeds.wire import ReadyNews
from crossglot.server.people.asker import Asker
from crossglot.server.people.lines import Lines
from crossglot.server.people.scopes import Scope
from crossglot.server.routes.described import NO_LEXICON
from crossglot.server.routes.needs import (
    TheAccount,
    TheDatabase,
    TheFeeds,
    TheFoyer,
    TheGames,
    TheKnown,
    TheLines,
    TheMovePace,
    TheSettings,
)
from crossglot.server.routes.refusals import STATUS, UNREADABLE
from crossglot.server.store.database import Database
from crossglot.server.wire import Ack, MoveId, MoveMessage, Stale, WireMove, encode

REFUSED_MOVES = (
    ServerCode.GAME_UNKNOWN,
    ServerCode.NOT_YOUR_SEAT,
    ServerCode.TOO_MANY_MESSAGES,
    ServerCode.STALE,
    ServerCode.STOPPING,
    *(code for code in (*GameCode, *IllegalPlayCode) if code in STATUS),
    *NO_LEXICON,
)
"""Why a move is not taken."""


class MoveBody(Struct, frozen=True):
    """A move, meant for the game as it stood after event ``expected_seq``."""

    move_id: MoveId
    expected_seq: int
    move: WireMove


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
async def make_move(
    game_id: FromPath[str],
    data: JSONBody[MoveBody],
    account: TheAccount,
    games: TheGames,
    move_pace: TheMovePace,
) -> Taken:
    """Make a move; sending it again gets the same answer and changes nothing."""
    table = await games.table(game_id)
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
    known: TheKnown,
    feeds: TheFeeds,
    database: TheDatabase,
    foyer: TheFoyer,
    lines: TheLines,
    settings: TheSettings,
) -> Stream:
    """What happens to the account, a line of JSON each; empty lines keep the connection open."""
    stream = _lines(known, feeds, database, lines, settings.stream_pause)
    first = await anext(stream)  # whatever is refused is refused before the answer begins

    async def whole() -> AsyncIterator[bytes]:
        with foyer.presence.connected(known.account):
            yield first
            async for line in stream:
                yield line

    return Stream(whole(), media_type="application/x-ndjson")


async def _lines(
    known: Asker, feeds: Feeds, database: Database, lines: Lines, pause: float
) -> AsyncIterator[bytes]:
    async with feeds.open(known.account) as feed:
        # A session or token that is revoked takes its streams along.
        with lines.open(known, lambda _code, _reason: feed.end()):
            yield b"\n"
            for news in await database.read(partial(waiting_for, account=known.account)):
                yield encode(news) + b"\n"
            yield encode(ReadyNews()) + b"\n"
            async for line in feed.lines(pause):
                yield line
