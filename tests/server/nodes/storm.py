"""A storm: many games at once, while nodes are killed at moments drawn from a seed.

Every game has one player, who exchanges a tile, and a computer, which passes: it never ends.
A player keeps what they have sent until it is answered, and sends it again, under the same
name, after each break of the line, wherever a node is up. :func:`losses` says afterwards
what the database does not agree with.
"""

import asyncio
import contextlib
import itertools
import json
import random
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from http.client import HTTPException

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from crossglot.game import Exchanged, fold
from crossglot.server.store.home import open_home
from tests.server.node import process
from tests.server.nodes.readings import Ahead, Reading, deviation, read_clocks
from tests.server.visitor import Visitor

CLOCKS_MAY_DIFFER = 1.0
"""Seconds by which a game's time may be told wrong after a restart."""

QUICK = 0.25
"""Seconds within which an answer tells the time well enough."""

TIMES_ASKED = 20
"""Times that a node is asked for it at most."""

BROKEN = (OSError, WebSocketException, EOFError, TimeoutError)


@dataclass
class Played:
    """One game, as its player knows it.

    Attributes:
        told: By the address of a node, how far what it counted is before the time of day, when
            the game's own beginning is left out.
        odd: What it was told and does not fit together.
        times: The clocks by event.
        spoke: When the player last said something, or asked to be let in: the time of day.
        reading: The clocks as they were last told.
        deviations: Of each line after the first: how far its clocks were from those before.
    """

    id: str
    cookie: str
    acked: dict[str, int] = field(default_factory=dict)
    pending: dict[str, object] | None = None
    seq: int = 0
    to_move: int | None = None
    rack: list[int] = field(default_factory=list)
    over: bool = False
    refused: list[str] = field(default_factory=list)
    told: dict[str, Ahead] = field(default_factory=dict)
    odd: list[str] = field(default_factory=list)
    times: dict[int, object] = field(default_factory=dict)
    spoke: float = 0.0
    reading: Reading | None = None
    deviations: list[float] = field(default_factory=list)


