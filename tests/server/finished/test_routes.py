"""Finished games as they are asked for over HTTP, after games over the real server."""

import pytest

from crossglot.game import fold
from crossglot.game.json_file import STANDARD, read_events
from tests.server import truth
from tests.server.node import process, serving
from tests.server.people_there import game_of_two, person
from tests.server.visitor import Visitor


@pytest.fixture
def node(tmp_path):
    with serving(tmp_path / "games.sqlite3") as address:
        yield address, tmp_path / "games.sqlite3"


RATED = {"rated": True, "visibility": "public", "house": {"clock": {"main": 300_000}}}


def finish(database, game_id, *players, by=None):
    """Each seat passes once, then one resigns; who did."""
    for _ in range(2):
        state = truth.state(database, game_id)
        mover = next(p for p in players if seat_of(p, game_id) == state.to_move)
        assert move(mover, game_id, state.seq, "pass").status == 200
    loser = by or players[0]
    assert move(loser, game_id, truth.state(database, game_id).seq, "resign").status == 200
    return loser


def seat_of(player, game_id):
    return player.ask("GET", f"/api/games/{game_id}").body["game"]["you"]


def move(player, game_id, seq, kind):
    body = {"move_id": f"{kind}-{seq}", "expected_seq": seq, "move": {"kind": kind}}
    return player.ask("POST", f"/api/games/{game_id}/moves", body)


def until(asked, wanted):
    """Ask again until the answer is there: games are counted beside the game."""
    while not wanted(answer := asked()):
        pass
    return answer


def test_a_rated_game_from_the_lobby_to_the_ratings(node):
    ann, bob = person(node[0], "Ann"), person(node[0], "Bob")
    game_id = game_of_two(ann, bob, **RATED)
    finish(node[1], game_id, ann, bob)
    stranger = Visitor(node[0])
    found = until(lambda: stranger.ask("GET", "/api/accounts/Bob/ratings").body, bool)
    lost = ann.ask("GET", "/api/accounts/me/ratings").body
    assert [(r["family"], r["speed"], r["games"], r["provisional"]) for r in found] == [
        ("hu", "blitz", 1, True)
    ]
    assert found[0]["value"] > 1500 > lost[0]["value"]
    page = stranger.ask("GET", "/api/accounts/Bob/ratings/hu/blitz").body
    assert [(r["kind"], r["game"]) for r in page["records"]] == [("game", game_id)]
    assert page["cursor"] is None
    assert stranger.ask("GET", "/api/accounts/Bob/ratings/hu/rapid").body["records"] == []
    games = stranger.ask("GET", "/api/accounts/Bob/games").body["games"]
    assert [(g["game"], g["outcome"], g["rated"], g["reason"]) for g in games] == [
        (game_id, "won", True, "resignation")
    ]


def test_statistics_and_pages_of_games(node):
    ann, bob = person(node[0], "Ann"), person(node[0], "Bob")
    ids = [game_of_two(ann, bob) for _ in range(3)]
    for game_id in ids:
        finish(node[1], game_id, ann, bob, by=bob)
    path = "/api/accounts/me/statistics"
    total = until(lambda: ann.ask("GET", path).body[0], lambda total: total["games"] == 3)
    assert (total["won"], total["lost"], total["given_up"]) == (3, 0, 0)
    seen, cursor = [], ""
    while cursor is not None:
        page = ann.ask("GET", f"/api/accounts/me/games?limit=2{cursor}").body
        seen += [game["game"] for game in page["games"]]
        cursor = page["cursor"] and f"&cursor={page['cursor']}"
    assert sorted(seen) == sorted(ids)
    assert bob.ask("GET", path).body[0]["given_up"] == 3


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("Nobody/statistics", 404, "account-unknown"),
        ("Nobody/games", 404, "account-unknown"),
        ("Nobody/ratings", 404, "account-unknown"),
        ("Nobody/ratings/hu/blitz", 404, "account-unknown"),
        ("me/statistics", 401, "not-signed-in"),
        ("Ann/games?cursor=nonsense", 400, "malformed-message"),
        ("Ann/games?cursor=1e9-x", 400, "malformed-message"),
        ("Ann/games?limit=many", 400, "malformed-message"),
    ],
)
def test_what_is_not_there(node, path, status, code):
    person(node[0], "Ann")
    answer = Visitor(node[0]).ask("GET", f"/api/accounts/{path}")
    assert (answer.status, answer.code) == (status, code)


def test_a_game_that_ended_as_the_server_died_is_counted_after_the_restart(tmp_path):
    database = tmp_path / "games.sqlite3"
    with process(database, "ThinkingPlayers") as (running, address):
        ann = person(address, "Ann")
        game_id = ann.create()
        state = truth.state(database, game_id)
        assert move(ann, game_id, state.seq, "resign").status == 200
        running.kill()
        running.wait()
    with process(database) as (_, address):
        again = Visitor(address, ann.cookie)
        path = "/api/accounts/me/statistics"
        total = until(lambda: again.ask("GET", path).body[0], lambda total: total["games"] == 1)
        assert total["given_up"] == 1


def test_a_game_as_json_tells_its_reader_no_more_than_he_may_know(node):
    ann, bob = person(node[0], "Ann"), person(node[0], "Bob")
    game_id = game_of_two(ann, bob)
    state = truth.state(node[1], game_id)
    path = f"/api/games/{game_id}/json"
    for visitor in (ann, bob, Visitor(node[0])):
        text = visitor.ask("GET", path).text
        seen = fold(read_events(text.encode(), STANDARD))
        seat = seat_of(visitor, game_id)
        for owner, rack in enumerate(state.racks):
            assert seen.racks[owner] == (rack if owner == seat else bytes(len(rack)))
        assert state.seed not in text
    finish(node[1], game_id, ann, bob)
    text = Visitor(node[0]).ask("GET", path).text
    assert fold(read_events(text.encode(), STANDARD)).racks == truth.state(node[1], game_id).racks
    assert state.seed not in text
