"""How long the lobby takes to show itself, with thousands of games on one server.

A real ``crossglot serve`` on a database that is filled beforehand; every figure is taken by a
client in another process, over loopback.

    python -m benchmarks.lobby [--games 5000] [--seeks 500] [--visits 300] [--crowd 500]
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import re
import secrets
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from benchmarks.server import memory, served

DAY = 24 * 3600


def parse():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=5000, help="public games that run")
    options.add_argument("--seeks", type=int, default=500, help="games that wait for players")
    options.add_argument("--visits", type=int, default=300, help="snapshots asked for")
    options.add_argument("--crowd", type=int, default=500, help="onlookers told of a change")
    return options.parse_args()


async def fill(path, options):
    """A database with games and seeks of many people; the token of one who plays in all."""
    from crossglot.editions import Clock, House, load_edition
    from crossglot.game import SeatInfo, fold, start
    from crossglot.server.accounts.sessions import Sessions
    from crossglot.server.identifiers import new_id
    from crossglot.server.lobby import storage
    from crossglot.server.lobby.records import Agreement, Record, SeatRecord
    from crossglot.server.store.home import open_home
    from crossglot.server.store.port import StoredGame
    from crossglot.server.wire.standing import standing_of

    home = open_home(path)
    sessions = Sessions(home.database)
    token, busy = await sessions.open_guest()
    people = [(await sessions.open_guest())[1] for _ in range(200)]
    edition, house = load_edition("ET"), House(clock=Clock(main=600_000, increment=5_000))
    events = start(edition, [SeatInfo("Guest", "human")] * 2, secrets.token_hex(32), "ET.words")

    def record(number, state):
        other = people[number % len(people)]
        mine = busy if number % 25 == 0 else people[(number + 1) % len(people)]
        missing = (
            SeatRecord("human") if state == "waiting" else SeatRecord("human", mine, agreed=True)
        )
        return Record(
            id=new_id(), state=state, creator=other, public=True, rated=False, speed="rapid",
            edition="ET", agreement=Agreement("ET.words", house), created=time.time(),
            seats=(SeatRecord("human", other, agreed=True), missing),
        )  # fmt: skip

    async def add(number):
        started = record(number, "started")
        await home.database.write(lambda connection: storage.add(connection, started))
        accounts = tuple(seat.account for seat in started.seats)
        standing = standing_of(started.id, fold(events), time.time())
        await home.games.add(started.id, StoredGame(accounts, events), standing)

    for first in range(0, options.games, 500):
        await asyncio.gather(*map(add, range(first, min(first + 500, options.games))))
    waiting = [record(number, "waiting") for number in range(options.seeks)]
    await home.database.write(lambda c: [storage.add(c, one) for one in waiting])
    await home.database.close()
    return token


def summary(title, took, more=""):
    took = sorted(1000 * seconds for seconds in took)
    p50, p95, worst = took[len(took) // 2], took[int(len(took) * 0.95)], took[-1]
    print(f"{title}: p50 {p50:.1f} ms, p95 {p95:.1f} ms, worst {worst:.1f} ms{more}", flush=True)


async def visit(address, token):
    """From the handshake to the snapshot: (seconds, bytes)."""
    began = time.perf_counter()
    headers = {"Cookie": f"crossglot={token}"} if token else {}
    async with connect(
        address, compression=None, max_size=None, additional_headers=headers
    ) as line:
        text = await line.recv()
        return time.perf_counter() - began, len(text)


def get(host, path, token):
    began = time.perf_counter()
    with contextlib.closing(http.client.HTTPConnection(host)) as connection:
        connection.request("GET", path, headers={"Cookie": f"crossglot={token}"})
        answer = connection.getresponse()
        size = len(answer.read())
    return time.perf_counter() - began, size


def post(host, token):
    body = json.dumps({"edition": "ET", "seats": ["me", "open"]})
    headers = {"Cookie": f"crossglot={token}", "content-type": "application/json"}
    with contextlib.closing(http.client.HTTPConnection(host)) as connection:
        connection.request("POST", "/api/games", body, headers)
        return json.loads(connection.getresponse().read())["id"]


async def told(line, game_id, began):
    """Seconds until an onlooker has heard of a game."""
    async for text in line:
        if game_id in text:
            return time.perf_counter() - began
    raise AssertionError("the line was closed")


async def measure_news(host, address, token, crowd):
    """From the request that offers a game until every onlooker has heard of it."""
    async with contextlib.AsyncExitStack() as lines:
        onlookers = []
        for _ in range(crowd):
            line = connect(address, compression=None, max_size=None)
            onlookers.append(await lines.enter_async_context(line))
            await onlookers[-1].recv()
        took = []
        for _ in range(15):
            began = time.perf_counter()
            game_id = await asyncio.to_thread(post, host, token)
            took += await asyncio.gather(*(told(line, game_id, began) for line in onlookers))
        summary(f"a new seek, told to {crowd} onlookers", took)


async def measure(options, address, pid, token):
    host = urlsplit(address).netloc
    live = f"ws://{host}/api/lobby/live"
    seconds, size = await visit(live, None)
    print(f"first snapshot after the start: {1000 * seconds:.0f} ms, {size // 1024} KB", flush=True)
    took = [(await visit(live, token))[0] for _ in range(options.visits)]
    summary("snapshot, one visitor after the other", took)
    took = []
    for _ in range(options.visits // 50):
        took += [s for s, _ in await asyncio.gather(*(visit(live, None) for _ in range(50)))]
    summary("snapshot, fifty visitors at once", took)
    for title, path in (("GET /api/lobby?speed=rapid", "/api/lobby?speed=rapid"),
                        ("own games", "/api/games")):  # fmt: skip
        found = [
            await asyncio.to_thread(get, host, path, token) for _ in range(options.visits // 3)
        ]
        summary(title, [s for s, _ in found], f", {found[0][1] // 1024} KB")
    await measure_news(host, live, token, options.crowd)
    print(f"server: {memory(pid)} MB")


def main():
    options = parse()
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        token = asyncio.run(fill(Path(folder) / "g", options))
        seconds = time.perf_counter() - began
        print(
            f"{options.games} games and {options.seeks} seeks filled in {seconds:.0f} s", flush=True
        )
        with served(Path(folder)) as (address, pid):
            asyncio.run(measure(options, re.sub(r"/$", "", address), pid, token))


if __name__ == "__main__":
    main()
