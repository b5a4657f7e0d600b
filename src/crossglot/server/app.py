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
from crossglot.server.bus import open_bus
from crossglot.server.collector import collect_by_ticks
from crossglot.server.feeds.feeds import Feeds
from crossglot.server.feeds.news import Newsroom
from crossglot.server.finished.counting import Counting
from crossglot.server.finished.setups import setup_of
from crossglot.server.games import Games
from crossglot.server.live.hub import Hub
from crossglot.server.lobby.endings import Endings
from crossglot.server.lobby.foyer import Foyer
from crossglot.server.pace import Pace
from crossglot.server.people.people import People
from crossglot.server.ports import Lexicons, Players
from crossglot.server.ratings.standing import KeptRatings
from crossglot.server.roster import Roster
from crossglot.server.routes.bots import follow_account, make_move
from crossglot.server.routes.chat import CHAT_ROUTES
from crossglot.server.routes.editions import list_editions, read_rules
from crossglot.server.routes.explanations import explain_turn
from crossglot.server.routes.games import (
    create_game,
    export_events,
    export_game,
    list_games,
    show_game,
)
from crossglot.server.routes.live import live
from crossglot.server.routes.lobby import (
    ask_rematch,
    follow_lobby,
    leave_game,
    list_challenges,
    show_lobby,
    show_setup,
    take_seat,
)
from crossglot.server.routes.moderation import (
    MODERATION_ROUTES,
    REPORT_BURST,
    REPORT_RATE,
)
from crossglot.server.routes.pages import assets, show_file, show_page
from crossglot.server.routes.people import PEOPLE_ROUTES, needs_of
from crossglot.server.routes.records import (
    list_finished,
    list_ratings,
    read_history,
    read_statistics,
)
from crossglot.server.routes.refusals import fail, refuse, refuse_http
from crossglot.server.routes.study import find_hooks, find_words, list_words
from crossglot.server.routes.verdicts import explain_word
from crossglot.server.routes.who import (
    Admission,
    find_account,
    find_asker,
    find_known,
    find_site,
    find_visit,
)
from crossglot.server.settings import Settings
from crossglot.server.shield import Asgi, Shield
from crossglot.server.social.rooms import ChatRooms
from crossglot.server.social.talk import BURST as CHAT_BURST
from crossglot.server.social.talk import RATE as CHAT_RATE
from crossglot.server.social.talk import Talk
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
    export_events,
    explain_turn,
    make_move,
    follow_account,
    read_statistics,
    list_finished,
    list_ratings,
    read_history,
    take_seat,
    leave_game,
    ask_rematch,
    show_setup,
    show_lobby,
    list_challenges,
    follow_lobby,
    live,
    *CHAT_ROUTES,
    *MODERATION_ROUTES,
    *PEOPLE_ROUTES,
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
        self,
        settings: Settings,
        home: Home,
        lexicons: Lexicons,
        players: Players,
    ) -> None:
        self._home = home
        self._bus = open_bus(settings.redis)
        self._counting = Counting(home.database, home.games, setup_of)
        self._feeds = Feeds(self._bus)
        newsroom = Newsroom(self._feeds)
        chat_rooms = ChatRooms(self._bus)
        pace = Pace(CHAT_RATE, CHAT_BURST)
        talk = Talk(home.database, chat_rooms, self._feeds, settings.phrases_only, pace)
        endings = Endings(home.games)
        self._games = Games(
            endings,
            lexicons,
            players,
            settings.threads,
            settings.seed,
            bus=self._bus,
            roster=Roster(home.database, home.node) if self._bus.shared else None,
            followers=(self._counting.follow, newsroom.follow),
        )
        ratings = KeptRatings(home.database)
        self._foyer = Foyer(home.database, self._games, endings, lexicons, players, ratings)
        self._foyer.herald.listen(newsroom.take)
        self._people = People(home.database, settings, self._games.read_again)
        self._hub = Hub()
        values = {
            "bus": self._bus,
            "database": home.database,
            "feeds": self._feeds,
            "foyer": self._foyer,
            "games": self._games,
            "hub": self._hub,
            "lexicons": lexicons,
            "chat_rooms": chat_rooms,
            "move_pace": Pace(settings.limits.rate, settings.limits.burst),
            "report_pace": Pace(REPORT_RATE, REPORT_BURST),
            "talk": talk,
            "settings": settings,
            **needs_of(self._people, settings),
        }
        admission = Admission(self._people.sessions, self._people.bearers, settings)
        self.asgi = Shield(
            cast("Asgi", _litestar(self, settings, values, admission)), settings.origins
        )

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """Games go on when the server starts, and are finished writing when it stops."""
        tasks = [
            asyncio.create_task(collect_by_ticks()),
            asyncio.create_task(self._games.resume()),
            asyncio.create_task(self._counting.sweep()),
            asyncio.create_task(self._foyer.run()),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._games.stop()
            await self._counting.finish()
            await self._foyer.stop()
            await self._people.stop()
            await self._bus.close()
            await self._home.database.close()

    async def drain(self) -> None:
        """Take no more moves, and take leave of every live connection."""
        self._games.refuse_moves()
        self._feeds.end_all()
        await self._hub.say_goodbye()


def _litestar(
    application: Application, settings: Settings, values: dict[str, object], admission: Admission
) -> Litestar:
    return Litestar(
        route_handlers=[*ROUTES, assets(settings)],
        dependencies={
            "asker": Provide(find_asker),
            "known": Provide(find_known),
            "account": Provide(find_account),
            "visit": Provide(find_visit),
            "site": Provide(find_site),
            **{name: _provide(value) for name, value in values.items()},
        },
        guards=[admission],
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
