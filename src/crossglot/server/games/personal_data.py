"""The games of an account: for its owner to take along, and to take their name off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, select, update

from crossglot.game import Ended, Event, SeatInfo, seen_by
from crossglot.server.accounts.personal_data import PersonalData
from crossglot.server.accounts.storage import ERASED_NAME
from crossglot.server.kinds.export import gcg_of
from crossglot.server.kinds.registry import KINDS
from crossglot.server.store.rows import decode_event, decode_standing, decoded
from crossglot.server.store.schema.games import events, games, seats
from crossglot.server.wire.standing import KindName

T = TypeVar("T")


class PlayedGame(msgspec.Struct, frozen=True):
    """A game in the export.

    Attributes:
        id: The game's id.
        kind: Which kind of game it is.
        seat: Where the account sits.
        events: As that seat may know them.
        gcg: The same as a file for other programs; None where those know no such game.
    """

    id: str
    kind: KindName
    seat: int
    events: tuple[msgspec.Struct, ...]
    gcg: str | None


GameRows = list[tuple[str, KindName, int, Sequence[str]]]
"""(game, kind, seat, its events as they are stored)."""


def stored_games(connection: Connection, account: str) -> GameRows:
    """All games of ``account``."""
    return [
        (game, kind, seat, _events(connection, game))
        for game, kind, seat in seated(connection, account)
    ]


def exported_games(stored: GameRows) -> list[PlayedGame]:
    """The same, as far as the account may know them; a game that is over has no secrets."""
    return [_exported(*row) for row in stored]


def seated(connection: Connection, account: str) -> list[tuple[str, KindName, int]]:
    """(game, kind, seat) of every game of ``account``."""
    wanted = select(seats.c.game, games.c.kind, seats.c.seat).join(games)
    rows = connection.execute(wanted.where(seats.c.account == account))
    return [(row.game, row.kind, row.seat) for row in rows]


def seated_in(connection: Connection, account: str) -> list[str]:
    """The games of ``account``."""
    return [game for game, _, _ in seated(connection, account)]


def has_played(connection: Connection, account: str) -> bool:
    """Whether ``account`` sits in any game."""
    return bool(seated(connection, account))


def erase_names(connection: Connection, account: str) -> None:
    """Take the name of ``account`` off all its games; nothing else of them changes."""
    for game, kind, seat in seated(connection, account):
        for seq, body in enumerate(_events(connection, game)[:2], 1):  # what opens it
            (event,) = decoded(kind, [body])
            where = (events.c.game == game) & (events.c.seq == seq)
            changed = _encode(unnamed(event, seat))
            connection.execute(update(events).where(where).values(body=changed))
        _erase_in_list(connection, game, seat)


def unnamed(event: msgspec.Struct, seat: int) -> msgspec.Struct:
    """``event`` without the name of ``seat``: an opening names all who play.

    A player alone is named on both their racks.
    """
    changed: dict[str, object] = {}
    for name in ("seats", "players"):
        infos: Sequence[SeatInfo] = getattr(event, name, ())
        if infos:
            called = infos[seat].name
            changed[name] = tuple(
                SeatInfo(ERASED_NAME, info.player)
                if at == seat or (info.name == called and info.player == "imaginary")
                else info
                for at, info in enumerate(infos)
            )
    player = getattr(event, "player", None)
    if isinstance(player, SeatInfo):
        changed["player"] = SeatInfo(ERASED_NAME, player.player)
    return msgspec.structs.replace(event, **changed)


def _erase_in_list(connection: Connection, game: str, seat: int) -> None:
    """The same in the game's line in lists."""
    mine = games.c.id == game
    kept = connection.execute(select(games.c.standing).where(mine)).scalar_one()
    standing = decode_standing(kept)
    seated = msgspec.structs.replace(standing.seats[seat], name=ERASED_NAME)
    line = msgspec.structs.replace(standing, seats=_replaced(standing.seats, seat, seated))
    connection.execute(update(games).where(mine).values(standing=_encode(line)))


def _events(connection: Connection, game: str) -> Sequence[str]:
    wanted = select(events.c.body).where(events.c.game == game).order_by(events.c.seq)
    return connection.execute(wanted).scalars().all()


def _exported(game: str, kind: KindName, seat: int, bodies: Sequence[str]) -> PlayedGame:
    if kind != "standard":
        seen = KINDS[kind].seen(decoded(kind, bodies), seat)
        return PlayedGame(game, kind, seat, tuple(seen), None)
    log = tuple(map(decode_event, bodies))
    return PlayedGame(game, kind, seat, _known(log, seat), gcg_of(log, seat))


def _known(log: Sequence[Event], seat: int) -> tuple[Event, ...]:
    if isinstance(log[-1], Ended):
        return (seen_by(log[0], seat), *log[1:])
    return tuple(seen_by(event, seat) for event in log)


def _replaced(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


GAME_DATA = PersonalData("games", stored_games, erase_names, exported_games, seated_in)
"""Games that are running or over."""
