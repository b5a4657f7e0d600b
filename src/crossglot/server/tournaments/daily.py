"""Today's duplicate: one a language a day, the same for everybody, played alone."""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from crossglot.errors import CrossglotError, EntryCode, EntryError
from crossglot.server.identifiers import new_id
from crossglot.server.store.schema.tournaments import tournament_runs, tournaments
from crossglot.server.store.secrets import site_secret
from crossglot.server.tournaments import storage
from crossglot.server.tournaments.plan import NewEvent, Plan, setup_of
from crossglot.server.tournaments.records import Record
from crossglot.server.tournaments.tournament import TournamentContext
from crossglot.tournament import course
from crossglot.tournament.act import enter, found
from crossglot.tournament.course import Judge
from crossglot.tournament.events import Entrant, Event
from crossglot.tournament.setup import Setup
from crossglot.tournament.state import Tournament, after, fold

EDITIONS = {"hu": "HU-M", "cs": "CS", "et": "ET", "el": "EL", "en": "EN"}
"""Language -> the edition of its daily event."""

ROUNDS = 12
"""Rounds of a daily event."""

MASTER = Entrant("Top", kind="robot")


class Daily(Struct, frozen=True):
    """Today's event of a language.

    Attributes:
        language: Of the words.
        edition: Id of the edition.
        day: The date, by UTC.
        tournament: Id of the event.
        finished: How many have played it to the end.
        streak: On how many days in a row, up to today or yesterday, the caller has done so.
        done: Whether they have done so today.
    """

    language: str
    edition: str
    day: str
    tournament: str
    finished: int
    streak: int
    done: bool


class DailyTournaments:
    """The daily events.

    Args:
        context: Where they are kept.
    """

    def __init__(self, context: TournamentContext) -> None:
        self._context = context
        self._making = asyncio.Lock()
        self._made: dict[str, Record] = {}

    @property
    def today(self) -> date:
        """The date, by UTC."""
        return datetime.fromtimestamp(self._context.clock.now(), UTC).date()

    async def of(self, language: str, account: str | None) -> Daily:
        """Today's event of a language, made when somebody first asks for it.

        Raises:
            EntryError: ``tournament-unknown``: there is none of that language.
            LexiconError: Its lexicon is not here.
        """
        if language not in EDITIONS:
            raise EntryError(EntryCode.UNKNOWN, tournament=language)
        (today,) = await self._told({language: await self._record(language)}, account)
        return today

    async def ready(self, account: str | None) -> list[Daily]:
        """Today's event of every language whose lexicon is here."""
        found: dict[str, Record] = {}
        for language in EDITIONS:
            with suppress(CrossglotError):
                found[language] = await self._record(language)
        return await self._told(found, account)

    async def _told(self, records: Mapping[str, Record], account: str | None) -> list[Daily]:
        """How the events of these languages stand, by one look into the database."""
        today, ids = self.today, [record.id for record in records.values()]
        finished, days = await self._context.database.read(
            lambda connection: _counted(connection, ids, account)
        )
        return [
            Daily(
                language=language,
                edition=record.edition,
                day=today.isoformat(),
                tournament=record.id,
                finished=finished.get(record.id, 0),
                streak=streak(days[language], today),
                done=today in days[language],
            )
            for language, record in records.items()
        ]

    async def _record(self, language: str) -> Record:
        """Today's event of a language; once found it is kept, for it never changes."""
        day = f"{language} {self.today.isoformat()}"
        record = self._made.get(day)
        if record is None:
            lexicon = await self._context.judges.current(EDITIONS[language])
            async with self._making:
                record = await self._make(language, day, lexicon)
            kept = {known: made for known, made in self._made.items() if self.is_open(made)}
            self._made = {**kept, day: record}
        return record

    def is_open(self, record: Record) -> bool:
        """Whether an event is one of today's, whose tops are nobody's business yet."""
        return record.day is not None and record.day.endswith(self.today.isoformat())

    async def _seed(self, day: str) -> str:
        """What draws the racks of a day: the same on every node, and nobody else can know it."""
        secret = await site_secret(self._context.database, "daily")
        return hashlib.sha256(secret + day.encode()).hexdigest()

    async def _make(self, language: str, day: str, lexicon: str) -> Record:
        record = await self._context.database.read(lambda db: storage.of_day(db, day))
        if record is not None:
            return record
        seed = self._context.seed or await self._seed(day)
        edition = EDITIONS[language]
        wanted = NewEvent(name=day, edition=edition, rounds=(ROUNDS,))
        setup = setup_of(wanted, lexicon, seed)
        judge = await self._context.judges.of(setup)
        now = self._context.clock.now()
        events = await asyncio.to_thread(play_master, setup, judge, round(now * 1000))
        record = Record(
            id=new_id(),
            state="over",
            kind="daily",
            creator=None,
            public=False,
            code=None,
            edition=edition,
            name=day,
            plan=msgspec.json.encode(Plan()).decode(),
            players=0,
            created=now,
            ended=now,
            seq=len(events),
            node=self._context.node,
            alive=now,
            day=day,
        )
        body = msgspec.json.encode(events).decode()
        made = record
        try:
            await self._context.database.write(lambda db: storage.add(db, made, body))
        except IntegrityError:  # another node was first
            kept = await self._context.database.read(lambda db: storage.of_day(db, day))
            return kept or record
        return record


def play_master(setup: Setup, judge: Judge, at: int) -> list[Event]:
    """The whole of an event in which nobody plays but the top."""
    events: list[Event] = list(found(setup, at))
    state = fold(events)

    def happen(more: Sequence[Event]) -> Tournament:
        events.extend(more)
        then = state
        for event in more:
            then = after(then, event)
        return then

    state = happen(enter(state, MASTER, at))
    state = happen(course.begin_game(state, at))
    while course.under_way(state):
        state = happen(course.draw_rack(state, 1, judge.tops, at))
        if course.under_way(state):
            state = happen(course.open_round(state, 1, at))
            state = happen(course.close_round(state, 1, judge, at))
    happen(course.finish(state, at))
    return events


def streak(days: set[date], today: date) -> int:
    """Days in a row up to today, or to yesterday while today's is still to be played.

    >>> days = {date(2026, 1, 1), date(2026, 1, 2), date(2026, 1, 4)}
    >>> [streak(days, date(2026, month, 4 - month)) for month in (1, 2)], streak(days, max(days))
    ([2, 0], 1)
    """
    day = today if today in days else today - timedelta(days=1)
    count = 0
    while day in days:
        count += 1
        day -= timedelta(days=1)
    return count


def _counted(
    connection: Connection, tournament_ids: Sequence[str], account: str | None
) -> tuple[dict[str, int], defaultdict[str, set[date]]]:
    """How many have finished each event; by language the days that ``account`` has finished."""
    runs, events = tournament_runs.c, tournaments.c
    done = runs.finished.is_not(None)
    count = select(runs.tournament, func.count().label("finished")).group_by(runs.tournament)
    rows = connection.execute(count.where(runs.tournament.in_(tournament_ids), done))
    finished = {row.tournament: row.finished for row in rows}
    days: defaultdict[str, set[date]] = defaultdict(set)
    if account is not None:
        query = (
            select(events.day)
            .join(tournament_runs, runs.tournament == events.id)
            .where(runs.account == account, done, events.day.is_not(None))
        )
        for told in connection.execute(query).scalars():
            language, _, day = told.partition(" ")
            days[language].add(date.fromisoformat(day))
    return finished, days
