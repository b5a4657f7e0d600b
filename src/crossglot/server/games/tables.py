"""The tables that are set: one for each game that somebody needs.

Where other nodes write, too, a table hears each event by the bus for as long as
it is in memory, and reads what it cannot take from there; after a gap of the bus
all of them ask the store how far their games have come.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from weakref import WeakValueDictionary, finalize

import structlog

from crossglot.errors import CrossglotError
from crossglot.server.games.kind_table import KindTable
from crossglot.server.games.standard_table import StandardTable
from crossglot.server.games.table import GameContext
from crossglot.server.kinds.facts import Facts, FactsOf, casual
from crossglot.server.nodes.announcements import announce, last_of, news_of
from crossglot.server.nodes.bus import Bus, Handler, MemoryBus, game_topic
from crossglot.server.store.port import News, StoredGame

log = structlog.get_logger("crossglot.tables")

GameTable = StandardTable | KindTable
"""A table of a game of any kind."""

IDLE_TABLES = 256
"""Tables kept in memory though nobody watches."""


class Tables:
    """One table for each game, read from the store when it is first asked for.

    Args:
        context: What they share.
        bus: Where other nodes tell what they have written.
        facts_of: Finds what was agreed on for a game beside its rules.
    """

    def __init__(
        self, context: GameContext, bus: Bus | None = None, facts_of: FactsOf = casual
    ) -> None:
        self._bus = bus or MemoryBus()
        self._context = replace(context, announce=self._announce) if self._bus.shared else context
        self._facts_of = facts_of
        self._set: WeakValueDictionary[str, GameTable] = WeakValueDictionary()
        self._recent: OrderedDict[str, GameTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[GameTable | None]] = {}
        self._behind: dict[str, int] = {}
        self._reading: set[asyncio.Task[None]] = set()
        self._bus.on_gap(self._catch_up_soon)

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._set)

    def known(self, game_id: str) -> GameTable | None:
        """The table of a game if it is in memory."""
        return self._set.get(game_id)

    async def get(self, game_id: str) -> GameTable | None:
        """The table of a game, the same for all who ask; None when there is no such game."""
        table = self._set.get(game_id) or await self._open(game_id)
        if table is not None:
            self._recent[game_id] = table
            self._recent.move_to_end(game_id)
            if len(self._recent) > IDLE_TABLES:
                self._recent.popitem(last=False)
        return table

    async def _open(self, game_id: str) -> GameTable | None:
        """Read a game once, however many ask for it at the same time."""
        task = self._opening.get(game_id)
        if task is None:
            task = self._opening[game_id] = asyncio.create_task(self._read(game_id))
            task.add_done_callback(lambda _: self._opening.pop(game_id))
        return await asyncio.shield(task)

    async def _read(self, game_id: str) -> GameTable | None:
        if not self._bus.shared:
            stored = await self._context.store.load(game_id)
            if stored is None:
                return None
            facts = await self._facts_of(game_id)
            table = self._set[game_id] = _table_of(game_id, stored, self._context, facts)
            return table
        return await self._read_and_listen(game_id)

    async def _read_and_listen(self, game_id: str) -> GameTable | None:
        """Listen first, then read: whatever is written from now on is heard of or read."""
        topic, heard = game_topic(game_id), [0]

        def handler(message: bytes) -> None:
            heard[0] = max(heard[0], last_of(message))
            self._hear(game_id, heard[0], message)

        if not (await self._context.store.newest([game_id])):
            return None
        facts = await self._facts_of(game_id)
        await self._bus.subscribe(topic, handler)
        stored = await self._context.store.load(game_id)
        if stored is None:
            self._bus.unsubscribe(topic, handler)
            return None
        table = self._set[game_id] = _table_of(game_id, stored, self._context, facts)
        self._hear(game_id, heard[0])  # what was heard while it was being read
        loop = asyncio.get_running_loop()
        finalize(table, _forget, loop, self._bus, topic, handler).atexit = False
        return table

    def _announce(self, game_id: str, after_seq: int, news: News) -> None:
        self._bus.publish(game_topic(game_id), announce(after_seq, news))

    def _hear(self, game_id: str, seq: int, message: bytes = b"") -> None:
        """A game has come as far as event ``seq``, on whatever node; ``message`` may tell how."""
        table = self._set.get(game_id)
        if table is None or seq <= table.seq:
            return
        reading = game_id in self._behind
        told = None if reading else news_of(message, table.kind)
        if told is not None and table.hear(*told):
            return
        self._behind[game_id] = max(seq, self._behind.get(game_id, 0))
        if not reading:
            self._soon(asyncio.create_task(self._read_news(table)))

    async def _read_news(self, table: GameTable) -> None:
        try:
            while table.seq < self._behind[table.id]:
                known = table.seq
                await table.catch_up()
                if table.seq == known:  # announced, but not there: a backup was put back
                    break
        except CrossglotError as error:
            log.warning("news cannot be read", game=table.id, error=str(error))
        finally:
            del self._behind[table.id]

    def _catch_up_soon(self) -> None:
        self._soon(asyncio.create_task(self._catch_up()))

    async def _catch_up(self) -> None:
        """Bring every table in memory to where its game stands in the store."""
        try:
            newest = await self._context.store.newest(list(self._set))
        except CrossglotError as error:
            log.warning("news cannot be read", error=str(error))
            return
        for game_id, seq in newest.items():
            self._hear(game_id, seq)

    def _soon(self, task: asyncio.Task[None]) -> None:
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)


def _table_of(game_id: str, stored: StoredGame, context: GameContext, facts: Facts) -> GameTable:
    if stored.kind == "standard":
        return StandardTable(game_id, stored, context, facts)
    return KindTable(game_id, stored, context, facts)


def _forget(loop: asyncio.AbstractEventLoop, bus: Bus, topic: str, handler: Handler) -> None:
    """A table is gone; called by the garbage collector, which may run anywhere."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(bus.unsubscribe, topic, handler)
