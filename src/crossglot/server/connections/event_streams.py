"""The open streams of this node, each with what is still to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from crossglot.errors import SocialCode, SocialError
from crossglot.server.nodes.bus import Bus

MOST_FEEDS = 4
"""Streams of one account at one node."""

LONGEST_QUEUE = 1000
"""Lines that wait for a slow reader; who is further behind is let go, and reads anew."""


def account_topic(account: str) -> str:
    """Where news for an account is published."""
    return f"account:{account}"


class EventStream:
    """The lines that are to be sent to one reader, in order."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._open = True

    def put(self, line: bytes) -> None:
        """Send ``line`` after all before it; a reader too far behind gets no more."""
        if self._open and self._lines.qsize() < LONGEST_QUEUE:
            self._lines.put_nowait(line)
        else:
            self.end()

    def end(self) -> None:
        """No more lines after those that wait."""
        if self._open:
            self._open = False
            self._lines.put_nowait(None)

    async def lines(self, pause: float) -> AsyncIterator[bytes]:
        """Every line with its line feed; an empty one whenever ``pause`` seconds bring none."""
        while True:
            try:
                line = await asyncio.wait_for(self._lines.get(), pause)
            except TimeoutError:
                line = b""
            if line is None:
                return
            yield line + b"\n"


class EventStreams:
    """Brings news for accounts to their streams, on whatever node these are.

    Args:
        bus: Where nodes tell each other.
    """

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._open: dict[str, list[EventStream]] = {}

    def __len__(self) -> int:
        """How many streams are open here."""
        return sum(map(len, self._open.values()))

    def may_hear(self, account: str) -> bool:
        """Whether ``account`` may have a stream at any node."""
        return self._bus.shared or account in self._open

    def tell(self, account: str, line: bytes) -> None:
        """Send a line to all streams of an account, at every node; never waits."""
        self._bus.publish(account_topic(account), line)

    def tell_here(self, account: str, line: bytes) -> None:
        """As :meth:`tell`, at this node only: the others hear of it in their own way."""
        for feed in self._open.get(account, ()):
            feed.put(line)

    @asynccontextmanager
    async def open(self, account: str) -> AsyncIterator[EventStream]:
        """A new stream of ``account``; from now on no news is missed.

        Raises:
            SocialError: ``streams-too-many``.
        """
        feeds = self._open.setdefault(account, [])
        if len(feeds) >= MOST_FEEDS:
            raise SocialError(SocialCode.STREAMS, most=MOST_FEEDS)
        feed = EventStream()
        feeds.append(feed)
        try:
            await self._bus.subscribe(account_topic(account), feed.put)
            try:
                yield feed
            finally:
                self._bus.unsubscribe(account_topic(account), feed.put)
        finally:
            feeds.remove(feed)
            if not feeds:
                self._open.pop(account, None)

    def end_all(self) -> None:
        """End every stream: the server stops."""
        for feeds in self._open.values():
            for feed in feeds:
                feed.end()
