"""Whether this node can take players."""

from __future__ import annotations

import asyncio

from crossglot.server.store.database import Database
from crossglot.server.store.migrate import version_of
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

    async def reason_against(self) -> str | None:
        """Why nobody should be sent here: ``draining``, ``database``, ``migrations``; or None."""
        if self.draining:
            return "draining"
        try:
            async with asyncio.timeout(PATIENCE):
                version = await self._database.read(version_of)
        except Exception:  # noqa: BLE001 - whatever a database raises, it does not answer
            return "database"
        return None if version == HEAD else "migrations"
