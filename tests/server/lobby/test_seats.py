"""Seats are taken, given back and kept; the last one starts the game."""

import threading

import pytest

from tests.server import truth
from tests.server.lobby.meeting import OPEN, RATED, account, leave, offered, rows, shown, sit
from tests.server.visitor import Visitor


def test_the_last_to_sit_down_starts_the_game(visitor, stranger, database):
    game_id = offered(visitor)
    assert shown(visitor, game_id)["game"]["state"] == "waiting"
    assert sit(stranger, game_id).body == {"id": game_id, "state": "started"}
    state = truth.state(database, game_id)
    assert [seat.name for seat in state.seats] == ["Guest", "Guest"]
    assert shown(visitor, game_id)["game"]["you"] == 0
    assert shown(stranger, game_id)["game"]["you"] == 1


def test_four_seats_fill_one_by_one(visitor, node, database):
    body = {**OPEN, "seats": ["open", "me", "computer:greedy", "open"]}
    game_id = offered(visitor, body)
    first, second = Visitor(node[0]), Visitor(node[0])
    assert sit(first, game_id, 3).body["state"] == "waiting"
    assert shown(first, game_id)["you"] == 3
    assert sit(second, game_id).body["state"] == "started"
    assert shown(second, game_id)["game"]["you"] == 0


def test_sitting_down_twice_is_once(visitor, stranger, database):
    game_id = offered(visitor, {**OPEN, "seats": ["me", "open", "open"]})
    assert sit(visitor, game_id).body["state"] == "waiting"
    assert [sit(stranger, game_id).body["state"] for _ in range(3)] == ["waiting"] * 3
    taken = rows(database, "SELECT account FROM setup_seats WHERE game = ?", game_id)
    assert len([who for (who,) in taken if who]) == 2


@pytest.mark.parametrize(
    ("seat", "status", "code"),
    [
        (0, 409, "seat-taken"),
        (2, 409, "seat-taken"),
        (3, 422, "no-such-seat"),
        (-1, 422, "no-such-seat"),
        ("one", 400, "malformed-message"),
        (1.5, 400, "malformed-message"),
    ],
)
def test_seats_that_cannot_be_had(visitor, stranger, seat, status, code):
    game_id = offered(visitor, {**OPEN, "seats": ["me", "open", "computer:greedy"]})
    answer = sit(stranger, game_id, seat)
    assert (answer.status, answer.code) == (status, code)
    assert shown(visitor, game_id)["game"]["seats"][1]["kind"] == "open"


@pytest.mark.parametrize("body", ["", "[]", '{"chair": 1}', "{", b"\xff"])
def test_bodies_that_name_no_seat(visitor, stranger, body):
    game_id = offered(visitor)
    path = f"/api/games/{game_id}/seats"
    answer = stranger.ask("POST", path, body, content_type="application/json")
    assert (answer.status, answer.code) == (400, "malformed-message")


@pytest.mark.parametrize("game_id", ["aaaaaaaaaaaa", "%00", "a" * 100, "a" * 3000])
def test_games_that_there_are_not(visitor, game_id):
    visitor.create()
    for method, path in (
        ("POST", "seats"),
        ("DELETE", "seats"),
        ("POST", "rematch"),
        ("GET", "setup"),
    ):
        answer = visitor.ask(
            method, f"/api/games/{game_id}/{path}", {} if method == "POST" else None
        )
        refused = (400, "malformed-message") if len(game_id) > 128 else (404, "game-unknown")
        assert (answer.status, answer.code) == refused


def test_a_game_that_has_started_takes_nobody(visitor, stranger, node):
    game_id = offered(visitor)
    sit(stranger, game_id)
    third = Visitor(node[0])
    answer = sit(third, game_id)
    assert (answer.status, answer.code) == (409, "game-not-waiting")
    assert third.cookie is None, "no account for nothing"
    assert leave(visitor, game_id).code == "game-not-waiting"
    assert sit(stranger, game_id).body["state"] == "started", "who sits, sits"


def test_getting_up_again(visitor, stranger, node):
    game_id = offered(visitor, {**OPEN, "seats": ["me", "open", "open"]})
    sit(stranger, game_id)
    assert leave(stranger, game_id).body["state"] == "waiting"
    assert shown(visitor, game_id)["game"]["seats"][1]["kind"] == "open"
    assert leave(stranger, game_id).code == "not-your-seat"
    assert leave(Visitor(node[0]), game_id).code == "not-your-seat"


def test_who_made_it_withdraws_it(visitor, stranger):
    game_id = offered(visitor)
    assert leave(visitor, game_id).body == {"id": game_id, "state": "withdrawn"}
    for answer in (
        sit(stranger, game_id),
        visitor.ask("GET", f"/api/games/{game_id}"),
        leave(visitor, game_id),
    ):
        assert (answer.status, answer.code) == (410, "game-gone")
        assert answer.body["error"]["facts"]["state"] == "withdrawn"
    assert visitor.ask("GET", "/api/games").body == []


def test_rated_seats_are_for_accounts(ann, bob, visitor, node):
    game_id = offered(ann, RATED)
    answer = sit(visitor, game_id)
    assert (answer.status, answer.code, visitor.cookie) == (403, "rated-needs-account", None)
    offered(visitor)
    assert sit(visitor, game_id).code == "rated-needs-account"
    assert sit(bob, game_id).body["state"] == "started"


@pytest.mark.parametrize(
    ("ratings", "status"),
    [({"lowest": 1501}, 403), ({"highest": 1499}, 403), ({"lowest": 1400, "highest": 1600}, 200)],
)
def test_who_is_looked_for(ann, bob, ratings, status):
    """Without a rating one counts as 1500."""
    game_id = offered(ann, {**RATED, "ratings": ratings})
    answer = sit(bob, game_id)
    assert answer.status == status
    if status == 403:
        assert answer.code == "rating-outside-range"
        assert answer.body["error"]["facts"]["rating"] == 1500


def test_many_want_one_seat(visitor, node, database):
    """All ask at the same moment: one gets it, and the game starts once."""
    game_id = offered(visitor)
    address = node[0]
    crowd = [account(database, address)[0] for _ in range(8)]
    barrier, answers = threading.Barrier(len(crowd)), []

    def rush(one):
        barrier.wait()
        answers.append(sit(one, game_id))

    threads = [threading.Thread(target=rush, args=(one,)) for one in crowd]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status for answer in answers) == [200, *[409] * 7]
    assert {answer.code for answer in answers if answer.status == 409} == {"game-not-waiting"}
    events = truth.events(database, game_id)
    assert [type(event).__name__ for event in events[:2]] == ["Started", "StarterFound"]
    assert len(rows(database, "SELECT 1 FROM seats WHERE game = ?", game_id)) == 2
