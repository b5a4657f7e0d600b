"""What a client may get wrong: each has its code, the connection is kept, the game is as it was."""

import contextlib
import http.client
import json
import socket
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from crossglot.editions import edition_ids
from crossglot.server.settings.settings import Limits
from tests.server import truth
from tests.server.node import serving
from tests.server.stand_ins import EvenLexicons, openings
from tests.server.visitor import Visitor

MOVE = {"type": "move", "move_id": "m", "expected_seq": 4, "move": {"kind": "pass"}}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"edition": "XX", "opponents": ["greedy"]}, 422, "edition-unknown"),
        ({"edition": "../HU-M", "opponents": ["greedy"]}, 422, "edition-unknown"),
        ({"edition": "HU-M", "opponents": ["deep-thought"]}, 422, "player-unknown"),
        ({"edition": "HU-M", "opponents": []}, 422, "player-count"),
        ({"edition": "HU-M", "opponents": ["greedy"] * 4}, 422, "player-count"),
        ({"edition": "HU-M", "opponents": ["greedy"] * 99}, 400, "malformed-message"),
        ({"edition": "HU-M", "opponents": "greedy"}, 400, "malformed-message"),
        ({"edition": "HU-M"}, 400, "malformed-message"),
        ({"edition": 5, "opponents": ["greedy"]}, 400, "malformed-message"),
        ({"edition": "HU-M", "opponents": ["greedy"], "seed": "mine"}, 400, "malformed-message"),
        ([], 400, "malformed-message"),
        ("{", 400, "malformed-message"),
        (b"\xff\xfe", 400, "malformed-message"),
        ("[" * 10_000, 400, "malformed-message"),
        ("", 400, "malformed-message"),
        ({"edition": "HU-M", "opponents": ["x" * 20_000]}, 413, "message-too-large"),
    ],
)
def test_games_that_cannot_be_made(visitor, body, status, code):
    answer = visitor.ask("POST", "/api/games", body, content_type="application/json")
    assert (answer.status, answer.code) == (status, code), answer.text
    assert visitor.ask("GET", "/api/games").body == []


def test_a_body_that_never_ends(visitor):
    """One megabyte announced, a little sent: refused without waiting for the rest."""
    connection = http.client.HTTPConnection(visitor.host)
    connection.putrequest("POST", "/api/games")
    connection.putheader("content-type", "application/json")
    connection.putheader("content-length", "1000000")
    connection.endheaders(b'{"edition":')
    response = connection.getresponse()
    assert response.status == 413
    assert json.loads(response.read())["error"]["code"] == "message-too-large"
    connection.close()


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/games/aaaaaaaaaaaa", 404, "game-unknown"),
        ("GET", "/api/games/aaaaaaaaaaaa/gcg", 404, "game-unknown"),
        ("GET", "/api/games/%00%F0%9F%98%80", 404, "game-unknown"),
        ("GET", "/api/games/" + "a" * 100, 404, "game-unknown"),
        ("GET", "/api/games/" + "a" * 5000, 400, "malformed-message"),
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/assets/../../server/app.py", 404, "not-found"),
        ("GET", "/..%2f..%2fpyproject.toml", 404, "not-found"),
        ("DELETE", "/api/games", 405, "method-not-allowed"),
        ("GET", "/api/games/aaaaaaaaaaaa/live", 405, "method-not-allowed"),
    ],
)
def test_addresses_that_lead_nowhere(visitor, method, path, status, code):
    answer = visitor.ask(method, path)
    assert (answer.status, answer.code) == (status, code), answer.text


def test_an_edition_without_a_lexicon(tmp_path):
    with serving(tmp_path / "games.sqlite3", EvenLexicons("CS")) as address:
        visitor = Visitor(address)
        ready = {e["id"]: e["ready"] for e in visitor.ask("GET", "/api/editions").body}
        answer = visitor.ask("POST", "/api/games", {"edition": "CS", "opponents": ["greedy"]})
    assert ready == {name: name != "CS" for name in edition_ids()}
    assert (answer.status, answer.code) == (503, "lexicon-not-installed")
    assert answer.body["error"]["facts"]["edition"] == "CS"


def test_a_game_whose_lexicon_has_gone(tmp_path):
    """It can be looked at, not played; and it goes on when the lexicon is back."""
    database = tmp_path / "games.sqlite3"
    with serving(database) as address:
        visitor = Visitor(address)
        game_id = visitor.create("CS")
        with visitor.live(game_id) as line:
            rack = line.settled(0)["game"]["rack"]
    with serving(database, EvenLexicons("CS")) as address:
        back = Visitor(address, visitor.cookie)
        assert back.ask("GET", f"/api/games/{game_id}").body["game"]["rack"] == rack
        with back.live(game_id) as line:
            line.settled(0)
            answer = line.preview([[0, rack[0]], [1, rack[1]]])
            assert answer["error"]["code"] == "lexicon-not-installed"
            placed = openings(rack, 111, admissible=True)
            answer = line.move({"kind": "play", "placed": placed})
            assert answer["error"]["code"] == "lexicon-not-installed"


