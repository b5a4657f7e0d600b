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
from msgspec import Struct

from crossglot import __version__
from crossglot.errors import CrossglotError, ServerCode, ServerError
from crossglot.server.account_data.parts import FEATURES
from crossglot.server.accounts.services import AccountServices
from crossglot.server.clock import Clock, WallClock
from crossglot.server.connections.event_streams import EventStreams
from crossglot.server.connections.hub import Hub
from crossglot.server.games.agreed_facts import facts_in
from crossglot.server.games.games import Games
from crossglot.server.games.nudges import Nudges
from crossglot.server.games.standard_table import StandardTable
from crossglot.server.games.table import AnyTable
from crossglot.server.games.waits import Waits
from crossglot.server.http.authentication import (
    Admission,
    find_account,
    find_known,
    find_principal,
    find_site,
    find_visit,
)
from crossglot.server.http.errors import fail, refuse, refuse_http
from crossglot.server.http.lengths import check_lengths
from crossglot.server.http.openapi import CompleteDescription
from crossglot.server.http.rates import Guard, rate_guard
from crossglot.server.http.routes.account_routes import PEOPLE_ROUTES, needs_of
from crossglot.server.http.routes.adjudication import adjudicate_game
from crossglot.server.http.routes.assets import IS_PACKED, show_asset
from crossglot.server.http.routes.bots import follow_account, make_move
from crossglot.server.http.routes.chat import CHAT_ROUTES
from crossglot.server.http.routes.choices import list_choices, read_game_rules
from crossglot.server.http.routes.editions import list_editions, read_rules, read_tips
from crossglot.server.http.routes.explanations import explain_turn
from crossglot.server.http.routes.games import (
    create_game,
    export_events,
    export_game,
    list_games,
    show_game,
)
from crossglot.server.http.routes.kinds import KIND_ROUTES
from crossglot.server.http.routes.lesson import show_lesson, try_step
from crossglot.server.http.routes.live import live
from crossglot.server.http.routes.lobby import (
    ask_rematch,
    follow_lobby,
    leave_game,
    list_challenges,
    pair_up,
    show_game_qr,
    show_lobby,
    show_setup,
    start_game,
    take_seat,
)
from crossglot.server.http.routes.moderation import MODERATION_ROUTES, REPORT_PACE
from crossglot.server.http.routes.operations import show_health, show_readiness, show_status
from crossglot.server.http.routes.pages import show_file, show_page, show_rules, tell_missing
from crossglot.server.http.routes.preparation import PREPARATION_ROUTES
from crossglot.server.http.routes.records import (
    list_finished,
    list_ratings,
    read_history,
    read_statistics,
    read_variant_statistics,
)
from crossglot.server.http.routes.replays import REPLAY_ROUTES
from crossglot.server.http.routes.study import find_hooks, find_words, list_words
from crossglot.server.http.routes.summaries import show_summary
from crossglot.server.http.routes.tournament_desk import DESK_ROUTES
from crossglot.server.http.routes.tournament_files import FILE_ROUTES
from crossglot.server.http.routes.tournament_runs import RUN_ROUTES
from crossglot.server.http.routes.tournaments import EVENT_ROUTES
from crossglot.server.http.routes.verdicts import explain_word
from crossglot.server.http.security import SecurityMiddleware
from crossglot.server.http.versions import check_version
from crossglot.server.kinds.facts import FactsOf
from crossglot.server.limits.account_rates import Pace
from crossglot.server.limits.request_rates import RateLimits
from crossglot.server.limits.work_budget import WorkBudget
from crossglot.server.lobby.reminders import Reminding
from crossglot.server.lobby.services import LobbyServices
from crossglot.server.lobby.stream_news import NewsStreams
from crossglot.server.nodes.bus import open_bus
from crossglot.server.nodes.heartbeats import Roster
from crossglot.server.operations.banner import BannerWatch
from crossglot.server.operations.garbage_collection import collect_by_ticks
from crossglot.server.operations.metrics import measure_lag, registry_of
from crossglot.server.operations.preparation import Preparation
from crossglot.server.operations.readiness import Readiness
from crossglot.server.operations.trace import Asgi, Tracer
from crossglot.server.ports import Lexicons, Players
from crossglot.server.results.agreed_setup import setup_of
from crossglot.server.results.counting import ResultCounter
from crossglot.server.results.kind_results import book_in
from crossglot.server.results.ratings import KeptRatings
from crossglot.server.settings.settings import Settings
from crossglot.server.social.chat_rooms import ChatRooms
from crossglot.server.social.conversation import ChatServices
from crossglot.server.store.database import Database
from crossglot.server.store.home import Home, open_jobs
from crossglot.server.store.sqlite_database import SqliteDatabase
from crossglot.server.tournaments.services import TournamentServices

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
    start_game,
    show_setup,
    pair_up,
    show_game_qr,
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
    *KIND_ROUTES,
    *PREPARATION_ROUTES,
    show_health,
    show_readiness,
    show_status,
    show_page,
    show_rules,
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
        self._settings, self._home, database = settings, home, home.database
        self._bus = open_bus(settings.redis)
        shared = self._bus.shared
        self._roster = Roster(database, home.node, settings.lease) if shared else None
        self._counting = ResultCounter(database, home.games, setup_of)
        self._event_streams = streams = EventStreams(self._bus)
        self._waits = Waits(settings.gone_after, settings.abandoned_after, settings.overdue_after)
        news_streams = NewsStreams(streams)
        self._chat_rooms = ChatRooms(self._bus)
        self._chat = ChatServices(database, self._chat_rooms, streams, settings.phrases_only)
        facts = facts_of or facts_in(database, settings.spectator_delay)
        self._people = AccountServices(database, settings, self._show_again, self._bus, FEATURES)
        self._reminding = Reminding(self._people.notifications)
        self._games = self._play(lexicons, players, news_streams, clock, facts)
        ratings, invited = KeptRatings(database), self._reminding.invited
        self._lobby_services = LobbyServices(
            database, self._games, self._bus, lexicons, players, ratings, invited
        )
        self._lobby_services.lobby_broadcast.listen(news_streams.take)
        self._tournaments = TournamentServices(
            home, self._bus, clock, lexicons, self._people.notifications, settings
        )
        self._hub, self._preparation = Hub(), Preparation()
        self._limits, self._work_budget = RateLimits(settings), WorkBudget()
        self.readiness = Readiness(database, _folder_of(database))
        self._banner = BannerWatch(database, settings.banner_every, self._hub.tell)
        routes = cast("Asgi", _litestar(self, settings, self._values(lexicons), self._guards()))
        self.asgi = Tracer(SecurityMiddleware(routes, settings), access_log=settings.access_log)
        self.metrics = registry_of(self._standing())

    def _guards(self) -> tuple[Guard, ...]:
        """What every request passes first."""
        admission = Admission(self._people.sessions, self._people.personal_tokens, self._settings)
        return admission, rate_guard(self._limits), check_lengths

    def _play(
        self,
        lexicons: Lexicons,
        players: Players,
        news_streams: NewsStreams,
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
            followers=(self._counting.follow, self._follow, news_streams.follow),
            clock=clock,
            waits=self._waits,
            facts_of=facts_of,
            book_of=book_in(home.database),
        )

    def _values(self, lexicons: Lexicons) -> dict[str, object]:
        """What routes may ask for, by name."""
        settings, database = self._settings, self._home.database
        return {
            "banner": self._banner,
            "bus": self._bus,
            "database": database,
            "tournaments": self._tournaments,
            "event_streams": self._event_streams,
            "lobby_services": self._lobby_services,
            "games": self._games,
            "hub": self._hub,
            "lexicons": lexicons,
            "chat_rooms": self._chat_rooms,
            "nudges": Nudges(database, self._waits, self._reminding.nudged),
            "preparation": self._preparation,
            "readiness": self.readiness,
            "move_pace": Pace(settings.limits.rate, settings.limits.burst),
            "report_pace": Pace(*REPORT_PACE),
            "chat_services": self._chat,
            "settings": settings,
            "work_budget": self._work_budget,
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
        await self._tournaments.live_tournaments.show_again(game_id)
        self._lobby_services.lobby_broadcast.changed(game_id)

    def _follow(self, table: AnyTable, events: Sequence[Struct]) -> None:
        """Tell the lobby, which is opened after the games, what is done in them."""
        self._lobby_services.follow(table, events)
        slow = isinstance(table, StandardTable) and table.state.edition.house.clock.correspondence
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
            asyncio.create_task(self._lobby_services.run()),
            asyncio.create_task(self._banner.run()),
            asyncio.create_task(self._preparation.run()),
            asyncio.create_task(self._tournaments.run()),
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
        self._work_budget.stop()
        await self._games.stop()
        await self._tournaments.stop()
        await self._counting.finish()
        await self._lobby_services.stop()
        await self._people.stop()
        await self._bus.close()
        await self._limits.close()
        await self._home.database.close()

    async def drain(self) -> None:
        """Take no more moves, and take leave of every live connection."""
        self.readiness.draining = True
        self._games.refuse_moves()
        self._event_streams.end_all()
        await self._hub.say_goodbye()


def _litestar(
    application: Application,
    settings: Settings,
    values: dict[str, object],
    guards: Sequence[Guard],
) -> Litestar:
    return Litestar(
        route_handlers=list(ROUTES),
        compression_config=PACKED,
        dependencies={
            "principal": Provide(find_principal),
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
            render_plugins=[CompleteDescription(path="/openapi.json")],
        ),
        logging_config=None,
    )


def _folder_of(database: Database) -> Path | None:
    """Where the file of a database is; None for PostgreSQL."""
    return database.folder if isinstance(database, SqliteDatabase) else None


def _provide(value: object) -> Provide:
    return Provide(lambda: value, use_cache=True, sync_to_thread=False)
