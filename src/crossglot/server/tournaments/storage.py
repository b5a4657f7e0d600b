"""Events in the database: plain functions of a connection, the same for every database.

The row of an event is its lock: who appends says after which number, and of
two who say the same one is refused.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from crossglot.server.store.port import SeqTakenError
from crossglot.server.store.schema.tournaments import (
    tournament_events,
    tournament_players,
    tournament_slips,
    tournaments,
)
from crossglot.server.store.slips import SlipRow
from crossglot.server.tournaments.records import Record, State

_columns = tournaments.c
_events = tournament_events.c
_players = tournament_players.c
_slips = tournament_slips.c


def add(connection: Connection, record: Record, body: str) -> None:
    """Keep a new event and the beginning of its log.

    Raises:
        IntegrityError: There is one of this id, or one of this day.
    """
    connection.execute(insert(tournaments).values(asdict(record)))
    _add_events(connection, record, record.created, body)


def append(  # noqa: PLR0913, PLR0917 - a row, and what is written with it
    connection: Connection,
    record: Record,
    after_seq: int,
    body: str,
    at: float,
    accounts: Mapping[int, str | None] | None = None,
) -> None:
    """Add to a log.

    Args:
        connection: To the database.
        record: The event as it is afterwards; its log ends at ``record.seq``.
        after_seq: Where the log ends before.
        body: What happened, as a list in JSON.
        at: When, in seconds since 1970.
        accounts: Player -> account, of those who join.

    Raises:
        SeqTakenError: Somebody else was first; nothing is written.
    """
    values = asdict(record)
    values.pop("id")
    values.pop("reminded")  # another node may have reminded: see claim_reminder
    mine = (_columns.id == record.id) & (_columns.seq == after_seq)
    if connection.execute(update(tournaments).where(mine).values(values)).rowcount != 1:
        raise SeqTakenError(record.id)
    _add_events(connection, record, at, body)
    rows = [
        {"tournament": record.id, "player": player, "account": account}
        for player, account in (accounts or {}).items()
    ]
    if rows:
        connection.execute(insert(tournament_players), rows)


def read(connection: Connection, tournament: str) -> Record | None:
    """The event of this id; None when there is none."""
    row = connection.execute(select(tournaments).where(_columns.id == tournament)).first()
    return None if row is None else _record(row)


def of_day(connection: Connection, day: str) -> Record | None:
    """The daily event of a language and date, such as ``hu 2026-11-22``."""
    row = connection.execute(select(tournaments).where(_columns.day == day)).first()
    return None if row is None else _record(row)


def listed(connection: Connection, states: Collection[State], most: int) -> list[Record]:
    """Public events in one of ``states``, the newest first; daily ones are listed elsewhere."""
    query = select(tournaments).where(
        _columns.public, _columns.state.in_(tuple(states)), _columns.kind != "daily"
    )
    rows = connection.execute(query.order_by(_columns.created.desc(), _columns.id).limit(most))
    return [_record(row) for row in rows]


def listed_of(connection: Connection, account: str, most: int) -> list[Record]:
    """Events that an account plays in or has made, the newest first."""
    plays = select(_players.tournament).where(_players.account == account)
    query = select(tournaments).where(_columns.id.in_(plays) | (_columns.creator == account))
    rows = connection.execute(query.order_by(_columns.created.desc(), _columns.id).limit(most))
    return [_record(row) for row in rows]


def due(connection: Connection, before: float, most: int) -> list[Record]:
    """Events that time changes before then, the first due first."""
    query = select(tournaments).where(_columns.due < before).order_by(_columns.due).limit(most)
    return [_record(row) for row in connection.execute(query)]


def log_after(connection: Connection, tournament: str, seq: int) -> list[str]:
    """What happened after event number ``seq``, each a list in JSON."""
    query = select(_events.body).where(_events.tournament == tournament, _events.seq > seq)
    return list(connection.execute(query.order_by(_events.seq)).scalars())


def players(connection: Connection, tournament: str, after: int = -1) -> dict[str, int]:
    """Account -> player, of those with a number above ``after``."""
    query = select(_players.account, _players.player).where(
        _players.tournament == tournament, _players.player > after, _players.account.is_not(None)
    )
    return {row.account: row.player for row in connection.execute(query)}


def slips(connection: Connection, tournament: str, key: str) -> list[SlipRow]:
    """Every slip of a round, those replaced by later ones too, in order of player and number."""
    query = select(tournament_slips).where(_slips.tournament == tournament, _slips.round == key)
    ordered = query.order_by(_slips.player, _slips.number)
    return [SlipRow(*row) for row in connection.execute(ordered)]


def slips_of(  # noqa: PLR0913, PLR0917 - what names a slip
    connection: Connection, tournament: str, game: int, number: int, player: int, which: int
) -> list[SlipRow]:
    """What a player handed in as number ``which`` of a round; one for each rack that it had."""
    query = select(tournament_slips).where(
        _slips.tournament == tournament,
        _slips.round.like(f"{game}.{number}.%"),
        _slips.player == player,
        _slips.number == which,
    )
    return [SlipRow(*row) for row in connection.execute(query)]


def slips_by(
    connection: Connection, tournament: str, key: str, players: Collection[int]
) -> list[SlipRow]:
    """Every slip of some players in a round."""
    query = select(tournament_slips).where(
        _slips.tournament == tournament, _slips.round == key, _slips.player.in_(tuple(players))
    )
    return [SlipRow(*row) for row in connection.execute(query)]


def stop_taking(connection: Connection, tournament: str) -> None:
    """No slip of this event is kept from now on."""
    connection.execute(update(tournaments).where(_columns.id == tournament).values(round=None))


def take_again(connection: Connection, tournament: str, seq: int, keys: str | None) -> None:
    """Slips of these rounds are kept again, if nothing has happened after event ``seq``."""
    as_it_was = (_columns.id == tournament) & (_columns.seq == seq)
    connection.execute(update(tournaments).where(as_it_was).values(round=keys))


def set_creator(connection: Connection, tournament: str, account: str) -> None:
    """The event is this account's from now on."""
    connection.execute(update(tournaments).where(_columns.id == tournament).values(creator=account))


