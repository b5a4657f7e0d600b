"""A game is offered: what is agreed on is kept, what cannot be played is refused by name."""

import pytest

from tests.server import truth
from tests.server.lobby.meeting import CLOCK, DAY, OPEN, RATED, offered, rows, setup_of, shown
from tests.server.node import serving
from tests.server.stand_ins import EvenLexicons
from tests.server.visitor import Visitor

RATED_HOUSE = {**RATED, "house": {"clock": CLOCK, "two_bags": True}}


def house(**rules):
    return {**OPEN, "house": rules}


def clock(**parts):
    return house(clock=parts)


@pytest.mark.parametrize(
    ("body", "status", "code", "facts"),
    [
        ({**OPEN, "opponents": ["greedy"]}, 400, "malformed-message", {}),
        ({**OPEN, "seats": []}, 422, "player-count", {"players": 0}),
        ({**OPEN, "seats": ["me"]}, 422, "player-count", {"players": 1}),
        ({**OPEN, "seats": ["me", *["open"] * 4]}, 422, "player-count", {"players": 5, "most": 4}),
        ({**OPEN, "seats": ["me", *["open"] * 40]}, 400, "malformed-message", {}),
        ({**OPEN, "seats": ["open", "open"]}, 422, "seat-me-once", {}),
        ({**OPEN, "seats": ["me", "me"]}, 422, "seat-me-once", {}),
        ({**OPEN, "seats": ["me", "you"]}, 422, "seat-unknown", {"seat": "you"}),
        ({**OPEN, "seats": ["me", ""]}, 422, "seat-unknown", {"seat": ""}),
        ({**OPEN, "seats": ["me", "me:"]}, 422, "seat-unknown", {"seat": "me:"}),
        ({**OPEN, "seats": ["me", "computer:"]}, 422, "seat-unknown", {}),
        ({**OPEN, "seats": ["me", "x" * 65]}, 400, "malformed-message", {}),
        ({**OPEN, "seats": ["me", 7]}, 400, "malformed-message", {}),
        ({**OPEN, "seats": ["me", "computer:hal"]}, 422, "player-unknown", {"player": "hal"}),
        ({**OPEN, "seats": ["me", "account:Nobody"]}, 404, "account-unknown", {"name": "Nobody"}),
        ({**OPEN, "seats": ["me", "account:A", "account:a"]}, 422, "seat-invited-twice", {}),
        ({**OPEN, "edition": "XX"}, 422, "edition-unknown", {"edition": "XX"}),
        ({**OPEN, "lexicon": "../HU"}, 422, "lexicon-id-malformed", {}),
        ({**OPEN, "lexicon": "CS.even"}, 422, "lexicon-not-here", {"edition": "HU-M"}),
        ({**OPEN, "visibility": "secret"}, 400, "malformed-message", {}),
        ({**OPEN, "rated": "yes"}, 400, "malformed-message", {}),
        ({**OPEN, "ratde": True}, 400, "malformed-message", {}),
        (house(challenge="never"), 400, "malformed-message", {}),
        (house(no_such_rule=True), 400, "malformed-message", {}),
        (house(rack_size=99), 400, "malformed-message", {}),
        (
            house(blank_reuse=True, blank_as_space=True), 422, "house-rules-contradict",
            {"rule": "blank_reuse", "other": "blank_as_space"},
        ),
        (
            {**house(blank_as_space=True), "seats": ["me", "computer:greedy", "open"]},
            422, "player-house-rule", {"rule": "blank-as-space"},
        ),
        (clock(main=1_000), 422, "clock-out-of-range", {"part": "main", "least": 15_000}),
        (clock(main=10**9), 422, "clock-out-of-range", {"part": "main", "most": 10_800_000}),
        (clock(main=60_000, increment=10**6), 422, "clock-out-of-range", {"part": "increment"}),
        (clock(per_move=1), 422, "clock-out-of-range", {"part": "per_move"}),
        (clock(correspondence=1), 422, "clock-out-of-range", {"part": "correspondence"}),
        (clock(correspondence=15 * DAY), 422, "clock-out-of-range", {"part": "correspondence"}),
        (clock(main=-1), 400, "malformed-message", {}),
        (clock(correspondence=DAY, main=60_000), 422, "house-rules-contradict", {}),
        ({**OPEN, "ratings": {"lowest": 1400}}, 422, "rating-range", {"lowest": 1400}),
        ({**OPEN, "ratings": {"lowest": -1}}, 400, "malformed-message", {}),
    ],
)  # fmt: skip
def test_offers_that_cannot_be_made(visitor, database, body, status, code, facts):
    before = rows(database, "SELECT count(*) FROM accounts")
    answer = visitor.ask("POST", "/api/games", body)
    assert (answer.status, answer.code) == (status, code), answer.text
    assert facts.items() <= answer.body["error"]["facts"].items()
    assert visitor.cookie is None
    assert rows(database, "SELECT count(*) FROM accounts") == before, "nothing is written"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({**RATED, "seats": ["me", "computer:greedy"]}, "rated-computer"),
        ({**RATED, "seats": ["me", "open", "computer:greedy"]}, "rated-computer"),
        (RATED_HOUSE, "rated-house-rule"),
        ({**RATED, "house": {}}, "rated-needs-clock"),
        ({**RATED, "lexicon": "HU-M.even@0123456789abcdef"}, "rated-lexicon"),
        ({**RATED, "ratings": {"lowest": 1600, "highest": 1500}}, "rating-range"),
    ],
)
def test_what_is_not_rated(ann, body, code):
    answer = ann.ask("POST", "/api/games", body)
    assert (answer.status, answer.code) == (422, code)
    assert ann.ask("GET", "/api/games").body == []


