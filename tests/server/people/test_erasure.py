"""Taking one's data along; and after an erasure nothing personal is in any file."""

import json

import pytest

from tests.server.node import serving
from tests.server.people.authenticator import Authenticator
from tests.server.people.letter_box import open_box, token_in
from tests.server.people.person import PASSWORD, Person, sign_in_long_ago
from tests.server.people.test_passkeys import add

NAME = "Zebulon-Quux"
ADDRESS = "zebulon.quux@post.example"
AGENT = "Quuxbrowser/7"
TRACES = [NAME, NAME.lower(), "zebulonquux", ADDRESS, AGENT, "My-quux-phone", "My-quux-bot"]


@pytest.fixture
def home(tmp_path):
    """(address, folder, letter box) of a server of its own."""
    with open_box() as (box, mail):
        options = {"mail": mail, "public_url": "https://play.example"}
        with serving(tmp_path / "games.sqlite3", **options) as address:
            yield address, tmp_path, box


def settled(address, box):
    """Somebody who has left traces wherever one can."""
    person = Person(address).register(NAME)
    person.ask("POST", "/api/account/login", {"name": NAME, "password": PASSWORD}, user_agent=AGENT)
    person.ask("PUT", "/api/account/address", {"address": ADDRESS})
    token = token_in(box.next(), "confirm")
    assert person.ask("POST", "/api/account/address/confirm", {"token": token}).status == 204
    assert add(person, Authenticator("https://play.example")).status == 201
    credential = {"label": "My-quux-bot", "scopes": ["games:read"]}
    assert person.ask("POST", "/api/account/tokens", credential).status == 201
    return person


def erase(person, **more):
    return person.ask("POST", "/api/account/erase", {"name": NAME, **more})


def traces(folder):
    """Where something personal is still to be read."""
    return sorted(
        {
            f"{trace} in {path.name}"
            for path in folder.iterdir()
            for trace in TRACES
            if trace.encode() in path.read_bytes()
        }
    )


def test_nothing_personal_is_left_in_any_file(home):
    address, folder, box = home
    person = settled(address, box)
    finished, running = person.create(), person.create()
    with person.live(finished) as line:
        line.next()
        assert line.move({"kind": "resign"})["type"] == "ack"
    assert len(traces(folder)) >= 4, "the traces are there to be erased"
    assert erase(person).status == 204
    assert traces(folder) == []
    stranger = Person(address)
    for game in (finished, running):
        view = stranger.ask("GET", f"/api/games/{game}").body["game"]
        assert view["seats"][0]["name"] == "deleted"
        assert NAME not in stranger.ask("GET", f"/api/games/{game}/gcg").text
    assert traces(folder) == []


def test_nothing_comes_back_after_a_restart(home):
    address, folder, box = home
    person = settled(address, box)
    game = person.create()
    assert erase(person).status == 204
    with serving(folder / "games.sqlite3", public_url="https://play.example") as again:
        view = Person(again).ask("GET", f"/api/games/{game}").body["game"]
        assert view["seats"][0]["name"] == "deleted"
        assert Person(again).log_in(NAME).status == 401
    assert traces(folder) == []


def test_those_who_watch_see_the_name_go(home):
    address, _, box = home
    person = settled(address, box)
    game = person.create()
    with Person(address).live(game) as line:
        assert line.next()["game"]["seats"][0]["name"] == NAME
        assert erase(person).status == 204
        while (
            line.next()["type"] != "snapshot" or line.snapshot["game"]["seats"][0]["name"] == NAME
        ):
            pass
    assert line.snapshot["game"]["seats"][0]["name"] == "deleted"


def test_all_doors_are_shut(home):
    address, _, box = home
    person = settled(address, box)
    elsewhere = Person(address)
    elsewhere.log_in(NAME)
    headers = person.bearer("games:read")
    token = person.cookie
    assert erase(person).status == 204
    assert Person(address, cookie=token).me()["kind"] == "visitor"
    assert elsewhere.me()["kind"] == "visitor"
    assert elsewhere.ask("GET", "/api/games", **headers).code == "token-unknown"
    assert elsewhere.log_in(NAME).status == 401
    assert elsewhere.ask("GET", f"/api/accounts/{NAME}").status == 404
    assert elsewhere.ask("GET", "/api/accounts/deleted").status == 404
    elsewhere.ask("POST", "/api/account/reset", {"who": ADDRESS})
    assert Person(address).register(NAME).me()["name"] == NAME, "the name is to be had again"
    assert box.is_empty


