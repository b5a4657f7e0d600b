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
from crossglot.errors import CrossglotError
from crossglot.server.collector import collect_by_ticks
from crossglot.server.games import Games
from crossglot.server.live.hub import Hub
from crossglot.server.people.sessions import Sessions
from crossglot.server.play.clock import Clock, WallClock
from crossglot.server.play.facts import FactsOf, casual
from crossglot.server.play.nudges import Nudges
from crossglot.server.play.waits import Waits
from crossglot.server.ports import Lexicons, Players
from crossglot.server.routes.editions import list_editions, read_rules
from crossglot.server.routes.explanations import explain_turn
from crossglot.server.routes.games import create_game, export_game, list_games, show_game
from crossglot.server.routes.live import live
from crossglot.server.routes.needs import find_account
from crossglot.server.routes.pages import assets, show_file, show_page
from crossglot.server.routes.refusals import fail, refuse, refuse_http
from crossglot.server.routes.study import find_hooks, find_words, list_words
from crossglot.server.routes.verdicts import explain_word
from crossglot.server.routes.versions import check_version
from crossglot.server.settings import Settings
from crossglot.server.shield import Asgi, Shield
from crossglot.server.store.home import Home

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


_WALL = WallClock()


class Application:
    """The server, ready to be served.

    Args:
        settings: How it is set up.
        home: Where all is kept; closed when the server stops.
        lexicons: Which words are admissible.
        players: The computer players.
        clock: Tells the time.
        facts_of: Finds what was agreed on for a game beside its rules.

    Attributes:
        asgi: What an ASGI server serves.
    """

    def __init__(  # noqa: PLR0913 - all that a server depends on
        self,
        settings: Settings,
        home: Home,
        lexicons: Lexicons,
        players: Players,
        *,
        clock: Clock = _WALL,
        facts_of: FactsOf = casual,
    ) -> None:
        self._home = home
        waits = Waits(settings.gone_after, settings.abandoned_after, settings.overdue_after)
        self._games = Games(
            home.games,
            lexicons,
            players,
            settings.threads,
            settings.seed,
            clock=clock,
            waits=waits,
            facts_of=facts_of,
        )
        self._hub = Hub()
        values = {
            "games": self._games,
            "hub": self._hub,
            "lexicons": lexicons,
            "nudges": Nudges(home.database, waits),
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
            asyncio.create_task(self._games.keep_time()),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._games.stop()
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
        before_request=check_version,
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
