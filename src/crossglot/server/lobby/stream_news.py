"""From what happens in games and in the lobby to the streams of those whom it concerns.

``docs/bots.md`` explains each line. Everything in them is public.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from sqlalchemy import Connection, func, select

from crossglot.server.connections.event_streams import EventStreams
from crossglot.server.games.standard_table import StandardTable
from crossglot.server.games.table import AnyTable
from crossglot.server.lobby import storage
from crossglot.server.lobby.messages import Offer, offer_of
from crossglot.server.lobby.records import Record
from crossglot.server.store.rows import decode_standing
from crossglot.server.store.schema.games import events, games
from crossglot.server.wire.messages import encode


class TurnNews(Struct, frozen=True, tag_field="type", tag="turn"):
    """It is the account's turn; ``seq`` is the number of the game's last event."""

    game: str
    seq: int


class WindowNews(Struct, frozen=True, tag_field="type", tag="window"):
    """Another seat's play may be challenged now."""

    game: str
    seq: int


class StartedNews(Struct, frozen=True, tag_field="type", tag="started"):
    """A game of the account has started."""

    game: str


class OverNews(Struct, frozen=True, tag_field="type", tag="over"):
    """A game of the account is over."""

    game: str
    seq: int
    reason: str


class ChallengeNews(Struct, frozen=True, tag_field="type", tag="challenge"):
    """The account is invited to a game: take a seat, or decline."""

    game: str
    offer: Offer


class ReadyNews(Struct, frozen=True, tag_field="type", tag="ready"):
    """All that waited for the account has been told; what follows is new."""


News = TurnNews | WindowNews | StartedNews | OverNews | ChallengeNews | ReadyNews


class NewsStreams:
    """Follows tables and the lobby, and tells the streams."""

    def __init__(self, feeds: EventStreams) -> None:
        self._feeds = feeds

    def follow(self, table: AnyTable, _: Sequence[Struct]) -> None:
        """Something has happened at a table of this node."""
        for seat, account in enumerate(table.accounts):
            if account is not None and self._feeds.may_hear(account):
                for news in _table_news(table, seat):
                    self._feeds.tell(account, encode(news))

    def take(self, records: Iterable[Record]) -> None:
        """Setups have changed; every node hears of it from its own broadcast."""
        for record in records:
            for seat in record.seats:
                if seat.account is not None and (news := _record_news(record, agreed=seat.agreed)):
                    self._feeds.tell_here(seat.account, encode(news))


def _table_news(table: AnyTable, seat: int) -> Iterator[News]:
    if table.ended is not None:
        yield OverNews(table.id, table.seq, table.ended)
        return
    if not isinstance(table, StandardTable):
        if seat in table.awaited:
            yield TurnNews(table.id, table.seq)
        return
    state = table.state
    if state.pending is not None and state.pending.turn.seat != seat:
        yield WindowNews(table.id, table.seq)
    if state.to_move == seat:
        yield TurnNews(table.id, table.seq)


def _record_news(record: Record, *, agreed: bool) -> News | None:
    """What a stream tells of a setup."""
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
            moves = (standing.to_move,) if standing.kind == "standard" else standing.waits_for
            if set(moves) & set(mine):
                found.append(TurnNews(record.id, seq))
        elif record.state == "waiting":
            agreed = all(seat.agreed for seat in record.seats if seat.account == account)
            news = _record_news(record, agreed=agreed)
            found += [] if news is None else [news]
    return found
