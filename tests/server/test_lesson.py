"""The first lesson over HTTP: its steps, attempts at them, and attempts that are refused."""

import pytest

from tests.players.sample import SAMPLE
from tests.server.node import serving
from tests.server.stand_ins import EvenLexicons
from tests.server.visitor import Visitor

PATH = "/api/editions/HU-M/lesson"


class SampleLexicons(EvenLexicons):
    def study(self, edition_id):
        return SAMPLE


@pytest.fixture(scope="module")
def visitor(tmp_path_factory):
    database = tmp_path_factory.mktemp("lesson") / "games.sqlite3"
    with serving(database, lexicons=SampleLexicons()) as address:
        yield Visitor(address)


@pytest.fixture(scope="module")
def steps(visitor):
    return visitor.ask("GET", PATH).body


def attempt(visitor, number, **data):
    return visitor.ask("POST", f"{PATH}/{number}", data)


def test_every_example_does_what_its_step_asks(visitor, steps):
    assert [step["task"] for step in steps][:2] == ["opening", "cross"]
    for number, step in enumerate(steps):
        exchange = step["task"] == "exchange"
        data = {"exchanged": step["rack"][:2]} if exchange else {"placed": step["placed"]}
        answer = attempt(visitor, number, **data).body
        assert answer["done"], step
        assert answer["points"] == step["points"]


def test_a_good_play_that_does_something_else_is_told_from_the_right_one(visitor, steps):
    number = next(n for n, step in enumerate(steps) if step["task"] == "cross")
    answer = attempt(visitor, number, exchanged=steps[number]["rack"][:1]).body
    assert answer == {"done": False, "points": 0, "words": []}


def test_tiles_that_make_no_word_are_told(visitor, steps):
    rack = steps[0]["rack"]
    answer = attempt(visitor, 0, placed=[[111, rack[0]], [112, rack[0]], [113, rack[1]]]).body
    assert not answer["done"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"placed": [[0, 1], [1, 1]]}, "play-misses-start"),
        ({"placed": [[112, 1], [113, 1], [114, 1], [115, 1]]}, "play-not-on-rack"),
        ({"placed": []}, "play-no-tiles"),
        ({"exchanged": [1, 1, 1, 1, 1, 1]}, "exchange-not-on-rack"),
    ],
)
def test_what_may_not_be_is_refused_by_name(visitor, steps, data, code):
    assert steps
    answer = attempt(visitor, 0, **data).body
    assert not answer["done"]
    assert answer["error"]["code"] == code


def test_there_is_no_such_step(visitor):
    assert attempt(visitor, 99).status == 404
    assert visitor.ask("GET", "/api/editions/XX/lesson").body["error"]["code"] == "edition-unknown"
    assert attempt(visitor, 0, placed="x").status == 400
