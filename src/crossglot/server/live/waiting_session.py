"""One connection that waits in a room until its game starts."""

from __future__ import annotations

import asyncio
from typing import Self

from crossglot.errors import LobbyCode, LobbyError
from crossglot.server.connections.connection import Connection, Receive
from crossglot.server.connections.outbox import Outbox
from crossglot.server.lobby.records import GONE
from crossglot.server.lobby.waiting_list import WaitingList, WaitingLists

MOST_MESSAGES = 100
"""Messages while waiting; of more, nothing is said any longer."""


class Incoming:
    """Messages of a client, one after the other; waiting for one can be given up and resumed.

    Args:
        receive: The next message; None when there will be no more.
    """

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._next: asyncio.Task[str | bytes | None] | None = None

    def upcoming(self) -> asyncio.Task[str | bytes | None]:
        """The next message, not taken yet."""
        if self._next is None:
            self._next = asyncio.ensure_future(self._whatever_comes())
        return self._next

    async def next(self) -> str | bytes | None:
        """Take the next message; None when there will be no more."""
        if self._next is None:
            return await self._receive()
        message = await self._next
        self._next = None
        return message

    def __enter__(self) -> Self:
        """It may be waited for."""
        return self

    def __exit__(self, *_: object) -> None:
        """Nobody waits any more."""
        if self._next is not None:
            self._next.cancel()

    async def _whatever_comes(self) -> str | bytes | None:
        return await self._receive()


class Waiter(Connection):
    """A connection in a room.

    Args:
        waiting_lists: The rooms of this node.
        outbox: Where its messages go.
    """

    def __init__(self, waiting_lists: WaitingLists, outbox: Outbox) -> None:
        super().__init__(outbox)
        self._waiting_lists = waiting_lists

    async def wait(self, game_id: str, account: str | None, incoming: Incoming) -> bool:
        """Wait for the game to start; False when the client has left before.

        Raises:
            ServerError: ``game-unknown``.
            LobbyError: ``game-gone``: it will never start.
        """
        record = await self._waiting_lists.record(game_id)
        with self._waiting_lists.enter(record, account, self._outbox) as waiting_list:
            # What happened between the reading and the entering is read now.
            waiting_list.take(await self._waiting_lists.record(game_id))
            stayed = await self._stay(waiting_list, incoming)
        if waiting_list.record.state in GONE:
            raise LobbyError(LobbyCode.GONE, game=game_id, state=waiting_list.record.state)
        return stayed

    async def _stay(self, waiting_list: WaitingList, incoming: Incoming) -> bool:
        done = asyncio.ensure_future(waiting_list.done.wait())
        said = 0
        try:
            while not waiting_list.done.is_set():
                upcoming = incoming.upcoming()
                await asyncio.wait({upcoming, done}, return_when=asyncio.FIRST_COMPLETED)
                if waiting_list.done.is_set():
                    break
                if await incoming.next() is None:
                    return False
                said += 1
                if said <= MOST_MESSAGES:
                    self._refuse(LobbyError(LobbyCode.WAITING, game=waiting_list.record.id))
        finally:
            done.cancel()
        return True
