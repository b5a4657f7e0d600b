"""What time brings about in a game that waits."""

from __future__ import annotations

from crossglot.game.act import settle, with_consequences
from crossglot.game.events import Ended, Event
from crossglot.game.finish import out_of_time
from crossglot.game.state import GameState, follow
from crossglot.rules import loss_limit, turn_limit


def window_end(state: GameState) -> int | None:
    """When the last play will stand though nobody has said so; None is never.

    Only in timed games (RULES 6.6): elsewhere people look when they like.
    """
    if state.pending is None or not state.edition.house.clock.is_live:
        return None
    return state.pending.turn.event.at + state.edition.house.challenge_window * 1000


def turn_end(state: GameState) -> int | None:
    """When the seat to move will have used up its time; None is never."""
    seat, clock = state.to_move, state.edition.house.clock
    if seat is None:
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
    stands = settle(state, at=end) if end is not None and at >= end else ()
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
