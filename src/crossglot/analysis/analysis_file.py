"""An analysis as JSON: moves and tiles in notation, everything else as numbers.

``read_analysis`` gives back what ``write_analysis`` was given.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from crossglot.analysis.assessment import Analysis, Assessment, Found, Trust
from crossglot.analysis.endgame import Step
from crossglot.analysis.simulation import Estimate, Reason
from crossglot.analysis.standpoint import unseen_of
from crossglot.board import Board
from crossglot.editions import Edition, House, load_edition, with_house
from crossglot.errors import NotationCode, NotationError
from crossglot.notation import Position, format_cgp, format_move, parse_cgp, parse_move
from crossglot.players import Outlook

VERSION = 1
"""Raised when a reader of the older form could misunderstand the newer."""

Pair = tuple[float, float]


class WrittenStep(Struct, frozen=True):
    """A move that follows: notation and points."""

    move: str
    points: int


class WrittenMove(Struct, frozen=True, omit_defaults=True):
    """One move, judged; fields as :class:`~crossglot.analysis.assessment.Assessment`."""

    move: str
    points: int
    leave: str
    worth: int
    equity: int
    found: Found
    trust: Trust
    win: Pair | None = None
    behind: Pair | None = None
    win_bounds: Pair | None = None
    spread: Pair | None = None
    rollouts: int = 0
    line: tuple[WrittenStep, ...] = ()
    share: float = 0.0
    answer: float | None = None


class WrittenAnalysis(Struct, frozen=True, omit_defaults=True):
    """A whole analysis; the position is CGP."""

    version: int
    edition: str
    position: str
    held: tuple[int, ...]
    reason: Reason
    moves: tuple[WrittenMove, ...]
    passes: int = 0
    house: House = House()


_decode = msgspec.json.Decoder(WrittenAnalysis).decode


def write_analysis(analysis: Analysis) -> bytes:
    """``analysis`` as one JSON object."""
    return msgspec.json.encode(plain_analysis(analysis))


def plain_analysis(analysis: Analysis) -> WrittenAnalysis:
    """``analysis`` as it is written."""
    outlook, edition = analysis.outlook, analysis.edition
    racks = (outlook.rack, *(b"" for _ in outlook.held))
    position = Position(outlook.board, racks, outlook.scores, outlook.scoreless)
    return WrittenAnalysis(
        version=VERSION,
        edition=edition.id,
        position=format_cgp(edition, position),
        held=outlook.held,
        reason=analysis.reason,
        moves=tuple(_written(edition, one) for one in analysis.assessments),
        passes=outlook.passes,
        house=edition.house,
    )


def _written(edition: Edition, one: Assessment) -> WrittenMove:
    steps = (WrittenStep(format_move(edition, step.move), step.points) for step in one.line)
    return WrittenMove(
        move=format_move(edition, one.move),
        points=one.points,
        leave=edition.alphabet.format_tiles(one.leave),
        worth=one.worth,
        equity=one.equity,
        found=one.found,
        trust=one.trust,
        win=_pair(one.win),
        behind=_pair(one.behind),
        win_bounds=one.win_bounds,
        spread=_pair(one.spread),
        rollouts=one.rollouts,
        line=tuple(steps),
        share=one.share,
        answer=one.answer,
    )


def _pair(value: Estimate | None) -> Pair | None:
    return None if value is None else (value.mean, value.error)


def read_analysis(data: bytes) -> Analysis:
    """The analysis that was written.

    Raises:
        NotationError: ``game-file-malformed``, ``game-file-version``, a position or a move
            that is none.
        EditionError, TileError, AnalysisError: It names what there is not.
    """
    try:
        found = _decode(data)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, ValueError) as error:
        facts = {"line": 1, "column": 1, "reason": str(error)}
        raise NotationError(NotationCode.FILE_MALFORMED, **facts) from None
    if found.version != VERSION:
        raise NotationError(NotationCode.FILE_VERSION, version=found.version, known=[VERSION])
    edition = with_house(load_edition(found.edition), found.house)
    position = parse_cgp(edition, found.position)
    rack = position.racks[0]
    outlook = Outlook(
        edition,
        position.board,
        rack,
        unseen_of(edition, position.board, rack),
        found.held,
        position.scores,
        found.passes,
        position.scoreless,
    )
    moves = tuple(_assessment(edition, position.board, one) for one in found.moves)
    return Analysis(outlook, moves, found.reason)


def _assessment(edition: Edition, board: Board, one: WrittenMove) -> Assessment:
    # A line goes on on boards that are not written, but its tiles through others are dots.
    steps = (Step(parse_move(edition, board, step.move), step.points) for step in one.line)
    return Assessment(
        move=parse_move(edition, board, one.move),
        points=one.points,
        leave=edition.alphabet.parse_tiles(one.leave),
        worth=one.worth,
        equity=one.equity,
        found=one.found,
        trust=one.trust,
        win=None if one.win is None else Estimate(*one.win),
        behind=None if one.behind is None else Estimate(*one.behind),
        win_bounds=one.win_bounds,
        spread=None if one.spread is None else Estimate(*one.spread),
        rollouts=one.rollouts,
        line=tuple(steps),
        share=one.share,
        answer=one.answer,
    )
