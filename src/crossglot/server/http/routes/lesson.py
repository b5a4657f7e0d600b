"""``/api/editions/ID/lesson``: a first lesson, and what an attempt at one of its steps comes to."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType

from crossglot.editions import load_edition
from crossglot.errors import (
    CrossglotError,
    EditionCode,
    GameCode,
    GameError,
    ServerCode,
    ServerError,
)
from crossglot.lesson import Step, Task, first_lesson, fulfils
from crossglot.lexicon import Lexicon
from crossglot.players import vocabulary
from crossglot.rules import score
from crossglot.server.http.dependencies import TheLexicons, TheWorkBudget
from crossglot.server.http.openapi import NO_LEXICON
from crossglot.server.kinds.preview import placement_of, words_made
from crossglot.server.limits.work_budget import WorkBudget
from crossglot.server.ports import Lexicons
from crossglot.server.wire.messages import Error, PreviewWord, error_of
from crossglot.server.wire.moves import Placed
from crossglot.tiles import without

COMMON = "v2"
"""The vocabulary that examples are taken from."""


class LessonStep(Struct, frozen=True):
    """A position with something to try on it; ``placed`` is a way to do it: (square, tile)."""

    task: Task
    board: tuple[int, ...]
    rack: tuple[int, ...]
    bag: int
    placed: tuple[tuple[int, int], ...]
    points: int


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner does: tiles laid, or tiles changed."""

    placed: Placed = ()
    exchanged: Annotated[tuple[int, ...], Meta(max_length=15)] = ()


class Attempted(Struct, frozen=True):
    """What that comes to: ``done`` when it is a legal move and does what the step asks for."""

    done: bool
    points: int = 0
    words: tuple[PreviewWord, ...] = ()
    error: Error | UnsetType = UNSET


async def _steps(
    lexicons: Lexicons, work_budget: WorkBudget, edition_id: str
) -> tuple[Lexicon, tuple[Step, ...]]:
    """The lexicon and the steps that are made of it: the same for everybody."""
    edition = load_edition(edition_id).id
    lexicon = await work_budget.do(lambda: lexicons.study(edition))
    key = ("lesson", lexicon.id)
    steps = await work_budget.once(key, lambda: first_lesson(vocabulary(lexicon, COMMON)))
    return lexicon, steps


@get(
    "/api/editions/{edition_id:str}/lesson",
    kind="words",
    refuses=(EditionCode.UNKNOWN, *NO_LEXICON),
)
async def show_lesson(
    edition_id: FromPath[str], lexicons: TheLexicons, work_budget: TheWorkBudget
) -> tuple[LessonStep, ...]:
    """The steps of the first lesson in an edition."""
    _, steps = await _steps(lexicons, work_budget, edition_id)
    return tuple(
        LessonStep(
            task=step.task,
            board=tuple(step.board.tiles),
            rack=tuple(step.rack),
            bag=step.bag,
            placed=tuple(step.example.laid.items()) if step.example else (),
            points=step.points,
        )
        for step in steps
    )


@post(
    "/api/editions/{edition_id:str}/lesson/{number:int}",
    kind="words",
    status_code=200,
    refuses=(EditionCode.UNKNOWN, ServerCode.NOT_FOUND, *NO_LEXICON),
)
async def try_step(
    edition_id: FromPath[str],
    number: FromPath[int],
    lexicons: TheLexicons,
    work_budget: TheWorkBudget,
    data: JSONBody[Attempt],
) -> Attempted:
    """What an attempt at step ``number`` (from 0) comes to; nothing is kept of it."""
    lexicon, steps = await _steps(lexicons, work_budget, edition_id)
    if not 0 <= number < len(steps):
        raise ServerError(ServerCode.NOT_FOUND)
    try:
        return _attempted(lexicon, steps[number], data)
    except CrossglotError as error:
        return Attempted(done=False, error=error_of(error))


def _attempted(lexicon: Lexicon, step: Step, attempt: Attempt) -> Attempted:
    edition = lexicon.edition
    if attempt.exchanged:
        if without(step.rack, attempt.exchanged) is None:
            raise GameError(GameCode.EXCHANGE_NOT_ON_RACK)
        return Attempted(done=step.task is Task.EXCHANGE)
    placement = placement_of(edition, step.board, step.rack, attempt.placed)
    words = words_made(edition, placement, lexicon)
    admitted = all(word.admissible for word in words)
    return Attempted(
        done=admitted and fulfils(step.task, edition, step.board, placement),
        points=score(edition, placement),
        words=words,
    )
