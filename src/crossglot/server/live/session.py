"""One live connection: reads messages, asks the use cases, answers.

Whatever arrives, the connection is kept unless keeping it would do harm; the
game changes by accepted moves only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from crossglot.errors import CrossglotError, ServerCode, ServerError
from crossglot.server.games import Games
from crossglot.server.live.bucket import Bucket
from crossglot.server.live.counted import count_answer
from crossglot.server.live.outbox import Outbox
from crossglot.server.metrics import MOVE_SECONDS
from crossglot.server.play.lag import LagMeter
from crossglot.server.play.nudges import Nudges
from crossglot.server.settings import Limits
from crossglot.server.table import Table
from crossglot.server.wire import (
    ClientMessage,
    Error,
    Failed,
    MoveMessage,
    NudgeMessage,
    Ping,
    PlayMove,
    PongMessage,
    PreviewAnswer,
    PreviewMessage,
    Refused,
    ResyncMessage,
    ServerMessage,
    TypedAnswer,
    TypedMessage,
    decode_message,
    encode,
    error_of,
)

log = structlog.get_logger("crossglot.live")

FLOODED = 4429
"""Close code: far too many messages."""

MEASURE_EVERY = 10.0
"""Seconds between two measurements of a line."""

INTERNAL = Error(ServerCode.INTERNAL, {})

Receive = Callable[[], Awaitable[str | bytes | None]]


class Session:
    """A connection of one seat, or of a spectator, to one game.

    Attributes:
        seat: Whose eyes; None is a spectator.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - who follows which game, by what means
        self,
        games: Games,
        nudges: Nudges,
        table: Table,
        seat: int | None,
        outbox: Outbox,
        limits: Limits,
    ) -> None:
        self.seat = seat
        self._games = games
        self._nudges = nudges
        self._table = table
        self._outbox = outbox
        self._limits = limits
        self._clock = asyncio.get_running_loop().time
        self._bucket = Bucket(limits.rate, limits.burst, self._clock())
        self._dropped = 0
        self._line = LagMeter()
        self._measured = -MEASURE_EVERY

    def tell(self, message: bytes) -> None:
        """Send ``message``; the table calls this."""
        self._outbox.put(message)

    async def finished(self) -> None:
        """Wait until all is sent and the connection is closed."""
        await self._outbox.finished()

    def close(self, code: int, reason: CrossglotError | None = None) -> None:
        """Say why, if there is a reason, and close."""
        if reason is not None:
            self._answer(Failed(error_of(reason)))
        self._outbox.close(code)

    async def run(self, receive: Receive, last_seq: int | None) -> None:
        """Greet, then serve until the client leaves.

        Args:
            receive: The next message; None when there will be no more.
            last_seq: Up to where the client knows the game.
        """
        for message in self._table.greeting(self.seat, last_seq):
            self.tell(message)
        self._games.attendance.came(self._table, self)
        self._measure()
        try:
            while (text := await receive()) is not None:
                await self._serve(text)
        finally:
            self._games.attendance.went(self._table, self)

    async def _serve(self, text: str | bytes) -> None:
        if not self._let_pass():
            return
        try:
            message = self._decode(text)
        except CrossglotError as error:
            self._answer(Failed(error_of(error)))
            return
        match message:
            case MoveMessage():
                self._answer(await self._moved(message))
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
        is_live = self._table.state.edition.house.clock.is_live
        now = self._clock()
        if self.seat is None or not is_live or now - self._measured < MEASURE_EVERY:
            return
        self._measured = now
        self._answer(Ping(self._line.ask(now)))

    def _let_pass(self) -> bool:
        """Whether a message may pass; a flood is told so once, and in the end shown out."""
        if self._bucket.take(self._clock()):
            self._dropped = 0
            return True
        self._dropped += 1
        refusal = ServerError(
            ServerCode.TOO_MANY_MESSAGES, burst=self._limits.burst, rate=self._limits.rate
        )
        if self._dropped == 1:
            self._answer(Failed(error_of(refusal)))
        elif self._dropped == self._limits.patience:
            self.close(FLOODED, refusal)
        return False

    def _decode(self, text: str | bytes) -> ClientMessage:
        size = len(text) if isinstance(text, bytes) else len(text.encode())
        if size > self._limits.message:
            raise ServerError(ServerCode.MESSAGE_TOO_LARGE, size=size, largest=self._limits.message)
        try:
            return decode_message(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ServerError(ServerCode.MALFORMED_MESSAGE, reason=str(error)) from None

    async def _moved(self, message: MoveMessage) -> ServerMessage:
        try:
            with MOVE_SECONDS.time():
                return await self._games.move(self._table, self.seat, message, self._line.lag)
        except CrossglotError as error:
            return Refused(message.move_id, error_of(error))
        except Exception:
            log.exception("move failed", **self._where())
            return Refused(message.move_id, INTERNAL)

    async def _nudge(self) -> None:
        try:
            await self._nudges.nudge(self._table, self.seat)
        except CrossglotError as error:
            self._answer(Failed(error_of(error)))
        except Exception:
            log.exception("nudge failed", **self._where())
            self._answer(Failed(INTERNAL))

    async def _previewed(self, message: PreviewMessage) -> ServerMessage:
        try:
            points, words = await self._games.preview(self._table, self.seat, message.placed)
        except CrossglotError as error:
            return PreviewAnswer(message.preview_id, error=error_of(error))
        except Exception:
            log.exception("preview failed", **self._where())
            return PreviewAnswer(message.preview_id, error=INTERNAL)
        return PreviewAnswer(message.preview_id, points=points, words=words)

    async def _read(self, message: TypedMessage) -> ServerMessage:
        try:
            move = self._games.read(self._table, self.seat, message.text)
            answer = TypedAnswer(message.typed_id, move)
            if isinstance(move, PlayMove):
                points, words = await self._games.preview(self._table, self.seat, move.placed)
                answer = TypedAnswer(message.typed_id, move, points, words)
        except CrossglotError as error:
            return TypedAnswer(message.typed_id, error=error_of(error))
        except Exception:
            log.exception("typed move failed", **self._where())
            return TypedAnswer(message.typed_id, error=INTERNAL)
        return answer

    def _answer(self, message: ServerMessage) -> None:
        count_answer(message)
        self._outbox.put(encode(message))

    def _where(self) -> dict[str, object]:
        """What the log says of a bug: where it happened, and nothing that is hidden."""
        return {"game": self._table.id, "seat": self.seat, "seq": self._table.seq}
