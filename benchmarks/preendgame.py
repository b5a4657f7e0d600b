"""Pre-endgames proven within 1 s and 10 s, by the tiles in the bag.

    python -m benchmarks.preendgame [EDITION] [--tiles 1 2 3 4] [--positions 50] [--seconds 1 10]

A position counts as proven when no other move can win more orderings of the hidden tiles than the
best one. The positions are the first of each self-play game in which the bag holds so many tiles;
what a shorter time has not proven is tried anew with the longer. Seconds are CPU time of the one
thread that solves. With ``--log`` a line is written for each position, and a run goes on where
the last one was stopped.
"""

import argparse
import os
import sys
from itertools import islice
from pathlib import Path
from statistics import mean

from benchmarks.endgame import MEMORY, Figures, cpu_limited, logged, note
from benchmarks.endgame_positions import Late, late_positions
from crossglot.editions import Edition, load_edition
from crossglot.kernel import Graph, PreEndgame, ending_of, ruleset_of
from crossglot.lexicon import load_lexicon


def weighed(edition: Edition, graph: Graph, late: Late, seconds: float) -> Figures:
    """The pre-endgame of ``late`` with so many seconds, and whether its best move was proven."""
    game = PreEndgame(
        graph,
        ruleset_of(edition),
        late.board,
        late.racks[0],
        late.racks[1] + late.bag,
        late.scores,
        bag=len(late.bag),
        ending=ending_of(edition),
    )

    def work() -> Figures:
        moves, proven, nodes = game.weigh(memory=MEMORY)
        best = moves[0]
        return {
            "proven": proven,
            "moves": len(moves),
            "nodes": nodes,
            "win": best.win,
            "decided": best.decided,
            "open": best.open,
        }

    return cpu_limited(work, game.halt, seconds)


def first_proof(edition: Edition, graph: Graph, late: Late, limits: list[float]) -> Figures:
    """What the shortest limit that proves the best move finds; else what the longest does."""
    found: Figures = {}
    for seconds in limits:
        found = weighed(edition, graph, late, seconds) | {"limit": seconds}
        if found["proven"]:
            break
    return found | {"tiles": len(late.bag), "load": os.getloadavg()[0]}


def told(tiles: int, rows: list[Figures], limits: list[float]) -> str:
    """A line of the table: shares proven, and what is known of the best moves."""
    within = [
        mean(bool(row["proven"]) and float(row["limit"] or 0) <= limit for row in rows)
        for limit in limits
    ]
    return " | ".join(
        [
            f"{tiles} in the bag, {len(rows)} positions",
            *(f"{limit:g} s: {share:.0%}" for limit, share in zip(limits, within, strict=True)),
            f"orderings of the best decided {mean(float(row['decided'] or 0) for row in rows):.0%}",
            f"with open cards {mean(bool(row['open']) for row in rows):.0%}",
            f"load {mean(float(row['load'] or 0) for row in rows):.1f}",
        ]
    )


def main() -> int:
    """Parses the command line, goes on where the log ends, prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("edition", nargs="?", default="HU-M")
    parser.add_argument("--tier")
    parser.add_argument("--tiles", type=int, nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--seconds", type=float, nargs="+", default=[1.0, 10.0])
    parser.add_argument("--log", type=Path)
    args = parser.parse_args()
    edition = load_edition(args.edition)
    graph = load_lexicon(edition, args.tier).graph
    limits = sorted(args.seconds)
    earlier = logged(args.log)
    for tiles in args.tiles:
        rows = [row for row in earlier if row["tiles"] == tiles][: args.positions]
        met = late_positions(edition, graph, args.positions, tiles)
        for late in islice(met, len(rows), None):
            row = first_proof(edition, graph, late, limits)
            rows.append(row)
            note(row, args.log)
        print(told(tiles, rows, limits), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
