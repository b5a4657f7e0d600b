"""Work that visitors order, in threads of its own and within a budget for each of them.

Verdicts, study, replays, analyses, pictures and files pass through :class:`WorkBudget`. Nothing
here shares threads with games, so that no visitor can make a move wait.
"""

from __future__ import annotations

import asyncio
import contextvars
import os
import time
from collections.abc import Awaitable, Callable, Hashable, Iterator, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import ceil
from typing import Any, TypeVar

from crossglot.checkpoint import stoppable
from crossglot.errors import CrossglotError, OperationsCode, OperationsError

T = TypeVar("T")
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

KINDS = frozenset({"words", "analyse"})
"""The kinds of routes (:class:`crossglot.server.settings.settings.Rates`) that order work."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much work may be ordered.

    A piece of work is bounded by what it is given: none takes more than 50 MB
    (``benchmarks/visitors.py``), so that ``threads`` bounds the memory of all.

    Attributes:
        threads: Pieces done at once, for all visitors.
        waiting: Pieces that are done or wait, for all visitors.
        each: Pieces of one visitor done at once.
        each_waiting: Pieces of one visitor that are done or wait.
        piece: Seconds of CPU of one piece, after which it is given up.
        burst: Seconds of CPU that a visitor may use at once.
        rate: Seconds of CPU that a visitor may use in a second, in the long run.
        crowd: An address may use this many times as much as a visitor: a school has one address.
    """

    threads: int = min(4, max(2, os.cpu_count() or 1))
    waiting: int = 64
    each: int = 1
    each_waiting: int = 8
    piece: float = 0.4
    burst: float = 20.0
    rate: float = 0.5
    crowd: int = 8


@dataclass(slots=True)
class WorkOrder:
    """Who orders work: one request.

    Attributes:
        account: Theirs, if we know it.
        network: The address that they come from; empty for this machine.
        receive: Tells when the client has left; None where nobody can.
    """

    account: str | None = None
    network: str = ""
    receive: Receive | None = None


_visit: contextvars.ContextVar[WorkOrder | None] = contextvars.ContextVar("visit", default=None)


def begin_visit(visit: WorkOrder) -> None:
    """Work that this task orders from now on is that of ``visit``."""
    _visit.set(visit)


class ClientLeftError(CrossglotError):
    """The client has left; there is nobody to answer."""

    def __init__(self) -> None:
        super().__init__(OperationsCode.CLIENT_LEFT)


@dataclass(slots=True)
class _Share:
    """What one visitor, or one address, has of the budget."""

    each: int
    each_waiting: int
    burst: float
    rate: float
    turn: asyncio.Semaphore = field(init=False)
    inside: int = 0
    spent: float = 0.0
    at: float = 0.0

    def __post_init__(self) -> None:
        self.turn = asyncio.Semaphore(self.each)

    def settle(self, now: float) -> None:
        """Forget what has been used long enough ago."""
        self.spent = max(0.0, self.spent - (now - self.at) * self.rate)
        self.at = now


class _GivenUp(BaseException):
    def __init__(self, reason: CrossglotError) -> None:
        super().__init__(reason)
        self.reason = reason


