"""Setups in the database: plain functions of a connection, the same for every database.

To change a waiting game, take its row first (:func:`taken`), so that two who want one
seat, or a joiner and a creator who gives up, come one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, delete, insert, or_, select, update

from crossglot.game import HUMAN
from crossglot.server.kinds.registry import KINDS
from crossglot.server.kinds.removal import COMPUTER
from crossglot.server.kinds.setups import RemovalSetup, Setup, variant_of
from crossglot.server.lobby.records import Agreement, Record, SeatRecord, State
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.games import games
from crossglot.server.store.schema.lobby import game_setups, setup_seats
from crossglot.server.store.schema.social import blocks

MOST_IDS = 500
"""Games asked for in one query."""

OVER = msgspec.json.encode({"over": True}).decode().strip("{}")
"""What the JSON of a standing holds once the game is over, and no name in it can."""

_setup: Callable[[str], Setup] = msgspec.json.Decoder(Setup).decode
_agreement = msgspec.json.Decoder(Agreement).decode
_columns = game_setups.c

Seats = tuple[SeatRecord, ...]


def add(connection: Connection, record: Record) -> None:
    """Keep a new setup.

    Raises:
        IntegrityError: There is one of this id, or another rematch of the same game.
    """
    row = {
        "id": record.id,
        "state": record.state,
        "creator": record.creator,
        "public": record.public,
        "rated": record.rated,
        "speed": record.speed,
        "kind": record.kind,
        "setup": None if record.setup is None else msgspec.json.encode(record.setup).decode(),
        "edition": record.edition,
        "agreement": msgspec.json.encode(record.agreement).decode(),
        "created": record.created,
        "seen": record.created,
        "ended": record.ended,
        "rematch_of": record.rematch_of,
    }
    connection.execute(insert(game_setups).values(row))
    seats = [_seat_row(record.id, *numbered) for numbered in enumerate(record.seats)]
    connection.execute(insert(setup_seats), seats)


def _seat_row(game_id: str, number: int, seat: SeatRecord) -> dict[str, object]:
    return {
        "game": game_id,
        "seat": number,
        "player": seat.player,
        "account": seat.account,
        "agreed": seat.agreed,
        "rating": seat.rating,
    }


def read(connection: Connection, game_id: str) -> Record | None:
    """The setup of a game; None when there is none of this id."""
    return next(iter(read_many(connection, [game_id])), None)


def read_many(connection: Connection, ids: Collection[str]) -> list[Record]:
    """The setups of these games, those that there are; two queries for each 500."""
    found, wanted = [], tuple(ids)
    for start in range(0, len(wanted), MOST_IDS):
        some = wanted[start : start + MOST_IDS]
        found += _records(connection, _columns.id.in_(some))
    return found


def taken(connection: Connection, game_id: str) -> Record | None:
    """As :func:`read`, and nobody else changes it before this transaction ends."""
    connection.execute(select(_columns.id).where(_columns.id == game_id).with_for_update())
    return read(connection, game_id)


def listed(connection: Connection) -> list[Record]:
    """What a lobby knows: every waiting game, and the public ones that run; two queries."""
    running = (_columns.state == "started") & _columns.public
    return _records(connection, or_(_columns.state == "waiting", running))


def waiting_like(connection: Connection, wanted: Record, since: float) -> list[Record]:
    """Public games that wait and are agreed on as ``wanted`` is, the oldest first.

    Args:
        connection: Where to look.
        wanted: The ordinary game that somebody wants to play.
        since: Only those whose maker was there at or after this, in seconds since 1970; those of
            the maker of ``wanted`` are found anyway.
    """
    alike = _records(
        connection,
        _columns.state == "waiting",
        _columns.public,
        _columns.kind == wanted.kind,
        _columns.edition == wanted.edition,
        _columns.speed == wanted.speed,
        _columns.rated == wanted.rated,
        _columns.rematch_of.is_(None),
        (_columns.seen >= since) | (_columns.creator == wanted.creator),
    )
    size = len(wanted.seats)
    return [
        record
        for record in alike
        if record.agreement == wanted.agreement and len(record.seats) == size
    ]


def unfinished(connection: Connection) -> list[Record]:
    """Games whose seats are all taken and whose first events may be missing."""
    return _records(connection, _columns.state == "full")


def ended_unnoted(connection: Connection) -> list[str]:
    """Games that are marked as running and are over."""
    query = select(games.c.id).join(game_setups, _columns.id == games.c.id)
    over = games.c.standing.contains(OVER, autoescape=True)
    return _ids(connection, query.where(_columns.state == "started", over))


def all_of(connection: Connection, account: str) -> list[Record]:
    """Every game in which the account has a seat, the oldest first."""
    return _records(connection, _of(account))


def live_of(connection: Connection, account: str) -> list[Record]:
    """The account's games that are not over, those it is invited to among them."""
    return _records(connection, _of(account), _columns.state.in_(("waiting", "full", "started")))


