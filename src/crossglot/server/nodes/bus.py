"""News between nodes: who has subscribed to a topic hears what is published on it.

What is published while a node has no line is lost to it, and where a line
breaks a message may come twice. The database is the truth, so a node that sees a
gap reads there again; a bus says when there may have been one.

Topics are texts: :func:`game_topic` for the number of a game's newest event,
``LOBBY`` for what changes in the lobby.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

from crossglot.extras import naming_extras

LOBBY = "lobby"
"""Seeks and games that appear, change and go."""

Handler = Callable[[bytes], None]
"""Takes a message; called in the loop, so it must not wait."""


def game_topic(game_id: str) -> str:
    """Where the number of the newest event of a game is published."""
    return f"game:{game_id}"


class Bus(Protocol):
    """Publishes and hears."""

    @property
    def shared(self) -> bool:
        """Whether there may be other nodes."""

    @property
    def connected(self) -> bool:
        """Whether messages go through just now; silence is noticed within two seconds."""

    def publish(self, topic: str, message: bytes) -> None:
        """Send ``message`` to all subscribers, this node too; never waits."""

    async def subscribe(self, topic: str, handler: Handler) -> None:
        """From now on ``handler`` hears what is published; returns once that is in force.

        Where there is no line it returns, too, and ``handler`` hears as soon as there is one.
        """

    def unsubscribe(self, topic: str, handler: Handler) -> None:
        """``handler`` hears no more of ``topic``."""

    def on_gap(self, handler: Callable[[], None]) -> None:
        """Call ``handler`` whenever messages may have been lost.

        That is when there is a connection again, every second while there is none, and after
        each :meth:`gap`.
        """

    def gap(self) -> None:
        """Messages may never have been sent: a node died between writing and telling."""

    async def listeners(self, topic: str) -> int:
        """How many nodes hear ``topic`` just now; 0 where there is no line."""

    async def close(self) -> None:
        """Let the line go."""


class MemoryBus:
    """The bus of a node that is alone."""

    shared = False
    connected = True

    def __init__(self) -> None:
        self._handlers: defaultdict[str, list[Handler]] = defaultdict(list)

    def publish(self, topic: str, message: bytes) -> None:
        """Send a message; see :class:`Bus`."""
        if topic in self._handlers:
            asyncio.get_running_loop().call_soon(self._deliver, topic, message)

    async def subscribe(self, topic: str, handler: Handler) -> None:
        """Hear a topic; see :class:`Bus`."""
        self._handlers[topic].append(handler)

    def unsubscribe(self, topic: str, handler: Handler) -> None:
        """Hear no more; see :class:`Bus`."""
        self._handlers[topic].remove(handler)
        if not self._handlers[topic]:
            del self._handlers[topic]

    def on_gap(self, handler: Callable[[], None]) -> None:
        """There is never a gap."""

    def gap(self) -> None:
        """There is no other node."""

    async def listeners(self, topic: str) -> int:
        """This node, if it does; see :class:`Bus`."""
        return int(topic in self._handlers)

    async def close(self) -> None:
        """There is nothing to let go."""

    def _deliver(self, topic: str, message: bytes) -> None:
        for handler in tuple(self._handlers.get(topic, ())):
            handler(message)


def open_bus(redis: str | None) -> Bus:
    """The bus of this node.

    Args:
        redis: ``redis://...``, where other nodes are to be met; None for a node that is alone.

    Raises:
        ServerError: That is no address.
        ExtraError: ``crossglot[nodes]`` is not installed.
    """
    if redis is None:
        return MemoryBus()
    with naming_extras():
        from crossglot.server.nodes.redis_bus import RedisBus  # noqa: PLC0415

    return RedisBus(redis)
