"""A visitor with a cookie jar of one cookie, who keeps everything that they ever received."""

import contextlib
import http.client
import itertools
import json
from urllib.parse import urlsplit

from websockets.sync.client import connect

from tests.server.stand_ins import EvenWords, admitted, plays

PATIENCE = 60
"""Seconds until a server that does not answer, or does not stop, is a fault."""


class Answer:
    """One HTTP answer."""

    def __init__(self, response):
        self.status = response.status
        self.headers = dict(response.getheaders())
        self.text = response.read().decode()

    @property
    def body(self):
        return json.loads(self.text)

    @property
    def code(self):
        return self.body["error"]["code"]


class Visitor:
    """Talks to the server at ``address``; ``received`` is every text that came back."""

    def __init__(self, address, cookie=None):
        self.host = urlsplit(address).netloc
        self.cookie = cookie
        self.received = []

    def ask(self, method, path, body=None, **headers):
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            headers["cookie"] = self.cookie
        if body is not None and not isinstance(body, bytes | str):
            body = json.dumps(body)
            headers.setdefault("content-type", "application/json")
        with contextlib.closing(
            http.client.HTTPConnection(self.host, timeout=PATIENCE)
        ) as connection:
            connection.request(method, path, body, headers)
            answer = Answer(connection.getresponse())
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.received.append(f"{answer.headers}\n{answer.text}")
        return answer

    def create(self, edition="HU-M", opponents=("greedy",)):
        answer = self.ask("POST", "/api/games", {"edition": edition, "opponents": list(opponents)})
        assert answer.status == 201, answer.text
        return answer.body["id"]

    def live(self, game_id, last_seq=None, query=None, **options):
        """An open connection to a game."""
        if query is None:
            query = "" if last_seq is None else f"?last_seq={last_seq}"
        return self.connection(f"/api/games/{game_id}/live{query}", **options)

    @contextlib.contextmanager
    def connection(self, path, **options):
        """An open connection."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        options.setdefault("additional_headers", headers)
        address = f"ws://{self.host}{path}"
        with connect(address, compression=None, max_size=None, max_queue=None, **options) as socket:
            yield Line(socket, self.received)


ASIDE = ("presence", "ping", "nudged")


class Line:
    """One side of a live connection."""

    def __init__(self, socket, received=None):
        self.socket = socket
        self.received = [] if received is None else received
        self.snapshot = None
        self.names = itertools.count(1)

    def send(self, message):
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self, timeout=60):
        """The next message about the game; who is there and how the line is goes aside."""
        while (message := self.hear(timeout))["type"] in ASIDE:
            pass
        return message

    def hear(self, timeout=60):
        text = self.socket.recv(timeout)
        self.received.append(text)
        message = json.loads(text)
        if message["type"] == "snapshot":
            self.snapshot = message
        if message["type"] == "changed":
            self.snapshot = changed(self.snapshot, message)
        return message

    def until(self, *types):
        """The next message of one of these types; the others are passed over."""
        while (message := self.hear())["type"] not in types:
            pass
        return message

    def settled(self, seat):
        """The game as soon as ``seat`` is to move or it is over."""
        while True:
            if self.snapshot is not None:
                game = self.snapshot["game"]
                if game["over"] or game["to_move"] == seat:
                    return self.snapshot
            self.hear()

    def shown(self, wanted):
        """The game as soon as ``wanted`` is true of it."""
        while self.snapshot is None or not wanted(self.snapshot["game"]):
            self.hear()
        return self.snapshot["game"]

    def move(self, move, seq=None, move_id=None):
        """Send a move and wait for its answer."""
        seq = self.snapshot["seq"] if seq is None else seq
        name = move_id or f"{id(self):x}-{next(self.names)}"
        self.send({"type": "move", "move_id": name, "expected_seq": seq, "move": move})
        return self.until("ack", "stale", "refused", "error")

    def preview(self, placed, preview_id=1):
        move = {"kind": "play", "placed": placed}
        self.send({"type": "preview", "preview_id": preview_id, "move": move})
        return self.until("preview", "error")

    def typed(self, text, typed_id=1, **style):
        self.send({"type": "typed", "typed_id": typed_id, "text": text, **style})
        return self.until("typed", "error")


def changed(snapshot, message):
    """The snapshot that a ``changed`` message makes of the one before."""
    assert message["after"] == snapshot["seq"], "nothing was missed"
    game = snapshot["game"] | message["game"]
    if "body" in message:
        game["body"] = game["body"] | message["body"]
        return {**snapshot, "seq": message["seq"], "now": message["now"], "game": game}
    again = {line["seq"] for line in message["moves"]}
    lines = [line for line in game["moves"] if line["seq"] not in again] + message["moves"]
    tiles = dict(message["board"])
    board = [tiles.get(square, tile) for square, tile in enumerate(game["board"])]
    game |= {"moves": lines, "board": board}
    return {"type": "snapshot", "seq": message["seq"], "now": message["now"], "game": game}


def chosen(state, seat):
    """A move for ``seat`` in ``state``, as it goes over the wire."""
    for laid in plays(state, state.racks[seat]):
        if admitted(state, laid, EvenWords()):
            return {"kind": "play", "placed": [[s, tile] for s, tile in laid.items()]}
    return {"kind": "pass"}
