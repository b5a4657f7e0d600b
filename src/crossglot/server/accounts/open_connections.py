"""Open lines: live connections, by the session or the token that opened them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from crossglot.errors import AccountCode, AccountError
from crossglot.server.accounts.principal import Principal

SIGNED_OUT = 4401
"""Close code: the session, or the token, that opened the connection has ended."""

KEY = 32
"""Bytes of a key: a SHA-256."""

Close = Callable[[int, AccountError], None]


def _nobody(_: bytes) -> None:
    """There are no other nodes."""


class _OpenConnection:
    """One connection, and the hash of the secret that it was opened with."""

    def __init__(self, key: bytes, close: Close) -> None:
        self.key = key
        self.close = close


class OpenConnections:
    """The live connections of this node that somebody whom we know has opened.

    Args:
        tell: Tells the other nodes, whose :meth:`hear` gets the message.
    """

    def __init__(self, tell: Callable[[bytes], None] = _nobody) -> None:
        self._tell = tell
        self._open: defaultdict[bytes, set[_OpenConnection]] = defaultdict(set)

    @contextmanager
    def open(self, principal: Principal | None, close: Close) -> Iterator[None]:
        """Count a connection as open; ``close`` is called when its session ends."""
        if principal is None:
            yield
            return
        connection = _OpenConnection(principal.key, close)
        self._open[connection.key].add(connection)
        try:
            yield
        finally:
            self._open[connection.key].discard(connection)
            if not self._open[connection.key]:
                del self._open[connection.key]

    @property
    def keys(self) -> tuple[bytes, ...]:
        """The sessions and tokens that have open connections here."""
        return tuple(self._open)

    def hang_up(self, key: bytes) -> None:
        """Close every connection of one session or token, on every node, and say why."""
        self.hear(key)
        self._tell(key)

    def rekey(self, old: bytes, new: bytes) -> None:
        """The session has another token now; its connections stay, on every node."""
        self.hear(old + new)
        self._tell(old + new)

    def hear(self, message: bytes) -> None:
        """Do what another node tells: one key hangs up, two rekey."""
        key, new = message[:KEY], message[KEY:]
        if not new:
            for connection in tuple(self._open.get(key, ())):
                connection.close(SIGNED_OUT, AccountError(AccountCode.SIGNED_OUT))
            return
        for connection in self._open.pop(key, set()):
            connection.key = new
            self._open[new].add(connection)
