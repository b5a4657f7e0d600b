"""What moderators have ruled about accounts: added to, never changed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, insert, select

from crossglot.server.identifiers import new_id
from crossglot.server.store.schema.social import sanctions

Kind = Literal["warn", "mute", "close", "lift", "dismiss"]
"""``lift`` takes back what holds; ``dismiss`` decides a report without doing anything."""


class Sanction(Struct, frozen=True):
    """A ruling.

    Attributes:
        id: Its id.
        kind: What was ruled.
        at: When, in seconds since 1970.
        until: Until when a mute holds; None is for ever.
        note: What the account is told.
    """

    id: str
    kind: Kind
    at: float
    until: float | None
    note: str


def add_sanction(
    connection: Connection,
    account: str,
    ruling: Sanction,
    *,
    by: str,
    report: str | None,
) -> None:
    """Write down a ruling about ``account``.

    Args:
        connection: In a transaction that writes.
        account: Whom it meets.
        ruling: What is ruled.
        by: The moderator.
        report: The report that it decides, if any.
    """
    row = {name: getattr(ruling, name) for name in Sanction.__struct_fields__}
    connection.execute(insert(sanctions).values(**row, account=account, by=by, report=report))


def new_sanction(kind: Kind, at: float, until: float | None, note: str) -> Sanction:
    """A ruling with an id of its own."""
    return Sanction(new_id(), kind, at, until, note)


def sanctions_of(connection: Connection, account: str) -> list[Sanction]:
    """All rulings about ``account``, the last first; dismissed reports are none."""
    columns = (sanctions.c[name] for name in Sanction.__struct_fields__)
    wanted = select(*columns).where(sanctions.c.account == account, sanctions.c.kind != "dismiss")
    rows = connection.execute(wanted.order_by(sanctions.c.at.desc(), sanctions.c.id))
    return [Sanction(*row) for row in rows]


def is_muted(connection: Connection, account: str, now: float) -> bool:
    """Whether the account may say nothing now."""
    found = _holding(connection, account, "mute")
    return found is not None and (found.until is None or found.until > now)


def is_closed(connection: Connection, account: str) -> bool:
    """Whether the account is closed: nobody may sign in to it."""
    return _holding(connection, account, "close") is not None


def _holding(connection: Connection, account: str, kind: Kind) -> Sanction | None:
    """The newest ruling of ``kind`` that was not lifted."""
    for ruling in sanctions_of(connection, account):
        if ruling.kind == "lift":
            return None
        if ruling.kind == kind:
            return ruling
    return None
