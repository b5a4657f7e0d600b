"""Words drawn uniformly from installed lexicons: what the real hunspell rejects, and why.

Supplements of ours are rejected, and should be. So are words that hunspell meets first as a form
of a forbidden stem, by the order of its tables, although it can analyse them otherwise
(fennfeszesítődéi is feszesítő with two endings, and the forbidden fesz with two others). Whatever
is left is a fault of ours: `pytest -m nightly` fails on it.

Run: python benchmarks/lexicon_sample.py [HOW_MANY] [LEXICON ...]
"""

import array
import os
import shutil
import subprocess
import sys
from random import Random

from crossglot.errors import CrossglotError
from crossglot.lexicon import load_named, load_recipe
from crossglot.lexicon.affix import load_affixes
from crossglot.lexicon.container import open_container
from crossglot.lexicon.dictionary import load_entries
from crossglot.lexicon.keeping import find
from crossglot.lexicon.naming import parse_name
from crossglot.lexicon.sources import find_dictionary

LEXICONS = ("HU-M.a", "HU-M.b", "CS.b", "ET.b")
"""Not the Greek one: its tiles have no accents, and hunspell wants them."""

LONGEST = 15
LAST, ACCEPTS, TILE, CHILD = 1 << 7, 1 << 6, 63, 8
UNEXPLAINED = "unexplained"


class Sampler:
    """Draws words of a packed graph, each as likely as any other."""

    def __init__(self, edges):
        self.edges = edges
        self.counts = {0: [0] * (LONGEST + 1)}
        firsts = [1, *(at + 1 for at in range(1, len(edges) - 1) if edges[at] & LAST)]
        for first in reversed(firsts):
            self.counts[first] = self.count(first)

    def node(self, first):
        """The edges of a node: (tile, accepts, child)."""
        at = first
        while at:
            edge = self.edges[at]
            yield edge & TILE, bool(edge & ACCEPTS), edge >> CHILD
            at = 0 if edge & LAST else at + 1

    def count(self, first):
        """Words of 0, 1, 2, ... tiles that go on from a node."""
        sums = [0] * (LONGEST + 1)
        for _, accepts, child in self.node(first):
            sums[1] += accepts
            below = self.counts[child]
            for size in range(1, LONGEST):
                sums[size + 1] += below[size]
        return sums

    def draw(self, random):
        """One word."""
        sizes = range(2, LONGEST + 1)
        size = random.choices(sizes, [self.counts[1][size] for size in sizes])[0]
        first, word = 1, []
        for left in range(size, 0, -1):
            index = random.randrange(self.counts[first][left])
            for edge in self.node(first):
                tile, accepts, child = edge
                ways = accepts if left == 1 else self.counts[child][left - 1]
                if index < ways:
                    break
                index -= ways
            word.append(tile)
            first = child
        return bytes(word)


def sample(lexicon, how_many, seed=1):
    """``how_many`` words of an installed lexicon at most, in small letters."""
    path = find(parse_name(lexicon.id))
    sampler = Sampler(array.array("I", bytes(open_container(path).graph)))
    random, spell = Random(seed), lexicon.edition.alphabet.spell
    return sorted({spell(sampler.draw(random)).lower() for _ in range(how_many)})


class Hunspell:
    """The real program, on the dictionary that a lexicon was made of."""

    def __init__(self, dictionary):
        self.dictionary = dictionary
        self.stem = str(dictionary.affixes.with_suffix(""))

    def ask(self, words, *options):
        """The lines it answers."""
        command = ["hunspell", "-d", self.stem, "-i", "UTF-8", *options]
        environment = os.environ | {"LC_ALL": "C.UTF-8"}
        done = subprocess.run(
            command,
            input="\n".join(words).encode(),
            env=environment,
            capture_output=True,
            check=True,
        )
        return done.stdout.decode("utf-8", "replace").splitlines()

    def rejected(self, words):
        """Those of ``words`` that it does not know."""
        return self.ask(words, "-l")

    def stems(self, word):
        """The stems it analyses ``word`` by, accepted or not."""
        fields = [field for line in self.ask([word], "-m") for field in line.split()]
        return {field.removeprefix("st:") for field in fields if field.startswith("st:")}


def forbidden_stems(dictionary):
    """What the dictionary lists in order to refuse it."""
    affixes = load_affixes(dictionary.affixes)
    flag = affixes.option("FORBIDDENWORD")
    return {
        entry.text for entry in load_entries(dictionary.entries, affixes) if flag in entry.flags
    }


def rejections(lexicon, how_many):
    """How many words were drawn, and those that hunspell rejects, each with the reason."""
    recipe = load_recipe(lexicon.edition.id)
    dictionary = find_dictionary(recipe.source)
    program, forbidden = Hunspell(dictionary), forbidden_stems(dictionary)
    added = [addition.word.replace("|", "") for addition in recipe.add]
    words = sample(lexicon, how_many)

    def explain(word):
        stems = program.stems(word)
        if refused := sorted(stems & forbidden):
            return f"also a form of the forbidden {', '.join(refused)}"
        if ours := [stem for stem in added if stem[:-1] in word]:
            return f"a supplement of ours: {ours[0]}"
        return UNEXPLAINED

    return len(words), {word: explain(word) for word in program.rejected(words)}


def main(how_many, names):
    if shutil.which("hunspell") is None:
        print("hunspell is not installed: nothing to compare with")
        return
    for name in names:
        try:
            lexicon = load_named(name)
        except CrossglotError as error:
            print(f"{name}: {error}")
            continue
        asked, wrong = rejections(lexicon, how_many)
        print(f"{lexicon.id}: {asked} words, {len(wrong)} rejected", flush=True)
        for word, reason in wrong.items():
            print(f"  {word}: {reason}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 20_000, sys.argv[2:] or LEXICONS)
