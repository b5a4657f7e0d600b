"""Plays that the kernel finds, as values of the rules."""

from __future__ import annotations

from dataclasses import dataclass, replace

from crossglot.board import Board, Direction
from crossglot.editions import Edition
from crossglot.kernel import Leaves, plays, ruleset_of
from crossglot.lexicon import Lexicon
from crossglot.moves import Play
from crossglot.rules import place, score


@dataclass(frozen=True, slots=True)
class Candidate:
    """A play that could be made.

    Attributes:
        play: What would be laid.
        points: What it earns.
        equity: Points and the worth of what stays on the rack, in millipoints.
    """

    play: Play
    points: int
    equity: int


def candidates(  # noqa: PLR0913 - a position and how to judge it
    lexicon: Lexicon,
    edition: Edition,
    board: Board,
    rack: bytes,
    *,
    limit: int,
    leaves: Leaves | None = None,
) -> list[Candidate]:
    """The best plays of ``rack`` on ``board``, best equity first; a limit of 0 is all.

    Raises:
        KernelError: A rack or a board beyond what the kernel can hold.
    """
    recounts = edition.house.recount_premiums or edition.house.theme is not None
    wanted = 0 if recounts else limit
    found = plays(
        lexicon.graph, ruleset_of(edition), board.tiles, rack, limit=wanted, leaves=leaves
    )
    listed = [
        Candidate(Play(start, Direction(direction), tiles), points, equity)
        for start, direction, tiles, points, equity in found
    ]
    if not recounts:
        return listed
    counted = sorted(
        (_recounted(edition, board, one) for one in listed), key=lambda one: -one.equity
    )
    return counted[: limit or None]


def _recounted(edition: Edition, board: Board, candidate: Candidate) -> Candidate:
    """``candidate`` with the points of house rules that the kernel does not know."""
    points = score(edition, place(edition, board, candidate.play))
    gained = 1000 * (points - candidate.points)
    return replace(candidate, points=points, equity=candidate.equity + gained)
