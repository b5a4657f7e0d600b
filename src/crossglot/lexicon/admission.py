"""The words of a dictionary that also lists words in order to refuse them.

Hunspell looks for a stem with at most one suffix before it looks for two, and
takes what it finds first. So a form of a forbidden stem with one suffix is out
although two suffixes on another stem make it, too (that is what such entries
are for: they block a derivation and all its cases), and stays where another
stem makes it with one suffix as well. Where both need two suffixes hunspell
goes by the order of its tables; here the word stays.
"""

from __future__ import annotations

from dataclasses import replace

from crossglot.kernel import Automaton
from crossglot.lexicon.affix import Flags
from crossglot.lexicon.composition import Composer, Grammar
from crossglot.lexicon.letters import Letters


class Admission:
    """Gathers stems that are words and stems that are forbidden, and composes what is left."""

    def __init__(self, automaton: Automaton, letters: Letters, grammar: Grammar) -> None:
        self._automaton, self._letters = automaton, letters
        self._near = replace(grammar, second={})
        self._words = Composer(automaton, letters, grammar)
        self._forbidden = Composer(automaton, letters, self._near)
        self._forbids_forms = False
        self._stems: list[tuple[str, Flags]] = []

    def add(self, stem: str, flags: Flags) -> None:
        """Adds the words of ``stem``, which has marks where two letters are no digraph."""
        self._words.add(stem, flags)
        if self._near.forbidding:
            self._stems.append((stem, flags))

    def forbid(self, stem: str, flags: Flags) -> None:
        """Refuses ``stem`` and its forms with one suffix."""
        self._forbidden.add(stem, flags)
        if flags & (self._near.first.keys() | self._near.prefixes.keys()):
            self._forbids_forms = True

    def compose(self) -> int:
        """The set of all words that are added and not forbidden."""
        automaton = self._automaton
        left = automaton.difference(self._words.compose(), self._forbidden.compose())
        if not self._forbids_forms:
            return left
        near = Composer(automaton, self._letters, self._near)
        for stem, flags in self._stems:
            near.add(stem, flags)
        return automaton.union([left, near.compose()])
