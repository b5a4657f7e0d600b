"""From a dictionary to the packed word graph of an edition."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from crossglot.editions import Edition
from crossglot.kernel import Automaton
from crossglot.lexicon.affix import NO_FLAGS, AffixFile, load_affixes
from crossglot.lexicon.composition import Composer
from crossglot.lexicon.dictionary import Entry, declared_entries, load_entries
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
    progress("read", 0, 0)
    affixes = load_affixes(ingredients.dictionary.affixes)
    builder = GraphBuilder(ingredients, affixes)
    entries = ingredients.dictionary.entries
    total = declared_entries(entries)
    for done, entry in enumerate(load_entries(entries, affixes)):
        if done % _REPORT_EVERY == 0:
            progress("stems", done, total)
        builder.take(entry)
    return builder.pack(progress)


class GraphBuilder:
    """Takes the entries of a dictionary one by one, then makes the graph of their words."""

    def __init__(self, ingredients: Ingredients, affixes: AffixFile) -> None:
        self._edition, self._recipe = ingredients.edition, ingredients.recipe
        self._automaton = Automaton()
        self._letters = Letters(self._edition.alphabet)
        self._boundaries = Boundaries(self._recipe, self._letters)
        self._filter = EntryFilter(affixes, self._recipe, self._edition.id)
        grammar = select_rules(affixes, self._recipe, self._recipe.tiers[ingredients.tier])
        self._words = Composer(self._automaton, self._letters, grammar)
        self._forbidden = Composer(self._automaton, self._letters, grammar)
        self._out = [word for exclusion in self._recipe.exclude for word in exclusion.words]
        self._models = {addition.like: NO_FLAGS for addition in self._recipe.add}

    def take(self, entry: Entry) -> None:
        """Adds the words of ``entry`` to those admitted or to those forbidden, or leaves it."""
        if self._filter.forbids(entry):
            self._forbidden.add(self._boundaries.mark(entry), entry.flags)
            self._out.append(entry.text)
        elif self._filter.admits(entry):
            self._words.add(self._boundaries.mark(entry), entry.flags)
            if entry.text in self._models:
                self._models[entry.text] |= entry.flags

    def pack(self, progress: Progress = silent) -> bytes:
        """The packed graph of what was taken and of the recipe's additions."""
        for addition in self._recipe.add:
            self._words.add(addition.word, self._models.get(addition.like, NO_FLAGS))
        progress("compose", 0, 0)
        automaton = self._automaton
        words = automaton.difference(self._words.compose(), self._forbidden.compose())
        progress("tile", 0, 0)
        tilings = self._letters.tilings(automaton, words)
        return automaton.pack(automaton.difference(tilings, self._every_tiling(self._out)))

    def _every_tiling(self, words: list[str]) -> int:
        """Also those that no boundary allows: none of them may stay."""
        tilings = [tiling for word in words for tiling in self._edition.alphabet.tilings(word)]
        return self._automaton.join([(tiling, Automaton.END) for tiling in tilings])
