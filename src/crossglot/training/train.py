"""Leave values learnt from nothing, by self-play.

Generation after generation, two static players that keep by the values of the
generation before play games; on their boards racks are drawn and valued, and
what holding a few tiles adds to a rack's worth are the values of the next.
All sums are integers, so the result depends on the recipe alone: not on how
many work, where, or how often they were interrupted.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, pstdev

import msgspec

from crossglot.editions import Edition, load_edition
from crossglot.errors import KernelError, TrainingCode, TrainingError
from crossglot.kernel import Census, Leaves
from crossglot.players import LeaveValues, rules_digest
from crossglot.tiles import draw
from crossglot.training.checkpoint import (
    Checkpoint,
    Generation,
    load_checkpoint,
    save_checkpoint,
)
from crossglot.training.recipe import Recipe, kind_counts, vowel_mask
from crossglot.training.work import count_batch, empty_census
from crossglot.training.workers import Workers, answers

SAVE_EVERY = 20.0
"""Seconds between two checkpoints within a generation."""

SAMPLE = 2000
"""Random leaves by which generations are compared."""


_builtins = msgspec.json.Decoder().decode


@dataclass(frozen=True, slots=True)
class Progress:
    """How far training is.

    Attributes:
        generation: The current one, from 1.
        generations: How many there are at most.
        done: Batches of it that are counted.
        batches: How many it has.
        history: The generations before it.
    """

    generation: int
    generations: int
    done: int
    batches: int
    history: tuple[Generation, ...]


Tell = Callable[[Progress], object]


def train(
    recipe: Recipe, crew: Workers, *, checkpoint: Path | None = None, tell: Tell = lambda _: None
) -> tuple[LeaveValues, tuple[Generation, ...]]:
    """Learns leave values by ``recipe``, going on from ``checkpoint`` if there is one.

    When it is interrupted the checkpoint holds everything counted so far.

    Args:
        recipe: What is trained, and how.
        crew: Who does the work.
        checkpoint: Where the state is kept; None to keep none.
        tell: Told after each batch.

    Returns:
        The values, and what each generation has come to.

    Raises:
        TrainingError: A checkpoint of another recipe, a lexicon that differs.
        LexiconError: The lexicon is not installed where the work is done.
    """
    state = (load_checkpoint(checkpoint, recipe) if checkpoint else None) or _start(recipe)
    while not _converged(state):
        state = _generation(state, crew, checkpoint, tell)
        if checkpoint:
            save_checkpoint(checkpoint, state)
    return _values(state), state.history


def _start(recipe: Recipe) -> Checkpoint:
    weights = bytes(4 * len(empty_census(recipe).hits()))
    return Checkpoint(recipe, (), weights, frozenset(), empty_census(recipe).sums())


def _converged(state: Checkpoint) -> bool:
    recipe, history = state.recipe, state.history
    settled = bool(history) and 1000 * history[-1].change < recipe.tolerance
    return settled or len(history) == len(recipe.games)


def _generation(
    state: Checkpoint, crew: Workers, checkpoint: Path | None, tell: Tell
) -> Checkpoint:
    """The rest of one generation; what is counted when somebody interrupts is saved."""
    recipe, number = state.recipe, len(state.history)
    batches = recipe.batches(number)
    census, part = empty_census(recipe), empty_census(recipe)
    _restore(census, state.sums, checkpoint)
    done = set(state.done)

    def saved() -> Checkpoint:
        return msgspec.structs.replace(state, done=frozenset(done), sums=census.sums())

    def tell_all() -> None:
        tell(Progress(number + 1, len(recipe.games), len(done), batches, state.history))

    tell_all()
    last = time.monotonic()
    left = [batch for batch in range(batches) if batch not in done]
    try:
        for answer in answers(crew, left, _batch, recipe, number, state.weights):
            part.restore(answer.value)
            census.add(part)
            done.add(answer.number)
            tell_all()
            if checkpoint and time.monotonic() - last > SAVE_EVERY:
                save_checkpoint(checkpoint, saved())
                last = time.monotonic()
    except BaseException:
        if checkpoint:
            save_checkpoint(checkpoint, saved())
        raise
    edition = load_edition(recipe.edition)
    weights = census.weights(kind_counts(edition), vowel_mask(edition))
    change, spread = compare(edition, recipe.order, state.weights, weights)
    noise = round(census.variance**0.5 / 1000, 3)
    ended = Generation(recipe.games[number], census.boards, change, spread, noise)
    fresh = empty_census(recipe).sums()
    return Checkpoint(recipe, (*state.history, ended), weights, frozenset(), fresh)


def _batch(recipe: Recipe, generation: int, weights: bytes, batch: int) -> bytes:
    return count_batch(recipe, generation, batch, weights)


def _restore(census: Census, sums: bytes, checkpoint: Path | None) -> None:
    try:
        census.restore(sums)
    except KernelError as error:
        raise TrainingError(TrainingCode.CHECKPOINT_DAMAGED, path=str(checkpoint)) from error


def compare(edition: Edition, order: int, before: bytes, after: bytes) -> tuple[float, float]:
    """By how many points random leaves changed, and by how many they now differ.

    The leaves are of one to ``rack_size - 1`` tiles drawn from a full bag, the
    same for every call.

    Returns:
        (root mean square change, standard deviation), in points.
    """
    kinds, most = len(kind_counts(edition)), max(1, edition.rack_size - 1)
    old, new = (Leaves.learnt(kinds, order, weights) for weights in (before, after))
    sample = [draw(edition.full_bag(), 1 + n % most, str(n)) for n in range(SAMPLE)]
    values = [new.value(leave) / 1000 for leave in sample]
    changes = (now - old.value(leave) / 1000 for now, leave in zip(values, sample, strict=True))
    changed = fmean(change**2 for change in changes) ** 0.5
    return round(changed, 3), round(pstdev(values), 3)


def _values(state: Checkpoint) -> LeaveValues:
    recipe = state.recipe
    edition = load_edition(recipe.edition)
    facts = [_builtins(msgspec.json.encode(told)) for told in (recipe, state.history)]
    return LeaveValues(
        edition=edition.id,
        rules=rules_digest(edition),
        kinds=len(kind_counts(edition)),
        order=recipe.order,
        weights=state.weights,
        recipe=facts[0] | {"history": facts[1]},
    )
