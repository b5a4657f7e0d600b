"""Thousands of people at their games: how long a move takes to reach the opponent.

A node in a process of its own with an installed lexicon, and this process with
two connections for each of many games. All games are played by heart
(:mod:`benchmarks.crowd.script`): every move is checked by the rules, on the
disk before its ack, and counted when it has reached the opponent. Moves are
sent at an even pace; one that is due while the one before it is still under way
is late, and its lateness is counted in.

    python -m benchmarks.load [--games 2500] [--rate 1000] [--seconds 20] [--edition HU-M]
"""

import argparse
import asyncio
import contextlib
import hashlib
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

import msgspec
import uvloop
from sqlalchemy import insert

from benchmarks.crowd.line import connect
from benchmarks.crowd.script import scripts
from crossglot.game import fold
from crossglot.lexicon import load_lexicon
from crossglot.server.people.tokens import new_id, new_token
from crossglot.server.standing import standing_of
from crossglot.server.store import StoredGame
from crossglot.server.store.home import open_home
from crossglot.server.store.schema import accounts

AT_ONCE = 64
"""Connections that are being opened at the same time."""


def parse():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=2500)
    options.add_argument("--rate", type=float, default=1000, help="moves a second in all")
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--edition", default="HU-M")
    options.add_argument("--nice", type=int, default=0, help="below 0: ahead of other programs")
    options.add_argument("--profile", help="file for a flame graph by py-spy of the measured part")
    return options.parse_args()


class News(msgspec.Struct):
    """What the generator reads of a message."""

    type: str
    seq: int = 0


read_news = msgspec.json.Decoder(News).decode


class Game:
    """One game between two lines that know their parts."""

    def __init__(self, name, script, tokens, crowd):
        self.name = name
        self.script = script
        self.tokens = tokens
        self.crowd = crowd
        self.lines = []
        self.seq = 0
        self.moves = iter(script.moves)
        self.count = 0
        self.outstanding = set()
        self.due = []

    def play(self, due):
        """Send the next move, at once or as soon as the one before it has arrived."""
        if self.outstanding:
            self.due.append(due)
            return
        found = next(self.moves, None)
        if found is None:
            self.crowd.over += 1
            return
        self.seat, move = found
        self.sent_for = due
        self.outstanding = {"ack", 0, 1}
        self.count += 1
        head = b'{"type":"move","move_id":"%d","expected_seq":%d,"move":' % (self.count, self.seq)
        self.lines[self.seat].send(head + bytes(move) + b"}")

    def hear(self, seat, text):
        news = read_news(text)
        crowd = self.crowd
        crowd.received += len(text)
        if news.type == "snapshot":
            self.seq = news.seq
            return
        if news.type not in {"changed", "ack"}:
            crowd.errors.append(text)
            return
        took = time.perf_counter() - self.sent_for
        if news.type == "ack":
            crowd.acked.append(took)
            self.outstanding.discard("ack")
        else:
            if seat != self.seat:
                crowd.arrived.append(took)
            self.seq = news.seq
            self.outstanding.discard(seat)
        if not self.outstanding and self.due:
            self.play(self.due.pop(0))


class Crowd:
    """All games, and what was measured."""

    def __init__(self):
        self.acked, self.arrived, self.errors = [], [], []
        self.over = self.received = self.lost = 0

    def lose(self):
        self.lost += 1


async def prepare(path, options, crowd):
    """Games in a new database, two accounts to each."""
    lexicon = load_lexicon(options.edition)
    home = open_home(path)
    games = [
        Game(new_id(), script, (new_token(), new_token()), crowd)
        for script in scripts(lexicon, options.games)
    ]
    people = {token: new_id() for game in games for token in game.tokens}
    now = time.time()

    def register(connection):
        rows = [{"id": account, "kind": "guest", "created": now} for account in people.values()]
        connection.execute(insert(accounts.accounts), rows)
        rows = [
            {"token_hash": hashlib.sha256(token.encode()).digest(), "account": account,
             "created": now, "seen": now}
            for token, account in people.items()
        ]  # fmt: skip
        connection.execute(insert(accounts.sessions), rows)

    await home.database.write(register)

    async def add(game):
        events = game.script.events
        stored = StoredGame(tuple(people[token] for token in game.tokens), events)
        await home.games.add(game.name, stored, standing_of(game.name, fold(events), now))

    await asyncio.gather(*map(add, games))
    await home.database.close()
    return games


