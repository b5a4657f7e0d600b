"""Which way a position is looked at, step by step, each better than the one before."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from threading import Event

from crossglot.analysis.assessment import Analysis, Assessment, ranked
from crossglot.analysis.candidates import leave_of, likely_reply, static_assessments
from crossglot.analysis.endgame import solve_endgame
from crossglot.analysis.limits import Countdown, Limit
from crossglot.analysis.preendgame import PreEndgameSolution, WeighedMove, weigh_pre_endgame
from crossglot.analysis.simulation import Estimate, Prospect, Reason, simulate
from crossglot.analysis.solved import is_endgame, root_assessment, solved_assessments
from crossglot.analysis.standpoint import Standpoint
from crossglot.lexicon import Lexicon
from crossglot.moves import Move
from crossglot.players import leaves_of
from crossglot.players.solver import ENOUGH

PRE_ENDGAME_TIME = {1: 0.8, 2: 0.7, 3: 0.4, 4: 0.3}
"""Tiles in the bag -> share of the time for the orderings; if they decide too little, a
simulation has the rest."""

EVERY = 10_000
"""A simulation plays every deal when there are so many at most."""


@dataclass(frozen=True)
class Task:
    """One position that is to be analysed.

    Attributes:
        lexicon: The words.
        at: The position and what is inferred.
        limit: How long.
        moves: Moves that must be among those compared.
        seed: Decides all deals.
        stop: Once it is set, the analysis ends with what it has.
    """

    lexicon: Lexicon
    at: Standpoint
    limit: Limit
    moves: tuple[Move, ...] = ()
    seed: int = 0
    stop: Event | None = None

    @property
    def stopped(self) -> bool:
        """Whether it was asked to end."""
        return self.stop is not None and self.stop.is_set()


def stages(task: Task) -> Generator[Analysis, None, None]:
    """Better and better analyses of one position; the last is the result.

    First points and leave alone; then the endgame solver when the bag is empty and two
    play, every ordering when it holds one to four tiles, rollouts otherwise.
    """
    outlook, limit = task.at.outlook, task.limit
    countdown = Countdown(limit.seconds)
    static = static_assessments(task.lexicon, outlook, limit.candidates, task.moves)
    yield Analysis(outlook, tuple(static), "running")
    if is_endgame(outlook):
        yield from _endgame(task, static, countdown)
        return
    two = len(outlook.held) == 1 and bool(outlook.rack) and task.at.priors is None
    if two and outlook.bag_count in PRE_ENDGAME_TIME:
        result = _pre_endgame(task, static, countdown)
        yield result
        if result.reason != "running":
            return
    yield from _simulated(task, static, countdown)


def _endgame(
    task: Task, static: Sequence[Assessment], countdown: Countdown
) -> Generator[Analysis, None, None]:
    outlook, nodes = task.at.outlook, task.limit.nodes
    half = None if nodes is None else max(1, nodes // 2)
    solution = solve_endgame(
        task.lexicon,
        outlook,
        nodes=half,
        milliseconds=countdown.milliseconds(0.5),
        stop=task.stop,
    )
    assessed: list[Assessment] = []
    first = solution.line[0] if solution.line else None
    if first is not None:
        leave = leave_of(outlook.rack, first.move)
        one = Assessment(first.move, first.points, leave, 0, 1000 * first.points)
        assessed.append(root_assessment(one, outlook, solution))
        yield Analysis(outlook, (assessed[0], *_others(static, assessed)), "running")
    rest = _others(static, assessed)
    assessed += solved_assessments(
        task.lexicon, outlook, rest, nodes=half, countdown=countdown, stop=task.stop
    )
    assessed.sort(key=lambda one: one.move != first.move if first and solution.proved else 0)
    best_first = ranked(assessed)
    proved = all(one.trust == "proved" for one in assessed)
    reason: Reason = "halted" if task.stopped else "exact" if proved else "time"
    yield Analysis(outlook, (*best_first, *_others(static, best_first)), reason)


def _others(static: Sequence[Assessment], assessed: Sequence[Assessment]) -> list[Assessment]:
    """Those of ``static`` that are not yet assessed."""
    done = {one.move for one in assessed}
    return [one for one in static if one.move not in done]


def _pre_endgame(task: Task, static: Sequence[Assessment], countdown: Countdown) -> Analysis:
    outlook = task.at.outlook
    solution = weigh_pre_endgame(
        task.lexicon,
        outlook,
        nodes=task.limit.nodes,
        milliseconds=countdown.milliseconds(PRE_ENDGAME_TIME[outlook.bag_count]),
        stop=task.stop,
    )
    weighed = [_weighed(task, one) for one in solution.moves]
    kept = [*weighed[: task.limit.candidates]]
    wanted = {*task.moves}
    kept += [one for one in weighed[task.limit.candidates :] if one.move in wanted]
    missing = [one for one in static if one.move in wanted]
    compared = ranked((*kept, *_others(missing, kept)))
    return Analysis(outlook, compared, _reason(task, solution))


def _reason(task: Task, solution: PreEndgameSolution) -> Reason:
    """Why a pre-endgame is the result; ``running`` if a simulation knows more."""
    if task.stopped:
        return "halted"
    if solution.proved:
        return "exact"
    return "time" if solution.best.decided >= ENOUGH else "running"


def _weighed(task: Task, one: WeighedMove) -> Assessment:
    outlook = task.at.outlook
    leave = leave_of(outlook.rack, one.move)
    worth = leaves_of(outlook.edition).value(leave)
    decided = one.win_lower == one.win_upper
    return Assessment(
        move=one.move,
        points=one.points,
        leave=leave,
        worth=worth,
        equity=1000 * one.points + worth,
        found="pre-endgame",
        trust="open" if one.open else "proved" if decided else "bounded",
        win=Estimate(one.win, 0.0),
        win_bounds=(one.win_lower, one.win_upper),
        spread=Estimate(one.spread, 0.0),
    )


def _simulated(
    task: Task, static: Sequence[Assessment], countdown: Countdown
) -> Generator[Analysis, None, None]:
    outlook, limit = task.at.outlook, task.limit
    known = {one.move: one for one in static}
    running = simulate(
        task.lexicon,
        outlook,
        candidates=[one.move for one in static],
        plies=limit.plies,
        rollouts=limit.rollouts,
        milliseconds=countdown.milliseconds(),
        confidence=limit.confidence,
        tolerance=limit.tolerance,
        seed=task.seed,
        threads=limit.threads,
        priors=task.at.priors,
        every=EVERY,
        stop=task.stop,
    )
    try:
        for state in running:
            leader = state.best.win.mean
            assessed = [
                _rolled(known[one.move], one, leader, exact=state.exact) for one in state.prospects
            ]
            if state.reason != "running":
                assessed = [_with_reply(task, one) for one in assessed]
            yield Analysis(outlook, ranked(assessed), state.reason)
    finally:
        running.close()


def _rolled(known: Assessment, one: Prospect, leader: float, *, exact: bool) -> Assessment:
    """``known`` with what its rollouts found.

    Candidates have had different numbers of deals, so that their own shares cannot be compared:
    one that was given up early may have had easy deals alone. Its share is the leader's, less
    what it is behind on the deals that both had.
    """
    if not one.rollouts:
        return known
    mean = one.win.mean if exact else min(1.0, max(0.0, leader - one.behind.mean))
    return replace(
        known,
        found="simulated",
        trust="exact" if exact else "estimate",
        win=replace(one.win, mean=mean),
        behind=one.behind,
        spread=one.gain,
        rollouts=one.rollouts,
        answer=one.plies[0].points if one.plies else None,
    )


def _with_reply(task: Task, one: Assessment) -> Assessment:
    """``one`` with what the next seat is likely to do."""
    found = likely_reply(task.lexicon, task.at.outlook, one.move, task.seed)
    return one if found is None else replace(one, line=(found[0],), share=found[1])
