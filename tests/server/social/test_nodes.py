"""Chat and news reach those who are connected to another node."""

import pytest

from tests.server.bots.stream import stream_of
from tests.server.node import serving
from tests.server.people_there import game_of_two, person
from tests.server.social.test_chat import say
from tests.server.visitor import Visitor


@pytest.fixture
def nodes(postgres, redis):
    """The addresses of two nodes on one database."""
    database = postgres.new_database()
    with (
        serving(database, redis=redis.address) as one,
        serving(database, redis=redis.address) as two,
    ):
        yield one, two


def test_what_is_said_at_one_node_is_heard_at_the_other(nodes):
    ann, bob = (person(address, name) for address, name in zip(nodes, ("Ann", "Bob"), strict=True))
    game_id = game_of_two(ann, bob)
    with bob.live(game_id) as line, stream_of(bob) as stream:
        line.until("snapshot")
        stream.until("ready")
        assert say(ann, game_id, "across").status == 201
        assert line.until("chat")["text"] == "across"
        assert stream.until("chat")["text"] == "across"


def test_a_move_at_one_node_is_news_at_the_other(nodes):
    ann, bob = (person(address, name) for address, name in zip(nodes, ("Ann", "Bob"), strict=True))
    game_id = game_of_two(ann, bob)
    game = ann.ask("GET", f"/api/games/{game_id}").body
    here, there = (ann, bob) if game["game"]["to_move"] == game["game"]["you"] else (bob, ann)
    with stream_of(there) as stream:
        stream.until("ready")
        body = {"move_id": "m", "expected_seq": game["seq"], "move": {"kind": "pass"}}
        assert here.ask("POST", f"/api/games/{game_id}/moves", body).status == 200
        news = stream.until("turn")
        while news["seq"] <= game["seq"]:
            news = stream.until("turn")
        assert news["game"] == game_id


def test_who_has_blocked_at_one_node_does_not_hear_at_the_other(nodes):
    ann, bob = (person(address, name) for address, name in zip(nodes, ("Ann", "Bob"), strict=True))
    game_id = game_of_two(ann, bob)
    elsewhere = Visitor(nodes[0], bob.cookie)
    assert elsewhere.ask("PUT", "/api/account/blocks/Ann").status == 204
    with bob.live(game_id) as line:
        line.until("snapshot")
        say(ann, game_id, "unheard", "a")
        assert elsewhere.ask("DELETE", "/api/account/blocks/Ann").status == 204
        say(ann, game_id, "heard", "b")
        assert line.until("chat")["text"] == "heard"
