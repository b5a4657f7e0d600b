"""All live connections of this node, so that it can take leave of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from crossglot.errors import CrossglotError, ServerCode, ServerError

RESTARTING = 1012
"""Close code: the service restarts; come back in a moment."""


class Connected(Protocol):
    """One end of an open connection."""

    def close(self, code: int, reason: CrossglotError | None = None) -> None:
        """Say why, if there is a reason, and close."""

    def tell(self, message: bytes) -> None:
        """Send ``message``; never waits."""

    async def finished(self) -> None:
        """Wait until all is sent and the connection is closed."""


class Hub:
    """The live connections of this node."""

    def __init__(self) -> None:
        self._sessions: set[Connected] = set()

    def __len__(self) -> int:
        """How many are open."""
        return len(self._sessions)

    @contextmanager
    def open(self, session: Connected) -> Iterator[None]:
        """Count ``session`` as open."""
        self._sessions.add(session)
        try:
            yield
        finally:
            self._sessions.discard(session)

    def tell(self, message: bytes) -> None:
        """Send ``message`` to everyone."""
        for session in tuple(self._sessions):
            session.tell(message)

    async def say_goodbye(self) -> None:
        """Tell everyone that the server stops, send what is waiting, close."""
        sessions = tuple(self._sessions)
        for session in sessions:
            session.close(RESTARTING, ServerError(ServerCode.STOPPING))
        await asyncio.gather(*(session.finished() for session in sessions), return_exceptions=True)
