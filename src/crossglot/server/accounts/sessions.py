"""Sessions: which account a browser speaks for."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    and_,
    delete,
    insert,
    select,
    union_all,
    update,
)

from crossglot.errors import AccountCode, AccountError
from crossglot.server.accounts.audit import Action, log_action
from crossglot.server.accounts.open_connections import OpenConnections
from crossglot.server.accounts.principal import Principal
from crossglot.server.accounts.roles import Role
from crossglot.server.accounts.storage import add_guest
from crossglot.server.identifiers import hash_of, new_token
from crossglot.server.store.database import Database
from crossglot.server.store.schema.accounts import accounts, sessions
from crossglot.server.store.schema.credentials import tokens

HOUR = 3600
DAY = 24 * HOUR

LONGEST = 365 * DAY
"""Seconds after which a session ends, however much it is used."""

IDLE = 180 * DAY
"""Seconds without use after which a session ends."""

CHECKED_AT_ONCE = 5000
"""Keys in one statement."""

AGENT = 200
"""Characters kept of what a browser calls itself."""


class SessionInfo(msgspec.Struct, frozen=True):
    """A session, as its owner sees it in a list.

    Attributes:
        id: Names it; opens nothing.
        created: When somebody signed in, in seconds since 1970.
        seen: When it was last used, to the hour.
        agent: What the browser calls itself.
        current: Whether it is the one that asks.
    """

    id: str
    created: float
    seen: float
    agent: str
    current: bool


class Opened(NamedTuple):
    """A session that has just been opened.

    Attributes:
        token: For its owner's cookie; we keep only the hash.
        account: The id of the account it speaks for.
    """

    token: str
    account: str


class Sessions:
    """The sessions of this server.

    Args:
        database: Where they are kept.
        lines: Closed when the session that opened them ends.
    """

    def __init__(self, database: Database, open_connections: OpenConnections | None = None) -> None:
        self._database = database
        self._open_connections = open_connections or OpenConnections()

    async def principal(self, token: str | None) -> Principal | None:
        """Whom ``token`` speaks for; None for tokens not given out, or whose time is over."""
        key = hash_of(token)
        if key is None:
            return None
        now = time.time()
        row = await self._database.read(
            lambda connection: connection.execute(
                select(
                    *(sessions.c.account, sessions.c.created, sessions.c.seen),
                    *(accounts.c.kind, accounts.c.role),
                )
                .join(accounts, accounts.c.id == sessions.c.account)
                .where(sessions.c.token_hash == key, _alive(now))
            ).first()
        )
        if row is None:
            return None
        if now - row.seen >= HOUR:
            await self._database.write(lambda connection: _touch(connection, key, now))
        return Principal(row.account, row.kind, Role(row.role), key, row.created)

    async def open_guest(self, agent: str = "") -> Opened:
        """A new guest at once."""

        def work(connection: Connection) -> Opened:
            account = add_guest(connection)
            return Opened(open_session(connection, account, agent), account)

        return await self._database.write(work)

    async def listed(self, principal: Principal) -> list[SessionInfo]:
        """The sessions of the caller's account, the one used last first."""

        def query(connection: Connection) -> list[SessionInfo]:
            wanted = select(sessions).where(sessions.c.account == principal.account)
            rows = connection.execute(
                wanted.where(_alive(time.time())).order_by(sessions.c.seen.desc())
            )
            return [
                SessionInfo(
                    _id_of(row.token_hash),
                    *(row.created, row.seen, row.agent),
                    row.token_hash == principal.key,
                )
                for row in rows
            ]

        return await self._database.read(query)

    async def end(self, principal: Principal, session_id: str) -> None:
        """End one session of the caller's account.

        Raises:
            AccountError: ``session-unknown``.
        """

        def work(connection: Connection) -> bytes:
            keys = _keys(connection, principal.account)
            key = next((key for key in keys if _id_of(key) == session_id), None)
            if key is None:
                raise AccountError(AccountCode.SESSION_UNKNOWN)
            _delete(connection, [key])
            log_action(connection, principal.account, Action.SIGNED_OUT, principal.account)
            return key

        self._open_connections.hang_up(await self._database.write(work))

    async def end_own(self, principal: Principal) -> None:
        """End the session that asks."""
        await self.end(principal, _id_of(principal.key))

    async def end_others(self, account: str, keep: bytes | None) -> int:
        """End every session of ``account`` but the one whose hash is ``keep``; how many."""

        def work(connection: Connection) -> list[bytes]:
            gone = end_sessions(connection, account, keep)
            log_action(connection, account, Action.SESSIONS_ENDED, account, count=len(gone))
            return gone

        return self.hang_up(await self._database.write(work))

    def hang_up(self, keys: list[bytes]) -> int:
        """Close the connections of sessions that have ended; how many sessions."""
        for key in keys:
            self._open_connections.hang_up(key)
        return len(keys)

    async def check_lines(self) -> None:
        """Close connections whose session has ended without this node being told."""
        keys = self._open_connections.keys
        for start in range(0, len(keys), CHECKED_AT_ONCE):
            asked = keys[start : start + CHECKED_AT_ONCE]
            alive = union_all(
                select(sessions.c.token_hash).where(sessions.c.token_hash.in_(asked)),
                select(tokens.c.token_hash).where(tokens.c.token_hash.in_(asked)),
            )
            for key in await self._gone(asked, alive):
                self._open_connections.hear(key)

    async def _gone(
        self, asked: Sequence[bytes], alive: CompoundSelect[tuple[bytes]]
    ) -> set[bytes]:
        return set(asked) - await self._database.read(
            lambda connection: set(connection.execute(alive).scalars())
        )

    def rotated(self, old: Principal, opened: Opened) -> None:
        """The caller ``old`` has another token now: the account's connections stay with them."""
        if old.account == opened.account:
            self._open_connections.rekey(old.key, hashlib.sha256(opened.token.encode()).digest())
        else:
            self._open_connections.hang_up(old.key)


