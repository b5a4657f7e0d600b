"""What is told while one waits, and in the lobby."""

import contextlib

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.lobby.meeting import (
    OPEN,
    RATED,
    account,
    leave,
    lobby,
    offered,
    resign,
    setup_of,
    sit,
    until,
)
from tests.server.node import serving
from tests.server.visitor import Visitor


def test_the_room_of_a_game_tells_who_comes(visitor, ann, node):
    game_id = offered(visitor, {**OPEN, "seats": ["me", "open", "open"]})
    with visitor.live(game_id) as line:
        first = until(line, lambda m: m["type"] == "waiting")
        assert (first["you"], first["here"]) == (0, [0])
        assert first["game"]["id"] == game_id
        sit(ann, game_id)
        told = until(line, lambda m: m["game"]["seats"][1]["kind"] == "human")
        assert told["here"] == [0]
        with ann.live(game_id) as other:
            assert until(other, lambda m: m["type"] == "waiting")["you"] == 1
            until(line, lambda m: m["here"] == [0, 1])
        until(line, lambda m: m["here"] == [0])


def test_the_line_goes_on_when_the_game_starts(visitor, stranger, ann):
    game_id = offered(visitor)
    with visitor.live(game_id) as line, ann.live(game_id) as watching:
        until(line, lambda m: m["type"] == "waiting")
        sit(stranger, game_id)
        assert line.until("snapshot")["game"]["you"] == 0
        seen = watching.until("snapshot")["game"]
        assert (seen["you"], seen["rack"]) == (None, [])
        with stranger.live(game_id) as other:
            other.until("snapshot")
            first = other if other.snapshot["game"]["to_move"] == 1 else line
            assert first.move({"kind": "pass"})["type"] == "ack"
            watching.until("changed")


def test_what_is_said_too_early_is_refused_and_what_comes_after_is_heard(visitor, stranger):
    game_id = offered(visitor)
    with visitor.live(game_id) as line:
        until(line, lambda m: m["type"] == "waiting")
        line.send({"type": "move", "move_id": "m", "expected_seq": 0, "move": {"kind": "pass"}})
        line.send("{")
        for _ in range(2):
            assert line.until("error")["error"]["code"] == "game-waiting"
        sit(stranger, game_id)
        line.until("snapshot")
        assert line.move({"kind": "resign"})["type"] == "ack"


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_withdrawn_game_closes_its_room(visitor, stranger, when):
    game_id = offered(visitor)
    if when == "before":
        leave(visitor, game_id)
    with stranger.live(game_id) as line:
        if when == "after":
            until(line, lambda m: m["type"] == "waiting")
            leave(visitor, game_id)
        assert line.until("error")["error"]["code"] == "game-gone"
        with pytest.raises(ConnectionClosed) as closed:
            line.next()
    assert closed.value.rcvd.code == 4410


def test_the_lobby_tells_seeks_and_games(visitor, stranger, ann, bob):
    with lobby(stranger) as line:
        greeting = line.next()
        assert greeting["type"] == "lobby"
        game_id = offered(ann, {**RATED, "ratings": {"lowest": 1200}})
        new = until(line, lambda m: any(o["id"] == game_id for o in m["seeks"]))
        offer = next(offer for offer in new["seeks"] if offer["id"] == game_id)
        assert (offer["rated"], offer["speed"], offer["ratings"]["lowest"]) == (True, "rapid", 1200)
        sit(bob, game_id)
        started = until(line, lambda m: any(o["id"] == game_id for o in m["games"]))
        assert game_id not in started["gone"]
        with lobby(visitor) as other:
            listed = other.until("lobby")
            assert game_id in {offer["id"] for offer in listed["games"]}
            assert game_id not in {offer["id"] for offer in listed["seeks"]}
        resign(bob, game_id)
        until(line, lambda m: game_id in m["gone"])


def test_what_is_private_is_not_listed(visitor, stranger, ann):
    with lobby(stranger) as line:
        line.next()
        hidden = offered(visitor, {**OPEN, "visibility": "private"})
        listed = offered(ann)
        until(line, lambda m: any(o["id"] == listed for o in m["seeks"]))
    assert hidden not in "".join(stranger.received)
    assert sit(stranger, hidden).status == 200, "anyone who has the link may sit down"


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", {"blitz", "days", "plain"}),
        ("?edition=CS", {"days"}),
        ("?speed=blitz", {"blitz"}),
        ("?rated=true", {"blitz"}),
        ("?rated=false&edition=ET", {"plain"}),
        ("?rating=1000", {"days", "plain"}),
        ("?rating=1300", {"blitz", "days", "plain"}),
    ],
)
def test_filters(ann, visitor, query, found):
    blitz = {"clock": {"main": 300_000}}
    days = {"clock": {"correspondence": 86_400_000}}
    ids = {
        offered(ann, {**RATED, "house": blitz, "ratings": {"lowest": 1200}}): "blitz",
        offered(ann, {**OPEN, "edition": "CS", "house": days}): "days",
        offered(ann, {**OPEN, "edition": "ET"}): "plain",
    }
    with lobby(visitor) as line:
        seen = {offer["id"] for offer in line.until("lobby")["seeks"]}
        while not set(ids) <= seen:
            seen |= {offer["id"] for offer in line.until("lobby-changed")["seeks"]}
    listed = visitor.ask("GET", f"/api/lobby{query}").body
    assert {ids[offer["id"]] for offer in listed["seeks"] if offer["id"] in ids} == found
    for game_id in ids:
        leave(ann, game_id)


@pytest.mark.parametrize("query", ["?speed=slow", "?rated=maybe", "?rating=x"])
def test_filters_that_there_are_not(visitor, query):
    answer = visitor.ask("GET", f"/api/lobby{query}")
    assert (answer.status, answer.code) == (400, "malformed-message")


def test_the_lobby_takes_no_messages_and_no_flood(visitor):
    with lobby(visitor) as line, contextlib.suppress(ConnectionClosed):
        line.send({"type": "move"})
        assert line.until("error")["error"]["code"] == "malformed-message"
        for _ in range(200):
            line.send("{")
        while True:
            line.next()
    assert line.socket.protocol.close_code == 4429


def test_a_server_that_stops_takes_leave_of_those_who_wait(tmp_path):
    with contextlib.ExitStack() as lines:
        with serving(tmp_path / "games.sqlite3") as address:
            visitor = Visitor(address)
            game_id = offered(visitor)
            waiting = lines.enter_context(visitor.live(game_id))
            looking = lines.enter_context(lobby(visitor))
            until(waiting, lambda m: m["type"] == "waiting")
            until(looking, lambda m: m["type"] == "lobby")
        for line in (waiting, looking):
            assert line.until("error")["error"]["code"] == "server-stopping"
            with pytest.raises(ConnectionClosed) as closed:
                line.next()
            assert closed.value.rcvd.code == 1012


def test_nobody_learns_an_account(node, ann, bob):
    """Ids of accounts stay inside; names and seats are what others see."""
    dora, hers = account(node[1], node[0], "Dóra")
    with lobby(bob) as line:
        line.until("challenges")
        game_id = offered(dora, RATED)
        until(line, lambda m: any(o["id"] == game_id for o in m["seeks"]))
        with bob.live(game_id) as waiting:
            waiting.next()
        sit(bob, game_id)
        setup_of(bob, game_id)
    heard = "".join(bob.received)
    assert "Dóra" in heard
    assert hers not in heard
