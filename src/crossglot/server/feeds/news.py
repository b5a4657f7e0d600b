"""From what happens in games and in the lobby to the streams of those whom it concerns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sqlalchemy import Connection, func, select

from crossglot.game import Ended, Event
from crossglot.server.feeds.feeds import Feeds
from crossglot.server.feeds.wire import (
    ChallengeNews,
    News,
    OverNews,
    StartedNews,
    TurnNews,
    WindowNews,
)
from crossglot.server.lobby import storage
from crossglot.server.lobby.records import Record
from crossglot.server.lobby.wire import offer_of
from crossglot.server.store.rows import decode_standing
from crossglot.server.store.schema.games import events, games
from crossglot.server.table import Table
from crossglot.server.wire import encode


class Newsroom:
    """Follows tables and the lobby, and tells the streams."""

    def __init__(self, feeds: Feeds) -> None:
        self._feeds = feeds

    def follow(self, table: Table, happened: Sequence[Event]) -> None:
        """Something has happened at a table of this node."""
        for seat, account in enumerate(table.accounts):
            if account is not None and self._feeds.may_hear(account):
                for news in _table_news(table, seat, happened):
                    self._feeds.tell(account, encode(news))

    def take(self, records: Iterable[Record]) -> None:
        """Setups have changed; every node hears of it from its own herald."""
        for record in records:
            for seat in record.seats:
                if seat.account is not None and (news := _record_news(record, agreed=seat.agreed)):
                    self._feeds.tell_here(seat.account, encode(news))


def _table_news(table: Table, seat: int, happened: Sequence[Event]) -> Iterator[News]:
    state = table.state
    if isinstance(happened[-1], Ended):
        yield OverNews(table.id, table.seq, happened[-1].reason)
        return
    if state.pending is not None and state.pending.turn.seat != seat:
        yield WindowNews(table.id, table.seq)
    if state.to_move == seat:
        yield TurnNews(table.id, table.seq)


def _record_news(record: Record, *, agreed: bool) -> News | None:
    """What a stream tells of a setup; of variants, which programs cannot play by it, nothing."""
    if record.variant is not None:
        return None
    if record.state == "started":
        return StartedNews(record.id)
    if record.state == "waiting" and not agreed:
        return ChallengeNews(record.id, offer_of(record))
    return None


def waiting_for(connection: Connection, account: str) -> list[News]:
    """What an account has to do as things stand: invitations, and games in which it is to move."""
    records = storage.live_of(connection, account)
    started = [record.id for record in records if record.state == "started"]
    newest = select(func.max(events.c.seq)).where(events.c.game == games.c.id).scalar_subquery()
    rows = connection.execute(
        select(games.c.id, games.c.standing, newest).where(games.c.id.in_(started))
    )
    standings = {game: (decode_standing(standing), seq) for game, standing, seq in rows}
    found: list[News] = []
    for record in records:
        if record.id in standings:
            standing, seq = standings[record.id]
            mine = [n for n, seat in enumerate(record.seats) if seat.account == account]
            if standing.to_move in mine:
                found.append(TurnNews(record.id, seq))
        elif record.state == "waiting":
            agreed = all(seat.agreed for seat in record.seats if seat.account == account)
            news = _record_news(record, agreed=agreed)
            found += [] if news is None else [news]
    return found
