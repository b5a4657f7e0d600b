"""Whether this node can take players."""

from __future__ import annotations

import asyncio

from crossglot.errors import ServerCode, ServerError
from crossglot.server.store.database import Database
from crossglot.server.store.migrate import version_of
from crossglot.server.store.probe import write_and_take_back
from crossglot.server.store.schema import HEAD

PATIENCE = 2.0
"""Seconds that the database gets to answer."""


class Readiness:
    """Asks what this node cannot do without.

    Args:
        database: Where all is kept.

    Attributes:
        draining: The node is about to stop and takes nobody in.
    """

    def __init__(self, database: Database) -> None:
        self.draining = False
        self._database = database
        self._asking: asyncio.Task[str | None] | None = None

    async def reason_against(self) -> str | None:
        """Why nobody should be sent here, or None.

        ``draining``; ``database``: it does not answer; ``unwritable``: it does, and keeps
        nothing, for the disk is full, say; ``migrations``.
        """
        if self.draining:
            return "draining"
        # Those who ask meanwhile share the answer: asking often is no way to keep the disk busy.
        # The task is held in a local name, for by the time it is done another may stand in its place.
        asking = self._asking
        if asking is None or asking.done():
            asking = self._asking = asyncio.create_task(self._ask())
        answered, _ = await asyncio.wait({asking}, timeout=PATIENCE)
        return asking.result() if answered else "database"

    async def _ask(self) -> str | None:
        try:
            if await self._database.read(version_of) != HEAD:
                return "migrations"
        except Exception:  # noqa: BLE001 - whatever a database raises, it does not answer
            return "database"
        try:
            await self._database.write(write_and_take_back)
        except ServerError as error:
            return "unwritable" if error.code == ServerCode.DATABASE_AWAY else "database"
        except Exception:  # noqa: BLE001 - as above
            return "database"
        return None
