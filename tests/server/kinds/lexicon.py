"""A lexicon for games of every kind: there is a play for nearly every rack."""

import itertools

from crossglot.editions import load_edition
from crossglot.players.tops import tops_of
from crossglot.study.sample import sample_lexicon
from tests.server.stand_ins import OneLexicon

WORDS = [["kastema", "lugejad"], ["toredus", "nimekas"]]
"""A card for each seat."""

ET = load_edition("ET")
VOWELS, CONSONANTS = "aeiou", "stlknmdr"
SYLLABLES = ["".join(pair) for pair in itertools.product(CONSONANTS, VOWELS)]
LINES = [
    *SYLLABLES,
    *(vowel + syllable[0] for syllable in SYLLABLES for vowel in VOWELS),
    *(syllable + last for syllable in SYLLABLES for last in CONSONANTS),
    *map("".join, itertools.product(SYLLABLES, SYLLABLES)),
]
LEXICON = sample_lexicon("ET", " ".join([*itertools.chain(*WORDS), *LINES]))
TOPS = tops_of(LEXICON.graph, ET)


def kind_lexicons():
    """It, for the server."""
    return OneLexicon(LEXICON)
