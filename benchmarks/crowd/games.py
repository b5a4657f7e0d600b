"""Games between two lines that know their parts, and what is measured at them."""

import asyncio
import hashlib
import time

import msgspec
from sqlalchemy import insert

from benchmarks.crowd.script import scripts
from crossglot.game import fold
from crossglot.lexicon import load_lexicon
from crossglot.server.identifiers import new_id, new_token
from crossglot.server.store.home import open_home
from crossglot.server.store.port import StoredGame
from crossglot.server.store.schema import accounts
from crossglot.server.wire.standing import standing_of


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
        if news.type == "presence":
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


async def prepare(database, edition, count, crowd):
    """Games in a new database, two accounts to each."""
    games = [
        Game(new_id(), script, (new_token(), new_token()), crowd)
        for script in scripts(load_lexicon(edition), count)
    ]
    home = open_home(database)
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
        seated = tuple(people[token] for token in game.tokens)
        stored = StoredGame(seated, events, started=now)
        await home.games.add(game.name, stored, standing_of(game.name, fold(events), now))

    await asyncio.gather(*map(add, games))
    await home.database.close()
    return games