class Storm:
    """Games on some nodes, which are killed now and then.

    Attributes:
        pace: Seconds that a player thinks at most.
        games: All of them.
        recoveries: Seconds from each kill to the next ack of any game.
        ahead: Of each node that there was, how far its clock is before ours; known after
            :func:`losses`.
    """

    def __init__(self, place, redis="", nodes=1, seed=1, pace=0.0):
        self.pace = pace
        self.place, self.redis, self.count = place, redis, nodes
        self.chance = random.Random(seed)
        self.names = itertools.count(1)
        self.games = []
        self.recoveries = []
        self.ahead = {}
        self.logged = []
        self._up = {}
        self._acks = 0
        self._acked = asyncio.Condition()
        self._door = asyncio.Semaphore(100)

    @contextlib.asynccontextmanager
    async def blowing(self, games):
        """``games`` games are under way; all nodes are gone afterwards."""
        try:
            await asyncio.gather(*(self.start_node() for _ in range(self.count)))
            await self._create(games)
            players = [asyncio.create_task(self._play(game)) for game in self.games]
            try:
                yield self
            finally:
                for player in players:
                    player.cancel()
                done = await asyncio.gather(*players, return_exceptions=True)
            errors = [error for error in done if isinstance(error, Exception)]
            assert not errors, errors
        finally:
            for running, _ in self._up.values():
                await asyncio.to_thread(running.close)

    async def start_node(self):
        """One more node; its address."""
        running = contextlib.ExitStack()
        entering = process(self.place, "PassingPlayers", self.redis, listen=False)
        node, address = await asyncio.to_thread(running.enter_context, entering)
        assert address, await asyncio.to_thread(node.stderr.read)
        for stream in (node.stdout, node.stderr):  # a full pipe would hold the node up
            threading.Thread(target=self._listen, args=(stream,), daemon=True).start()
        self._up[address] = running, node
        return address

    def _listen(self, stream):
        """Keep what a node logs, of each thing the first lines."""
        with contextlib.suppress(ValueError):  # it is closed when the node is gone
            for line in stream:
                if len(self.logged) < 1000:
                    self.logged.append(line.rstrip())

    async def kill_one(self):
        """Kill -9 one node; another one starts in its place."""
        address = self.chance.choice(sorted(self._up))
        running, node = self._up.pop(address)
        node.kill()
        began, before = time.monotonic(), self._acks
        await asyncio.to_thread(running.close)
        address = await self.start_node()
        await self.acks(before + 1)
        self.recoveries.append(time.monotonic() - began)
        await self._compare_time(address)

    async def _compare_time(self, address):
        """Ask one node what time it is until the answer comes quickly, as it does at last."""
        game = self.games[0]
        visitor = Visitor(address, game.cookie)
        told = game.told.setdefault(address, Ahead())

        def ask():
            asked = time.time()
            answer = visitor.ask("GET", f"/api/games/{game.id}")
            heard = time.time()
            if answer.status == 200:
                told.note(asked, answer.body["now"] / 1000, heard)
            return heard - asked

        for _ in range(TIMES_ASKED):
            if await asyncio.to_thread(ask) < QUICK:
                return

    async def acks(self, enough):
        """Wait until so many moves have been acknowledged, or all games are over."""
        async with self._acked:
            await self._acked.wait_for(
                lambda: self._acks >= enough or all(game.over for game in self.games)
            )

    async def all_go_on(self):
        """Wait until every game that is not over has an acknowledged move more than now."""
        before = {game.id: len(game.acked) for game in self.games}
        async with self._acked:
            await self._acked.wait_for(
                lambda: all(game.over or len(game.acked) > before[game.id] for game in self.games)
            )

    async def _create(self, count):
        addresses = itertools.cycle(self._up)
        gate = asyncio.Semaphore(8)

        async def one():
            async with gate:
                visitor = Visitor(next(addresses))
                try:
                    game_id = await asyncio.to_thread(visitor.create)
                except (
                    OSError,
                    HTTPException,
                ) as error:  # nobody is killed yet: whose fault is it?
                    codes = [node.poll() for _, node in self._up.values()]
                    last = "\n".join(self.logged[-20:])
                    error.add_note(f"{len(self.games)} games made, nodes ended: {codes}\n{last}")
                    raise
                self.games.append(Played(game_id, visitor.cookie))

        await asyncio.gather(*(one() for _ in range(count)))

    async def _play(self, game):
        while not game.over:
            address = self.chance.choice(sorted(self._up) or [None])
            if address is not None:
                with contextlib.suppress(*BROKEN):
                    await self._sit_down(game, address)
            await asyncio.sleep(self.chance.uniform(0.05, 0.2))

    async def _sit_down(self, game, address):
        url = f"{address.replace('http', 'ws')}api/games/{game.id}/live"
        headers = {"Cookie": game.cookie}
        options = {"additional_headers": headers, "compression": None, "open_timeout": 60}
        async with contextlib.AsyncExitStack() as line:
            async with self._door:  # not all at once: a page waits a moment before it comes back
                asked = game.spoke = time.time()
                socket = await line.enter_async_context(connect(url, **options))
            if game.pending is not None:
                await self._say(game, socket)
            async for text in socket:
                message = json.loads(text)
                self._hear(game, message, address, asked)
                if message["type"] == "ack":
                    self._acks += 1
                if message["type"] == "ack" or game.over:
                    async with self._acked:
                        self._acked.notify_all()
                if game.over:
                    return
                if game.pending is None and game.to_move == 0:
                    await asyncio.sleep(self.chance.uniform(0, self.pace))
                    game.pending = self._move(game)
                    await self._say(game, socket)

    async def _say(self, game, socket):
        game.spoke = time.time()
        await socket.send(json.dumps(game.pending))

    def _move(self, game):
        """What the player of ``game`` sends until it is answered."""
        move = {"kind": "exchange", "tiles": game.rack[:1]}
        name = f"move {next(self.names)}"
        return {"type": "move", "move_id": name, "expected_seq": game.seq, "move": move}

    def _hear(self, game, message, address, asked):
        match message:
            case {"type": "snapshot" | "changed", "seq": seq, "game": view, "now": now}:
                compare_clocks(game, seq, view.get("times"))
                _read(game, message)
                # While a word is under way, nobody can say whether the server spoke before it.
                spoken = asked if game.pending is not None else max(asked, game.spoke)
                told = game.told.setdefault(address, Ahead())
                told.note(spoken, now / 1000, time.time())
                game.seq = seq
                game.to_move = view.get("to_move", game.to_move)
                game.rack = view.get("rack", game.rack)
                game.over = game.over or view.get("over") is not None
            case {"type": "ack", "move_id": name, "seq": seq}:
                assert game.acked.setdefault(name, seq) == seq, "a resend gets the same answer"
                game.pending = None
            case {"type": "stale"}:
                game.pending = None
            case {"type": "refused", "error": error}:
                game.refused.append(error["code"])
                if error["code"] not in {"server-stopping", "database-away"}:
                    game.pending = None


