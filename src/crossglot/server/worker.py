"""A worker: plays the computers' turns of nodes that do not think themselves.

It is a node without a door: the same games, the same rules, the same commit.
Spectators hear of its moves as of those of any other node.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from dataclasses import replace

from crossglot.errors import ServerCode, ServerError
from crossglot.server.app import Application
from crossglot.server.ports import Lexicons, Players
from crossglot.server.settings.settings import Settings
from crossglot.server.store.home import SCHEME, is_postgres, open_home


def work_until_stopped(
    settings: Settings, lexicons: Lexicons, players: Players, tell: Callable[[], None]
) -> None:
    """Work until SIGINT or SIGTERM; turns that were begun are finished.

    Args:
        settings: The nodes' own, but that players think here.
        lexicons: Those of this machine.
        players: The computer players.
        tell: Called once it is at work.

    Raises:
        ServerError: The database cannot be used, or is none of several nodes.
    """
    if settings.redis is None:
        raise ServerError(ServerCode.SETTING_NEEDS, setting="workers", needs="redis")
    if not is_postgres(settings.database):
        raise ServerError(ServerCode.SETTING_NEEDS, setting="workers", needs=SCHEME)
    home = open_home(settings.database)
    application = Application(replace(settings, workers=False), home, lexicons, players)
    asyncio.run(_work(application, tell))


async def _work(application: Application, tell: Callable[[], None]) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    tell()
    await application.work(stop)