MALFORMED = [
    "",
    "{",
    "null",
    "7",
    "[]",
    "{}",
    '{"type": "shout"}',
    '{"type": 7}',
    '{"type": "move"}',
    json.dumps({**MOVE, "move_id": 7}),
    json.dumps({**MOVE, "move_id": ""}),
    json.dumps({**MOVE, "move_id": "x" * 65}),
    json.dumps({**MOVE, "expected_seq": "4"}),
    json.dumps({**MOVE, "expected_seq": 4.5}),
    json.dumps({**MOVE, "expected_seq": True}),
    json.dumps({**MOVE, "move": None}),
    json.dumps({**MOVE, "move": {"kind": "cheat"}}),
    json.dumps({**MOVE, "move": {"kind": "play"}}),
    json.dumps({**MOVE, "move": {"kind": "play", "placed": [[112]]}}),
    json.dumps({**MOVE, "move": {"kind": "play", "placed": [[112, 1, 2]]}}),
    json.dumps({**MOVE, "move": {"kind": "play", "placed": [["112", 1]]}}),
    json.dumps({**MOVE, "move": {"kind": "play", "placed": [[112, 1.5]]}}),
    json.dumps({**MOVE, "move": {"kind": "play", "placed": [[112, None]]}}),
    json.dumps({**MOVE, "move": {"kind": "play", "placed": [[n, 1] for n in range(65)]}}),
    json.dumps({**MOVE, "move": {"kind": "exchange", "tiles": "A"}}),
    json.dumps({**MOVE, "move": {"kind": "exchange", "tiles": [1] * 65}}),
    '{"type": "preview", "preview_id": 1e400, "move": {"kind": "pass"}}',
    '{"type": "preview", "preview_id": 1, "move": {"kind": "play", "placed": NaN}}',
    "[" * 15_000,
    b"\xff\x00\xfe",
    b"\x00" * 100,
]


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_messages_that_cannot_be_read(opening, database, text):
    game_id, line = opening
    before = truth.events(database, game_id)
    line.send(text)
    assert line.until("error", "refused", "ack")["error"]["code"] == "malformed-message"
    assert line.preview([[112, line.snapshot["game"]["rack"][0]]])["type"] == "preview"
    assert truth.events(database, game_id) == before


@pytest.mark.parametrize("size", [16 * 1024 + 1, 100_000, 250_000])
@pytest.mark.parametrize("kind", [str, bytes])
def test_large_messages_are_refused_and_the_connection_kept(opening, database, size, kind):
    game_id, line = opening
    before = truth.events(database, game_id)
    line.send("x" * size if kind is str else b"x" * size)
    error = line.until("error")["error"]
    assert error["code"] == "message-too-large"
    assert error["facts"] == {"size": size, "largest": 16 * 1024}
    assert line.move({"kind": "pass"})["type"] == "ack"
    assert truth.events(database, game_id)[: len(before)] == before


def test_a_giant_message_closes_the_connection(opening, database, visitor):
    """A megabyte is not even read: the connection is closed with 1009, the others stay."""
    game_id, line = opening
    before = truth.events(database, game_id)
    with visitor.live(game_id) as giant:
        giant.next()
        giant.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            giant.next()
    assert closed.value.rcvd.code == 1009
    assert truth.events(database, game_id) == before
    assert line.move({"kind": "pass"})["type"] == "ack"


def plays_refused():
    far = 2**70
    return [
        ([], "play-no-tiles"),
        ([[225, 1]], "play-off-board"),
        ([[-1, 1]], "play-off-board"),
        ([[far, 1]], "play-off-board"),
        ([[112, 0]], "play-unknown-tile"),
        ([[112, 63]], "play-unknown-tile"),
        ([[112, 64]], "play-unknown-tile"),
        ([[112, 128]], "play-unknown-tile"),
        ([[112, 300]], "play-unknown-tile"),
        ([[112, -1]], "play-unknown-tile"),
        ([[112, 1], [112, 2]], "play-square-taken"),
        ([[0, 1], [1, 1]], "play-misses-start"),
        ([[112, 1], [114, 1]], "play-gap"),
        ([[112, 1], [128, 1]], "play-not-in-line"),
        ([[112, 1]], "play-opening-too-short"),
        ([[112, "mine"], [113, "not mine"]], "play-not-on-rack"),
    ]


@pytest.mark.parametrize(("placed", "code"), plays_refused())
def test_plays_that_may_not_be(opening, database, placed, code):
    game_id, line = opening
    rack = line.snapshot["game"]["rack"]
    not_mine = next(tile for tile in range(1, 30) if tile not in rack)
    named = {"mine": rack[0], "not mine": not_mine}
    placed = [[square, named.get(tile, tile)] for square, tile in placed]
    before = truth.events(database, game_id)
    for answer in (line.move({"kind": "play", "placed": placed}), line.preview(placed)):
        assert answer["error"]["code"] == code, answer
    assert truth.events(database, game_id) == before


