"""Counts every finished game once: results, statistics, ratings.

A game is counted as soon as it is over, beside the game and never in its way.
What a crash or a database that was away has left uncounted is found at the
next start, and every hour.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import partial

import structlog
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from crossglot.game import Ended, Event
from crossglot.server.finished.game import FinishedGame, finished_game
from crossglot.server.finished.setups import Setups
from crossglot.server.ratings.ledger import rate
from crossglot.server.statistics.book import enter, enter_results, is_entered
from crossglot.server.store import Store
from crossglot.server.store.database import Database
from crossglot.server.store.schema.games import events, games
from crossglot.server.store.schema.results import finished_games
from crossglot.server.table import Table

log = structlog.get_logger("crossglot.finished")

AT_ONCE = 500
"""Ids of games that are looked up together."""

SWEEP_EVERY = 3600.0
"""Seconds between two looks for games that were not counted; each reads a line of every game."""

OVER = '%"over":true%'
"""In the line of a finished game, and in no other: within a name the quotes are escaped."""


class Counting:
    """Counts finished games.

    Args:
        database: Where results and ratings are kept.
        store: Where the games are.
        setups: What was agreed on for each.
    """

    def __init__(self, database: Database, store: Store, setups: Setups) -> None:
        self._database = database
        self._store = store
        self._setups = setups
        self._at_work: set[asyncio.Task[bool]] = set()

    def follow(self, table: Table, events: Sequence[Event]) -> None:
        """Take note of what has happened at a table; a game that has ended is counted soon."""
        if isinstance(events[-1], Ended):
            task = asyncio.create_task(self._counted(table.id))
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)

    async def finish(self) -> None:
        """Wait until every game that has ended so far is counted."""
        while self._at_work:
            await asyncio.gather(*self._at_work)

    async def keep_sweeping(self, pause: float = SWEEP_EVERY) -> None:
        """Sweep at once and every ``pause`` seconds, until cancelled."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("finished games cannot be looked for")
            await asyncio.sleep(pause)

    async def sweep(self) -> int:
        """Count the games that a crash left uncounted; how many there were."""
        found, after = 0, ""
        while ids := await self._database.read(partial(_uncounted, after=after)):
            for game_id in ids:
                found += await self._counted(game_id)
            after = ids[-1]
        return found

    async def recount(self) -> int:
        """Make all results anew from the events; ratings stay as they are. How many games."""
        found, after = 0, ""
        while ids := await self._database.read(partial(_counted_ids, after=after)):
            for game_id in ids:
                game = await self._read(game_id)
                if game is not None:
                    await self._database.write(partial(enter_results, game=game))
                    found += 1
            after = ids[-1]
        return found

    async def count(self, game_id: str) -> bool:
        """Count a finished game; False if it goes on, or has been counted before."""
        game = await self._read(game_id)
        if game is None:
            return False
        try:
            return await self._database.write(lambda connection: self._enter(connection, game))
        except IntegrityError:  # another node was faster
            return False

    async def _counted(self, game_id: str) -> bool:
        """As :meth:`count`; what cannot be counted is logged, and left for the next sweep."""
        try:
            return await self.count(game_id)
        except Exception:
            log.exception("finished game not counted", game=game_id)
            return False

    async def _read(self, game_id: str) -> FinishedGame | None:
        stored = await self._store.load(game_id)
        if stored is None or not isinstance(stored.events[-1], Ended):
            return None
        ended = select(func.max(events.c.at)).where(events.c.game == game_id)
        at = await self._database.read(lambda connection: connection.execute(ended).scalar())
        return await asyncio.to_thread(finished_game, game_id, stored, at or time.time())

    def _enter(self, connection: Connection, game: FinishedGame) -> bool:
        if is_entered(connection, game.id):
            return False
        setup = self._setups(connection, game.id)
        players = game.players if setup.rated else []
        enter(connection, game, rated=bool(players), public=setup.public)
        if players:
            rate(
                connection,
                game=game.id,
                family=game.family,
                speed=setup.speed,
                at=game.at,
                players=players,
                scores=game.scores,
            )
        return True


def _uncounted(connection: Connection, after: str) -> list[str]:
    """Ids of finished games that have not been counted, in their order."""
    counted = select(finished_games.c.game).where(finished_games.c.game == games.c.id)
    wanted = select(games.c.id).where(
        games.c.id > after, games.c.standing.like(OVER), ~counted.exists()
    )
    return list(connection.execute(wanted.order_by(games.c.id).limit(AT_ONCE)).scalars())


def _counted_ids(connection: Connection, after: str) -> list[str]:
    wanted = select(finished_games.c.game).where(finished_games.c.game > after)
    return list(connection.execute(wanted.order_by(finished_games.c.game).limit(AT_ONCE)).scalars())
