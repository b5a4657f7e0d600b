"""No help from the word list while one plays a rated game (HU-M-56, ET-36, ET-80, HU-W-29, HU-W-36)."""

import itertools
from urllib.parse import quote

import pytest

from tests.server.lobby.meeting import CLOCK
from tests.server.people_there import game_of_two, person, token_of
from tests.server.stand_ins import openings
from tests.server.visitor import Visitor

NUMBERS = itertools.count()
WORDS = "/api/editions/HU-M/words"
GCG = "#player1 a A\n#player2 b B\n>a: KARDÓAL 8F KARD +10 10\n"

HELP = (
    ("GET", f"{WORDS}?rack={quote('L?G')}", None),
    ("GET", f"{WORDS}?pattern={quote('?ó*')}", None),
    ("GET", f"{WORDS}?contains={quote('lóg')}", None),
    ("POST", "/api/replays/analysis", {"text": GCG, "edition": "HU-M", "seq": 5}),
)
"""Everything that finds words or plays for letters that somebody names."""


@pytest.fixture
def two(node):
    return [person(node[0], f"fair-{next(NUMBERS)}") for _ in range(2)]


def answers(principal, **headers):
    found = [principal.ask(method, path, body, **headers) for method, path, body in HELP]
    return [answer.body.get("error", {}).get("code") for answer in found]


def rated(first, second, **house):
    return game_of_two(first, second, rated=True, house={"clock": CLOCK, **house})


def test_no_words_are_found_for_the_account_of_a_rated_game(two, node, stranger):
    ann, bob = two
    program = {"authorization": f"Bearer {token_of(ann)}"}
    usual = answers(stranger)
    assert "rated-game-under-way" not in usual
    game_of_two(ann, bob)
    assert answers(ann) == usual, "a casual game is between those who play it"
    game_id = rated(ann, bob)
    for found in (answers(ann), answers(bob), answers(Visitor(node[0]), **program)):
        assert found == ["rated-game-under-way"] * len(HELP), "by account, from wherever it asks"
    refused = ann.ask("GET", f"{WORDS}?rack=LG")
    assert refused.status == 403
    assert refused.body["error"]["facts"] == {"game": game_id}
    assert answers(stranger) == usual
    assert ann.ask("GET", f"{WORDS}/{quote('ló')}").status == 200, "spelling is no search"
    with ann.live(game_id) as line:
        line.next()
        assert line.move({"kind": "resign"})["type"] == "ack"
    assert (answers(ann), answers(bob)) == (usual, usual)


@pytest.mark.parametrize(
    ("house", "rated_game", "told"),
    [
        ({"challenge": "void"}, True, True),
        ({"challenge": "edition"}, True, None),
        ({"challenge": "double"}, True, None),
        ({"challenge": "points"}, False, None),
        ({"challenge": "void", "open_dictionary": True}, False, True),
    ],
)
def test_a_preview_tells_what_is_admissible_only_where_that_costs_nothing(
    two, house, rated_game, told
):
    setup = {"rated": rated_game, "house": {"clock": CLOCK, **house}}
    game_id = game_of_two(*two, **setup)
    for visitor in two:
        with visitor.live(game_id) as line:
            line.next()
            laid = openings(line.snapshot["game"]["rack"], 111, admissible=True)
            assert [word["admissible"] for word in line.preview(laid)["words"]] == [told]
