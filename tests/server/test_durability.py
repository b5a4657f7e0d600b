"""What was acknowledged is there after kill -9, exactly once, and the game goes on."""

import contextlib
import itertools
import json
import signal
import threading

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from crossglot.game import Ended, Passed, fold
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


def test_kill_9_at_any_moment_loses_and_doubles_nothing(database):
    """Several players move as fast as they can; the server is killed under them, three times."""
    names = itertools.count()
    acked = {}

    def play(visitor, game_id):
        with (
            contextlib.suppress(WebSocketException, OSError, EOFError),
            visitor.live(game_id) as line,
        ):
            while not line.settled(0)["game"]["over"]:
                name = f"move {next(names)}"
                answer = line.move({"kind": "pass"}, move_id=name)
                if answer["type"] == "ack":
                    acked[game_id, name] = answer["seq"]

    cookie, games = None, []
    for enough in (4, 12, 24):
        with process(database, "PassingPlayers") as (node, address):
            visitor = Visitor(address, cookie)
            games += [visitor.create() for _ in range(3)]
            cookie = visitor.cookie
            players = [
                threading.Thread(target=play, args=(Visitor(address, cookie), game_id))
                for game_id in games
            ]
            for player in players:
                player.start()
            while len(acked) < enough and any(player.is_alive() for player in players):
                players[0].join(0.01)
            node.kill()
            for player in players:
                player.join()
    for game_id in games:
        events = truth.events(database, game_id)
        fold(events)
        mine = [seq for seq, e in enumerate(events, 1) if isinstance(e, Passed) and e.seat == 0]
        known = {seq for (game, _), seq in acked.items() if game == game_id}
        ended = {len(events)} if isinstance(events[-1], Ended) else set()
        assert known - ended <= set(mine), (
            "each acknowledged move is there, where it was said to be"
        )
        unheard = len(mine) - len(known)
        assert 0 <= unheard <= 3, "and at most the one under way at each kill beside them"


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
