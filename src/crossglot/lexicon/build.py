"""From a dictionary to the packed word graph of an edition."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from crossglot.editions import Edition
from crossglot.kernel import Automaton
from crossglot.lexicon.affix import NO_FLAGS, load_affixes
from crossglot.lexicon.composition import Composer
from crossglot.lexicon.dictionary import Entry, load_entries
from crossglot.lexicon.letters import Letters
from crossglot.lexicon.recipe import Recipe
from crossglot.lexicon.selection import Boundaries, EntryFilter, select_rules
from crossglot.lexicon.sources import Dictionary

Progress = Callable[[str, int, int], None]
"""Called with (stage, done, total); total 0 means that nobody knows."""

_REPORT_EVERY = 4096


def silent(stage: str, done: int, total: int) -> None:
    """A :data:`Progress` that shows nothing."""


@dataclass(frozen=True, slots=True)
class Ingredients:
    """What one lexicon is made of.

    Attributes:
        edition: Its tiles.
        recipe: What it takes of the dictionary.
        tier: Name of the tier.
        dictionary: The source.
    """

    edition: Edition
    recipe: Recipe
    tier: str
    dictionary: Dictionary


def build_graph(ingredients: Ingredients, progress: Progress = silent) -> bytes:
    """The packed edges of every tiling of every word the edition admits.

    Raises:
        LexiconError: ``lexicon-source-missing``, ``lexicon-source-malformed``.
        KernelError: ``kernel-too-large``.
    """
    edition, recipe = ingredients.edition, ingredients.recipe
    progress("read", 0, 0)
    affixes = load_affixes(ingredients.dictionary.affixes)
    automaton = Automaton()
    letters = Letters(edition.alphabet)
    composer = Composer(
        automaton, letters, select_rules(affixes, recipe, recipe.tiers[ingredients.tier])
    )
    entry_filter = EntryFilter(affixes, recipe, edition.id)
    boundaries = Boundaries(recipe, letters)
    forbidden: list[str] = []
    models = {addition.like: NO_FLAGS for addition in recipe.add}
    for entry in _watched(load_entries(ingredients.dictionary.entries, affixes), progress):
        if entry_filter.admits(entry):
            composer.add(boundaries.mark(entry), entry.flags)
            if entry.text in models:
                models[entry.text] |= entry.flags
        elif entry_filter.forbids(entry):
            forbidden.append(entry.text)
    for addition in recipe.add:
        composer.add(addition.word, models.get(addition.like, NO_FLAGS))
    progress("compose", 0, 0)
    words = composer.compose()
    progress("tile", 0, 0)
    forbidden += [word for exclusion in recipe.exclude for word in exclusion.words]
    tilings = automaton.difference(
        letters.tilings(automaton, words), _all_tilings(automaton, edition, forbidden)
    )
    return automaton.pack(tilings)


def _watched(entries: Iterator[Entry], progress: Progress) -> Iterator[Entry]:
    for done, entry in enumerate(entries):
        if done % _REPORT_EVERY == 0:
            progress("stems", done, 0)
        yield entry


def _all_tilings(automaton: Automaton, edition: Edition, words: list[str]) -> int:
    tilings = [tiling for word in words for tiling in edition.alphabet.tilings(word)]
    return automaton.join([(tiling, Automaton.END) for tiling in tilings])
