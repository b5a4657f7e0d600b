"""One game in memory, and those who watch it.

A table is a cache of the fold of the stored events: it may be thrown away and
set again at any time. Nothing is shown to anybody before it is on the disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from crossglot.game import Event, GameState, Words, after, fold
from crossglot.server.seen import Plays, Seen
from crossglot.server.standing import HUMAN, standing_of
from crossglot.server.store import Receipt, SeqTakenError, Store, StoredGame
from crossglot.server.wire import Moved, encode


class Watcher(Protocol):
    """Somebody who follows a game."""

    @property
    def seat(self) -> int | None:
        """Whose eyes; None is a spectator."""

    def tell(self, message: bytes) -> None:
        """Take a message to be sent; never waits."""


class Table:
    """One game: its state, and what each seat and the spectators see of it.

    Attributes:
        id: The game's id.
        state: The fold of all its events, nothing hidden. Never to be sent.
        words: Its lexicon, once somebody has needed it.
        watchers: Those who are told of every change.
        lock: Held while something is decided and written.
    """

    def __init__(
        self,
        game_id: str,
        stored: StoredGame,
        store: Store,
        announce: Callable[[str, int], None] = lambda _game, _seq: None,
    ) -> None:
        self.id = game_id
        self.words: Words | None = None
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self._store = store
        self._announce = announce
        self._seen: dict[int | None, Seen] = {}
        self._plays: Plays = {}
        self.accounts = stored.accounts
        self.events = list(stored.events)
        self.state: GameState = fold(stored.events)
        self._receipts = dict(stored.receipts)

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self.state.seq

    @property
    def computer_to_move(self) -> str | None:
        """The kind of computer player whose turn it is; None when it is nobody's or a person's."""
        if self.state.to_move is None:
            return None
        player = self.state.seats[self.state.to_move].player
        return None if player == HUMAN else player

    def seat_of(self, account: str | None) -> int | None:
        """The seat of the account of this id; None for everybody else."""
        if account is None or account not in self.accounts:
            return None
        return self.accounts.index(account)

    def seen(self, seat: int | None) -> Seen:
        """The game as ``seat`` sees it."""
        if seat not in self._seen:
            self._seen[seat] = Seen(self.id, seat, self.events, self._plays)
        return self._seen[seat]

    def receipt(self, seat: int, move_id: str) -> int | None:
        """Which event the move of this id ended with, if it was taken before."""
        return self._receipts.get((seat, move_id))

    async def commit(self, events: Sequence[Event], receipt: Receipt | None = None) -> None:
        """Write ``events``, then show them; call it with the lock held.

        Raises:
            SeqTakenError: Another writer was first. The table has taken in
                what it wrote, and shows it.
        """
        state = self._after(events)
        standing = standing_of(self.id, state, time.time())
        try:
            await self._store.append(self.id, self.seq, events, standing, receipt)
        except SeqTakenError:
            await self.take_news()
            raise
        if receipt is not None:
            self._receipts[receipt.seat, receipt.move_id] = receipt.seq
        self._take(events, state)
        self._announce(self.id, self.seq)

    async def catch_up(self) -> None:
        """Take in what others have written, and show it."""
        async with self.lock:
            await self.take_news()

    async def take_news(self) -> None:
        """Like :meth:`catch_up`; call it with the lock held."""
        news = await self._store.news(self.id, self.seq)
        self._receipts.update(news.receipts)
        if news.events:
            self._take(news.events, self._after(news.events))

    def _after(self, events: Sequence[Event]) -> GameState:
        state = self.state
        for event in events:
            state = after(state, event)
        return state

    def _take(self, events: Sequence[Event], state: GameState) -> None:
        self.state = state
        self.events += events
        self.show(events)

    def greeting(self, seat: int | None, last_seq: int | None) -> list[bytes]:
        """What one who knows the game up to ``last_seq`` is told: what he missed, then all."""
        seen = self.seen(seat)
        missed = [] if last_seq is None else [r for r in seen.view.moves if r.seq > last_seq]
        return [*(encode(Moved(self.seq, record)) for record in missed), seen.encoded_snapshot()]

    def snapshot(self, seat: int | None) -> bytes:
        """The whole game as ``seat`` may see it."""
        return self.seen(seat).encoded_snapshot()

    def show(self, events: Sequence[Event] = ()) -> None:
        """Tell every watcher what ``events``, or time alone, have changed.

        Each is told what it may know; those who see the same share the bytes.
        """
        messages = {seat: encode(seen.extend(events)) for seat, seen in self._seen.items()}
        for watcher in tuple(self.watchers):
            watcher.tell(messages[watcher.seat])
