"""Clears away offers whose maker has gone, and finishes what another node left half done."""

from __future__ import annotations

import asyncio
import time

import structlog
from sqlalchemy import Connection

from crossglot.server.lobby import storage
from crossglot.server.lobby.broadcast import LobbyBroadcast
from crossglot.server.lobby.lobby import Lobby, Now
from crossglot.server.lobby.presence import Presence
from crossglot.server.store.database import Database

log = structlog.get_logger("crossglot.lobby")

ROUND = 15.0
"""Seconds between two rounds."""

PATIENCE = 60.0
"""Seconds that an offer to play at once stays when its maker has gone."""

LINK_LIFE = 24 * 3600.0
"""Seconds that a game at once waits behind its link, whether its maker is here or not."""

DAYS_LIFE = 14 * 24 * 3600.0
"""Seconds that a game by correspondence waits."""


class LobbyCleanup:
    """Goes its rounds through the waiting games.

    Args:
        database: Where the setups are.
        lobby: Finishes what was begun.
        presence: Who is here.
        lobby_broadcast: Told of what is given up.
        now: The time. What happened before the first round is no absence: the server was away.
    """

    def __init__(
        self,
        database: Database,
        lobby: Lobby,
        presence: Presence,
        lobby_broadcast: LobbyBroadcast,
        now: Now = time.time,
    ) -> None:
        self._database = database
        self._lobby = lobby
        self._presence = presence
        self._lobby_broadcast = lobby_broadcast
        self._now = now
        self._began = now()

    async def run(self) -> None:
        """Go round until cancelled."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.go_round()
                await self._lobby.finish()
            except Exception:
                log.exception("waiting games cannot be looked through")

    async def go_round(self) -> list[str]:
        """Note who is here, and give up the games whose time is over; their ids."""
        now = self._now()
        here = self._presence.here()
        away = PATIENCE if now - self._began >= PATIENCE else LINK_LIFE

        def work(connection: Connection) -> list[str]:
            lives = {"gone": now - away, "link": now - LINK_LIFE, "days": now - DAYS_LIFE}
            storage.note_seen(connection, here, now)
            return storage.expire(connection, now, **lives)

        expired = await self._database.write(work)
        for game_id in expired:
            self._lobby_broadcast.changed(game_id)
        return expired
