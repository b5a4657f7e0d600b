"""A whole game of each kind with every act, and everything that anybody hears meanwhile.

Each who sits there listens, a spectator, and somebody without a session; all ask for every
address that has to do with the game. Nothing hidden is in any of it before the rules show it.
"""

import itertools
import json
from dataclasses import dataclass, field

import pytest
from prometheus_client import generate_latest

from crossglot.server.operations.metrics import HAPPENED
from tests.server.kinds.every_kind import WAYS, Kind, seated, turns
from tests.server.kinds.lexicon import kind_lexicons
from tests.server.logged import logged
from tests.server.node import serving
from tests.server.routed import ENDLESS, routes
from tests.server.sitting import HandClock
from tests.server.visitor import Line, Visitor

SEED = "5ecre7" * 8

ASKED = [
    *(path for method, path, _ in routes() if method == "GET" and "{game_id}" in path),
    "/api/games", "/api/lobby", "/api/solitaires", "/api/account/export", "/api/account/news",
]  # fmt: skip
EVERY = 60
"""After so many acts everything is asked for again."""


@dataclass
class Ear:
    """Somebody who listens: what they heard, by the number of the last event there was."""

    visitor: Visitor
    seat: int | None
    line: Line
    heard: list[tuple[int, list[str]]] = field(default_factory=list)
    marked: int = 0

    def mark(self, seq):
        """What was heard by now was heard when there were ``seq`` events."""
        texts = self.visitor.received
        self.heard.append((seq, texts[self.marked :]))
        self.marked = len(texts)

    def ask(self, game_id):
        """Every page and every answer about the game."""
        for path in ASKED:
            if path not in ENDLESS:
                self.visitor.ask("GET", path.format(game_id=game_id, turn=0, seq=3))


@dataclass
class Listened:
    """A game of one kind that was listened to."""

    kind: Kind
    events: tuple[object, ...]
    acts: set[str]
    ears: list[Ear]


def listened(address, database, kind):
    """A whole game, with a preview of each act, and all ears open."""
    with seated(address, kind) as (game_id, players, lines):
        ears = [Ear(player, seat, lines[seat]) for seat, player in enumerate(players)]
        other, stranger = Visitor(address), Visitor(address)
        # A guest, whose own game waits: the same seed would draw the same tiles for it.
        other.ask("POST", "/api/games", {"setup": {"variant": "bingo", "edition": "ET"}})
        with other.live(game_id) as one, stranger.live(game_id) as two:
            ears += [Ear(other, None, one), Ear(stranger, None, two)]
            for ear in ears[-2:]:
                ear.line.until("snapshot")
            acts = set()
            for number, (line, move) in enumerate(turns(kind, lines)):
                seq = line.snapshot["seq"]
                acts.add(move["kind"])
                for ear in ears:
                    while ear.line.snapshot["seq"] < seq:
                        ear.line.hear()
                    if number % EVERY == 20:
                        ear.ask(game_id)
                    ear.mark(seq)
                previewed(line, kind)
            for ear in ears:
                ear.ask(game_id)
                ear.mark(seq)
        return Listened(kind, kind.events(database, game_id), acts, ears)


def previewed(line, kind):
    """Ask what the next act would earn."""
    for move in kind.moves(line.snapshot["game"])[:1]:
        line.send({"type": "preview", "preview_id": 1, "move": move})
        line.until("preview", "error")


@pytest.fixture(scope="module")
def heard(tmp_path_factory):
    """(each way to play, listened to; the log and what was measured)."""
    database = tmp_path_factory.mktemp("ears") / "games.sqlite3"
    options = {"seed": SEED, "access_log": True, "clock": HandClock()}
    with logged() as log, serving(database, kind_lexicons(), **options) as address:
        found = {name: listened(address, database, kind) for name, kind in WAYS.items()}
        return found, log() + generate_latest(HAPPENED).decode()


def found_in(texts, secrets):
    return [(secret, text[:300]) for secret in secrets for text in texts if secret in text]


def test_every_game_was_played_with_every_act(heard):
    for name, game in heard[0].items():
        assert game.acts >= game.kind.acts, name
        assert all(len(ear.heard) > 5 for ear in game.ears), name


def test_nobody_hears_what_is_hidden_from_them(heard):
    for name, game in heard[0].items():
        for ear in game.ears:
            for at, texts in ear.heard:
                secrets = set(game.kind.secrets(game.events, at, ear.seat))
                assert found_in(texts, secrets) == [], (name, ear.seat, at)


def test_no_seed_is_heard_or_logged(heard):
    games, log = heard
    bodies = (
        text
        for game in games.values()
        for ear in game.ears
        for _, texts in ear.heard
        for text in texts
    )
    assert not [text[:300] for text in itertools.chain(bodies, [log]) if SEED in text]


def test_nothing_hidden_is_in_the_log(heard):
    games, log = heard
    for name, game in games.items():
        nobody = set(game.kind.secrets(game.events, len(game.events) // 2, None))
        assert found_in([log], nobody) == [], name


@pytest.mark.parametrize("name", sorted(set(WAYS) - {"removal", "open tiles"}))
def test_what_is_hidden_would_be_found(heard, name):
    """The search itself: what is hidden from a spectator turns up somewhere, later or elsewhere."""
    game = heard[0][name]
    secrets = {
        secret for at in range(2, len(game.events))
        for secret in game.kind.secrets(game.events, at, None)
    }  # fmt: skip
    assert secrets
    everything = [text for ear in game.ears for _, texts in ear.heard for text in texts]
    everything.append(json.dumps([]))
    assert found_in(everything, secrets) != []
