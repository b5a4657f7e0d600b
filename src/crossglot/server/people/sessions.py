"""Sessions: which account a browser speaks for."""

from __future__ import annotations

import hashlib
import time

from sqlalchemy import Connection, insert, select

from crossglot.server.people.tokens import hash_of, new_id, new_token
from crossglot.server.store.database import Database
from crossglot.server.store.schema import accounts


class Sessions:
    """The sessions of this server.

    Args:
        database: Where they are kept.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def account_of(self, token: str | None) -> str | None:
        """The account that ``token`` speaks for; None for tokens that we have not given out."""
        token_hash = hash_of(token)
        if token_hash is None:
            return None
        sessions = accounts.sessions

        def query(connection: Connection) -> str | None:
            wanted = select(sessions.c.account).where(sessions.c.token_hash == token_hash)
            return connection.execute(wanted).scalar_one_or_none()

        return await self._database.read(query)

    async def open_guest(self) -> tuple[str, str]:
        """A new guest at once: his token, and the id of his account."""
        token, account, now = new_token(), new_id(), time.time()
        token_hash = hashlib.sha256(token.encode()).digest()

        def work(connection: Connection) -> None:
            guest = {"id": account, "kind": "guest", "created": now}
            connection.execute(insert(accounts.accounts).values(guest))
            session = {"token_hash": token_hash, "account": account, "created": now, "seen": now}
            connection.execute(insert(accounts.sessions).values(session))

        await self._database.write(work)
        return token, account
