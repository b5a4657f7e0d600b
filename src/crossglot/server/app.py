"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import cast

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from crossglot import __version__
from crossglot.errors import CrossglotError
from crossglot.server.banner import BannerWatch
from crossglot.server.collector import collect_by_ticks
from crossglot.server.games import Games
from crossglot.server.limits import RateLimits
from crossglot.server.live.hub import Hub
from crossglot.server.metrics import measure_lag, registry_of
from crossglot.server.people.sessions import Sessions
from crossglot.server.ports import Lexicons, Players
from crossglot.server.readiness import Readiness
from crossglot.server.routes.described import describe
from crossglot.server.routes.editions import list_editions, read_rules
from crossglot.server.routes.explanations import explain_turn
from crossglot.server.routes.games import create_game, export_game, list_games, show_game
from crossglot.server.routes.live import live
from crossglot.server.routes.needs import find_account
from crossglot.server.routes.operations import show_health, show_readiness, show_status
from crossglot.server.routes.pages import assets, show_file, show_page
from crossglot.server.routes.rates import Guard, rate_guard
from crossglot.server.routes.refusals import fail, refuse, refuse_http
from crossglot.server.routes.study import find_hooks, find_words, list_words
from crossglot.server.routes.verdicts import explain_word
from crossglot.server.settings import Settings
from crossglot.server.shield import Shield
from crossglot.server.store.home import Home
from crossglot.server.store.sqlite_database import SqliteDatabase
from crossglot.server.trace import Asgi, Tracer

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
    show_health,
    show_readiness,
    show_status,
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
        metrics: What Prometheus is told.
        readiness: Whether players may be sent here.
    """

    def __init__(
        self, settings: Settings, home: Home, lexicons: Lexicons, players: Players
    ) -> None:
        self._home = home
        self._games = Games(home.games, lexicons, players, settings.threads, settings.seed)
        self._hub = Hub()
        self.readiness = Readiness(home.database)
        self._banner = BannerWatch(home.database, settings.banner_every, self._hub.tell)
        sessions = Sessions(home.database)
        values = {
            "banner": self._banner,
            "games": self._games,
            "hub": self._hub,
            "lexicons": lexicons,
            "readiness": self.readiness,
            "sessions": sessions,
            "settings": settings,
        }
        self._limits = RateLimits(settings)
        guard = rate_guard(self._limits, sessions, settings)
        routes = cast("Asgi", _litestar(self, settings, values, guard))
        self.asgi = Tracer(Shield(routes, settings), access_log=settings.access_log)
        self.metrics = registry_of(self._standing())

    def _standing(self) -> dict[str, tuple[str, Callable[[], float]]]:
        """How things stand, for Prometheus."""
        games, hub, database = self._games, self._hub, self._home.database
        standing: dict[str, tuple[str, Callable[[], float]]] = {
            "connections": ("Live connections.", lambda: len(hub)),
            "games": ("Games in memory.", lambda: games.in_memory),
            "engine_waiting": ("Turns that computers think about.", lambda: games.thinking),
            "draining": ("1 while the node is about to stop.", lambda: self.readiness.draining),
        }
        if isinstance(database, SqliteDatabase):
            standing["writer_waiting"] = (
                "Pieces of work that wait for the disk.",
                lambda: database.waiting,
            )
        return standing

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """Games go on when the server starts, and are finished writing when it stops."""
        tasks = [
            asyncio.create_task(collect_by_ticks()),
            asyncio.create_task(self._games.resume()),
            asyncio.create_task(self._banner.run()),
            asyncio.create_task(measure_lag()),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._games.stop()
            await self._limits.close()
            await self._home.database.close()

    async def drain(self) -> None:
        """Take no more moves, and take leave of every live connection."""
        self.readiness.draining = True
        self._games.refuse_moves()
        await self._hub.say_goodbye()


def _litestar(
    application: Application, settings: Settings, values: dict[str, object], guard: Guard
) -> Litestar:
    app = Litestar(
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
        guards=[guard],
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
    describe(app)
    return app


def _provide(value: object) -> Provide:
    return Provide(lambda: value, use_cache=True, sync_to_thread=False)
