"""Those who follow games of variants on this node: told of every change, no matter who made it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Protocol

import structlog

from crossglot.errors import CrossglotError
from crossglot.server.play.clock import Clock
from crossglot.server.variants.variants import Variants, topic_of
from crossglot.server.wire import encode

log = structlog.get_logger("crossglot.variants")


class Onlooker(Protocol):
    """Somebody who follows a game."""

    @property
    def account(self) -> str | None:
        """Whose eyes; None is somebody we do not know."""

    def tell(self, message: bytes) -> None:
        """Take a message to be sent; never waits."""


class _Watch:
    """One game that is followed here: read once for all after each change, and when time is up."""

    def __init__(self, game_id: str, variants: Variants, clock: Clock) -> None:
        self.onlookers: set[Onlooker] = set()
        self._id = game_id
        self._variants = variants
        self._clock = clock
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def hear(self, _: bytes = b"") -> None:
        """The game has changed, or may have."""
        self._changed.set()

    async def stop(self) -> None:
        """Nobody follows it any more."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        due: float | None = None
        while True:
            if due is None:
                await self._changed.wait()
            else:
                await self._clock.sleep_until(due, self._changed)
            self._changed.clear()
            try:
                due = await self._show()
            except CrossglotError as error:
                log.warning("game cannot be read", game=self._id, error=str(error))
                due = None

    async def _show(self) -> float | None:
        """Tell everybody; when time will change it next, in seconds since 1970."""
        stored = await self._variants.current(self._id)
        due = None
        for account in {onlooker.account for onlooker in self.onlookers}:
            snapshot = await self._variants.shown(stored, account)
            due, message = snapshot.game.due, encode(snapshot)
            for onlooker in tuple(self.onlookers):
                if onlooker.account == account:
                    onlooker.tell(message)
        return None if due is None else due / 1000


class Watching:
    """The games of variants that are followed on this node.

    Args:
        variants: Reads them.
        clock: Tells the time.
    """

    def __init__(self, variants: Variants, clock: Clock) -> None:
        self._variants = variants
        self._clock = clock
        self._watches: dict[str, _Watch] = {}
        variants.bus.on_gap(self._look_everywhere)

    @asynccontextmanager
    async def follow(self, game_id: str, onlooker: Onlooker) -> AsyncIterator[None]:
        """From now on ``onlooker`` is told of every change; the game as it is comes first."""
        watch = self._watches.get(game_id)
        if watch is None:
            watch = self._watches[game_id] = _Watch(game_id, self._variants, self._clock)
            await self._variants.bus.subscribe(topic_of(game_id), watch.hear)
        watch.onlookers.add(onlooker)
        watch.hear()
        try:
            yield
        finally:
            watch.onlookers.discard(onlooker)
            if not watch.onlookers and self._watches.get(game_id) is watch:
                del self._watches[game_id]
                self._variants.bus.unsubscribe(topic_of(game_id), watch.hear)
                await watch.stop()

    def _look_everywhere(self) -> None:
        for watch in self._watches.values():
            watch.hear()
