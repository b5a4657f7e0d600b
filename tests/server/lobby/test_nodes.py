"""The lobby of two nodes with one PostgreSQL and one Redis."""

import threading
from functools import partial

import pytest

from tests.server.lobby.meeting import OPEN, leave, lobby, offered, resign, setup_of, sit, until
from tests.server.node import serving
from tests.server.visitor import Visitor


@pytest.fixture
def nodes(postgres, redis):
    """Addresses of two nodes."""
    database = postgres.new_database()
    with (
        serving(database, redis=redis.address) as left,
        serving(database, redis=redis.address) as right,
    ):
        yield left, right


def at_once(*works):
    """What each of ``works`` answers; all begin at the same moment."""
    barrier, answers = threading.Barrier(len(works)), {}

    def run(number, work):
        barrier.wait()
        answers[number] = work()

    threads = [threading.Thread(target=run, args=item) for item in enumerate(works)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [answers[number] for number in range(len(works))]


def test_players_meet_across_nodes(nodes):
    ann, bob, eve = Visitor(nodes[0]), Visitor(nodes[1]), Visitor(nodes[1])
    with lobby(eve) as line:
        line.until("lobby")
        game_id = offered(ann)
        until(line, lambda m: any(offer["id"] == game_id for offer in m["seeks"]))
        with ann.live(game_id) as waiting:
            until(waiting, lambda m: m["type"] == "waiting")
            assert sit(bob, game_id).body["state"] == "started"
            assert waiting.until("snapshot")["game"]["you"] == 0
        until(line, lambda m: any(offer["id"] == game_id for offer in m["games"]))
        resign(bob, game_id)
        until(line, lambda m: game_id in m["gone"])


def test_a_withdrawn_game_closes_rooms_everywhere(nodes):
    ann, bob = Visitor(nodes[0]), Visitor(nodes[1])
    game_id = offered(ann)
    with bob.live(game_id) as waiting:
        until(waiting, lambda m: m["type"] == "waiting")
        leave(ann, game_id)
        assert waiting.until("error")["error"]["code"] == "game-gone"


def test_one_seat_and_many_on_both_nodes(nodes):
    maker = Visitor(nodes[0])
    crowd = [Visitor(nodes[number % 2]) for number in range(8)]
    for visitor in crowd:
        visitor.create()
    for _ in range(3):
        game_id = offered(maker)
        answers = at_once(*(partial(sit, who, game_id) for who in crowd))
        assert sorted(answer.status for answer in answers) == [200, *[409] * 7]
        assert setup_of(maker, game_id)["game"]["state"] == "started"


def test_joining_against_withdrawing(nodes):
    """Either the game starts and cannot be withdrawn, or it is withdrawn and nobody sits."""
    maker, joiner = Visitor(nodes[0]), Visitor(nodes[1])
    joiner.create()
    for _ in range(6):
        game_id = offered(maker)
        joined, left = at_once(partial(sit, joiner, game_id), partial(leave, maker, game_id))
        outcome = joined.status, left.status
        state = setup_of(maker, game_id)["game"]["state"]
        assert (outcome, state) in {((200, 409), "started"), ((410, 200), "withdrawn")}


def rematch(visitor, game_id):
    return visitor.ask("POST", f"/api/games/{game_id}/rematch").body


def test_a_rematch_asked_for_on_both_nodes(nodes):
    ann, bob = Visitor(nodes[0]), Visitor(nodes[1])
    game_id = offered(ann)
    sit(bob, game_id)
    resign(ann, game_id)
    asked = at_once(*(partial(rematch, who, game_id) for who in (ann, bob, ann, bob)))
    assert len({answer["id"] for answer in asked}) == 1
    new = setup_of(bob, asked[0]["id"])["game"]
    assert (new["state"], new["rematch_of"]) == ("started", game_id)


def test_a_node_that_dies_leaves_its_offers_to_the_other(postgres, redis):
    database = postgres.new_database()
    with serving(database, redis=redis.address) as left:
        ann, bob = Visitor(left), Visitor(left)
        bob.create()
        with serving(database, redis=redis.address) as right:
            game_id = offered(Visitor(right, None), {**OPEN, "seats": ["me", "open", "open"]})
        assert sit(ann, game_id).body["state"] == "waiting"
        assert sit(bob, game_id).body["state"] == "started"


def test_who_waits_at_another_node_is_here(nodes):
    ann, bob = Visitor(nodes[0]), Visitor(nodes[1])
    game_id = offered(ann, OPEN | {"seats": ["me", "open", "open"]})
    assert sit(bob, game_id).body["state"] == "waiting"
    with ann.live(game_id) as near:
        until(near, lambda m: m["here"] == [0])
        with bob.live(game_id) as far:
            until(far, lambda m: m["here"] == [0, 1])
            until(near, lambda m: m["here"] == [0, 1])
        until(near, lambda m: m["here"] == [0])
        with bob.live(game_id) as far:
            until(far, lambda m: m["here"] == [0, 1])
        until(near, lambda m: m["here"] == [0, 1])
        until(near, lambda m: m["here"] == [0])


def test_two_who_ask_for_the_same_at_once_meet_whatever_their_nodes(nodes):
    crowd = [Visitor(nodes[number % 2]) for number in range(8)]
    for visitor in crowd:
        visitor.create()
    for minutes in range(10, 16):
        body = {"edition": "HU-M", "clock": {"main": minutes * 60_000}}
        asked = [partial(who.ask, "POST", "/api/lobby/pairing", body) for who in crowd]
        found = [answer.body["id"] for answer in at_once(*asked)]
        assert sorted(found.count(game_id) for game_id in set(found)) == [2, 2, 2, 2]


def test_people_at_every_node_are_counted(nodes):
    with lobby(Visitor(nodes[0])) as near, lobby(Visitor(nodes[1])) as far:
        until(near, lambda message: message.get("people") == 2)
        until(far, lambda message: message.get("people") == 2)
