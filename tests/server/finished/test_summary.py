"""A finished game over HTTP: its summary, its steps, its picture, and how it is found again."""

import base64
import xml.etree.ElementTree as ET

import pytest

from tests.server import truth
from tests.server.finished.test_routes import RATED, finish, move, seat_of, until
from tests.server.node import serving
from tests.server.people_there import game_of_two, person
from tests.server.visitor import Visitor


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """One for those who leave nothing behind."""
    with serving(tmp_path_factory.mktemp("summary") / "games.sqlite3") as address:
        yield address


@pytest.fixture
def node(tmp_path):
    with serving(tmp_path / "games.sqlite3") as address:
        yield address, tmp_path / "games.sqlite3"


def test_a_rated_game_is_summed_up_with_its_ratings(node):
    ann, bob = person(node[0], "Ann"), person(node[0], "Bob")
    game_id = game_of_two(ann, bob, **RATED)
    path = f"/api/games/{game_id}/summary"
    assert ann.ask("GET", path).code == "not-found", "it goes on"
    finish(node[1], game_id, ann, bob)
    told = until(lambda: Visitor(node[0]).ask("GET", path).body, lambda told: told["counted"])
    loser, winner = told["seats"]
    assert told["rated"]
    assert [seat["name"] for seat in told["seats"]] == ["Ann", "Bob"]
    assert loser["figures"]["gave_up"]
    assert winner["rating"]["change"] == -loser["rating"]["change"] > 0
    assert winner["rating"]["value"] == 1500 + winner["rating"]["change"]
    assert winner["rating"]["provisional"]
    assert len(loser["left"]) == 7


def test_a_casual_game_changes_no_rating(node):
    ann, bob = person(node[0], "Ann"), person(node[0], "Bob")
    game_id = game_of_two(ann, bob)
    finish(node[1], game_id, ann, bob)
    told = ann.ask("GET", f"/api/games/{game_id}/summary").body
    assert not told["rated"]
    assert [seat["rating"] for seat in told["seats"]] == [None, None]


def test_totals_are_compared_with_those_of_the_document(node):
    ann, bob = person(node[0], "Ann"), person(node[0], "Bob")
    passed_out = {}
    for edition in ("HU-W", "EL", "HU-M"):
        game_id = game_of_two(ann, bob, edition=edition)
        for turn in range(4):
            state = truth.state(node[1], game_id)
            mover = next(p for p in (ann, bob) if seat_of(p, game_id) == state.to_move)
            assert move(mover, game_id, state.seq, "pass").status == 200, turn
        passed_out[edition] = ann.ask("GET", f"/api/games/{game_id}/summary").body
    totals = {edition: told["totals"] for edition, told in passed_out.items()}
    together = {
        edition: sum(seat["adjustment"] for seat in told["seats"])
        for edition, told in passed_out.items()
    }
    assert totals["HU-W"] == {
        "together": together["HU-W"],
        "usual": [400, 800],
        "grade": None,
        "each": [250, 300],
    }
    assert totals["EL"]["usual"] == [500, 700]
    assert totals["EL"]["each"] is None
    assert totals["HU-M"] is None


def test_games_are_found_by_what_one_remembers(node):
    ann, bob, cid = (person(node[0], name) for name in ("Ann", "Bob", "Cid"))
    with_bob = game_of_two(ann, bob, visibility="private")
    with_cid = game_of_two(ann, cid, edition="CS", visibility="public")
    finish(node[1], with_bob, ann, bob)
    finish(node[1], with_cid, ann, cid, by=cid)
    path = "/api/accounts/me/games"
    both = until(lambda: ann.ask("GET", path).body["games"], lambda games: len(games) == 2)
    assert [[seat["name"] for seat in game["seats"]] for game in both] == [
        ["Ann", "Cid"],
        ["Ann", "Bob"],
    ]
    at = both[0]["finished"]
    for query, found in {
        "edition=CS": [with_cid],
        "outcome=lost": [with_bob],
        "opponent=bób": [with_bob],
        "against=people": [with_cid, with_bob],
        "against=computers": [],
        f"since={at}": [with_cid],
        f"until={at}": [with_bob],
        "edition=CS&outcome=lost": [],
    }.items():
        answer = ann.ask("GET", f"{path}?{query.replace('ó', '%C3%B3')}")
        assert [game["game"] for game in answer.body["games"]] == found, query
    public = Visitor(node[0]).ask("GET", "/api/accounts/Ann/games").body["games"]
    assert [game["game"] for game in public] == [with_cid]


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("opponent=Nobody", 404, "account-unknown"),
        ("outcome=great", 400, "malformed-message"),
        ("since=yesterday", 400, "malformed-message"),
    ],
)
def test_a_search_for_what_there_is_not(address, query, status, code):
    guest = Visitor(address)
    guest.create()
    answer = guest.ask("GET", f"/api/accounts/me/games?{query}")
    assert (answer.status, answer.code) == (status, code)


