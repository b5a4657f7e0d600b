"""The bell on an arbiter's desk: it says that there is something to look at, and not what."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from crossglot.server.tournaments.session import TournamentConnection

PATIENCE = 0.3
"""Seconds for which the bell waits for more: hundreds hand in within one."""


class DeskBroadcast:
    """Rings at all desks of one event, however much happens, once in a while.

    Args:
        message: What is said, as it is then.
        publish: Tells every node, this one too; None where there is no other.
    """

    def __init__(
        self, message: Callable[[], bytes], publish: Callable[[], None] | None = None
    ) -> None:
        self._message, self._publish = message, publish
        self._desks: set[TournamentConnection] = set()
        self._ringing: asyncio.Task[None] | None = None

    def came(self, line: TournamentConnection) -> None:
        """An arbiter listens here."""
        self._desks.add(line)

    def went(self, line: TournamentConnection) -> None:
        """The arbiter listens no more."""
        self._desks.discard(line)

    def ring(self) -> None:
        """Something has changed: it is said soon, at the desks of every node."""
        heard = self._desks or self._publish is not None
        if heard and self._ringing is None:
            self._ringing = asyncio.create_task(self._soon())

    def sound(self) -> None:
        """Say so at the desks of this node."""
        for line in tuple(self._desks):
            line.tell(self._message())

    async def _soon(self) -> None:
        await asyncio.sleep(PATIENCE)
        self._ringing = None  # whatever comes from now on rings again
        (self._publish or self.sound)()
