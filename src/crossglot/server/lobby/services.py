"""Everything around the games of one node, put together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from crossglot.server.games.games import Games
from crossglot.server.games.table import AnyTable
from crossglot.server.lobby.broadcast import LobbyBroadcast
from crossglot.server.lobby.cleanup import LobbyCleanup
from crossglot.server.lobby.crowd import Crowd
from crossglot.server.lobby.listing import games_of
from crossglot.server.lobby.lists import Board
from crossglot.server.lobby.lobby import Invited, Lobby, nobody
from crossglot.server.lobby.presence import Presence
from crossglot.server.lobby.ratings import NoRatings, Ratings
from crossglot.server.lobby.rematch_news import Rematches
from crossglot.server.lobby.waiting_list import WaitingLists
from crossglot.server.nodes.bus import LOBBY, Bus
from crossglot.server.ports import Lexicons, Players
from crossglot.server.store.database import Database


class LobbyServices:
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
        waiting_lists: Where players wait.
        rematches: How rematches stand.
        presence: Who is here.
        crowd: How many that are, at all nodes.
        lobby_broadcast: Where games that have changed are named, by other nodes too.
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
        self.lobby_broadcast = LobbyBroadcast(database)
        self.board = Board()
        self.waiting_lists = WaitingLists(database, bus)
        self.presence = Presence()
        self.crowd = Crowd(self.presence, bus)
        self.rematches = Rematches(database, games)
        ratings = ratings or NoRatings()
        self.lobby = Lobby(
            database, games, lexicons, players, ratings, self.lobby_broadcast, invited=invited
        )
        self.games_of = partial(games_of, database)
        self._keeper = LobbyCleanup(database, self.lobby, self.presence, self.lobby_broadcast)
        self._noting: set[asyncio.Task[None]] = set()
        self.lobby_broadcast.listen(self.board.take, self.board.replace)
        self.lobby_broadcast.listen(self.waiting_lists.take)
        self.lobby_broadcast.listen(self.rematches.take)
        self._bus = bus
        bus.on_gap(self._missed)
        if bus.shared:
            self.lobby_broadcast.spread = self._spread

    async def run(self) -> None:
        """Start what was about to start, then keep the lists until cancelled."""
        await self._bus.subscribe(LOBBY, self._hear)
        await self.waiting_lists.listen()
        await self.lobby.finish()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.lobby_broadcast.run())
            tasks.create_task(self._keeper.run())
            tasks.create_task(self.crowd.run(self.board.count))

    async def stop(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._noting, return_exceptions=True)

    def follow(self, table: AnyTable, _: Sequence[Struct]) -> None:
        """Take note of what this node has done at a table; a game that has ended runs no more."""
        if table.ended is not None:
            task = asyncio.create_task(self.lobby.ended(table.id))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    def _spread(self, game_id: str) -> None:
        self._bus.publish(LOBBY, game_id.encode())

    def _hear(self, message: bytes) -> None:
        self.lobby_broadcast.heard(message.decode())

    def _missed(self) -> None:
        """News of other nodes may have been lost: read again whatever somebody looks at."""
        for game_id in self.waiting_lists.waited_for():
            self.lobby_broadcast.heard(game_id)
        self.lobby_broadcast.missed()