@pytest.mark.parametrize(
    ("tiles", "code"),
    [
        ([], "exchange-nothing"),
        ([0], "exchange-not-on-rack"),
        ([-1], "exchange-not-on-rack"),
        ([300], "exchange-not-on-rack"),
        ([65], "exchange-not-on-rack"),
        (["all of mine twice"], "exchange-not-on-rack"),
    ],
)
def test_exchanges_that_may_not_be(opening, database, tiles, code):
    game_id, line = opening
    before = truth.events(database, game_id)
    if tiles == ["all of mine twice"]:
        tiles = line.snapshot["game"]["rack"] * 2
    assert line.move({"kind": "exchange", "tiles": tiles})["error"]["code"] == code
    assert truth.events(database, game_id) == before


def test_stale_and_future_moves(opening, database):
    game_id, line = opening
    seq = line.snapshot["seq"]
    before = truth.events(database, game_id)
    for wrong in (0, -1, seq - 1, seq + 1, 10**9):
        answer = line.move({"kind": "pass"}, seq=wrong)
        assert (answer["type"], answer["seq"]) == ("stale", seq)
    assert truth.events(database, game_id) == before


def test_a_spectator_moves_nothing(opening, database, stranger):
    game_id, line = opening
    before = truth.events(database, game_id)
    forged = Visitor(f"http://{stranger.host}/", "crossglot=" + "A" * 43)
    for other in (stranger, forged):
        with other.live(game_id) as watching:
            assert watching.next()["game"]["you"] is None
            placed = openings(line.snapshot["game"]["rack"], 111, admissible=True)
            for move in ({"kind": "play", "placed": placed}, {"kind": "pass"}, {"kind": "resign"}):
                assert watching.move(move)["error"]["code"] == "not-your-seat"
            assert watching.preview(placed)["error"]["code"] == "not-your-seat"
    assert truth.events(database, game_id) == before


def test_after_the_end_nothing_moves(opening, database):
    game_id, line = opening
    line.move({"kind": "resign"})
    before = truth.events(database, game_id)
    for kind in ("pass", "resign"):
        assert line.move({"kind": kind})["error"]["code"] == "game-over"
    assert line.preview([[112, 1], [113, 1]])["error"]["code"] == "game-over"
    assert truth.events(database, game_id) == before


def test_an_unknown_game_closes_with_a_reason(visitor):
    with visitor.live("aaaaaaaaaaaa") as line:
        assert line.next()["error"]["code"] == "game-unknown"
        with pytest.raises(ConnectionClosed) as closed:
            line.next()
    assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("last_seq", ["", "-1", "x", "9" * 100, "%00", "1.5"])
def test_a_nonsense_last_seq_counts_as_none(opening, visitor, last_seq):
    game_id, _ = opening
    with visitor.live(game_id, last_seq=last_seq) as line:
        assert line.next()["type"] == "snapshot"


def test_a_flood_is_dropped_and_then_shown_out(tmp_path):
    database = tmp_path / "games.sqlite3"
    with serving(database, limits=Limits(rate=0)) as address:
        visitor = Visitor(address)
        game_id = visitor.create()
        with visitor.live(game_id) as line, visitor.live(game_id) as flood:
            line.settled(0)
            flood.next()
            before = truth.events(database, game_id)
            with contextlib.suppress(ConnectionClosed):
                for _ in range(3000):
                    flood.send("{}")
            with pytest.raises(ConnectionClosed) as closed:
                flood.until("the last message")
            assert truth.events(database, game_id) == before
            assert line.move({"kind": "pass"})["type"] == "ack"
    codes = [json.loads(text)["error"]["code"] for text in flood.received if "error" in text]
    assert closed.value.rcvd.code == 4429
    assert codes == ["malformed-message"] * 60 + ["too-many-messages"] * 2, (
        "when it begins, and at the end"
    )


def test_a_broken_frame_hurts_only_its_sender(opening, visitor):
    game_id, line = opening
    host, _, port = visitor.host.partition(":")
    with socket.create_connection((host, int(port)), timeout=60) as raw:
        raw.sendall(
            f"GET /api/games/{game_id}/live HTTP/1.1\r\nHost: {visitor.host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b"101" in raw.recv(4096)
        raw.sendall(b"\xff\xff\xff\xff" * 100)
        while raw.recv(65536):
            pass
    assert line.move({"kind": "pass"})["type"] == "ack"


def test_garbage_instead_of_http(visitor):
    host, port = urlsplit(f"//{visitor.host}").hostname, urlsplit(f"//{visitor.host}").port
    with socket.create_connection((host, port), timeout=60) as raw:
        raw.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 50 + b"\r\n\r\n")
        assert raw.recv(65536).startswith(b"HTTP/1.1 400")
    assert visitor.ask("GET", "/api/games").status == 200


def test_a_handshake_from_another_site_is_refused(opening, visitor):
    game_id, _ = opening
    for origin in ("https://evil.example", "null", f"http://{visitor.host}.evil.example"):
        with pytest.raises(InvalidStatus) as refused, visitor.live(game_id, origin=origin):
            pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["error"]["code"] == "origin-forbidden"
    with visitor.live(game_id, origin=f"http://{visitor.host}") as line:
        assert line.next()["game"]["you"] == 0
