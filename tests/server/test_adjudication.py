"""Games that an arbiter ends: others' games, and with the words of the rules."""

import contextlib
import sqlite3
from types import SimpleNamespace

import pytest

from tests.server.node import serving
from tests.server.people_there import game_of_two, person
from tests.server.sitting import lines_at, sit_down
from tests.server.visitor import Visitor


@pytest.fixture
def site(tmp_path):
    """A server, and the file of its games."""
    database = tmp_path / "games.sqlite3"
    with serving(database) as address:
        yield SimpleNamespace(address=address, database=database)


def make_arbiter(site, name):
    with contextlib.closing(sqlite3.connect(site.database)) as connection:
        connection.execute("UPDATE accounts SET role = 'arbiter' WHERE name = ?", (name,))
        connection.commit()


def test_an_arbiter_ends_a_game_and_nobody_else(site):
    game_id, cookies = sit_down(site.database)
    path = f"/api/games/{game_id}/adjudication"
    player, arbiter = Visitor(site.address, cookies[0]), person(site.address, "Whistle")
    with lines_at(site.address, game_id, cookies) as (a, _):
        for visitor, status in ((Visitor(site.address), 401), (player, 401), (arbiter, 403)):
            assert visitor.ask("POST", path, {"winners": [0]}).status == status
        make_arbiter(site, "Whistle")
        for winners, code in (([7], "no-such-seat"), (["x"], "malformed-message")):
            assert arbiter.ask("POST", path, {"winners": winners}).code == code
        assert arbiter.ask("POST", path, {"winners": [1]}).status == 204
        over = a.shown(lambda game: game["over"])["over"]
        assert (over["reason"], over["winners"]) == ("adjudicated", [1])
        again = arbiter.ask("POST", path, {"winners": []})
        assert (again.status, again.code) == (409, "game-over")
        assert arbiter.ask("POST", "/api/games/none/adjudication", {"winners": []}).status == 404
    with contextlib.closing(sqlite3.connect(site.database)) as connection:
        logged = connection.execute("SELECT action, subject FROM audit").fetchall()
    assert ("game-adjudicated", game_id) in logged


def test_no_arbiter_rules_on_his_own_game(site):
    arbiter, other = person(site.address, "Referee"), person(site.address, "Loser")
    game_id = game_of_two(arbiter, other)
    make_arbiter(site, "Referee")
    for winners in ([0], [1], []):
        answer = arbiter.ask("POST", f"/api/games/{game_id}/adjudication", {"winners": winners})
        assert (answer.status, answer.code) == (422, "not-oneself")
    assert other.ask("GET", f"/api/games/{game_id}").body["game"]["over"] is None
