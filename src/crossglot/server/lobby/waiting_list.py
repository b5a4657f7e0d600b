"""Where players wait for a game to start: one room for each game that somebody waits for.

On several nodes each tells the others who waits with it. Each newcomer asks
anew, so that the seats of a node that has died do not stay taken for long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial

from crossglot.errors import LobbyCode, LobbyError, ServerCode, ServerError
from crossglot.server.connections.outbox import Outbox
from crossglot.server.lobby import storage
from crossglot.server.lobby.messages import Waiting, offer_of
from crossglot.server.lobby.records import GONE, Record
from crossglot.server.nodes.bus import Bus
from crossglot.server.store.database import Database
from crossglot.server.wire.messages import encode

WAITING = "waiting"
"""Topic: ``+ game seat`` waits at a node, ``- game seat`` no more, ``? game`` asks who does."""


class WaitingList:
    """Those who wait for one game.

    Attributes:
        record: How the game stands.
        guests: (account, outbox) of each connection.
        elsewhere: Seats whose accounts wait at another node.
        done: Set when the waiting is over: the game starts, or never will.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.guests: set[tuple[str | None, Outbox]] = set()
        self.elsewhere: set[int] = set()
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
        here = tuple(sorted(self.seats() | self.elsewhere))
        return Waiting(offer_of(self.record), self.record.seat_of(account), here)

    def seats(self) -> set[int]:
        """Seats whose accounts wait at this node."""
        seats = {self.record.seat_of(guest) for guest, _ in self.guests}
        return {seat for seat in seats if seat is not None}


class WaitingLists:
    """The rooms of this node.

    Args:
        database: Where the setups are.
        bus: Where other nodes are met.
    """

    def __init__(self, database: Database, bus: Bus) -> None:
        self._database = database
        self._bus = bus
        self._waiting_lists: dict[str, WaitingList] = {}

    async def listen(self) -> None:
        """Hear who comes and goes at other nodes."""
        if self._bus.shared:
            await self._bus.subscribe(WAITING, self._hear)

    def _hear(self, message: bytes) -> None:
        sign, game_id, *numbers = message.decode().split()
        waiting_list = self._waiting_lists.get(game_id)
        if waiting_list is None:
            return
        if sign == "?":
            waiting_list.elsewhere.clear()
            self._tell_others("+", waiting_list, waiting_list.seats())
            return
        if sign == "+":
            waiting_list.elsewhere |= set(map(int, numbers))
        else:
            waiting_list.elsewhere -= set(map(int, numbers))
            self._tell_others("+", waiting_list, waiting_list.seats() & set(map(int, numbers)))
        waiting_list.tell()

    def _tell_others(self, sign: str, waiting_list: WaitingList, seats: Iterable[int] = ()) -> None:
        """Say of ``seats`` that somebody waits there or does not; ``?`` is about all of them."""
        numbers = [str(seat) for seat in seats]
        if self._bus.shared and (numbers or sign == "?"):
            self._bus.publish(WAITING, " ".join((sign, waiting_list.record.id, *numbers)).encode())

    def take(self, records: Iterable[Record]) -> None:
        """These games have changed."""
        for record in records:
            waiting_list = self._waiting_lists.get(record.id)
            if waiting_list is not None:
                waiting_list.take(record)
                self._tell_others("?", waiting_list)  # who has sat down may be waiting anywhere

    def waited_for(self) -> tuple[str, ...]:
        """The games that somebody waits for at this node."""
        return tuple(self._waiting_lists)

    def seen(self, record: Record, account: str | None) -> Waiting:
        """A waiting game in the eyes of ``account``, whether anybody is here or not."""
        waiting_list = self._waiting_lists.get(record.id) or WaitingList(record)
        return waiting_list.seen_by(account)

    @contextmanager
    def enter(self, record: Record, account: str | None, outbox: Outbox) -> Iterator[WaitingList]:
        """Be in the room of a game while the context lasts."""
        waiting_list = self._waiting_lists.setdefault(record.id, WaitingList(record))
        guest = account, outbox
        waiting_list.guests.add(guest)
        self._tell_others("?", waiting_list)
        try:
            yield waiting_list
        finally:
            before = waiting_list.seats()
            waiting_list.guests.discard(guest)
            gone = before - waiting_list.seats()
            waiting_list.elsewhere -= gone
            self._tell_others("-", waiting_list, gone)
            if waiting_list.guests:
                waiting_list.tell()
            else:
                self._waiting_lists.pop(record.id, None)

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
