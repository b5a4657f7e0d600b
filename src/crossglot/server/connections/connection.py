"""What live connections have in common: they are sent messages, read under limits, and closed.

Floods are stopped, and what cannot be read is refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from typing import TypeVar

import msgspec

from crossglot.errors import CrossglotError, ServerCode, ServerError
from crossglot.server.connections.direct import Shortcut
from crossglot.server.connections.outbox import Outbox
from crossglot.server.limits.account_rates import Bucket
from crossglot.server.settings.settings import Limits
from crossglot.server.wire.messages import Failed, ServerMessage, encode, error_of

Receive = Callable[[], Awaitable[str | bytes | None]]
"""The next message of a client; None when there will be no more."""

FLOODED = 4429
"""Close code: far too many messages."""

BROKEN = 4500
"""Close code: a bug of the server."""


class Connection:
    """The server's end of a live connection.

    Args:
        outbox: Where its messages go.
    """

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox

    def tell(self, message: bytes) -> None:
        """Send ``message``; never waits."""
        self._outbox.put(message)

    async def finished(self) -> None:
        """Wait until all is sent and the connection is closed."""
        await self._outbox.finished()

    def close(self, code: int, reason: CrossglotError | None = None) -> None:
        """Say why, if there is a reason, and close."""
        if reason is not None:
            self._refuse(reason)
        self._outbox.close(code)

    def _refuse(self, reason: CrossglotError) -> None:
        """Say what is wrong with something that was neither a move nor a preview."""
        self._answer(Failed(error_of(reason)))

    def _answer(self, message: ServerMessage) -> None:
        self.tell(encode(message))


T = TypeVar("T")


class LimitedConnection(Connection):
    """The server's end of a connection whose messages are counted and measured.

    Args:
        outbox: Where its messages go.
        limits: How many messages there may be, and how large.
    """

    def __init__(self, outbox: Outbox, limits: Limits) -> None:
        super().__init__(outbox)
        self._limits = limits
        self._clock = asyncio.get_running_loop().time
        self._bucket = Bucket(limits.rate, limits.burst, self._clock())
        self._dropped = 0

    def hear(self, text: str | bytes) -> None:
        """Take a message of the client; what takes time is answered later."""
        raise NotImplementedError

    async def _hear_all(self, receive: Receive, shortcut: Shortcut | None) -> None:
        """Hear every message until the client leaves.

        Args:
            receive: The next message; None when there will be no more.
            shortcut: Where messages come by a shorter way, if there is one.
        """
        if shortcut is not None:
            context = copy_context()  # so that the log knows whose message it was
            shortcut.listen(lambda text: context.run(self.hear, text))
        while (text := await receive()) is not None:
            self.hear(text)

    def _let_pass(self) -> bool:
        """Whether a message may pass; a flood gets one warning, and then the connection closes."""
        if self._bucket.take(self._clock()):
            self._dropped = 0
            return True
        self._dropped += 1
        refusal = ServerError(
            ServerCode.TOO_MANY_MESSAGES, burst=self._limits.burst, rate=self._limits.rate
        )
        if self._dropped == 1:
            self._refuse(refusal)
        elif self._dropped == self._limits.patience:
            self.close(FLOODED, refusal)
        return False

    def _decoded(self, text: str | bytes, decode: Callable[[str | bytes], T]) -> T:
        """What ``text`` says.

        Raises:
            ServerError: ``message-too-large`` or ``malformed-message``.
        """
        size = len(text) if isinstance(text, bytes) else len(text.encode())
        if size > self._limits.message:
            raise ServerError(ServerCode.MESSAGE_TOO_LARGE, size=size, largest=self._limits.message)
        try:
            return decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ServerError(ServerCode.MALFORMED_MESSAGE, reason=str(error)) from None
