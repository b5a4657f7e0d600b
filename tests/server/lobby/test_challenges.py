"""Somebody is challenged by name; and those who have played play again."""

import contextlib
import sqlite3
import threading
import time

import pytest

from tests.server import truth
from tests.server.lobby.meeting import (
    OPEN,
    RATED,
    account,
    leave,
    lobby,
    offered,
    resign,
    setup_of,
    shown,
    sit,
    until,
)


@pytest.fixture
def pair(node):
    """Two registered players with names of their own: (visitor, visitor, name)."""
    from crossglot.server.identifiers import new_id

    name = f"Żółć {new_id()}"
    return account(node[1], node[0])[0], account(node[1], node[0], name)[0], name


def challenge(pair, **body):
    return offered(pair[0], {**RATED, "seats": ["me", f"account:{pair[2]}"], **body})


def test_a_challenge_is_told_and_accepted(pair, stranger, node):
    one, other, _ = pair
    with lobby(other) as line:
        line.until("challenges")
        game_id = challenge(pair)
        told = until(line, lambda m: m["type"] == "challenges" and m["challenges"])
        assert [offer["id"] for offer in told["challenges"]] == [game_id]
        third = account(node[1], node[0])[0]
        assert sit(third, game_id).code == "seat-reserved"
        assert sit(other, game_id).body["state"] == "started"
        until(line, lambda m: m["type"] == "challenges" and not m["challenges"])
    assert shown(other, game_id)["game"]["you"] == 1
    assert one.ask("GET", "/api/challenges").body == []


def test_a_challenge_is_in_no_list_of_others(pair, stranger, ann):
    with lobby(stranger) as line:
        line.next()
        game_id = challenge(pair)
        other = offered(ann)
        until(line, lambda m: any(o["id"] == other for o in m["seeks"]))
        assert game_id not in "".join(stranger.received)
    assert stranger.ask("GET", "/api/challenges").body == []


def test_a_challenge_is_declined(pair):
    one, other, _ = pair
    game_id = challenge(pair)
    assert other.ask("GET", "/api/games").body[0]["state"] == "invited"
    assert leave(other, game_id).body["state"] == "declined"
    assert sit(other, game_id).code == "game-gone"
    with one.live(game_id) as line:
        refused = line.until("error")["error"]
    assert (refused["code"], refused["facts"]["state"]) == ("game-gone", "declined")


def test_the_invited_takes_the_seat_that_is_kept(pair):
    _, other, name = pair
    game_id = offered(pair[0], {**OPEN, "seats": ["me", "open", f"account:{name}"]})
    assert sit(other, game_id, 1).code == "seat-reserved"
    assert sit(other, game_id).status == 200
    assert shown(other, game_id)["you"] == 2


def block(database, who, whom):
    with contextlib.closing(sqlite3.connect(database, timeout=60)) as connection:
        connection.execute("INSERT INTO blocks VALUES (?, ?, ?)", (who, whom, time.time()))
        connection.commit()


def test_whom_one_has_blocked_one_does_not_meet(node, database):
    address = node[0]
    troll, his = account(database, address)
    name = f"Béla {his}"
    bela, number = account(database, address, name)
    game_id = offered(bela)
    old = offered(bela)
    sit(troll, old)
    resign(troll, old)
    block(database, number, his)
    invitation = {**OPEN, "seats": ["me", f"account:{name}"]}
    for answer in (
        sit(troll, game_id),
        troll.ask("POST", "/api/games", invitation),
        rematch(troll, old),
    ):
        assert (answer.status, answer.code) == (403, "seat-not-welcome")
    assert sit(bela, offered(troll)).status == 200, "who blocks may still choose"


def played(pair, database):
    game_id = challenge(pair)
    sit(pair[1], game_id)
    resign(pair[0], game_id)
    return game_id


def rematch(visitor, game_id):
    return visitor.ask("POST", f"/api/games/{game_id}/rematch")


def test_a_rematch_starts_when_both_have_asked(pair, database):
    one, other, _ = pair
    game_id = played(pair, database)
    with other.live(game_id) as line:
        line.until("snapshot")
        asked = rematch(one, game_id).body
        assert asked["state"] == "waiting"
        news = line.until("rematch")
        assert news == {"type": "rematch", "id": asked["id"], "state": "waiting", "agreed": [0]}
        assert rematch(one, game_id).body == asked, "asking again is asking once"
        assert rematch(other, game_id).body == {"id": asked["id"], "state": "started"}
        assert until(line, lambda m: m.get("state") == "started")["agreed"] == [0, 1]
    assert rematch(one, game_id).body == rematch(other, game_id).body
    new = setup_of(one, asked["id"])["game"]
    assert (new["rated"], new["rematch_of"], new["house"]) == (
        True, game_id, setup_of(one, game_id)["game"]["house"],
    )  # fmt: skip
    assert setup_of(one, game_id)["rematch"]["id"] == asked["id"]
    assert (shown(one, asked["id"])["game"]["you"], shown(other, asked["id"])["game"]["you"]) == (
        1,
        0,
    )


def test_two_ask_at_the_same_moment(pair, database):
    game_id = played(pair, database)
    barrier, answers = threading.Barrier(4), []

    def ask(visitor):
        barrier.wait()
        answers.append(rematch(visitor, game_id).body)

    threads = [threading.Thread(target=ask, args=(who,)) for who in pair[:2] * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({answer["id"] for answer in answers}) == 1
    assert rematch(pair[0], game_id).body["state"] == "started"
    assert truth.events(database, answers[0]["id"])


def test_a_rematch_is_refused(pair, database):
    one, other, _ = pair
    game_id = played(pair, database)
    new = rematch(one, game_id).body["id"]
    assert leave(other, new).body["state"] == "declined"
    answer = rematch(one, game_id)
    assert (answer.status, answer.code) == (409, "rematch-refused")


def test_who_takes_the_wish_back_may_wish_again(pair, database):
    one, other, _ = pair
    game_id = played(pair, database)
    first = rematch(one, game_id).body["id"]
    assert leave(one, first).body["state"] == "withdrawn"
    second = rematch(other, game_id).body
    assert (second["id"] != first, second["state"]) == (True, "waiting")


def test_a_rematch_with_a_computer_starts_at_once(visitor):
    game_id = visitor.create()
    assert (rematch(visitor, game_id).status, rematch(visitor, game_id).code) == (
        409,
        "game-not-over",
    )
    resign(visitor, game_id)
    new = rematch(visitor, game_id).body
    assert new["state"] == "started"
    assert shown(visitor, new["id"])["game"]["you"] == 1


def test_who_did_not_play_asks_in_vain(pair, stranger, database):
    game_id = played(pair, database)
    assert (rematch(stranger, game_id).status, rematch(stranger, game_id).code) == (
        403,
        "not-your-seat",
    )
    waiting = offered(pair[0])
    assert rematch(pair[0], waiting).code == "game-unknown"
