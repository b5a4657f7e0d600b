"""Kill -9 at random moments of a node that serves a thousand games, and count what is lost.

    python -m benchmarks.reliability [sqlite|postgres|nodes ...] [--games 1000] [--kills 10]

``sqlite`` and ``postgres`` are one node each, ``nodes`` are two on PostgreSQL and Redis, killed in
turn. Every game is played over its own WebSocket by a client that resends what was not answered.
Afterwards the database is compared with what every client was told; and each
clock, on every line after a break, with what it was before.
"""

import argparse
import asyncio
import os
import re
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack, closing
from pathlib import Path

from tests.server.nodes.storm import Storm, losses
from tests.server.services import Postgres, Redis

PACE = 4.0
"""Seconds that a player thinks at most."""

WORRYING = re.compile(r"\[(warning|error|critical)\s*\]|Traceback|Error:")
"""Of what a node logs: what somebody should look at."""

KINDS = ("sqlite", "postgres", "nodes")


async def blow(storm, games, kills):
    """What is lost, the acks a second between the kills, and the seconds in all."""
    began = time.monotonic()
    async with storm.blowing(games):
        print(f"  {games} games made in {time.monotonic() - began:.1f} s", flush=True)
        for kill in range(1, kills + 1):
            wanted = sum(len(game.acked) for game in storm.games)
            await storm.acks(wanted + storm.chance.randrange(games // 2, 2 * games))
            await storm.kill_one()
            print(f"  kill {kill}: acks again after {storm.recoveries[-1]:.1f} s", flush=True)
        await storm.all_go_on()
    seconds = time.monotonic() - began
    return await losses(storm), seconds


def place_for(kind, stack):
    """Where the games are kept, and the Redis of the nodes."""
    if kind == "sqlite":
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        return Path(folder) / "games.sqlite3", ""
    place = stack.enter_context(closing(Postgres())).new_database()
    return place, stack.enter_context(closing(Redis())).address if kind == "nodes" else ""


def clocks_of(storm):
    """How far clocks were off on lines after a break, and those of the nodes from ours."""
    off = [seconds for game in storm.games for seconds in game.deviations]
    bounds = [ahead.bound for ahead in storm.ahead.values()]
    return (
        f"{len(off)} read on a new line, worst {max(off):.3f} s off what was told before;"
        f" the time of day of {len(bounds)} nodes right within"
        f" {statistics.median(bounds):.3f} s, of the worst {max(bounds):.3f} s"
    )


def measure(kind, games, kills, seed):
    """Run one storm and tell; whether nothing was lost."""
    print(f"{kind}: {games} games, {kills} kills, seed {seed}", flush=True)
    with ExitStack() as stack:
        place, redis = place_for(kind, stack)
        storm = Storm(place, redis, nodes=2 if kind == "nodes" else 1, seed=seed, pace=PACE)
        lost, seconds = asyncio.run(blow(storm, games, kills))
    acks = sum(len(game.acked) for game in storm.games)
    over = sum(game.over for game in storm.games)
    print(
        f"  {acks} moves acknowledged in {seconds:.0f} s; {len(lost)} faults; {over} games ended;"
        f" recovery {statistics.median(storm.recoveries):.1f} s median,"
        f" {max(storm.recoveries):.1f} s longest; load average {os.getloadavg()[0]:.1f}"
    )
    print(f"  clocks: {clocks_of(storm)}")
    for line in [line for line in storm.logged if WORRYING.search(line)][:5]:
        print("  logged:", line[:200])
    for fault in lost[:20]:
        print("  FAULT", fault)
    return not lost


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("kinds", nargs="*", default=KINDS, choices=KINDS)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    kept = [measure(kind, asked.games, asked.kills, asked.seed) for kind in asked.kinds]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
