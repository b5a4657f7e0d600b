"""Endgames proven within 1 s and 10 s, and nodes a second.

    python -m benchmarks.endgame [EDITION] [--positions 200] [--seconds 10] [--log FILE]

The positions are the first of each self-play game in which the bag is empty. Seconds are CPU time
of the one thread that solves, so other work on the machine does not count; the load average is
told because it still shares caches. With ``--log`` a line is written for each position, and a run
goes on where the last one was stopped.
"""

import argparse
import json
import os
import statistics
import sys
import threading
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path

from benchmarks.endgame_positions import Late, late_positions
from crossglot.editions import Edition, load_edition
from crossglot.kernel import Endgame, Graph, ending_of, ruleset_of
from crossglot.lexicon import load_lexicon

MEMORY = 1 << 26
Figures = dict[str, float | int | bool | None]


def cpu_limited(work: Callable[[], Figures], halt: Callable[[], None], seconds: float) -> Figures:
    """What ``work`` finds, halted after so many seconds of this thread's CPU time."""
    clock = time.pthread_getcpuclockid(threading.get_ident())
    start, done = time.clock_gettime(clock), threading.Event()

    def watch() -> None:
        while not done.wait(0.005):
            if time.clock_gettime(clock) - start > seconds:
                halt()
                return

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        found = work()
    finally:
        done.set()
        watcher.join()
    return found | {"seconds": time.clock_gettime(clock) - start}


def endgame(edition: Edition, graph: Graph, late: Late, seconds: float) -> Figures:
    """The endgame of ``late``, and whether its value was proven."""
    rules, ending = ruleset_of(edition), ending_of(edition)
    game = Endgame(graph, rules, late.board, late.racks, late.scores, turn=0, ending=ending)

    def work() -> Figures:
        found = game.solve(memory=MEMORY)
        return {
            "proven": found.lower is not None and found.lower == found.upper,
            "nodes": found.nodes,
            "depth": found.depth,
            "value": found.value,
            "lower": found.lower,
            "upper": found.upper,
        }

    return cpu_limited(work, game.halt, seconds)


def logged(path: Path | None) -> list[Figures]:
    """The figures that an earlier run wrote, in the order of the positions."""
    if path is None or not path.exists():
        return []
    return [json.loads(line) for line in path.read_text().splitlines()]


def note(row: Figures, path: Path | None) -> None:
    """Tells the figures of a position, and adds them to the log."""
    line = json.dumps(row)
    print(line, file=sys.stderr)
    if path:
        with path.open("a") as log:
            log.write(line + "\n")


def summary(rows: list[Figures], seconds: float) -> dict[str, object]:
    """Shares proven, and how long it took."""
    proven = statistics.mean(bool(row["proven"]) for row in rows)
    times = [float(row["seconds"] or 0) if row["proven"] else float("inf") for row in rows]
    spent = sum(float(row["seconds"] or 0) for row in rows)
    return {
        "positions": len(rows),
        f"proven within {seconds:g} s": proven,
        "proven and done within 1 s": statistics.mean(it <= 1 for it in times),
        "median seconds": statistics.median(times),
        "longest of the proven": max((it for it in times if it < float("inf")), default=None),
        "nodes per second": round(sum(int(row["nodes"] or 0) for row in rows) / spent),
        "load average": round(statistics.mean(float(row["load"] or 0) for row in rows), 1),
        "sum of proven values": sum(int(it["value"] or 0) for it in rows if it["proven"]),
    }


def main() -> int:
    """Parses the command line, goes on where the log ends, prints the summary."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("edition", nargs="?", default="HU-M")
    parser.add_argument("--tier")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--log", type=Path)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    edition = load_edition(args.edition)
    graph = load_lexicon(edition, args.tier).graph
    rows = logged(args.log)[: args.positions]
    met = late_positions(edition, graph, args.positions)
    for late in islice(met, len(rows), None):
        row = endgame(edition, graph, late, args.seconds) | {"load": os.getloadavg()[0]}
        rows.append(row)
        note(row, args.log)
    found = {"edition": edition.id, **summary(rows, args.seconds)}
    if args.json:
        print(json.dumps(found))
    else:
        for name, figure in found.items():
            print(f"{name:30} {figure}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
