"""A club's list, two lexicons compared, pins, and lexicons that others have replaced."""

from __future__ import annotations

import pytest

from crossglot.cli import main
from crossglot.editions import load_edition
from crossglot.errors import LexiconCode, LexiconError
from crossglot.game import SeatInfo, start
from crossglot.game.json_file import STANDARD, write_events
from crossglot.lexicon import (
    amend_lexicon,
    compare,
    compile_words,
    install_lexicon,
    load_lexicon,
    load_named,
    pin,
    pins,
    prune,
    unpin,
)
from crossglot.lexicon.cache import lexicon_path
from crossglot.lexicon.keeping import kept
from crossglot.server.games.lexicons import InstalledLexicons
from tests.lexicon.test_install import code_of

CLUB = """\
# Szeged
+ googolplex  in every encyclopedia  2026-11-21  HU-M, HU-W
+ köz|ség\tthe joint is a joke\t2026-11-21
- egy  a joke, too  2026-11-20
+ mackó  another language's affair  2026-11-20  CS
- kard  decided too early  2026-01-01
+ kard  decided again  2026-02-02
"""


@pytest.fixture
def small(cache, small_hungarian):
    """The small Hungarian lexicon, installed."""
    install_lexicon("HU-M", "b", small_hungarian)
    return load_lexicon("HU-M")


@pytest.fixture
def club(tmp_path):
    """A club's list."""
    path = tmp_path / "Szeged club.txt"
    path.write_text(CLUB, encoding="utf-8")
    return path


def words_lexicon(tmp_path, *words):
    path = tmp_path / "list.txt"
    path.write_text("\n".join(words), encoding="utf-8")
    compile_words(path, "HU-M")
    return load_lexicon("HU-M", "words")


def test_a_clubs_list_is_laid_over_a_lexicon(small, club):
    amended = amend_lexicon(small, club)
    assert (amended.header.tier, amended.header.base) == ("b~szeged-club", small.id)
    assert small.admits("egy")
    assert not amended.admits("egy")
    assert amended.admits("egyet"), "only the form that the list names"
    assert amended.admits("googolplex")
    assert amended.admits("kard"), "the last line about a word decides"
    assert not amended.admits("mackó"), "that line is for another edition"
    tiles = amended.edition.alphabet.parse_tiles
    assert amended.admits_tiles(tiles("KÖZSÉG"))
    assert not amended.admits_tiles(tiles("KÖ[ZS]ÉG"))


def test_the_reasons_stay_in_the_file(small, club):
    amend_lexicon(small, club)
    amended = load_lexicon("HU-M", "b~szeged-club")
    change = amended.change("Egy")
    assert change is not None
    assert (change.action, change.reason, change.date) == ("-", "a joke, too", "2026-11-20")
    assert amended.change("mackó") is None
    assert small.change("egy") is None


def test_equal_lists_give_equal_lexicons(small, club):
    first = amend_lexicon(small, club)
    assert first.id == amend_lexicon(small, club).id != small.id
    assert first.id.startswith("HU-M.b~szeged-club@")
    assert load_named(first.id).admits("googolplex")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("* szó  why  2026-11-21", "not-a-change"),
        ("szó  why  2026-11-21", "not-a-change"),
        ("+ két szó  why  2026-11-21", "not-a-word"),
        ("+   why  2026-11-21", "not-a-word"),
        ("+ szó  why", "fields-missing"),
        ("+ szó why 2026-11-21", "not-a-word"),
        ("+ szó  why  yesterday", "date-malformed"),
        ("+ szó  why  2026-02-30", "date-malformed"),
        ("+ szó  why  2026-11-21  XX", "edition-unknown"),
        ("+ szó" + " " * 2000, "line-too-long"),
    ],
)
def test_a_bad_line_is_named(small, tmp_path, line, reason):
    path = tmp_path / "club.txt"
    path.write_text(f"# one\n\n{line}\n", encoding="utf-8")
    with pytest.raises(LexiconError) as refusal:
        amend_lexicon(small, path)
    facts = refusal.value.facts
    assert (facts["file"], facts["line"], facts["reason"]) == ("club.txt", 3, reason)


def test_a_list_that_is_no_text_or_no_words(small, tmp_path):
    path = tmp_path / "club.txt"
    path.write_bytes(b"+ sz\xf3  why  2026-11-21\n")
    assert code_of(lambda: amend_lexicon(small, path)) == LexiconCode.SOURCE_MALFORMED
    path.write_text("+ d'or  why  2026-11-21\n", encoding="utf-8")
    assert code_of(lambda: amend_lexicon(small, path)) == LexiconCode.SOURCE_MALFORMED
    assert code_of(lambda: amend_lexicon(small, tmp_path / "no")) == LexiconCode.SOURCE_MISSING


