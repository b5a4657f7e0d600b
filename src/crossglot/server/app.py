"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from crossglot import __version__
from crossglot.errors import CrossglotError, ServerCode, ServerError
from crossglot.game import Event
from crossglot.server.banner import BannerWatch
from crossglot.server.bus import open_bus
from crossglot.server.collector import collect_by_ticks
from crossglot.server.feeds.feeds import Feeds
from crossglot.server.feeds.news import Newsroom
from crossglot.server.finished.counting import Counting
from crossglot.server.finished.setups import setup_of
from crossglot.server.games import Games
from crossglot.server.limits import RateLimits
from crossglot.server.live.hub import Hub
from crossglot.server.lobby.foyer import Foyer
from crossglot.server.metrics import measure_lag, registry_of
from crossglot.server.pace import Pace
from crossglot.server.people.people import People
from crossglot.server.people.reminding import Reminding
from crossglot.server.play.agreed import facts_in
from crossglot.server.play.clock import Clock, WallClock
from crossglot.server.play.facts import FactsOf
from crossglot.server.play.nudges import Nudges
from crossglot.server.play.waits import Waits
from crossglot.server.ports import Lexicons, Players
from crossglot.server.ratings.standing import KeptRatings
from crossglot.server.readiness import Readiness
from crossglot.server.roster import Roster
from crossglot.server.routes.adjudication import adjudicate_game
from crossglot.server.routes.assets import IS_PACKED, show_asset
from crossglot.server.routes.bots import follow_account, make_move
from crossglot.server.routes.chat import CHAT_ROUTES
from crossglot.server.routes.choices import list_choices, read_game_rules
from crossglot.server.routes.described import describe
from crossglot.server.routes.editions import list_editions, read_rules, read_tips
from crossglot.server.routes.explanations import explain_turn
from crossglot.server.routes.games import (
    create_game,
    export_events,
    export_game,
    list_games,
    show_game,
)
from crossglot.server.routes.lengths import check_lengths
from crossglot.server.routes.lesson import show_lesson, try_step
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
from crossglot.server.routes.moderation import MODERATION_ROUTES, REPORT_PACE
from crossglot.server.routes.operations import show_health, show_readiness, show_status
from crossglot.server.routes.pages import show_file, show_page, tell_missing
from crossglot.server.routes.people import PEOPLE_ROUTES, needs_of
from crossglot.server.routes.rates import Guard, rate_guard
from crossglot.server.routes.records import (
    list_finished,
    list_ratings,
    read_history,
    read_statistics,
    read_variant_statistics,
)
from crossglot.server.routes.refusals import fail, refuse, refuse_http
from crossglot.server.routes.replays import REPLAY_ROUTES
from crossglot.server.routes.study import find_hooks, find_words, list_words
from crossglot.server.routes.summaries import show_summary
from crossglot.server.routes.tournament_desk import DESK_ROUTES
from crossglot.server.routes.tournament_files import FILE_ROUTES
from crossglot.server.routes.tournament_runs import RUN_ROUTES
from crossglot.server.routes.tournaments import EVENT_ROUTES
from crossglot.server.routes.variants import VARIANT_ROUTES
from crossglot.server.routes.verdicts import explain_word
from crossglot.server.routes.versions import check_version
from crossglot.server.routes.who import (
    Admission,
    find_account,
    find_asker,
    find_known,
    find_site,
    find_visit,
)
from crossglot.server.settings import Settings
from crossglot.server.shield import Shield
from crossglot.server.social.rooms import ChatRooms
from crossglot.server.social.talk import Talk
from crossglot.server.store.database import Database
from crossglot.server.store.home import Home, open_jobs
from crossglot.server.store.sqlite_database import SqliteDatabase
from crossglot.server.table import Table
from crossglot.server.tournaments.events import Events
from crossglot.server.trace import Asgi, Tracer
from crossglot.server.variants.variants import Variants
from crossglot.server.variants.watching import Watching
from crossglot.server.work import Work

ROUTES = (
    list_editions,
    read_rules,
    read_tips,
    list_choices,
    read_game_rules,
    find_words,
    show_lesson,
    try_step,
    explain_word,
    find_hooks,
    list_words,
    create_game,
    list_games,
    show_game,
    export_game,
    export_events,
    adjudicate_game,
    explain_turn,
    *REPLAY_ROUTES,
    show_summary,
    make_move,
    follow_account,
    read_statistics,
    read_variant_statistics,
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
    *EVENT_ROUTES,
    *DESK_ROUTES,
    *FILE_ROUTES,
    *RUN_ROUTES,
    *CHAT_ROUTES,
    *MODERATION_ROUTES,
    *PEOPLE_ROUTES,
    *VARIANT_ROUTES,
    show_health,
    show_readiness,
    show_status,
    show_page,
    show_file,
    show_asset,
)


