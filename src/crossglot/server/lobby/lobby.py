"""What can be done with games before they start and after they have ended.

Each change is one transaction of the database; its broadcast follows.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import structlog
from msgspec import structs
from sqlalchemy import Connection

from crossglot.editions import load_edition, with_house
from crossglot.errors import (
    CrossglotError,
    GameCode,
    GameError,
    LobbyCode,
    LobbyError,
    RemovalCode,
    RemovalError,
    ServerCode,
    ServerError,
)
from crossglot.game import SeatInfo
from crossglot.server.games.games import Games
from crossglot.server.identifiers import new_id
from crossglot.server.kinds.export import json_of
from crossglot.server.kinds.setups import RemovalSetup, Setup
from crossglot.server.lobby import pairing, seating, storage
from crossglot.server.lobby.broadcast import LobbyBroadcast
from crossglot.server.lobby.messages import place_of
from crossglot.server.lobby.plan import Plan, WantedGame, kind_record, make_plan
from crossglot.server.lobby.ratings import Ratings
from crossglot.server.lobby.records import GONE, Record, SeatRecord
from crossglot.server.lobby.speed import speed_of
from crossglot.server.ports import Lexicons, Players
from crossglot.server.store.database import Database
from crossglot.server.store.port import SeqTakenError

log = structlog.get_logger("crossglot.lobby")

MOST_OFFERS = 20
"""Games of one account's making that may wait for players at once."""

Now = Callable[[], float]
"""Seconds since 1970."""


Invited = Callable[[Record], None]
"""What is done about the invitations of a new game."""


def nobody(_: Record) -> None:
    """Tell nobody."""


