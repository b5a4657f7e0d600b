"""Two bags (ET-88) and blanks taken back (ET-82), over the wire."""

import contextlib

import pytest

from crossglot.alphabet import BLANK
from crossglot.board import Direction
from crossglot.editions import House, load_edition, with_house
from crossglot.game import HUMAN, SeatInfo, fold, start
from crossglot.moves import THROUGH, Play
from crossglot.notation import format_move
from tests.server import truth
from tests.server.node import serving
from tests.server.sitting import HandClock, lines_at, sit_down

HU = load_edition("HU-M")
VOWELS = ["A", "Á", "E", "É", "I", "Í", "O", "Ó", "Ö", "Ő", "U", "Ú", "Ü", "Ű"]


@contextlib.contextmanager
def two_people(tmp_path, seed="seed", **house):
    """The lines of two people, the mover's first, and what the database knows."""
    database, clock = tmp_path / "games.sqlite3", HandClock()
    game_id, cookies = sit_down(database, seed=seed, **house)
    with serving(database, clock=clock) as address, lines_at(address, game_id, cookies) as lines:
        yield lines, clock, lambda: truth.events(database, game_id)


def drawn_vowels(events, seat):
    """How many of the tiles that ``seat`` drew last were from the bag of vowels."""
    drew = [event for event in events if type(event).__name__ == "Drew" and event.seat == seat]
    tiles = drew[-1].tiles
    return sum(tile == BLANK or HU.alphabet.labels[tile] in VOWELS for tile in tiles), len(tiles)


def line_of(rack, count):
    """The first tiles of ``rack`` that are no blank, across the star."""
    return [[111 + n, tile] for n, tile in enumerate([t for t in rack if t != BLANK][:count])]


@pytest.mark.parametrize("mode", ["edition", "single", "double", "points"])
def test_the_bag_chosen_is_drawn_from_when_the_window_closes(tmp_path, mode):
    for asked in (0, 4):
        folder = tmp_path / f"{asked}"
        folder.mkdir()
        with two_people(folder, two_bags=True, challenge=mode) as ((a, b), _, events):
            game = a.snapshot["game"]
            placed = line_of(game["rack"], 4)
            answer = a.move({"kind": "play", "placed": placed, "vowels": asked})
            assert answer["type"] == "ack", answer
            b.shown(lambda game: game["window"])
            assert b.move({"kind": "accept"})["type"] == "ack"
            assert drawn_vowels(events(), game["you"]) == (asked, 4), mode


def test_a_typed_line_chooses_the_bag(tmp_path):
    for asked in (0, 4):
        folder = tmp_path / f"{asked}"
        folder.mkdir()
        with two_people(folder, two_bags=True) as ((a, _), _, events):
            game = a.snapshot["game"]
            rack = bytes(game["rack"])
            text = "".join(HU.alphabet.labels[tile] if tile != BLANK else "?" for tile in rack[:4])
            said = a.typed(f"exchange {text} VOWELS {asked}")
            assert said["move"]["vowels"] == asked
            assert a.move(said["move"])["type"] == "ack"
            drawn = next(e for e in events() if type(e).__name__ == "Exchanged").drawn
            vowels = sum(t == BLANK or HU.alphabet.labels[t] in VOWELS for t in drawn)
            assert vowels == asked
            assert a.typed("pass vowels 2")["move"] == {"kind": "pass"}
            far = a.typed(f"exchange {text} vowels 99")
            assert far.get("error") or far["move"]["vowels"] <= 64


def test_from_one_bag_a_typed_line_chooses_nothing(tmp_path):
    with two_people(tmp_path) as ((a, _), _, _):
        assert a.typed("exchange ab vowels 1")["error"]["code"]


