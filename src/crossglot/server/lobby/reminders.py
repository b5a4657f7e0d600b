"""What happens in games and lobby, told by letter to those who are not there to see it."""

from __future__ import annotations

from collections import OrderedDict

from crossglot.server.accounts.notices import Notice, NotificationChannel
from crossglot.server.accounts.notifications import Notifications
from crossglot.server.games.table import AnyTable
from crossglot.server.lobby.messages import GUEST_NAME
from crossglot.server.lobby.records import Record

MOST_KNOWN = 10_000
"""Turns that are remembered, so that each is told once; what is older is not told again anyway."""


class Reminding:
    """Tells of turns, nudges and invitations.

    Args:
        notifications: Writes to those who want it.
    """

    def __init__(self, notifications: Notifications) -> None:
        self._notifications = notifications
        self._told: OrderedDict[tuple[str, int], None] = OrderedDict()

    def turn(self, table: AnyTable) -> None:
        """A game by correspondence waits for somebody who is not connected to it."""
        whom = table.missed
        account = None if whom is None else table.accounts[whom]
        turn = table.id, table.turn
        if account is None or turn in self._told:
            return
        self._told[turn] = None
        if len(self._told) > MOST_KNOWN:
            self._told.popitem(last=False)
        self._notifications.later(
            account, Notice.TURN, f"/game/{table.id}", others=_others(table, whom)
        )

    async def nudged(self, table: AnyTable, by: int, whom: int, *, slow: bool) -> bool:
        """Write to ``whom`` if the game is slow; whether their table is to tell them, too."""
        account = table.accounts[whom]
        if account is None:
            return True
        if slow:
            name = table.players[by].name
            self._notifications.later(account, Notice.NUDGE, f"/game/{table.id}", by=name)
        return await self._notifications.wants(account, Notice.NUDGE, NotificationChannel.PAGE)

    def invited(self, record: Record) -> None:
        """Somebody has been asked to play."""
        made = record.seat_of(record.creator)
        name = None if made is None else record.seats[made].name
        path = f"/variant/{record.id}" if record.setup else f"/game/{record.id}"
        for account in record.invited:
            self._notifications.later(account, Notice.INVITATION, path, by=name or GUEST_NAME)


def _others(table: AnyTable, seat: int | None) -> str:
    names = (info.name for at, info in enumerate(table.players) if at != seat)
    return ", ".join(names)
