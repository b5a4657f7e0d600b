"""A bug is logged with its game and answered without details."""

import io

import pytest
import structlog

from crossglot.server.operations.logs import log_to
from tests.server import truth
from tests.server.node import serving
from tests.server.stand_ins import EvenLexicons, EvenWords, openings
from tests.server.visitor import Visitor


class Wrong(EvenWords):
    def admits_tiles(self, tiles):
        rack_of_somebody = "KQXZ secret rack"
        raise RuntimeError(len(rack_of_somebody))


class WrongLexicons(EvenLexicons):
    """Have a bug, in creating games of one edition and in every word of the others."""

    def current(self, edition_id):
        if edition_id == "EL":
            raise KeyError("secret detail")
        return super().current(edition_id)

    def words(self, lexicon_id):
        return Wrong()


@pytest.fixture
def logged():
    stream = io.StringIO()
    log_to(stream)
    yield stream
    structlog.reset_defaults()


@pytest.fixture
def broken(tmp_path, logged):
    database = tmp_path / "games.sqlite3"
    with serving(database, WrongLexicons()) as address:
        yield Visitor(address), database


def test_over_http(broken, logged):
    visitor, _ = broken
    answer = visitor.ask("POST", "/api/games", {"edition": "EL", "opponents": ["greedy"]})
    assert (answer.status, answer.body) == (500, {"error": {"code": "internal-error", "facts": {}}})
    assert "KeyError" in logged.getvalue()


def test_over_the_live_connection(broken, logged):
    visitor, database = broken
    while True:
        game_id = visitor.create()
        with visitor.live(game_id) as line:
            if line.settled(0)["game"]["bag"] and not truth.state(database, game_id).board.is_empty:
                continue
            before = truth.events(database, game_id)
            placed = openings(line.snapshot["game"]["rack"], 111, admissible=True)
            preview = line.preview(placed)
            move = line.move({"kind": "play", "placed": placed})
            assert preview["error"] == move["error"] == {"code": "internal-error", "facts": {}}
            assert line.move({"kind": "pass"})["type"] == "ack", "the connection is kept"
            break
    assert truth.events(database, game_id)[: len(before)] == before
    assert game_id in logged.getvalue()
    assert "RuntimeError" in logged.getvalue()
    assert "KQXZ" not in logged.getvalue().replace('"KQXZ secret rack"', ""), (
        "no values of variables"
    )
