"""What is still to be sent to one connection, in order; a reader too slow is let go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import structlog

from crossglot.server.connections.eager import begun

log = structlog.get_logger("crossglot.live")

TOO_SLOW = 4408
"""Close code: the client does not read what it is sent."""

GONE = 1006
"""Close code, never sent: the line was dead."""

LONGEST_QUEUE = 256
"""Messages; who is further behind will reconnect and get a snapshot."""

Send = Callable[[bytes], Coroutine[Any, Any, None]]
Close = Callable[[int], Coroutine[Any, Any, None]]


class Say(Protocol):
    """Sends messages at once."""

    def __call__(self, *messages: bytes) -> bool:
        """Whether they were taken."""


def _not_now(*_: bytes) -> bool:
    return False


class Outbox:
    """Sends at once, or in the background where the line is slow: telling never waits.

    Args:
        send: Sends one message.
        close: Closes the connection with a code.
        say: Sends messages by a shorter way, where there is one.
    """

    def __init__(self, send: Send, close: Close, say: Say = _not_now) -> None:
        self._send = send
        self._say = say
        self._close = close
        self._waiting: list[bytes] = []
        self._closing: int | None = None
        self._task: asyncio.Task[None] | None = None

    def put(self, *messages: bytes) -> None:
        """Send ``messages`` after all that was put before; nothing follows a close.

        Those that are put together go to the kernel together, which is most of what they cost.
        """
        if self._closing is not None:
            return
        if self._task is None and not self._waiting and self._say(*messages):
            return
        if len(self._waiting) + len(messages) > LONGEST_QUEUE:
            self._waiting.clear()
            self.close(TOO_SLOW)
            return
        self._waiting += messages
        self._wake()

    def close(self, code: int) -> None:
        """Send what is waiting, then close with ``code``."""
        if self._closing is None:
            self._closing = code
            self._wake()

    async def finished(self) -> None:
        """Wait until all is sent and, if it is to be, the connection is closed."""
        while self._task is not None:
            await asyncio.shield(self._task)

    def drop(self) -> None:
        """The connection is gone; forget what was to be sent."""
        self._closing = GONE
        if self._task is not None:
            self._task.cancel()

    def _wake(self) -> None:
        """Send what waits; a task is needed only where the line does not take it at once."""
        if self._task is not None:
            return
        self._task = begun(self._run())

    async def _run(self) -> None:
        try:
            await self._send_all()
        except Exception as error:  # noqa: BLE001 - servers raise what they like when the line is dead
            log.debug("line is dead", error=repr(error))
            self._closing = GONE
            self._waiting.clear()
        finally:
            self._task = None

    async def _send_all(self) -> None:
        while self._waiting:
            await self._send(self._waiting.pop(0))
        if self._closing is not None:
            await self._close(self._closing)
