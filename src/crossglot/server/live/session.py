"""One live connection: reads messages, asks the use cases, answers.

Whatever arrives, the connection is kept unless keeping it would do harm; the
game changes by accepted moves only.
"""

from __future__ import annotations

import asyncio
import time

import structlog

from crossglot.errors import CrossglotError, ServerCode, ServerError
from crossglot.server.connections.connection import BROKEN, LimitedConnection, Receive
from crossglot.server.connections.direct import Shortcut
from crossglot.server.connections.eager import begun
from crossglot.server.connections.lag import LagMeter
from crossglot.server.connections.outbox import Outbox
from crossglot.server.games.games import Games
from crossglot.server.games.nudges import Nudges
from crossglot.server.games.tables import GameTable
from crossglot.server.operations.metrics import MOVE_SECONDS, MOVES, REFUSALS
from crossglot.server.settings.settings import Limits
from crossglot.server.wire.messages import (
    Ack,
    Error,
    Failed,
    MoveMessage,
    NudgeMessage,
    Ping,
    PongMessage,
    PreviewAnswer,
    PreviewMessage,
    Refused,
    ResyncMessage,
    ServerMessage,
    Stale,
    TypedAnswer,
    TypedMessage,
    decode_message,
    error_of,
)
from crossglot.server.wire.moves import PlayMove

_TAKEN = MOVES.labels("ack")


def count_answer(message: ServerMessage) -> None:
    """Count an answer to a client: moves by their outcome, refusals by their code."""
    match message:
        case Ack():
            _TAKEN.inc()
        case Stale():
            MOVES.labels("stale").inc()
        case Refused(error=error):
            MOVES.labels("refused").inc()
            REFUSALS.labels(error.code).inc()
        case Failed(error=error) | PreviewAnswer(error=Error() as error):
            REFUSALS.labels(error.code).inc()


log = structlog.get_logger("crossglot.live")

MEASURE_EVERY = 10.0
"""Seconds between two measurements of a line."""

INTERNAL = Error(ServerCode.INTERNAL, {})


class Session(LimitedConnection):
    """A connection of one seat, or of a spectator, to one game.

    Attributes:
        seat: Whose eyes; None is a spectator.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - who follows which game, by what means
        self,
        games: Games,
        nudges: Nudges,
        table: GameTable,
        seat: int | None,
        outbox: Outbox,
        limits: Limits,
    ) -> None:
        super().__init__(outbox, limits)
        self.seat = seat
        self._games = games
        self._nudges = nudges
        self._table = table
        self._line = LagMeter()
        self._measured = -MEASURE_EVERY
        self._heard: list[str | bytes] = []
        self._answering = False
        self._task: asyncio.Task[None] | None = None
        self._kept: list[bytes] | None = None

    async def run(
        self, receive: Receive, last_seq: int | None, shortcut: Shortcut | None = None
    ) -> None:
        """Greet, then serve until the client leaves.

        Args:
            receive: The next message; None when there will be no more.
            last_seq: Up to where the client knows the game.
            shortcut: Where messages come by a shorter way, if there is one.
        """
        self._greet(last_seq)
        self._games.attendance.came(self._table, self)
        self._measure()
        try:
            await self._hear_all(receive, shortcut)
        finally:
            self._games.attendance.went(self._table, self)

    def _greet(self, last_seq: int | None) -> None:
        for message in self._table.greeting(self.seat, last_seq):
            self.tell(message)

    def tell(self, message: bytes) -> None:
        """Send ``message``; while a move is taken, together with what is told in the same go.

        That is what the move has changed, and that it is taken.
        """
        if self._kept is None:
            super().tell(message)
            return
        if not self._kept:
            asyncio.get_running_loop().call_soon(self._send_kept)
        self._kept.append(message)

    def _send_kept(self) -> None:
        if self._kept:
            self._outbox.put(*self._kept)
            self._kept.clear()

    def close(self, code: int, reason: CrossglotError | None = None) -> None:
        """Say why, if there is a reason, and close."""
        self._send_kept()
        self._kept = None
        super().close(code, reason)

    def hear(self, text: str | bytes) -> None:
        """Answer a message once those before it are answered, though its sender may have left."""
        if not self._let_pass():
            return
        self._heard.append(text)
        if not self._answering:
            self._answering = True
            self._task = begun(self._answer_heard())

    async def _answer_heard(self) -> None:
        try:
            while self._heard:
                await self._answered(self._heard.pop(0))
        except Exception:
            log.exception("connection failed", **self._where())
            self.close(BROKEN, ServerError(ServerCode.INTERNAL))
        finally:
            self._answering, self._task = False, None

    async def _answered(self, text: str | bytes) -> None:
        try:
            message = self._decoded(text, decode_message)
        except CrossglotError as error:
            self._refuse(error)
            return
        match message:
            case MoveMessage():
                self._kept = []
                self._answer(await self._moved(message))
                self._send_kept()
                self._kept = None
                self._measure()
            case PreviewMessage():
                self._answer(await self._previewed(message))
            case TypedMessage():
                self._answer(await self._read(message))
            case ResyncMessage():
                self.tell(self._table.snapshot(self.seat))
            case NudgeMessage():
                await self._nudge()
            case PongMessage(ping_id):
                self._line.answered(ping_id, self._clock())

    def _measure(self) -> None:
        """Measure the line now and then, where its lag is credited to a clock."""
        now = self._clock()
        if (
            self.seat is None
            or not self._table.measures_lag
            or now - self._measured < MEASURE_EVERY
        ):
            return
        self._measured = now
        self._answer(Ping(self._line.ask(now)))

    async def _moved(self, message: MoveMessage) -> ServerMessage:
        try:
            began = time.perf_counter()
            try:
                return await self._games.take(self._table, self.seat, message, self._line.lag)
            finally:
                MOVE_SECONDS.observe(time.perf_counter() - began)
        except CrossglotError as error:
            return Refused(message.move_id, error_of(error))
        except Exception:
            log.exception("move failed", **self._where())
            return Refused(message.move_id, INTERNAL)

    async def _nudge(self) -> None:
        try:
            await self._nudges.nudge(self._table, self.seat)
        except CrossglotError as error:
            self._refuse(error)
        except Exception:
            log.exception("nudge failed", **self._where())
            self._answer(Failed(INTERNAL))

    async def _previewed(self, message: PreviewMessage) -> ServerMessage:
        try:
            points, words = await self._games.preview(self._table, self.seat, message.move)
        except CrossglotError as error:
            return PreviewAnswer(message.preview_id, error=error_of(error))
        except Exception:
            log.exception("preview failed", **self._where())
            return PreviewAnswer(message.preview_id, error=INTERNAL)
        return PreviewAnswer(message.preview_id, points=points, words=words)

    async def _read(self, message: TypedMessage) -> ServerMessage:
        try:
            move = self._games.read(self._table, self.seat, message.text, message.style)
            answer = TypedAnswer(message.typed_id, move)
            if isinstance(move, PlayMove):
                points, words = await self._games.preview(self._table, self.seat, move)
                answer = TypedAnswer(message.typed_id, move, points, words)
        except CrossglotError as error:
            return TypedAnswer(message.typed_id, error=error_of(error))
        except Exception:
            log.exception("typed move failed", **self._where())
            return TypedAnswer(message.typed_id, error=INTERNAL)
        return answer

    def _answer(self, message: ServerMessage) -> None:
        count_answer(message)
        super()._answer(message)

    def _where(self) -> dict[str, object]:
        """What the log says of a bug: where it happened, and nothing that is hidden."""
        return {"game": self._table.id, "seat": self.seat, "seq": self._table.seq}
