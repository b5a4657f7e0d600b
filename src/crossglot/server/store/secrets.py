"""Secrets of the server itself: made when they are first needed, the same for ever."""

from __future__ import annotations

import secrets
from functools import partial

from sqlalchemy import Connection, insert, select

from crossglot.server.store.database import Database
from crossglot.server.store.schema.results import keys


def secret_called(connection: Connection, name: str) -> bytes:
    """32 secret bytes; made the first time. In a transaction that writes."""
    wanted = select(keys.c.value).where(keys.c.name == name)
    found: bytes | None = connection.execute(wanted).scalar_one_or_none()
    if found is not None:
        return bytes(found)
    made = secrets.token_bytes(32)
    connection.execute(insert(keys).values(name=name, value=made))
    return made


async def site_secret(database: Database, name: str) -> bytes:
    """The same, in a transaction of its own."""
    return await database.write(partial(secret_called, name=name))
