"""Thousands of people at their games: how long a move takes to reach the opponent.

A node in a process of its own with an installed lexicon, and this process with
two connections for each of many games. All games are played by heart
(:mod:`benchmarks.crowd.script`): every move is checked by the rules, on the
disk before its ack, and counted when it has reached the opponent. Moves are
sent at an even pace; one that is due while the one before it is still under way
is late, and its lateness is counted in.

    python -m benchmarks.load [--games 2500] [--rate 1000] [--seconds 20] [--edition HU-M]
        [--database postgresql] [--nodes 1]

With several nodes the players of a game sit at different ones, which share
PostgreSQL and Redis.
"""

import argparse
import asyncio
import contextlib
import itertools
import random
import time

from benchmarks.crowd.games import Crowd, prepare
from benchmarks.crowd.line import connect
from benchmarks.crowd.servers import (
    AT_ONCE,
    Node,
    add_options,
    memory,
    profiled,
    run_stored,
    tell_summaries,
    used,
    used_by_loops,
)
from benchmarks.crowd.told import load, spread


def parse():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=2500)
    options.add_argument("--rate", type=float, default=1000, help="moves a second in all")
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--edition", default="HU-M")
    add_options(options)
    return options.parse_args()


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


async def measure(options, nodes, games, crowd):
    """Open all lines, play, and print what it took."""
    lines, idle = 2 * options.games, memory(nodes)
    began = time.perf_counter()
    await open_lines(games, nodes)
    opened, full = time.perf_counter() - began, memory(nodes)
    print(f"{lines} connections opened in {opened:.1f} s; {idle // 1024} MB before,"
          f" {full // 1024} MB after: {(full - idle) / lines:.1f} KB each")  # fmt: skip
    await asyncio.sleep(1)
    for node in nodes:
        node.forget()
    crowd.received, cpu, own = 0, used(nodes), time.process_time()
    loops = used_by_loops(nodes)
    with profiled(options.profile, nodes[0].process.pid, options.seconds):
        moves, seconds = await play(games, options)
    spent, own = used(nodes) - cpu, time.process_time() - own
    cpu = sum(spent)
    loops = sum(used_by_loops(nodes) - loops)
    done, end = len(crowd.acked), memory(nodes)
    print(f"{moves} moves due at {options.rate:.0f}/s; {done} acked in {seconds:.1f} s"
          f" ({done / seconds:.0f}/s), {len(crowd.arrived)} reached the opponent,"
          f" {crowd.over} not made because the game was over,"
          f" {len(crowd.errors)} errors, {crowd.lost} lines lost", *crowd.errors[:1])  # fmt: skip
    print(f"move to opponent, ms: {spread(crowd.arrived)}")
    print(f"move to ack, ms: {spread(crowd.acked)}")
    print(f"nodes: {1000 * cpu / done:.3f} ms CPU a move ({cpu / seconds:.0%} of a core),"
          f" {1000 * loops / done:.3f} of it in the loop,"
          f" {1000 * spent.system / done:.3f} in the kernel;"
          f" {end // 1024} MB at the end: {(end - idle) / lines:.1f} KB a connection")  # fmt: skip
    print(f"{crowd.received / done / 3:.0f} bytes a message; generator {own / seconds:.0%} of a"
          f" core; load average {load()}")  # fmt: skip


async def run(options, database, redis):
    """The whole of it: games, nodes, lines, moves."""
    crowd = Crowd()
    games = await prepare(database, options.edition, options.games, crowd)
    with contextlib.ExitStack() as stack:
        nodes = [stack.enter_context(Node(database, redis)) for _ in range(options.nodes)]
        await measure(options, nodes, games, crowd)
        await asyncio.to_thread(tell_summaries, nodes)


if __name__ == "__main__":
    run_stored(parse(), run)
