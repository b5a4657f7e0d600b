"""Broken sources, full disks, killed builds: a named error, and the old lexicon stays."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from crossglot.cli.sentences import say_error
from crossglot.errors import LexiconCode, LexiconError
from crossglot.languages import LANGUAGES
from crossglot.lexicon import (
    club,
    compile_words,
    composition,
    dictionary,
    gathering,
    install_lexicon,
    load_lexicon,
)
from crossglot.lexicon.affix import load_affixes
from crossglot.lexicon.cache import lexicon_path
from crossglot.lexicon.faults import Fault, FaultError
from tests.lexicon.test_composition import LATIN, compose
from tests.rows import for_each


def refusal_of(act):
    with pytest.raises(LexiconError) as refusal:
        act()
    return refusal.value


def written(tmp_path, aff, dic=b"1\negy/A\n"):
    (tmp_path / "bad.aff").write_bytes(aff)
    (tmp_path / "bad.dic").write_bytes(dic)
    return tmp_path / "bad.aff"


@pytest.mark.parametrize(
    ("aff", "line", "reason"),
    [
        (b"SET klingon\n", 1, "encoding-unknown"),
        (b"SET UTF-8\nSFX A Y 1\nSFX A 0 \xff .\n", 3, "not-in-encoding"),
        (b"SET ISO8859-6\nSFX A Y 1\nSFX A 0 \xff .\n", 3, "not-in-encoding"),
        (b"FLAG purple\n", 1, "flag-type-unknown"),
        (b"FLAG num\nSFX A Y 1\n", 2, "flag-malformed"),
        (b"FLAG long\nSFX Aa Y 1\nSFX Aa 0 s/BbC .\n", 3, "flag-malformed"),
        (b"AF 1\nAF A\nSFX A Y 1\nSFX A 0 s/9 .\n", 4, "alias-unknown"),
        (b"AF 1\nAF A\nSFX A Y 1\nSFX A 0 s/A .\n", 4, "alias-unknown"),
        (b"SFX A 0 s .\n", 1, "class-not-announced"),
        (b"SFX A Y 1\nSFX A 0\n", 2, "fields-missing"),
        (b"SFX A Y 1\nSFX A 0 s [ab\n", 2, "condition-malformed"),
        (b"COMPLEXPREFIXES\n", 1, "complex-prefixes"),
    ],
)
def test_an_affix_file_is_refused_by_line_and_reason(cache, tmp_path, aff, line, reason):
    source = written(tmp_path, aff)
    facts = refusal_of(lambda: install_lexicon("HU-M", source=source)).facts
    assert (facts["file"], facts["line"], facts["reason"]) == ("bad.aff", line, reason)
    assert not lexicon_path("HU-M", "b").exists()


@for_each("fault", Fault)
@for_each("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(fault, language):
    sentence = say_error(FaultError(fault).at("x.aff", 7), language)
    assert fault.value not in sentence
    assert "x.aff" in sentence
    assert "7" in sentence


def test_rules_and_aliases_that_lead_to_themselves_end():
    aff = b"AF 2\nAF A1\nAF 12\nSFX A Y 1\nSFX A 0 s/1 .\nSFX 1 Y 1\nSFX 1 0 t/2 .\n"
    assert compose(aff, b"1\ngo/1\n", LATIN) == {"go", "gos", "goss", "gost", "got", "gott"}


def test_numbers_of_flags_are_read_as_hunspell_reads_them():
    """A Nepalese file has a flag 17X."""
    aff = b"FLAG num\nSFX 17 Y 1\nSFX 17X 0 s .\n"
    assert compose(aff, b"1\ngo/17X,3\n", LATIN) == {"go", "gos"}


def test_rules_that_explode_are_stopped(cache, small_hungarian, monkeypatch):
    monkeypatch.setattr(composition, "MOST_PARTS", 20)
    refusal = refusal_of(lambda: install_lexicon("HU-M", source=small_hungarian))
    assert (refusal.code, refusal.facts["reason"]) == (LexiconCode.TOO_LARGE, "rules")


def test_words_without_end_are_stopped(cache, tmp_path):
    aff = b"SFX A Y 1\nSFX A 0 " + b"s" * 900 + b"/A .\n"
    source = written(tmp_path, aff, b"1\negy/A\n")
    refusal = refusal_of(lambda: install_lexicon("HU-M", source=source))
    assert (refusal.code, refusal.facts["reason"]) == (LexiconCode.TOO_LARGE, "word-too-long")


def test_lists_are_gathered_in_batches(cache, tmp_path, monkeypatch):
    monkeypatch.setattr(gathering, "BATCH", 7)
    words = tmp_path / "words.txt"
    listed = [f"{a}{b}{c}" for a in "kmr" for b in "aei" for c in "dlnt"]
    words.write_text("\n".join(listed), encoding="utf-8")
    assert compile_words(words, "HU-M").words == len(listed)
    assert load_lexicon("HU-M", "words").graph.count(15) == len(listed)


def huge(path, size):
    """A file of ``size`` bytes that takes no room."""
    with path.open("wb") as file:
        file.truncate(size)


def test_a_list_above_the_cap_is_not_begun(cache, tmp_path):
    source = written(tmp_path, b"SET UTF-8\n")
    huge(tmp_path / "bad.dic", dictionary.MOST_BYTES + 1)
    huge(tmp_path / "words.txt", dictionary.MOST_BYTES + 1)
    for act in (
        lambda: list(dictionary.load_entries(tmp_path / "bad.dic", load_affixes(source))),
        lambda: compile_words(tmp_path / "words.txt", "HU-M"),
        lambda: list(club.load_changes(tmp_path / "words.txt")),
    ):
        facts = refusal_of(act).facts
        assert (facts["reason"], facts["limit"]) == ("too-large", dictionary.MOST_BYTES)


@pytest.mark.parametrize("suffix", [".dic", ".txt"])
def test_a_line_without_end_is_refused(cache, tmp_path, suffix):
    source = written(tmp_path, b"SET UTF-8\n")
    path = tmp_path / f"bad{suffix}"
    path.write_bytes(b"egy\n" + b"x" * 200_000)
    act = {
        ".dic": lambda: install_lexicon("HU-M", source=source),
        ".txt": lambda: compile_words(path, "HU-M"),
    }[suffix]
    facts = refusal_of(act).facts
    assert (facts["file"], facts["line"], facts["reason"]) == (path.name, 2, "line-too-long")


def parts(cache):
    return list((cache / "lexicons").glob(".*.part"))


@pytest.mark.parametrize("stage", ["stems", "compose", "write"])
def test_ctrl_c_leaves_the_old_lexicon(cache, small_hungarian, tmp_path, stage):
    old = install_lexicon("HU-M", "b", small_hungarian).read_bytes()
    for suffix in (".aff", ".dic"):
        content = small_hungarian.with_suffix(suffix).read_bytes()
        (tmp_path / f"own{suffix}").write_bytes(content + b"\n")

    def interrupt(reached, *_):
        if reached == stage:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        install_lexicon("HU-M", "b", tmp_path / "own.aff", interrupt)
    assert lexicon_path("HU-M", "b").read_bytes() == old
    assert parts(cache) == []


BUILD = """
import os, resource, signal, sys
from pathlib import Path
from crossglot.errors import LexiconError
from crossglot.lexicon import compile_words
{trouble}
try:
    compile_words(Path(sys.argv[1]), "HU-M")
