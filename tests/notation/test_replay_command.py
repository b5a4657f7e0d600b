"""``crossglot replay`` over the files that other programs write."""

import re
import unicodedata

import pytest

from crossglot.cli.replay import replay
from crossglot.errors import EditionError, NotationError
from crossglot.languages import LANGUAGES
from tests.notation.test_logs import DUPLICATE, ELIOT

WRONG = """#lexicon CSW21
#player1 A Ann
#player2 B Bo
>A: AAAAAAA 8G FEED +16 16
>A: AB -XY +0 16
>B: ABCDEFGHI A1 BAD +6 6
>B: (AB) +8 14
>A: X 8H Q +8 25
oops
"""


@pytest.fixture
def told(tmp_path, capsys, monkeypatch):
    """What the command prints, and its exit code."""

    def run(data, language="en", **options):
        monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
        file = tmp_path / "game"
        file.write_bytes(data)
        code = replay(file, **options)
        return capsys.readouterr().out, code

    return run


def test_the_edition_is_taken_from_the_lexicon(told):
    """B1: each of these was refused with "There is no edition called"."""
    for lexicon in ("CSW21", "NWL20", "TWL06", "OSPD4"):
        text = f"#lexicon {lexicon}\n#player1 A Ann\n>A: FEEDAAA 8G FEED +16 16\n"
        out, code = told(text.encode())
        assert code == 0, out
        assert "1 move, consistent (EN)" in out
        assert f"The words are not judged: the lexicon “{lexicon}” is not one of ours." in out


def test_differences_are_sentences(told):
    out, code = told(WRONG.encode())
    assert code == 1
    for sentence in (
        "Line 9, column 1 cannot be read, no known kind of line: “oops”",
        "Line 4: the rack AAAAAAA lacks DEEF.",
        "Line 5: Ann moves, but it is the turn of Bo.",
        "Line 5: the rack AB lacks XY.",
        "Line 6: A1 BAD: The play does not touch a tile on the board. (1A)",
        "Line 6: 9 tiles on the rack, which holds 7.",
        "Line 8: 8H Q comes after the end of the game.",
        "Line 8: 8H Q: A tile already lies on that square. (8H)",
        "Line 8: a total of 25 is stated, it is 24.",
        "4 moves, NOT consistent (EN)",
    ):
        assert sentence in out.splitlines(), sentence


def test_differences_are_said_in_five_languages(told):
    english = told(WRONG.encode())[0].splitlines()
    for language in LANGUAGES[1:]:
        rows = told(WRONG.encode(), language)[0].splitlines()
        assert len(rows) == len(english), language
        same = {row for row in rows if row in english}
        assert all(re.match(r" +[0-9]+  ", row) for row in same), (language, same)
        assert not any("square:" in row or "not-" in row for row in rows), language


def test_squares_are_named_as_in_the_file(told):
    text = "#orientation lettered-rows\n#player1 A Ann\n>A: FEEDAAA A1 FEED +16 16\n"
    out, _ = told(text.encode(), edition="en")
    assert "(A1)" in out


def test_control_characters_are_never_echoed(told):
    odd = "\x1b[31m\x07\x9b2J\u202eX"
    text = (
        f"#player1 A An{chr(0x9B)}n\n#player2 B B\u202eo\n#lexicon a\x9bb\n"
        f">B: FEEDAAA 8G FEED +16 16\n>B: {odd} - +0 16\n{odd}\n"
    )
    out, _ = told(text.encode(), edition="en")
    assert "FEED" in out
    for char in out:
        assert char == "\n" or unicodedata.category(char) not in {"Cc", "Cf", "Cs"}, repr(char)


def test_bytes_of_no_encoding_are_never_echoed(told):
    text = "#player1 A Ann\n>A: ŐZABCDE 8G ŐZ +0 0\n".encode() + b"\xff\xfe oops\n"
    out, _ = told(text, edition="hu")
    assert "\ufffd" in out
    assert out.encode(), "no surrogate is left"


def test_a_file_without_moves_is_told_as_that(told):
    for data in (b"", b"#player1 A Ann\n", b"\n\n", b"hello\n"):
        with pytest.raises(NotationError) as refused:
            told(data)
        assert refused.value.code == "gcg-no-moves", data


def test_likely_editions_are_named(told):
    with pytest.raises(EditionError) as refused:
        told(b"#player1 A Ann\n>A: - +0 0\n")
    assert refused.value.code == "edition-unclear"
    assert refused.value.facts["likely"]


def test_a_duplicate_game_of_eliot_is_counted(told):
    out, code = told(ELIOT.format(mode="duplicate", turns=DUPLICATE).encode())
    assert code == 1
    assert "  1  Master       H5 CHAT                    +18    18  CHAT 18" in out.splitlines()
    assert "Zoé: Line " in out
    assert "Players: Zoé 27, Luc 0" in out
    assert "2 moves, NOT consistent (FR)" in out
