"""Who sits at a table, who looks on, and since when somebody is missed there, on any node."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from weakref import WeakSet

from crossglot.game import HUMAN
from crossglot.server.clock import Clock
from crossglot.server.games.table import AnyTable, Watcher
from crossglot.server.games.waits import Waits
from crossglot.server.nodes.bus import Bus
from crossglot.server.nodes.heartbeats import Roster
from crossglot.server.nodes.roll_call import PRESENCE, RollCall
from crossglot.server.wire.messages import Gone, PresenceNews, encode


class Presence:
    """Who sits at which table: connected here, or heard of from another node.

    Somebody never seen counts as away since ``born``: after a restart everybody
    gets the whole time again to come back.

    Args:
        born: When the node started, in seconds since 1970.

    >>> presence = Presence(100.0)
    >>> presence.came("game", 0), presence.absent_since("game", 0), presence.absent_since("game", 1)
    (True, None, 100.0)
    >>> presence.went("game", 0, 160.0), presence.absent_since("game", 0)
    (True, 160.0)
    """

    def __init__(self, born: float) -> None:
        self._born = born
        self._here: dict[tuple[str, int], int] = {}
        self._elsewhere: set[tuple[str, int]] = set()
        self._left: dict[tuple[str, int], float] = {}

    def came(self, game_id: str, seat: int) -> bool:
        """One more connection of ``seat``; whether it is the first."""
        key = game_id, seat
        self._here[key] = self._here.get(key, 0) + 1
        self._left.pop(key, None)
        return self._here[key] == 1

    def went(self, game_id: str, seat: int, now: float) -> bool:
        """One connection less; whether it was the last."""
        key = game_id, seat
        self._here[key] -= 1
        if self._here[key]:
            return False
        del self._here[key]
        self._left[key] = now
        return True

    def absent_since(self, game_id: str, seat: int) -> float | None:
        """Since when ``seat`` has no connection, in seconds since 1970; None while it has one."""
        key = game_id, seat
        if key in self._here or key in self._elsewhere:
            return None
        return self._left.get(key, self._born)

    def is_here(self, game_id: str, seat: int) -> bool:
        """Whether ``seat`` has a connection to this very node."""
        return (game_id, seat) in self._here

    def came_elsewhere(self, game_id: str, seat: int) -> None:
        """``seat`` has a connection to another node."""
        self._elsewhere.add((game_id, seat))
        self._left.pop((game_id, seat), None)

    def went_elsewhere(self, game_id: str, seat: int, now: float) -> None:
        """``seat`` has none there any more."""
        if (game_id, seat) in self._elsewhere:
            self._elsewhere.discard((game_id, seat))
            self._left[game_id, seat] = now

    def forget(self, game_id: str, seats: int) -> None:
        """The game is over: nobody waits any more."""
        for seat in range(seats):
            self._left.pop((game_id, seat), None)
            self._elsewhere.discard((game_id, seat))


COUNT_EVERY = 1.0
"""Seconds between two counts of spectators: a crowd that comes does not tell everyone of each."""


class Attendance:
    """Who is connected to games, on this node and on others.

    Args:
        clock: Tells the time.
        waits: How long the site waits for somebody.
        bus: Where other nodes are met.
        roster: Which of them are alive; None for a node that is alone.
    """

    def __init__(self, clock: Clock, waits: Waits, bus: Bus, roster: Roster | None = None) -> None:
        self._clock = clock
        self._waits = waits
        self._bus = bus
        self._presence = Presence(clock.now())
        self._counting: set[str] = set()
        self._roll_call = RollCall(bus, roster)
        self._watched: WeakSet[AnyTable] = WeakSet()
        self._could_ask = bus.connected
        bus.on_gap(self._ask_again)

    async def listen(self, known: Callable[[str], AnyTable | None]) -> None:
        """Hear who comes and goes on other nodes; ``known`` finds the tables of this one."""
        if self._bus.shared:
            await self._bus.subscribe(PRESENCE, lambda message: self._hear(message, known))

    def _hear(self, message: bytes, known: Callable[[str], AnyTable | None]) -> None:
        sign, game_id, number = message.decode().split()
        seat = int(number)
        if sign.startswith("!"):
            self._roll_call.answered(sign[1:], game_id, seat)
            return
        if sign == "+":
            self._presence.came_elsewhere(game_id, seat)
            self._roll_call.found(game_id, seat)
        elif self._presence.is_here(game_id, seat):
            self._publish("+", game_id, seat)
        elif sign == "-":
            self._presence.went_elsewhere(game_id, seat, self._clock.now())
        if sign == "??":  # after the plus, so that nobody takes the one for the other's lack
            self._publish(f"!{self._roll_call.node}", game_id, seat)
        table = known(game_id)
        if table is not None and sign in {"+", "-"}:
            table.tell(self.news(table))

    def _publish(self, sign: str, game_id: str, seat: int) -> None:
        if self._bus.shared:
            self._bus.publish(PRESENCE, f"{sign} {game_id} {seat}".encode())

    async def confirm(self, table: AnyTable) -> None:
        """Make sure that the person missed is connected to no node, before it costs them the game.

        While no other node can be asked, or one does not answer, they count as connected.
        """
        seat = table.missed
        if seat is None or not self._bus.shared or self._presence.is_here(table.id, seat):
            return
        if await self._roll_call.finds(table.id, seat) is False:
            self._presence.went_elsewhere(table.id, seat, self._clock.now())
        else:
            self._presence.came_elsewhere(table.id, seat)

    def came(self, table: AnyTable, watcher: Watcher) -> None:
        """``watcher`` sits down, or looks on; the others are told."""
        table.watchers.add(watcher)
        self._watched.add(table)
        if watcher.seat is None:
            self._count_soon(table)
        elif self._presence.came(table.id, watcher.seat):
            self._publish("+", table.id, watcher.seat)
            self._ask_for_others(table)
            table.tell(self.news(table))
            return
        watcher.tell(self.news(table))

    def _ask_for_others(self, table: AnyTable) -> None:
        """Somebody may have come to another node before this one could hear of it."""
        for seat in table.people:
            if self._absent_since(table, seat) is not None:
                self._publish("?", table.id, seat)

    def _ask_again(self) -> None:
        """News may have been lost: some may be connected whom we take for gone.

        When the bus has just gone away this is told, too: then nobody is known to be gone.
        """
        can_ask, could_ask = self._bus.connected, self._could_ask
        self._could_ask = can_ask
        for table in tuple(self._watched):
            if table.watchers and (can_ask or could_ask):
                self._ask_for_others(table)
                table.tell(self.news(table))

    def _absent_since(self, table: AnyTable, seat: int) -> float | None:
        """Since when ``seat`` has no connection; None while it has one, or nobody can say."""
        if self._bus.shared and not self._bus.connected:
            return None
        return self._presence.absent_since(table.id, seat)

    def went(self, table: AnyTable, watcher: Watcher) -> None:
        """``watcher`` has gone; the others are told."""
        table.watchers.discard(watcher)
        if watcher.seat is None:
            self._count_soon(table)
        elif self._presence.went(table.id, watcher.seat, self._clock.now()):
            self._publish("-", table.id, watcher.seat)
            if table.ended is not None:
                self.forget(table)
            table.tell(self.news(table))

    def missed_since(self, table: AnyTable) -> int | None:
        """Since when the person whom the game waits for is away, in its milliseconds.

        None while they are there, or when the game waits for a computer.
        """
        seat = table.missed
        left = None if seat is None else self._absent_since(table, seat)
        return None if left is None else table.at(left)

    def forget(self, table: AnyTable) -> None:
        """The game is over: nobody is missed any more."""
        self._presence.forget(table.id, len(table.players))

    def tell_if_missed(self, table: AnyTable) -> None:
        """After a move: who is to move now may not be there."""
        if table.watchers and self._gone(table) is not None:
            table.tell(self.news(table))

    def news(self, table: AnyTable) -> bytes:
        """Who is there, as everybody may know it."""
        seats = tuple(
            info.player != HUMAN or self._absent_since(table, seat) is None
            for seat, info in enumerate(table.players)
        )
        spectators = sum(watcher.seat is None for watcher in table.watchers)
        return encode(PresenceNews(seats, spectators, self._gone(table)))

    def _gone(self, table: AnyTable) -> Gone | None:
        since = self.missed_since(table)
        may, seat = table.claim_at(since), table.missed
        if may is None or seat is None or since is None or len(table.people) < 2:
            return None
        end = max(since, table.since) + self._waits.abandoned * 1000
        return Gone(seat, _seconds(may - table.now), _seconds(end - table.now))

    def _count_soon(self, table: AnyTable) -> None:
        if table.id not in self._counting:
            self._counting.add(table.id)
            asyncio.get_running_loop().call_later(COUNT_EVERY, self._count, table)

    def _count(self, table: AnyTable) -> None:
        self._counting.discard(table.id)
        table.tell(self.news(table))


def _seconds(milliseconds: int) -> float:
    return max(0, milliseconds) / 1000
