"""What time brings about in a game that waits."""

from __future__ import annotations

from crossglot.game.act import settle, with_consequences
from crossglot.game.events import Ended, Event
from crossglot.game.finish import out_of_time
from crossglot.game.state import GameState, follow
from crossglot.rules import loss_limit, turn_limit


def window_end(state: GameState) -> int | None:
    """When the last play will stand though nobody has said so; None is never."""
    return None if state.pending is None else state.pending.end(state.edition.house)


def turn_end(state: GameState) -> int | None:
    """When the seat to move will have used up its time; None is never.

    While the last play may be challenged the clock stands still (RULES 6.7).
    """
    seat, clock = state.to_move, state.edition.house.clock
    if seat is None or window_end(state) is not None:
        return None
    skipped, lost = turn_limit(clock), loss_limit(clock, state.used[seat])
    limit = min(skipped, lost) if skipped and lost is not None else skipped or lost
    return None if limit is None else state.since + limit + 1


def deadline(state: GameState) -> int | None:
    """When :func:`tick` will next have something to do; None is never."""
    ends = (window_end(state), turn_end(state))
    return min((end for end in ends if end is not None), default=None)


def tick(state: GameState, at: int) -> tuple[Event, ...]:
    """The events that are due at ``at``: a window closed, a turn skipped (ET-98), a game lost.

    A play that could still be challenged stands by the time that a turn is over.
    """
    end = window_end(state)
    if end is not None and at < end:
        return ()
    stands = () if end is None else settle(state, at=end)
    state = follow(state, stands)
    due = None if state.ended else out_of_time(state, at)
    if due is None:
        return stands
    closed = settle(state, at=at)
    state = follow(state, closed)
    if state.ended is not None:
        return stands + closed
    if isinstance(due, Ended):
        return (*stands, *closed, out_of_time(state, at) or due)
    return stands + closed + with_consequences(state, (due,), at)
