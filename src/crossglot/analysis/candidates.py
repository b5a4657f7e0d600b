"""The moves worth comparing, by what they earn and keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from crossglot.alphabet import rack_tile
from crossglot.analysis.assessment import Assessment
from crossglot.analysis.endgame import Step
from crossglot.analysis.simulation import Prospect, state_of
from crossglot.lexicon import Lexicon
from crossglot.moves import Exchange, Move, Pass, Play
from crossglot.players import Outlook, candidates, leaves_of, simulation_of
from crossglot.rules import place
from crossglot.tiles import draw, without

DEALS = 16
"""Racks on which the likeliest reply is looked for."""


def static_assessments(
    lexicon: Lexicon, outlook: Outlook, count: int, moves: Sequence[Move] = ()
) -> list[Assessment]:
    """The ``count`` moves of the best equity, then those of ``moves`` that are not among them.

    Raises:
        PlayerError: A house rule that the kernel cannot count.
        KernelError: No position, or a move that cannot be made here.
    """
    found = _prospects(lexicon, outlook, count)
    listed = {one.move for one in found}
    more = [move for move in dict.fromkeys(moves) if move not in listed]
    if more:
        found += _prospects(lexicon, outlook, more)
    return [static_assessment(outlook, one) for one in found]


def _prospects(lexicon: Lexicon, outlook: Outlook, wanted: int | Sequence[Move]) -> list[Prospect]:
    """Candidates as a simulation would begin with them."""
    simulation = simulation_of(lexicon, outlook, candidates=wanted, plies=0, seed=0)
    return list(state_of(simulation, "running").prospects)


def static_assessment(outlook: Outlook, found: Prospect) -> Assessment:
    """What points and leave say of a candidate."""
    leave = leave_of(outlook.rack, found.move)
    worth = leaves_of(outlook.edition).value(leave) if outlook.bag_count else 0
    return Assessment(found.move, found.points, leave, worth, 1000 * found.points + worth)


def leave_of(rack: bytes, move: Move) -> bytes:
    """What ``move`` keeps of ``rack``, in order."""
    match move:
        case Play():
            gone = bytes(map(rack_tile, move.laid))
        case Exchange(tiles):
            gone = tiles
        case Pass():
            gone = b""
    return bytes(sorted(without(rack, gone) or b""))


def likely_reply(
    lexicon: Lexicon, outlook: Outlook, move: Move, seed: int
) -> tuple[Step, float] | None:
    """What the next seat most often does best after ``move``, and its share.

    Of several that are as frequent, the one whose points are nearest to the mean.

    :data:`DEALS` racks are drawn from the unseen tiles, the same ones for every move.
    None when no rack has a play.
    """
    edition = outlook.edition
    board = place(edition, outlook.board, move).board if isinstance(move, Play) else outlook.board
    leaves = leaves_of(edition) if outlook.bag_count else None
    seen: Counter[Step] = Counter()
    for deal in range(DEALS):
        rack = draw(outlook.unseen, outlook.held[0], f"reply/{seed}/{deal}")
        best = candidates(lexicon, edition, board, rack, limit=1, leaves=leaves) if rack else []
        seen.update(Step(one.play, one.points) for one in best)
    if not seen:
        return None
    mean = sum(step.points * count for step, count in seen.items()) / seen.total()
    step, count = max(seen.items(), key=lambda one: (one[1], -abs(one[0].points - mean)))
    return step, count / DEALS
