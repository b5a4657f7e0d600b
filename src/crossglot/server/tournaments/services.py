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
from crossglot.server.accounts.notifications import Notifications
from crossglot.server.accounts.principal import Principal
from crossglot.server.accounts.roles import Role, may_act_as
from crossglot.server.clock import Clock
from crossglot.server.nodes.bus import Bus
from crossglot.server.ports import Lexicons
from crossglot.server.sanitise import plain_line
from crossglot.server.settings.settings import Settings
from crossglot.server.store.home import Home
from crossglot.server.tournaments import storage
from crossglot.server.tournaments.answer_messages import SlipMessage, Taken
from crossglot.server.tournaments.daily import Daily, DailyTournaments
from crossglot.server.tournaments.desk import Arbiter
from crossglot.server.tournaments.due_actions import games_in
from crossglot.server.tournaments.messages import StandingsPage
from crossglot.server.tournaments.ranking import PAGE
from crossglot.server.tournaments.records import Record
from crossglot.server.tournaments.registration import Registration
from crossglot.server.tournaments.reminders import Reminders
from crossglot.server.tournaments.session import HandIn
from crossglot.server.tournaments.solo_runs import Runs
from crossglot.server.tournaments.submission import hand_in
from crossglot.server.tournaments.tournament import LiveTournament, TournamentContext
from crossglot.server.tournaments.tournaments import LiveTournaments
from crossglot.tournament.act import appeal
from crossglot.tournament.events import LONGEST_REASON, Appealed
from crossglot.tournament.ranks import team_table

ORGANISER = "organiser"
"""What the log calls an arbiter whose account has no name."""


class TournamentServices:
    """The duplicate events of a node.

    Args:
        home: Where they are kept.
        bus: Where other nodes are met.
        clock: Tells the time.
        lexicons: Which words are admissible.
        notifications: Writes to those who want it.
        settings: How the server is set up.

    Attributes:
        live_tournaments: Those in memory.
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
        notifications: Notifications,
        settings: Settings,
    ) -> None:
        context = TournamentContext.at(home, lexicons, bus, clock, settings.seed)
        reminders = Reminders(context, notifications, wanted=settings.reminders)
        self.live_tournaments = LiveTournaments(context, settings.lease, reminders)
        self.entrance = Registration(self.live_tournaments)
        self.arbiter = Arbiter(self.live_tournaments, self.entrance)
        self.days = DailyTournaments(context)
        self.runs = Runs()
        self._context = context

    async def run(self) -> None:
        """Keep time for ever; cancel it to stop."""
        await self.live_tournaments.run()

    async def stop(self) -> None:
        """Finish what was begun."""
        await self.entrance.stop()
        await self.live_tournaments.stop()

    async def find(self, tournament: str) -> LiveTournament:
        """The room of an event that may be looked at: today's daily one may not.

        Raises:
            EntryError: ``tournament-unknown``, or ``tournament-not-for-this``.
        """
        live = await self.live_tournaments.get(tournament)
        if self.days.is_open(live.record):
            raise EntryError(EntryCode.NOT_FOR_THIS)
        return live

    async def today(self, account: str | None) -> list[Daily]:
        """Today's event of every language whose lexicon is here."""
        return await self.days.ready(account)

    def hand_in(self, live: LiveTournament) -> HandIn:
        """What takes the slips of an event."""

        def came(done: asyncio.Future[Taken]) -> None:
            if done.cancelled() or done.exception() is not None:
                return
            live.desk_broadcast.ring()
            judged = done.result().judged
            if judged is None or judged.top:
                self.live_tournaments.slip_came(live)

        def take(
            player: int | None, message: SlipMessage, lag: int, waited: Callable[[], int]
        ) -> asyncio.Future[Taken]:
            taken = hand_in(live, player, message, lag, waited)
            taken.add_done_callback(came)
            return taken

        return take

    async def listed(self, account: str | None, most: int) -> tuple[list[Record], list[Record]]:
        """The account's own events, and all that are public; the newest first."""

        def query(connection: Connection) -> tuple[list[Record], list[Record]]:
            own = [] if account is None else storage.listed_of(connection, account, most)
            return own, storage.listed(connection, ("waiting", "running", "over"), most)

        return await self._context.database.read(query)

    def standings(self, live: LiveTournament, start: int) -> StandingsPage:
        """A page of the full table."""
        rows = live.ranking.rows
        after = start + PAGE
        more = after if after < len(rows) else None
        state = live.chronicle.state
        teams = team_table(state, rows) if state.setup.unit == "teams" and start == 0 else ()
        return StandingsPage(live.record.seq, len(rows), rows[start:after], more, teams)

    def check_code(self, live: LiveTournament, code: str) -> None:
        """Refuse a wrong code before anybody becomes a guest.

        Raises:
            TournamentError: ``tournament-wrong-code``.
        """
        if live.record.code is not None and code != live.record.code:
            raise TournamentError(TournamentCode.WRONG_CODE)

    def check_comer(self, live: LiveTournament, principal: Principal | None) -> None:
        """Refuse an arbiter who would play a round whose secrets lie on their desk.

        Raises:
            GameError: ``duplicate-not-now``: they come in, or back, between two rounds.
        """
        player, state = (
            live.player_of(principal.account if principal else None),
            live.chronicle.state,
        )
        if player is not None and player not in state.withdrawn:
            return
        secret = games_in(state, "drawn", "open")
        if secret and self.may_rule(live, principal):
            raise GameError(DuplicateCode.NOT_NOW, phase=state.game(secret[0]).phase)

    async def appeal(
        self, live: LiveTournament, account: str | None, game: int, number: int, text: str
    ) -> int:
        """A player holds a result to be wrong; the number of their appeal.

        Raises:
            TournamentError: Not their event, or no such game or round.
        """
        player = live.player_of(account)
        if player is None:
            raise TournamentError(TournamentCode.NOT_TAKING_PART)
        appealed = Appealed(
            game, number, player, plain_line(text, LONGEST_REASON), self._context.now
        )
        await self.live_tournaments.change(live, lambda state: appeal(state, appealed))
        return max(live.chronicle.state.appeals)

    def may_rule(self, live: LiveTournament, principal: Principal | None) -> bool:
        """Whether the caller is the arbiter: the event is their own, or they have that role."""
        if principal is None:
            return False
        by_office = principal.has_session and may_act_as(principal.role, Role.ARBITER)
        return by_office or live.may_rule(principal.account)

    async def ruler(self, live: LiveTournament, principal: Principal | None) -> str:
        """The arbiter's name, for the log.

        Raises:
            EntryError: ``entry-not-the-arbiter``.
        """
        if principal is None or not self.may_rule(live, principal):
            raise EntryError(EntryCode.NOT_ARBITER)
        return await self.entrance.name_of(principal.account) or ORGANISER
