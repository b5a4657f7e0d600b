"""What an act of a game costs a node, kind by kind: a play, a removal, and letters of Bingo.

A node in a process of its own, and this process with a line for each seat of some games of each
kind, in turns: a stretch of the one, then of the other, on the same node. An act counts when it is
acknowledged, so it is on the disk and was told to both seats. CPU is the node's, in all threads.

    python -m benchmarks.kinds [--games 60] [--acts 10] [--rounds 4]
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

import msgspec

from benchmarks.crowd.line import connect
from benchmarks.crowd.servers import Used, used_by
from tests.server.kinds.every_kind import KINDS
from tests.server.node import process
from tests.server.visitor import Visitor

MEASURED = ("standard", "removal", "bingo")


class Seat:
    """A seat's connection to a game; keeps its view current from the messages it gets."""

    def __init__(self, game, seat):
        self.game, self.seat, self.view, self.seq = game, seat, None, 0

    async def sit(self, address, path, cookie):
        self.line = await connect(address, path, cookie, self.hear, lambda: None)

    def hear(self, text):
        message = msgspec.json.decode(text)
        match message["type"]:
            case "snapshot":
                self.view, self.seq = message["game"], message["seq"]
            case "changed":
                self.add(message)
            case "ack":
                self.game.acked += 1
            case "refused" | "stale" | "error":
                raise AssertionError(message)
        self.game.heard.set()

    def add(self, message):
        self.view |= message["game"] | {"body": self.view.get("body", {}) | message.get("body", {})}
        if message.get("board"):
            board = list(self.view["board"])
            for square, tile in message["board"]:
                board[square] = tile
            self.view["board"] = board
        self.seq = message["seq"]


class Game:
    """A game of one kind, and the two who play it."""

    def __init__(self, kind, address):
        visitors = [Visitor(address) for _ in range(2)]
        self.kind, self.acked, self.heard = kind, 0, asyncio.Event()
        self.path = f"/api/games/{kind.sit(*visitors)}/live"
        self.cookies = [visitor.cookie for visitor in visitors]
        self.seats = [Seat(self, 0), Seat(self, 1)]

    async def open(self, address):
        for seat, cookie in zip(self.seats, self.cookies, strict=True):
            await seat.sit(address, self.path, cookie)
        await self.until(lambda: all(seat.view for seat in self.seats))

    async def until(self, done):
        while not done():
            self.heard.clear()
            await self.heard.wait()

    async def play(self, acts):
        """So many acts, each once the one before it is on the disk and told; how many."""
        for number in range(acts):
            ready = ((seat, self.kind.moves(seat.view)) for seat in reversed(self.seats))
            seat, moves = next((found for found in ready if found[1]), (None, None))
            if seat is None:
                return number
            body = {"type": "move", "move_id": f"{seat.seq}-{seat.seat}", "move": moves[0],
                    "expected_seq": seat.seq}  # fmt: skip
            wanted, before = self.acked + 1, seat.seq
            seat.line.send(msgspec.json.encode(body))
            await self.until(
                lambda: self.acked == wanted and all(each.seq > before for each in self.seats)  # noqa: B023
            )
        return acts


async def measure(address, pid, kind, games, acts):
    """(acts, CPU) of so many new games."""
    playing = [await asyncio.to_thread(Game, kind, address) for _ in range(games)]
    for game in playing:
        await game.open(address)
    await asyncio.gather(*(game.play(2) for game in playing))  # the cards of Bingo, a warm lexicon
    before = used_by(pid)
    done = sum(await asyncio.gather(*(game.play(acts) for game in playing)))
    spent = used_by(pid) - before
    for game in playing:
        for seat in game.seats:
            seat.line.transport.close()
    return done, spent


async def run(options, address, pid):
    """Stretches of all kinds by turns, and what an act took of each."""
    total = dict.fromkeys(MEASURED, (0, 0.0, 0.0))
    for _ in range(options.rounds):
        for name in MEASURED:
            done, spent = await measure(address, pid, KINDS[name], options.games, options.acts)
            acts, user, system = total[name]
            total[name] = acts + done, user + spent.user, system + spent.system
    play = sum(total["standard"][1:]) / total["standard"][0]
    for name, (acts, user, system) in total.items():
        each = (user + system) / acts
        print(f"{name:<10}{acts:6} acts{1000 * each:8.3f} ms CPU ({Used(user, system).each(acts)}),"
              f" {each / play:.2f} of a play")  # fmt: skip


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--acts", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=4)
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder) / "games.sqlite3", "kinds") as (node, address),
    ):
        asyncio.run(run(options, address, node.pid))


if __name__ == "__main__":
    main()
