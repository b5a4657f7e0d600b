"""Every candidate of an endgame, judged by the solver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from threading import Event

from crossglot.analysis.assessment import Assessment
from crossglot.analysis.endgame import EndgameSolution, Step, solve_endgame
from crossglot.analysis.limits import Countdown
from crossglot.analysis.simulation import Estimate
from crossglot.lexicon import Lexicon
from crossglot.moves import Pass, Play
from crossglot.players import Outlook
from crossglot.rules import ended_by_passes, ended_without_points, final_adjustments, place

PASSES = 2
"""Passes in a row that end a game whose edition names no number (as the kernel has it)."""


def is_endgame(outlook: Outlook) -> bool:
    """Whether two play, both hold tiles, and nothing is hidden."""
    full = bool(outlook.rack) and all(outlook.held)
    return len(outlook.held) == 1 and full and not outlook.bag_count


def solved_assessments(  # noqa: PLR0913 - candidates of a position, and when to stop
    lexicon: Lexicon,
    outlook: Outlook,
    candidates: Sequence[Assessment],
    *,
    nodes: int | None,
    countdown: Countdown,
    stop: Event | None,
) -> Iterator[Assessment]:
    """Each of ``candidates`` with the lead it comes to when both play their best.

    Args:
        lexicon: The words of both.
        outlook: Two play and the bag is empty.
        candidates: In the order in which they are looked at.
        nodes: Positions that may be looked at, for all together.
        countdown: The time, for all together.
        stop: Ends it; candidates not yet looked at are left out.
    """
    share = None if nodes is None else max(1, nodes // max(1, len(candidates)))
    for number, one in enumerate(candidates):
        if stop is not None and stop.is_set():
            return
        behind = _behind(outlook, one)
        if isinstance(behind, int):
            yield _assessed(one, behind, (behind, behind), ())
            continue
        solution = solve_endgame(
            lexicon,
            behind,
            nodes=share,
            milliseconds=countdown.milliseconds(1 / (len(candidates) - number)),
            stop=stop,
        )
        yield _assessed(one, -solution.spread, _bounds(behind, solution), solution.line)


def root_assessment(one: Assessment, outlook: Outlook, solution: EndgameSolution) -> Assessment:
    """The first move of a solved line, as ``one`` says what it earns and keeps."""
    lead = outlook.scores[0] - outlook.scores[1]
    low = None if solution.lower is None else lead + solution.lower
    high = None if solution.upper is None else lead + solution.upper
    return _assessed(one, solution.spread, (low, high), solution.line[1:])


def _behind(outlook: Outlook, one: Assessment) -> Outlook | int:
    """What the other seat sees after a move; or the final lead if it ends the game."""
    edition, move = outlook.edition, one.move
    scores = (outlook.scores[0] + one.points, outlook.scores[1])
    passed = isinstance(move, Pass)
    passes, scoreless = outlook.passes + 1, outlook.scoreless + 1
    unlimited = edition.end.pass_rounds == 0 and passes >= PASSES
    over = ended_by_passes(edition, passes, 2) or unlimited
    over = passed and (over or ended_without_points(edition, scoreless))
    if over or not one.leave:
        booked = final_adjustments(edition, (one.leave, outlook.unseen))
        return scores[0] + booked[0] - scores[1] - booked[1]
    board = place(edition, outlook.board, move).board if isinstance(move, Play) else outlook.board
    return replace(
        outlook,
        board=board,
        rack=outlook.unseen,
        unseen=one.leave,
        held=(len(one.leave),),
        scores=(scores[1], scores[0]),
        passes=passes if passed else 0,
        scoreless=scoreless if passed else 0,
    )


def _bounds(behind: Outlook, solution: EndgameSolution) -> tuple[int | None, int | None]:
    """Between what the final lead of the seat that moved is proven to lie."""
    lead = behind.scores[0] - behind.scores[1]
    low = None if solution.upper is None else -lead - solution.upper
    high = None if solution.lower is None else -lead - solution.lower
    return low, high


def _assessed(
    one: Assessment, spread: int, bounds: tuple[int | None, int | None], line: tuple[Step, ...]
) -> Assessment:
    low, high = bounds
    proved = low is not None and low == high
    known = low is not None or high is not None
    shares = (0.0 if low is None else _share(low), 1.0 if high is None else _share(high))
    return replace(
        one,
        found="endgame",
        trust="proved" if proved else "bounded" if known else "heuristic",
        win=Estimate(_share(spread), 0.0),
        win_bounds=shares,
        spread=Estimate(float(spread), 0.0),
        line=line,
        share=1.0 if line and proved else 0.0,
    )


def _share(spread: int) -> float:
    """Who leads by ``spread`` at the end has this share in the win."""
    return 0.5 if spread == 0 else float(spread > 0)
