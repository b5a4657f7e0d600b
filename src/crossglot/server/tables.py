"""The tables that are set: one for each game that somebody needs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from crossglot.server.play.facts import FactsOf, casual
from crossglot.server.table import Room, Table

IDLE_TABLES = 256
"""Tables kept in memory though nobody watches."""


class Tables:
    """One table for each game, read from the store when it is first asked for.

    Args:
        room: What they share.
        facts_of: Finds what was agreed on for a game beside its rules.
    """

    def __init__(self, room: Room, facts_of: FactsOf = casual) -> None:
        self._room = room
        self._facts_of = facts_of
        self._set: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Table | None]] = {}

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._set)

    async def get(self, game_id: str) -> Table | None:
        """The table of a game, the same for all who ask; None when there is no such game."""
        table = self._set.get(game_id) or await self._open(game_id)
        if table is not None:
            self._recent[game_id] = table
            self._recent.move_to_end(game_id)
            if len(self._recent) > IDLE_TABLES:
                self._recent.popitem(last=False)
        return table

    async def _open(self, game_id: str) -> Table | None:
        """Read a game once, however many ask for it at the same time."""
        task = self._opening.get(game_id)
        if task is None:
            task = self._opening[game_id] = asyncio.create_task(self._read(game_id))
            task.add_done_callback(lambda _: self._opening.pop(game_id))
        return await asyncio.shield(task)

    async def _read(self, game_id: str) -> Table | None:
        stored = await self._room.store.load(game_id)
        if stored is None:
            return None
        table = self._set[game_id] = Table(
            game_id, stored, self._room, await self._facts_of(game_id)
        )
        return table
