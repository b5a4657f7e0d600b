"""Before a round is closed every node writes what has come to it: no queue is a player's fault.

The node that closes the round calls, and waits for as many answers as there are nodes that
follow the event. One that does not answer is waited for a while, and no longer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial

import structlog

from crossglot.server.identifiers import new_id
from crossglot.server.nodes.bus import Handler
from crossglot.server.tournaments.tournament import TournamentContext

log = structlog.get_logger("crossglot.tournaments")

PATIENCE = 10.0
"""Seconds that a close waits at most for another node."""

CALL, ANSWER = b"call", b"here"
"""First words of the two messages; the name of the call follows."""


def muster_topic(tournament: str) -> str:
    """Where the nodes that follow an event are called."""
    return f"roll_call:{tournament}"


class _Call:
    """A call, and how many have answered it so far."""

    def __init__(self) -> None:
        self.answers = 0
        self.came = asyncio.Event()

    def answered(self) -> None:
        self.answers += 1
        self.came.set()

    async def wait(self, count: int) -> None:
        """Until so many have answered."""
        while self.answers < count:
            self.came.clear()
            await self.came.wait()


class TournamentRollCall:
    """Calls the nodes that follow an event, and answers for this one.

    Args:
        context: What the events of this node share.
    """

    def __init__(self, context: TournamentContext) -> None:
        self._context = context
        self._handlers: dict[str, Handler] = {}
        self._calls: dict[bytes, _Call] = {}
        self._answering: set[asyncio.Task[None]] = set()

    async def join(self, tournament: str) -> None:
        """Answer from now on when those who follow an event are called."""
        handler = self._handlers.setdefault(tournament, partial(self._hear, tournament))
        await self._context.bus.subscribe(muster_topic(tournament), handler)

    def leave(self, tournament: str) -> None:
        """Answer no more."""
        handler = self._handlers.pop(tournament)
        self._context.bus.unsubscribe(muster_topic(tournament), handler)

    async def stop(self) -> None:
        """Finish the answers that were begun."""
        await asyncio.gather(*self._answering, return_exceptions=True)

    async def call(self, tournament: str) -> None:
        """Return once every node has written the slips that have come to it by now."""
        bus, topic = self._context.bus, muster_topic(tournament)
        if not bus.shared:
            await self._write_all()
            return
        name, call = new_id().encode(), _Call()
        self._calls[name] = call
        try:
            count = await bus.listeners(topic)
            bus.publish(topic, b"%b %b" % (CALL, name))
            await self._write_all()
            async with asyncio.timeout(PATIENCE):
                await call.wait(count)
        except TimeoutError:
            log.warning("a node does not answer", tournament=tournament, answers=call.answers)
        finally:
            del self._calls[name]

    def _hear(self, tournament: str, message: bytes) -> None:
        what, _, name = message.partition(b" ")
        if what == CALL:
            self._soon(self._answer(tournament, name))
        elif (call := self._calls.get(name)) is not None:
            call.answered()

    async def _answer(self, tournament: str, name: bytes) -> None:
        await self._write_all()
        self._context.bus.publish(muster_topic(tournament), b"%b %b" % (ANSWER, name))

    async def _write_all(self) -> None:
        """Read what has come to this node, and keep the slips among it."""
        await self._context.backlog.catch_up()
        await self._context.slips.finish()

    def _soon(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
