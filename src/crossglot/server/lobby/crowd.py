"""How many people are here, at all nodes together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from crossglot.server.identifiers import new_id
from crossglot.server.lobby.presence import Presence
from crossglot.server.nodes.bus import Bus

CROWD = "crowd"
"""Topic: a node, and how many people are at it."""

PAUSE = 2.0
"""Seconds between two counts."""

SILENCE = 15.0
"""Seconds after which the people of a node that says nothing are not counted."""


class Crowd:
    """Counts the people at this node, and tells the others.

    Args:
        presence: Who is at this node.
        bus: Where other nodes are met.
        now: The time in seconds.
    """

    def __init__(
        self, presence: Presence, bus: Bus, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._presence = presence
        self._bus = bus
        self._now = now
        self._name = new_id()
        self._others: dict[str, tuple[int, float]] = {}

    @property
    def count(self) -> int:
        """People at all nodes; who is at two of them counts twice."""
        now = self._now()
        self._others = {
            node: told for node, told in self._others.items() if now - told[1] <= SILENCE
        }
        return self._presence.count() + sum(people for people, _ in self._others.values())

    async def run(self, tell: Callable[[int], None]) -> None:
        """Count, and ``tell`` it, until cancelled."""
        if self._bus.shared:
            await self._bus.subscribe(CROWD, self._hear)
        while True:
            if self._bus.shared:
                self._bus.publish(CROWD, f"{self._name} {self._presence.count()}".encode())
            tell(self.count)
            await asyncio.sleep(PAUSE)

    def _hear(self, message: bytes) -> None:
        node, people = message.decode().split()
        if node != self._name:
            self._others[node] = int(people), self._now()
