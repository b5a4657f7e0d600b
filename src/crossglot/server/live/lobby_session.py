"""One connection to the lobby: it listens; the client has nothing to say."""

from __future__ import annotations

from crossglot.errors import ServerCode, ServerError
from crossglot.server.connections.connection import FLOODED, Connection, Receive
from crossglot.server.connections.outbox import Outbox
from crossglot.server.lobby.lists import Board

MOST_MESSAGES = 100
"""Messages after which a client that does not listen is shown out."""


class LobbyConnection(Connection):
    """A connection to the lobby.

    Attributes:
        account: Whose; None for a browser that has none yet.
    """

    def __init__(self, board: Board, account: str | None, outbox: Outbox) -> None:
        super().__init__(outbox)
        self.account = account
        self._board = board

    async def run(self, receive: Receive) -> None:
        """Greet, then stay until the client leaves; whatever it says is refused."""
        for message in self._board.greeting(self.account):
            self.tell(message)
        self._board.viewers.add(self)
        refusal = ServerError(ServerCode.MALFORMED_MESSAGE, reason="the lobby takes no messages")
        said = 0
        try:
            while await receive() is not None:
                said += 1
                if said == MOST_MESSAGES:
                    self.close(FLOODED, refusal)
                elif said < MOST_MESSAGES:
                    self._refuse(refusal)
        finally:
            self._board.viewers.discard(self)
