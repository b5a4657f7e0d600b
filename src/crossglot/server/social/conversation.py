"""Saying something in a game, and reading what was said."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from sqlalchemy import Connection

from crossglot.errors import ServerCode, ServerError, SocialCode, SocialError
from crossglot.server.connections.event_streams import EventStreams
from crossglot.server.games.table import AnyTable
from crossglot.server.limits.account_rates import Pace
from crossglot.server.social.blocks import blockers
from crossglot.server.social.chat import (
    Channel,
    ChatLine,
    Said,
    choose_mode,
    cleaned,
    keep_line,
    lines_for,
    mode_of,
)
from crossglot.server.social.chat_rooms import ChatRooms, Spoken
from crossglot.server.social.sanctions import is_muted
from crossglot.server.store.database import Database
from crossglot.server.wire.chat_mode import ChatMode
from crossglot.server.wire.messages import encode

RATE = 0.5
"""Messages of one account a second, in the long run."""

BURST = 6
"""Messages of one account at once."""


@dataclass(frozen=True, slots=True)
class ChatServices:
    """What is said in the games of this server.

    Attributes:
        database: Where it is kept.
        rooms: Bring it to those who are connected.
        feeds: Bring it to those who are not.
        phrases_only: Whether nothing but phrases may be said on this server.
        pace: How often one may say something.
    """

    database: Database
    rooms: ChatRooms
    feeds: EventStreams
    phrases_only: bool
    pace: Pace = field(default_factory=lambda: Pace(RATE, BURST))

    async def say(self, table: AnyTable, account: str, say_id: str, said: Said) -> ChatLine:
        """Say something to those who share the account's side of the game.

        Args:
            table: The game.
            account: Who says it.
            say_id: Its sender's name for it; sent again, it is said once.
            said: What.

        Raises:
            SocialError: It may not be said; the code says why.
        """
        said, now = cleaned(said), time.time()
        if not self.pace.take(account):
            raise SocialError(SocialCode.CHAT_TOO_FAST, wait=round(1 / self.pace.rate))
        seat = table.seat_of(account)
        channel: Channel = "spectators" if seat is None else "players"

        def work(connection: Connection) -> tuple[ChatLine, bool, frozenset[str]]:
            if is_muted(connection, account, now):
                raise SocialError(SocialCode.CHAT_MUTED)
            _check(mode_of(connection, table.id, phrases_only=self.phrases_only), said)
            line, new = keep_line(connection, table.id, channel, account, say_id, said, now)
            return line, new, blockers(connection, account)

        line, new, deaf = await self.database.write(work)
        if new:
            self.rooms.speak(Spoken(line, table.ended is not None, deaf))
            if channel == "players":
                for other in {*table.accounts} - {account, None} - deaf:
                    self.feeds.tell(str(other), encode(line))
        return line

    async def read(
        self, table: AnyTable, account: str | None, after: int
    ) -> tuple[ChatMode, list[ChatLine]]:
        """What may be said in a game, and what was said after the message ``after``."""
        seated = table.seat_of(account) is not None
        channels: set[Channel] = {"players"} if seated else {"spectators"}
        if table.ended is not None:
            channels.add("spectators")

        def query(connection: Connection) -> tuple[ChatMode, list[ChatLine]]:
            mode = mode_of(connection, table.id, phrases_only=self.phrases_only)
            return mode, lines_for(connection, table.id, frozenset(channels), account, after)

        return await self.database.read(query)

    async def choose_mode(self, table: AnyTable, account: str | None, mode: ChatMode) -> None:
        """A player of the game chooses what may be said in it.

        Raises:
            ServerError: ``not-your-seat``.
            SocialError: ``chat-mode-chosen``.
        """
        if account is None or table.seat_of(account) is None:
            raise ServerError(ServerCode.NOT_YOUR_SEAT, game=table.id)
        await self.database.write(
            lambda connection: choose_mode(connection, table.id, mode, account)
        )


def _check(mode: ChatMode, said: Said) -> None:
    if mode == "off":
        raise SocialError(SocialCode.CHAT_OFF)
    if mode == "phrases" and said.phrase is None:
        raise SocialError(SocialCode.CHAT_PHRASES)
