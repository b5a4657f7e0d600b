"""One event on this node: what has happened in it, who follows it, which slips it takes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Any

import msgspec
from sqlalchemy import Connection

from crossglot.server.clock import Clock
from crossglot.server.connections.lag import LagBank
from crossglot.server.nodes.bus import Bus
from crossglot.server.ports import Lexicons
from crossglot.server.store.database import Database
from crossglot.server.store.home import Home
from crossglot.server.store.slips import SlipRow, Slips
from crossglot.server.tournaments import storage
from crossglot.server.tournaments.backlog import Backlog
from crossglot.server.tournaments.chronicle import Chronicle
from crossglot.server.tournaments.desk_notices import DeskBroadcast
from crossglot.server.tournaments.judges import Judges
from crossglot.server.tournaments.messages import DeskNews, encode
from crossglot.server.tournaments.open_round import CountedSlip, RoundAnswers, round_key
from crossglot.server.tournaments.plan import Plan
from crossglot.server.tournaments.ranking import rank
from crossglot.server.tournaments.records import Record
from crossglot.server.tournaments.session import TournamentConnection
from crossglot.server.tournaments.timetable import moment, next_deed
from crossglot.server.tournaments.topping import Race
from crossglot.server.tournaments.views import Viewer, snapshot
from crossglot.tournament.course import Judge, under_way
from crossglot.tournament.events import Event
from crossglot.variants.duplicate import Slip
from crossglot.variants.duplicate.choice import Choice

_decode_events = msgspec.json.Decoder(list[Event]).decode
_decode_plan = msgspec.json.Decoder(Plan).decode


DESK = b"desk"
"""Published beside numbers: an arbiter's desk has changed."""


def topic_of(tournament: str) -> str:
    """Where the number of the newest event of a log is published."""
    return f"tournament:{tournament}"


def read_log(bodies: Sequence[str]) -> list[Event]:
    """The events in some rows of a log."""
    return [event for body in bodies for event in _decode_events(body)]


@dataclass(frozen=True, slots=True)
class TournamentContext:
    """What the events of a node share.

    Attributes:
        node: The id of this node.
        database: Where logs are kept.
        slips: Where slips are.
        bus: Where other nodes are met.
        clock: Tells the time.
        backlog: Knows how far this node is behind.
        judges: Know words and tops.
        seed: Draws the racks of every event made here; None is chance.
    """

    node: str
    database: Database
    slips: Slips
    bus: Bus
    clock: Clock
    backlog: Backlog
    judges: Judges
    seed: str | None = None

    @classmethod
    def at(
        cls, home: Home, lexicons: Lexicons, bus: Bus, clock: Clock, seed: str | None = None
    ) -> TournamentContext:
        """What the node whose home it is gives it."""
        return cls(
            node=home.node,
            database=home.database,
            slips=home.slips,
            bus=bus,
            clock=clock,
            backlog=Backlog(),
            judges=Judges(lexicons),
            seed=seed,
        )

    @property
    def now(self) -> int:
        """Milliseconds since 1970."""
        return round(self.clock.now() * 1000)


