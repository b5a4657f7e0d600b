"""Positions a second: the best play, the best fifteen, every play.

    python -m benchmarks.kernel [EDITION] [--tier b] [--games 60] [--json]

User CPU seconds on one core, median of five runs, calls from Python included,
over every position of whole games that the kernel plays against itself. The
signature (positions, plays, points added up) tells whether two runs did the same.
"""

import argparse
import json
import resource
import statistics
import sys

from benchmarks.kernel_positions import Met, positions_of_games
from crossglot.editions import Edition, load_edition
from crossglot.errors import LexiconError
from crossglot.kernel import Graph, plays, ruleset_of
from crossglot.lexicon import load_lexicon

RUNS = 5
TASKS = {"best play": 1, "best 15": 15, "all plays": 0}


def user_seconds() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_utime


def median_seconds(edition: Edition, graph: Graph, met: list[Met], limit: int) -> float:
    rules, taken = ruleset_of(edition), []
    for _ in range(RUNS):
        before = user_seconds()
        for board, rack in met:
            plays(graph, rules, board, rack, limit=limit)
        taken.append(user_seconds() - before)
    return statistics.median(taken)


def figures(edition: Edition, graph: Graph, games: int) -> dict[str, object]:
    met = positions_of_games(edition, graph, games)
    rules = ruleset_of(edition)
    listed = [plays(graph, rules, board, rack, limit=0) for board, rack in met]
    count = sum(map(len, listed))
    points = sum(play[3] for found in listed for play in found)
    rates: dict[str, float] = {}
    for blanks in (None, 0, 1):
        chosen = [one for one in met if blanks in (None, one.blanks)]
        name = "" if blanks is None else f", {blanks} blank" + "s" * (blanks != 1)
        for task, limit in TASKS.items():
            rates[task + name] = len(chosen) / median_seconds(edition, graph, chosen, limit)
    return {
        "edition": edition.id,
        "tilings": graph.count(15),
        "signature": [len(met), count, points],
        "positions_per_second": {name: round(rate) for name, rate in rates.items()},
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("edition", nargs="?", default="HU-M")
    parser.add_argument("--tier")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    edition = load_edition(args.edition)
    try:
        lexicon = load_lexicon(edition, args.tier)
    except LexiconError as error:
        print(f"{error}\ninstall it first: crossglot lexicon install {edition.id}", file=sys.stderr)
        return 1
    found = figures(edition, lexicon.graph, args.games)
    if args.json:
        print(json.dumps(found))
        return 0
    positions, count, points = found["signature"]
    print(
        f"{edition.id}: {found['tilings']:,} tilings; {positions} positions of {args.games} games"
    )
    print(f"signature: {positions} positions, {count} plays, {points} points")
    for name, rate in found["positions_per_second"].items():
        print(f"{name:22} {rate:8,} positions/s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
