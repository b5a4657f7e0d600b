"""The games of an account: for its owner to take along, and to take their name off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, select, update

from crossglot.game import Ended, Event, SeatInfo, Started, seen_by
from crossglot.server.export import gcg_of
from crossglot.server.people.roster import ERASED_NAME
from crossglot.server.store.rows import decode_event, decode_standing
from crossglot.server.store.schema.games import events, games, seats

T = TypeVar("T")


class PlayedGame(msgspec.Struct, frozen=True):
    """A game in the export.

    Attributes:
        id: The game's id.
        seat: Where the account sits.
        events: As that seat may know them.
        gcg: The same as a file for other programs.
    """

    id: str
    seat: int
    events: tuple[Event, ...]
    gcg: str


GameRows = list[tuple[str, int, Sequence[str]]]
"""(game, seat, its events as they are stored)."""


def stored_games(connection: Connection, account: str) -> GameRows:
    """All games of ``account``."""
    return [(game, seat, _events(connection, game)) for game, seat in seated(connection, account)]


def exported_games(stored: GameRows) -> list[PlayedGame]:
    """The same, as far as the account may know them; a game that is over has no secrets."""
    logs = [(game, seat, tuple(map(decode_event, log))) for game, seat, log in stored]
    return [
        PlayedGame(game, seat, _known(log, seat), gcg_of(log, seat)) for game, seat, log in logs
    ]


def seated(connection: Connection, account: str) -> list[tuple[str, int]]:
    """(game, seat) of every game of ``account``."""
    wanted = select(seats.c.game, seats.c.seat).where(seats.c.account == account)
    return [(row.game, row.seat) for row in connection.execute(wanted)]


def seated_in(connection: Connection, account: str) -> list[str]:
    """The games of ``account``."""
    return [game for game, _ in seated(connection, account)]


def erase_names(connection: Connection, account: str) -> None:
    """Take the name of ``account`` off all its games; nothing else of them changes."""
    for game, seat in seated(connection, account):
        first = (events.c.game == game) & (events.c.seq == 1)
        started = decode_event(connection.execute(select(events.c.body).where(first)).scalar_one())
        if not isinstance(started, Started):
            continue
        named = started.seats[seat]
        unnamed = _replaced(started.seats, seat, SeatInfo(ERASED_NAME, named.player))
        body = _encode(msgspec.structs.replace(started, seats=unnamed))
        connection.execute(update(events).where(first).values(body=body))
        _erase_in_list(connection, game, seat)


def _erase_in_list(connection: Connection, game: str, seat: int) -> None:
    """The same in the game's line in lists."""
    mine = games.c.id == game
    kept = connection.execute(select(games.c.standing).where(mine)).scalar_one()
    standing = decode_standing(kept)
    unnamed = msgspec.structs.replace(standing.seats[seat], name=ERASED_NAME)
    line = msgspec.structs.replace(standing, seats=_replaced(standing.seats, seat, unnamed))
    connection.execute(update(games).where(mine).values(standing=_encode(line)))


def _events(connection: Connection, game: str) -> Sequence[str]:
    wanted = select(events.c.body).where(events.c.game == game).order_by(events.c.seq)
    return connection.execute(wanted).scalars().all()


def _exported(game: str, seat: int, log: Sequence[Event]) -> PlayedGame:
    return PlayedGame(game, seat, _known(log, seat), gcg_of(log, seat))


def _known(log: Sequence[Event], seat: int) -> tuple[Event, ...]:
    if isinstance(log[-1], Ended):
        return (seen_by(log[0], seat), *log[1:])
    return tuple(seen_by(event, seat) for event in log)


def _replaced(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _encode(value: object) -> str:
    return msgspec.json.encode(value).decode()
