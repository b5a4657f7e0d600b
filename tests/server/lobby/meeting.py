"""How visitors meet: accounts with names, offers, seats, the lobby's line."""

import contextlib
import hashlib
import json
import sqlite3
import time

from websockets.sync.client import connect

from crossglot.server.accounts.names import key_of
from crossglot.server.identifiers import new_id, new_token
from tests.server.visitor import Line, Visitor

CLOCK = {"main": 600_000, "increment": 5_000}
RATED = {"edition": "HU-M", "seats": ["me", "open"], "rated": True, "house": {"clock": CLOCK}}
OPEN = {"edition": "HU-M", "seats": ["me", "open"]}
DAY = 24 * 3600 * 1000


def account(database, address, name=None, kind="person"):
    """A visitor with an account; (visitor, id). Registration is another part's business."""
    token, number = new_token(), new_id()
    with contextlib.closing(sqlite3.connect(database, timeout=60)) as connection:
        connection.execute(
            "INSERT INTO accounts (id, kind, name, name_key, created) VALUES (?, ?, ?, ?, 0)",
            (number, kind, name, name and key_of(name)),
        )
        connection.execute(
            "INSERT INTO sessions (token_hash, account, created, seen) VALUES (?, ?, ?, ?)",
            (hashlib.sha256(token.encode()).digest(), number, time.time(), time.time()),
        )
        connection.commit()
    return Visitor(address, f"crossglot={token}"), number


def offered(visitor, body=OPEN):
    answer = visitor.ask("POST", "/api/games", body)
    assert answer.status == 201, answer.text
    return answer.body["id"]


def sit(visitor, game_id, seat=None):
    return visitor.ask("POST", f"/api/games/{game_id}/seats", {"seat": seat})


def leave(visitor, game_id):
    return visitor.ask("DELETE", f"/api/games/{game_id}/seats")


def shown(visitor, game_id):
    return visitor.ask("GET", f"/api/games/{game_id}").body


def setup_of(visitor, game_id):
    return visitor.ask("GET", f"/api/games/{game_id}/setup").body


@contextlib.contextmanager
def lobby(visitor):
    """An open line to the lobby."""
    headers = {"Cookie": visitor.cookie} if visitor.cookie else {}
    address = f"ws://{visitor.host}/api/lobby/live"
    with connect(address, compression=None, max_size=None, additional_headers=headers) as socket:
        yield Line(socket, visitor.received)


def until(line, found):
    """The first message for which ``found`` is true."""
    while True:
        message = line.next()
        if found(message):
            return message


def rows(database, query, *values):
    with contextlib.closing(sqlite3.connect(database, timeout=60)) as connection:
        return connection.execute(query, values).fetchall()


def resign(visitor, game_id):
    """End a game."""
    with visitor.live(game_id) as line:
        line.until("snapshot")
        assert line.move({"kind": "resign"})["type"] == "ack"


def text(message):
    return json.dumps(message)
