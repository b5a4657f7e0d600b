"""Who sits at a table, who looks on, and who is missed there."""

from __future__ import annotations

import asyncio

from crossglot.game import HUMAN, people
from crossglot.server.play.clock import Clock
from crossglot.server.play.presence import Presence
from crossglot.server.play.waits import Waits, claim_at, missed
from crossglot.server.table import Table, Watcher
from crossglot.server.wire import Gone, PresenceNews, encode

COUNT_EVERY = 1.0
"""Seconds between two counts of spectators: a crowd that comes does not tell everyone of each."""


class Attendance:
    """Who is connected to the games of this node.

    Args:
        clock: Tells the time.
        waits: How long the site waits for somebody.
    """

    def __init__(self, clock: Clock, waits: Waits) -> None:
        self._clock = clock
        self._waits = waits
        self._presence = Presence(clock.now())
        self._counting: set[str] = set()

    def came(self, table: Table, watcher: Watcher) -> None:
        """``watcher`` sits down, or looks on; the others are told."""
        table.watchers.add(watcher)
        if watcher.seat is None:
            self._count_soon(table)
        elif self._presence.came(table.id, watcher.seat):
            table.tell(self.news(table))
            return
        watcher.tell(self.news(table))

    def went(self, table: Table, watcher: Watcher) -> None:
        """``watcher`` has gone; the others are told."""
        table.watchers.discard(watcher)
        if watcher.seat is None:
            self._count_soon(table)
        elif self._presence.went(table.id, watcher.seat, self._clock.now()):
            if table.state.ended is not None:
                self.forget(table)
            table.tell(self.news(table))

    def missed_since(self, table: Table) -> int | None:
        """Since when the person whom the game waits for is away, in its milliseconds.

        None while he is there, or when the game waits for a computer.
        """
        seat = missed(table.state)
        left = None if seat is None else self._presence.absent_since(table.id, seat)
        return None if left is None else table.at(left)

    def forget(self, table: Table) -> None:
        """The game is over: nobody is missed any more."""
        self._presence.forget(table.id, len(table.state.seats))

    def tell_if_missed(self, table: Table) -> None:
        """After a move: who is to move now may not be there."""
        if table.watchers and self._gone(table) is not None:
            table.tell(self.news(table))

    def news(self, table: Table) -> bytes:
        """Who is there, as everybody may know it."""
        absent = self._presence.absent_since
        seats = tuple(
            info.player != HUMAN or absent(table.id, seat) is None
            for seat, info in enumerate(table.state.seats)
        )
        spectators = sum(watcher.seat is None for watcher in table.watchers)
        return encode(PresenceNews(seats, spectators, self._gone(table)))

    def _gone(self, table: Table) -> Gone | None:
        state, since = table.state, self.missed_since(table)
        may, seat = claim_at(state, self._waits, since), missed(state)
        if may is None or seat is None or since is None or len(people(state)) < 2:
            return None
        end = max(since, state.since) + self._waits.abandoned * 1000
        return Gone(seat, _seconds(may - table.now), _seconds(end - table.now))

    def _count_soon(self, table: Table) -> None:
        if table.id not in self._counting:
            self._counting.add(table.id)
            asyncio.get_running_loop().call_later(COUNT_EVERY, self._count, table)

    def _count(self, table: Table) -> None:
        self._counting.discard(table.id)
        table.tell(self.news(table))


def _seconds(milliseconds: int) -> float:
    return max(0, milliseconds) / 1000
