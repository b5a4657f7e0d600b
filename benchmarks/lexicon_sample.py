"""Words drawn uniformly from installed lexicons, asked of the real hunspell: how many it rejects.

A report, no test: supplements of ours are rejected, and should be.

Run: python benchmarks/lexicon_sample.py [HOW_MANY]
"""

import array
import shutil
import subprocess
import sys
from random import Random

from crossglot.errors import LexiconError
from crossglot.lexicon import load_lexicon
from crossglot.lexicon.cache import lexicon_path
from crossglot.lexicon.container import open_container

DICTIONARIES = {"HU-M.a": "hu_HU", "HU-M.b": "hu_HU", "CS.b": "cs_CZ", "ET.b": "et_EE"}
LONGEST = 15
LAST, ACCEPTS, TILE, CHILD = 1 << 7, 1 << 6, 63, 8


class Sampler:
    """Draws words of a packed graph, each as likely as any other of its length."""

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


def rejected(words, dictionary):
    """The words that hunspell does not know."""
    command = ["hunspell", "-d", dictionary, "-l", "-i", "UTF-8"]
    text = "\n".join(words)
    return subprocess.run(
        command, input=text, capture_output=True, text=True, check=True
    ).stdout.split()


def main(how_many):
    if shutil.which("hunspell") is None:
        print("hunspell is not installed: nothing to compare with")
        return
    for name, dictionary in DICTIONARIES.items():
        edition, tier = name.split(".")
        try:
            spell = load_lexicon(edition, tier).edition.alphabet.spell
        except LexiconError as error:
            print(f"{name}: {error}")
            continue
        edges = array.array("I", bytes(open_container(lexicon_path(edition, tier)).graph))
        sampler, random = Sampler(edges), Random(1)
        words = sorted({spell(sampler.draw(random)).lower() for _ in range(how_many)})
        wrong = rejected(words, dictionary)
        print(
            f"{name}: {len(words)} words, {len(wrong)} rejected {' '.join(wrong[:10])}", flush=True
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 20_000)
