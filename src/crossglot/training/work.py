"""One piece of training: what any worker on any machine can do alone."""

from __future__ import annotations

from functools import lru_cache

from crossglot.editions import load_edition
from crossglot.errors import TrainingCode, TrainingError
from crossglot.kernel import Census, Leaves, ending_of, ruleset_of
from crossglot.lexicon import Lexicon, load_lexicon
from crossglot.training.recipe import Recipe, kind_counts


def empty_census(recipe: Recipe) -> Census:
    """The sums of ``recipe`` before a game was played."""
    kinds = len(kind_counts(load_edition(recipe.edition)))
    return Census(kinds, recipe.order, recipe.racks)


def count_batch(recipe: Recipe, generation: int, batch: int, weights: bytes) -> bytes:
    """The sums of the games of one batch.

    Args:
        recipe: What is trained.
        generation: Which generation, from 0.
        batch: Which of its batches, from 0.
        weights: What the players keep by: the weights of the generation before.

    Returns:
        The sums of a census, to be added to those of all other batches in any order.

    Raises:
        LexiconError: The lexicon is not installed on this machine.
        TrainingError: ``training-other-lexicon``: it is another one than the recipe's.
    """
    lexicon = _lexicon(recipe.edition, recipe.tier)
    if lexicon.header.content != recipe.content:
        raise TrainingError(TrainingCode.OTHER_LEXICON, lexicon=recipe.lexicon)
    edition, first = lexicon.edition, batch * recipe.batch
    census = empty_census(recipe)
    census.play(
        lexicon.graph,
        ruleset_of(edition),
        ending_of(edition),
        edition.full_bag(),
        Leaves.learnt(len(kind_counts(edition)), recipe.order, weights),
        seed=(recipe.seed + (generation << 40)) % 2**64,
        first=first,
        count=min(recipe.batch, recipe.games[generation] - first),
    )
    return census.sums()


@lru_cache(maxsize=2)
def _lexicon(edition: str, tier: str) -> Lexicon:
    return load_lexicon(edition, tier)
