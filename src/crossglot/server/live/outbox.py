"""What is still to be sent to one connection, in order; a reader too slow is let go."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger("crossglot.live")

TOO_SLOW = 4408
"""Close code: the client does not read what it is sent."""

GONE = 1006
"""Close code, never sent: the line was dead."""

LONGEST_QUEUE = 256
"""Messages; who is further behind will reconnect and get a snapshot."""

Send = Callable[[bytes], Awaitable[None]]
Close = Callable[[int], Awaitable[None]]


class Outbox:
    """Sends in the background, so that telling never waits for a slow line.

    Args:
        send: Sends one message.
        close: Closes the connection with a code.
    """

    def __init__(self, send: Send, close: Close) -> None:
        self._send = send
        self._close = close
        self._waiting: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._closing: int | None = None
        self._task = asyncio.create_task(self._run())

    def put(self, message: bytes) -> None:
        """Send ``message`` after all that was put before; nothing follows a close."""
        if self._closing is not None:
            return
        if len(self._waiting) >= LONGEST_QUEUE:
            self._waiting.clear()
            self.close(TOO_SLOW)
            return
        self._waiting.append(message)
        self._filled.set()

    def close(self, code: int) -> None:
        """Send what is waiting, then close with ``code``."""
        if self._closing is None:
            self._closing = code
        self._filled.set()

    async def finished(self) -> None:
        """Wait until all is sent and the connection is closed."""
        await asyncio.shield(self._task)

    def drop(self) -> None:
        """The connection is gone; forget what was to be sent."""
        self._task.cancel()

    async def _run(self) -> None:
        try:
            await self._send_all()
        except Exception as error:  # noqa: BLE001 - servers raise what they like when the line is dead
            log.debug("line is dead", error=repr(error))
            self._closing = GONE
            self._waiting.clear()

    async def _send_all(self) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._waiting:
                await self._send(self._waiting.popleft())
            if self._closing is not None:
                await self._close(self._closing)
                return
