"""A small lexicon of an edition, installed in a cache of its own."""

from random import Random

from crossglot.editions import load_edition
from crossglot.kernel import Graph
from crossglot.lexicon import Lexicon, compile_words, load_lexicon
from tests.kernel.packing import pack_words


def random_words(edition, seed, count=1200):
    """Words of two to six of the commonest letters."""
    random = Random(seed)
    common = sorted(range(1, len(edition.counts)), key=lambda tile: -edition.counts[tile])[:12]
    return {
        bytes(random.choices(common, k=random.choice([2, 2, 3, 3, 4, 5, 6]))) for _ in range(count)
    }


def toy_lexicon(edition_id, seed):
    """A lexicon in memory; every word has the one tiling."""
    edition = load_edition(edition_id)
    return Lexicon(edition, None, Graph(pack_words(random_words(edition, seed))))


def installed_toy(folder, edition_id="ET", seed=1):
    """The same as an installed lexicon, in the cache that is in force."""
    edition = load_edition(edition_id)
    file = folder / "words.txt"
    words = sorted(map(edition.alphabet.spell, random_words(edition, seed)))
    file.write_text("\n".join(words), "utf-8")
    compile_words(file, edition_id)
    return load_lexicon(edition_id, "words")