def blank_first():
    """A seed by which the seat that starts holds a blank, and the move it opens with.

    It lays a letter and the blank for another of which it holds the real tile, too.
    """
    rules = with_house(HU, House(blank_reuse=True))
    people = [SeatInfo(f"person {n}", HUMAN) for n in range(2)]
    for seed in range(200):
        state = fold(start(rules, people, f"{seed}"))
        rack = state.racks[state.to_move]
        letters = [tile for tile in rack if tile != BLANK]
        if BLANK not in rack:
            continue
        for first in letters:
            for real in letters:
                # The stand-in admits words whose ids add up to an even number.
                enough = letters.count(real) > (first == real)
                if enough and (first + real) % 2 == 0:
                    return f"{seed}", [[111, first], [112, BLANK | real]], real
    raise AssertionError("no such deal")


@pytest.fixture
def blank_lying(tmp_path):
    """(line of the player who may take the blank on H8, its letter, what the database knows)."""
    seed, opening, real = blank_first()
    with two_people(tmp_path, seed, blank_reuse=True) as ((a, b), _, events):
        assert a.move({"kind": "play", "placed": opening})["type"] == "ack"
        b.settled(b.snapshot["game"]["you"])
        assert b.move({"kind": "pass"})["type"] == "ack"
        a.settled(a.snapshot["game"]["you"])
        assert real in a.snapshot["game"]["rack"]
        yield a, real, events


def below(real):
    """A letter of the same parity as ``real``: together they are a word down from H8."""
    return next(tile for tile in range(1, 40) if (tile + real) % 2 == 0)


def text_of(real):
    play = Play(112, Direction.DOWN, bytes([THROUGH, BLANK | below(real)]))
    return f"{format_move(HU, play, HU.coordinates)} take H8"


def test_a_typed_line_takes_the_blank_and_can_be_played(blank_lying):
    line, real, events = blank_lying
    said = line.typed(text_of(real))
    placed = [[127, BLANK | below(real)]]
    assert said["move"] == {"kind": "play", "placed": placed, "reclaimed": [112]}
    points = HU.tile_points(real)
    assert said["points"] == points, "the real tile counts, the blank nothing"
    assert [word["admissible"] for word in said["words"]] == [True]
    assert line.move(said["move"])["type"] == "ack"
    game = line.shown(lambda game: game["board"][127])
    assert game["board"][112] == real
    assert game["moves"][-1]["points"] == points
    assert events()[-2].reclaimed == (112,)


def test_the_preview_knows_the_blank_taken(blank_lying):
    line, real, _ = blank_lying

    def ask(tile, *reclaimed):
        move = {"kind": "play", "placed": [[127, tile]], "reclaimed": reclaimed}
        line.send({"type": "preview", "preview_id": 5, "move": move})

    ask(BLANK | below(real), 112)
    assert line.until("preview")["points"] == HU.tile_points(real)
    ask(BLANK | below(real))
    assert line.until("preview")["error"]["code"] == "play-not-on-rack", "its own blank is laid"
    ask(BLANK | below(real), 111)
    assert line.until("preview")["error"]["code"] == "reclaim-impossible", "no blank lies there"
    ask(real, 112)
    assert "error" in line.until("preview"), "the blank must be laid"


def test_blanks_stay_where_they_lie_without_the_house_rule(tmp_path):
    seed, opening, real = blank_first()
    with two_people(tmp_path, seed) as ((a, b), _, _):
        assert a.move({"kind": "play", "placed": opening})["type"] == "ack"
        b.settled(b.snapshot["game"]["you"])
        assert b.move({"kind": "pass"})["type"] == "ack"
        a.settled(a.snapshot["game"]["you"])
        assert a.typed(text_of(real))["error"]["code"] == "reclaim-impossible"


def test_the_preview_knows_that_any_word_may_open(tmp_path):
    """RULES 6.14: what may be played is what the preview prices."""
    with two_people(tmp_path, jacks_to_open=True) as ((a, b), _, _):
        placed = line_of(a.snapshot["game"]["rack"], 2)
        assert a.preview(placed)["error"]["code"] == "play-opening-too-short"
        for line in (a, b):
            line.settled(line.snapshot["game"]["you"])
            assert line.move({"kind": "pass"})["type"] == "ack"
        a.settled(a.snapshot["game"]["you"])
        assert "points" in a.preview(placed)
