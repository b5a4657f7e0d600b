"""Quick pairing: who asks for a game with anybody sits down where the same is waited for."""

from __future__ import annotations

from sqlalchemy import Connection

from crossglot.server.lobby import storage
from crossglot.server.lobby.records import Record

FRESH = 40.0
"""Seconds for which the maker of an offer to play at once counts as being there."""


def partner_of(connection: Connection, wanted: Record, now: float) -> str | None:
    """Id of the game that ``wanted`` comes to: one's own that waits already, else the oldest.

    Transactions that write come one after the other, or as if they did, whatever the database: of
    two who ask at the same time, at whatever nodes, the second finds what the first has offered.

    Args:
        connection: In a transaction.
        wanted: The game that would be offered; its maker asks.
        now: Seconds since 1970.
    """
    since = 0.0 if wanted.speed == "correspondence" else now - FRESH
    alike = storage.waiting_like(connection, wanted, since)
    own = [record.id for record in alike if record.creator == wanted.creator]
    fitting = (record.id for record in alike if _would_meet(connection, record, wanted))
    return next(iter(own), None) or next(fitting, None)


def _would_meet(connection: Connection, waiting: Record, wanted: Record) -> bool:
    """Whether a seat is free, and neither has blocked the other. The game is taken for it."""
    record = storage.taken(connection, waiting.id)
    if record is None or record.state != "waiting" or not any(seat.open for seat in record.seats):
        return False
    one, other = wanted.creator, record.creator
    blocked = storage.is_blocked(connection, one, [other])
    return not blocked and not storage.is_blocked(connection, other, [one])
