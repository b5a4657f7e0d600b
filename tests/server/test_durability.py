"""What was acknowledged is there after kill -9, exactly once, and the game goes on."""

import json
import signal

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import truth
from tests.server.node import process, serving
from tests.server.stand_ins import BrokenPlayers
from tests.server.visitor import Visitor, chosen


@pytest.fixture
def database(tmp_path):
    return tmp_path / "made by the server" / "games.sqlite3"


def test_an_acknowledged_move_survives_kill_9(database):
    with process(database) as (node, address):
        visitor = Visitor(address)
        game_id = visitor.create()
        with visitor.live(game_id) as line:
            seq = line.settled(0)["seq"]
            move = chosen(truth.state(database, game_id), 0)
            ack = line.move(move, seq, "survivor")
            node.kill()
    assert ack["type"] == "ack"
    assert truth.state(database, game_id).seq >= ack["seq"]
    with process(database) as (node, address):
        back = Visitor(address, visitor.cookie)
        with back.live(game_id, last_seq=seq) as line:
            first = line.next()
            assert first["type"] == "moved"
            assert first["move"]["seat"] == 0
            assert line.settled(0)["game"]["you"] == 0
            assert line.move(move, seq, "survivor") == ack, "the resend gets the same answer"
            state = truth.state(database, game_id)
            assert [turn.seat for turn in state.turns].count(0) == 1
            assert line.move(chosen(state, 0))["type"] == "ack", "the game goes on"


def test_a_computer_interrupted_in_its_thoughts_thinks_again(database):
    with process(database, "ThinkingPlayers") as (node, address):
        visitor = Visitor(address)
        game_id = visitor.create()
        with visitor.live(game_id) as line:
            line.next()
            if line.snapshot["game"]["to_move"] == 0:
                line.move({"kind": "pass"})
        node.kill()
    assert truth.state(database, game_id).to_move == 1
    with serving(database) as address:
        back = Visitor(address, visitor.cookie)
        asked = (back.ask("GET", "/api/games").body[0] for _ in range(10_000))
        moved = next(game for game in asked if game["to_move"] == 0 or game["over"])
    assert moved["id"] == game_id, "nobody had to open the game for it"


def test_a_polite_stop(database):
    """Players are told, the connection is closed with 1012, the process ends by itself."""
    with process(database) as (node, address):
        visitor = Visitor(address)
        game_id = visitor.create()
        with visitor.live(game_id) as line:
            line.settled(0)
            node.send_signal(signal.SIGTERM)
            assert line.until("error")["error"] == {"code": "server-stopping", "facts": {}}
            with pytest.raises(ConnectionClosed) as closed:
                line.next()
        assert closed.value.rcvd.code == 1012
        assert node.wait(60) in (0, -signal.SIGTERM)
        assert node.stderr.read() == ""
    assert truth.state(database, game_id).ended is None


def test_a_player_with_a_bug_passes_and_nobody_hears_why(database, capfd):
    with serving(database, players=BrokenPlayers()) as address:
        visitor = Visitor(address)
        game_id = visitor.create()
        with visitor.live(game_id) as line:
            while not line.settled(0)["game"]["over"]:
                line.move({"kind": "pass"})
    over = truth.state(database, game_id).ended
    assert over.reason == "passes"
    logged = capfd.readouterr()
    assert "computer player failed" in logged.out + logged.err
    assert game_id in logged.out + logged.err
    assert not any("a bug beside" in text for text in visitor.received)


def test_two_nodes_on_one_database(database):
    """The sequence number is the lock: a node that has fallen behind reads the game again."""
    with serving(database) as left, serving(database) as right:
        visitor = Visitor(left)
        other = Visitor(right)
        game_id = visitor.create()
        other.cookie = visitor.cookie
        with visitor.live(game_id) as line:
            seq = line.settled(0)["seq"]
            with other.live(game_id) as far:
                far.settled(0)
                assert far.move({"kind": "pass"}, seq)["type"] == "ack"
                newest = far.settled(0)["seq"]
            stale = line.move({"kind": "pass"}, seq)
            assert stale == {"type": "stale", "move_id": stale["move_id"], "seq": newest}
            assert line.snapshot["seq"] == newest, "and shows what it missed"
            assert line.move({"kind": "pass"}, newest)["type"] == "ack"
    truth.state(database, game_id)


def test_who_leaves_in_the_middle_of_a_move_has_moved(database):
    with serving(database) as address:
        visitor = Visitor(address)
        game_id = visitor.create()
        with visitor.live(game_id) as line:
            seq = line.settled(0)["seq"]
            line.send(json.dumps({"type": "move", "move_id": "last words", "expected_seq": seq,
                                  "move": {"kind": "pass"}}))  # fmt: skip
        with visitor.live(game_id) as line:
            line.settled(0)
            assert line.move({"kind": "pass"}, seq, "last words")["type"] == "ack"
            mine = [turn for turn in truth.state(database, game_id).turns if turn.seat == 0]
            assert len(mine) == 1
