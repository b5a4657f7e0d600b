"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from crossglot import __version__
from crossglot.errors import CrossglotError, ServerCode, ServerError
from crossglot.server.bus import open_bus
from crossglot.server.collector import collect_by_ticks
from crossglot.server.games import Games
from crossglot.server.live.hub import Hub
from crossglot.server.people.sessions import Sessions
from crossglot.server.ports import Lexicons, Players
from crossglot.server.roster import Roster
from crossglot.server.routes.editions import list_editions, read_rules
from crossglot.server.routes.explanations import explain_turn
from crossglot.server.routes.games import create_game, export_game, list_games, show_game
from crossglot.server.routes.live import live
from crossglot.server.routes.needs import find_account
from crossglot.server.routes.pages import assets, show_file, show_page
from crossglot.server.routes.refusals import fail, refuse, refuse_http
from crossglot.server.routes.study import find_hooks, find_words, list_words
from crossglot.server.routes.verdicts import explain_word
from crossglot.server.settings import Settings
from crossglot.server.shield import Asgi, Shield
from crossglot.server.store.home import Home, open_jobs

ROUTES = (
    list_editions,
    read_rules,
    find_words,
    explain_word,
    find_hooks,
    list_words,
    create_game,
    list_games,
    show_game,
    export_game,
    explain_turn,
    live,
    show_page,
    show_file,
)


class Application:
    """The server, ready to be served.

    Args:
        settings: How it is set up.
        home: Where all is kept; closed when the server stops.
        lexicons: Which words are admissible.
        players: The computer players.

    Attributes:
        asgi: What an ASGI server serves.
    """

    def __init__(
        self, settings: Settings, home: Home, lexicons: Lexicons, players: Players
    ) -> None:
        self._home = home
        self._bus = open_bus(settings.redis)
        shared = self._bus.shared
        if settings.workers and not shared:
            raise ServerError(ServerCode.SETTING_NEEDS, setting="workers", needs="redis")
        roster = Roster(home.database, home.node, settings.lease) if shared else None
        self._games = Games(
            home.games,
            lexicons,
            players,
            settings.threads,
            settings.seed,
            bus=self._bus,
            roster=roster,
            queue=open_jobs(home) if settings.workers else None,
        )
        self._hub = Hub()
        values = {
            "bus": self._bus,
            "games": self._games,
            "hub": self._hub,
            "lexicons": lexicons,
            "sessions": Sessions(home.database),
            "settings": settings,
        }
        self.asgi = Shield(cast("Asgi", _litestar(self, settings, values)), settings.origins)

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """Games go on when the server starts, and are finished writing when it stops."""
        tasks = [
            asyncio.create_task(collect_by_ticks()),
            asyncio.create_task(self._games.resume()),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._games.stop()
            await self._bus.close()
            await self._home.database.close()

    async def drain(self) -> None:
        """Take no more moves, and take leave of every live connection."""
        self._games.refuse_moves()
        await self._hub.say_goodbye()


def _litestar(application: Application, settings: Settings, values: dict[str, object]) -> Litestar:
    return Litestar(
        route_handlers=[*ROUTES, assets(settings)],
        dependencies={
            "account": Provide(find_account),
            **{name: _provide(value) for name, value in values.items()},
        },
        exception_handlers={
            CrossglotError: refuse,
            HTTPException: refuse_http,
            Exception: fail,
        },
        lifespan=[application.lifespan],
        request_max_body_size=settings.limits.message,
        openapi_config=OpenAPIConfig(
            title="Crossglot",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


def _provide(value: object) -> Provide:
    return Provide(lambda: value, use_cache=True, sync_to_thread=False)
