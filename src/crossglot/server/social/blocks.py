"""Blocks: whom an account does not want to hear."""

from __future__ import annotations

import hashlib

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from crossglot.errors import SocialCode, SocialError
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.social import blocks


class Blocked(Struct, frozen=True):
    """Somebody who is blocked.

    Attributes:
        mark: By which the one who blocked can name them; it leads to no account.
        name: None for guests.
        at: Since when, in seconds since 1970.
    """

    mark: str
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


def blocked_accounts(connection: Connection, account: str) -> list[tuple[str, float]]:
    """The accounts that ``account`` has blocked, and since when."""
    wanted = select(blocks.c.blocked, blocks.c.at).where(blocks.c.account == account)
    return [(str(whom), float(at)) for whom, at in connection.execute(wanted)]


def blocked_by(connection: Connection, account: str) -> list[Blocked]:
    """Whom ``account`` has blocked, the last first."""
    joined = blocks.join(accounts, accounts.c.id == blocks.c.blocked)
    wanted = select(blocks.c.blocked, accounts.c.name, blocks.c.at).select_from(joined)
    rows = connection.execute(
        wanted.where(blocks.c.account == account).order_by(blocks.c.at.desc())
    )
    return [Blocked(_mark(account, whom), name, at) for whom, name, at in rows]


def blocked_as(connection: Connection, account: str, mark: str) -> str | None:
    """The account that ``account`` has blocked under this mark."""
    there = blocked_accounts(connection, account)
    return next((whom for whom, _ in there if _mark(account, whom) == mark), None)


def _mark(account: str, whom: str) -> str:
    return hashlib.sha256(f"{account}\0{whom}".encode()).hexdigest()[:32]
