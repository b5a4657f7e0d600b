"""What time does in an event, and when: pure, of the state and the plan.

Moments are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Literal

from crossglot.server.tournaments.plan import Plan
from crossglot.server.tournaments.records import Record
from crossglot.tournament.course import under_way
from crossglot.tournament.state import Tournament
from crossglot.variants.duplicate import DuplicateState
from crossglot.variants.duplicate import signals as signals_of

Deed = Literal["start", "game", "draw", "open", "remind", "close", "finish"]
"""Begin; lay out the next game; draw a rack; open its round; remind those who have not handed
in; close it; say that all is over."""


def next_deed(record: Record, plan: Plan, state: Tournament) -> Deed | None:
    """What comes next by itself; None when somebody has to do it."""
    if state.finished or state.paused_at is not None or record.kind == "daily":
        return None
    if record.state == "waiting":
        return "start" if record.starts is not None else None
    if record.state != "running":
        return None
    return _in_play(record, plan, state)


def _in_play(record: Record, plan: Plan, state: Tournament) -> Deed | None:
    games = [state.game(number) for number in under_way(state)]
    phases = {game.phase for game in games}
    if not games:
        return "game" if len(state.games) < len(state.setup.games) else "finish"
    if "open" in phases and reminds(record, plan):
        return "remind"
    if not plan.auto:
        return None
    if "open" in phases:
        return "close"
    if "between" in phases:
        return "draw" if state.setup.draw == "seed" else None
    return "open"


def reminds(record: Record, plan: Plan) -> bool:
    """Whether people are still to be reminded of the rounds that are open."""
    weekly = record.kind == "weekly" and plan.remind > 0
    return weekly and record.round is not None and record.reminded != record.round


def deadline(state: Tournament) -> int:
    """When the open rounds close; the last of them where two go side by side."""
    games = (state.game(number) for number in under_way(state))
    return max(game.deadline for game in games if game.phase == "open")


def moment(  # noqa: PLR0913, PLR0917 - what it depends on
    deed: Deed, record: Record, plan: Plan, state: Tournament, since: int, grace: int
) -> int:
    """When ``deed`` is to be done.

    Args:
        deed: What.
        record: The event.
        plan: How it is run.
        state: As it is.
        since: When the last round was closed, or the game begun.
        grace: Milliseconds by which a slip may have been under way.
    """
    match deed:
        case "start":
            return round((record.starts or 0) * 1000)
        case "close":
            return deadline(state) + grace + 1
        case "remind":
            return deadline(state) - min(1000 * plan.remind, _shortest(state) // 2)
        case "finish":
            return since + 1000 * plan.appeals
        case "open":
            return since + 1000 * max(plan.pause, state.setup.profile.pace.pause)
        case _:
            return 0


def _shortest(state: Tournament) -> int:
    """Milliseconds of the open rounds, the shortest where two go side by side."""
    games = (state.game(number) for number in under_way(state))
    return min(game.deadline - game.opened_at for game in games if game.phase == "open")


def next_signal(state: Tournament, told: int) -> int | None:
    """When the time is called next, after ``told``; None when it is not."""
    moments = [
        game.deadline - 1000 * left
        for game in map(state.game, under_way(state))
        if game.phase == "open"
        for left in (*step_signals(game), 0)
    ]
    return min((at for at in moments if at > told), default=None)


def step_signals(game: DuplicateState) -> tuple[int, ...]:
    """Seconds left at which the time of the round is called."""
    return game.profile.pace.step(game.table.number).signals


def called(game: DuplicateState, told: int, now: int) -> tuple[int, ...]:
    """The calls that fall after ``told`` and not after ``now``."""
    return signals_of(game, told, now)
