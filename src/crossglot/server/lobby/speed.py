"""How fast a game is: one word for what its clock allows."""

from __future__ import annotations

from typing import Literal

from crossglot.editions import Clock
from crossglot.rules.clock import MINUTE

Speed = Literal["bullet", "blitz", "rapid", "classic", "correspondence", "untimed"]
"""``untimed`` has no clock at all; it is never rated."""

USUAL_TURNS = 16
"""Turns of a seat that a game is reckoned to have."""

DAY = 24 * 60 * MINUTE

_UP_TO: tuple[tuple[int, Speed], ...] = (
    (2 * MINUTE, "bullet"),
    (6 * MINUTE, "blitz"),
    (14 * MINUTE, "rapid"),
)


def expected_time(clock: Clock) -> int:
    """Milliseconds that a seat is reckoned to need; 0 where nothing limits it.

    >>> expected_time(Clock(main=600_000, increment=5_000)) == 600_000 + 16 * 5_000
    True
    """
    if clock.main:
        return clock.main + USUAL_TURNS * clock.increment
    return USUAL_TURNS * clock.per_move


def speed_of(clock: Clock) -> Speed:
    """The speed of games with ``clock``.

    >>> [speed_of(Clock(main=minutes * MINUTE)) for minutes in (2, 3, 10, 25)]
    ['bullet', 'blitz', 'rapid', 'classic']
    >>> speed_of(Clock(correspondence=3 * DAY)), speed_of(Clock())
    ('correspondence', 'untimed')
    """
    if clock.correspondence:
        return "correspondence"
    time = expected_time(clock)
    if not time:
        return "untimed"
    return next((speed for most, speed in _UP_TO if time <= most), "classic")
