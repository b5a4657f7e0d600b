"""Tells what has changed: games are named, read again at once however many, and told about.

The database is the truth. The node that changed a game passes its id to its own broadcast;
other nodes pass it to theirs. Each broadcast reads how the game stands now, so that no news can be
older than another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial

import structlog

from crossglot.server.lobby import storage
from crossglot.server.lobby.records import Record
from crossglot.server.store.database import Database

log = structlog.get_logger("crossglot.lobby")

PAUSE = 0.1
"""Seconds between two readings: a busy lobby is told about ten times a second."""

Listener = Callable[[Iterable[Record]], None]


class LobbyBroadcast:
    """Reads named games and tells the listeners of this node.

    Args:
        database: Where the setups are.

    Attributes:
        spread: Called with the id of each game changed at this node, to name it to other nodes.
    """

    def __init__(self, database: Database) -> None:
        self.spread: Callable[[str], None] | None = None
        self._database = database
        self._listeners: list[Listener] = []
        self._all: list[Listener] = []
        self._named: set[str] = set()
        self._everything = True
        self._wake = asyncio.Event()
        self._read_all = asyncio.Event()

    def listen(self, changed: Listener, everything: Listener | None = None) -> None:
        """Call ``changed`` with games named, ``everything`` with all that a lobby lists."""
        self._listeners.append(changed)
        if everything is not None:
            self._all.append(everything)

    def changed(self, game_id: str) -> None:
        """This node has changed the setup of a game, or started or ended it."""
        self.heard(game_id)
        if self.spread is not None:
            self.spread(game_id)

    def heard(self, game_id: str) -> None:
        """Some node has changed a game."""
        self._named.add(game_id)
        self._wake.set()

    def missed(self) -> None:
        """News may have been lost: everything is to be read again."""
        self._everything = True
        self._wake.set()

    async def ready(self) -> None:
        """Wait until everything has been read once."""
        await self._read_all.wait()

    async def run(self) -> None:
        """Read and tell until cancelled. A database that fails is asked again."""
        while True:
            try:
                await self._tell_all()
                while not self._everything:
                    await self._wake.wait()
                    await self._tell_named()
                    await asyncio.sleep(PAUSE)
            except Exception:
                log.exception("lobby cannot be read")
                await asyncio.sleep(1)

    async def _tell_all(self) -> None:
        self._everything = False
        records = await self._database.read(storage.listed)
        for listener in self._all:
            listener(records)
        self._read_all.set()

    async def _tell_named(self) -> None:
        self._wake.clear()
        named, self._named = self._named, set()
        try:
            records = await self._database.read(partial(storage.read_many, ids=named))
        except Exception:
            self._named |= named
            self._wake.set()
            raise
        for listener in self._listeners:
            listener(records)
