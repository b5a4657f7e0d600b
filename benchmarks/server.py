"""Moves a second, and how long a move takes, of one server on loopback.

A real ``crossglot serve`` with a lexicon of its own making, in a process of its
own, and one client process that plays many games against ``greedy`` at once.
Each move is checked by the rules, on the disk before its ack, and answered by
the computer, whose move is on the disk too.

    python benchmarks/server.py [--games 100] [--seconds 6] [--rate 0]

A rate of 0 is as fast as it goes; else so many moves a second in all.
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

WORDS = "aas ahi aia aed alus amet ase eha elu ema era hea iga iil ilm isa jaa kala kas kivi koda\
 kolm kuu laat lina loom maa mets muna nina ole osa puu raha sada sool tasu tee tuba uni vana vesi"


def parse():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seconds", type=float, default=6)
    options.add_argument("--rate", type=float, default=0)
    return options.parse_args()


@contextlib.contextmanager
def served(folder):
    """The address of a server with a small Estonian lexicon, and its process id."""
    os.environ["CROSSGLOT_CACHE"] = str(folder)
    from crossglot.lexicon import compile_words

    words = folder / "words.txt"
    words.write_text("\n".join(WORDS.split()), "utf-8")
    compile_words(words, "ET")
    command = [sys.executable, "-m", "crossglot", "serve", "--port=0", f"--database={folder / 'g'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield re.search(r"http://\S+", server.stdout.readline())[0], server.pid
        finally:
            server.terminate()


def create(host):
    """A new game, on a connection of its own: (id, cookie)."""
    with contextlib.closing(http.client.HTTPConnection(host)) as connection:
        body = json.dumps({"edition": "ET", "opponents": ["greedy"]})
        connection.request("POST", "/api/games", body, {"content-type": "application/json"})
        answer = connection.getresponse()
        return json.loads(answer.read())["id"], answer.headers["set-cookie"].partition(";")[0]


class Clock:
    """Starts when every player sits."""

    def __init__(self, options):
        self.seated = asyncio.Barrier(options.games)
        self.seconds = options.seconds
        self.pause = options.games / options.rate if options.rate else 0
        self.until = self.began = 0.0
        self.took = []

    async def start(self):
        await self.seated.wait()
        self.began = self.began or time.perf_counter()
        self.until = self.began + self.seconds
        await asyncio.sleep(random.random() * self.pause)


@contextlib.asynccontextmanager
async def table(host):
    """A line to a new game."""
    game_id, cookie = await asyncio.to_thread(create, host)
    address, headers = f"ws://{host}/api/games/{game_id}/live", {"Cookie": cookie}
    async with connect(address, additional_headers=headers, compression=None) as line:
        yield line


async def play(host, clock):
    """One game after the other until time is up."""
    async with table(host) as line:
        await clock.start()
        await play_one(line, clock)
    while time.perf_counter() < clock.until:
        async with table(host) as line:
            await play_one(line, clock)


async def play_one(line, clock):
    """Exchange a tile or pass, wait for the computer, go on."""
    sent, game = None, {}
    async for text in line:
        message = json.loads(text)
        if message["type"] == "ack":
            clock.took.append(time.perf_counter() - sent)
        elif message["type"] in {"snapshot", "changed"}:
            game |= message["game"]
            if game["over"] or time.perf_counter() > clock.until:
                return
            if game["to_move"] != 0:
                continue
            await asyncio.sleep(clock.pause)
            exchange = {"kind": "exchange", "tiles": game["rack"][:1]}
            move = exchange if game["bag"] else {"kind": "pass"}
            body = {"type": "move", "move_id": f"{message['seq']}", "move": move}
            sent = time.perf_counter()
            await line.send(json.dumps({**body, "expected_seq": message["seq"]}))


def memory(pid):
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) // 1024


async def measure_previews(host):
    """How long the score of tiles on the board takes to appear."""
    took = []
    async with table(host) as line:
        rack = json.loads(await line.recv())["game"]["rack"]
        placed = [[112 + n, tile if tile < 64 else 65] for n, tile in enumerate(rack)]
        for number in range(50):
            message = {
                "type": "preview",
                "preview_id": number,
                "move": {"kind": "play", "placed": placed},
            }
            sent = time.perf_counter()
            await line.send(json.dumps(message))
            while json.loads(await line.recv())["type"] != "preview":
                pass
            took.append(1000 * (time.perf_counter() - sent))
    took.sort()
    print(f"preview of {len(rack)} tiles: p50 {took[25]:.2f} ms, worst {took[-1]:.1f} ms")


async def measure(options, address, pid):
    host = urlsplit(address).netloc
    await measure_previews(host)
    clock = Clock(options)
    await asyncio.gather(*(play(host, clock) for _ in range(options.games)))
    seconds, took = time.perf_counter() - clock.began, sorted(clock.took)
    p50, p99 = (1000 * took[int(len(took) * part)] for part in (0.5, 0.99))
    print(
        f"{options.games} games at once: {len(took) / seconds:.0f} moves/s of people, as many of "
        f"computers; move to ack p50 {p50:.1f} ms, p99 {p99:.1f} ms; server {memory(pid)} MB"
    )


def main():
    options = parse()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as (address, pid):
        asyncio.run(measure(options, address, pid))


if __name__ == "__main__":
    main()
