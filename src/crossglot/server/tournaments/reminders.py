"""Reminders: a letter to those who have not handed in, before a round of days closes.

Sent once for each round, whatever nodes there are: the one that claims it first in the
database sends it. A node that dies between the claim and its letters leaves them unsent;
a letter too many would be worse than one too few.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection

from crossglot.server.accounts.notices import Notice
from crossglot.server.accounts.notifications import Notifications
from crossglot.server.tournaments import storage
from crossglot.server.tournaments.timetable import deadline
from crossglot.server.tournaments.tournament import LiveTournament, TournamentContext


class Reminders:
    """Reminds people of rounds that are open; who wants no such letters gets none.

    Args:
        context: Where events are kept.
        notifications: Writes to those who want it and can be reached.
        wanted: Whether this server sends reminders at all.
    """

    def __init__(
        self, context: TournamentContext, notifications: Notifications, *, wanted: bool
    ) -> None:
        self._context = context
        self._notifications = notifications
        self._wanted = wanted

    async def remind(self, live: LiveTournament, due: float | None) -> None:
        """Write to those who have not handed in; the caller holds the lock of the room.

        Args:
            live: The event, its rounds open.
            due: When time changes it next.
        """
        state, record = live.chronicle.state, live.record
        waited = {game: set(state.waited_for(game)) for game in live.intakes}

        def work(connection: Connection) -> set[int]:
            if not storage.claim_reminder(connection, record, due):
                return set()
            missing: set[int] = set()
            for game, intake in live.intakes.items():
                there = storage.handed_in(connection, record.id, intake.key)
                missing |= waited[game] - there - set(state.game(game).slips)
            return missing

        missing = await self._context.database.write(work)
        if missing and self._wanted and deadline(state) > self._context.now:
            self._notifications.later_to_all(
                [account for account, player in live.accounts.items() if player in missing],
                Notice.TOURNAMENT,
                f"/duplicate/{live.id}",
                event=" ".join(record.name.split()),
                round=max(intake.number for intake in live.intakes.values()),
                closes=_moment(deadline(state)),
            )


def _moment(at: int) -> str:
    """A moment in milliseconds since 1970, as a letter has it; nobody's time zone is known."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M (UTC)")
