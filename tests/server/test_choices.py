"""What one may choose before a game, and the rule sheet of what was chosen."""

import pytest

from tests.server.node import serving
from tests.server.visitor import Visitor

HOUSE = {"jacks_to_open": True, "two_bags": True, "rack_size": 8}


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("choices") / "games.sqlite3") as address:
        yield address


@pytest.fixture
def visitor(address):
    return Visitor(address)


def test_choices_of_an_edition(visitor):
    body = visitor.ask("GET", "/api/editions/HU-M/choices?language=hu").body
    assert [lexicon["current"] for lexicon in body["lexicons"]] == [True]
    rules = {choice["rule"] for choice in body["house"]}
    assert {"jacks_to_open", "two_bags", "rack_size", "open_dictionary"} <= rules
    assert body["clock"]["main"] == [15_000, 10_800_000]
    assert "restricted_exchange" in body["rated"]
    assert "two_bags" not in body["rated"]
    assert body["phrases_only"] is False


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/editions/XX/choices", 404),
        ("/api/editions/HU-M/choices?language=xx", 400),
        ("/api/games/nothing/rules", 404),
    ],
)
def test_what_is_refused(visitor, path, status):
    answer = visitor.ask("GET", path)
    assert answer.status in {status, 422}


@pytest.mark.parametrize("seats", [["me", "open"], ["me", "computer:greedy"]])
def test_the_sheet_of_a_game_tells_its_house_rules(visitor, seats):
    body = {"edition": "HU-M", "seats": seats, "house": HOUSE if "open" in seats else {}}
    game_id = visitor.ask("POST", "/api/games", body).body["id"]
    sheet = visitor.ask("GET", f"/api/games/{game_id}/rules?language=en").body
    told = [one for section in sheet for one in section["paragraphs"]]
    agreed = {one["id"] for one in told if one["stated"] == "agreed"}
    wanted = (
        {"turn-jacks", "start-bags", "start-racks", "turn-refill"} if "open" in seats else set()
    )
    assert agreed == wanted


def test_what_was_agreed_on_for_the_chat_holds(visitor, address):
    other = Visitor(address)
    body = {"edition": "HU-M", "seats": ["me", "open"], "chat": "phrases"}
    game_id = visitor.ask("POST", "/api/games", body).body["id"]
    assert visitor.ask("GET", f"/api/games/{game_id}/setup").body["game"]["chat"] == "phrases"
    other.ask("POST", f"/api/games/{game_id}/seats", {})
    chat = f"/api/games/{game_id}/chat"
    assert visitor.ask("GET", chat).body["mode"] == "phrases"
    refused = visitor.ask("POST", chat, {"say_id": "a", "text": "hello"})
    assert refused.code == "chat-phrases-only"
    assert visitor.ask("PUT", chat, {"mode": "free"}).code == "chat-mode-chosen"
    assert other.ask("PUT", chat, {"mode": "off"}).status == 204
    assert visitor.ask("PUT", chat, {"mode": "phrases"}).code == "chat-mode-chosen"
    assert other.ask("PUT", chat, {"mode": "phrases"}).status == 204
    assert visitor.ask("POST", chat, {"say_id": "b", "phrase": "hello"}).status == 201
