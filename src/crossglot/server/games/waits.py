"""How long the site waits for somebody, and what is due in a game when."""

from __future__ import annotations

from dataclasses import dataclass

from crossglot.errors import ServerCode, ServerError
from crossglot.game import (
    Event,
    GameState,
    abandon,
    abort,
    awaited,
    people,
    tick,
    turn_end,
    window_end,
)
from crossglot.server.connections.lag import MOST_CREDIT

DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Waits:
    """How long the site waits, in seconds.

    Attributes:
        gone: In a timed game, for one who has no connection, until the others may claim.
        abandoned: The same, until the site ends the game by itself.
        overdue: In a game without a clock, for a turn, until the site ends it.
        nudge: For a turn, until the player may be nudged in a timed game.
        nudge_slow: The same in a game without a clock, or by correspondence.
    """

    gone: int = 60
    abandoned: int = 300
    overdue: int = 14 * DAY
    nudge: int = 30
    nudge_slow: int = DAY


def missed(state: GameState) -> int | None:
    """The person whom the game waits for; who is to move comes first. None: for nobody."""
    asked = people(state)
    waiting = [seat for seat in awaited(state) if seat in asked]
    return state.to_move if state.to_move in waiting else next(iter(waiting), None)


def due_at(state: GameState, waits: Waits, here: int = 0) -> int | None:
    """When the site must look at the game again, in its milliseconds; None is never.

    A player late by the clock has until the lag that they may be credited is over.

    Args:
        state: The game, nothing hidden.
        waits: How long the site waits.
        here: When the person missed was last known to be connected.
    """
    if state.ended is not None:
        return None
    turn = turn_end(state)
    ends = [window_end(state), None if turn is None else turn + MOST_CREDIT]
    if state.edition.house.clock.is_live:
        left = max(state.since, here) + waits.abandoned * 1000
    else:
        left = state.since + waits.overdue * 1000
    return min([end for end in ends if end is not None] + [left])


def due_events(state: GameState, at: int, waits: Waits, absent: int | None) -> tuple[Event, ...]:
    """What the site does in the game at ``at``; nothing, when it is too early.

    Args:
        state: The game, nothing hidden.
        at: The time, in milliseconds since the game's start.
        waits: How long the site waits.
        absent: Since when the person missed has no connection; None while they have one.
    """
    if state.ended is not None:
        return ()
    happened = tick(state, at)
    if happened:
        return happened
    if not may_end(state, at, waits, absent):
        return ()
    seat = missed(state)
    return abort(state, at) if seat is None else abandon(state, seat, at)


def may_end(state: GameState, at: int, waits: Waits, absent: int | None) -> bool:
    """Whether the site has waited long enough for whom the game waits for; see due_events."""
    if state.ended is not None:
        return False
    if not state.edition.house.clock.is_live:
        return at - state.since >= waits.overdue * 1000
    return absent is not None and at - max(absent, state.since) >= waits.abandoned * 1000


def claim_at(state: GameState, waits: Waits, absent: int | None) -> int | None:
    """When the others may claim the game because the person missed is away; None: not now."""
    if absent is None or state.ended is not None or not state.edition.house.clock.is_live:
        return None
    return absent + waits.gone * 1000


def claim(  # noqa: PLR0913, PLR0917 - a game, who claims what of it, and since when they wait
    state: GameState, seat: int, result: str, at: int, waits: Waits, absent: int | None
) -> tuple[Event, ...]:
    """``seat`` ends the game that another has left: as won by the others, or as called off.

    Raises:
        ServerError: Nobody is away, or not for long enough.
    """
    gone = check_claim(seat, missed(state), claim_at(state, waits, absent), at)
    return abandon(state, gone, at) if result == "win" else abort(state, at)


def check_claim(seat: int, gone: int | None, may: int | None, at: int) -> int:
    """The seat that has gone, if ``seat`` may claim the game at ``at``.

    Args:
        seat: Who claims.
        gone: The person whom the game waits for.
        may: When the others may claim, in the game's milliseconds; None: not now.
        at: The time, likewise.

    Raises:
        ServerError: Nobody is away, or not for long enough.
    """
    if may is None or gone is None or gone == seat:
        raise ServerError(ServerCode.NOBODY_GONE)
    if at < may:
        raise ServerError(ServerCode.CLAIM_TOO_EARLY, wait=round((may - at) / 1000, 1))
    return gone
