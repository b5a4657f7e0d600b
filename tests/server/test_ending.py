"""The end by agreement and by proof, over the wire (HU-M-59, RULES 6.2)."""

import contextlib
import json

import pytest

from crossglot.editions import load_edition
from crossglot.errors import LexiconCode, LexiconError
from crossglot.game import (
    HUMAN,
    Declined,
    EndProposed,
    SeatInfo,
    act,
    fold,
    follow,
    masked,
    propose_end,
    start,
)
from crossglot.moves import Exchange, Pass
from crossglot.players import Greedy
from crossglot.server.kinds.parse import wanted_of
from crossglot.server.wire.messages import encode
from crossglot.server.wire.standing import standing_of
from tests.game.anything import anything_but
from tests.server import truth
from tests.server.node import serving
from tests.server.stand_ins import EvenLexicons, QuickPlayers
from tests.server.visitor import Visitor

DEAD = ("E", "K")
END = {"kind": "propose", "what": "end"}


class Anything(EvenLexicons):
    """Nearly every line of tiles is a word, so that games run until nothing can be laid."""

    def words(self, lexicon_id):
        return anything_but(lexicon_id.partition(".")[0], *DEAD)


class GreedyPlayers(QuickPlayers):
    """The static one exchanges or passes, the others lay what earns most."""

    def choose(self, kind, view, seat, words):
        if kind == "static":
            return Exchange(view.racks[seat][:1]) if view.bag_count > 80 else Pass()
        return Greedy(words).choose(view, seat)


class BrokenPlayers(QuickPlayers):
    """Have a bug."""

    def choose(self, kind, view, seat, words):
        raise RuntimeError("a bug")


class Missing(EvenLexicons):
    """Installed no more: no computer can think."""

    def words(self, lexicon_id):
        raise LexiconError(LexiconCode.NOT_INSTALLED, edition="HU-M", tier="even", path="-")


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    database = tmp_path_factory.mktemp("ending") / "games.sqlite3"
    with serving(database, Anything(), GreedyPlayers()) as address:
        yield address, database


@contextlib.contextmanager
def game_at(place, edition, *opponents):
    """A line to a game, and what the database knows of the game."""
    address, database = place
    visitor = Visitor(address)
    game_id = visitor.create(edition, opponents or ("greedy",))
    with visitor.live(game_id) as line:
        line.next()
        yield line, lambda: truth.events(database, game_id)


def best(state):
    """What earns most for seat 0, as it goes over the wire."""
    move = Greedy(anything_but(state.edition.id, *DEAD)).choose(masked(state, 0), 0)
    wanted = wanted_of(move, state.edition.layout.columns)
    return json.loads(encode(wanted))


def play_on(line, events):
    """Lay what earns most until that is nothing, or the game is over."""
    while True:
        game = line.settled(0)["game"]
        move = None if game["over"] else best(fold(events()))
        if move is None or move["kind"] == "pass":
            return game
        assert line.move(move)["type"] == "ack", move


def settled_on_the_end(line):
    """The game once everybody has answered."""
    return line.shown(lambda game: game["over"] or not game["asked"])


def test_a_whole_game_ends_by_proof(place):
    """Whether a person or a computer lays the last tiles."""
    last = set()
    for edition in ("ET", "HU-M", "HU-W"):
        for opponents in (["greedy"], ["greedy", "greedy"]):
            with game_at(place, edition, *opponents) as (line, events):
                game = play_on(line, events)
                over = game["over"]
                assert (over["reason"], over["by"]) == ("exhausted", None), edition
                assert all(over["racks"]), "nobody is out"
                assert all(booked < 0 for booked in over["adjustments"])
                assert events()[-1].reason == "exhausted", "every ending is an event"
                last.add(game["moves"][-1]["seat"] == 0)
    assert last == {True, False}


def test_a_game_in_which_a_computer_must_answer_waits_for_it():
    """So another node, or this one after a restart, takes it up."""
    seats = [SeatInfo("person", HUMAN), SeatInfo("greedy", "greedy")]
    state = fold(start(load_edition("HU-M"), seats, "seed"))
    if state.to_move == 1:
        state = follow(state, act(state, 1, Pass()))
    assert not standing_of("id", state, 0.0).awaits_computer
    assert standing_of("id", follow(state, propose_end(state, 0)), 0.0).awaits_computer


def test_a_computer_that_can_play_declines_with_its_reason(place):
    with game_at(place, "HU-M") as (line, events):
        line.settled(0)
        assert line.move(END)["type"] == "ack"
        game = settled_on_the_end(line)
        assert (game["over"], game["asked"]) == (None, [])
        assert game["declined"] == {"seat": 1, "reason": "play"}
        assert line.move(best(fold(events())))["type"] == "ack"
        assert line.settled(0)["game"]["declined"] is None, "the next turn takes it away"


def test_a_computer_that_exchanges_says_so(place):
    with game_at(place, "HU-M", "static") as (line, _):
        line.settled(0)
        assert line.move(END)["type"] == "ack"
        assert settled_on_the_end(line)["declined"] == {"seat": 1, "reason": "exchange"}


def test_a_whole_game_ends_by_agreement_with_computers(place):
    """In Czech a proof does not end it (CS-24): a person proposes, the computers agree."""
    with game_at(place, "CS", "greedy", "greedy") as (line, events):
        game = play_on(line, events)
        assert game["over"] is None
        assert line.move(END)["type"] == "ack"
        over = line.shown(lambda game: game["over"])["over"]
        assert (over["reason"], over["by"]) == ("agreed", 2)
        agreed = [event.seat for event in events() if isinstance(event, EndProposed)]
        assert agreed == [0, 1, 2]


def test_the_first_no_is_the_answer(place):
    with game_at(place, "HU-M", "greedy", "greedy", "greedy") as (line, events):
        for _ in range(2):
            line.settled(0)
            assert line.move(END)["type"] == "ack"
            settled_on_the_end(line)
            again = line.move(END)
            assert again["error"]["code"] == "end-declined", "a computer thinks once a turn"
            assert line.move(best(fold(events())))["type"] == "ack"
        said = [event for event in events() if isinstance(event, EndProposed | Declined)]
        assert [(type(event), event.seat) for event in said] == [
            (EndProposed, 0),
            (Declined, 1),
        ] * 2


def test_a_bug_of_a_computer_is_a_no_and_never_silence(tmp_path):
    with (
        serving(tmp_path / "games.sqlite3", Anything(), BrokenPlayers()) as address,
        game_at((address, tmp_path / "games.sqlite3"), "HU-M") as (line, _),
    ):
        line.settled(0)
        assert line.move(END)["type"] == "ack"
        assert settled_on_the_end(line)["declined"] == {"seat": 1, "reason": None}


def test_an_answer_outlives_a_restart(tmp_path):
    """The node goes down between the question and the answer."""
    database = tmp_path / "games.sqlite3"
    with serving(database, Anything(), GreedyPlayers()) as address:
        visitor = Visitor(address)
        game_id = visitor.create("HU-M")
        with visitor.live(game_id) as line:
            line.settled(0)
    with (
        serving(database, Missing(), GreedyPlayers()) as address,
        Visitor(address, visitor.cookie).live(game_id) as line,
    ):
        line.settled(0)
        assert line.move(END)["type"] == "ack"
        assert line.snapshot["game"]["asked"] == [{"what": "end", "by": None, "granted": [0]}]
    with (
        serving(database, Anything(), GreedyPlayers()) as address,
        Visitor(address, visitor.cookie).live(game_id) as line,
    ):
        line.next()
        assert settled_on_the_end(line)["declined"] == {"seat": 1, "reason": "play"}
