"""Profiles: what an account shows its owner and others, and the offices it holds."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select

from crossglot.errors import AccountCode, AccountError
from crossglot.server.accounts.audit import Action, Entry, entries, log_action
from crossglot.server.accounts.email_addresses import address_of
from crossglot.server.accounts.features import Asked
from crossglot.server.accounts.passkeys import passkeys_of
from crossglot.server.accounts.principal import Principal
from crossglot.server.accounts.roles import Role
from crossglot.server.accounts.sign_in import kept_hash
from crossglot.server.accounts.storage import Kind, account_called, account_of, make_bot, set_role
from crossglot.server.accounts.tokens import tokens_of
from crossglot.server.store.database import Database
from crossglot.server.store.schema.accounts import accounts


class OwnAddress(msgspec.Struct, frozen=True):
    """The e-mail address of the caller."""

    address: str
    confirmed: bool


class OwnAccount(msgspec.Struct, frozen=True):
    """An account, as its owner sees it.

    Attributes:
        kind: ``visitor`` for a browser that we do not know.
        name: None for guests and visitors.
        role: What it may do beyond playing.
        created: Seconds since 1970; None for visitors.
        address: None when none was given.
        has_password: Whether one can sign in with one.
        passkeys: How many there are.
        tokens: How many there are.
    """

    kind: str = "visitor"
    name: str | None = None
    role: Role = Role.PLAYER
    created: float | None = None
    address: OwnAddress | None = None
    has_password: bool = False
    passkeys: int = 0
    tokens: int = 0


class PublicAccount(msgspec.Struct, frozen=True):
    """An account, as everybody may see it.

    Attributes:
        name: As its owner writes it.
        kind: Whether a person or a program plays.
        role: What it may do beyond playing.
        created: Seconds since 1970.
    """

    name: str
    kind: Kind
    role: Role
    created: float


class Profiles:
    """What accounts show.

    Args:
        database: Where they are kept.
        has_played: Whether an account has sat in a game.
    """

    def __init__(self, database: Database, has_played: Asked) -> None:
        self._database = database
        self._has_played = has_played

    async def own(self, principal: Principal | None) -> OwnAccount:
        """The caller's account."""
        if principal is None:
            return OwnAccount()
        return await self.own_of(principal.account)

    async def own_of(self, account: str) -> OwnAccount:
        """The account of this id, as its owner sees it."""
        return await self._database.read(lambda connection: _own(connection, account))

    async def name_of(self, account: str) -> str | None:
        """The account's name; None for guests."""
        return await self._database.read(lambda connection: account_of(connection, account).name)

    async def called(self, name: str) -> PublicAccount:
        """The account of this name, or of one that looks the same.

        Raises:
            AccountError: ``account-unknown``.
        """
        found = await self._database.read(lambda connection: account_called(connection, name))
        return PublicAccount(found.name or "", found.kind, found.role, found.created)

    async def give_role(self, actor: str | None, name: str, role: Role) -> None:
        """Give the account called ``name`` a role.

        Args:
            actor: Id of the account that does it; None at the server's terminal.
            name: Whose role.
            role: It replaces the one they had.

        Raises:
            AccountError: ``account-unknown``; ``last-admin``.
        """

        def work(connection: Connection) -> None:
            account = account_called(connection, name)
            admins = select(func.count()).where(accounts.c.role == Role.ADMIN.value)
            last = account.role is Role.ADMIN and connection.execute(admins).scalar_one() == 1
            if last and role is not Role.ADMIN:
                raise AccountError(AccountCode.LAST_ADMIN, name=name)
            set_role(connection, account.id, role)
            log_action(connection, actor, Action.ROLE_GIVEN, account.id, role=role)

        await self._database.write(work)

    async def become_bot(self, account: str) -> None:
        """Say for ever that a program plays here.

        Raises:
            AccountError: ``account-has-played``: others have taken it for a person.
        """

        def work(connection: Connection) -> None:
            if self._has_played(connection, account):
                raise AccountError(AccountCode.HAS_PLAYED)
            make_bot(connection, account)
            log_action(connection, account, Action.BECAME_BOT, account)

        await self._database.write(work)

    async def log(self, *, name: str | None = None, before: int | None = None) -> list[Entry]:
        """The log, the newest lines first; see :func:`crossglot.server.accounts.audit.entries`.

        Raises:
            AccountError: ``account-unknown``.
        """

        def query(connection: Connection) -> list[Entry]:
            subject = None if name is None else account_called(connection, name).id
            return entries(connection, subject=subject, before=before)

        return await self._database.read(query)


def _own(connection: Connection, account_id: str) -> OwnAccount:
    account = account_of(connection, account_id)
    address = address_of(connection, account_id)
    return OwnAccount(
        account.kind,
        account.name,
        account.role,
        account.created,
        None if address is None else OwnAddress(address[0], address[1] is not None),
        kept_hash(connection, account_id) is not None,
        len(passkeys_of(connection, account_id)),
        len(tokens_of(connection, account_id)),
    )
