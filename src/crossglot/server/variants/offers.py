"""Games of variants as the lobby knows games: the same lines, the same rounds of its keeper."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, or_, select, update

from crossglot.game import HUMAN
from crossglot.server.lobby.records import Agreement, Record, SeatRecord, State
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.variants import (
    variant_games,
    variant_invitations,
    variant_seats,
)
from crossglot.server.variants.kinds import KINDS
from crossglot.server.variants.removal import COMPUTER
from crossglot.server.variants.setups import BingoSetup, RemovalSetup, Setup, variant_of

_games = variant_games.c
_setup = msgspec.json.Decoder(Setup).decode


def listed(connection: Connection) -> list[Record]:
    """Games that wait for players, and public ones that run."""
    running = (_games.seq > 0) & _games.public
    return _records(connection, ~_games.over & or_(_games.seq == 0, running))


def read_many(connection: Connection, ids: Collection[str]) -> list[Record]:
    """Those of these games that are games of variants."""
    return _records(connection, _games.id.in_(tuple(ids)))


def note_seen(connection: Connection, here: Collection[str], now: float) -> None:
    """These accounts are here; those that have made a waiting game keep it so."""
    waiting = (_games.seq == 0) & ~_games.over
    creators = set(connection.execute(select(_games.creator).where(waiting)).scalars())
    present = sorted(creators.intersection(here))
    if present:
        mine = update(variant_games).where(waiting, _games.creator.in_(present))
        connection.execute(mine.values(seen=now))


def expire(
    connection: Connection, now: float, *, gone: float, link: float, days: float
) -> list[str]:
    """Give up waiting games; their ids.

    Args:
        connection: To the database.
        now: Seconds since 1970.
        gone: Public games whose creator was last seen before this.
        link: Private games made before this, if nobody is invited.
        days: Games made before this to which somebody is.
    """
    asked = select(variant_invitations.c.game).where(variant_invitations.c.game == _games.id)
    invites = asked.exists()
    due = or_(
        _games.public & ~invites & (_games.seen < gone),
        ~_games.public & ~invites & (_games.created < link),
        invites & (_games.created < days),
    )
    waiting = (_games.seq == 0) & ~_games.over
    query = select(_games.id).where(waiting, due).with_for_update()
    found = list(connection.execute(query).scalars())
    if found:
        ended = update(variant_games).where(_games.id.in_(found))
        connection.execute(ended.values(over=True, updated=now))
    return found


def _records(connection: Connection, which: ColumnElement[bool]) -> list[Record]:
    """The games, oldest first, by three queries; those that one plays alone are left out."""
    query = select(variant_games).where(which).order_by(_games.created, _games.id)
    games = [
        (row, setup)
        for row in connection.execute(query)
        if isinstance(setup := _setup(row.setup), RemovalSetup | BingoSetup)
    ]
    ids = [row.id for row, _ in games]
    seats: dict[str, list[SeatRecord]] = {game: [] for game in ids}
    for table, agreed in ((variant_seats, True), (variant_invitations, False)):
        people = (
            select(table.c.game, accounts.c.id, accounts.c.name)
            .join(accounts, accounts.c.id == table.c.account)
            .where(table.c.game.in_(ids))
            .order_by(*table.primary_key.columns)
        )
        for row in connection.execute(people):
            seats[row.game].append(SeatRecord(HUMAN, row.id, agreed, row.name))
    return [_record(row, setup, seats[row.id]) for row, setup in games]


def _record(row: Row[Any], setup: RemovalSetup | BingoSetup, people: list[SeatRecord]) -> Record:
    state = _state(row)
    room = state == "waiting" and len(people) < KINDS[variant_of(setup)].most(setup)
    computers = [SeatRecord(COMPUTER, agreed=True)] * setup.computers
    return Record(
        id=row.id,
        state=state,
        creator=row.creator,
        public=bool(row.public),
        rated=False,
        speed="untimed",
        edition=setup.edition,
        agreement=Agreement(None),
        created=row.created,
        seats=(*people, *computers, *([SeatRecord(HUMAN)] if room else [])),
        ended=row.updated if row.over else None,
        variant=variant_of(setup),
    )


def _state(row: Row[Any]) -> State:
    if row.over:
        return "over" if row.seq else "withdrawn"
    return "started" if row.seq else "waiting"
