"""Where players wait for a game to start: one room for each game that somebody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial

from crossglot.errors import LobbyCode, LobbyError, ServerCode, ServerError
from crossglot.server.live.outbox import Outbox
from crossglot.server.lobby import storage
from crossglot.server.lobby.records import GONE, Record
from crossglot.server.lobby.wire import Waiting, offer_of
from crossglot.server.store.database import Database
from crossglot.server.wire import encode


class Room:
    """Those who wait for one game.

    Attributes:
        record: How the game stands.
        guests: (account, outbox) of each connection.
        done: Set when the waiting is over: the game starts, or never will.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.guests: set[tuple[str | None, Outbox]] = set()
        self.done = asyncio.Event()

    def take(self, record: Record) -> None:
        """The game has changed: tell everybody."""
        self.record = record
        if record.state not in {"waiting", "full"}:
            self.done.set()
        self.tell()

    def tell(self) -> None:
        """Tell everybody how it stands and who is here."""
        if self.done.is_set():
            return
        for account, outbox in self.guests:
            outbox.put(encode(self.seen_by(account)))

    def seen_by(self, account: str | None) -> Waiting:
        """The room in the eyes of ``account``."""
        seats = {self.record.seat_of(guest) for guest, _ in self.guests} - {None}
        here = tuple(sorted(seat for seat in seats if seat is not None))
        return Waiting(offer_of(self.record), self.record.seat_of(account), here)


class Rooms:
    """The rooms of this node.

    Args:
        database: Where the setups are.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._rooms: dict[str, Room] = {}

    def take(self, records: Iterable[Record]) -> None:
        """These games have changed."""
        for record in records:
            room = self._rooms.get(record.id)
            if room is not None:
                room.take(record)

    def waited_for(self) -> tuple[str, ...]:
        """The games that somebody waits for at this node."""
        return tuple(self._rooms)

    def seen(self, record: Record, account: str | None) -> Waiting:
        """A waiting game in the eyes of ``account``, whether anybody is here or not."""
        room = self._rooms.get(record.id) or Room(record)
        return room.seen_by(account)

    @contextmanager
    def enter(self, record: Record, account: str | None, outbox: Outbox) -> Iterator[Room]:
        """Be in the room of a game while the context lasts."""
        room = self._rooms.setdefault(record.id, Room(record))
        guest = account, outbox
        room.guests.add(guest)
        try:
            yield room
        finally:
            room.guests.discard(guest)
            if room.guests:
                room.tell()
            else:
                self._rooms.pop(record.id, None)

    async def record(self, game_id: str) -> Record:
        """The setup of a game that may still be waited for, or has started.

        Raises:
            ServerError: ``game-unknown``.
            LobbyError: ``game-gone``: it will never start.
        """
        record = await self._database.read(partial(storage.read, game_id=game_id))
        if record is None:
            raise ServerError(ServerCode.GAME_UNKNOWN, game=game_id)
        if record.state in GONE:
            raise LobbyError(LobbyCode.GONE, game=game_id, state=record.state)
        return record
