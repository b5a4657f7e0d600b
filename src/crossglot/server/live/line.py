"""What every live connection has in common: it can be told things, and closed with a reason."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from crossglot.errors import CrossglotError
from crossglot.server.live.outbox import Outbox
from crossglot.server.wire import Failed, ServerMessage, encode, error_of

Receive = Callable[[], Awaitable[str | bytes | None]]
"""The next message of a client; None when there will be no more."""

FLOODED = 4429
"""Close code: far too many messages."""

BROKEN = 4500
"""Close code: a bug of the server."""


class Line:
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
