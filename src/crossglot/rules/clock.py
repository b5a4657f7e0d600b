"""Clocks, pure: time is handed in, in milliseconds.

A seat's time is what it has used; what is left follows from the agreement.
"""

from __future__ import annotations

from crossglot.editions import Clock

MINUTE = 60_000


def overtime_penalty(clock: Clock, used: int) -> int:
    """Points lost for ``used`` time: each started minute beyond the main time (RULES 6.7).

    >>> [overtime_penalty(Clock(main=1_500_000), seconds * 1000) for seconds in (1500, 1501, 1561)]
    [0, 10, 20]
    """
    if not clock.main or used <= clock.main:
        return 0
    started = -(-(used - clock.main) // MINUTE)
    return started * clock.overtime_points


def turn_limit(clock: Clock) -> int | None:
    """How long one turn may take before it is skipped (ET-98); None is for ever."""
    return clock.per_move or None


def loss_limit(clock: Clock, used: int) -> int | None:
    """How long the running turn may take before the game is lost; None is for ever.

    Args:
        clock: What was agreed on.
        used: Time the seat has used before this turn.
    """
    left = clock.main + clock.overtime_most - used if clock.main and clock.overtime_most else None
    if not clock.correspondence:
        return left
    return clock.correspondence if left is None else min(left, clock.correspondence)
