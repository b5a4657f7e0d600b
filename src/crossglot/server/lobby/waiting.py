"""One connection that waits in a room until its game starts."""

from __future__ import annotations

import asyncio
from typing import Self

from crossglot.errors import LobbyCode, LobbyError
from crossglot.server.live.line import Line, Receive
from crossglot.server.live.outbox import Outbox
from crossglot.server.lobby.records import GONE
from crossglot.server.lobby.rooms import Room, Rooms

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


class Waiter(Line):
    """A connection in a room.

    Args:
        rooms: The rooms of this node.
        outbox: Where its messages go.
    """

    def __init__(self, rooms: Rooms, outbox: Outbox) -> None:
        super().__init__(outbox)
        self._rooms = rooms

    async def wait(self, game_id: str, account: str | None, incoming: Incoming) -> bool:
        """Wait for the game to start; False when the client has left before.

        Raises:
            ServerError: ``game-unknown``.
            LobbyError: ``game-gone``: it will never start.
        """
        record = await self._rooms.record(game_id)
        with self._rooms.enter(record, account, self._outbox) as room:
            # What happened between the reading and the entering is read now.
            room.take(await self._rooms.record(game_id))
            stayed = await self._stay(room, incoming)
        if room.record.state in GONE:
            raise LobbyError(LobbyCode.GONE, game=game_id, state=room.record.state)
        return stayed

    async def _stay(self, room: Room, incoming: Incoming) -> bool:
        done = asyncio.ensure_future(room.done.wait())
        said = 0
        try:
            while not room.done.is_set():
                upcoming = incoming.upcoming()
                await asyncio.wait({upcoming, done}, return_when=asyncio.FIRST_COMPLETED)
                if room.done.is_set():
                    break
                if await incoming.next() is None:
                    return False
                said += 1
                if said <= MOST_MESSAGES:
                    self._refuse(LobbyError(LobbyCode.WAITING, game=room.record.id))
        finally:
            done.cancel()
        return True
