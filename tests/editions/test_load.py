"""What an edition file may not be, and how it is said."""

import tomllib
from importlib import resources

import pytest

from crossglot.alphabet import BLANK
from crossglot.editions import (
    build_edition,
    edition_ids,
    format_layout,
    load_edition,
    load_layout,
    parse_layout,
)
from crossglot.editions.load import read_tables
from crossglot.errors import EditionCode, EditionError

FILE = (resources.files("crossglot.editions") / "HU-M.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "code", "facts", "why"),
    [
        (
            "A   = [6, 1]",
            "A   = [7, 1]",
            EditionCode.TOTAL,
            {"key": "tiles_total", "stated": 100, "found": 101},
            "one A more than the 100 tiles stated",
        ),
        (
            "B   = [3, 2]",
            "B   = [3, 2]\nB   = [3, 2]",
            EditionCode.LETTER_TWICE,
            {"key": "B"},
            "the same letter on two lines",
        ),
        (
            "Q   = [0, 0]",
            "b   = [0, 0]",
            EditionCode.LETTER_TWICE,
            {"key": "tiles.b"},
            "the same letter in the other case",
        ),
        (
            '"standard"',
            '"hexagonal"',
            EditionCode.BOARD_UNKNOWN,
            {"board": "hexagonal"},
            "no such picture",
        ),
        (
            '"standard"',
            '"../load"',
            EditionCode.BOARD_UNKNOWN,
            {"board": "../load"},
            "a board is a name, not a path",
        ),
        (
            'board       = "standard"',
            "",
            EditionCode.KEY_MISSING,
            {"key": "board"},
            "a table left out",
        ),
        ("size = 7", "", EditionCode.KEY_MISSING, {"key": "rack.size"}, "a key left out"),
        (
            "size = 7",
            "size = 7\ncolour = 1",
            EditionCode.KEY_UNKNOWN,
            {"key": "rack.colour"},
            "nobody would read it",
        ),
        ("size = 7", 'size = "many"', EditionCode.VALUE, {"key": "rack.size"}, "not a number"),
        ("size = 7", "size = 0", EditionCode.VALUE, {"key": "rack.size"}, "no rack"),
        ("A   = [6, 1]", "A   = [6]", EditionCode.VALUE, {}, "a letter without points"),
        (
            "A   = [6, 1]",
            '"a." = [6, 1]',
            EditionCode.VALUE,
            {"key": "tiles.a."},
            "notations need the full stop",
        ),
        (
            '"numbered-rows"',
            '"spiral"',
            EditionCode.VALUE,
            {"key": "coordinates"},
            "a style nobody can draw",
        ),
        (
            'CS = ["C", "S"]',
            'CS = ["C", "Č"]',
            EditionCode.LETTER_UNKNOWN,
            {"key": "compose", "letter": "Č"},
            "Hungarian has no Č",
        ),
        (
            'CS = ["C", "S"]',
            'CS = ["S", "C"]',
            EditionCode.VALUE,
            {"key": "compose.CS"},
            "S+C does not spell CS",
        ),
        (
            'vowels  = ["A",',
            'vowels  = ["Å",',
            EditionCode.LETTER_UNKNOWN,
            {"key": "letters.vowels", "letter": "Å"},
            "no such letter",
        ),
        ("points    = 10", "points = = 10", EditionCode.SYNTAX, {"key": "points"}, "not TOML"),
    ],
)
def test_a_wrong_edition_is_refused_by_name(old, new, code, facts, why):
    assert old in FILE
    with pytest.raises(EditionError) as refused:
        build_edition("HU-X", read_tables("HU-X", FILE.replace(old, new, 1)))
    assert refused.value.code is code, why
    assert facts.items() <= refused.value.facts.items(), why


def test_every_edition_loads_and_names_its_file():
    assert set(edition_ids()) >= {"HU-M", "HU-W", "CS", "ET", "EL"}
    for name in edition_ids():
        edition = load_edition(name)
        assert edition.id == name
        assert len(edition.full_bag()) == edition.tiles_total
        assert len(set(edition.alphabet.names[1:])) == len(edition.alphabet), "each has its name"


def test_an_unknown_edition_names_those_there_are():
    with pytest.raises(EditionError) as refused:
        load_edition("KLINGON")
    assert refused.value.code is EditionCode.UNKNOWN
    assert "HU-M" in refused.value.facts["known"]


