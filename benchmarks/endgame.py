"""Endgames proven within 1 s and 10 s, and nodes a second; pre-endgames decided.

    python -m benchmarks.endgame [EDITION] [--tier b] [--bag 0] [--positions 200] [--seconds 10]

The positions are the first of each self-play game in which the bag holds so many tiles. Seconds
are of user CPU, one thread, listing and calls from Python included; the clock may run three
times as long on a busy machine.
"""

import argparse
import json
import resource
import statistics
import sys

from benchmarks.endgame_positions import late_positions
from crossglot.editions import Edition, load_edition
from crossglot.kernel import Endgame, Graph, PreEndgame, ending_of, ruleset_of
from crossglot.lexicon import load_lexicon


def user_seconds() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_utime


def figures(edition: Edition, graph: Graph, count: int, seconds: float) -> dict[str, object]:
    taken, nodes, proven, value = [], 0, 0, 0
    for late in late_positions(edition, graph, count):
        game = Endgame(
            graph,
            ruleset_of(edition),
            late.board,
            late.racks,
            late.scores,
            turn=0,
            ending=ending_of(edition),
        )
        before = user_seconds()
        found = game.solve(milliseconds=round(3000 * seconds), memory=1 << 26)
        used = user_seconds() - before
        nodes += found.nodes
        solved = found.lower is not None and found.lower == found.upper and used <= seconds
        proven += solved
        value += found.value
        taken.append(used if solved else float("inf"))
        print(
            f"{used:6.2f} s {found.nodes:9} nodes depth {found.depth:2} {found.value:4} "
            f"[{found.lower}, {found.upper}]",
            file=sys.stderr,
        )
    spent = sum(min(it, seconds) for it in taken)
    return {
        "edition": edition.id,
        "positions": count,
        "proven within 1 s": sum(it <= 1 for it in taken) / count,
        f"proven within {seconds:g} s": proven / count,
        "median seconds": statistics.median(taken),
        "nodes per second": round(nodes / spent),
        "sum of values": value,
    }


def pre_figures(
    edition: Edition, graph: Graph, count: int, seconds: float, bag: int
) -> dict[str, object]:
    taken, nodes, proven, decided = [], 0, 0, 0.0
    for late in late_positions(edition, graph, count, bag):
        game = PreEndgame(
            graph,
            ruleset_of(edition),
            late.board,
            late.racks[0],
            late.racks[1] + late.bag,
            late.scores,
            bag=bag,
            ending=ending_of(edition),
        )
        before = user_seconds()
        moves, sure, looked = game.weigh(milliseconds=round(1000 * seconds), memory=1 << 26)
        used = user_seconds() - before
        best = moves[0]
        nodes, proven, decided = nodes + looked, proven + sure, decided + best.decided
        taken.append(used if sure else float("inf"))
        print(
            f"{used:6.2f} s {looked:9} nodes {'proven' if sure else '':6} win {best.win:.3f} "
            f"decided {best.decided:.3f} exact {best.exact:.3f}",
            file=sys.stderr,
        )
    return {
        "edition": edition.id,
        "positions": count,
        "tiles in the bag": bag,
        f"best proven within {seconds:g} s": proven / count,
        "orderings of the best decided": decided / count,
        "median seconds": statistics.median(taken),
        "nodes": nodes,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("edition", nargs="?", default="HU-M")
    parser.add_argument("--tier")
    parser.add_argument("--bag", type=int, default=0)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    edition = load_edition(args.edition)
    lexicon = load_lexicon(edition, args.tier)
    asked = edition, lexicon.graph, args.positions, args.seconds
    found = pre_figures(*asked, args.bag) if args.bag else figures(*asked)
    if args.json:
        print(json.dumps(found))
    else:
        for name, figure in found.items():
            print(f"{name:22} {figure}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
