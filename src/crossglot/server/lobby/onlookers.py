"""One connection to the lobby: it listens; the client has nothing to say."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from crossglot.errors import CrossglotError, ServerCode, ServerError
from crossglot.server.live.outbox import Outbox
from crossglot.server.lobby.board import Board
from crossglot.server.wire import Failed, encode, error_of

Receive = Callable[[], Awaitable[str | bytes | None]]

MOST_MESSAGES = 100
"""Messages after which a client that does not listen is shown out."""

FLOODED = 4429
"""Close code: far too many messages."""


class Visit:
    """A connection to the lobby.

    Attributes:
        account: Whose; None for a browser that has none yet.
    """

    def __init__(self, board: Board, account: str | None, outbox: Outbox) -> None:
        self.account = account
        self._board = board
        self._outbox = outbox

    def tell(self, message: bytes) -> None:
        """Send ``message``; the board calls this."""
        self._outbox.put(message)

    async def finished(self) -> None:
        """Wait until all is sent and the connection is closed."""
        await self._outbox.finished()

    def close(self, code: int, reason: CrossglotError | None = None) -> None:
        """Say why, if there is a reason, and close."""
        if reason is not None:
            self.tell(encode(Failed(error_of(reason))))
        self._outbox.close(code)

    async def run(self, receive: Receive) -> None:
        """Greet, then stay until the client leaves; whatever it says is refused."""
        for message in self._board.greeting(self.account):
            self.tell(message)
        self._board.onlookers.add(self)
        refusal = ServerError(ServerCode.MALFORMED_MESSAGE, reason="the lobby takes no messages")
        said = 0
        try:
            while await receive() is not None:
                said += 1
                if said == MOST_MESSAGES:
                    self.close(FLOODED, refusal)
                elif said < MOST_MESSAGES:
                    self.tell(encode(Failed(error_of(refusal))))
        finally:
            self._board.onlookers.discard(self)
