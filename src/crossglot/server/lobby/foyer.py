"""Everything around the games of one node, put together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from crossglot.game import Ended, Event
from crossglot.server.bus import LOBBY, Bus
from crossglot.server.games import Games
from crossglot.server.lobby.board import Board
from crossglot.server.lobby.herald import Herald
from crossglot.server.lobby.keeper import Keeper
from crossglot.server.lobby.listing import games_of
from crossglot.server.lobby.lobby import Invited, Lobby, nobody
from crossglot.server.lobby.presence import Presence
from crossglot.server.lobby.ratings import NoRatings, Ratings
from crossglot.server.lobby.rematches import Rematches
from crossglot.server.lobby.rooms import Rooms
from crossglot.server.ports import Lexicons, Players
from crossglot.server.store.database import Database
from crossglot.server.table import Table


class Foyer:
    """The lobby of one node: what routes ask for, and what runs beside them.

    Args:
        database: Where the setups are.
        games: Where games are played.
        bus: Where other nodes are met.
        lexicons: Which there are.
        players: The computer players.
        ratings: Who has which rating.
        invited: Told of every game to which somebody has just been asked.

    Attributes:
        lobby: The use cases.
        board: The lists that everybody sees.
        rooms: Where players wait.
        rematches: How rematches stand.
        presence: Who is here.
        herald: Where games that have changed are named, by other nodes too.
        games_of: An account's games; see :func:`~crossglot.server.lobby.listing.games_of`.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - everything that an offer touches
        self,
        database: Database,
        games: Games,
        bus: Bus,
        lexicons: Lexicons,
        players: Players,
        ratings: Ratings | None = None,
        invited: Invited = nobody,
    ) -> None:
        self.herald = Herald(database)
        self.board = Board()
        self.rooms = Rooms(database, bus)
        self.presence = Presence()
        self.rematches = Rematches(database, games)
        ratings = ratings or NoRatings()
        self.lobby = Lobby(
            database, games, lexicons, players, ratings, self.herald, invited=invited
        )
        self.games_of = partial(games_of, database)
        self._keeper = Keeper(database, self.lobby, self.presence, self.herald)
        self._noting: set[asyncio.Task[None]] = set()
        self.herald.listen(self.board.take, self.board.replace)
        self.herald.listen(self.rooms.take)
        self.herald.listen(self.rematches.take)
        self._bus = bus
        bus.on_gap(self._missed)
        if bus.shared:
            self.herald.spread = self._spread

    async def run(self) -> None:
        """Start what was about to start, then keep the lists until cancelled."""
        await self._bus.subscribe(LOBBY, self._hear)
        await self.rooms.listen()
        await self.lobby.finish()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.herald.run())
            tasks.create_task(self._keeper.run())

    async def stop(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._noting, return_exceptions=True)

    def follow(self, table: Table, events: Sequence[Event]) -> None:
        """Take note of what this node has done at a table; a game that has ended runs no more."""
        if isinstance(events[-1], Ended):
            task = asyncio.create_task(self.lobby.ended(table.id))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    def _spread(self, game_id: str) -> None:
        self._bus.publish(LOBBY, game_id.encode())

    def _hear(self, message: bytes) -> None:
        self.herald.heard(message.decode())

    def _missed(self) -> None:
        """News of other nodes may have been lost: read again whatever somebody looks at."""
        for game_id in self.rooms.waited_for():
            self.herald.heard(game_id)
        self.herald.missed()
