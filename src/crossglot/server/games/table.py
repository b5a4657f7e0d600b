"""One game in memory, of whatever kind, and those who watch it.

A table is a cache of the fold of the stored events: it may be thrown away and
set again at any time. Nothing is shown to anybody before it is on the disk.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from crossglot.game import HUMAN, SeatInfo, Words
from crossglot.server.clock import Clock
from crossglot.server.connections.lag import LagBank
from crossglot.server.games.waits import Waits
from crossglot.server.kinds.facts import Facts
from crossglot.server.store.port import News, Receipt, SeqTakenError, Store, StoredGame
from crossglot.server.wire.acts import AnyMove
from crossglot.server.wire.messages import Moved, encode
from crossglot.server.wire.standing import KindName, Standing

S = TypeVar("S")
E = TypeVar("E", bound=Struct)


class Watcher(Protocol):
    """Somebody who follows a game."""

    @property
    def seat(self) -> int | None:
        """Whose eyes; None is a spectator."""

    def tell(self, message: bytes) -> None:
        """Take a message to be sent; never waits."""


class SeatView(Protocol):
    """A game as one seat sees it, or a spectator."""

    @property
    def seq(self) -> int:
        """Number of the last event that these eyes have seen."""

    def missed(self, last_seq: int) -> Sequence[Moved]:
        """Lines of the score sheet after the event ``last_seq``, where the kind has one."""

    def snapshot(self, now: int) -> bytes:
        """The whole game at ``now``, as a message."""


@dataclass(frozen=True, slots=True)
class GameContext:
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
    told: Callable[[AnyTable], None]
    moved: Callable[[AnyTable], None]
    announce: Callable[[str, int, News], None] = lambda _game, _seq, _news: None
    followers: Followers = ()


class Table(ABC, Generic[S, E]):
    """One game: its state, and what each seat and the spectators see of it.

    Attributes:
        kind: Which kind of game it is.
        id: The game's id.
        facts: What was agreed on beside its rules.
        started: When its clocks began, in seconds since 1970.
        due: When time will change something in it, in seconds since 1970; None is never.
        bank: What its seats may be credited for slow connections.
        state: The fold of all its events, nothing hidden. Never to be sent.
        words: Its lexicon, once somebody has needed it.
        watchers: Connections that get every change.
        lock: Held while something is decided and written.
    """

    kind: KindName
    state: S
    events: list[E]

    def __init__(
        self, game_id: str, stored: StoredGame, context: GameContext, facts: Facts
    ) -> None:
        self.id = game_id
        self.facts = facts
        self.bank = LagBank()
        self.words: Words | None = None
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.started = stored.started
        self._context = context
        self._set(stored)
        self.due = self.due_after(self.state)

    def _set(self, stored: StoredGame) -> None:
        """Take the game as it is stored."""
        self.accounts = stored.accounts
        self._receipts = dict(stored.receipts)

    @property
    @abstractmethod
    def seq(self) -> int:
        """The number of the last event."""

    @property
    @abstractmethod
    def ended(self) -> str | None:
        """Why the game is over; None while it is not."""

    @property
    @abstractmethod
    def lexicon(self) -> str:
        """The id of its lexicon; that of its edition, where none was named."""

    @property
    @abstractmethod
    def players(self) -> Sequence[SeatInfo]:
        """Who sits there, by seat."""

    @property
    @abstractmethod
    def awaited(self) -> Sequence[int]:
        """Seats that the game waits for."""

    @property
    @abstractmethod
    def missed(self) -> int | None:
        """The person whom the game waits for; None for nobody."""

    @property
    @abstractmethod
    def since(self) -> int:
        """Since when it waits for them, in its milliseconds."""

    @property
    @abstractmethod
    def is_live(self) -> bool:
        """Whether who has no connection for minutes is taken to have left."""

    @property
    def measures_lag(self) -> bool:
        """Whether its clocks are so quick that slow connections are given credit."""
        return False

    @property
    @abstractmethod
    def turn(self) -> int:
        """How many turns are over; any number that grows."""

    @property
    def turn_ends(self) -> int | None:
        """When the player awaited loses turn or game, in its milliseconds; None is never."""
        return None

    @property
    def people(self) -> frozenset[int]:
        """Seats in which people sit."""
        seats = enumerate(self.players)
        return frozenset([seat for seat, info in seats if info.player == HUMAN])

    @property
    def now(self) -> int:
        """The time at this table: milliseconds since the game's start, never going back."""
        return max(self.at(self._context.clock.now()), self.since)

    def at(self, time: float) -> int:
        """``time``, in seconds since 1970, as the milliseconds that the game counts."""
        return round((time - self.started) * 1000)

    @abstractmethod
    def due_after(self, state: S, here: int = 0) -> float | None:
        """When time will change something in ``state``, in seconds since 1970; None is never.

        Args:
            state: The game, as it is or will be.
            here: When the person missed was last known to be connected.
        """

    @abstractmethod
    def may_end(self, at: int, absent: int | None) -> bool:
        """Whether the site has waited long enough for whom the game waits for.

        Args:
            at: The time, in its milliseconds.
            absent: Since when the person missed has no connection; None while they have one.
        """

    @abstractmethod
    def claim_at(self, absent: int | None) -> int | None:
        """When the others may claim the game because the person missed is away; None: not now."""

    @abstractmethod
    def is_overtaken(self, after_seq: int, move: AnyMove) -> bool:
        """Whether ``move``, meant for the game after this event, is for another position."""

    def credited(self, seat: int, lag: int) -> int:  # noqa: ARG002 - only quick clocks give credit
        """The time for a move of ``seat``; less what its connection took where clocks are quick."""
        return self.now

    def seat_of(self, account: str | None) -> int | None:
        """The seat of the account of this id; None for everybody else."""
        if account is None or account not in self.accounts:
            return None
        return self.accounts.index(account)

    def receipt(self, seat: int, move_id: str) -> int | None:
        """Which event the move of this id ended with, if it was taken before."""
        return self._receipts.get((seat, move_id))

    @abstractmethod
    def _next(self, events: Sequence[E]) -> S:
        """The state after ``events``."""

    @abstractmethod
    def _standing(self, state: S, now: float, due: float | None) -> Standing:
        """The line for ``state`` in a list of games."""

    async def commit(self, events: Sequence[E], receipt: Receipt | None = None) -> None:
        """Write ``events``, then show them; call it with the lock held.

        Raises:
            SeqTakenError: Another writer was first. The table has taken in
                what it wrote, and shows it.
        """
        state = self._next(events)
        before, now, due = self.seq, self._context.clock.now(), self.due_after(state)
        standing = self._standing(state, now, due)
        try:
            await self._context.store.append(self.id, before, events, standing, receipt)
        except SeqTakenError:
            await self.take_news()
            raise
        receipts = {} if receipt is None else {(receipt.seat, receipt.move_id): receipt.seq}
        self._receipts |= receipts
        self._take(events, state, due)
        self._context.announce(self.id, before, News(tuple(events), receipts))
        for follow in self._context.followers:
            follow(self, events)
        self._context.moved(self)
        self._context.told(self)

    async def postpone(self, was: float, here: int) -> None:
        """Nothing is due yet; say when to look again, unless the game has gone on elsewhere."""
        self.due = self.due_after(self.state, here)
        await self._context.store.postpone(self.id, was, self.due)

    async def catch_up(self) -> None:
        """Take in what others have written, and show it."""
        async with self.lock:
            await self.take_news()

    async def take_news(self) -> None:
        """Like :meth:`catch_up`; call it with the lock held."""
        self._take_in(await self._context.store.news(self.id, self.seq))

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
            events: tuple[Any, ...] = news.events  # of this kind, for the store knows it
            state = self._next(events)
            self._take(events, state, self.due_after(state))
            self._context.told(self)

    def _take(self, events: Sequence[E], state: S, due: float | None) -> None:
        self.state, self.due = state, due
        self.events += events
        self.show()

    async def read_again(self) -> None:
        """Set the table again from the store, and show it; call it with the lock held."""
        stored = await self._context.store.load(self.id)
        if stored is None:
            return
        self._set(stored)
        for watcher in self.watchers:
            watcher.tell(self.snapshot(watcher.seat))

    @abstractmethod
    def seen(self, seat: int | None) -> SeatView:
        """The game as ``seat`` sees it by now."""

    @abstractmethod
    def file(self, seat: int | None) -> bytes:
        """The game as a file of events, as far as ``seat`` may know them by now."""

    @abstractmethod
    def _news_for(self, seat: int | None) -> bytes | None:
        """What is new to ``seat`` since it was last told, as a message; None for nothing."""

    def greeting(self, seat: int | None, last_seq: int | None) -> list[bytes]:
        """Messages for a connection that knows events to ``last_seq``: those missed, a snapshot."""
        missed = () if last_seq is None else self.seen(seat).missed(last_seq)
        return [*map(encode, missed), self.snapshot(seat)]

    def snapshot(self, seat: int | None) -> bytes:
        """The whole game as ``seat`` may see it."""
        return self.seen(seat).snapshot(self.now)

    def show(self) -> None:
        """Tell every watcher what is new to it.

        Each is told what it may know; those who see the same share the bytes.
        """
        seats = {watcher.seat for watcher in self.watchers}
        messages: Mapping[int | None, bytes | None] = {seat: self._news_for(seat) for seat in seats}
        for watcher in tuple(self.watchers):
            message = messages.get(watcher.seat)
            if message is not None:
                watcher.tell(message)

    def tell(self, message: bytes) -> None:
        """Tell everybody who watches ``message``, which hides nothing."""
        for watcher in tuple(self.watchers):
            watcher.tell(message)


AnyTable = Table[Any, Any]
"""A game of whatever kind."""

Followers = Sequence[Callable[[AnyTable, Sequence[Struct]], None]]
"""Those who are told what this node does at its tables; they never wait."""
