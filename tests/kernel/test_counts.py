"""Counts that never change unless a rule does: positions, plays, points added up.

The lexicons are made up here: syllables of the edition's letters, weighted as its bag is.
To write the table anew: ``python -m tests.kernel.test_counts``.
"""

import json
from pathlib import Path
from random import Random

from crossglot.alphabet import BLANK
from crossglot.analysis.bench import positions_of_games
from crossglot.editions import Edition, edition_ids, load_edition
from crossglot.kernel import Graph, plays, ruleset_of
from tests.kernel.packing import pack_words
from tests.rows import for_each

TABLE = Path(__file__).parent.parent / "data" / "kernel_counts.json"
GAMES = 3
WORDS = 2500


def made_up_words(edition: Edition) -> set[bytes]:
    """Every tiling of made-up words of two to seven letters."""
    random = Random(edition.id)
    vowels = sorted(edition.alphabet.vowels)
    letters = range(1, len(edition.alphabet) + 1)
    consonants = [letter for letter in letters if letter not in edition.alphabet.vowels]
    words: set[bytes] = set()
    for _ in range(WORDS):
        length, vowel = random.choice([2, 3, 3, 4, 4, 5, 5, 6, 7]), random.random() < 0.5
        spelled = []
        for _ in range(length):
            kinds = vowels if vowel else consonants
            spelled += random.choices(kinds, [edition.counts[kind] or 0.2 for kind in kinds])
            vowel = not vowel if random.random() < 0.9 else vowel
        words.update(edition.alphabet.tilings(edition.alphabet.spell(bytes(spelled))))
    return {word for word in words if len(word) > 1}


def counts(edition_id: str) -> list[list[int]]:
    """For 0, 1 and 2 blanks: positions, plays, points of all plays, points of the ten best each.

    The positions are met in games; so many tiles of each rack are made blanks.
    """
    edition = load_edition(edition_id)
    graph, rules = Graph(pack_words(made_up_words(edition))), ruleset_of(edition)
    table = [[0] * 4 for _ in range(3)]
    for met in positions_of_games(edition, graph, GAMES):
        for blanks, row in enumerate(table):
            rack = (bytes([BLANK] * blanks) + met.rack)[: len(met.rack)]
            listed = plays(graph, rules, met.board, rack, limit=0)
            best = plays(graph, rules, met.board, rack, limit=10)
            row[0] += 1
            row[1] += len(listed)
            row[2] += sum(points for *_, points, _ in listed)
            row[3] += sum(points for *_, points, _ in best)
    return table


@for_each("edition_id", edition_ids())
def test_counts_are_as_they_were(edition_id):
    assert counts(edition_id) == json.loads(TABLE.read_text())[edition_id]


if __name__ == "__main__":
    rows = (f'  "{edition_id}": {counts(edition_id)}' for edition_id in edition_ids())
    TABLE.write_text("{\n" + ",\n".join(rows) + "\n}\n")
