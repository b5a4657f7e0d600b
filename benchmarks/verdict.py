"""What verdicts cost: python -m benchmarks.verdict [EDITION ...]."""

import random
import statistics
import sys
import time

from crossglot.kernel import Query
from crossglot.lexicon import load_lexicon
from crossglot.lexicon.verdict import Explainer
from crossglot.lexicon.verdict.near import changed

WORDS = 1000
ASKED = 100_000


def microseconds(work, times):
    """User-CPU time of one of ``times`` calls."""
    start = time.process_time()
    for _ in range(times):
        work()
    return 1e6 * (time.process_time() - start) / times


def sample(lexicon, chance):
    """Words from all over the alphabet; every second one with a tile changed."""
    alphabet = lexicon.edition.alphabet
    every = (1 << len(alphabet) + 1) - 2
    anything = Query([(every, False, 0, 0)] * 2 + [(every, True, 0, 0)], 2, 15, None, b"")
    found = []
    while len(found) < WORDS:
        start = bytes(chance.randint(1, len(alphabet)) for _ in range(chance.randint(2, 8)))
        for tiling in anything.find(lexicon.graph, start, 4, 100_000)[0]:
            other = chance.choice(list(changed(alphabet, tiling)))
            found += [alphabet.spell(tiling), alphabet.spell(other)]
    return found[:WORDS]


def measure(edition):
    """One row of the table."""
    lexicon = load_lexicon(edition)
    words = sample(lexicon, random.Random(7))
    tiles = [tiling for word in words for tiling in lexicon.edition.alphabet.tilings(word)[:1]]
    ask, accepts = iter(words * (ASKED // WORDS)), iter(tiles * (1 + ASKED // len(tiles)))
    in_kernel = microseconds(lambda: lexicon.graph.accepts(next(accepts)), ASKED)
    in_python = microseconds(lambda: lexicon.admits(next(ask)), ASKED)
    explainer = Explainer(lexicon)
    start = time.process_time()
    explainer.verdict(words[0])
    cold = time.process_time() - start
    spent = []
    for word in words:
        start = time.process_time()
        explainer.verdict(word)
        spent.append(1000 * (time.process_time() - start))
    explainer.close()
    quantiles = statistics.quantiles(spent, n=100)
    cells = [f"{in_kernel:.2f} us", f"{in_python:.1f} us", f"{quantiles[49]:.1f} ms"]
    cells += [f"{quantiles[98]:.1f} ms", f"{max(spent):.1f} ms", f"{cold:.2f} s"]
    return f"| {lexicon.id} | {' | '.join(cells)} |"


def main():
    print("| lexicon | kernel | admits | explained, p50 | p99 | slowest | first word |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for edition in sys.argv[1:] or ["HU-M", "CS", "ET", "EL"]:
        print(measure(edition))


if __name__ == "__main__":
    main()
