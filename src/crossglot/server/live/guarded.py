"""A live connection that reads: floods are stopped, what cannot be read is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import copy_context
from typing import TypeVar

import msgspec

from crossglot.errors import ServerCode, ServerError
from crossglot.server.live.bucket import Bucket
from crossglot.server.live.line import FLOODED, Line, Receive
from crossglot.server.live.outbox import Outbox
from crossglot.server.live.shortcut import Shortcut
from crossglot.server.settings import Limits

T = TypeVar("T")


class Guarded(Line):
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
        """Whether a message may pass; a flood is told so once, and in the end shown out."""
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