def open_session(
    connection: Connection, account: str, agent: str, instead_of: bytes | None = None
) -> str:
    """Open a session in a transaction; its token.

    Args:
        connection: To the database.
        account: For whom it speaks.
        agent: What the browser calls itself.
        instead_of: A session that ends with this: nobody keeps a token over
            signing in, no matter who planted it.
    """
    if instead_of is not None:
        _delete(connection, [instead_of])
    token, now = new_token(), time.time()
    session = {"account": account, "created": now, "seen": now, "agent": agent[:AGENT]}
    key = hashlib.sha256(token.encode()).digest()
    connection.execute(insert(sessions).values(token_hash=key, **session))
    return token


def end_sessions(connection: Connection, account: str, keep: bytes | None = None) -> list[bytes]:
    """End the sessions of ``account`` but ``keep``, in a transaction; the hashes of those ended."""
    gone = [key for key in _keys(connection, account) if key != keep]
    _delete(connection, gone)
    return gone


def _alive(now: float) -> ColumnElement[bool]:
    return and_(sessions.c.created > now - LONGEST, sessions.c.seen > now - IDLE)


def _keys(connection: Connection, account: str) -> list[bytes]:
    wanted = select(sessions.c.token_hash).where(sessions.c.account == account)
    return list(connection.execute(wanted).scalars())


def _delete(connection: Connection, keys: list[bytes]) -> None:
    connection.execute(delete(sessions).where(sessions.c.token_hash.in_(keys)))


def _touch(connection: Connection, key: bytes, now: float) -> None:
    seen = update(sessions).where(sessions.c.token_hash == key).values(seen=now - now % HOUR)
    connection.execute(seen)


def _id_of(key: bytes) -> str:
    """What a list calls the session: the beginning of its hash, which opens nothing."""
    return key.hex()[:16]
