"""Tells those who look at a finished game how its rematch stands."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial

from crossglot.server.games.games import Games
from crossglot.server.lobby import storage
from crossglot.server.lobby.messages import RematchNews, rematch_news
from crossglot.server.lobby.records import Record
from crossglot.server.store.database import Database
from crossglot.server.wire.messages import encode


class Rematches:
    """Rematches, as they concern the games before them.

    Args:
        database: Where the setups are.
        games: Where those who look are connected.
    """

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games
        self._notifications: set[asyncio.Task[None]] = set()

    def take(self, records: Iterable[Record]) -> None:
        """These games have changed; some may be rematches."""
        for record in records:
            if record.rematch_of is not None and self._games.watched(record.rematch_of):
                task = asyncio.create_task(self._tell(record, record.rematch_of))
                self._notifications.add(task)
                task.add_done_callback(self._notifications.discard)

    async def of(self, record: Record) -> RematchNews | None:
        """How the rematch of a game stands; None when nobody has asked."""
        new = await self._database.read(partial(storage.rematch_of, game_id=record.id))
        return None if new is None else rematch_news(new, record)

    async def _tell(self, new: Record, old_id: str) -> None:
        old = await self._database.read(partial(storage.read, game_id=old_id))
        if old is not None:
            self._games.tell(old_id, encode(rematch_news(new, old)))