def test_steps_and_picture_of_a_game_and_of_its_file(node):
    ann, bob = person(node[0], "Ann"), person(node[0], "Bob")
    game_id = game_of_two(ann, bob)
    running = Visitor(node[0]).ask("GET", f"/api/games/{game_id}/replay").body
    assert (running["over"], running["steps"]) == (None, [])
    finish(node[1], game_id, ann, bob)
    replay = ann.ask("GET", f"/api/games/{game_id}/replay").body
    assert [step["kind"] for step in replay["steps"]] == ["turn", "turn", "end"]
    assert replay["you"] == 0
    text = ann.ask("GET", f"/api/games/{game_id}/json").text
    again = Visitor(node[0]).ask("POST", "/api/replays", {"text": text}).body
    assert again["steps"] == replay["steps"]
    assert again["id"] is None
    for drawn in (
        ann.ask("GET", f"/api/games/{game_id}/picture?seq=3"),
        ann.ask("POST", "/api/replays/picture", {"text": text}),
    ):
        assert drawn.headers["content-type"] == "image/svg+xml"
        title = ET.fromstring(drawn.text).find(".//{http://www.w3.org/2000/svg}title")
        assert "Ann 0 – Bob 0" in title.text


def lines_of(picture):
    """What a picture calls its first column and its first row."""
    texts = [
        each.text for each in ET.fromstring(picture.text).iter("{http://www.w3.org/2000/svg}text")
    ]
    return texts[0], texts[15]


def test_a_picture_names_its_squares_as_one_wishes(node):
    ann, bob = person(node[0], "Ann"), person(node[0], "Bob")
    game_id = game_of_two(ann, bob)
    own = f"/api/games/{game_id}/picture"
    assert lines_of(ann.ask("GET", own)) == ("A", "1")
    assert lines_of(ann.ask("GET", f"{own}?coordinates=lettered-rows")) == ("1", "A")
    assert ann.ask("GET", f"{own}?coordinates=runes").status == 400
    text = ann.ask("GET", f"/api/games/{game_id}/json").text
    file = {"text": text, "coordinates": "lettered-rows"}
    assert lines_of(ann.ask("POST", "/api/replays/picture", file)) == ("1", "A")


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("", {"text": "hello"}, 422, "gcg-no-moves"),
        ("", {"text": "{}"}, 422, "game-file-malformed"),
        ("", {"text": "#player1 a A\n>a: AB 8H AB +2 2", "edition": "XX"}, 422, "edition-unknown"),
        ("/picture", {"text": ""}, 422, "gcg-no-moves"),
        ("/analysis", {"text": "#player1 a A\n>a: LÓ 8H LÓ +6 6", "edition": "HU-M", "seq": 77}, 422, "analysis-no-turn"),
        ("/analysis", {"text": "#player1 a A\n>a:  8H LÓ +6 6", "edition": "HU-M", "seq": 4}, 422, "analysis-no-rack"),
        ("", {"text": "x" * 200_000}, 413, "message-too-large"),
        ("", {"text": 5}, 400, "malformed-message"),
        ("", {}, 400, "malformed-message"),
        ("", {"text": "x", "data": "eA=="}, 400, "malformed-message"),
        ("", {"data": "?"}, 400, "malformed-message"),
        ("", {"text": "#player1 a A\n>a: - +0 0"}, 422, "edition-unclear"),
    ],
)  # fmt: skip
def test_files_that_cannot_be_shown(address, path, body, status, code):
    answer = Visitor(address).ask("POST", f"/api/replays{path}", body)
    assert (answer.status, answer.code) == (status, code)


def test_a_file_in_a_code_page_comes_as_its_bytes(address):
    """The page sends what is not UTF-8 so; the library finds the encoding."""
    text = "#lexicon HU-M\n#player1 a Bő\n>a: KŐABCDE 8H KŐ +12 12\n"
    for codec in ("cp1250", "iso8859-2", "utf-16", "utf-8"):
        body = {"data": base64.b64encode(text.encode(codec)).decode()}
        answer = Visitor(address).ask("POST", "/api/replays", body)
        assert answer.status == 200, codec
        assert answer.body["seats"][0]["name"] == "Bő", codec
        assert [step["kind"] for step in answer.body["steps"]] == ["turn"], codec


def test_a_turn_of_a_file_is_weighed(address):
    text = "#player1 a A\n#player2 b B\n#lexicon HU-M\n>a: LÓGSÁTE 8H LÓ +6 6"
    answer = Visitor(address).ask("POST", "/api/replays/analysis", {"text": text, "seq": 5})
    assert answer.status == 200
    assert sum(one.get("played", False) for one in answer.body["candidates"]) == 1