@contextlib.contextmanager
def serving(path):
    """(address, process) of a node."""
    command = [sys.executable, "-m", "benchmarks.crowd.node", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as node:
        try:
            yield node.stdout.readline().strip(), node
        finally:
            node.terminate()


async def open_lines(games, address):
    """Two lines to every game."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit(game, seat):
        path, cookie = f"/api/games/{game.name}/live", f"crossglot={game.tokens[seat]}"

        async with gate:
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


def memory(pid):
    """KB that the process holds."""
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1])


def used(pid):
    """Seconds of CPU that the process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def parts(took):
    took = sorted(took)
    return ", ".join(
        f"{name} {1000 * took[min(int(len(took) * part), len(took) - 1)]:.1f}"
        for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("worst", 1))
    )


async def measure(options, path):
    crowd = Crowd()
    games = await prepare(path, options, crowd)
    with serving(path) as (address, node):
        idle = memory(node.pid)
        began = time.perf_counter()
        await open_lines(games, address)
        opened = time.perf_counter() - began
        lines = 2 * options.games
        full = memory(node.pid)
        print(f"{lines} connections opened in {opened:.1f} s; server {idle // 1024} MB before,"
              f" {full // 1024} MB after: {(full - idle) / lines:.1f} KB each")  # fmt: skip
        await asyncio.sleep(1)
        node.send_signal(signal.SIGUSR1)
        crowd.received, cpu, own = 0, used(node.pid), time.process_time()
        with profiled(options.profile, node.pid, options.seconds):
            moves, seconds = await play(games, options)
        cpu, own = used(node.pid) - cpu, time.process_time() - own
        end, lost, errors = memory(node.pid), crowd.lost, list(crowd.errors)
        node.terminate()
        seen = json.loads(await asyncio.to_thread(node.stdout.readline))
    done = len(crowd.acked)
    print(f"{moves} moves due at {options.rate:.0f}/s; {done} acked in {seconds:.1f} s"
          f" ({done / seconds:.0f}/s), {len(crowd.arrived)} reached the opponent,"
          f" {crowd.over} not made because the game was over,"
          f" {len(errors)} errors, {lost} lines lost")  # fmt: skip
    if errors:
        print("first error:", errors[0])
    print(f"move to opponent, ms: {parts(crowd.arrived)}")
    print(f"move to ack, ms: {parts(crowd.acked)}")
    for name, found in seen.items():
        print(f"{name}: " + ", ".join(f"{part} {value:.1f}" for part, value in found.items()))
    print(f"server: {1000 * cpu / done:.3f} ms CPU a move ({cpu / seconds:.0%} of a core);"
          f" {end // 1024} MB at the end: {(end - idle) / lines:.1f} KB a connection")  # fmt: skip
    print(f"{crowd.received / done / 3:.0f} bytes a message; generator {own / seconds:.0%} of a"
          f" core; load average {os.getloadavg()[0]:.1f}")  # fmt: skip


@contextlib.contextmanager
def profiled(file, pid, seconds):
    """py-spy on the path, while this lasts."""
    if file is None:
        yield
        return
    command = ["py-spy", "record", "-n", "-f", "raw", "-r", "250", "-d", f"{seconds:.0f}",
               "-o", file, "-p", str(pid)]  # fmt: skip
    with subprocess.Popen(command) as spy:
        yield
        spy.wait()


def main():
    options = parse()
    os.nice(options.nice)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(measure(options, Path(folder) / "games.sqlite3"))


if __name__ == "__main__":
    main()
