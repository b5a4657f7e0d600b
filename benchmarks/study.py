"""What study questions cost: python -m benchmarks.study [EDITION]."""

import statistics
import sys
import time
from dataclasses import replace
from itertools import islice

from crossglot.lexicon import load_lexicon
from crossglot.study import anagrams, count, hooks, likeliest, question, search, subanagrams

RUNS = 5


def milliseconds(work):
    """Median user-CPU time of five runs."""
    spent = []
    for _ in range(RUNS):
        start = time.process_time()
        work()
        spent.append(1000 * (time.process_time() - start))
    return statistics.median(spent)


def main():
    lexicon = load_lexicon(sys.argv[1] if len(sys.argv) > 1 else "HU-M")
    label = lexicon.edition.alphabet.labels
    rack = "".join(
        label[tile] for tile in list(lexicon.edition.full_bag())[3:80:11] if len(label[tile]) == 1
    )[:7]
    every = question(lexicon)
    first = label[1]
    questions = {
        f"anagrams of {rack}??": lambda: list(anagrams(lexicon, rack + "??")),
        f"first 1,000 subanagrams of {rack}??": lambda: list(
            islice(subanagrams(lexicon, rack + "??"), 1000)
        ),
        "first 1,000 words": lambda: search(lexicon, every, limit=1000),
        "first 1,000 words of k?t*": lambda: search(lexicon, question(lexicon, "k?t*"), limit=1000),
        f"first 1,000 words of *{first}*e*s*": lambda: search(
            lexicon, question(lexicon, f"*{first}*e*s*"), limit=1000
        ),
        "all words counted": lambda: count(lexicon, every),
        "words of *e*s* counted": lambda: count(lexicon, question(lexicon, "*e*s*")),
        "words of 8 tiles counted": lambda: count(lexicon, replace(every, shortest=8, longest=8)),
        "100 likeliest words of 7 tiles": lambda: likeliest(lexicon, 7),
        "hooks of a word": lambda: hooks(lexicon, "at"),
    }
    print(f"| {lexicon.id}: question | ms (user CPU, median of {RUNS}) |\n| --- | --- |")
    for name, work in questions.items():
        print(f"| {name} | {milliseconds(work):.2f} |")


if __name__ == "__main__":
    main()