def note_alive(connection: Connection, ids: Collection[str], now: float) -> None:
    """A server keeps time for these events at ``now``."""
    connection.execute(update(tournaments).where(_columns.id.in_(tuple(ids))).values(alive=now))


def handed_in(connection: Connection, tournament: str, key: str) -> set[int]:
    """Players of whom a slip of a round is kept."""
    query = select(_slips.player).where(_slips.tournament == tournament, _slips.round == key)
    return set(connection.execute(query.distinct()).scalars())


def claim_reminder(connection: Connection, record: Record, due: float | None) -> bool:
    """Whether it is for this node to remind people of the open rounds: the first who asks is.

    Args:
        connection: To the database.
        record: The event, as this node knows it.
        due: When time changes it next, once they are reminded.
    """
    here = _columns.id == record.id
    connection.execute(update(tournaments).where(here, _columns.seq == record.seq).values(due=due))
    unclaimed = _columns.reminded.is_(None) | (_columns.reminded != record.round)
    claim = update(tournaments).where(here, _columns.round == record.round, unclaimed)
    return connection.execute(claim.values(reminded=record.round)).rowcount == 1


def alive(connection: Connection, tournament: str) -> float:
    """When a server last kept time for an event, in seconds since 1970."""
    query = select(_columns.alive).where(_columns.id == tournament)
    return float(connection.execute(query).scalar() or 0.0)


def _add_events(connection: Connection, record: Record, at: float, body: str) -> None:
    row = {"tournament": record.id, "seq": record.seq, "at": at, "body": body}
    connection.execute(insert(tournament_events).values(row))


def _record(row: Row[Any]) -> Record:
    return Record(**row._mapping)  # noqa: SLF001 - SQLAlchemy's public way to a mapping
