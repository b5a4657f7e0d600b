"""Time that the line took and not the player: measured by the server, credited within bounds."""

from __future__ import annotations

MOST_CREDIT = 500
"""Milliseconds credited for one move at most."""

BANK = 10_000
"""Milliseconds credited to one seat in one game at most."""

LONGEST_PING = 10.0
"""Seconds; an answer that takes longer says nothing about the line."""


class LagMeter:
    """Measures one line: how long a message takes there and back.

    >>> meter = LagMeter()
    >>> number = meter.ask(10.0)
    >>> meter.answered(number, 10.25)
    >>> meter.lag
    250
    """

    def __init__(self) -> None:
        self.lag = 0
        """Milliseconds, there and back, smoothed."""
        self._asked: tuple[int, float] = (0, 0.0)

    def ask(self, now: float, number: int | None = None) -> int:
        """The number of a ping sent at ``now``, in seconds of any clock that never goes back.

        It is the next one, or ``number`` where everybody is sent the same.
        """
        self._asked = (self._asked[0] + 1 if number is None else number, now)
        return self._asked[0]

    def answered(self, number: int, now: float) -> None:
        """The ping of this number came back; an old or invented number counts for nothing."""
        asked, sent = self._asked
        if number != asked or not sent or now - sent > LONGEST_PING:
            return
        taken = round((now - sent) * 1000)
        self.lag = taken if not self.lag else round(0.7 * self.lag + 0.3 * taken)
        self._asked = (asked, 0.0)


class LagBank:
    """What each seat of a game has still to its credit."""

    def __init__(self) -> None:
        self._spent: dict[int, int] = {}

    def credit(self, seat: int, lag: int) -> int:
        """Milliseconds to give back to ``seat`` for a move over a line with this lag."""
        given = max(0, min(lag, MOST_CREDIT, BANK - self._spent.get(seat, 0)))
        self._spent[seat] = self._spent.get(seat, 0) + given
        return given
