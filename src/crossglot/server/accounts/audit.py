"""The log of what was done by right of a role, and at the sign-in of accounts.

It is added to and never changed. It holds ids and no names, so that it tells
nothing of an account that has been erased.
"""

from __future__ import annotations

import time
from enum import StrEnum

import msgspec
from sqlalchemy import Connection, insert, select

from crossglot.server.store.schema.audit import audit

MOST_LISTED = 200


class Action(StrEnum):
    """What was done. Other parts of the server may log actions of their own."""

    REGISTERED = "registered"
    SIGNED_IN = "signed-in"
    SIGNED_OUT = "signed-out"
    SESSIONS_ENDED = "sessions-ended"
    PASSWORD_CHANGED = "password-changed"  # noqa: S105 - what was done, not with which
    PASSWORD_RESET = "password-reset"  # noqa: S105 - the same
    ADDRESS_SET = "address-set"
    ADDRESS_CONFIRMED = "address-confirmed"
    ADDRESS_REMOVED = "address-removed"
    PASSKEY_ADDED = "passkey-added"
    PASSKEY_REMOVED = "passkey-removed"
    TOKEN_MADE = "token-made"  # noqa: S105 - the same
    TOKEN_REVOKED = "token-revoked"  # noqa: S105 - the same
    RENAMED = "renamed"
    BECAME_BOT = "became-bot"
    EXPORTED = "exported"
    ERASED = "erased"
    ROLE_GIVEN = "role-given"


class Entry(msgspec.Struct, frozen=True):
    """One line of the log.

    Attributes:
        id: Grows with time.
        at: Seconds since 1970.
        actor: Id of the one who did it; None when it was done at the server's terminal.
        action: What was done.
        subject: Id of what it was done to.
        facts: More about it, by name.
    """

    id: int
    at: float
    actor: str | None
    action: str
    subject: str | None
    facts: dict[str, object]


_decode_facts = msgspec.json.Decoder().decode


def log_action(
    connection: Connection, actor: str | None, action: str, subject: str | None, **facts: object
) -> None:
    """Write a line, in the transaction of what it tells."""
    line = {"at": time.time(), "actor": actor, "action": str(action), "subject": subject}
    told = msgspec.json.encode(facts).decode()
    connection.execute(insert(audit).values(**line, facts=told))


def entries(
    connection: Connection, *, subject: str | None = None, before: int | None = None
) -> list[Entry]:
    """The newest lines first, 200 at most.

    Args:
        connection: To the database.
        subject: Only what was done to this account.
        before: Only lines with a smaller id: to read on.
    """
    wanted = select(audit).order_by(audit.c.id.desc()).limit(MOST_LISTED)
    if subject is not None:
        wanted = wanted.where(audit.c.subject == subject)
    if before is not None:
        wanted = wanted.where(audit.c.id < before)
    rows = connection.execute(wanted).mappings()
    return [Entry(**{**row, "facts": _decode_facts(row["facts"])}) for row in rows]
