"""What is kept of a person who plays variants, and how their name is taken off."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TypeVar

import msgspec
from msgspec import structs
from sqlalchemy import Connection, select, update

from crossglot.game import SeatInfo
from crossglot.server.people.personal import PersonalData
from crossglot.server.people.roster import ERASED_NAME
from crossglot.server.store.schema.variants import variant_events, variant_seats
from crossglot.server.variants import storage
from crossglot.server.variants.kinds import KINDS
from crossglot.server.variants.seating import stand_up, waiting_of
from crossglot.server.variants.setups import variant_of

E = TypeVar("E", bound=msgspec.Struct)


def _games(connection: Connection, account: str) -> list[storage.Stored]:
    mine = select(variant_seats.c.game).where(variant_seats.c.account == account)
    ids = connection.execute(mine.order_by(variant_seats.c.game)).scalars().all()
    return [storage.read(connection, game) for game in ids]


def _exported(connection: Connection, account: str) -> dict[str, object]:
    """The games as they may know them, and their solitaires."""
    games = [
        {
            "id": stored.id,
            "seat": seat,
            "variant": variant_of(stored.setup),
            "events": KINDS[variant_of(stored.setup)].seen(stored.events, seat),
        }
        for stored in _games(connection, account)
        if (seat := stored.seat_of(account)) is not None
    ]
    return {"games": games, "results": storage.results_of(connection, account).results}


def _erase(connection: Connection, account: str) -> None:
    """Give up what waits, and take the name off every other game; nothing else changes."""
    for game in waiting_of(connection, account):
        stand_up(connection, game, account, time.time())
    for stored in _games(connection, account):
        seat = stored.seat_of(account) or 0
        for seq, event in enumerate(stored.events[:2], 1):
            body = msgspec.json.encode(unnamed(event, seat)).decode()
            where = (variant_events.c.game == stored.id) & (variant_events.c.seq == seq)
            connection.execute(update(variant_events).where(where).values(body=body))


def unnamed(event: E, seat: int) -> E:
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
    return structs.replace(event, **changed)


VARIANT_DATA = PersonalData("variants", _exported, _erase, touches=waiting_of)