def test_two_lexicons_are_compared(cache, tmp_path):
    one = words_lexicon(tmp_path, "kard", "kar", "kör", "község")
    other = words_lexicon(tmp_path, "kard", "kör", "köröm")
    gone, new = compare(one, other), compare(other, one)
    assert (gone.count, gone.words) == (3, ("KAR", "KÖZSÉG"))
    assert (new.count, new.words) == (1, ("KÖRÖM",))
    assert compare(one, other, limit=1).words == ("KAR",)
    assert compare(one, one) == compare(other, other)
    assert compare(one, one).count == 0


def test_lexicons_with_other_tiles_are_not_compared(small, cache, tmp_path):
    path = tmp_path / "list.txt"
    path.write_text("kato\n", encoding="utf-8")
    compile_words(path, "ET")
    estonian = load_lexicon("ET", "words")
    assert code_of(lambda: compare(small, estonian)) == LexiconCode.MISMATCH


def test_an_old_game_finds_the_lexicon_it_was_played_with(cache, tmp_path):
    old = words_lexicon(tmp_path, "kard", "kar")
    new = words_lexicon(tmp_path, "kard")
    assert not new.admits("kar")
    assert load_named("HU-M.words").id == new.id, "an id without a hash is whatever is installed"
    assert load_named(old.id).admits("kar")
    assert InstalledLexicons().words(old.id).admits("kar")
    assert [str(name) for name, _ in kept()] == [old.id]
    assert words_lexicon(tmp_path, "kard", "kar").id == old.id, "and back again"
    assert {str(name) for name, _ in kept()} == {old.id, new.id}


def test_a_game_is_verified_by_the_lexicon_it_names(cache, tmp_path, capsys):
    edition, seats = load_edition("HU-M"), (SeatInfo("A", "human"), SeatInfo("B", "human"))
    old = words_lexicon(tmp_path, "kard", "kar")
    game = tmp_path / "game.json"
    game.write_bytes(write_events(start(edition, seats, "seed", old.id), STANDARD))
    words_lexicon(tmp_path, "kard")
    assert main(["verify", "--words", str(game)]) == 0
    prune()
    assert main(["verify", "--words", str(game)]) == 2
    assert old.id in capsys.readouterr().err
    assert main(["verify", str(game)]) == 0


def test_a_lexicon_that_is_not_here_is_named(small):
    assert code_of(lambda: load_named("HU-M.b@0123456789abcdef")) == LexiconCode.NOT_HERE
    assert code_of(lambda: load_named("HU-M.b@xyz")) == LexiconCode.ID_MALFORMED
    assert code_of(lambda: load_named("../HU-M")) == LexiconCode.ID_MALFORMED
    assert code_of(lambda: pin("HU-M.b@0123456789abcdef")) == LexiconCode.NOT_HERE


def test_a_pinned_edition_keeps_its_lexicon(cache, tmp_path):
    old = words_lexicon(tmp_path, "kard", "kar")
    assert str(pin(old.id)) == old.id
    new = words_lexicon(tmp_path, "kard")
    assert load_lexicon("HU-M").id == old.id
    assert load_lexicon("HU-M", "words").id == new.id, "a tier that is asked for goes before"
    assert prune() == [], "what is pinned stays"
    assert unpin("HU-M")
    assert not unpin("HU-M")
    assert load_lexicon("HU-M").id == new.id
    assert [str(name) for name in prune()] == [old.id]
    assert code_of(lambda: load_named(old.id)) == LexiconCode.NOT_HERE


def test_damaged_pins_are_named(small, cache):
    (cache / "pins.json").write_text("{", encoding="utf-8")
    assert code_of(pins) == LexiconCode.DAMAGED


def test_the_commands(small, club, capsys):
    assert main(["lexicon", "amend", "hu", str(club)]) == 0
    assert "3 added and 1 removed" in capsys.readouterr().out
    assert main(["lexicon", "diff", "HU-M", "HU-M.b~szeged-club"]) == 1
    said = capsys.readouterr().out.split()
    assert {"EGY", "GOOGOLPLEX"} <= set(said)
    assert main(["lexicon", "diff", "HU-M", "HU-M"]) == 0
    assert main(["lexicon", "pin", "HU-M.b~szeged-club"]) == 0
    assert main(["lexicon", "check", "hu", "googolplex"]) == 0
    assert "in every encyclopedia (2026-11-21)" in capsys.readouterr().out
    assert main(["lexicon", "unpin", "hu"]) == 0
    assert main(["lexicon", "unpin", "hu"]) == 1
    assert main(["lexicon", "prune"]) == 0
    path = str(lexicon_path("HU-M", "b"))
    assert main(["lexicon", "diff", path, path]) == 0
