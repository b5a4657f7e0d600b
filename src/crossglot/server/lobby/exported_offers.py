"""The offers of an account, for its owner to take along."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection

from crossglot.server.lobby import storage
from crossglot.server.lobby.records import Agreement, State
from crossglot.server.lobby.speed import Speed


class ExportedOffer(Struct, frozen=True):
    """A setup in the export.

    Attributes:
        id: The game's id.
        seat: Where the account sits, or is invited to.
        made: Whether the account has made it.
        rating: The account's, as it sat down.
    """

    id: str
    seat: int
    made: bool
    state: State
    edition: str
    speed: Speed
    rated: bool
    public: bool
    agreement: Agreement
    rating: float | None
    created: float


def exported_offers(connection: Connection, account: str) -> list[ExportedOffer]:
    """What was agreed on for every game in which ``account`` has a seat."""
    found = []
    for record in storage.all_of(connection, account):
        seat = record.seat_of(account)
        if seat is not None:
            found.append(
                ExportedOffer(
                    id=record.id,
                    seat=seat,
                    made=record.creator == account,
                    state=record.state,
                    edition=record.edition,
                    speed=record.speed,
                    rated=record.rated,
                    public=record.public,
                    agreement=record.agreement,
                    rating=record.seats[seat].rating,
                    created=record.created,
                )
            )
    return found
