"""Personal tokens: for programs that ask in somebody's name, with some of their rights."""

from __future__ import annotations

import hashlib
import time

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from crossglot.errors import AccountCode, AccountError, ServerCode, ServerError
from crossglot.server.accounts.audit import Action, log_action
from crossglot.server.accounts.open_connections import OpenConnections
from crossglot.server.accounts.principal import Principal
from crossglot.server.accounts.roles import Role
from crossglot.server.accounts.scopes import Scope
from crossglot.server.accounts.sessions import HOUR
from crossglot.server.identifiers import hash_of, new_id, new_token
from crossglot.server.store.database import Database
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.credentials import tokens

MOST_TOKENS = 50
"""Tokens of one account."""


class TokenInfo(msgspec.Struct, frozen=True):
    """A token, as its owner sees it in a list.

    Attributes:
        id: Names it; opens nothing.
        label: What its owner calls it.
        scopes: What it is good for.
        created: Seconds since 1970.
        used: When it was last used, to the hour; None when never.
    """

    id: str
    label: str
    scopes: tuple[Scope, ...]
    created: float
    used: float | None


class PersonalTokens:
    """The personal tokens of this server.

    Args:
        database: Where their hashes are kept.
        lines: Closed when the token that opened them is revoked.
    """

    def __init__(self, database: Database, open_connections: OpenConnections) -> None:
        self._database = database
        self._open_connections = open_connections

    async def principal(self, token: str) -> Principal:
        """Whom ``token`` speaks for.

        Raises:
            AccountError: ``token-unknown``.
        """
        key = hash_of(token)
        wanted = (
            select(tokens.c.account, tokens.c.scopes, tokens.c.used, tokens.c.created)
            .add_columns(accounts.c.kind, accounts.c.role)
            .join(accounts, accounts.c.id == tokens.c.account)
            .where(tokens.c.token_hash == key)
        )
        row = await self._database.read(lambda connection: connection.execute(wanted).first())
        if key is None or row is None:
            raise AccountError(AccountCode.BEARER_UNKNOWN)
        now = time.time()
        if row.used is None or now - row.used >= HOUR:
            used = update(tokens).where(tokens.c.token_hash == key).values(used=now - now % HOUR)
            await self._database.write(lambda connection: connection.execute(used))
        scopes = frozenset(map(Scope, row.scopes.split()))
        return Principal(row.account, row.kind, Role(row.role), key, row.created, scopes)

    async def make(
        self, account: str, label: str, scopes: frozenset[Scope]
    ) -> tuple[str, TokenInfo]:
        """A new token, which nobody sees again, and its line in the list.

        Raises:
            AccountError: ``too-many-kept``.
        """
        token, now = new_token(), time.time()
        made = TokenInfo(new_id(), label, tuple(sorted(scopes)), now, None)

        def work(connection: Connection) -> None:
            kept = select(func.count()).where(tokens.c.account == account)
            if connection.execute(kept).scalar_one() >= MOST_TOKENS:
                raise AccountError(AccountCode.TOO_MANY_KEPT, most=MOST_TOKENS)
            row = {"id": made.id, "account": account, "label": label, "created": now}
            key = hashlib.sha256(token.encode()).digest()
            row |= {"scopes": " ".join(made.scopes), "token_hash": key}
            connection.execute(insert(tokens).values(row))
            log_action(connection, account, Action.TOKEN_MADE, account, scopes=made.scopes)

        await self._database.write(work)
        return token, made

    async def listed(self, account: str) -> list[TokenInfo]:
        """The account's tokens, the newest first."""
        return await self._database.read(lambda connection: tokens_of(connection, account))

    async def revoke(self, account: str, token_id: str) -> None:
        """End one token of ``account``.

        Raises:
            ServerError: ``not-found``.
        """

        def work(connection: Connection) -> bytes:
            mine = select(tokens.c.id, tokens.c.token_hash).where(tokens.c.account == account)
            keys: dict[str, bytes] = {row.id: row.token_hash for row in connection.execute(mine)}
            if token_id not in keys:
                raise ServerError(ServerCode.NOT_FOUND)
            connection.execute(delete(tokens).where(tokens.c.id == token_id))
            log_action(connection, account, Action.TOKEN_REVOKED, account)
            return keys[token_id]

        self._open_connections.hang_up(await self._database.write(work))


def tokens_of(connection: Connection, account: str) -> list[TokenInfo]:
    """The tokens of ``account``, the newest first."""
    mine = select(tokens).where(tokens.c.account == account).order_by(tokens.c.created.desc())
    return [
        TokenInfo(row.id, row.label, tuple(map(Scope, row.scopes.split())), row.created, row.used)
        for row in connection.execute(mine)
    ]


def revoke_all(connection: Connection, account: str) -> list[bytes]:
    """End every token of ``account``, in a transaction; their hashes."""
    mine = tokens.c.account == account
    keys = list(connection.execute(select(tokens.c.token_hash).where(mine)).scalars())
    connection.execute(delete(tokens).where(mine))
    return keys
