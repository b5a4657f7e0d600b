"""Who hears what is said in a game, at this node."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from crossglot.server.nodes.bus import Bus
from crossglot.server.social.chat import ChatLine
from crossglot.server.wire.messages import encode


class Spoken(Struct, frozen=True):
    """A line on its way to the nodes.

    Attributes:
        line: What was said.
        over: Whether the game is: then players hear the spectators.
        deaf: Accounts that have blocked who said it.
    """

    line: ChatLine
    over: bool
    deaf: frozenset[str]


@dataclass(frozen=True, slots=True)
class ChatListener:
    """Somebody who is connected to a game.

    Attributes:
        account: Who; None for a browser that we do not know.
        seat: Their seat; None for spectators.
        tell: Sends them a message.
    """

    account: str | None
    seat: int | None
    tell: Callable[[bytes], None]

    def hears(self, spoken: Spoken) -> bool:
        """Whether what was said is for them."""
        if self.account in spoken.deaf:
            return False
        if spoken.line.channel == "players":
            return self.seat is not None
        return self.seat is None or spoken.over


_decode = msgspec.json.Decoder(Spoken).decode


class ChatRooms:
    """Brings what is said in a game to those who are connected to it, on whatever node.

    Args:
        bus: Where nodes tell each other.
    """

    def __init__(self, bus: Bus) -> None:
        self._bus = bus

    def speak(self, spoken: Spoken) -> None:
        """Tell everybody who hears it; never waits."""
        self._bus.publish(_topic(spoken.line.game), encode(spoken))

    @asynccontextmanager
    async def listen(self, game: str, ear: ChatListener) -> AsyncIterator[None]:
        """Hear what is said in a game for as long as this lasts."""

        def hear(message: bytes) -> None:
            spoken = _decode(message)
            if ear.hears(spoken):
                ear.tell(encode(spoken.line))

        await self._bus.subscribe(_topic(game), hear)
        try:
            yield
        finally:
            self._bus.unsubscribe(_topic(game), hear)


def _topic(game: str) -> str:
    return f"chat:{game}"
