"""From a dictionary to the packed word graph of an edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from crossglot.editions import Edition
from crossglot.errors import KernelCode, KernelError, LexiconCode, LexiconError
from crossglot.kernel import Automaton
from crossglot.lexicon.admission import Admission
from crossglot.lexicon.affix import NO_FLAGS, AffixFile, load_affixes
from crossglot.lexicon.attestation import AttestedPrefixes, witnesses
from crossglot.lexicon.dictionary import Entry, declared_entries, load_entries
from crossglot.lexicon.estonian import entries as analysed_entries
from crossglot.lexicon.letters import MARK, Letters
from crossglot.lexicon.lists import load_list
from crossglot.lexicon.recipe import Closed, Recipe
from crossglot.lexicon.selection import Boundaries, EntryFilter, is_derived, select_rules
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
        tier: Name of the tier, with the switches that differ (:meth:`Recipe.tier`).
        dictionary: The source.
        table: Its words after analysis, for a tier that is analysed.
    """

    edition: Edition
    recipe: Recipe
    tier: str
    dictionary: Dictionary
    table: Path | None = None


def build_graph(ingredients: Ingredients, progress: Progress = silent) -> bytes:
    """The packed edges of every tiling of every word the edition admits.

    Raises:
        LexiconError: ``lexicon-source-missing``, ``lexicon-source-malformed``,
            ``lexicon-too-large``: the rules explode.
    """
    try:
        return _build_graph(ingredients, progress)
    except KernelError as error:
        if error.code != KernelCode.TOO_LARGE:
            raise
        raise LexiconError(LexiconCode.TOO_LARGE, **error.facts) from error


def _build_graph(ingredients: Ingredients, progress: Progress) -> bytes:
    progress("read", 0, 0)
    if ingredients.table is not None:
        builder = GraphBuilder(ingredients, AffixFile())
        for entry in analysed_entries(ingredients.table):
            builder.take(entry)
        return builder.pack(progress)
    affixes = load_affixes(ingredients.dictionary.affixes)
    builder = GraphBuilder(ingredients, affixes)
    entries = ingredients.dictionary.entries
    total = declared_entries(entries)
    if builder.asks_for_attestation:
        builder.attest(entry.text for entry in load_entries(entries, affixes))
    for done, entry in enumerate(load_entries(entries, affixes)):
        if done % _REPORT_EVERY == 0:
            progress("stems", done, total)
        builder.take(entry)
    return builder.pack(progress)


class GraphBuilder:
    """Takes the entries of a dictionary one by one, then makes the graph of their words."""

    def __init__(self, ingredients: Ingredients, affixes: AffixFile) -> None:
        settled = ingredients.recipe.settle(ingredients.tier)
        self._derived = settled.tier.derive or not settled.tier.analysed
        self._edition, self._recipe = ingredients.edition, settled.recipe
        self._on = settled.on
        self._automaton = Automaton()
        self._letters = Letters(
            self._edition.alphabet, composing=settled.composing, respell=affixes.output
        )
        self._boundaries = Boundaries(self._recipe, self._letters)
        self._filter = EntryFilter(affixes, self._recipe, self._edition.id)
        attestation = self._recipe.attestation
        alike = attestation.alike if attestation else ()
        self._attested = AttestedPrefixes(affixes, settled.tier.attested, alike)
        grammar = select_rules(affixes, self._recipe, settled.tier)
        self._words = Admission(self._automaton, self._letters, grammar)
        self._out = [word for exclusion in self._recipe.exclude for word in exclusion.words]
        self._models = {addition.like: NO_FLAGS for addition in self._recipe.add}
        self.asks_for_attestation = bool(settled.tier.attested)

    def attest(self, headwords: Iterable[str]) -> None:
        """Takes note of all words that show which prefixes are used with which stems."""
        self._attested.learn(headwords)
        attestation = self._recipe.attestation
        if attestation is not None and attestation.listed is not None:
            self._attested.learn(load_list(attestation.listed).words)
        for witness in witnesses(self._recipe.attestation):
            self._attested.learn(witness.words())

    def take(self, entry: Entry) -> None:
        """Adds the words of ``entry`` to those admitted or to those forbidden, or leaves it."""
        if self._filter.forbids(entry):
            self._words.forbid(self._boundaries.mark(entry), entry.flags)
            self._out.append(entry.text)
        elif self._filter.admits(entry) and (self._derived or not is_derived(entry)):
            stem, flags = self._boundaries.mark(entry), self._filter.flags_of(entry)
            self._words.add(stem, flags)
            for prefix in self._attested.before(entry):
                joint = MARK if self._letters.misread(prefix[-1], stem[0]) else ""
                self._words.add(prefix + joint + stem, flags)
            if entry.text in self._models:
                self._models[entry.text] |= entry.flags

    def pack(self, progress: Progress = silent) -> bytes:
        """The packed graph of what was taken and of the recipe's additions."""
        for addition in self._recipe.add:
            self._words.add(addition.word, self._models.get(addition.like, NO_FLAGS))
        progress("compose", 0, 0)
        automaton = self._automaton
        words = self._words.compose()
        if self._recipe.closed is not None:
            words = self._close(words, self._recipe.closed)
        progress("tile", 0, 0)
        tilings = self._letters.tilings(automaton, words)
        return automaton.pack(automaton.difference(tilings, self._every_tiling(self._out)))

    def _close(self, words: int, closed: Closed) -> int:
        """``words`` with the short ones of the closed list in place of their own."""
        automaton = self._automaton
        listed = load_list(closed.listed).admitted(self._on)
        spelled = [symbols for word in sorted(listed) if (symbols := self._letters.encode(word))]
        any_letter = automaton.join(
            [(bytes([symbol]), Automaton.END) for symbol in self._letters.every]
        )
        short = [any_letter]
        while len(short) < closed.letters:
            short.append(automaton.concatenate(short[-1], any_letter))
        long = automaton.difference(words, automaton.union(short))
        return automaton.union(
            [long, automaton.join([(symbols, Automaton.END) for symbols in spelled])]
        )

    def _every_tiling(self, words: list[str]) -> int:
        """Also those that no boundary allows: none of them may stay."""
        every = [self._letters.every_tiling(self._automaton, word) for word in words]
        return self._automaton.union(every)
