"""The description of the server (OpenAPI) is true: whatever is asked is answered as it says.

Requests are made up from the description itself, right ones and wrong ones, and
sent to a real server. The same every time: a run that fails can be repeated.
"""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS

from tests.server.everybody import Everybody
from tests.server.node import process
from tests.server.routed import API, ENDLESS

LEFT_OUT = {
    # What the description cannot say: which editions, games and computer players there are.
    "positive_data_acceptance",
    # Keys that a body or a query has too many of are passed over: a client may be newer.
    "negative_data_rejection",
}


REAL = {
    "edition_id": "HU-M", "word": "szóda", "tiles": 2, "turn": 0, "seq": 5, "name": "Theother",
    "family": "hu", "speed": "blitz",
}  # fmt: skip
"""Values that lead further than made up ones do."""

BODIES: dict[str, dict[str, object]] = {
    "/api/games": {"edition": "HU-M", "opponents": ["greedy"]},
}
"""Keys that lead further, by path."""


def cases(operation):
    """Requests as they should be, and, where there is anything to get wrong, others."""
    right = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if not list(operation.iter_parameters()) and not operation.body:
        return right
    return right | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)


@pytest.fixture(scope="module")
def node(tmp_path_factory):
    """(address, database). Another process: Hypothesis minds threads that draw random numbers."""
    database = tmp_path_factory.mktemp("described") / "games.sqlite3"
    with process(database) as (_, address):
        yield address, database


@pytest.fixture(scope="module")
def described(node):
    return schemathesis.openapi.from_url(f"{node[0]}api/schema/openapi.json")


@pytest.fixture(scope="module")
def everybody(node):
    return Everybody(*node)


@pytest.fixture(scope="module")
def games(everybody):
    """An ordinary game of the admin's, and a solitaire: what stands for them in a path."""
    admin = everybody.visitor("admin")
    solitaire = {"setup": {"variant": "solitaire", "edition": "HU-M"}}
    variant_id = admin.ask("POST", "/api/games", solitaire).body["id"]
    return {"game_id": admin.create(), "variant_id": variant_id}


@pytest.fixture
def known(everybody, games):
    """An admin who plays here, by a session of their own: the cookie and the games."""
    return everybody.visitor("admin").cookie, games


@pytest.mark.parametrize(("method", "path"), API)
def test_every_answer_is_described(described, everybody, known, method, path):
    left_out = [CHECKS.get_one(name) for name in LEFT_OUT]
    cookie, games = known

    @settings(
        max_examples=30,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases(described[path][method]), real=st.booleans())
    def answered_as_told(case, real):
        headers = {}
        if real and path not in ENDLESS:
            if isinstance(case.body, dict) and method == "POST":
                case.body.update(BODIES.get(path, {}))
            values = {**REAL, **games, "who": "Theother"}
            case.path_parameters.update(
                {name: values[name] for name in case.path_parameters if name in values}
            )
            headers = {"cookie": cookie}
        case.call_and_validate(excluded_checks=left_out, headers=headers)

    answered_as_told()


def test_every_route_is_described(described):
    told = {
        (method.upper(), path)
        for path, item in described.raw_schema["paths"].items()
        for method in item
    }
    assert told == set(API)