def test_the_game_goes_on_for_the_other(home):
    """A person's name goes; what was played stays, event by event."""
    address, _, box = home
    person = settled(address, box)
    game = person.create(opponents=("greedy", "static"))
    before = Person(address).ask("GET", f"/api/games/{game}").body["game"]
    assert erase(person).status == 204
    after = Person(address).ask("GET", f"/api/games/{game}").body["game"]
    assert after["seats"][1:] == before["seats"][1:] or len(after["moves"]) > len(before["moves"])
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert after["over"] is None


def test_what_was_offered_is_withdrawn(home):
    address, folder, box = home
    person, other = settled(address, box), Person(address).register()
    offer = {"edition": "HU-M", "seats": ["me", "open"], "visibility": "public"}
    mine = person.ask("POST", "/api/games", offer)
    assert mine.status == 201, mine.text
    invitation = {"edition": "HU-M", "seats": ["me", f"account:{NAME}"]}
    assert other.ask("POST", "/api/games", invitation).status == 201
    assert NAME in Person(address).ask("GET", "/api/lobby").text
    assert erase(person).status == 204
    answer = other.ask("POST", f"/api/games/{mine.body['id']}/seats", {})
    assert (answer.status, answer.code) == (410, "game-gone")
    asked = (Person(address).ask("GET", "/api/lobby").text for _ in range(1000))
    assert next((text for text in asked if NAME not in text), None), "lists follow in a moment"
    assert traces(folder) == []


@pytest.mark.parametrize("name", ["", "x", NAME.lower(), f"{NAME} ", "Guest"])
def test_it_must_be_meant(home, name):
    address, _, box = home
    person = settled(address, box)
    answer = person.ask("POST", "/api/account/erase", {"name": name})
    assert (answer.status, answer.code) == (422, "erasure-unconfirmed")
    assert person.me()["name"] == NAME


def test_nobody_erases_at_a_browser_left_open(home):
    address, folder, box = home
    person = settled(address, box)
    sign_in_long_ago(folder / "games.sqlite3", person)
    assert erase(person, password="wrong horse 8").code == "sign-in-again"
    assert person.me()["name"] == NAME
    assert erase(person, password=PASSWORD).status == 204


def test_guests_may_go_too(home):
    guest = Person(home[0])
    guest.create()
    assert guest.ask("POST", "/api/account/erase", {"name": "Guest"}).status == 204
    assert guest.me()["kind"] == "visitor"


def test_the_export_holds_everything(home):
    address, _, box = home
    person = settled(address, box)
    game = person.create()
    with person.live(game) as line:
        line.settled(0)
        line.move({"kind": "resign"})
    answer = person.ask("GET", "/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.body
    assert data["account"]["name"] == NAME
    assert data["address"]["address"] == ADDRESS
    assert [session["agent"] for session in data["sessions"]] == [AGENT]
    assert [passkey["label"] for passkey in data["passkeys"]] == ["Phone"]
    assert [token["label"] for token in data["tokens"]] == ["My-quux-bot"]
    (played,) = data["games"]
    assert (played["id"], played["seat"]) == (game, 0)
    assert played["events"][0]["type"] == "started"
    assert NAME in played["gcg"]
    assert {"registered", "signed-in", "address-confirmed"} <= {
        line["action"] for line in data["log"]
    }


def test_the_export_tells_no_secret(home):
    """No seed, no rack of an opponent, no hash."""
    address, _, box = home
    person = settled(address, box)
    person.create()
    text = person.ask("GET", "/api/account/export").text
    assert "$argon2" not in text
    assert "hash" not in text
    (game,) = json.loads(text)["games"]
    assert game["events"][0]["seed"] == ""
    drawn = [event for event in game["events"] if event["type"] == "drew"]
    assert drawn
    assert all(set(event["tiles"]) <= {0} for event in drawn if event["seat"] != 0)
    assert all(0 not in event["tiles"] for event in drawn if event["seat"] == 0)