PACKED = CompressionConfig(
    backend="gzip",
    gzip_compress_level=5,
    minimum_size=1000,
    exclude=[r"^/api/(?!editions)"],
    exclude_opt_key=IS_PACKED,
)
"""The page, the editions and the word lists, which are the same for all: packed they are a
quarter. Answers about people and games are not, so that their length tells nothing."""

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
        metrics: What Prometheus is told.
        readiness: Whether players may be sent here.
    """

    def __init__(  # noqa: PLR0913 - all that a server depends on
        self,
        settings: Settings,
        home: Home,
        lexicons: Lexicons,
        players: Players,
        *,
        clock: Clock = _WALL,
        facts_of: FactsOf | None = None,
    ) -> None:
        self._settings = settings
        self._home = home
        self._bus = open_bus(settings.redis)
        shared = self._bus.shared
        self._roster = Roster(home.database, home.node, settings.lease) if shared else None
        self._counting = Counting(home.database, home.games, setup_of)
        self._feeds = Feeds(self._bus)
        self._waits = Waits(settings.gone_after, settings.abandoned_after, settings.overdue_after)
        newsroom = Newsroom(self._feeds)
        self._chat_rooms = ChatRooms(self._bus)
        self._talk = Talk(home.database, self._chat_rooms, self._feeds, settings.phrases_only)
        facts = facts_of or facts_in(home.database, settings.spectator_delay)
        self._people = People(home.database, settings, self._show_again, self._bus)
        self._reminding = Reminding(self._people.telling)
        self._games = self._play(lexicons, players, newsroom, clock, facts)
        ratings, invited = KeptRatings(home.database), self._reminding.invited
        self._foyer = Foyer(
            home.database, self._games, self._bus, lexicons, players, ratings, invited
        )
        self._variants = self._vary(lexicons, clock)
        self._watching = Watching(self._variants, clock)
        self._foyer.herald.listen(newsroom.take)
        self._events = Events(home, self._bus, clock, lexicons, self._people.telling, settings)
        self._hub = Hub()
        self._limits, self._work = RateLimits(settings), Work()
        self.readiness = Readiness(home.database, _folder_of(home.database))
        self._banner = BannerWatch(home.database, settings.banner_every, self._hub.tell)
        routes = cast("Asgi", _litestar(self, settings, self._values(lexicons), self._guards()))
        self.asgi = Tracer(Shield(routes, settings), access_log=settings.access_log)
        self.metrics = registry_of(self._standing())

    def _guards(self) -> tuple[Guard, ...]:
        """What every request passes first."""
        admission = Admission(self._people.sessions, self._people.bearers, self._settings)
        return admission, rate_guard(self._limits), check_lengths

    def _play(
        self,
        lexicons: Lexicons,
        players: Players,
        newsroom: Newsroom,
        clock: Clock,
        facts_of: FactsOf,
    ) -> Games:
        """The games of this node."""
        settings, home = self._settings, self._home
        if settings.workers and self._roster is None:
            raise ServerError(ServerCode.SETTING_NEEDS, setting="workers", needs="redis")
        return Games(
            home.games,
            lexicons,
            players,
            settings.threads,
            settings.seed,
            bus=self._bus,
            roster=self._roster,
            queue=open_jobs(home) if settings.workers else None,
            followers=(self._counting.follow, self._follow, newsroom.follow),
            clock=clock,
            waits=self._waits,
            facts_of=facts_of,
        )

    def _vary(self, lexicons: Lexicons, clock: Clock) -> Variants:
        """The variants of this node, listed where its games are."""
        return Variants(
            self._home.database,
            lexicons,
            self._games,
            clock,
            self._bus,
            self._settings.seed,
            changed=self._foyer.herald.changed,
            invited=self._reminding.invited,
        )

    def _values(self, lexicons: Lexicons) -> dict[str, object]:
        """What routes may ask for, by name."""
        settings, database = self._settings, self._home.database
        return {
            "banner": self._banner,
            "bus": self._bus,
            "database": database,
            "events": self._events,
            "feeds": self._feeds,
            "foyer": self._foyer,
            "games": self._games,
            "hub": self._hub,
            "lexicons": lexicons,
            "chat_rooms": self._chat_rooms,
            "nudges": Nudges(database, self._waits, self._reminding.nudged),
            "readiness": self.readiness,
            "move_pace": Pace(settings.limits.rate, settings.limits.burst),
            "report_pace": Pace(*REPORT_PACE),
            "talk": self._talk,
            "settings": settings,
            "variants": self._variants,
            "watching": self._watching,
            "work": self._work,
            **needs_of(self._people, settings),
        }

    def _standing(self) -> dict[str, tuple[str, Callable[[], float]]]:
        """How things stand, for Prometheus."""
        games, hub, database = self._games, self._hub, self._home.database
        standing: dict[str, tuple[str, Callable[[], float]]] = {
            "connections": ("Live connections.", lambda: len(hub)),
            "games": ("Games in memory.", lambda: games.in_memory),
            "engine_waiting": ("Turns that computers think about.", lambda: games.thinking),
            "bus_connected": (
                "1 while news of other nodes come and go.",
                lambda: self._bus.connected,
            ),
            "draining": ("1 while the node is about to stop.", lambda: self.readiness.draining),
        }
        if isinstance(database, SqliteDatabase):
            waiting = "Pieces of work that wait for the disk."
            standing["writer_waiting"] = (waiting, lambda: database.waiting)
        return standing

    async def _show_again(self, game_id: str) -> None:
        """A name has been taken off a game: show it without, at its table and in the lobby."""
        await self._games.read_again(game_id)
        await self._events.rooms.show_again(game_id)
        self._foyer.herald.changed(game_id)

    def _follow(self, table: Table, events: Sequence[Event]) -> None:
        """Tell the lobby, which is opened after the games, what is done in them."""
        self._foyer.follow(table, events)
        slow = table.state.edition.house.clock.correspondence
        if slow and self._games.attendance.missed_since(table) is not None:
            self._reminding.turn(table)

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """Games go on when the server starts, and are finished writing when it stops."""
        tasks = [
            asyncio.create_task(collect_by_ticks()),
            asyncio.create_task(self._games.resume()),
            asyncio.create_task(self._games.keep_time()),
            asyncio.create_task(self._counting.keep_sweeping()),
            asyncio.create_task(self._foyer.run()),
            asyncio.create_task(self._banner.run()),
            asyncio.create_task(self._events.run()),
            asyncio.create_task(measure_lag()),
            asyncio.create_task(self._people.start()),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._finish()

    async def work(self, stop: asyncio.Event) -> None:
        """Be no server but a worker: play the turns that nodes hand on, until ``stop``."""
        await self._games.hear_presence()  # it has no players, and must say so when asked
        living = asyncio.create_task(self._roster.live()) if self._roster else None
        try:
            await open_jobs(self._home).work(self._games.play_turn, self._settings.threads, stop)
        finally:
            if living is not None:
                living.cancel()
                await asyncio.gather(living, return_exceptions=True)
            await self._finish()

    async def _finish(self) -> None:
        self._work.stop()
        await self._games.stop()
        await self._events.stop()
        await self._counting.finish()
        await self._foyer.stop()
        await self._people.stop()
        await self._bus.close()
        await self._limits.close()
        await self._home.database.close()

    async def drain(self) -> None:
        """Take no more moves, and take leave of every live connection."""
        self.readiness.draining = True
        self._games.refuse_moves()
        self._feeds.end_all()
        await self._hub.say_goodbye()


def _litestar(
    application: Application,
    settings: Settings,
    values: dict[str, object],
    guards: Sequence[Guard],
) -> Litestar:
    app = Litestar(
        route_handlers=list(ROUTES),
        compression_config=PACKED,
        dependencies={
            "asker": Provide(find_asker),
            "known": Provide(find_known),
            "account": Provide(find_account),
            "visit": Provide(find_visit),
            "site": Provide(find_site),
            **{name: _provide(value) for name, value in values.items()},
        },
        guards=list(guards),
        exception_handlers={
            CrossglotError: refuse,
            HTTPException: refuse_http,
            NotFoundException: tell_missing(settings),
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
    describe(app)
    return app


def _folder_of(database: Database) -> Path | None:
    """Where the file of a database is; None for PostgreSQL."""
    return database.folder if isinstance(database, SqliteDatabase) else None


def _provide(value: object) -> Provide:
    return Provide(lambda: value, use_cache=True, sync_to_thread=False)
