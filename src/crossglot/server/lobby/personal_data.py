"""What the lobby keeps of a person: the games that they have offered, or are invited to."""

from __future__ import annotations

import time

from sqlalchemy import Connection

from crossglot.server.accounts.personal_data import PersonalData
from crossglot.server.lobby import seating, storage
from crossglot.server.lobby.exported_offers import exported_offers


def _leave(connection: Connection, account: str) -> None:
    """Withdraw what waits for players, and get up where others wait."""
    for record in storage.live_of(connection, account):
        if record.state == "waiting":
            seating.leave(connection, record.id, account, time.time())


def _touched(connection: Connection, account: str) -> list[str]:
    return [record.id for record in storage.live_of(connection, account)]


OFFERS = PersonalData("offers", exported_offers, _leave, touches=_touched)