class LiveTournament:
    """One event.

    Attributes:
        record: How it is listed.
        chronicle: What has happened.
        plan: How it is run.
        ranking: The standings after the last round.
        accounts: Account -> player.
        lines: Those who are connected here.
        intakes: Game -> the round of it that takes slips.
        tops: Game -> the best play of the rack drawn: nobody's business until the close.
        lock: Held to change it.
        told: Up to when the time has been called.
        notifications: Will tell who has come in, once somebody has.
        desk_broadcast: Says at the arbiters' desks that something is to be read again.
    """

    def __init__(
        self,
        context: TournamentContext,
        record: Record,
        chronicle: Chronicle,
        accounts: dict[str, int],
    ) -> None:
        self.context = context
        self.record = record
        self.chronicle = chronicle
        self.plan = _decode_plan(record.plan)
        self.ranking = rank(chronicle.state)
        self.accounts = accounts
        self.connections: set[TournamentConnection] = set()
        self.intakes: dict[int, RoundAnswers] = {}
        self.tops: dict[int, Choice | None] = {}
        self.lock = asyncio.Lock()
        self.told = context.now
        self._races: dict[str, asyncio.Task[Race]] = {}
        publish = partial(context.bus.publish, topic_of(record.id), DESK)
        self.desk_broadcast = DeskBroadcast(
            lambda: encode(DeskNews(self.record.seq)), publish if context.bus.shared else None
        )
        self.notifications: asyncio.Task[None] | None = None
        self._players: dict[int, set[TournamentConnection]] = {}
        self._bank = LagBank()

    @classmethod
    async def read(cls, context: TournamentContext, tournament: str) -> LiveTournament | None:
        """The room of an event as it is kept; None where there is none of this id."""

        def query(
            connection: Connection,
        ) -> tuple[Record, list[str], dict[str, int]] | None:
            record = storage.read(connection, tournament)
            if record is None:
                return None
            log = storage.log_after(connection, tournament, 0)
            return record, log, storage.players(connection, tournament)

        found = await context.database.read(query)
        if found is None:
            return None
        record, log, accounts = found

        def fold() -> LiveTournament:
            return cls(context, record, Chronicle.of(read_log(log)), accounts)

        live = await asyncio.to_thread(fold)
        await live.take_up()
        return live

    @property
    def id(self) -> str:
        """The event's id."""
        return self.record.id

    @property
    def mine(self) -> bool:
        """Whether this node keeps time for it."""
        return self.record.node == self.context.node or not self.context.bus.shared

    def player_of(self, account: str | None) -> int | None:
        """The number of an account's player; None for spectators."""
        return None if account is None else self.accounts.get(account)

    def may_rule(self, account: str | None) -> bool:
        """Whether the event is the account's own."""
        return account is not None and account == self.record.creator

    def ruled_by(self, account: str) -> None:
        """The event is this account's from now on."""
        self.record = replace(self.record, creator=account)

    # What follows it

    def came(self, line: TournamentConnection) -> None:
        """Count a connection as open."""
        self.connections.add(line)
        if line.arbiter:
            self.desk_broadcast.came(line)
        if line.player is not None:
            self._players.setdefault(line.player, set()).add(line)

    def went(self, line: TournamentConnection) -> None:
        """Count it no more."""
        self.connections.discard(line)
        self.desk_broadcast.went(line)
        if line.player is not None:
            self._players.get(line.player, set()).discard(line)

    def entered(self, accounts: Mapping[str, int]) -> None:
        """These accounts have become players: those connected play from now on."""
        self.accounts.update(accounts)
        for line in tuple(self.connections):
            if line.player is None and line.account is not None and line.account in accounts:
                line.player = player = accounts[line.account]
                self._players.setdefault(player, set()).add(line)

    def snapshot(self, line: TournamentConnection) -> bytes:
        """Everything that who is at the other end may know."""
        return self.picture(line.player, arbiter=self.may_rule(line.account))

    def picture(self, player: int | None, *, arbiter: bool = False) -> bytes:
        """Everything that ``player`` may know."""
        slips = {
            game: intake.kept[player]
            for game, intake in self.intakes.items()
            if player is not None and player in intake.kept
        }
        who = Viewer(player, arbiter, slips, self._known_races())
        return encode(
            snapshot(self.record, self.plan, self.chronicle, self.ranking, who, self.context.now)
        )

    # Slips

    async def take_up(self) -> None:
        """Take slips of the rounds that are open, those that are kept already among them."""
        state = self.chronicle.state
        wanted: dict[int, str] = {}
        for game in under_way(state):
            if state.game(game).phase == "open":
                number = state.game(game).table.number
                wanted[game] = round_key(game, number, self.chronicle.opened[game])
        for game, intake in tuple(self.intakes.items()):
            if wanted.get(game) != intake.key:
                del self.intakes[game]
                self.context.backlog.close()
        opened = [
            self._open_intake(game, wanted[game]) for game in sorted(wanted.keys() - self.intakes)
        ]
        for game, intake in self.intakes.items():
            intake.deadline = state.game(game).deadline
            intake.paused_at = state.paused_at
        for intake in opened:  # they take slips by now, and know their deadline
            for row in await self.slips(intake.key):
                intake.found(row.player, CountedSlip.read(row))
        if self.is_topping:
            keys = {intake.key for intake in self.intakes.values()}
            self._races = {key: race for key, race in self._races.items() if key in keys}
            for intake in opened:
                await self.race(intake)

    @property
    def is_topping(self) -> bool:
        """Whether proposals are judged at once, and time counts."""
        return self.chronicle.state.setup.profile.pace.is_topping

    @property
    def closes_early(self) -> bool:
        """Whether a round is over once nobody is waited for: in topping all have found the top."""
        return self.plan.auto and (self.plan.early or self.is_topping)

    def race(self, intake: RoundAnswers) -> asyncio.Task[Race]:
        """An open round of topping, its top searched once."""
        if intake.key not in self._races:
            self._races[intake.key] = asyncio.create_task(self._begin_race(intake))
        return self._races[intake.key]

    async def _begin_race(self, intake: RoundAnswers) -> Race:
        game = self.chronicle.state.game(intake.game)
        race = await asyncio.to_thread(Race, game, await self.judge())
        race.found.update(race.finders(game, await self._sent(intake)))
        return race

    async def _sent(self, intake: RoundAnswers) -> list[tuple[int, Slip, int]]:
        """What players have sent in a round so far, whichever node took it: who, what, when."""
        rows = await self.slips(intake.key)
        return [(row.player, CountedSlip.read(row).slip, row.at) for row in rows]

    def _known_races(self) -> dict[int, Race]:
        """The open rounds of topping whose tops are known by now."""
        races = ((game, self._races.get(each.key)) for game, each in self.intakes.items())
        return {game: race.result() for game, race in races if race and race.done()}

    def _open_intake(self, game: int, key: str) -> RoundAnswers:
        number = self.chronicle.state.game(game).table.number
        intake = RoundAnswers(self.context.slips, self.id, game, number, key, self._bank)
        self.intakes[game] = intake
        self.context.backlog.open()
        return intake

    async def slips(self, key: str) -> list[SlipRow]:
        """Every slip of a round that is kept."""
        return await self.context.database.read(
            lambda connection: storage.slips(connection, self.id, key)
        )

    async def all_in(self) -> bool:
        """Whether a slip of everybody who is waited for is kept, whichever node took it."""
        state, context = self.chronicle.state, self.context
        for game, intake in self.intakes.items():
            waited = set(state.waited_for(game))
            if self.is_topping:
                if not await self._all_found(intake, waited):
                    return False
                continue
            waited -= set(state.game(game).slips)
            if not context.bus.shared and len(waited - intake.kept.keys()) > 0:
                return False
            asked = partial(storage.handed_in, tournament=self.id, key=intake.key)
            if not waited <= await context.database.read(asked):
                return False
        return True

    async def _all_found(self, intake: RoundAnswers, waited: set[int]) -> bool:
        """Whether everybody who is waited for has found the top, whichever node they told it."""
        race, game = await self.race(intake), self.chronicle.state.game(intake.game)
        by_hand = chain.from_iterable(game.tries.values())  # those sent come at the close
        entered = [(each.player, each.slip, each.at) for each in by_hand if each.slip]
        here = race.finders(game, entered)  # not for good: what was entered may be undone
        if self.context.bus.shared and not waited <= race.found | here:
            race.found.update(race.finders(game, await self._sent(intake)))
        return waited <= race.found | here

    async def recall(self, *players: int | None) -> None:
        """Know what players have handed in at other nodes, before anybody is told what they have.

        Args:
            *players: Their numbers; None is somebody who looks on, and has nothing.
        """
        known = [player for player in players if player is not None]
        if not known or not self.context.bus.shared:
            return
        for intake in tuple(self.intakes.values()):
            asked = partial(storage.slips_by, tournament=self.id, key=intake.key, players=known)
            for row in await self.context.database.read(asked):
                intake.remember(row.player, CountedSlip.read(row))

    async def handed_in(self, game: int) -> set[int]:
        """Whose slip of the open round is kept, whichever node took it, or was entered."""
        entered, intake = self.chronicle.state.answers[game - 1], self.intakes[game]
        here = {*intake.kept, *entered}
        if not self.context.bus.shared:
            return here
        asked = partial(storage.handed_in, tournament=self.id, key=intake.key)
        return here | await self.context.database.read(asked)

    # Changes

    async def commit(
        self,
        events: Sequence[Event],
        then: Chronicle | None = None,
        accounts: Mapping[int, str | None] | None = None,
        changes: Mapping[str, Any] | None = None,
    ) -> None:
        """Write what has happened; the caller holds the lock.

        Args:
            events: What.
            then: The chronicle afterwards, if it is known already.
            accounts: Player -> account, of those who have come in.
            changes: Fields of the record.

        Raises:
            CrossglotError: It cannot follow; nothing is written.
            SeqTakenError: Another node was first.
        """
        before, context = self.chronicle, self.context
        then = then or before.told(events)
        record = replace(
            self.record,
            seq=then.state.seq,
            node=context.node,
            players=len(then.state.entrants) - len(then.state.withdrawn),
            alive=context.clock.now(),
            round=self._keys(then),
            **(changes or {}),
        )
        record = replace(record, due=self._due(record, then))
        body = msgspec.json.encode(list(events)).decode()
        at, after = record.alive, before.state.seq
        await context.database.write(
            lambda connection: storage.append(connection, record, after, body, at, accounts)
        )
        self.record, self.chronicle = record, then
        self.entered({a: player for player, a in (accounts or {}).items() if a is not None})
        await self.take_up()
        context.bus.publish(topic_of(self.id), b"%d" % record.seq)
        self.desk_broadcast.ring()

    def reminded(self) -> float | None:
        """People are reminded of the open rounds; when time changes the event next."""
        record = replace(self.record, reminded=self.record.round)
        self.record = replace(record, due=self._due(record, self.chronicle))
        return self.record.due

    def _due(self, record: Record, then: Chronicle) -> float | None:
        """When time changes the event next, in seconds since 1970."""
        deed = next_deed(record, self.plan, then.state)
        if deed is None:
            return None
        grace = then.state.setup.lag_credit
        due = moment(deed, record, self.plan, then.state, then.since, grace)
        return max(due / 1000, record.alive)

    def _keys(self, then: Chronicle) -> str | None:
        """The rounds that take slips from now on."""
        state = then.state
        keys = [
            round_key(game, state.game(game).table.number, then.opened[game])
            for game in under_way(state)
            if state.game(game).phase == "open"
        ]
        return " ".join(keys) or None

    async def take_on(self) -> None:
        """Keep slips of the open rounds again, after a close that came to nothing."""
        seq, keys = self.record.seq, self._keys(self.chronicle)
        await self.context.database.write(
            lambda connection: storage.take_again(connection, self.id, seq, keys)
        )

    async def judge(self) -> Judge:
        """Knows its words and tops."""
        return await self.context.judges.of(self.chronicle.state.setup)

    async def read_log_again(self) -> None:
        """Names in the log have changed, and nothing else; the caller holds the lock."""

        def query(connection: Connection) -> tuple[Record | None, list[str]]:
            record = storage.read(connection, self.id)
            return record, storage.log_after(connection, self.id, 0)

        record, log = await self.context.database.read(query)
        if record is not None:
            self.chronicle = await asyncio.to_thread(lambda: Chronicle.of(read_log(log)))
            self.record = record
            await self.take_up()

    async def news(self) -> list[Event]:
        """Read what another node has written, its signs of life too; the caller holds the lock.

        Returns:
            What happened.
        """
        before = self.chronicle

        def query(connection: Connection) -> tuple[Record | None, list[str], dict[str, int]]:
            record = storage.read(connection, self.id)
            log = storage.log_after(connection, self.id, before.state.seq)
            return record, log, storage.players(connection, self.id, len(self.accounts) - 1)

        record, log, accounts = await self.context.database.read(query)
        if record is None or not log:
            if record is not None and record.seq == self.record.seq:
                self.record = record
            return []
        events = read_log(log)
        self.chronicle = await asyncio.to_thread(before.told, events)
        self.record = record
        self.entered(accounts)
        await self.take_up()
        return events
