"""Computer players at the table: they think in threads and move like anyone.

What a player wants to do goes through :func:`crossglot.game.act`; it sees only
what its seat may see. A player that fails passes, so that nobody waits for
ever, and the failure is logged as the bug it is. They also prove the end of a
game in which nothing more can be laid.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial

import structlog

from crossglot.errors import CrossglotError, LexiconError
from crossglot.game import (
    CanLay,
    Event,
    GameState,
    Refusal,
    Words,
    act,
    answer_play,
    answer_to_end,
    asked,
    declare_exhausted,
    decline,
    follow,
    is_ripe,
    propose_end,
    tick,
)
from crossglot.lexicon import Lexicon
from crossglot.moves import Move, Pass
from crossglot.players import can_lay
from crossglot.server.games.standard_table import StandardTable
from crossglot.server.ports import Players
from crossglot.server.store.port import SeqTakenError


def can_lay_by(words: Words) -> CanLay | None:
    """What tells whether tiles can be laid by ``words``; None where they can only judge."""
    return partial(can_lay, words) if isinstance(words, Lexicon) else None


async def with_proof(
    state: GameState,
    events: tuple[Event, ...],
    words: Callable[[], Awaitable[Words]],
    at: int,
) -> tuple[Event, ...]:
    """``events``, and the end of the game if they leave nothing that can be laid (RULES 6.2).

    The search runs in a thread: other games go on meanwhile.

    Args:
        state: The game before them, nothing hidden.
        events: What is about to happen.
        words: Opens the lexicon; it is asked only near the end of a game.
        at: The time, in milliseconds.
    """
    state = follow(state, events)
    if not is_ripe(state):
        return events
    try:
        known = can_lay_by(await words())
    except LexiconError:
        return events  # it cannot be proven; the players may still agree, or pass
    if known is None:
        return events
    return (*events, *await asyncio.to_thread(declare_exhausted, state, known, at))


log = structlog.get_logger("crossglot.computers")

POLITENESS = 10
"""How far players step back behind the requests of people, as ``nice`` counts it."""


def yield_to_others() -> None:
    """Lower the priority of this thread, where the system knows such a thing."""
    if sys.platform == "linux":  # elsewhere it would lower the whole process
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)


class Computers:
    """Plays the turns of computers, wherever it is told that one might be due.

    Args:
        players: Who can play.
        words_of: Gives a table's lexicon.
        threads: How many think at once.
    """

    def __init__(
        self, players: Players, words_of: Callable[[StandardTable], Awaitable[Words]], threads: int
    ) -> None:
        self._players = players
        self._words_of = words_of
        self._pool = ThreadPoolExecutor(
            threads, thread_name_prefix="crossglot-player", initializer=yield_to_others
        )
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._stopping = False

    def __len__(self) -> int:
        """How many turns are being thought about, or wait for it."""
        return len(self._tasks)

    def wake(self, table: StandardTable) -> None:
        """Play on at ``table`` if a computer is to move and none is at it yet."""
        if self._stopping or table.computer_awaited is None or table.id in self._tasks:
            return
        task = asyncio.create_task(self.play(table), name=f"computer at {table.id}")
        self._tasks[table.id] = task
        task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: StandardTable) -> None:
        task = self._tasks.pop(table.id)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("computer turn failed", game=table.id, exc_info=error)

    async def stop(self) -> None:
        """Let go: a turn that is being thought about is thought about again at the next start."""
        self._stopping = True
        for task in tuple(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def play(self, table: StandardTable) -> None:
        """Play turn after turn while computers are to move."""
        while table.computer_awaited is not None:
            try:
                words = await self._words_of(table)
            except LexiconError as error:
                log.warning("computer cannot play", game=table.id, error=str(error))
                return
            # Read after the wait, all of one moment: a takeback may have come meanwhile.
            seat = table.computer_awaited
            if seat is None:
                return
            if table.state.pending is not None:
                await asyncio.shield(self._answer(table, table.seq, seat, words))
                continue
            seq, view = table.seq, table.known_to(seat)
            kind = view.seats[seat].player
            loop = asyncio.get_running_loop()
            if seat in asked(table.state):
                agrees, reason = await loop.run_in_executor(
                    self._pool, self._say_of_end, table.id, kind, view, seat, words
                )
                await asyncio.shield(self._agree(table, seq, seat, agrees=agrees, reason=reason))
                continue
            began = loop.time()
            move, seconds = await loop.run_in_executor(
                self._pool, self._choose, table.id, kind, view, seat, words
            )
            await asyncio.sleep(began + seconds - loop.time())
            await asyncio.shield(self._move(table, seq, seat, move, words))

    async def _answer(self, table: StandardTable, seq: int, seat: int, words: Words) -> None:
        """Challenge a play that the lexicon does not admit, let any other stand."""
        async with table.lock:
            if table.seq != seq or table.state.pending is None:
                return
            events = answer_play(table.state, seat, words, table.now)
            await self._commit(table, events)

    def _say_of_end(
        self, game_id: str, kind: str, view: GameState, seat: int, words: Words
    ) -> tuple[bool, Refusal | None]:
        """In a thread: whether the player agrees to the end, and why not; no when it cannot say."""

        def choose(seen: GameState, own: int) -> Move:
            return self._players.choose(kind, seen, own, words)

        try:
            reason = answer_to_end(view, seat, choose, can_lay_by(words))
        except Exception:
            log.exception("computer player failed", game=game_id, player=kind, seq=view.seq)
            return False, None
        return reason is None, reason

    async def _agree(
        self, table: StandardTable, seq: int, seat: int, *, agrees: bool, reason: Refusal | None
    ) -> None:
        """Answer those who proposed the end, unless the game has gone on meanwhile."""
        async with table.lock:
            if table.seq != seq:
                return
            if agrees:
                events = propose_end(table.state, seat, table.now)
            else:
                events = decline(table.state, seat, "end", table.now, reason)
            await _commit(table, events)

    def _choose(
        self, game_id: str, kind: str, view: GameState, seat: int, words: Words
    ) -> tuple[Move, float]:
        """In a thread: what the player does, in how many seconds; a pass when it cannot say."""
        try:
            move = self._players.choose(kind, view, seat, words)
            return move, self._players.thinking_seconds(kind, view, seat, words)
        except Exception:
            log.exception("computer player failed", game=game_id, player=kind, seq=view.seq)
            return Pass(), 0.0

    async def _move(
        self, table: StandardTable, seq: int, seat: int, move: Move, words: Words
    ) -> None:
        """Take the move, unless the game has gone on meanwhile (somebody resigned)."""
        async with table.lock:
            if table.seq != seq:
                return
            late = tick(table.state, table.now)
            if late:
                await _commit(table, late)
                return
            try:
                events = act(table.state, seat, move, words, at=table.now)
            except CrossglotError:
                log.exception("computer move refused", game=table.id, seat=seat, seq=seq)
                events = act(table.state, seat, Pass(), at=table.now)
            await self._commit(table, events)

    async def _commit(self, table: StandardTable, events: tuple[Event, ...]) -> None:
        """Write ``events``, and the end if they leave nothing that can be laid."""
        words = partial(self._words_of, table)
        await _commit(table, await with_proof(table.state, events, words, table.now))


async def _commit(table: StandardTable, events: tuple[Event, ...]) -> None:
    """Write what a computer does, unless another node was first."""
    try:
        await table.commit(events)
    except SeqTakenError:
        log.info("another node moved", game=table.id, seq=table.seq)
