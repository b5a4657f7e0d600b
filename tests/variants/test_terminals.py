"""Each variant played in the terminal: what is typed, what is told, how it is left."""

from collections import deque

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from crossglot.cli.sentences import say_in
from crossglot.cli.squares import shown_places
from crossglot.cli.variants import bingo, duplicate, removal, solitaire, topping
from crossglot.cli.variants.sitting import Sitting
from crossglot.editions import House, load_edition
from crossglot.errors import OptionError
from crossglot.game import Played, fold
from crossglot.game.json_file import STANDARD, write_events
from crossglot.game.record import record
from crossglot.languages import LANGUAGES, facts_told
from crossglot.lexicon import compile_words, load_lexicon
from crossglot.notation.gcg import write_gcg
from crossglot.variants.removal import left_by
from crossglot.variants.solitaire import read_book
from setup import ROOT
from tests.notation.games import random_game
from tests.rows import for_each

ET = load_edition("ET")
WORDS = [
    "aste",
    "pastel",
    "kala",
    "kass",
    "sa",
    "ka",
    "kastema",
    "lugejad",
    "ela",
    "maa",
    "tee",
    "saak",
]


@pytest.fixture(scope="module")
def lexicon(tmp_path_factory):
    folder = tmp_path_factory.mktemp("words")
    words = folder / "words.txt"
    words.write_text("\n".join(WORDS), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CROSSGLOT_CACHE", str(folder / "cache"))
        compile_words(words, "ET")
        return load_lexicon(ET)


@pytest.fixture(autouse=True)
def english(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


class Terminal:
    """Somebody who types these lines, then leaves; ``told`` is what they read."""

    def __init__(self, *lines):
        self.lines = deque(lines)
        self.told = []

    def ask(self, prompt):
        self.told.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.popleft()

    def tell(self, text):
        self.told.append(text)

    @property
    def text(self):
        return "\n".join(self.told)


def play(variant, lexicon, options, *lines, **more):
    terminal = Terminal(*lines)
    sitting = Sitting(ET, lexicon, options, terminal.ask, terminal.tell, **more)
    finished = variant.play_in_terminal(sitting)
    return finished, terminal


PASTEL = "#player1 A\n#player2 B\n>A: PASTEL G8 PASTEL +20 20\n>B: ID -- +0 0\n".replace(
    ">B: ID -- +0 0\n", ""
)
LETTERED = "#orientation lettered-rows\n" + PASTEL.replace("G8", "H7")


@pytest.fixture
def board(tmp_path):
    path = tmp_path / "game.gcg"
    path.write_text(LETTERED, "utf-8")
    return str(path)


def test_removal_to_its_end(lexicon, board):
    options = {"game": board, "players": "Ann, Bo"}
    finished, terminal = play(
        removal, lexicon, options,
        "help", "list", "board", "nonsense", "H9", "H7 H12", "H8 H9 H10 H11",
    )  # fmt: skip
    assert finished
    for part in (
        "Bo removes. Scores: Ann 0, Bo 0",
        "Type the squares",
        "removals are possible.",
        "names no square",
        "What would stay is no word: PA, TEL",
        "Bo removes PL: 5 points, total 5",
        "Ann removes ASTE: 4 points, total 4",
        "Everything is gone.",
        "The winner: Bo",
    ):
        assert part in terminal.text, part


def test_removal_of_a_game_that_two_computers_play(lexicon):
    finished, terminal = play(removal, lexicon, {"seed": "1"}, "list", "resign")
    assert finished
    assert "First the computer plays" in terminal.text
    assert "2 gives up." in terminal.text
    assert "The winner: 1" in terminal.text


@pytest.mark.parametrize("lines", [["quit"], []])
def test_removal_is_left(lexicon, board, lines):
    finished, terminal = play(removal, lexicon, {"game": board}, *lines)
    assert not finished
    assert terminal.told[-1] == "You left the game; it is not finished."


def test_removal_ends_at_once_when_nothing_can_go(lexicon, board):
    finished, terminal = play(
        removal, lexicon, {"game": board, "lone": "no"}, "H7 H8 H9 H10 H11 H12"
    )
    assert finished, "six tiles can go"
    assert "2 removes PASTEL" in terminal.text


@pytest.mark.parametrize("house", [House(), House(challenge="single")])
def test_the_board_of_a_recorded_game(house):
    events = random_game("ET", house, 2, 4)
    state = fold(events)
    assert any(isinstance(event, Played) for event in events)
    for data in (write_events(events, STANDARD), write_gcg(record(events))):
        left = left_by(ET, data)
        assert left.board == state.board
        assert left.last == state.turns[-1].seat
        assert left.names == tuple(seat.name for seat in state.seats)


def test_removal_begins_to_the_left_of_the_last_player(lexicon, tmp_path):
    """docs/variants.md: the seat to the left of who moved last removes first."""
    for seed in (1, 2, 3, 4):
        events = random_game("ET", House(), 2, seed, 30 + seed)
        path = tmp_path / f"{seed}.json"
        path.write_bytes(write_events(events, STANDARD))
        _, terminal = play(removal, lexicon, {"game": str(path), "players": "x,y"}, "quit")
        last = fold(events).turns[-1].seat
        assert f"{'xy'[1 - last]} removes." in terminal.text, seed
        assert f"{'xy'[last]} removes." not in terminal.text, seed


CARDS = ["kastema lugejad", "kastema, lugejad"]


def test_bingo_to_its_end(lexicon):
    options = {"players": "Ann, Bo", "seed": "s"}
    lines = ["kala", *CARDS, "help", "cards", "Cy", "Ann", *[""] * 120]
    finished, terminal = play(bingo, lexicon, options, *lines)
    assert finished
    for part in (
        "A card has 2 words.",
        "The letter is ",
        "Press Enter for the next letter",
        "Bo: ",
        "Nobody here is called Cy.",
        "That is no Bingo: letters still to be crossed off: 1",
        "Every letter was called, and nobody called Bingo.",
    ):
        assert part in terminal.text, part


def test_bingo_is_called(lexicon):
    finished, terminal = play(
        bingo, lexicon, {"players": "Ann,Bo", "seed": "s"}, *CARDS, *["Ann", ""] * 100
    )
    assert finished
    assert "Ann: Bingo! KASTEMA, LUGEJAD" in terminal.text
    assert "The winner: Ann" in terminal.text


def test_bingo_with_own_crossing(lexicon):
    options = {"players": "Ann", "seed": "s", "crossing": "player"}
    finished, terminal = play(
        bingo, lexicon, options, CARDS[0], *["2", "", "-", "", "9", "Ann"] * 60
    )
    assert "stands at 1: " in terminal.text
    assert finished


def test_bingo_of_misspelt_words(lexicon):
    finished, terminal = play(
        bingo, lexicon, {"players": "Ann", "seed": "s"}, "kastema lugedaj", *["Ann", ""] * 100
    )
    assert finished
    assert "Ann: LUGEDAJ is not admissible; the card is out." in terminal.text
    assert "Every card is out" in terminal.text


def test_bingo_is_left(lexicon):
    assert not play(bingo, lexicon, {}, "quit")[0]


def test_one_rack(lexicon, tmp_path):
    options = {"players": "Ann", "seed": "s", "scores": str(tmp_path / "book" / "scores.json")}
    lines = ["help", "tiles", "tops", "look kala", "choose A", "board", "pass", "pass"]
    finished, terminal = play(solitaire, lexicon, options, *lines, date=lambda: 5)
    assert finished
    for part in (
        "Your rack, 0 points. 95 tiles in the bag.",
        "Type a move",
        "Unseen: ",
        "Only with open tiles.",
        "The dictionary is closed",
        "Ann passes.",
        "The game is over (passes).",
        "It is the first result of its kind.",
    ):
        assert part in terminal.text, part
    (result,) = read_book((tmp_path / "book" / "scores.json").read_bytes()).results
    assert (result.edition, result.kind, result.when) == ("ET", "one-rack", 5)
    again, terminal = play(solitaire, lexicon, options, "finish")
    assert again
    assert "Place 1 of 2; the best so far is" in terminal.text


def test_two_racks(lexicon, tmp_path):
    options = {"kind": "b", "seed": "s", "scores": str(tmp_path / "scores.json")}
    finished, terminal = play(solitaire, lexicon, options, "pass", "pass", "pass", "pass")
    assert finished
    assert "The other player's rack" in terminal.text
    assert "Your rack" in terminal.text


def test_commands_are_no_tiles(lexicon, tmp_path):
    """While tiles of solitaire c are chosen."""
    options = {"kind": "c", "scores": str(tmp_path / "scores.json")}
    lines = ["look pastel", "look", "tops", "tiles", "T O P S A A E", "tops", "quit"]
    _, terminal = play(solitaire, lexicon, options, *lines)
    assert "PASTEL is admissible." in terminal.text
    assert "Look up which word?" in terminal.text
    assert "Unseen: " in terminal.text
    for told in ("Choose exactly 7 tiles.", "is no tile of this edition", "do not all lie there"):
        assert told not in terminal.text, told


def test_unknown_options_are_refused_by_name(lexicon):
    variants = {
        bingo: ("crossing", "x", ["player", "first"]),
        duplicate: ("claims", "x", ["yes", "no"]),
        removal: ("lone", "x", ["yes", "no"]),
        solitaire: ("kind", "z", ["a", "b", "c", "one-rack", "two-racks", "open"]),
        topping: (None, None, None),
    }
    for variant, (option, value, known) in variants.items():
        with pytest.raises(OptionError) as refused:
            play(variant, lexicon, {"kindz": "a"})
        assert refused.value.facts["option"] == "kindz", variant
        assert "players" in refused.value.facts["known"], variant
        if option is not None:
            with pytest.raises(OptionError) as refused:
                play(variant, lexicon, {option: value})
            assert refused.value.facts == {"option": option, "value": value, "known": known}
    with pytest.raises(OptionError):
        play(solitaire, lexicon, {"kind": "c", "racks": "3"})


def test_help_names_squares_of_the_edition(lexicon, tmp_path, monkeypatch):
    """ET-112, in solitaire and in the removal game."""
    for language in ("en_GB", "hu_HU", "cs_CZ", "et_EE", "el_GR"):
        monkeypatch.setenv("LANG", f"{language}.UTF-8")
        scores = {"scores": str(tmp_path / "scores.json")}
        text = play(solitaire, lexicon, scores, "help", "quit")[1].text
        line = next(each for each in text.splitlines() if "8H" in each and "H8" in each)
        assert line.split()[0] == "H8", language
        assert line.rindex("H8") < line.rindex("8H"), language
        places = shown_places(ET)
        assert "H8 H9" in say_in("removal", "help", **places), language


def test_open_tiles(lexicon, tmp_path):
    options = {"kind": "c", "scores": str(tmp_path / "scores.json")}
    lines = [
        "GGGGGGG", "help", "A", "PASTELU", "tops", "look pastel", "look xyz", "8H TEELE", "H3 PASTEL",
        "board", "KA LA KA", "finish",
    ]  # fmt: skip
    finished, terminal = play(solitaire, lexicon, options, *lines)
    assert finished
    for part in (
        "Tiles to choose from: A10",
        "Those tiles do not all lie there.",
        "Choose exactly 7 tiles.",
        "PASTEL is admissible.",
        "XYZ is not admissible.",
        "points: ",
        "1: H3 PASTEL",
        "The game is over (agreed).",
        "the best of them ",
    ):
        assert part in terminal.text, part


def test_solitaire_is_left_and_nothing_is_kept(lexicon, tmp_path):
    path = tmp_path / "scores.json"
    assert not play(solitaire, lexicon, {"scores": str(path)}, "quit")[0]
    assert not path.exists()


def messages(folder, language):
    text = (ROOT / "src/crossglot/messages" / language / f"{folder}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    return {entry.id.name: facts_told(entry) for entry in entries if isinstance(entry, ftl.Message)}


@for_each("folder", ["removal", "bingo", "solitaire"])
@for_each("language", LANGUAGES)
def test_every_language_tells_the_same(folder, language):
    assert messages(folder, language) == messages(folder, "en")
