"""A worker: plays the computers' turns of nodes that do not think themselves.

It is a node without a door: the same games, the same rules, the same commit.
Whoever watches hears of its moves as of those of any other node.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress

import structlog

from crossglot.errors import ServerCode, ServerError
from crossglot.server.bus import open_bus
from crossglot.server.finished.counting import Counting
from crossglot.server.finished.setups import setup_of
from crossglot.server.games import Games
from crossglot.server.ports import Lexicons, Players
from crossglot.server.roster import Roster
from crossglot.server.settings import Settings
from crossglot.server.store.home import Home, open_home, open_jobs

log = structlog.get_logger("crossglot.worker")


def work_until_stopped(
    settings: Settings, lexicons: Lexicons, players: Players, tell: Callable[[], None]
) -> None:
    """Work until SIGINT or SIGTERM; turns that were begun are finished.

    Args:
        settings: The nodes' own.
        lexicons: Those of this machine.
        players: The computer players.
        tell: Called once it is at work.

    Raises:
        ServerError: The database cannot be used, or is none of several nodes.
    """
    home = open_home(settings.database)
    asyncio.run(_work(settings, home, lexicons, players, tell))


async def _work(
    settings: Settings, home: Home, lexicons: Lexicons, players: Players, tell: Callable[[], None]
) -> None:
    bus, jobs = open_bus(settings.redis), open_jobs(home)
    if not bus.shared:
        raise ServerError(ServerCode.SETTING_NEEDS, setting="workers", needs="redis")
    roster = Roster(home.database, home.node, settings.lease)
    counting = Counting(home.database, home.games, setup_of)
    games = Games(
        home.games,
        lexicons,
        players,
        settings.threads,
        bus=bus,
        roster=roster,
        followers=(counting.follow,),
    )
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    living = asyncio.create_task(_live(roster))
    tell()
    try:
        await jobs.work(games.play_turn, settings.threads, stop)
    finally:
        living.cancel()
        with suppress(asyncio.CancelledError):
            await living
        await games.stop()
        await counting.finish()
        await bus.close()
        await home.database.close()


async def _live(roster: Roster) -> None:
    """Give signs of life, so that nobody takes over what is being thought about."""
    while True:
        try:
            await roster.beat()
        except ServerError as error:
            log.warning("no sign of life", error=str(error))
        await asyncio.sleep(roster.pause)