def test_guests_are_not_rated(visitor, ann):
    answer = visitor.ask("POST", "/api/games", RATED)
    assert (answer.status, answer.code) == (403, "rated-needs-account")
    offered(visitor)
    assert visitor.ask("POST", "/api/games", RATED).code == "rated-needs-account"
    assert ann.ask("POST", "/api/games", RATED).status == 201


def test_one_cannot_invite_oneself(node):
    from tests.server.lobby.meeting import account

    eve, _ = account(node[1], node[0], "Éva")
    answer = eve.ask("POST", "/api/games", {**OPEN, "seats": ["me", "account:ÉVA"]})
    assert (answer.status, answer.code) == (422, "seat-invited-twice")


def test_so_many_offers_and_no_more(ann):
    for _ in range(20):
        offered(ann)
    answer = ann.ask("POST", "/api/games", OPEN)
    assert (answer.status, answer.code) == (429, "offers-too-many")
    assert answer.body["error"]["facts"] == {"most": 20}
    assert ann.ask("POST", "/api/games", {"edition": "HU-M", "opponents": ["greedy"]}).status == 201


def test_what_is_agreed_on_is_kept(ann, bob, database):
    rules = {
        "challenge": "double", "jacks_to_open": True, "rack_size": 8,
        "theme": {"words": ["kutya", "Macska"], "bonus": 7}, "clock": CLOCK,
    }  # fmt: skip
    body = {"edition": "HU-W", "seats": ["open", "me", "computer:static"], "house": rules}
    game_id = offered(ann, body)
    setup = setup_of(bob, game_id)
    assert (setup["edition_name"], setup["language"]) == ("Magyar (Wikipédia)", "hu")
    offer = setup["game"]
    assert (offer["state"], offer["speed"], offer["public"], offer["by"]) == (
        "waiting",
        "rapid",
        True,
        1,
    )
    assert offer["house"]["clock"] == {**offer["house"]["clock"], **CLOCK}
    assert [place["kind"] for place in offer["seats"]] == ["open", "human", "computer"]
    assert bob.ask("POST", f"/api/games/{game_id}/seats", {}).body == {
        "id": game_id, "state": "started",
    }  # fmt: skip
    agreed = truth.state(database, game_id).edition.house
    assert (agreed.challenge, agreed.rack_size, agreed.jacks_to_open) == ("double", 8, True)
    assert agreed.theme.words == {"KUTYA", "MACSKA"}
    assert (agreed.clock.main, agreed.clock.increment) == (600_000, 5_000)
    assert [seat.player for seat in truth.state(database, game_id).seats] == [
        "human", "human", "static",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("rated", "rules", "challenge"),
    [
        (False, {}, "void"),
        (True, {}, "edition"),
        (True, {"challenge": "void"}, "void"),
        (True, {"challenge": "points", "challenge_points": 5}, "points"),
    ],
)
def test_the_usual_challenge_rule(ann, bob, database, rated, rules, challenge):
    game_id = offered(ann, {**RATED, "rated": rated, "house": {**rules, "clock": CLOCK}})
    assert bob.ask("POST", f"/api/games/{game_id}/seats", {}).status == 200
    assert truth.state(database, game_id).edition.house.challenge == challenge


@pytest.mark.parametrize(
    ("seats", "visibility", "public"),
    [
        (["me", "open"], None, True),
        (["me", "open"], "private", False),
        (["me", "computer:greedy"], None, False),
        (["me", "computer:greedy"], "public", True),
    ],
)
def test_who_finds_a_game(visitor, seats, visibility, public):
    game_id = offered(visitor, {**OPEN, "seats": seats, "visibility": visibility})
    assert setup_of(visitor, game_id)["game"]["public"] == public


def test_a_game_of_today_needs_nobody(visitor):
    answer = visitor.ask("POST", "/api/games", {"edition": "HU-M", "opponents": ["greedy"]})
    assert answer.body["state"] == "started"
    assert shown(visitor, answer.body["id"])["type"] == "snapshot"


def test_an_edition_without_a_lexicon(tmp_path):
    with serving(tmp_path / "games.sqlite3", EvenLexicons("CS")) as address:
        answer = Visitor(address).ask("POST", "/api/games", {**OPEN, "edition": "CS"})
    assert (answer.status, answer.code) == (503, "lexicon-not-installed")


def test_days_for_a_move(ann, bob, database):
    body = {**RATED, "house": {"clock": {"correspondence": 3 * DAY}}}
    game_id = offered(ann, body)
    assert setup_of(bob, game_id)["game"]["speed"] == "correspondence"
    bob.ask("POST", f"/api/games/{game_id}/seats", {})
    assert truth.state(database, game_id).edition.house.clock.correspondence == 3 * DAY
