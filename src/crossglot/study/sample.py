"""A lexicon of a few words, for examples and tests."""

from __future__ import annotations

from crossglot.editions import load_edition
from crossglot.kernel import Automaton, Graph
from crossglot.lexicon import Lexicon, SourceNote
from crossglot.lexicon.install import describe
from crossglot.lexicon.letters import Letters


def sample_lexicon(edition_id: str, words: str) -> Lexicon:
    """The lexicon of ``words``, which blanks separate; ``|`` parts letters that are no digraph."""
    edition = load_edition(edition_id)
    letters = Letters(edition.alphabet)
    automaton = Automaton()
    spelled = [(letters.encode(word) or b"", Automaton.END) for word in words.split()]
    graph = automaton.pack(letters.tilings(automaton, automaton.join(spelled)))
    note = SourceNote(name="sample", version="", sha256="", licence="")
    return Lexicon(edition, describe(edition, "words", note, "", graph), Graph(graph))
