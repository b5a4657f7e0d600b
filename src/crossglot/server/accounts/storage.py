"""The roster: accounts as rows, by plain functions of a connection."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Literal, cast

from sqlalchemy import Connection, and_, insert, or_, select, update

from crossglot.errors import AccountCode, AccountError
from crossglot.server.accounts.names import key_of
from crossglot.server.accounts.roles import Role
from crossglot.server.identifiers import new_id
from crossglot.server.store.schema import accounts as schema

Kind = Literal["guest", "person", "bot"]

ERASED_NAME = "deleted"
"""What stands where the name of an erased account stood. Nobody can be called so."""

_accounts = schema.accounts


@dataclass(frozen=True, slots=True)
class Account:
    """An account.

    Attributes:
        id: Never shown to others.
        kind: A guest has no name; a bot says that it is one.
        name: As its owner writes it; None for guests.
        role: What it may do beyond playing.
        created: Seconds since 1970.
    """

    id: str
    kind: Kind
    name: str | None
    role: Role
    created: float


def add_guest(connection: Connection) -> str:
    """A new account without a name; its id."""
    account = new_id()
    guest = {"id": account, "kind": "guest", "created": time.time()}
    connection.execute(insert(_accounts).values(guest))
    return account


def give_name(connection: Connection, account: str, name: str) -> None:
    """Turn the guest ``account`` into a person; what they have played stays theirs.

    Raises:
        AccountError: ``name-taken``, by this or a name that looks like it, or
            the account has a name already.
    """
    key = _free_key(connection, account, name)
    named = (
        update(_accounts)
        .where(_accounts.c.id == account, _accounts.c.kind == "guest")
        .values(kind="person", name=name, name_key=key)
    )
    if connection.execute(named).rowcount != 1:
        raise AccountError(AccountCode.SIGNED_IN_ALREADY)


def change_name(connection: Connection, account: str, name: str) -> None:
    """Give ``account``, which has a name, another; the old one is free again.

    Raises:
        AccountError: ``name-taken`` by another account.
    """
    key = _free_key(connection, account, name)
    named = update(_accounts).where(_accounts.c.id == account)
    connection.execute(named.values(name=name, name_key=key))


def _free_key(connection: Connection, account: str, name: str) -> str:
    """How ``name`` looks, if no other account is called so, or has it for its id.

    An account that is meant by an id is meant by nothing else.

    Raises:
        AccountError: ``name-taken``.
    """
    key = key_of(name)
    others = or_(
        and_(_accounts.c.name_key == key, _accounts.c.id != account),
        _accounts.c.id == name.lower(),
    )
    if connection.execute(select(_accounts.c.id).where(others)).first() is not None:
        raise AccountError(AccountCode.NAME_TAKEN, name=name)
    return key


def account_of(connection: Connection, account: str) -> Account:
    """The account of this id, which there is."""
    return _read(connection.execute(_wanted.where(_accounts.c.id == account)).one())


def account_called(connection: Connection, name: str) -> Account:
    """The account of this name, or of one that looks the same.

    Raises:
        AccountError: ``account-unknown``.
    """
    found = account_if_called(connection, name)
    if found is None:
        raise AccountError(AccountCode.UNKNOWN, name=name)
    return found


def account_if_called(connection: Connection, name: str) -> Account | None:
    """As :func:`account_called`, or None."""
    if not name.isprintable():  # PostgreSQL takes no zero bytes
        return None
    row = connection.execute(_wanted.where(_accounts.c.name_key == key_of(name))).first()
    return None if row is None else _read(row)


def set_role(connection: Connection, account: str, role: Role) -> None:
    """Give ``account`` a role; it loses the one it had."""
    connection.execute(update(_accounts).where(_accounts.c.id == account).values(role=role.value))


def make_bot(connection: Connection, account: str) -> None:
    """From now on everybody sees that a program plays here."""
    connection.execute(update(_accounts).where(_accounts.c.id == account).values(kind="bot"))


def forget_name(connection: Connection, account: str) -> None:
    """Leave an account that is nobody's any more."""
    gone = {"name": ERASED_NAME, "name_key": None, "role": Role.PLAYER.value, "erased": time.time()}
    connection.execute(update(_accounts).where(_accounts.c.id == account).values(gone))


_wanted = select(
    _accounts.c.id, _accounts.c.kind, _accounts.c.name, _accounts.c.role, _accounts.c.created
)


def _read(row: object) -> Account:
    account, kind, name, role, created = cast("tuple[str, Kind, str | None, str, float]", row)
    return Account(account, kind, name, Role(role), created)
