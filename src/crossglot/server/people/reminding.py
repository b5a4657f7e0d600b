"""What happens in games and lobby, told by letter to those who are not there to see it."""

from __future__ import annotations

from collections import OrderedDict

from crossglot.server.lobby.records import Record
from crossglot.server.lobby.wire import GUEST_NAME
from crossglot.server.people.notices import Notice, Way
from crossglot.server.people.telling import Telling
from crossglot.server.play.waits import missed
from crossglot.server.table import Table

MOST_KNOWN = 10_000
"""Turns that are remembered, so that each is told once; what is older is not told again anyway."""


class Reminding:
    """Tells of turns, nudges and invitations.

    Args:
        telling: Writes to those who want it.
    """

    def __init__(self, telling: Telling) -> None:
        self._telling = telling
        self._told: OrderedDict[tuple[str, int], None] = OrderedDict()

    def turn(self, table: Table) -> None:
        """A game by correspondence waits for somebody who is not connected to it."""
        whom = missed(table.state)
        account = None if whom is None else table.accounts[whom]
        turn = table.id, len(table.state.turns)
        if account is None or turn in self._told:
            return
        self._told[turn] = None
        if len(self._told) > MOST_KNOWN:
            self._told.popitem(last=False)
        self._telling.later(account, Notice.TURN, f"/game/{table.id}", others=_others(table, whom))

    async def nudged(self, table: Table, by: int, whom: int, *, slow: bool) -> bool:
        """Write to ``whom`` if the game is slow; whether their table is to tell them, too."""
        account = table.accounts[whom]
        if account is None:
            return True
        if slow:
            name = table.state.seats[by].name
            self._telling.later(account, Notice.NUDGE, f"/game/{table.id}", by=name)
        return await self._telling.wants(account, Notice.NUDGE, Way.PAGE)

    def invited(self, record: Record) -> None:
        """Somebody has been asked to play."""
        made = record.seat_of(record.creator)
        name = None if made is None else record.seats[made].name
        path = f"/variant/{record.id}" if record.variant else f"/game/{record.id}"
        for account in record.invited:
            self._telling.later(account, Notice.INVITATION, path, by=name or GUEST_NAME)


def _others(table: Table, seat: int | None) -> str:
    names = (info.name for at, info in enumerate(table.state.seats) if at != seat)
    return ", ".join(names)
