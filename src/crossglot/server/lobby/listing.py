"""An account's games, before, during and after: its turn first."""

from __future__ import annotations

from functools import partial
from typing import Literal

import msgspec
from sqlalchemy import Connection

from crossglot.game import HUMAN
from crossglot.server.lobby import storage
from crossglot.server.lobby.messages import Listed, place_of
from crossglot.server.lobby.records import Record
from crossglot.server.store.database import Database
from crossglot.server.store.rows import decode_standing
from crossglot.server.wire.standing import Seat, Standing

ListedState = Literal["your-turn", "invited", "their-turn", "waiting", "over"]

ORDER: tuple[ListedState, ...] = ("your-turn", "invited", "their-turn", "waiting", "over")

MOST_OVER = 50
"""Games that are over, in one answer."""

FOR_EVER = 1e12
"""A time after all games, in seconds since 1970."""


async def games_of(
    database: Database,
    account: str | None,
    state: ListedState | None = None,
    since: float = 0.0,
    before: float = FOR_EVER,
) -> list[Listed]:
    """The games of ``account``: its turn first, those moved in last before the others.

    Args:
        database: Where they are.
        account: Whose.
        state: Only those in this state.
        since: Only those moved in at or after this, in seconds since 1970.
        before: Of those that are over, only those that ended before this: the next page; with 0
            none of them is looked for.
    """
    if account is None:
        return []
    query = partial(_listed, account=account, since=since, before=before)
    found = [
        game
        for game in await database.read(query)
        if game.updated >= since and state in {None, game.state}
    ]
    return sorted(found, key=lambda game: (ORDER.index(game.state), -game.updated))


def _listed(connection: Connection, account: str, since: float, before: float) -> list[Listed]:
    live = storage.live_of(connection, account)
    over = storage.over_of(connection, account, since, before, MOST_OVER) if before else []
    records = [*live, *over]
    if not records:
        return []
    standings = storage.standings(connection, [record.id for record in records])
    found = (_line(record, standings.get(record.id), account) for record in records)
    return [line for line in found if line is not None]


def _line(record: Record, standing: str | None, account: str) -> Listed | None:
    you = record.seat_of(account)
    if you is None:
        return None
    told = _waiting_standing(record) if standing is None else decode_standing(standing)
    return Listed(
        **msgspec.structs.asdict(told),
        state=_state(record, told, you),
        you=you,
        rated=record.rated,
        speed=record.speed,
        created=record.created,
    )


def _state(record: Record, standing: Standing, you: int) -> ListedState:
    if standing.over:
        return "over"
    if record.state == "waiting":
        return "waiting" if record.seats[you].agreed else "invited"
    awaited = standing.waits_for or (standing.to_move,)  # lines of old games have no waits_for
    return "your-turn" if you in awaited else "their-turn"


def _waiting_standing(record: Record) -> Standing:
    """A game that has no events yet, as a line; open seats have no name."""
    seats = tuple(
        Seat(
            name=place_of(seat).name or "",
            kind="human" if seat.player == HUMAN else "computer",
            player=place_of(seat).player,
            score=0,
            rack_count=0,
        )
        for seat in record.seats
    )
    return Standing(
        record.id,
        record.edition,
        seats,
        None,
        over=False,
        updated=record.created,
        kind=record.kind,
    )