def rated_under_way(connection: Connection, account: str) -> str | None:
    """Id of a rated game in which the account plays and that is not over; None without one."""
    over = games.c.standing.contains(OVER, autoescape=True)
    query = (
        select(_columns.id)
        .join(games, games.c.id == _columns.id)
        .where(_of(account), _columns.rated, _columns.state.in_(("full", "started")), ~over)
        .limit(1)
    )
    return connection.execute(query).scalar()


def over_of(
    connection: Connection, account: str, since: float, before: float, most: int
) -> list[Record]:
    """The account's games that ended in [since, before), the last one first."""
    when = (_columns.ended >= since) & (_columns.ended < before)
    query = (
        select(_columns.id)
        .where(_of(account), _columns.state == "over", when)
        .order_by(_columns.ended.desc())
        .limit(most)
    )
    found = {record.id: record for record in read_many(connection, _ids(connection, query))}
    return sorted(found.values(), key=lambda record: record.ended or 0, reverse=True)


def standings(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    """Id -> JSON of the standing, of the games that have started."""
    wanted, found = tuple(ids), dict[str, str]()
    for start in range(0, len(wanted), MOST_IDS):
        some = games.c.id.in_(wanted[start : start + MOST_IDS])
        rows = connection.execute(select(games.c.id, games.c.standing).where(some))
        found.update((row.id, row.standing) for row in rows)
    return found


def is_over(connection: Connection, game_id: str) -> bool | None:
    """Whether a game is over; None when it has not started."""
    query = select(games.c.standing.contains(OVER, autoescape=True)).where(games.c.id == game_id)
    over = connection.execute(query).scalar_one_or_none()
    return None if over is None else bool(over)


def rematch_of(connection: Connection, game_id: str) -> Record | None:
    """The rematch of a game; None when nobody has asked."""
    query = select(_columns.id).where(_columns.rematch_of == game_id)
    found = connection.execute(query).scalar_one_or_none()
    return None if found is None else read(connection, found)


def waiting_count(connection: Connection, account: str) -> int:
    """How many games of the account's making wait for players."""
    query = select(_columns.id).where(_columns.state == "waiting", _columns.creator == account)
    return len(_ids(connection, query))


def set_state(
    connection: Connection, game_id: str, state: State, ended: float | None = None
) -> None:
    """Say how far the game has come. A game that never starts makes way for another rematch."""
    values: dict[str, Any] = {"state": state, "ended": ended}
    if state in {"withdrawn", "expired"}:
        values["rematch_of"] = None
    connection.execute(update(game_setups).where(_columns.id == game_id).values(values))


def set_seat(connection: Connection, game_id: str, number: int, seat: SeatRecord) -> None:
    """Say who sits, or does not sit, on a seat."""
    here = (setup_seats.c.game == game_id) & (setup_seats.c.seat == number)
    values = {"account": seat.account, "agreed": seat.agreed, "rating": seat.rating}
    connection.execute(update(setup_seats).where(here).values(values))


def set_seats(connection: Connection, game_id: str, seats: Iterable[SeatRecord]) -> None:
    """Say who sits there, all seats at once."""
    connection.execute(delete(setup_seats).where(setup_seats.c.game == game_id))
    rows = [_seat_row(game_id, *numbered) for numbered in enumerate(seats)]
    connection.execute(insert(setup_seats), rows)


def note_seen(connection: Connection, here: Collection[str], now: float) -> None:
    """These accounts are here; those that have made a waiting game keep it so."""
    waiting = _columns.state == "waiting"
    creators = set(connection.execute(select(_columns.creator).where(waiting)).scalars())
    present = sorted(creators.intersection(here))
    for start in range(0, len(present), MOST_IDS):
        some = _columns.creator.in_(present[start : start + MOST_IDS])
        connection.execute(update(game_setups).where(waiting, some).values(seen=now))


def expire(
    connection: Connection, now: float, *, gone: float, link: float, days: float
) -> list[str]:
    """Give up waiting games; their ids.

    Args:
        connection: To the database.
        now: Seconds since 1970.
        gone: Games at once whose creator was last seen before this.
        link: Private games that anybody may join by their address, made before this.
        days: Games by correspondence, and those of other kinds to which somebody is asked, made
            before this.
    """
    here = select(setup_seats.c.game).where(setup_seats.c.game == _columns.id)
    people = here.where(setup_seats.c.player == HUMAN)
    ordinary = _columns.kind == "standard"
    open_seat = people.where(setup_seats.c.account.is_(None)).exists() | ~ordinary
    asked = people.where(setup_seats.c.account.is_not(None), ~setup_seats.c.agreed).exists()
    slow = (_columns.speed == "correspondence") | (~ordinary & asked)
    by_link = ~_columns.public & open_seat & ~slow
    due = or_(
        ~slow & ~by_link & (_columns.seen < gone),
        by_link & (_columns.created < link),
        slow & (_columns.created < days),
    )
    query = select(_columns.id).where(_columns.state == "waiting", due).with_for_update()
    found = _ids(connection, query)
    for game in found:
        set_state(connection, game, "expired", now)
    return found


def is_blocked(connection: Connection, account: str, others: Collection[str]) -> bool:
    """Whether one of ``others`` has blocked ``account``."""
    query = select(blocks.c.account).where(
        blocks.c.blocked == account, blocks.c.account.in_(tuple(others))
    )
    return connection.execute(query.limit(1)).first() is not None


def _of(account: str) -> ColumnElement[bool]:
    return _columns.id.in_(select(setup_seats.c.game).where(setup_seats.c.account == account))


def _ids(connection: Connection, query: Select[Any]) -> list[str]:
    return list(connection.execute(query).scalars())


def _records(connection: Connection, *which: ColumnElement[bool]) -> list[Record]:
    """The setups, oldest first, by two queries."""
    setups = connection.execute(
        select(game_setups).where(*which).order_by(_columns.created, _columns.id)
    ).all()
    seats = (
        select(setup_seats, accounts.c.name)
        .join(game_setups, _columns.id == setup_seats.c.game)
        .outerjoin(accounts, accounts.c.id == setup_seats.c.account)
        .where(*which)
        .order_by(setup_seats.c.game, setup_seats.c.seat)
    )
    by_game = {game: tuple(rows) for game, rows in groupby(connection.execute(seats), _game)}
    return [_record(setup, by_game.get(setup.id, ())) for setup in setups]


def _game(row: Row[Any]) -> str:
    game: str = row.game
    return game


def _record(setup: Row[Any], seats: Iterable[Row[Any]]) -> Record:
    wanted = None if setup.setup is None else _setup(setup.setup)
    found = tuple(
        SeatRecord(row.player, row.account, row.agreed, row.name, row.rating) for row in seats
    )
    return Record(
        id=setup.id,
        state=setup.state,
        creator=setup.creator,
        public=setup.public,
        rated=setup.rated,
        speed=setup.speed,
        edition=setup.edition,
        agreement=_agreement(setup.agreement),
        created=setup.created,
        ended=setup.ended,
        rematch_of=setup.rematch_of,
        seats=seats_of(setup.state, wanted, found),
        kind=setup.kind,
        setup=wanted,
    )


def seats_of(state: State, setup: Setup | None, found: tuple[SeatRecord, ...]) -> Seats:
    """The seats of a game; of one that people join as they like, with those of computers.

    Args:
        state: How far it has come.
        setup: Of a game of another kind than the ordinary one.
        found: The seats that are kept.
    """
    if setup is None:
        return found
    waiting_list = state == "waiting" and len(found) < KINDS[variant_of(setup)].most(setup)
    computers = setup.computers if isinstance(setup, RemovalSetup) else 0
    return (
        *found,
        *([SeatRecord(COMPUTER, agreed=True)] * computers),
        *([SeatRecord(HUMAN)] if waiting_list else ()),
    )
