"""Blocks: whom an account does not want to hear."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from crossglot.errors import SocialCode, SocialError
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.social import blocks


class Blocked(Struct, frozen=True):
    """Somebody who is blocked.

    Attributes:
        account: Its id.
        name: None for guests.
        at: Since when, in seconds since 1970.
    """

    account: str
    name: str | None
    at: float


def block(connection: Connection, account: str, whom: str, at: float) -> None:
    """From now on ``account`` does not hear ``whom``; blocking again changes nothing.

    Raises:
        SocialError: ``not-oneself``.
    """
    if account == whom:
        raise SocialError(SocialCode.ONESELF)
    if account not in blockers(connection, whom):
        row = {"account": account, "blocked": whom, "at": at}
        connection.execute(insert(blocks).values(row))


def unblock(connection: Connection, account: str, whom: str) -> None:
    """``account`` hears ``whom`` again."""
    mine = (blocks.c.account == account) & (blocks.c.blocked == whom)
    connection.execute(delete(blocks).where(mine))


def blockers(connection: Connection, whom: str) -> frozenset[str]:
    """The accounts that do not want to hear ``whom``."""
    wanted = select(blocks.c.account).where(blocks.c.blocked == whom)
    return frozenset(connection.execute(wanted).scalars())


def blocked_by(connection: Connection, account: str) -> list[Blocked]:
    """Whom ``account`` has blocked, the last first."""
    joined = blocks.join(accounts, accounts.c.id == blocks.c.blocked)
    wanted = select(blocks.c.blocked, accounts.c.name, blocks.c.at).select_from(joined)
    rows = connection.execute(
        wanted.where(blocks.c.account == account).order_by(blocks.c.at.desc())
    )
    return [Blocked(*row) for row in rows]