class Lobby:
    """Offers, seats and starts of games.

    Args:
        database: Where the setups are.
        games: Where games are played.
        lexicons: Which there are.
        players: The computer players.
        ratings: Who has which rating.
        lobby_broadcast: Told of every change.
        now: The time.
        invited: Told of every game to which somebody has just been asked.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - everything that an offer touches
        self,
        database: Database,
        games: Games,
        lexicons: Lexicons,
        players: Players,
        ratings: Ratings,
        lobby_broadcast: LobbyBroadcast,
        *,
        now: Now = time.time,
        invited: Invited = nobody,
    ) -> None:
        self._invited = invited
        self._database = database
        self._games = games
        self._lexicons = lexicons
        self._players = players
        self._ratings = ratings
        self._lobby_broadcast = lobby_broadcast
        self._now = now

    async def plan(self, wanted: WantedGame, account: str | None) -> Plan:
        """What ``wanted`` comes to; nothing is written.

        Args:
            wanted: What somebody wants to play.
            account: Who; None for a browser that has no account yet.

        Raises:
            CrossglotError: It cannot be played; the code says why.
        """
        plan = await asyncio.to_thread(make_plan, wanted, self._lexicons, self._players)
        if account is None and plan.rated:
            raise LobbyError(LobbyCode.RATED_ACCOUNT)
        await self._database.read(partial(seating.look_up, plan=plan, account=account))
        return plan

    async def offer(self, plan: Plan, account: str) -> Record:
        """A new game; it starts at once when nobody is missing.

        Raises:
            LobbyError: ``offers-too-many``, or an account that is not there or may not play so.
        """
        record = await self._write(
            plan, account, lambda connection, wanted, _: _keep(connection, wanted)
        )
        self._invited(record)
        return record

    async def pair(self, plan: Plan, account: str) -> Record:
        """A game by ``plan`` with a person who waits for the same; an offer of one if nobody does.

        Two people who ask at once meet, on any nodes; a person who asks twice waits once.

        Raises:
            LobbyError: ``offers-too-many``, or an account that is not there or may not play so.
        """

        def meet(connection: Connection, wanted: Record, rating: float | None) -> Record:
            found = pairing.partner_of(connection, wanted, wanted.created)
            if found is None:
                return _keep(connection, wanted)
            return seating.sit(connection, found, account, rating=rating)

        return await self._write(plan, account, meet)

    async def _write(
        self, plan: Plan, account: str, put: Callable[[Connection, Record, float | None], Record]
    ) -> Record:
        """Put the game that ``account`` wants, with its rating, in one transaction."""
        clock = plan.edition.house.clock
        rating = await self._ratings.rating(account, plan.edition.language, speed_of(clock))

        def work(connection: Connection) -> Record:
            names = seating.look_up(connection, plan, account)
            wanted = plan.record(new_id(), account, names, rating, self._now())
            return put(connection, wanted, rating)

        return await self._after(await self._database.write(work))

    async def prepare(self, setup: Setup) -> tuple[Setup, int]:
        """``setup`` with all that it needs, and how many people may play; nothing is written.

        Raises:
            CrossglotError: It cannot be played so.
        """
        setup = await self._with_board(setup)
        return setup, await self._games.kinds.check(setup)

    async def offer_kind(
        self, setup: Setup, most: int, account: str, *, public: bool, names: Sequence[str]
    ) -> Record:
        """A new game of another kind than the ordinary one; where one plays alone it begins.

        Args:
            setup: What :meth:`prepare` has let pass.
            most: How many people may play.
            account: Who makes it, and sits in the first seat.
            public: Whether the lobby lists it, while it waits and while it runs.
            names: Of the accounts that are asked to play.

        Raises:
            AccountError: ``account-unknown``.
            LobbyError: Too many games wait already, or somebody may not be asked.
            GameError: More are asked than there are seats.
        """
        if len(names) >= most:
            raise GameError(GameCode.PLAYERS, players=len(names) + 1, fewest=1, most=most)
        now = self._now()

        def work(connection: Connection) -> Record:
            asked = seating.asked(connection, account, names)
            listed = public and most > 1
            record = kind_record(new_id(), setup, account, asked, now, public=listed, most=most)
            return _keep(connection, record)

        record = await self._after(await self._database.write(work))
        self._invited(record)
        return record

    async def start(self, game_id: str, account: str) -> Record:
        """Begin a game that people join as they like, with those who are there.

        Raises:
            CrossglotError: No such game, it waits no more, another has made it, or so few cannot
                play it.
        """
        record = await self.record(game_id)
        if record.state == "started" and account == record.creator:
            return record
        if record.setup is not None and record.state == "waiting" and account == record.creator:
            there = [seat for seat in seating.people(record) if seat.agreed]
            await self._games.kinds.opening(record.setup, list(map(_name_of, there)))
        work = partial(seating.close, game_id=game_id, account=account)
        return await self._after(await self._database.write(work))

    async def _with_board(self, setup: Setup) -> Setup:
        """A removal brings its board along: that of a game that is over, as a file.

        Raises:
            ServerError: No such game.
            RemovalError: It is not over yet.
            GameError: A board and a file are named.
        """
        if not isinstance(setup, RemovalSetup) or setup.game is None:
            return setup
        if setup.file is not None:
            raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="game and file")
        table = await self._games.table(setup.game)
        if table.ended is None:
            raise RemovalError(RemovalCode.GAME_RUNNING)
        file = json_of(table.events, None).decode()
        return structs.replace(setup, edition=table.state.edition.id, game=None, file=file)

    async def refuse_unstarted(self, game_id: str) -> None:
        """Say why a game cannot be played: it waits, or will never begin.

        Raises:
            ServerError: ``game-unknown``.
            LobbyError: ``game-waiting``, ``game-gone``.
        """
        record = await self.record(game_id)
        if record.state in GONE:
            raise LobbyError(LobbyCode.GONE, game=game_id, state=record.state)
        if record.state in {"waiting", "full"}:
            raise LobbyError(LobbyCode.WAITING, game=game_id)

    async def check_joining(self, game_id: str, account: str | None) -> None:
        """Refuse a browser without an account what needs one; nothing is written.

        Raises:
            CrossglotError: There is no such game, it waits no more, or it is rated.
        """
        record = await self.record(game_id)
        if account is None:
            seating.check_waiting(record)
            if record.rated:
                raise LobbyError(LobbyCode.RATED_ACCOUNT)

    async def sit(self, game_id: str, account: str, seat: int | None = None) -> Record:
        """Give ``account`` a seat, invited or not; with the last one the game starts.

        Args:
            game_id: A waiting game.
            account: Who wants to play.
            seat: Which; None is the first that is free.

        Raises:
            CrossglotError: There is no such game or seat, or not for this account.
        """
        wanted = await self.record(game_id)
        rating = await self._rating(wanted, account)
        work = partial(seating.sit, game_id=game_id, account=account, wanted=seat, rating=rating)
        return await self._after(await self._database.write(work))

    async def leave(self, game_id: str, account: str) -> Record:
        """Get up from a seat, or decline an invitation; who made the game withdraws it.

        Raises:
            CrossglotError: There is no such game, it has started, or the account has no seat.
        """
        now = self._now()
        work = partial(seating.leave, game_id=game_id, account=account, now=now)
        return await self._after(await self._database.write(work))

    async def rematch(self, game_id: str, account: str) -> Record:
        """Ask for a rematch, or agree to it: the seats go round by one.

        Raises:
            CrossglotError: There is no such game, it is not over, the account did not play in it,
                or somebody has refused.
        """
        old = await self.record(game_id)
        if old.seat_of(account) is None:
            raise ServerError(ServerCode.NOT_YOUR_SEAT, game=game_id)
        # The table in memory may not have heard yet what another node has written.
        over = await self._database.read(partial(storage.is_over, game_id=game_id))
        if over is None:
            raise ServerError(ServerCode.GAME_UNKNOWN, game=game_id)
        if not over:
            raise LobbyError(LobbyCode.NOT_OVER, game=game_id)
        rating = await self._rating(old, account)
        new = replace(seating.turned(old, account, rating), id=new_id(), created=self._now())
        work = partial(seating.rematch, new=new, account=account, rating=rating)
        return await self._after(await self._database.write(work))

    async def record(self, game_id: str) -> Record:
        """What is kept of a game beside its events.

        Raises:
            ServerError: ``game-unknown``.
        """
        record = await self._database.read(partial(storage.read, game_id=game_id))
        if record is None:
            raise ServerError(ServerCode.GAME_UNKNOWN, game=game_id)
        return record

    async def finish(self) -> None:
        """Start what was about to start, and note what has ended, when a node went down."""
        for record in await self._database.read(storage.unfinished):
            try:
                await self._start(record)
            except CrossglotError as error:
                log.exception("game cannot start", game=record.id, error=str(error))
        if await self._database.read(storage.ended_unnoted):
            for game_id in await self._database.write(partial(seating.mark_over, now=self._now())):
                self._lobby_broadcast.changed(game_id)

    async def ended(self, game_id: str) -> None:
        """A game is over: it leaves the lists of those that run."""
        work = partial(storage.set_state, game_id=game_id, state="over", ended=self._now())
        await self._database.write(work)
        self._lobby_broadcast.changed(game_id)

    async def _rating(self, record: Record, account: str) -> float | None:
        language = load_edition(record.edition).language
        return await self._ratings.rating(account, language, record.speed)

    async def _after(self, record: Record) -> Record:
        """Start ``record`` when it is full, and let everybody know."""
        if record.state == "full":
            await asyncio.shield(self._start(record))
            return replace(record, state="started")
        self._lobby_broadcast.changed(record.id)
        return record

    async def _start(self, record: Record) -> None:
        """Write the first events; another node, or we before a crash, may have done so already."""
        try:
            await self._begin(record)
        except SeqTakenError:
            log.info("game has begun already", game=record.id)
        work = partial(seating.mark_started, game_id=record.id)
        await self._database.write(work)
        self._lobby_broadcast.changed(record.id)

    async def _begin(self, record: Record) -> None:
        if record.setup is not None:
            there = seating.people(record)
            accounts = [seat.account or "" for seat in there]
            names = list(map(_name_of, there))
            await self._games.begin_kind(record.id, record.setup, names, accounts)
            return
        edition = with_house(load_edition(record.edition), record.agreement.house)
        infos = [SeatInfo(_name_of(seat), seat.player) for seat in record.seats]
        seated = tuple(seat.account for seat in record.seats)
        await self._games.begin(record.id, edition, infos, seated, record.agreement.lexicon)


def _keep(connection: Connection, record: Record) -> Record:
    """Keep a new setup; the same with the names of its accounts.

    Raises:
        LobbyError: ``offers-too-many``.
    """
    waiting = storage.waiting_count(connection, record.creator)
    if record.state == "waiting" and waiting >= MOST_OFFERS:
        raise LobbyError(LobbyCode.TOO_MANY, most=MOST_OFFERS)
    storage.add(connection, record)
    return storage.read(connection, record.id) or record


def _name_of(seat: SeatRecord) -> str:
    return place_of(seat).name or ""
