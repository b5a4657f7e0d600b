"""``crossglot lexicon`` at the command line."""

from __future__ import annotations

import json
import shutil
import sys

import pytest

from crossglot.cli import main
from crossglot.lexicon import load_lexicon
from crossglot.players import PLAYERS, seated_player
from crossglot.players.levels import BOTS, vocabulary


@pytest.fixture
def filled(cache, small_hungarian, capsys):
    """A cache with the small Hungarian lexicon."""
    assert main(["lexicon", "install", "hu", "--path", str(small_hungarian)]) == 0
    return capsys


def test_install_says_what_it_does_and_where_it_put_it(cache, small_hungarian, capsys):
    assert main(["lexicon", "install", "hu-m", "--tier", "a", "--path", str(small_hungarian)]) == 0
    said = capsys.readouterr()
    assert "HU-M: inflecting stems" in said.err
    assert "HU-M   a" in said.out
    assert str(cache / "lexicons" / "HU-M.a.cgl") in said.out


def test_no_player_waits_for_words_after_an_install(
    cache, small_hungarian, tmp_path, monkeypatch, capsys
):
    """The first move of a level took 15 s of CPU: what it knows was compiled only then."""
    for suffix in (".aff", ".dic"):
        shutil.copy(small_hungarian.with_suffix(suffix), tmp_path / f"hu_HU{suffix}")
    monkeypatch.setattr("crossglot.lexicon.sources.SYSTEM_FOLDERS", (tmp_path,))
    assert main(["lexicon", "install", "hu"]) == 0
    assert "HU-M players: joining" in capsys.readouterr().err

    def compiled_again(*_):
        raise AssertionError("a vocabulary is compiled in a game")

    module = sys.modules["crossglot.players.levels.vocabulary"]
    monkeypatch.setattr(module, "_PATHS", {})  # as in the process of another day
    monkeypatch.setattr(module, "_cut", compiled_again)
    referee = load_lexicon("HU-M")
    for kind in PLAYERS:
        known = vocabulary(referee, BOTS)
        assert known is not referee
        seated_player(kind, referee)


@pytest.mark.parametrize(
    ("words", "code", "lines"),
    [
        (["egy"], 0, ["egy\tadmissible"]),
        (["EGYET", "köz"], 0, ["EGYET\tadmissible", "köz\tadmissible"]),
        (["E[GY]", "[EGY"], 1, ["E[GY]\tadmissible", "[EGY\tnot admissible"]),
        (["egy", "zá"], 1, ["egy\tadmissible", "zá\tnot admissible"]),
        (["x" * 5000], 1, [f"{'x' * 5000}\tnot admissible"]),
        (["--", "-egy"], 1, ["-egy\tnot admissible"]),
    ],
)
def test_check(filled, words, code, lines):
    filled.readouterr()
    assert main(["lexicon", "check", "HU-M", *words]) == code
    assert filled.readouterr().out.splitlines() == lines


def test_list(filled):
    filled.readouterr()
    assert main(["lexicon", "list"]) == 0
    assert "HU-M" in filled.readouterr().out


def test_an_empty_list_says_how_to_fill_it(cache, capsys):
    assert main(["lexicon", "list"]) == 0
    said = capsys.readouterr()
    assert (said.out, "crossglot lexicon install" in said.err) == ("", True)


def test_compile(cache, tmp_path, capsys):
    words = tmp_path / "words.txt"
    words.write_text("VEND\nVENNAD\n1\n", encoding="utf-8")
    assert main(["lexicon", "compile", "--words", str(words), "--edition", "et"]) == 0
    said = capsys.readouterr()
    assert "2 words, 1 lines left out" in said.out
    assert "left out: 1" in said.err
    assert main(["lexicon", "check", "et", "vennad"]) == 0


@pytest.mark.parametrize(
    "line",
    [
        ["install"],
        ["install", "hu", "--all"],
        ["install", "xx"],
        ["install", "hu", "--tier", "z"],
        ["install", "hu", "--path", "/nowhere/hu.aff"],
        ["check", "HU-M"],
        ["check", "HU-M", "egy"],
        ["check", "xx", "egy"],
        ["compile", "--words", "/nowhere/words.txt", "--edition", "et"],
        ["compile"],
        ["no-such-command"],
    ],
)
def test_bad_input_is_told_and_ends_with_2(cache, line, capsys):
    assert main(["lexicon", *line]) == 2
    assert capsys.readouterr().err.strip()


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["egy"], 0, "egy is admissible."),
        (["egy", "zá"], 1, "zá is not admissible."),
        ([], 2, ""),
    ],
)
def test_explain(filled, words, code, said):
    filled.readouterr()
    assert main(["lexicon", "explain", *words, "--edition", "HU-M"]) == code
    assert said.upper().split(" ")[0] in filled.readouterr().out


def test_explain_tells_facts(filled):
    filled.readouterr()
    assert main(["lexicon", "explain", "zá", "--edition", "HU-M", "--json"]) == 1
    told = json.loads(filled.readouterr().out)
    assert (told["word"], told["standing"]) == ("ZÁ", "not-admissible")


def test_explain_without_a_lexicon_says_unknown(cache, capsys):
    assert main(["lexicon", "explain", "szó", "--edition", "HU-M"]) == 3
    assert "Whether SZÓ is admissible cannot be told now." in capsys.readouterr().out
