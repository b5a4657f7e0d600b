"""Asks every node whether somebody is connected there: silence is no answer.

A node that hangs, or that Redis does not reach, says nothing, and nor does one where the
player is not. So each node that is alive by its heartbeat has to say that it has looked.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from crossglot.server.identifiers import new_id
from crossglot.server.nodes.bus import Bus
from crossglot.server.nodes.heartbeats import Roster

PRESENCE = "presence"
"""Topic: ``+ game seat`` has come, ``- game seat`` has gone, ``? game seat`` is asked for.

``?? game seat`` is asked for by a roll call; each node answers it, with ``+`` where the player
is connected, and then in any case with ``!node game seat``.
"""

ANSWER_WITHIN = 2.0
"""Seconds that every node has to answer."""


class _Answers:
    """What has been said to one roll call."""

    def __init__(self) -> None:
        self.nodes: set[str] = set()
        self.found = False
        self.news = asyncio.Event()


class RollCall:
    """The roll calls of one node.

    Args:
        bus: Where other nodes are met.
        roster: Which of them are alive; None for a node that is alone.
    """

    def __init__(self, bus: Bus, roster: Roster | None) -> None:
        self._bus = bus
        self._roster = roster
        self.node = new_id() if roster is None else roster.node
        self._answers: dict[tuple[str, int], _Answers] = {}
        self._asking: dict[tuple[str, int], asyncio.Task[bool | None]] = {}

    async def finds(self, game_id: str, seat: int) -> bool | None:
        """Whether ``seat`` is connected to any node; None where that cannot be found out."""
        key = game_id, seat
        asking = self._asking.get(key)
        if asking is None:
            asking = self._asking[key] = asyncio.create_task(self._ask(key))
            asking.add_done_callback(lambda _: self._asking.pop(key))
        return await asyncio.shield(asking)

    def found(self, game_id: str, seat: int) -> None:
        """Some node says that ``seat`` is connected there."""
        answers = self._answers.get((game_id, seat))
        if answers is not None:
            answers.found = True
            answers.news.set()

    def answered(self, node: str, game_id: str, seat: int) -> None:
        """A node says that it has looked."""
        answers = self._answers.get((game_id, seat))
        if answers is not None:
            answers.nodes.add(node)
            answers.news.set()

    def _alive(self) -> frozenset[str]:
        """The nodes that must answer: this one, too, for then the bus carries both ways."""
        return frozenset({self.node}) if self._roster is None else self._roster.alive

    async def _ask(self, key: tuple[str, int]) -> bool | None:
        if not self._bus.connected:
            return None
        alive, answers = self._alive(), _Answers()
        self._answers[key] = answers
        self._bus.publish(PRESENCE, "?? {} {}".format(*key).encode())
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_WITHIN):
                    while not answers.found and not alive <= answers.nodes:
                        answers.news.clear()
                        await answers.news.wait()
        finally:
            del self._answers[key]
        if answers.found:
            return True
        silent = (alive & self._alive()) - answers.nodes  # who has left meanwhile need not answer
        return None if silent else False
