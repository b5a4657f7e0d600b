"""What time brings about in a game that waits."""

from __future__ import annotations

from crossglot.game.act import settle, with_consequences
from crossglot.game.events import Ended, Event
from crossglot.game.finish import out_of_time
from crossglot.game.state import GameState, follow
from crossglot.rules import loss_limit, turn_limit


def deadline(state: GameState) -> int | None:
    """When :func:`tick` will next have something to do; None is never."""
    seat, clock = state.to_move, state.edition.house.clock
    if seat is None:
        return None
    limits = [turn_limit(clock), loss_limit(clock, state.used[seat])]
    return min((state.since + limit + 1 for limit in limits if limit is not None), default=None)


def tick(state: GameState, at: int) -> tuple[Event, ...]:
    """The events that are due at ``at``: a turn skipped (ET-98), a game lost on time.

    A play that could still be challenged stands by then.
    """
    due = out_of_time(state, at)
    if due is None:
        return ()
    closed = settle(state)
    state = follow(state, closed)
    if state.ended is not None:
        return closed
    if isinstance(due, Ended):
        return (*closed, out_of_time(state, at) or due)
    return closed + with_consequences(state, (due,))
