"""Whether this node can take players."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

from crossglot.errors import ServerCode, ServerError
from crossglot.server.store.database import Database
from crossglot.server.store.migrate import version_of
from crossglot.server.store.schema import HEAD
from crossglot.server.store.write_probe import write_and_take_back

PATIENCE = 2.0
"""Seconds that the database gets to answer."""

LEAST_FREE = 16 * 2**20
"""Bytes that must be free where an SQLite file is: a second of moves at full load."""


class Readiness:
    """Asks what this node cannot do without.

    Args:
        database: Where all is kept.
        folder: The folder of its file, whose disk may be nearly full; None for PostgreSQL.

    Attributes:
        draining: The node is about to stop and takes nobody in.
    """

    def __init__(self, database: Database, folder: Path | None = None) -> None:
        self.draining = False
        self._folder = folder
        self._database = database
        self._asking: asyncio.Task[str | None] | None = None

    async def reason_against(self) -> str | None:
        """Why nobody should be sent here, or None.

        ``draining``; ``database``: it does not answer; ``unwritable``: it does, and keeps
        nothing, for the disk is full or nearly so, say; ``migrations``.
        """
        if self.draining:
            return "draining"
        # Those who ask meanwhile share the answer: asking often is no way to keep the disk busy.
        # The task has a local name: by the time it is done another may stand in its place.
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
        # A row of a few bytes still fits where the events of a move do not.
        nearly_full = self._folder is not None and _free(self._folder) < LEAST_FREE
        return "unwritable" if nearly_full else None


def _free(folder: Path) -> int:
    return shutil.disk_usage(folder).free
