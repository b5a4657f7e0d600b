"""What players agree on beside their turns: a turn taken back, a game called off.

Everything is an event, the question and each answer; a turn taken in between
takes every question back, as with :func:`crossglot.game.finish.propose_end`.
"""

from __future__ import annotations

from typing import Literal

from crossglot.errors import GameCode, GameError
from crossglot.game.events import (
    HUMAN,
    Declined,
    Event,
    Proposed,
    Refusal,
    Request,
    TakenBack,
)
from crossglot.game.finish import abort, check_running
from crossglot.game.state import GameState, after


def people(state: GameState) -> frozenset[int]:
    """Seats of people, whose consent counts for a takeback or to call the game off."""
    return frozenset([seat for seat, info in enumerate(state.seats) if info.player == HUMAN])


def awaited(state: GameState) -> tuple[int, ...]:
    """Seats that the game waits for: to let the last play stand, else to move."""
    if state.pending is not None:
        settled = {state.pending.turn.seat, *state.pending.accepted}
        return tuple(seat for seat in range(len(state.seats)) if seat not in settled)
    return () if state.to_move is None else (state.to_move,)


def asked(state: GameState) -> tuple[int, ...]:
    """Seats that have not said whether they hold every possibility to be exhausted, too."""
    if not state.proposers or state.ended is not None:
        return ()
    return tuple(seat for seat in range(len(state.seats)) if seat not in state.proposers)


def takeback_point(state: GameState, seat: int) -> int | None:
    """Number of the event before the last turn of ``seat``; None when it has taken none."""
    turns = (turn.seq - 1 for turn in reversed(state.turns) if turn.seat == seat)
    return next(turns, None)


def propose(state: GameState, seat: int, what: Request, at: int = 0) -> tuple[Event, ...]:
    """``seat`` asks for ``what``, or grants it; once everybody has, it happens.

    A takeback goes back to before the last turn of who asked: the tiles drawn
    since go back to the bag, the clocks keep what they have used.

    Raises:
        GameError: The game is over, no such seat, it has agreed already, or it
            has no turn to take back.
    """
    check_running(state, seat)
    proposed = Proposed(seat, what, at)
    granted = _granted(state, what)
    if seat in granted:
        raise GameError(GameCode.PROPOSED_ALREADY, what=what)
    state = after(state, proposed)
    proposal = next(p for p in state.proposals if p.what == what)
    to = takeback_point(state, proposal.by)
    if what == "takeback" and to is None:
        raise GameError(GameCode.NOTHING_TO_TAKE_BACK, seat=proposal.by)
    if not people(state) <= proposal.granted:
        return (proposed,)
    if what == "takeback" and to is not None:
        return (proposed, TakenBack(proposal.by, to, at))
    return (proposed, *abort(state, at))


def decline(
    state: GameState,
    seat: int,
    what: Request | Literal["end"],
    at: int = 0,
    reason: Refusal | None = None,
) -> tuple[Event, ...]:
    """``seat`` does not grant ``what``, or no longer asks for it, for ``reason`` if it says one.

    Raises:
        GameError: The game is over, no such seat, or nobody has asked for it.
    """
    check_running(state, seat)
    if not (state.proposers if what == "end" else _granted(state, what)):
        raise GameError(GameCode.NOTHING_PROPOSED, what=what)
    return (Declined(seat, what, at, reason),)


def _granted(state: GameState, what: Request) -> frozenset[int]:
    """Who agrees to ``what`` so far."""
    return next((p.granted for p in state.proposals if p.what == what), frozenset())
