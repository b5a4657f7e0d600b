"""Nudges: who waits asks the other to move, once a turn and not too early."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import Connection, insert, select

from crossglot.errors import GameCode, GameError, ServerCode, ServerError
from crossglot.server.games.table import AnyTable
from crossglot.server.games.waits import Waits
from crossglot.server.store.database import Database
from crossglot.server.store.schema import play
from crossglot.server.wire.messages import Nudged, encode


class NudgeSender(Protocol):
    """Sends a nudge outside the game, such as by e-mail."""

    async def __call__(self, table: AnyTable, by: int, whom: int, *, slow: bool) -> bool:
        """Write to ``whom`` if the game is slow; whether their table is to tell them, too."""


class Nudges:
    """The nudges of this server.

    Args:
        database: Remembers them.
        waits: How long a turn must have waited.
        tell: Tells the nudged player where they want it told.
    """

    def __init__(self, database: Database, waits: Waits, tell: NudgeSender) -> None:
        self._database = database
        self._waits = waits
        self._tell = tell

    async def nudge(self, table: AnyTable, seat: int | None) -> Nudged:
        """``seat`` nudges the player whom the game waits for; everybody at the table is told.

        How long is left counts overtime: until the turn is skipped or the game lost.

        Raises:
            ServerError: A spectator, nobody to nudge, too early, or the second time in a turn.
            GameError: The game is over.
        """
        now = table.now
        if seat is None:
            raise ServerError(ServerCode.NOT_YOUR_SEAT, game=table.id)
        if table.ended is not None:
            raise GameError(GameCode.GAME_OVER, reason=table.ended)
        whom = table.missed
        if whom is None or whom == seat:
            raise ServerError(ServerCode.NOBODY_TO_NUDGE)
        wait = self._waits.nudge if table.is_live else self._waits.nudge_slow
        left = table.since + wait * 1000 - now
        if left > 0:
            raise ServerError(ServerCode.NUDGE_TOO_EARLY, wait=-(-left // 1000))
        await self._remember(table, seat, table.turn)
        end = table.turn_ends
        nudged = Nudged(seat, whom, None if end is None else max(0, end - now))
        wanted = await self._tell(table, seat, whom, slow=not table.is_live)
        for watcher in tuple(table.watchers):
            if wanted or watcher.seat != whom:
                watcher.tell(encode(nudged))
        return nudged

    async def _remember(self, table: AnyTable, seat: int, turn: int) -> None:
        """Write the nudge down, if it is the first of this seat in this turn."""
        row = {"game": table.id, "seat": seat, "turn": turn, "at": table.started + table.now / 1000}

        def work(connection: Connection) -> bool:
            nudges = play.nudges
            known = select(nudges.c.at).where(
                nudges.c.game == table.id, nudges.c.seat == seat, nudges.c.turn == turn
            )
            if connection.execute(known).first() is not None:
                return False
            connection.execute(insert(nudges).values(row))
            return True

        if not await self._database.write(work):
            raise ServerError(ServerCode.NUDGED_ALREADY)
