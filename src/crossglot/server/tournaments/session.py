"""One live connection to an event: of a player, or of somebody who looks on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

import structlog

from crossglot.errors import CrossglotError, ServerCode
from crossglot.server.connections.connection import LimitedConnection, Receive
from crossglot.server.connections.direct import Shortcut
from crossglot.server.connections.lag import LagMeter
from crossglot.server.connections.outbox import Outbox
from crossglot.server.operations.metrics import MOVE_SECONDS
from crossglot.server.settings.settings import Limits
from crossglot.server.tournaments.answer_messages import (
    NotTaken,
    ResyncMessage,
    SlipMessage,
    Taken,
    decode_event_message,
)
from crossglot.server.tournaments.messages import encode
from crossglot.server.wire.messages import Error, PongMessage, error_of

log = structlog.get_logger("crossglot.tournaments")

INTERNAL = Error(ServerCode.INTERNAL, {})


class FollowedTournament(Protocol):
    """The event that a connection follows."""

    def snapshot(self, line: TournamentConnection) -> bytes:
        """Everything that who is at the other end may know."""

    def came(self, line: TournamentConnection) -> None:
        """Count a connection as open."""

    def went(self, line: TournamentConnection) -> None:
        """Count it no more."""


HandIn = Callable[[int | None, SlipMessage, int, Callable[[], int]], asyncio.Future[Taken]]
"""Takes a slip of a player whose line has this lag, in milliseconds, and that lay here so long."""


class TournamentConnection(LimitedConnection):
    """The server's end of a connection to an event.

    Attributes:
        account: Whose it is; None is somebody we do not know.
        player: Their number; None for spectators.
        arbiter: Whether they rule on the event.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - who follows what, by what means
        self,
        live: FollowedTournament,
        hand_in: HandIn,
        account: str | None,
        player: int | None,
        outbox: Outbox,
        limits: Limits,
        *,
        arbiter: bool = False,
    ) -> None:
        super().__init__(outbox, limits)
        self.account = account
        self.player = player
        self.arbiter = arbiter
        self._live = live
        self._hand_in = hand_in
        self._meter = LagMeter()
        self._waited: Callable[[], int] = int  # nobody can tell: 0

    async def run(self, receive: Receive, shortcut: Shortcut | None = None) -> None:
        """Greet, then serve until the client leaves.

        Args:
            receive: The next message; None when there will be no more.
            shortcut: Where messages come by a shorter way, if there is one.
        """
        self.tell(self._live.snapshot(self))
        self._live.came(self)
        if shortcut is not None:
            self._waited = shortcut.waited
        try:
            await self._hear_all(receive, shortcut)
        finally:
            self._live.went(self)

    def asked(self, ping_id: int) -> None:
        """A message with this number, to be answered at once, has been sent."""
        self._meter.ask(self._clock(), ping_id)

    def hear(self, text: str | bytes) -> None:
        """Do what a message asks for; what takes time is answered later."""
        if not self._let_pass():
            return
        try:
            message = self._decoded(text, decode_event_message)
        except CrossglotError as error:
            self._refuse(error)
            return
        match message:
            case SlipMessage():
                self._hand(message)
            case PongMessage(ping_id):
                self._meter.answered(ping_id, self._clock())
            case ResyncMessage():
                self.tell(self._live.snapshot(self))

    def _hand(self, message: SlipMessage) -> None:
        """Hand a slip in; it is answered once it is kept."""
        began = time.perf_counter()
        try:
            taken = self._hand_in(self.player, message, self._meter.lag, self._waited)
        except Exception as error:  # noqa: BLE001 - told to the player, and logged
            self._answer_slip(began, self._refused(message, error))
        else:
            taken.add_done_callback(partial(self._settled, message, began))

    def _settled(self, message: SlipMessage, began: float, taken: asyncio.Future[Taken]) -> None:
        error = taken.exception()
        answer = taken.result() if error is None else self._refused(message, error)
        self._answer_slip(began, answer)

    def _answer_slip(self, began: float, answer: Taken | NotTaken) -> None:
        MOVE_SECONDS.observe(time.perf_counter() - began)
        self.tell(encode(answer))

    def _refused(self, message: SlipMessage, error: BaseException) -> NotTaken:
        """Why a slip is not taken; a bug is logged."""
        if isinstance(error, CrossglotError):
            return NotTaken(message.slip_id, error_of(error))
        log.error("slip failed", player=self.player, round=message.round, exc_info=error)
        return NotTaken(message.slip_id, INTERNAL)