except LexiconError as error:
    print(error.code)
"""
FULL = "resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))"
KILLED = "os.fsync = lambda descriptor: os.kill(os.getpid(), signal.SIGKILL)"


def build_in_trouble(trouble, words):
    command = [sys.executable, "-c", BUILD.format(trouble=trouble), str(words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


@pytest.fixture
def two_lists(cache, tmp_path):
    """A lexicon of the first list, and a second list that shall replace it."""
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    first.write_text("kard\n", encoding="utf-8")
    second.write_text("kar\n", encoding="utf-8")
    compile_words(first, "HU-M")
    return second


@pytest.mark.skipif(sys.platform == "win32", reason="no such limits there")
def test_a_full_disk_is_named_and_the_old_lexicon_stays(cache, two_lists):
    done = build_in_trouble(FULL, two_lists)
    assert done.stdout.strip() == LexiconCode.UNWRITABLE, done.stderr
    assert load_lexicon("HU-M", "words").admits("kard")
    assert parts(cache) == []


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_a_killed_build_leaves_the_old_lexicon(cache, two_lists):
    done = build_in_trouble(KILLED, two_lists)
    assert done.returncode == -signal.SIGKILL, done.stderr
    assert len(parts(cache)) == 1
    assert load_lexicon("HU-M", "words").admits("kard")
    compile_words(two_lists, "HU-M")
    assert parts(cache) == [], "the next build tidies up"
    assert not load_lexicon("HU-M", "words").admits("kard")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write")
def test_a_closed_folder_is_named(cache, two_lists):
    (cache / "lexicons").chmod(0o500)
    try:
        refusal = refusal_of(lambda: compile_words(two_lists, "HU-M"))
    finally:
        (cache / "lexicons").chmod(0o700)
    assert refusal.code == LexiconCode.UNWRITABLE


def test_a_second_build_of_the_same_source_is_no_build(cache, small_hungarian, tmp_path):
    for suffix in (".aff", ".dic"):
        content = small_hungarian.with_suffix(suffix).read_bytes()
        (tmp_path / f"own{suffix}").write_bytes(content)
    stages = []
    source = tmp_path / "own.aff"
    install_lexicon("HU-M", "b", source)
    os.utime(source, (1, 1))
    install_lexicon("HU-M", "b", source, lambda stage, *_: stages.append(stage))
    assert stages == [], "what counts is the content, not the date"
