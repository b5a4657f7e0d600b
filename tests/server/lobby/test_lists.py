"""An account's games: its turn first, then what it is asked, then what it waits for."""

import pytest

from tests.server.lobby.meeting import (
    OPEN,
    RATED,
    account,
    leave,
    offered,
    resign,
    rows,
    setup_of,
    shown,
    sit,
)
from tests.server.node import serving
from tests.server.visitor import Visitor


def mine(visitor, query=""):
    answer = visitor.ask("GET", f"/api/games{query}")
    assert answer.status == 200, answer.text
    return answer.body


def started(one, other):
    game_id = offered(one)
    sit(other, game_id)
    return game_id, shown(one, game_id)["game"]["to_move"]


def test_the_order_of_the_list(tmp_path):
    database = tmp_path / "games.sqlite3"
    with serving(database, seed=None) as address:  # now one begins, now the other
        one, _ = account(database, address, "Lőrinc")
        other, _ = account(database, address, "Pál")
        over = started(one, other)[0]
        resign(one, over)
        waiting = offered(one)
        games = dict(started(one, other) for _ in range(6))
        while set(games.values()) != {0, 1}:
            games |= dict([started(one, other)])
        invited = offered(other, {**RATED, "seats": ["me", "account:lőrinc"]})
        listed, his = mine(one), mine(other)
    states = [game["state"] for game in listed]
    order = ["your-turn", "invited", "their-turn", "waiting", "over"]
    assert states == sorted(states, key=order.index)
    assert {game["id"] for game in listed} == {over, waiting, invited, *games}
    by_id = {game["id"]: game for game in listed}
    assert {by_id[game]["state"] for game, turn in games.items() if turn == 0} == {"your-turn"}
    assert {by_id[game]["state"] for game, turn in games.items() if turn == 1} == {"their-turn"}
    assert [by_id[game]["state"] for game in (invited, waiting, over)] == [
        "invited",
        "waiting",
        "over",
    ]
    assert [seat["name"] for seat in by_id[waiting]["seats"]] == ["Lőrinc", ""]
    assert (by_id[invited]["you"], by_id[invited]["rated"]) == (1, True)
    assert {game["state"] for game in his} == {"your-turn", "their-turn", "waiting", "over"}


@pytest.mark.parametrize("state", ["your-turn", "invited", "their-turn", "waiting", "over"])
def test_only_some_of_them(ann, bob, state):
    resign(ann, started(ann, bob)[0])
    offered(ann)
    started(ann, bob)
    everything = mine(ann)
    assert mine(ann, f"?only={state}") == [game for game in everything if game["state"] == state]


@pytest.mark.parametrize("query", ["?only=mine", "?since=yesterday", "?before=x"])
def test_lists_that_there_are_not(ann, query):
    answer = ann.ask("GET", f"/api/games{query}")
    assert (answer.status, answer.code) == (400, "malformed-message")


def test_games_of_today_and_pages_of_old_ones(ann, bob, database):
    ids = []
    for _ in range(3):
        ids.append(started(ann, bob)[0])
        resign(bob, ids[-1])
        while setup_of(ann, ids[-1])["game"]["state"] != "over":
            pass  # it is noted right after the acknowledgement
    listed = mine(ann)
    assert [game["id"] for game in listed] == list(reversed(ids))
    latest = listed[0]["updated"]
    assert [game["id"] for game in mine(ann, f"?since={latest}")] == [ids[-1]]
    ended = dict(rows(database, "SELECT id, ended FROM game_setups WHERE state = 'over'"))
    assert [g["id"] for g in mine(ann, f"?before={ended[ids[1]]}")] == [ids[0]]


def test_what_was_given_up_is_not_listed(ann, bob):
    leave(ann, offered(ann))
    game_id = offered(ann, {**OPEN, "seats": ["me", "open", "open"]})
    sit(bob, game_id)
    leave(bob, game_id)
    assert mine(bob) == []
    assert [game["id"] for game in mine(ann)] == [game_id]


def test_a_restart_keeps_offers_challenges_and_lists(tmp_path):
    database = tmp_path / "games.sqlite3"
    with serving(database) as address:
        one, _ = account(database, address)
        other, _ = account(database, address, "Ödön")
        seek = offered(one, RATED)
        challenge = offered(one, {**RATED, "seats": ["me", "account:ödön"]})
        running = offered(one)
        sit(other, running)
        before = mine(one)
    with serving(database) as address:
        one, other = Visitor(address, one.cookie), Visitor(address, other.cookie)
        assert mine(one) == before
        listed = one.ask("GET", "/api/lobby").body
        assert [offer["id"] for offer in listed["seeks"]] == [seek]
        assert [offer["id"] for offer in listed["games"]] == [running]
        assert [offer["id"] for offer in other.ask("GET", "/api/challenges").body] == [challenge]
        assert sit(other, seek).body["state"] == "started"
        assert sit(other, challenge).body["state"] == "started"


def test_what_a_crash_left_half_done_is_finished(tmp_path):
    """All have sat down and nothing is written yet; or a game has ended and nobody noted it."""
    database = tmp_path / "games.sqlite3"
    with serving(database) as address:
        one, _ = account(database, address)
        other, _ = account(database, address)
        unwritten, unmarked, unnoted = (offered(one) for _ in range(3))
        sit(other, unmarked)
        sit(other, unnoted)
        resign(one, unnoted)
    with serving(database):
        pass
    rows_changed(
        database,
        f"UPDATE setup_seats SET agreed = 1, account = (SELECT account FROM setup_seats WHERE"
        f" game = '{unmarked}' AND seat = 1) WHERE game = '{unwritten}' AND seat = 1",
        f"UPDATE game_setups SET state = 'full' WHERE id IN ('{unwritten}', '{unmarked}')",
        f"UPDATE game_setups SET state = 'started', ended = NULL WHERE id = '{unnoted}'",
    )
    with serving(database) as address:
        one = Visitor(address, one.cookie)
        listed = one.ask("GET", "/api/lobby").body
        assert {offer["id"] for offer in listed["games"]} == {unwritten, unmarked}
        assert {g["id"]: g["state"] == "over" for g in mine(one)} == {
            unwritten: False, unmarked: False, unnoted: True,
        }  # fmt: skip
        assert shown(one, unwritten)["type"] == "snapshot"


def rows_changed(database, *statements):
    import contextlib
    import sqlite3

    with contextlib.closing(sqlite3.connect(database, timeout=60)) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount > 0, statement
        connection.commit()
