"""Somebody who asks for everything there is, all through a game, learns nothing that is hidden.

Every address of the table of routes is asked after every turn by somebody without a
session and by a guest at another table; the log is as talkative as it can be, and
Prometheus listens, too. No hand, no draw, no seed and no token is in any of it.
"""

import json

import pytest
from prometheus_client import generate_latest

from crossglot.game import Drew, Exchanged, fold
from crossglot.server.operations.metrics import HAPPENED
from tests.server import truth
from tests.server.logged import logged
from tests.server.node import serving
from tests.server.routed import ENDLESS, routes
from tests.server.test_secrecy import spellings, states
from tests.server.visitor import Visitor, chosen

READ = [path for method, path, _ in routes() if method == "GET" and path not in ENDLESS]


def hands(events):
    """Every hand and every draw of a game, anybody's, while it ran."""
    for event in events:
        match event:
            case Drew(_, tiles) | Exchanged(_, _, tiles):
                yield tiles
    for state in states(events).values():
        yield from state.racks if state.ended is None else ()


def asked(visitor, game_id):
    """Every page and every answer there is about the game, or beside it."""
    values = {
        "game_id": game_id, "edition_id": "HU-M", "word": "sz%C3%B3", "tiles": 2, "turn": 0,
        "who": "x", "family": "hu", "speed": "blitz", "seq": 3, "tournament": "x",
        "variant_id": "x", "language": "hu", "form": "csv",
    }  # fmt: skip
    for path in READ:
        visitor.ask("GET", path.format(**values, name="index.html"))


def played(address, database, ears):
    """A game to its end; everybody of ``ears`` listens and asks. Its events."""
    player = Visitor(address)
    game_id = player.create("HU-M", ["static"])
    state = truth.state(database, game_id)
    with player.live(game_id) as line, ears[0].live(game_id) as watching:
        while not line.settled(0)["game"]["over"]:
            state = truth.state(database, game_id)
            if not state.turns or len(state.turns) % 6 < 2:
                for ear in ears:
                    asked(ear, game_id)
            assert line.move(chosen(state, 0))["type"] == "ack"
        while not (watching.snapshot and watching.snapshot["game"]["over"]):
            watching.next()
    return truth.events(database, game_id), player


@pytest.fixture(scope="module")
def heard(tmp_path_factory):
    """(events of the game, what was heard while it ran, the log, cookies)."""
    database = tmp_path_factory.mktemp("ears") / "games.sqlite3"
    options = {"seed": "5ecre7" * 8, "access_log": True}
    with logged() as log, serving(database, **options) as address:
        nobody, other = Visitor(address), Visitor(address)
        other.create("CS")  # other tiles: what they may see of their own game is no chance find
        ears = [nobody, other]
        events, player = played(address, database, ears)
        texts = [text for ear in ears for text in ear.received if '"over":{' not in text]
        return events, texts, log(), [player.cookie, other.cookie]


def test_the_game_was_worth_listening_to(heard):
    events, texts, log, _ = heard
    assert fold(events).ended is not None
    assert len(fold(events).turns) > 20
    assert len(texts) > len(READ) * 6
    assert log.count('"answered"') > len(READ) * 6


def test_no_hand_is_in_anything_heard(heard):
    events, texts, _, _ = heard
    for secret in set(spellings(fold(events), hands(events))):
        assert [text for text in texts if secret in text] == [], secret


def test_no_hand_is_in_the_log_or_the_metrics(heard):
    events, _, log, _ = heard
    told = log + generate_latest(HAPPENED).decode()
    for secret in set(spellings(fold(events), hands(events))):
        assert secret not in told, secret


def test_no_seed_and_no_token_is_anywhere(heard):
    events, texts, log, cookies = heard
    bodies = [text.partition("\n")[2] for text in texts]
    everything = "".join(bodies) + log + generate_latest(HAPPENED).decode()
    for secret in (fold(events).seed, *(cookie.partition("=")[2] for cookie in cookies)):
        assert len(secret) > 20
        assert secret not in everything
        assert json.dumps(secret) not in everything


def test_a_hand_would_be_found(heard):
    """The search itself: what a player may see of their own hand is found in what they get."""
    events, *_ = heard
    first = next(event.tiles for event in events if isinstance(event, Drew))
    shown = json.dumps({"rack": list(first)})
    assert any(secret in shown for secret in spellings(fold(events), [first]))