def _read(game, message):
    """Read the clocks; those of a new line are held against the last ones of the line before."""
    begins = message["type"] == "snapshot"
    if not begins and not {"times", "to_move"} <= set(message["game"]):
        return
    reading = read_clocks(message)
    if begins and game.reading is not None:
        game.deviations.append(deviation(game.reading, reading))
    game.reading = reading


def compare_clocks(game, seq, times):
    """Note where the clocks after an event are others than somebody was told, perhaps before a kill."""
    if times is not None and times != game.times.setdefault(seq, times):
        game.odd.append(f"clocks after event {seq}: {game.times[seq]}, later {times}")


async def stored_of(storm, game):
    """``game`` as the database has it."""
    home = open_home(storm.place)
    try:
        return await home.games.load(game.id)
    finally:
        await home.database.close()


async def losses(storm):
    """What is wrong with the games in the database; empty when nothing is."""
    home = open_home(storm.place)
    try:
        found = []
        for game in storm.games:
            stored = await home.games.load(game.id)
            found += [f"{game.id}: {fault}" for fault in _faults(game, stored)]
            for address, told in game.told.items():
                ahead = storm.ahead.setdefault(address, Ahead())
                ahead.least = max(ahead.least, told.least + stored.started)
                ahead.most = min(ahead.most, told.most + stored.started)
        wrong = {address: ahead.wrong for address, ahead in storm.ahead.items()}
        found += [
            f"{address}: its clock is {seconds:.1f} s off"
            for address, seconds in wrong.items()
            if seconds > CLOCKS_MAY_DIFFER
        ]
        return found
    finally:
        await home.database.close()


def _faults(game, stored):
    state = fold(stored.events)
    receipts = {name: seq for (_, name), seq in stored.receipts.items()}
    if lost := {name: seq for name, seq in game.acked.items() if receipts.get(name) != seq}:
        yield f"acknowledged, but not there: {lost}"
    if twice := [seq for seq, count in Counter(receipts.values()).items() if count > 1]:
        yield f"two receipts for one event: {twice}"
    moved = {
        seq
        for seq, event in enumerate(stored.events, 1)
        if isinstance(event, Exchanged) and event.seat == 0
    }
    if moved != set(receipts.values()):
        yield f"moves at {sorted(moved)}, receipts for {sorted(receipts.values())}"
    unheard = set(receipts) - set(game.acked) - {(game.pending or {}).get("move_id")}
    if unheard:
        yield f"taken, but never acknowledged: {unheard}"
    yield from game.odd
    if (worst := max(game.deviations, default=0.0)) > CLOCKS_MAY_DIFFER:
        yield f"a clock was {worst:.1f} s off on a new line"
    if state.seq != len(stored.events):
        yield "numbers have a gap"
    if game.refused and set(game.refused) - {"server-stopping", "database-away"}:
        yield f"refused: {game.refused}"