class _Piece:
    """One piece of work while it is done."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._began = 0.0
        self.used = 0.0
        self.left = False

    def do(self, work: Callable[[], T]) -> T:
        """What ``work`` returns; it runs in a thread."""
        self._began = time.thread_time()
        try:
            with stoppable(self._check):
                return work()
        except _GivenUp as stop:
            raise stop.reason from None
        finally:
            self.used = time.thread_time() - self._began

    def _check(self) -> None:
        if self.left:
            raise _GivenUp(ClientLeftError())
        if time.thread_time() - self._began > self._limit:
            raise _GivenUp(OperationsError(OperationsCode.WORK_TOO_LONG))


class WorkBudget:
    """Does what visitors order, a few pieces at once.

    A piece waits for its visitor's turn, then for a thread. When the client leaves, a piece that
    waits is dropped, and one that is done ends at its next checkpoint; its place is free when its
    thread is.

    Args:
        budget: How much may be ordered.
        clock: Seconds that never go back.
    """

    def __init__(
        self, budget: Budget | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._budget = budget or Budget()
        self._clock = clock
        self._threads = ThreadPoolExecutor(self._budget.threads, "work")
        self._thread_for_all = ThreadPoolExecutor(1, "work-for-all")
        self._for_all: dict[Hashable, asyncio.Future[Any]] = {}
        self._shares: dict[tuple[str, str], _Share] = {}
        self._inside = 0

    def stop(self) -> None:
        """Begin nothing more."""
        for threads in (self._threads, self._thread_for_all):
            threads.shutdown(wait=False, cancel_futures=True)

    async def once(self, key: Hashable, work: Callable[[], T]) -> T:
        """What ``work`` returns, done once for everybody who asks for ``key``, and then kept.

        It has no limit and counts for no visitor: a slow machine must be able to finish it, and
        the first to ask has not ordered it alone. So it is for what an edition or a lexicon
        decides, of which there are few. One such piece is done at a time. An error is not kept.
        """
        found: asyncio.Future[T] | None = self._for_all.get(key)
        if found is None:
            found = asyncio.get_running_loop().run_in_executor(self._thread_for_all, work)
            self._for_all[key] = found
            found.add_done_callback(lambda done: self._forget_failed(key, done))
        return await asyncio.shield(found)

    def _forget_failed(self, key: Hashable, done: asyncio.Future[Any]) -> None:
        if done.cancelled() or done.exception() is not None:
            del self._for_all[key]

    async def do(self, work: Callable[[], T]) -> T:
        """What ``work`` returns; it is done in a thread.

        Raises:
            OperationsError: ``too-many-requests`` (with ``seconds``) when the visitor has ordered
                or used too much, ``server-busy`` when all have, ``work-too-long`` when this piece
                takes too long.
        """
        visit = _visit.get() or WorkOrder()
        shares = self._enter(visit)
        piece = _Piece(self._budget.piece)
        doing = asyncio.ensure_future(self._in_turn(shares, piece, lambda: piece.do(work)))
        leaving = asyncio.ensure_future(_left(visit.receive)) if visit.receive else None
        try:
            waited = [doing] if leaving is None else [doing, leaving]
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise ClientLeftError
            return doing.result()
        finally:
            piece.left = True
            doing.cancel()
            if leaving is not None:
                leaving.cancel()

    def _enter(self, visit: WorkOrder) -> list[_Share]:
        """The shares that a piece of this visit takes from, with a place in each."""
        budget, now = self._budget, self._clock()
        shares = list(self._shares_of(visit, now))
        if any(share.inside >= share.each_waiting for share in shares):
            raise OperationsError(OperationsCode.TOO_MANY_REQUESTS, seconds=1)
        over = [(share.spent - share.burst) / share.rate for share in shares]
        if over and max(over) > 0:
            raise OperationsError(OperationsCode.TOO_MANY_REQUESTS, seconds=ceil(max(over)))
        if self._inside >= budget.waiting:
            raise OperationsError(OperationsCode.SERVER_BUSY, seconds=1)
        self._inside += 1
        for share in shares:
            share.inside += 1
        return shares

    def _shares_of(self, visit: WorkOrder, now: float) -> Iterator[_Share]:
        """That of the visitor, and that of the address: each has a limit.

        A visitor without a cookie would be new with each request: they are their address.
        """
        crowd = self._budget.crowd
        if visit.account is not None:
            yield self._share(("account", visit.account), 1, now)
            if visit.network:
                yield self._share(("crowd", visit.network), crowd, now)
        elif visit.network:
            yield self._share(("network", visit.network), 1, now)

    def _share(self, key: tuple[str, str], times: int, now: float) -> _Share:
        budget = self._budget
        share = self._shares.get(key)
        if share is None:
            self._forget(now)
            at_once = min(budget.each * times, max(1, budget.threads - 1))
            share = _Share(
                at_once, budget.each_waiting * times, budget.burst * times, budget.rate * times
            )
            share.at = now
            self._shares[key] = share
        share.settle(now)
        return share

    def _forget(self, now: float) -> None:
        """Drop the shares of which nothing is used, once there are many."""
        if len(self._shares) % 1024 == 1023:
            for key, share in list(self._shares.items()):
                share.settle(now)
                if not share.inside and not share.spent:
                    del self._shares[key]

    async def _in_turn(self, shares: list[_Share], piece: _Piece, run: Callable[[], T]) -> T:
        """Wait for a turn in each share, then run; all is given back when the thread has ended."""
        held: list[_Share] = []

        def leave(_: object = None) -> None:
            self._inside -= 1
            now = self._clock()
            for share in held:
                share.turn.release()
            for share in shares:
                share.inside -= 1
                share.settle(now)
                share.spent += piece.used

        try:
            for share in shares:
                await share.turn.acquire()
                held.append(share)
            context = contextvars.copy_context()
            running = self._threads.submit(context.run, run)
        except BaseException:
            leave()
            raise
        loop = asyncio.get_running_loop()
        running.add_done_callback(lambda _: loop.call_soon_threadsafe(leave))
        return await asyncio.wrap_future(running)


async def _left(receive: Receive) -> None:
    """Return when the client has left; its body has been read."""
    while (await receive())["type"] != "http.disconnect":
        pass