@pytest.mark.parametrize(
    ("asked", "found"), [("hu", "HU-M"), ("hu-w", "HU-W"), ("ET", "ET"), ("el", "EL")]
)
def test_an_edition_is_found_by_id_or_language(asked, found):
    assert load_edition(asked).id == found


def test_hungarian_editions_differ_only_in_the_challenge():
    mattel, article = load_edition("HU-M"), load_edition("HU-W")
    assert mattel.alphabet == article.alphabet
    assert (mattel.challenge.points, article.challenge.points) == (10, 0)


MAKERS = "fr nl de es it pt ar af ru el da sv nb fi"
"""The languages that the makers sell the game in, by HU-W-89."""


def test_every_language_of_the_makers_has_an_edition():
    languages = MAKERS.split()
    assert len(languages) == 14
    assert {load_edition(name).language for name in languages} == set(languages)
    arabic = load_edition("ar")
    assert (arabic.tiles_total, arabic.blanks, len(arabic.alphabet)) == (100, 2, 32)
    told = {label: arabic.alphabet.tile(label) for label in "اجيءأ"}
    counted = {label: (arabic.counts[tile], arabic.points[tile]) for label, tile in told.items()}
    assert counted == {"ا": (8, 1), "ج": (4, 1), "ي": (3, 1), "ء": (2, 8), "أ": (2, 10)}


@pytest.mark.parametrize(
    ("name", "written", "laid"),
    [
        ("AR", "مَدْرَسَة", "مدرسه"),
        ("AR", "إلى", "ألي"),
        ("AR", "كـتـاب", "كتاب"),
        ("HE", "שלום", "שלומ"),
        ("HE", "שָׁלוֹם", "שלומ"),
    ],
)
def test_what_a_script_writes_beside_its_letters_is_not_laid(name, written, laid):
    alphabet = load_edition(name).alphabet
    assert alphabet.fold(written) == laid
    assert alphabet.tilings(written) == (alphabet.encode(laid),)


def test_a_blank_is_written_apart_where_letters_have_no_case():
    for name in ("AR", "HE"):
        alphabet = load_edition(name).alphabet
        blank = bytes([BLANK | 1])
        assert alphabet.format_tiles(blank) == f"[{alphabet.labels[1]}*]"
        assert alphabet.parse_tiles(alphabet.format_tiles(blank)) == blank


def test_editions_say_which_way_they_are_written():
    leftwards = {name for name in edition_ids() if load_edition(name).writing == "rtl"}
    assert leftwards == {"AR", "HE"}


def test_icelandic_has_its_set_of_2016_beside_the_older_one():
    older, newer = load_edition("is"), load_edition("is-2016")
    assert (older.id, older.tiles_total) == ("IS", 104)
    assert (newer.tiles_total, newer.blanks, newer.language) == (100, 2, "is")
    assert newer.alphabet.labels == older.alphabet.labels
    told = {label: newer.alphabet.tile(label) for label in "AREÐX"}
    counted = {label: (newer.counts[tile], newer.points[tile]) for label, tile in told.items()}
    assert counted == {"A": (11, 1), "R": (8, 1), "E": (3, 3), "Ð": (4, 2), "X": (1, 10)}


@pytest.mark.parametrize(
    ("picture", "reason"),
    [
        ("...\n..\n...", "width"),
        ("..x\n.*.\n...", "mark"),
        ("...\n...\n...", "start"),
        ("", "size"),
        ("*" * 32 + "\n" + "." * 32, "size"),
    ],
)
def test_a_wrong_picture_is_refused(picture, reason):
    with pytest.raises(EditionError) as refused:
        parse_layout("odd", picture)
    assert refused.value.code is EditionCode.BOARD_PICTURE
    assert refused.value.facts["reason"] == reason


def test_the_standard_board_is_symmetrical_and_keeps_its_picture():
    layout = load_layout("standard")
    assert parse_layout("standard", format_layout(layout)) == layout
    side = layout.rows
    for square in range(layout.size):
        row, column = divmod(square, side)
        twin = column * side + row
        assert layout.word_multipliers[square] == layout.word_multipliers[twin]
        assert layout.letter_multipliers[square] == layout.letter_multipliers[twin]
    count = layout.word_multipliers.count, layout.letter_multipliers.count
    assert [count[0](3), count[0](2), count[1](3), count[1](2)] == [8, 17, 12, 24]


def test_the_files_are_plain_toml():
    assert tomllib.loads(FILE)["rack"] == {"size": 7}
