"""Quick pairing: who asks for the same meets, without anybody choosing a game from a list.

The tests share a server, and what one has left waiting another would meet: each has a clock
of its own.
"""

import itertools
import threading
from functools import partial

import pytest

from tests.server import truth
from tests.server.lobby.meeting import OPEN, account, leave, lobby, offered, shown, until
from tests.server.visitor import Visitor

MAINS = itertools.count(600_000, 1_000)


@pytest.fixture
def rapid():
    """Settings that no other test asks for."""
    return {"edition": "HU-M", "clock": {"main": next(MAINS), "increment": 5_000}}


def pair(visitor, body):
    return visitor.ask("POST", "/api/lobby/pairing", body)


def test_the_second_who_asks_for_the_same_meets_the_first(visitor, stranger, database, rapid):
    first = pair(visitor, rapid)
    assert (first.status, first.body["state"]) == (200, "waiting")
    assert pair(stranger, rapid).body == {"id": first.body["id"], "state": "started"}
    game = shown(visitor, first.body["id"])["game"]
    assert (game["you"], game["house"]["clock"]["main"]) == (0, rapid["clock"]["main"])
    assert len(truth.state(database, first.body["id"]).seats) == 2


def test_a_third_waits_for_a_fourth(visitor, stranger, node, rapid):
    met = pair(visitor, rapid).body["id"], pair(stranger, rapid).body["id"]
    third = pair(Visitor(node[0]), rapid).body
    assert met[0] == met[1] != third["id"]
    assert third["state"] == "waiting"


def test_who_asks_twice_waits_once(visitor, rapid):
    assert pair(visitor, rapid).body == pair(visitor, rapid).body


@pytest.mark.parametrize(
    "other", [{"clock": {"main": 180_000}}, {"clock": {"per_move": 77_000}}, {"edition": "ET"}]
)
def test_other_settings_do_not_meet(visitor, stranger, other, rapid):
    first = pair(visitor, rapid).body["id"]
    answer = pair(stranger, {**rapid, **other})
    assert (answer.body["id"] != first, answer.body["state"]) == (True, "waiting")


def test_a_game_offered_by_the_form_is_met_as_well(visitor, stranger, rapid):
    body = {**OPEN, "house": {"clock": rapid["clock"]}}
    game_id = offered(visitor, body)
    assert pair(stranger, rapid).body == {"id": game_id, "state": "started"}


@pytest.mark.parametrize(
    ("change", "house"),
    [
        ({"visibility": "private"}, {}),
        ({"seats": ["me", "open", "open"]}, {}),
        ({"chat": "phrases"}, {}),
        ({}, {"challenge": "double"}),
    ],
)
def test_what_is_agreed_on_otherwise_is_not_met(visitor, stranger, change, house, rapid):
    rules = {"clock": rapid["clock"], **house}
    game_id = offered(visitor, {**OPEN, "house": rules, **change})
    assert pair(stranger, rapid).body["id"] != game_id


def test_what_is_withdrawn_is_not_met(visitor, stranger, rapid):
    game_id = pair(visitor, rapid).body["id"]
    leave(visitor, game_id)
    answer = pair(stranger, rapid).body
    assert (answer["id"] != game_id, answer["state"]) == (True, "waiting")


@pytest.mark.parametrize("blocker", [0, 1])
def test_whom_one_has_blocked_one_does_not_meet(node, blocker, rapid):
    address, database = node
    names = f"Ann{blocker}", f"Bob{blocker}"
    people = [account(database, address, name)[0] for name in names]
    blocked = names[1 - blocker]
    assert people[blocker].ask("PUT", f"/api/account/blocks/{blocked}").status == 204
    first, second = (pair(visitor, rapid).body for visitor in people)
    assert first["id"] != second["id"]
    assert second["state"] == "waiting"


def test_many_who_ask_at_once_meet_two_by_two(node, rapid):
    crowd = [Visitor(node[0]) for _ in range(8)]
    barrier, found = threading.Barrier(len(crowd)), []

    def run(visitor):
        barrier.wait()
        found.append(pair(visitor, rapid).body["id"])

    threads = [threading.Thread(target=partial(run, visitor)) for visitor in crowd]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found.count(game_id) for game_id in set(found)) == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"edition": "XX"}, 422, "edition-unknown"),
        ({"edition": "HU-M", "clock": {"main": 1}}, 422, "clock-out-of-range"),
        ({"edition": "HU-M", "seats": ["me"]}, 400, "malformed-message"),
        ({}, 400, "malformed-message"),
    ],
)
def test_what_cannot_be_played_is_refused(visitor, body, status, code):
    answer = pair(visitor, body)
    assert (answer.status, answer.code) == (status, code)


def test_the_lobby_tells_how_many_are_here(visitor, stranger):
    with lobby(visitor) as line:
        line.until("lobby")
        until(line, lambda message: message["people"] == 1)
        with lobby(stranger):
            until(line, lambda message: message["people"] == 2)
        until(line, lambda message: message["people"] == 1)


def test_the_link_to_a_game_is_a_picture(visitor, stranger):
    picture = stranger.ask("GET", f"/api/games/{offered(visitor)}/qr")
    assert picture.status == 200
    assert picture.text.startswith("<svg")
    assert stranger.ask("GET", "/api/games/aaaaaaaaaaaa/qr").code == "game-unknown"
