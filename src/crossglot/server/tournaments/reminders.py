"""Reminders: a letter to those who have not handed in, before a round of days closes.

Sent once for each round, whatever nodes there are: the one that claims it first in the
database sends it. A node that dies between the claim and its letters leaves them unsent;
a letter too many would be worse than one too few.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection

from crossglot.server.people.notices import Notice
from crossglot.server.people.telling import Telling
from crossglot.server.tournaments import storage
from crossglot.server.tournaments.room import Office, Room
from crossglot.server.tournaments.timetable import deadline


class Reminders:
    """Reminds people of rounds that are open; who wants no such letters gets none.

    Args:
        office: Where events are kept.
        telling: Writes to those who want it and can be reached.
        wanted: Whether this server sends reminders at all.
    """

    def __init__(self, office: Office, telling: Telling, *, wanted: bool) -> None:
        self._office = office
        self._telling = telling
        self._wanted = wanted

    async def remind(self, room: Room, due: float | None) -> None:
        """Write to those who have not handed in; the caller holds the lock of the room.

        Args:
            room: The event, its rounds open.
            due: When time changes it next.
        """
        state, record = room.chronicle.state, room.record
        waited = {game: set(state.waited_for(game)) for game in room.intakes}

        def work(connection: Connection) -> set[int]:
            if not storage.claim_reminder(connection, record, due):
                return set()
            missing: set[int] = set()
            for game, intake in room.intakes.items():
                there = storage.handed_in(connection, record.id, intake.key)
                missing |= waited[game] - there - set(state.game(game).slips)
            return missing

        missing = await self._office.database.write(work)
        if missing and self._wanted and deadline(state) > self._office.now:
            self._telling.later_to_all(
                [account for account, player in room.accounts.items() if player in missing],
                Notice.TOURNAMENT,
                f"/duplicate/{room.id}",
                event=" ".join(record.name.split()),
                round=max(intake.number for intake in room.intakes.values()),
                closes=_moment(deadline(state)),
            )


def _moment(at: int) -> str:
    """A moment in milliseconds since 1970, as a letter has it; nobody's time zone is known."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M (UTC)")
