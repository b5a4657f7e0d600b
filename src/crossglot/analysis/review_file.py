"""A review as JSON."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from crossglot.analysis.analysis_file import WrittenAnalysis, plain_analysis
from crossglot.analysis.review import Loss, Review, Reviewed, Summary
from crossglot.notation import format_move

VERSION = 1
"""Raised when a reader of the older form could misunderstand the newer."""


class WrittenTurn(Struct, frozen=True, omit_defaults=True):
    """One turn; losses as :class:`~crossglot.analysis.review.Loss`."""

    number: int
    seat: int
    move: str
    points: int
    analysis: WrittenAnalysis | None = None
    loss: Loss | None = None
    phonies: tuple[str, ...] = ()


class WrittenReview(Struct, frozen=True):
    """A whole game."""

    version: int
    players: tuple[Summary, ...]
    turns: tuple[WrittenTurn, ...]


def plain_review(review: Review) -> WrittenReview:
    """``review`` as it is written."""
    return WrittenReview(VERSION, review.summaries, tuple(map(_turn, review.turns)))


def write_review(review: Review) -> bytes:
    """``review`` as one JSON object."""
    return msgspec.json.encode(plain_review(review))


def _turn(turn: Reviewed) -> WrittenTurn:
    decision = turn.decision
    return WrittenTurn(
        number=decision.number,
        seat=decision.seat,
        move=format_move(decision.before.edition, decision.move),
        points=decision.points,
        analysis=None if turn.analysis is None else plain_analysis(turn.analysis),
        loss=turn.loss,
        phonies=turn.phonies,
    )
