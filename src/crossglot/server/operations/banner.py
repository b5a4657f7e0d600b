"""The banner: one sentence of the server's operator to everybody who plays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import structlog
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from crossglot.server.store.database import Database
from crossglot.server.store.schema import operations
from crossglot.server.wire.messages import encode

log = structlog.get_logger("crossglot.banner")

_ONLY = 1


class Banner(Struct, frozen=True):
    """A notice to everybody, such as that the server will stop at nine.

    Attributes:
        text: For people, in whatever language.
        since: When it was put up, in seconds since 1970.
    """

    text: str
    since: float


class BannerMessage(Struct, frozen=True, tag_field="type", tag="banner"):
    """The banner has changed; None when it was taken down."""

    banner: Banner | None


def read_banner(connection: Connection) -> Banner | None:
    """The banner that is up."""
    row = connection.execute(
        select(operations.banner.c.text, operations.banner.c.since)
    ).one_or_none()
    return None if row is None else Banner(row.text, row.since)


def put_banner(connection: Connection, text: str) -> None:
    """Put up a banner, in place of the one there was."""
    take_down(connection)
    values = {"id": _ONLY, "text": text, "since": time.time()}
    connection.execute(insert(operations.banner).values(values))


def take_down(connection: Connection) -> None:
    """Take the banner down, if one is up."""
    connection.execute(delete(operations.banner))


class BannerWatch:
    """Looks for a changed banner now and then: another process puts it up.

    Args:
        database: Where it is kept.
        every: Seconds between two looks.
        tell: Sends a message to everyone.

    Attributes:
        shown: The banner that is up.
    """

    def __init__(self, database: Database, every: float, tell: Callable[[bytes], None]) -> None:
        self.shown: Banner | None = None
        self._database = database
        self._every = every
        self._tell = tell

    async def run(self) -> None:
        """Watch until cancelled; a database that is away is no reason to stop."""
        self.shown = await self._look()
        while True:
            await asyncio.sleep(self._every)
            found = await self._look()
            if found != self.shown:
                self.shown = found
                self._tell(encode(BannerMessage(found)))

    async def _look(self) -> Banner | None:
        try:
            return await self._database.read(read_banner)
        except Exception as error:  # noqa: BLE001 - whatever a database raises
            log.warning("banner cannot be read", error=repr(error))
            return self.shown
