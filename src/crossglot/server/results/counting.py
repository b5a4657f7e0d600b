"""Counts every finished game once: results, statistics, ratings.

A game is counted as soon as it is over, beside the game and never in its way.
What a crash or a database that was away has left uncounted is found at the
next start, and every hour.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Protocol

import structlog
from msgspec import Struct
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from crossglot.game import Ended
from crossglot.server.results.agreed_setup import Setups
from crossglot.server.results.book import enter, enter_results, is_entered
from crossglot.server.results.finished_game import FinishedGame, finished_game
from crossglot.server.results.kind_results import FinishedKind, enter_kind, finished_kind
from crossglot.server.results.rating_ledger import rate
from crossglot.server.store.database import Database
from crossglot.server.store.port import Store, StoredGame
from crossglot.server.store.schema.games import games
from crossglot.server.store.schema.results import finished_games

log = structlog.get_logger("crossglot.finished")

AT_ONCE = 500
"""Ids of games that are looked up together."""

SWEEP_EVERY = 3600.0
"""Seconds between two looks for games that were not counted; each reads a line of every game."""

OVER = '%"over":true%'
"""In the line of a finished game, and in no other: within a name the quotes are escaped."""


class CountedGame(Protocol):
    """A game in which something has happened."""

    @property
    def id(self) -> str:
        """The game's id."""

    @property
    def ended(self) -> str | None:
        """Why it is over; None while it is not."""


class ResultCounter:
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

    def follow(self, game: CountedGame, _: Sequence[Struct]) -> None:
        """Take note of what has happened in a game; one that has ended is counted soon."""
        if game.ended is not None:
            task = asyncio.create_task(self._counted(game.id))
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
                stored = await self._store.load(game_id)
                game = None if stored is None else await _finished(game_id, stored)
                if isinstance(game, FinishedGame):
                    await self._database.write(partial(enter_results, game=game))
                    found += 1
            after = ids[-1]
        return found

    async def count(self, game_id: str) -> bool:
        """Count a finished game; False if it goes on, or has been counted before."""
        stored = await self._store.load(game_id)
        game = None if stored is None else await _finished(game_id, stored)
        if game is None:
            return False

        def work(connection: Connection) -> bool:
            if is_entered(connection, game_id):
                return False
            if isinstance(game, FinishedKind):
                enter_kind(connection, game)
            else:
                self._enter(connection, game)
            return True

        try:
            return await self._database.write(work)
        except IntegrityError:  # another node was faster
            return False

    async def _counted(self, game_id: str) -> bool:
        """As :meth:`count`; what cannot be counted is logged, and left for the next sweep."""
        try:
            return await self.count(game_id)
        except Exception:
            log.exception("finished game not counted", game=game_id)
            return False

    def _enter(self, connection: Connection, game: FinishedGame) -> None:
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


async def _finished(game_id: str, stored: StoredGame) -> FinishedGame | FinishedKind | None:
    """What a game leaves behind; None while it goes on."""
    if stored.kind != "standard":
        return await asyncio.to_thread(finished_kind, game_id, stored)
    if not isinstance(stored.events[-1], Ended):
        return None
    return await asyncio.to_thread(finished_game, game_id, stored, stored.updated)


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
