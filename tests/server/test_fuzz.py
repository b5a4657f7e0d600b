"""Whatever arrives is answered by a known message, and the game is what its events say."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server import truth
from tests.server.node import process
from tests.server.visitor import Visitor

ANSWERS = {"ack", "stale", "refused", "preview", "error"}

numbers = st.integers(-5, 300) | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
scalars = st.none() | st.booleans() | numbers | st.text(max_size=20)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5)
    ),
    max_leaves=15,
)
placed = st.lists(st.tuples(st.integers(-2, 230), st.integers(-1, 130)), max_size=9) | anything
moves = (
    st.fixed_dictionaries({"kind": st.just("play"), "placed": placed})
    | st.fixed_dictionaries(
        {
            "kind": st.just("exchange"),
            "tiles": st.lists(st.integers(-1, 130), max_size=9) | anything,
        }
    )
    | st.fixed_dictionaries({"kind": st.just("pass")})
    | anything
)
messages = (
    st.fixed_dictionaries(
        {
            "type": st.just("move"),
            "move_id": st.text(max_size=70) | anything,
            "expected_seq": st.just("now") | st.integers(-1, 90) | anything,
            "move": moves,
        }
    )
    | st.fixed_dictionaries(
        {"type": st.just("preview"), "preview_id": st.integers() | anything, "placed": placed}
    )
    | anything
)


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """A line to a game on a server that does not mind a flood.

    It is another process: Hypothesis minds threads that draw random numbers.
    """
    database = tmp_path_factory.mktemp("fuzz") / "games.sqlite3"
    with process(database, burst=10**9) as (_, address):
        visitor = Visitor(address)
        game_id = visitor.create()
        with visitor.live(game_id) as line:
            line.settled(0)
            yield line, lambda: truth.state(database, game_id), set()


def sent(line, payload):
    line.send(payload)
    return line.until(*ANSWERS)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(message=messages)
def test_messages_of_any_shape(table, message):
    line, state, used = table
    if not line.snapshot["game"]["over"]:
        line.settled(0)
    seq = line.snapshot["seq"]
    if isinstance(message, dict) and message.get("expected_seq") == "now":
        message["expected_seq"] = seq
    before = state()
    answer = sent(line, json.dumps(message, ensure_ascii=True))
    if answer["type"] == "ack" and message["move_id"] not in used:
        used.add(message["move_id"])
        assert state().turns[len(before.turns)].seat == 0
    else:
        assert state() == before


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(payload=st.binary(max_size=300) | st.text(max_size=300))
def test_bytes_of_any_kind(table, payload):
    line, state, _ = table
    before = state()
    if isinstance(payload, str):
        payload = payload.encode("utf-8", "replace").decode()
    assert sent(line, payload)["error"]["code"] == "malformed-message"
    assert state() == before
