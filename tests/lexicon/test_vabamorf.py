"""The analyser in its process, and what is made of its answers, with a small analyser of our own."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest

from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon import analysis, estonian, install_lexicon, load_lexicon, vabamorf
from crossglot.lexicon.estonian import Lemma
from crossglot.lexicon.recipe import load_recipe
from crossglot.lexicon.sources import Dictionary, FetchError
from crossglot.lexicon.vabamorf import Vabamorf, Wheel

MODULE = '''
"""Knows six lemmas, crashes on one word, and prints what nobody asked for."""
import os
from collections import namedtuple

Reading = namedtuple("Reading", "root ending clitic partofspeech form")
READINGS = {
    "vend": [("v<end", "0", "", "S", "sg n")],
    "vennad": [("v<end", "d", "", "S", "pl n")],
    "vendagi": [("v<end", "0", "gi", "S", "sg p")],
    "lugema": [("luge", "ma", "", "V", "ma")],
    "loeb": [("luge", "b", "", "V", "b")],
    "ei": [("<ei", "0", "", "D", ""), ("<ei", "0", "", "V", "neg")],
    "hasti": [("h<as]ti", "0", "", "D", "")],
    "raudtee": [("r<aud_t<ee", "0", "", "S", "sg n")],
    "vennana": [("venna_na", "0", "", "S", "sg n")],
    "ilusam": [("ilusam", "0", "", "C", "sg n")],
    "lugev": [("luge=v", "0", "", "A", "sg n"), ("luge", "v", "", "V", "v")],
    "dr": [("dr", "0", "", "Y", "?")],
}
PLURALS = {"vend": ["vennad"], "raudtee": ["raudteed"], "ilusam": ["ilusamad"], "lugev": ["lugevad"]}


def StringVector(words):
    return list(words)


class Vabamorf:
    def __init__(self, lexicon, other):
        print("hello from the library")

    def analyze(self, words, *options):
        if "krahh" in words:
            os._exit(3)
        return [(word, [Reading(*one) for one in READINGS.get(word, [])]) for word in words]

    def synthesize(self, lemma, form, *options):
        return PLURALS.get(lemma, []) if form == "pl n" else [lemma]
'''

FORMS = {"vend", "vennad", "vendagi", "loeb", "ei", "hasti", "lugev", "lugevad", "dr", "vennana"}
LEMMAS = frozenset(("raudtee", "ilusam"))


@pytest.fixture
def wheel(tmp_path):
    """A package of that name with a module of ours."""
    package = tmp_path / "wheel" / "vabamorf"
    lexicon = package / "dct" / "2020-01-22_sp"
    lexicon.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "vabamorf.py").write_text(MODULE)
    return Wheel(package.parent, "estnltk 0", "0" * 64)


def found(wheel, forms=FORMS, lemmas=LEMMAS):
    with Vabamorf(wheel) as running:
        return estonian.find_lemmas(running, set(forms), lemmas, lambda done, total: None)


def test_forms_lead_to_lemmas_and_lemmas_to_nominatives(wheel):
    assert sorted(found(wheel)) == [
        Lemma("<ei".strip("<"), "D", ("ei",), "d"),
        Lemma("hasti", "D", ("hasti",), "d"),
        Lemma("ilusam", "C", ("ilusam", "ilusamad"), "l"),
        Lemma("luge", "V", ("lugema",), ""),
        Lemma("luge=v", "A", ("lugev", "lugevad"), "d"),
        Lemma("raud_tee", "S", ("raudtee", "raudteed"), "l"),
        Lemma("vend", "S", ("vend", "vennad"), "d"),
        Lemma("venna_na", "S", ("vennana",), "d"),
    ]


def test_a_compound_that_nobody_lists_is_a_coincidence(wheel):
    roots = {lemma.root for lemma in found(wheel, FORMS - {"vennana"})}
    assert "venna_na" not in roots
    assert "raud_tee" in roots


def test_a_word_it_crashes_on_is_lost_alone(wheel):
    words = ["vend", "krahh", "lugema", "ei"]
    with Vabamorf(wheel) as running:
        readings = dict(running.analyse(words))
    assert list(readings) == words
    assert readings["krahh"] == []
    assert [one.speech for one in readings["lugema"]] == ["V"]


def test_one_that_always_crashes_is_given_up(wheel, monkeypatch):
    monkeypatch.setattr(vabamorf, "_MOST_LOST", 2)
    with Vabamorf(wheel) as running, pytest.raises(LexiconError) as refusal:
        list(running.analyse(["krahh"] * 4))
    assert refusal.value.code == LexiconCode.ANALYSER_FAILED


def test_it_ends_with_its_block(wheel):
    with Vabamorf(wheel) as running:
        process = running._process
        assert process.poll() is None
    assert process.poll() is not None


def test_an_interrupted_analysis_leaves_no_table_and_no_process(cache, dictionary, monkeypatch):
    monkeypatch.setattr(vabamorf, "download", deliver(ANALYSER))
    started = []
    start = Vabamorf._start

    def note(self):
        start(self)
        started.append(self._process)

    def interrupt(stage, done, total):
        if stage == "analyse":
            raise KeyboardInterrupt

    monkeypatch.setattr(Vabamorf, "_start", note)
    with pytest.raises(KeyboardInterrupt):
        install_lexicon("ET", None, dictionary.affixes, interrupt)
    assert started
    assert all(process.poll() is not None for process in started)
    assert not list((cache / "analyses").glob("*.tsv"))
    assert not list((cache / "lexicons").glob("*.cgl"))


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("raise ImportError('made for another machine')", "ImportError: made for another machine"),
        ("import os; os._exit(4)", "exit code 4"),
        ("print('no answer')", "exit code"),
    ],
)
def test_one_that_does_not_run_says_why(wheel, program, reason):
    with pytest.raises(LexiconError) as refusal:
        Vabamorf(wheel, (sys.executable, "-c", program))
    assert refusal.value.code == LexiconCode.ANALYSER_FAILED
    assert reason in str(refusal.value.facts["reason"])


def test_the_table_is_read_as_it_was_written(tmp_path, wheel):
    lemmas = sorted(found(wheel))
    estonian.write_table(tmp_path / "table.tsv", lemmas)
    assert list(estonian.read_table(tmp_path / "table.tsv")) == lemmas
    entries = {entry.text: entry.tags for entry in estonian.entries(tmp_path / "table.tsv")}
    assert entries["raudteed"] == ("po:S", "pa:2", "li:l")
    assert entries["lugevad"] == ("po:A", "ds:v", "pa:1", "li:d")


def test_names_of_tables_tell_their_sources():
    assert estonian.table_name("a", "b") != estonian.table_name("a", "c")
    assert estonian.table_name("a", "b") == estonian.table_name("a", "b")


@pytest.fixture
def dictionary(tmp_path):
    """Six stems, one rule."""
    affixes, entries = tmp_path / "own.aff", tmp_path / "own.dic"
    affixes.write_text("SET UTF-8\nSFX a Y 2\nSFX a end ennad end\nSFX a 0 agi end\n")
    entries.write_text("6\nvend/a\nloeb\nhasti\nei\nTallinn\ndr\n")
    return Dictionary(affixes, entries, origin="path", version="")


def test_stems_and_plurals_are_looked_at(dictionary):
    assert estonian.telling_forms(dictionary) == {"vend", "vennad", "loeb", "hasti", "ei", "dr"}


def deliver(content):
    """A download that brings a wheel with ``content``."""

    def download(package, folder, *, only_binary=False):
        assert only_binary
        path = folder / f"{package.name}-{package.version}-py3-none-any.whl"
        with zipfile.ZipFile(path, "w") as archive:
            for name, text in content.items():
                archive.writestr(name, text)
        return path

    return download


ANALYSER = {
    "estnltk/vabamorf/__init__.py": "",
    "estnltk/vabamorf/vabamorf.py": MODULE,
    "estnltk/vabamorf/dct/2020-01-22_sp/et.dct": "",
    "estnltk/vabamorf/dct/2020-01-22_nosp/et.dct": "",
    "estnltk/vabamorf/tests/test_it.py": "",
    "estnltk/vabamorf/../../escape.py": "",
    "estnltk/other.py": "",
}


def test_only_its_own_folder_is_kept(cache, monkeypatch):
    monkeypatch.setattr(vabamorf, "download", deliver(ANALYSER))
    package = load_recipe("ET").morphology.package
    wheel = vabamorf.fetch_wheel(package)
    kept = [path.relative_to(wheel.folder) for path in wheel.folder.rglob("*") if path.is_file()]
    assert sorted(map(str, kept)) == [
        "vabamorf/__init__.py",
        "vabamorf/dct/2020-01-22_sp/et.dct",
        "vabamorf/vabamorf.py",
        "wheel.sha256",
    ]
    assert len(wheel.sha256) == 64
    assert vabamorf.find_wheel(package) == wheel
    assert not list(cache.parent.rglob("escape.py"))


def both(package, folder, *, only_binary=False):
    """Brings the analyser, but no list of lemmas."""
    if package.name != "estnltk":
        raise FetchError("no network")
    return deliver(ANALYSER)(package, folder, only_binary=only_binary)


def test_a_lexicon_is_built_without_the_list_of_lemmas(cache, dictionary, monkeypatch):
    monkeypatch.setattr(vabamorf, "download", both)
    stages = []
    install_lexicon("ET", None, dictionary.affixes, lambda stage, *_: stages.append(stage))
    lexicon = load_lexicon("ET")
    words = ("vend", "vennad", "lugema", "hasti", "ei", "vendagi", "loeb", "dr")
    assert [word for word in words if lexicon.admits(word)] == list(words[:5])
    assert "analyse" in stages
    assert "Vabamorf (estnltk 1.7.5)" in lexicon.header.source.name
    assert "simplemma" not in lexicon.header.source.name
    assert not lexicon.is_fallback
    install_lexicon("ET", "b+comparatives", dictionary.affixes, lambda *told: stages.append(told))
    assert ("analyse", 0, 6) not in stages, "the table of the first build serves the second"


def test_without_an_analyser_the_fallback_says_what_it_is(cache, dictionary, monkeypatch, capsys):
    def no_wheel(package, folder, *, only_binary=False):
        raise FetchError("No matching distribution found")

    monkeypatch.setattr(vabamorf, "download", no_wheel)
    with pytest.raises(LexiconError) as refusal:
        install_lexicon("ET", None, dictionary.affixes)
    assert refusal.value.code == LexiconCode.ANALYSER_MISSING
    assert refusal.value.facts["fallback"] == "forms"
    assert "No matching distribution" in str(refusal.value.facts["reason"])

    from crossglot.cli.lexicon import install, list_installed

    assert install("ET", path=dictionary.affixes) == 0
    assert "Vabamorf" in capsys.readouterr().err
    lexicon = load_lexicon("ET")
    assert (lexicon.edition.id, lexicon.header.tier) == ("ET", "forms")
    assert lexicon.is_fallback
    assert lexicon.admits("vendagi")
    list_installed()
    assert "more than the rules admit" in capsys.readouterr().out


def test_an_analyser_that_does_not_start_is_as_good_as_none(cache, monkeypatch):
    broken = ANALYSER | {"estnltk/vabamorf/vabamorf.py": "raise ImportError('libc')"}
    monkeypatch.setattr(vabamorf, "download", deliver(broken))
    with pytest.raises(LexiconError) as refusal:
        analysis.fetch_tools(load_recipe("ET").morphology)
    assert refusal.value.code == LexiconCode.ANALYSER_MISSING
    assert "libc" in str(refusal.value.facts["reason"])


def test_the_folder_of_a_wheel_names_python_and_machine():
    folder = vabamorf._folder(load_recipe("ET").morphology.package)
    assert sys.implementation.cache_tag in folder.name
    assert isinstance(folder, Path)
