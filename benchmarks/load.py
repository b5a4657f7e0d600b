"""Thousands of people at their games: how long a move takes to reach the opponent.

A node in a process of its own with an installed lexicon, and this process with
two connections for each of many games. All games are played by heart
(:mod:`benchmarks.crowd.script`): every move is checked by the rules, on the
disk before its ack, and counted when it has reached the opponent. Moves are
sent at an even pace; one that is due while the one before it is still under way
is late, and its lateness is counted in.

    python -m benchmarks.load [--games 2500] [--rate 1000] [--seconds 20] [--edition HU-M]
        [--postgres] [--nodes 1]

With several nodes the players of a game sit at different ones, which share
PostgreSQL and Redis.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from benchmarks.crowd.games import Crowd, prepare
from benchmarks.crowd.line import connect
from tests.server.services import Postgres, Redis

AT_ONCE = 64
"""Connections that are being opened at the same time."""


def parse():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=2500)
    options.add_argument("--rate", type=float, default=1000, help="moves a second in all")
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--edition", default="HU-M")
    options.add_argument("--postgres", action="store_true", help="instead of SQLite")
    options.add_argument("--nodes", type=int, default=1, help="more than one need --postgres")
    options.add_argument("--profile", help="file for a flame graph by py-spy of the measured part")
    return options.parse_args()


@contextlib.contextmanager
def stored(options, folder):
    """(address of a new database, that of Redis or nothing)."""
    with contextlib.ExitStack() as stack:
        redis = stack.enter_context(contextlib.closing(Redis())) if options.nodes > 1 else None
        if options.postgres:
            database = stack.enter_context(contextlib.closing(Postgres())).new_database()
        else:
            database = str(folder / "games.sqlite3")
        yield database, redis.address if redis else ""


class Node:
    """A server in a process of its own."""

    def __init__(self, database, redis):
        command = [sys.executable, "-m", "benchmarks.crowd.node", database, redis]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def forget(self):
        self.process.send_signal(signal.SIGUSR1)

    def summary(self):
        """Stop, and tell what was seen."""
        self.process.terminate()
        return json.loads(self.process.stdout.readline())

    @property
    def memory(self):
        """KB that the process holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])

    @property
    def used(self):
        """Seconds of CPU that the process has used."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text("ascii")
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_lines(games, nodes):
    """Two lines to every game, at different nodes where there are several."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit(game, seat):
        path, cookie = f"/api/games/{game.name}/live", f"crossglot={game.tokens[seat]}"

        async with gate:
            address = nodes[seat % len(nodes)].address
            return await connect(
                address, path, cookie, lambda text: game.hear(seat, text), game.crowd.lose
            )

    async def sit_down(game):
        game.lines = await asyncio.gather(sit(game, 0), sit(game, 1))

    await asyncio.gather(*map(sit_down, games))
    while not all(game.seq for game in games):  # noqa: ASYNC110 - the messages set it
        await asyncio.sleep(0.05)


async def play(games, options):
    """Moves at an even pace, one game after the other; how many were due."""
    random.Random(1).shuffle(games)
    moves = int(options.rate * options.seconds)
    began = time.perf_counter()
    for number, game in enumerate(itertools.islice(itertools.cycle(games), moves)):
        due = began + number / options.rate
        if (early := due - time.perf_counter()) > 0.001:
            await asyncio.sleep(early)
        game.play(due)
    while any(game.outstanding for game in games) and time.perf_counter() < due + 10:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    return moves, time.perf_counter() - began


def parts(took):
    took = sorted(took)
    return ", ".join(
        f"{name} {1000 * took[min(int(len(took) * part), len(took) - 1)]:.1f}"
        for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("worst", 1))
    )


async def measure(options, nodes, games, crowd):
    """Open all lines, play, and print what it took."""
    lines, idle = 2 * options.games, total(nodes, "memory")
    began = time.perf_counter()
    await open_lines(games, nodes)
    opened, full = time.perf_counter() - began, total(nodes, "memory")
    print(f"{lines} connections opened in {opened:.1f} s; {idle // 1024} MB before,"
          f" {full // 1024} MB after: {(full - idle) / lines:.1f} KB each")  # fmt: skip
    await asyncio.sleep(1)
    for node in nodes:
        node.forget()
    crowd.received, cpu, own = 0, total(nodes, "used"), time.process_time()
    with profiled(options.profile, nodes[0].process.pid, options.seconds):
        moves, seconds = await play(games, options)
    cpu, own = total(nodes, "used") - cpu, time.process_time() - own
    done, end = len(crowd.acked), total(nodes, "memory")
    print(f"{moves} moves due at {options.rate:.0f}/s; {done} acked in {seconds:.1f} s"
          f" ({done / seconds:.0f}/s), {len(crowd.arrived)} reached the opponent,"
          f" {crowd.over} not made because the game was over,"
          f" {len(crowd.errors)} errors, {crowd.lost} lines lost", *crowd.errors[:1])  # fmt: skip
    print(f"move to opponent, ms: {parts(crowd.arrived)}")
    print(f"move to ack, ms: {parts(crowd.acked)}")
    print(f"nodes: {1000 * cpu / done:.3f} ms CPU a move ({cpu / seconds:.0%} of a core);"
          f" {end // 1024} MB at the end: {(end - idle) / lines:.1f} KB a connection")  # fmt: skip
    print(f"{crowd.received / done / 3:.0f} bytes a message; generator {own / seconds:.0%} of a"
          f" core; load average {os.getloadavg()[0]:.1f}")  # fmt: skip


def total(nodes, what):
    return sum(getattr(node, what) for node in nodes)


@contextlib.contextmanager
def profiled(file, pid, seconds):
    """py-spy on the path, while this lasts."""
    if file is None:
        yield
        return
    command = ["py-spy", "record", "-f", "raw", "-r", "100", "-d", f"{seconds:.0f}",
               "-o", file, "-p", str(pid)]  # fmt: skip
    with subprocess.Popen(command) as spy:
        yield
        spy.wait()


async def run(options, database, redis):
    """The whole of it: games, nodes, lines, moves."""
    crowd = Crowd()
    games = await prepare(database, options.edition, options.games, crowd)
    with contextlib.ExitStack() as stack:
        nodes = [stack.enter_context(Node(database, redis)) for _ in range(options.nodes)]
        await measure(options, nodes, games, crowd)
        for node in nodes:
            for name, found in (await asyncio.to_thread(node.summary)).items():
                told = ", ".join(f"{part} {value:.1f}" for part, value in found.items())
                print(f"{name}, ms: {told}")


def main():
    options = parse()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with (
        tempfile.TemporaryDirectory() as folder,
        stored(options, Path(folder)) as (database, redis),
    ):
        uvloop.run(run(options, database, redis))


if __name__ == "__main__":
    main()
