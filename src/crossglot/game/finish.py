"""Every way a game ends, and what is booked when it does."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.errors import GameCode, GameError
from crossglot.game.events import HUMAN, Ended, EndProposed, EndReason, Event, Skipped
from crossglot.game.state import GameState, after
from crossglot.rules import (
    ended_by_passes,
    ended_without_points,
    final_adjustments,
    leaders,
    loss_limit,
    overtime_penalty,
    turn_limit,
)

COUNTED_OUT = frozenset({"out", "passes", "scoreless", "exhausted", "agreed"})
"""Endings after which the tiles left on the racks are booked."""


def check_running(state: GameState, seat: int) -> None:
    """Refuse a game that is over, or a seat that there is not.

    Raises:
        GameError: Says which.
    """
    if state.ended is not None:
        raise GameError(GameCode.GAME_OVER, reason=state.ended.reason)
    if not 0 <= seat < len(state.seats):
        raise GameError(GameCode.NO_SUCH_SEAT, seat=seat)


def due_ending(state: GameState, at: int = 0) -> Ended | None:
    """The end of the game, if ``state`` has brought it about.

    At ``at``, when the last play could still be challenged until then.
    """
    reason = _end_reason(state)
    if reason is None:
        return None
    by = state.turns[-1].seat if state.turns else None
    return ending(state, reason, by, at=max(at, state.since))


def ending(
    state: GameState,
    reason: EndReason,
    by: int | None = None,
    winners: Sequence[int] | None = None,
    at: int = 0,
) -> Ended:
    """The end of the game for ``reason``, with everything booked.

    Args:
        state: The game before.
        reason: Why it ends.
        by: The seat whose act ends it.
        winners: Who has won, when the totals do not say.
        at: The time, in milliseconds.
    """
    seats = len(state.seats)
    counted = reason in COUNTED_OUT
    booked = final_adjustments(state.edition, state.racks) if counted else (0,) * seats
    clock = state.edition.house.clock
    penalties = tuple(-overtime_penalty(clock, used) for used in state.used)
    totals = [sum(parts) for parts in zip(state.scores, booked, penalties, strict=True)]
    if winners is None:
        winners = leaders(totals)
    racks = tuple(map(tuple, state.racks))
    late = penalties if any(penalties) else ()
    return Ended(reason, by, racks, booked, tuple(winners), late, at)


def resign(state: GameState, seat: int, at: int = 0) -> tuple[Event, ...]:
    """``seat`` gives up: the others win at the standing totals (RULES 6.18).

    Raises:
        GameError: The game is over, or there is no such seat.
    """
    check_running(state, seat)
    return (ending(state, "resignation", seat, _best_but(state, seat), at),)


def abort(state: GameState, at: int = 0, seat: int | None = None) -> tuple[Event, ...]:
    """The game stops without a result.

    Args:
        state: The game.
        at: The time, in milliseconds.
        seat: Who calls it off alone, which may be done in the first round before one's own
            first turn; None when all agree, or an arbiter says so.

    Raises:
        GameError: The game is over, or it is too late to do so alone.
    """
    check_running(state, seat or 0)
    if seat is not None and not may_abort(state, seat):
        raise GameError(GameCode.ABORT_TOO_LATE, turns=len(state.turns))
    return (ending(state, "aborted", seat, (), at),)


def may_abort(state: GameState, seat: int) -> bool:
    """Whether ``seat`` may call the game off alone: it has hardly begun."""
    turns = state.turns
    early = state.ended is None and len(turns) < len(state.seats)
    return early and not any(turn.seat == seat for turn in turns)


def abandon(state: GameState, seat: int, at: int = 0) -> tuple[Event, ...]:
    """``seat`` has gone for good: the others win at the standing totals, as if it had resigned.

    In the first round the game is called off instead: nothing has been won yet.

    Raises:
        GameError: The game is over, or there is no such seat.
    """
    check_running(state, seat)
    if len(state.turns) < len(state.seats):
        return (ending(state, "aborted", seat, (), at),)
    return (ending(state, "abandoned", seat, _best_but(state, seat), at),)


def adjudicate(state: GameState, winners: Sequence[int], at: int = 0) -> tuple[Event, ...]:
    """An arbiter ends the game and names who has won.

    Raises:
        GameError: The game is over, or a winner has no seat.
    """
    for seat in (0, *winners):
        check_running(state, seat)
    return (ending(state, "adjudicated", None, sorted(set(winners)), at),)


def propose_end(state: GameState, seat: int, at: int = 0) -> tuple[Event, ...]:
    """``seat`` holds that every possibility is exhausted; when all do, the game ends.

    A turn taken in between takes every proposal back (HU-M-59, RULES 6.2). What a computer has
    declined is not asked again before the next turn: it thinks about every answer.

    Raises:
        GameError: The game is over, no such seat, a play may still be challenged, or a
            computer has declined since the last turn.
    """
    check_running(state, seat)
    if state.pending is not None:
        raise GameError(GameCode.WINDOW_OPEN)
    if state.declined is not None and state.seats[state.declined.seat].player != HUMAN:
        raise GameError(GameCode.END_DECLINED)
    proposed = EndProposed(seat, at)
    state = after(state, proposed)
    if len(state.proposers) < len(state.seats):
        return (proposed,)
    return (proposed, ending(state, "agreed", seat, at=at))


def out_of_time(state: GameState, at: int) -> Event | None:
    """What time brings about at ``at``: the turn skipped, or the game lost; None is nothing."""
    seat, clock = state.to_move, state.edition.house.clock
    if seat is None:
        return None
    taken = at - state.since
    lost, skipped = loss_limit(clock, state.used[seat]), turn_limit(clock)
    if lost is not None and taken > lost:
        return ending(state, "time", seat, _best_but(state, seat), at)
    if skipped is not None and taken > skipped:
        return Skipped(seat, "time", at)
    return None


def _best_but(state: GameState, seat: int) -> tuple[int, ...]:
    """Who leads when ``seat`` is left out."""
    below = min(state.scores) - 1
    return leaders([below if s == seat else points for s, points in enumerate(state.scores)])


def _end_reason(state: GameState) -> EndReason | None:
    if state.ended is not None or state.pending is not None:
        return None
    if not state.bag_count and state.turns and not all(state.racks):
        return "out"
    if ended_by_passes(state.edition, state.passes, len(state.seats)):
        return "passes"
    if ended_without_points(state.edition, state.scoreless):
        return "scoreless"
    return None
