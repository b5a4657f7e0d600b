"""Words made of syllables: no list of anybody's, and every rack with a vowel has a play."""

import random
from functools import cache

from crossglot.editions import load_edition
from crossglot.study.sample import sample_lexicon
from tests.server.stand_ins import EvenLexicons


@cache
def syllables(edition_id):
    """A lexicon of an edition: every vowel beside every consonant, and some longer words."""
    alphabet = load_edition(edition_id).alphabet
    ids = range(1, len(alphabet) + 1)
    vowels = [alphabet.labels[tile] for tile in ids if tile in alphabet.vowels]
    others = [alphabet.labels[tile] for tile in ids if tile not in alphabet.vowels]
    pairs = [c + v for c in others for v in vowels] + [v + c for c in others for v in vowels]
    pairs += [a + b for a in vowels for b in vowels]
    chance = random.Random(1)
    some = [
        "".join(chance.choice(pairs) for _ in range(length))
        for length in (2, 3)
        for _ in range(6000)
    ]
    three = [pair + chance.choice(others + vowels) for pair in pairs for _ in range(6)]
    words = dict.fromkeys([*pairs, *three, *some])
    return sample_lexicon(edition_id, " ".join(words))


class Syllables(EvenLexicons):
    """Syllables in every edition."""

    def current(self, edition_id):
        return f"{edition_id}.syllables"

    def words(self, lexicon_id):
        return syllables(lexicon_id.partition(".")[0])
