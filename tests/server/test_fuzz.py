"""Whatever arrives is answered by a known message, and the game is what its events say."""

import contextlib
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server import truth
from tests.server.fuzzed import messages
from tests.server.node import process
from tests.server.visitor import Visitor

ANSWERS = {"ack", "stale", "refused", "preview", "typed", "snapshot", "error"}

PROBE = {"type": "typed", "typed_id": 999_999, "text": ""}
"""Sent after each message: not every kind is answered, but this is."""


class Games:
    """A line to a game that still runs; when one is over there is another."""

    def __init__(self, address, database):
        self.visitor = Visitor(address)
        self.database = database
        self.closing = contextlib.ExitStack()
        self.begin()

    def begin(self):
        self.closing.close()
        self.used = set()
        self.game_id = self.visitor.create()
        self.line = self.closing.enter_context(self.visitor.live(self.game_id))

    def settled(self):
        """The line, with the guest to move in a game that is not over."""
        while self.line.settled(0)["game"]["over"]:
            self.begin()
        return self.line

    def state(self):
        return truth.state(self.database, self.game_id)


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """On a server that does not mind a flood.

    It is another process: Hypothesis minds threads that draw random numbers.
    """
    database = tmp_path_factory.mktemp("fuzz") / "games.sqlite3"
    with process(database) as (_, address):
        playing = Games(address, database)
        with playing.closing:
            yield playing


def sent(line, payload):
    """The answer to ``payload``; to the probe when there is none."""
    line.send(payload)
    line.send(PROBE)
    answers: list[dict[str, object]] = []
    while not answers or answers[-1].get("typed_id") != PROBE["typed_id"]:
        answers.append(line.until(*ANSWERS))
    return answers[0]


def now(message, seq):
    """The message with every ``now`` replaced by the number of the last event."""
    if isinstance(message, dict) and message.get("expected_seq") == "now":
        return {**message, "expected_seq": seq}
    return message


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(message=messages)
def test_messages_of_any_shape(games, message):
    line = games.settled()
    before = games.state()
    message = now(message, line.snapshot["seq"])
    answer = sent(line, json.dumps(message, ensure_ascii=True))
    if answer["type"] == "ack" and message["move_id"] not in games.used:
        games.used.add(message["move_id"])
        assert games.state().seq >= answer["seq"] > before.seq
    else:
        assert games.state() == before


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(payload=st.binary(max_size=300) | st.text(max_size=300))
def test_bytes_of_any_kind(games, payload):
    line = games.settled()
    before = games.state()
    if isinstance(payload, str):
        payload = payload.encode("utf-8", "replace").decode()
    assert sent(line, payload)["error"]["code"] == "malformed-message"
    assert games.state() == before


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(message=messages)
def test_one_without_a_seat_changes_nothing_whatever_he_sends(games, message):
    games.settled()
    before = games.state()
    with Visitor(f"http://{games.visitor.host}").live(games.game_id) as watching:
        watching.until("snapshot")
        answer = sent(watching, json.dumps(now(message, before.seq)))
    assert answer["type"] != "ack"
    assert games.state() == before
