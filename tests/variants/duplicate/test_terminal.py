"""Duplicate and topping at the keyboard, without one."""

from dataclasses import dataclass
from typing import get_args

import pytest

from crossglot.cli.sentences import say_in
from crossglot.cli.variants import duplicate, topping
from crossglot.cli.variants.sitting import Sitting
from crossglot.errors import ProfileError
from crossglot.kernel import Graph
from crossglot.languages import LANGUAGES, sentences
from crossglot.variants.duplicate import (
    Slip,
    fold,
    format_slip,
    load_profile,
    next_rack,
    parse_slip,
    start,
)
from crossglot.variants.duplicate.events import EndReason
from crossglot.variants.duplicate.profile import Fault
from tests.kernel.packing import pack_words
from tests.variants.duplicate.games import ET, kernel_tops, lexicon, players

WORDS = lexicon(ET)


@dataclass
class Shelf:
    """A lexicon as the terminal wants it."""

    graph = Graph(pack_words(WORDS.tilings))
    id = "ET.words"

    def admits_tiles(self, tiles):
        return WORDS.admits_tiles(tiles)


class Clock:
    """Goes on by so much every time somebody looks."""

    def __init__(self, step):
        self.time, self.step = 0, step

    def __call__(self):
        self.time += self.step
        return self.time


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


class Table:
    """Answers prompts from a list, then with what ``after`` gives; hears everything."""

    def __init__(self, lines, then=""):
        self.lines, self.then, self.heard, self.asked = list(lines), then, [], []

    def ask(self, prompt):
        self.asked.append(prompt)
        line = self.lines.pop(0) if self.lines else self.then
        if line is EOFError:
            raise EOFError
        return line

    def tell(self, text):
        self.heard.append(text)

    @property
    def text(self):
        return "\n".join(self.heard)


def run(module, table, clock=10, **options):
    wishes = {"seed": "seed", **options}
    return module.play_in_terminal(
        Sitting(ET, Shelf(), wishes, table.ask, table.tell, Clock(clock))
    )


def first_top(form="normal"):
    """The top of the first rack of the seed, as one writes it."""
    profile = load_profile("ET", form)
    tops = kernel_tops(ET, WORDS, profile)
    events = list(start(ET, profile, players(1), "seed"))
    events += next_rack(fold(events), tops)
    state = fold(events)
    play, points = tops(state.table.board, state.table.rack)[0]
    return format_slip(ET, Slip.of(state.table.board, play)), points


def test_a_whole_game_of_empty_slips():
    table = Table([])
    assert run(duplicate, table) is True
    assert "The game is over" in table.text
    assert "1. 1  0 points, 0.0 % of the tops" in table.text
    assert "no slip" in table.text


def test_a_slip_is_paid_and_the_top_is_told():
    written, points = first_top()
    table = Table(["help", "board", "nonsense", "Q99 XX", written, EOFError])
    assert run(duplicate, table) is False
    assert f"1: {written}  {points} points, total {points}" in table.text
    assert "The top: " in table.text
    assert "H8 is across, 8H down" in table.text
    assert "“nonsense” is no move." in table.text
    assert "You left the game" in table.text


def test_several_share_the_keyboard():
    written, points = first_top()
    table = Table([written, "", "", EOFError], then=EOFError)
    run(duplicate, table, players="Ann, Bob")
    assert table.asked[:2] == ["Ann, your slip: ", "Bob, your slip: "]
    assert table.asked[2].startswith("No slip for Bob in this round?")
    assert f"Ann: {written}  {points} points" in table.text
    assert "Bob: 0 points (no slip), total 0" in table.text


def test_an_empty_line_asks_before_it_forfeits_the_round():
    written, points = first_top()
    table = Table(["", written, EOFError])
    run(duplicate, table)
    assert f"1: {written}  {points} points" in table.text
    table = Table(["", "board", "", "help", "", "nonsense", "", "", EOFError])
    run(duplicate, table)
    assert (
        table.asked[:9].count("No slip for 1 in this round? Enter again: none; or write one: ") == 4
    )
    assert table.text.count("1: 0 points (no slip), total 0") == 1


def test_help_names_the_squares_of_the_edition(monkeypatch):
    """ET-112: in every language of the help."""
    for language in ("en_GB", "hu_HU", "cs_CZ", "et_EE", "el_GR"):
        monkeypatch.setenv("LANG", f"{language}.UTF-8")
        table = Table(["help", EOFError])
        run(duplicate, table)
        line = next(each for each in table.text.splitlines() if "8H" in each and "H8" in each)
        assert line.split()[0] == "H8", language
        assert line.rindex("H8") < line.rindex("8H"), language


def test_a_slip_after_the_time():
    written, _ = first_top()
    table = Table([written, "quit"])
    run(duplicate, table, clock=200_000)
    assert "1: 0 points (too late), total 0" in table.text


def test_written_points_are_judged_when_wanted():
    written, points = first_top()
    for claims, expected in (("yes", f"claim {points}"), ("no", "counted")):
        table = Table([f"{written} {points + 1}", "quit"])
        run(duplicate, table, profile="fisf", claims=claims)
        assert ("too many points written" in table.text) is (claims == "yes"), expected
        assert ("1: a warning." in table.text) is (claims == "yes")


@pytest.mark.parametrize("form", ["joker", "7-of-8", "all-9"])
def test_other_forms(form):
    written, points = first_top(form)
    table = Table([written, "quit"])
    run(duplicate, table, form=form)
    assert f"  {points} points, total {points}" in table.text


def test_what_there_is_not():
    with pytest.raises(ProfileError):
        run(duplicate, Table([]), profile="xx")
    with pytest.raises(ProfileError):
        run(topping, Table([]), form="xx")


def test_topping_to_the_end():
    table = Table(["help", "board", "H8 QQ"], then="show")
    assert run(topping, table) is True
    assert "not the top" in table.text
    assert "letters that are not on the rack" in table.text
    assert "80 s are counted." in table.text
    assert "Tops found: 0 of " in table.text


def test_topping_finds():
    written, points = first_top()
    table = Table([written, "H8", "quit"])
    assert run(topping, table) is False
    assert f"The top, {written}, {points} points, after 0 s." in table.text
    assert "Tops found: 1 of 1" in table.text


def test_topping_after_the_time():
    written, points = first_top()
    table = Table([written, "quit"])
    run(topping, table, clock=61_000)
    assert "Missed: " in table.text
    assert "80 s are counted" in table.text
    assert points


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_the_same_in_every_language(language):
    assert sentences(language, "duplicate").told == sentences("en", "duplicate").told


@pytest.mark.parametrize(
    "message",
    [f"fault-{fault}" for fault in get_args(Fault)]
    + [f"over-{reason}" for reason in get_args(EndReason)],
)
def test_every_fault_and_ending_is_said(message):
    assert say_in("duplicate", message)


@pytest.mark.parametrize("text", ["H8 KASS", "8H KASs 12", "A1 tee 0", "O15 K"])
def test_slips_read_as_they_are_written(text):
    from crossglot.board import Board

    assert format_slip(ET, parse_slip(ET, Board.empty(ET.layout), text)) == text
