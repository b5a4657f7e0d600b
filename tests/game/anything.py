"""A lexicon in which almost any line of tiles is a word: games run full and then stop for good."""

from crossglot.editions import load_edition
from crossglot.kernel import Automaton, Graph
from crossglot.lexicon import Lexicon, SourceNote
from crossglot.lexicon.install import describe


def anything_but(edition_id, *dead):
    """Words are all lines of two tiles or more without one of the ``dead`` letters."""
    edition = load_edition(edition_id)
    alphabet = edition.alphabet
    alive = [tile for tile in range(1, len(alphabet.labels)) if alphabet.labels[tile] not in dead]
    automaton, node = Automaton(), Automaton.END
    longest = max(edition.layout.rows, edition.layout.columns)
    for length in range(1, longest):
        steps = [(bytes([tile]), node) for tile in alive]
        ends = [(bytes([tile]), Automaton.END) for tile in alive]
        node = automaton.join([*steps, *(ends if length > 1 else [])])
    words = automaton.join([(bytes([tile]), node) for tile in alive])
    graph = automaton.pack(words)
    note = SourceNote(name="anything", version="", sha256="", licence="")
    return Lexicon(edition, describe(edition, "words", note, "", graph), Graph(graph))
