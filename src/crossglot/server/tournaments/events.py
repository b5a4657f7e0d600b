"""The duplicate events of a node: everything that routes ask for, put together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy import Connection

from crossglot.errors import (
    DuplicateCode,
    EntryCode,
    EntryError,
    GameError,
    TournamentCode,
    TournamentError,
)
from crossglot.server.bus import Bus
from crossglot.server.people.asker import Asker
from crossglot.server.people.roles import Role, may_act_as
from crossglot.server.people.telling import Telling
from crossglot.server.play.clock import Clock
from crossglot.server.ports import Lexicons
from crossglot.server.settings import Settings
from crossglot.server.store.home import Home
from crossglot.server.tournaments import storage
from crossglot.server.tournaments.daily import Daily, Days
from crossglot.server.tournaments.deeds import games_in
from crossglot.server.tournaments.desk import Arbiter
from crossglot.server.tournaments.entrance import Entrance
from crossglot.server.tournaments.handing import hand_in
from crossglot.server.tournaments.ranking import PAGE
from crossglot.server.tournaments.records import Record
from crossglot.server.tournaments.reminders import Reminders
from crossglot.server.tournaments.room import Office, Room
from crossglot.server.tournaments.rooms import Rooms
from crossglot.server.tournaments.runs import Runs
from crossglot.server.tournaments.session import HandIn
from crossglot.server.tournaments.slip_wire import SlipMessage, Taken
from crossglot.server.tournaments.wire import StandingsPage
from crossglot.server.written import plain_line
from crossglot.tournament.act import appeal
from crossglot.tournament.events import LONGEST_REASON, Appealed
from crossglot.tournament.ranks import team_table

ORGANISER = "organiser"
"""What the log calls an arbiter whose account has no name."""


class Events:
    """The duplicate events of a node.

    Args:
        home: Where they are kept.
        bus: Where other nodes are met.
        clock: Tells the time.
        lexicons: Which words are admissible.
        telling: Writes to those who want it.
        settings: How the server is set up.

    Attributes:
        rooms: Those in memory.
        entrance: Makes them, and lets people in.
        arbiter: Rules on them.
        days: The daily ones.
        runs: What people play again alone.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - all that events depend on
        self,
        home: Home,
        bus: Bus,
        clock: Clock,
        lexicons: Lexicons,
        telling: Telling,
        settings: Settings,
    ) -> None:
        office = Office.at(home, lexicons, bus, clock, settings.seed)
        reminders = Reminders(office, telling, wanted=settings.reminders)
        self.rooms = Rooms(office, settings.lease, reminders)
        self.entrance = Entrance(self.rooms)
        self.arbiter = Arbiter(self.rooms, self.entrance)
        self.days = Days(office)
        self.runs = Runs()
        self._office = office

    async def run(self) -> None:
        """Keep time for ever; cancel it to stop."""
        await self.rooms.run()

    async def stop(self) -> None:
        """Finish what was begun."""
        await self.entrance.stop()
        await self.rooms.stop()

    async def find(self, tournament: str) -> Room:
        """The room of an event that may be looked at: today's daily one may not.

        Raises:
            EntryError: ``tournament-unknown``, or ``tournament-not-for-this``.
        """
        room = await self.rooms.get(tournament)
        if self.days.is_open(room.record):
            raise EntryError(EntryCode.NOT_FOR_THIS)
        return room

    async def today(self, account: str | None) -> list[Daily]:
        """Today's event of every language whose lexicon is here."""
        return await self.days.ready(account)

    def hand_in(self, room: Room) -> HandIn:
        """What takes the slips of an event."""

        def came(done: asyncio.Future[Taken]) -> None:
            if done.cancelled() or done.exception() is not None:
                return
            room.bell.ring()
            judged = done.result().judged
            if judged is None or judged.top:
                self.rooms.slip_came(room)

        def take(
            player: int | None, message: SlipMessage, lag: int, waited: Callable[[], int]
        ) -> asyncio.Future[Taken]:
            taken = hand_in(room, player, message, lag, waited)
            taken.add_done_callback(came)
            return taken

        return take

    async def listed(self, account: str | None, most: int) -> tuple[list[Record], list[Record]]:
        """The account's own events, and all that are public; the newest first."""

        def query(connection: Connection) -> tuple[list[Record], list[Record]]:
            own = [] if account is None else storage.listed_of(connection, account, most)
            return own, storage.listed(connection, ("waiting", "running", "over"), most)

        return await self._office.database.read(query)

    def standings(self, room: Room, start: int) -> StandingsPage:
        """A page of the full table."""
        rows = room.ranking.rows
        after = start + PAGE
        more = after if after < len(rows) else None
        state = room.chronicle.state
        teams = team_table(state, rows) if state.setup.unit == "teams" and start == 0 else ()
        return StandingsPage(room.record.seq, len(rows), rows[start:after], more, teams)

    def check_code(self, room: Room, code: str) -> None:
        """Refuse a wrong code before anybody becomes a guest.

        Raises:
            TournamentError: ``tournament-wrong-code``.
        """
        if room.record.code is not None and code != room.record.code:
            raise TournamentError(TournamentCode.WRONG_CODE)

    def check_comer(self, room: Room, asker: Asker | None) -> None:
        """Refuse an arbiter who would play a round whose secrets lie on their desk.

        Raises:
            GameError: ``duplicate-not-now``: they come in, or back, between two rounds.
        """
        player, state = room.player_of(asker.account if asker else None), room.chronicle.state
        if player is not None and player not in state.withdrawn:
            return
        secret = games_in(state, "drawn", "open")
        if secret and self.may_rule(room, asker):
            raise GameError(DuplicateCode.NOT_NOW, phase=state.game(secret[0]).phase)

    async def appeal(
        self, room: Room, account: str | None, game: int, number: int, text: str
    ) -> int:
        """A player holds a result to be wrong; the number of their appeal.

        Raises:
            TournamentError: Not their event, or no such game or round.
        """
        player = room.player_of(account)
        if player is None:
            raise TournamentError(TournamentCode.NOT_TAKING_PART)
        appealed = Appealed(
            game, number, player, plain_line(text, LONGEST_REASON), self._office.now
        )
        await self.rooms.change(room, lambda state: appeal(state, appealed))
        return max(room.chronicle.state.appeals)

    def may_rule(self, room: Room, asker: Asker | None) -> bool:
        """Whether the asker is the arbiter: the event is their own, or it is their office."""
        if asker is None:
            return False
        by_office = asker.has_session and may_act_as(asker.role, Role.ARBITER)
        return by_office or room.may_rule(asker.account)

    async def ruler(self, room: Room, asker: Asker | None) -> str:
        """The arbiter's name, for the log.

        Raises:
            EntryError: ``entry-not-the-arbiter``.
        """
        if asker is None or not self.may_rule(room, asker):
            raise EntryError(EntryCode.NOT_ARBITER)
        return await self.entrance.name_of(asker.account) or ORGANISER
