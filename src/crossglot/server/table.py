"""One game in memory, and those who watch it.

A table is a cache of the fold of the stored events: it may be thrown away and
set again at any time. Nothing is shown to anybody before it is on the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from crossglot.game import (
    HUMAN,
    Drew,
    Event,
    GameState,
    StarterFound,
    Words,
    asked,
    awaited,
    fold,
    follow,
    masked,
)
from crossglot.server.play.clock import Clock
from crossglot.server.play.facts import Facts
from crossglot.server.play.lag import LagBank
from crossglot.server.play.waits import Waits, due_at
from crossglot.server.seen import Common, Seen
from crossglot.server.standing import standing_of
from crossglot.server.store import News, Receipt, SeqTakenError, Store, StoredGame
from crossglot.server.wire import Moved, encode


class Watcher(Protocol):
    """Somebody who follows a game."""

    @property
    def seat(self) -> int | None:
        """Whose eyes; None is a spectator."""

    def tell(self, message: bytes) -> None:
        """Take a message to be sent; never waits."""


@dataclass(frozen=True, slots=True)
class Room:
    """What all tables of a node share.

    Attributes:
        store: Where games are kept.
        clock: Tells the time.
        waits: How long the site waits for somebody.
        told: Called after each change of a game, no matter who made it.
        moved: Called before that, when it was made here.
        announce: Called with the id of a game that this node has written to, the number of the
            event before, and what is new.
        followers: Told what this node does at any table.
    """

    store: Store
    clock: Clock
    waits: Waits
    told: Callable[[Table], None]
    moved: Callable[[Table], None]
    announce: Callable[[str, int, News], None] = lambda _game, _seq, _news: None
    followers: Followers = ()


class Table:
    """One game: its state, and what each seat and the spectators see of it.

    Attributes:
        id: The game's id.
        facts: What was agreed on beside its rules.
        started: When its clocks began, in seconds since 1970.
        due: When time will change something in it, in seconds since 1970; None is never.
        bank: What its seats may be credited for slow lines.
        state: The fold of all its events, nothing hidden. Never to be sent.
        words: Its lexicon, once somebody has needed it.
        watchers: Those who are told of every change.
        lock: Held while something is decided and written.
    """

    def __init__(self, game_id: str, stored: StoredGame, room: Room, facts: Facts) -> None:
        self.id = game_id
        self.facts = facts
        self.bank = LagBank()
        self.words: Words | None = None
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self._room = room
        self._seen: dict[int | None, Seen] = {}
        self._common = Common()
        self.accounts = stored.accounts
        self.events = list(stored.events)
        self._latest = _latest_of(stored.events)
        self.state: GameState = fold(stored.events)
        self.started = stored.started
        self.due = self.due_after(self.state)
        self._receipts = dict(stored.receipts)

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self.state.seq

    @property
    def now(self) -> int:
        """The time at this table: milliseconds since the game's start, never going back."""
        return max(self.at(self._room.clock.now()), self.state.since, self._latest)

    def at(self, time: float) -> int:
        """``time``, in seconds since 1970, as the milliseconds that the game counts."""
        return round((time - self.started) * 1000)

    def due_after(self, state: GameState, here: int = 0) -> float | None:
        """When time will change something in ``state``, in seconds since 1970; None is never.

        Args:
            state: The game, as it is or will be.
            here: When the person missed was last known to be connected.
        """
        due = due_at(state, self._room.waits, here)
        return None if due is None else self.started + due / 1000

    def credited(self, seat: int, lag: int) -> int:
        """The time for a move of ``seat``, less what its line took, where clocks are quick."""
        if seat != self.state.to_move or not self.state.edition.house.clock.is_live:
            return self.now
        # Not before anything that has happened, such as a question asked during this turn.
        return max(self.now - self.bank.credit(seat, lag), self.state.since, self._latest)

    @property
    def computer_awaited(self) -> int | None:
        """The seat of a computer that must answer, let a play stand or move; None is none.

        It answers first: who proposed the end waits for that.
        """
        seats, due = self.state.seats, (*asked(self.state), *awaited(self.state))
        computers = (seat for seat in due if seats[seat].player != HUMAN)
        return next(computers, None)

    def seat_of(self, account: str | None) -> int | None:
        """The seat of the account of this id; None for everybody else."""
        if account is None or account not in self.accounts:
            return None
        return self.accounts.index(account)

    def known_to(self, seat: int) -> GameState:
        """The game as the player of ``seat`` knows it."""
        return masked(self.state, seat)

    def seen(self, seat: int | None) -> Seen:
        """The game as ``seat`` sees it by now."""
        seen = self._seen.get(seat)
        if seen is None:
            shown = self._shown_to(seat)
            truth = self.state if shown == self.seq else fold(self.events[:shown])
            seen = self._seen[seat] = Seen(self.id, seat, truth, self.facts, self._common)
        elif (fresh := self._fresh_for(seen)) is not None:
            seen.follow(fresh)
        return seen

    def _fresh_for(self, seen: Seen) -> GameState | None:
        """The game up to where these eyes may follow it now; None when they have done so."""
        shown = self._shown_to(seen.seat)
        if shown <= seen.truth.seq:
            return None
        if shown == self.seq:
            return self.state
        return follow(seen.truth, self.events[seen.truth.seq : shown])

    def shown_events(self, seat: int | None) -> list[Event]:
        """The events that ``seat`` may know of by now; they must still pass ``seen_by``."""
        return self.events[: self._shown_to(seat)]

    def _shown_to(self, seat: int | None) -> int:
        """How many events are shown to ``seat``: spectators are some turns behind until the end."""
        state, delay = self.state, self.facts.delay
        if seat is not None or not delay or state.ended is not None:
            return state.seq
        turns = state.turns
        first_hidden = turns[-delay].seq if len(turns) >= delay else _opening(self.events)
        return min(first_hidden, state.seq + 1) - 1

    def receipt(self, seat: int, move_id: str) -> int | None:
        """Which event the move of this id ended with, if it was taken before."""
        return self._receipts.get((seat, move_id))

    async def commit(self, events: Sequence[Event], receipt: Receipt | None = None) -> None:
        """Write ``events``, then show them; call it with the lock held.

        Raises:
            SeqTakenError: Another writer was first. The table has taken in
                what it wrote, and shows it.
        """
        state = follow(self.state, events)
        before, now, due = self.seq, self._room.clock.now(), self.due_after(state)
        standing = standing_of(self.id, state, now, due)
        try:
            await self._room.store.append(self.id, before, events, standing, receipt)
        except SeqTakenError:
            await self.take_news()
            raise
        receipts = {} if receipt is None else {(receipt.seat, receipt.move_id): receipt.seq}
        self._receipts |= receipts
        self._take(events, state, due)
        self._room.announce(self.id, before, News(tuple(events), receipts))
        for tell in self._room.followers:
            tell(self, events)
        self._room.moved(self)
        self._room.told(self)

    async def postpone(self, was: float, here: int) -> None:
        """Nothing is due yet; say when to look again, unless the game has gone on elsewhere."""
        self.due = self.due_after(self.state, here)
        await self._room.store.postpone(self.id, was, self.due)

    async def catch_up(self) -> None:
        """Take in what others have written, and show it."""
        async with self.lock:
            await self.take_news()

    async def take_news(self) -> None:
        """Like :meth:`catch_up`; call it with the lock held."""
        self._take_in(await self._room.store.news(self.id, self.seq))

    def hear(self, after_seq: int, news: News) -> bool:
        """Take in what another node says it has written; False where it must be read instead.

        That is where it does not come next, or something is being decided here.
        """
        if after_seq != self.seq or self.lock.locked():
            return False
        self._take_in(news)
        return True

    def _take_in(self, news: News) -> None:
        """Take in what others have written, and show it."""
        self._receipts.update(news.receipts)
        if news.events:
            state = follow(self.state, news.events)
            self._take(news.events, state, self.due_after(state))
            self._room.told(self)

    def _take(self, events: Sequence[Event], state: GameState, due: float | None) -> None:
        self.state, self.due = state, due
        self.events += events
        self._latest = max(self._latest, _latest_of(events))
        self.show()

    async def read_again(self) -> None:
        """Set the table again from the store, and show it; call it with the lock held."""
        stored = await self._room.store.load(self.id)
        if stored is None:
            return
        self.accounts = stored.accounts
        self.events = list(stored.events)
        self.state = fold(stored.events)
        self._receipts = dict(stored.receipts)
        self._seen.clear()
        self._common = Common()
        for watcher in self.watchers:
            watcher.tell(self.snapshot(watcher.seat))

    def greeting(self, seat: int | None, last_seq: int | None) -> list[bytes]:
        """Messages for a connection that knows events to ``last_seq``: those missed, a snapshot."""
        seen = self.seen(seat)
        missed = [] if last_seq is None else [r for r in seen.moves() if r.seq > last_seq]
        # The number of what these eyes see: of later events a spectator is not even told the count.
        return [*(encode(Moved(seen.truth.seq, record)) for record in missed), self.snapshot(seat)]

    def snapshot(self, seat: int | None) -> bytes:
        """The whole game as ``seat`` may see it."""
        seen = self.seen(seat)
        return seen.encoded_snapshot(self._now_of(seen.truth, seat))

    def show(self) -> None:
        """Tell every watcher what is new to it.

        Each is told what it may know; those who see the same share the bytes.
        """
        messages: dict[int | None, bytes] = {}
        for seat in {watcher.seat for watcher in self.watchers}:
            seen = self._seen[seat]
            fresh = self._fresh_for(seen)
            if fresh is not None:
                messages[seat] = encode(seen.follow(fresh, self._now_of(fresh, seat)))
        for watcher in tuple(self.watchers):
            if watcher.seat in messages:
                watcher.tell(messages[watcher.seat])

    def tell(self, message: bytes) -> None:
        """Tell everybody who watches ``message``, which hides nothing."""
        for watcher in tuple(self.watchers):
            watcher.tell(message)

    def _now_of(self, truth: GameState, seat: int | None) -> int:
        """The time to tell; who is shown the past sees its clocks as they stood."""
        return self.now if truth is self.state or seat is not None else truth.since


_TIMELESS = (Drew, StarterFound)
"""Events that belong to the moment of another."""


def _latest_of(events: Sequence[Event]) -> int:
    """When the last of ``events`` happened that has a time, in milliseconds; 0 for none."""
    return max((0 if isinstance(event, _TIMELESS) else event.at for event in events), default=0)


def _opening(events: Sequence[Event]) -> int:
    """The number of the first event after the racks were dealt."""
    seats = len(fold(events[:1]).seats)
    return 2 + seats + 1


Followers = Sequence[Callable[[Table, Sequence[Event]], None]]
"""Those who are told what this node does at its tables; they never wait."""
