"""Verdicts agree with the lexicon, and tell the rule that decides."""

from __future__ import annotations

import random
from functools import cache

import pytest

from crossglot.kernel import Query
from crossglot.lexicon import amend_lexicon, compile_words, install_lexicon, load_lexicon
from crossglot.lexicon.verdict import KINDS, Explainer, Ground, Standing, near_misses, verdict
from crossglot.lexicon.verdict.near import changed
from crossglot.rulebook import explain, load_rules
from crossglot.study.sample import sample_lexicon
from tests.lexicon.test_document_words import real
from tests.lexicon.test_judged import FILES, judged

EDITIONS = ("HU-M", "HU-W", "CS", "ET", "EL")
SOURCE_ONLY = {Ground.NOT_FOUND, Ground.NOT_IN_LIST, Ground.LETTERS}
"""Grounds that no numbered rule but the source decides."""


@cache
def explainer(edition):
    return Explainer(real(edition))


def sampled(edition, count, seed):
    """Words of the lexicon from all over its alphabet."""
    lexicon = real(edition)
    chance = random.Random(seed)
    letters = len(lexicon.edition.alphabet)
    anything = Query(
        [((1 << letters + 1) - 2, False, 0, 0)] * 2 + [((1 << letters + 1) - 2, True, 0, 0)],
        2,
        15,
        None,
        b"",
    )
    found: list[bytes] = []
    while len(found) < count:
        start = bytes(chance.randint(1, letters) for _ in range(chance.randint(2, 6)))
        found += anything.find(lexicon.graph, start, 3, 100_000)[0]
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_admissible_word_is_explained(edition):
    lexicon = real(edition)
    for tiling in sampled(edition, 600, edition):
        word = lexicon.edition.alphabet.spell(tiling)
        if not lexicon.admits(word):  # laid as L + Y, which the text of a word does not say
            continue
        said = explainer(edition).verdict(word)
        assert said.standing == Standing.ADMISSIBLE, said
        assert said.analyses, said
        assert not any(one.against for one in said.analyses), said


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refused_word_has_a_reason(edition):
    alphabet = real(edition).edition.alphabet
    chance = random.Random(edition)
    for tiling in sampled(edition, 300, edition + "refused"):
        word = alphabet.spell(chance.choice(list(changed(alphabet, tiling))))
        said = explainer(edition).verdict(word)
        assert (said.standing == Standing.ADMISSIBLE) == real(edition).admits(word)
        if said.standing == Standing.NOT_ADMISSIBLE:
            assert said.reason.kind in KINDS - {Ground.UNEXPLAINED}, said


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_judged_words_are_refused_by_the_rule_that_we_named(file):
    """Or because the source lacks them: it does not tell what it does not know."""
    known = {rule.id for rule in load_rules()}
    bad = [word for word in judged(file) if not word["good"] and "differs" not in word]
    other = []
    for word in bad:
        reason = explainer(file.name.partition(".")[0]).verdict(word["text"]).reason
        assert set(reason.rules) <= known
        if reason.kind not in SOURCE_ONLY and not {*word["rule"].split(",")} & {*reason.rules}:
            other.append((word["text"], word["rule"], reason))
    assert len(other) <= 1 + len(bad) / 10, other


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_judged_words_that_are_good_have_a_lemma(file):
    good = [word for word in judged(file) if word["good"] and "differs" not in word]
    for word in good:
        said = explainer(file.name.partition(".")[0]).verdict(word["text"])
        assert said.analyses, word


@pytest.mark.parametrize(
    ("edition", "word", "lemma", "speech", "features"),
    [
        ("HU-M", "asztalokat", "asztal", "noun", ("plural", "accusative")),
        ("HU-M", "megcsináltuk", "csinál", "verb", ("past", "pl-1", "definite")),
        ("HU-M", "tanulj", "tanul", "verb", ("imperative", "sg-2", "indefinite")),
        (
            "HU-M",
            "kutyáitokéival",
            "kutya",
            "noun",
            ("plural", "possessor-pl-2", "possessee", "instrumental"),
        ),
        ("HU-M", "szebbet", "szép", "adjective", ("comparative", "accusative")),
        ("HU-M", "googolni", "googol", None, ("infinitive",)),
        ("ET", "majad", "maja", "noun", ("nominative", "plural")),
        ("ET", "lugema", "lugema", "verb", ("ma-infinitive",)),
        ("ET", "juba", "juba", "adverb", ("uninflected",)),
        ("CS", "nedělal", "dělat", "verb", ("negated",)),
        ("EL", "λόγος", "λόγος", None, ()),
    ],
)
def test_inflection_is_told(edition, word, lemma, speech, features):
    readings = explainer(edition).verdict(word).analyses
    assert (lemma, speech, features) in [(one.lemma, one.speech, one.features) for one in readings]


@pytest.mark.parametrize(
    ("edition", "word", "kind", "rules", "admitted_in"),
    [
        ("HU-M", "budapest", "name", ("HU-M-50",), ()),
        ("HU-M", "heló", "interjection", ("HU-M-50",), "b+interjections"),
        ("HU-M", "jaj", "interjection", ("HU-M-50",), "b+interjections"),
        ("HU-M", "zabdél", "named", ("HU-W-34",), ()),
        ("HU-M", "á", "too-short", ("HU-M-50",), ()),
        ("HU-M", "ablaktalan", "derivation", ("HU-M-47",), ()),
        ("HU-M", "kg", "abbreviation", ("HU-M-50",), ()),
        ("HU-M", "q-q", "letters", ("HU-W-29",), ()),
        ("CS", "ahoj", "interjection", ("CS-47",), "b+interjections"),
        ("CS", "km", "unit", ("CS-40",), ()),
        ("CS", "xyz", "not-in-list", ("CS-33",), ()),
        ("ET", "lugeda", "verb-form", ("ET-30",), ()),
        ("ET", "majas", "case-form", ("ET-31",), ()),
        ("ET", "ilusam", "comparison", ("ET-27",), "b+comparatives"),
        ("ET", "tallinn", "name", ("ET-29",), ()),
        ("EL", "σαμπουάν", "foreign", ("EL-12",), ()),
    ],
)
def test_the_rule_that_decides_is_told(edition, word, kind, rules, admitted_in):
    said = explainer(edition).verdict(word)
    assert (said.standing, said.reason.kind) == (Standing.NOT_ADMISSIBLE, kind)
    assert said.reason.rules == rules
    assert said.admitted_in[:1] == ((admitted_in,) if admitted_in else ())


def test_what_another_tier_admits_is_admitted_there():
    """-s is a derivation, which tier A has not."""
    said = Explainer(real("HU-M", "a")).verdict("szódás")
    assert (said.standing, said.reason.kind) == (Standing.NOT_ADMISSIBLE, Ground.DERIVATION)
    assert said.admitted_in[0] == "b"
    assert real("HU-M", "b").admits("szódás")


def test_without_a_lexicon_the_answer_is_unknown(cache):
    said = verdict("szó", "HU-M")
    assert (said.standing, said.lexicon, said.reason.kind) == ("unknown", "", "lexicon-missing")
    assert said.reason.code == "lexicon-not-installed"
    assert "cannot be told" in explain(said, "en").answer


def test_without_the_source_the_answer_stays_and_the_reason_says_so(cache, small_hungarian):
    install_lexicon("HU-M", "b", small_hungarian)
    for word, standing in (("egy", "admissible"), ("egyy", "not-admissible")):
        said = verdict(word, "HU-M")
        assert (said.standing, said.reason.kind) == (standing, Ground.SOURCE_MISSING)
        assert said.reason.code == "lexicon-source-missing"


def test_a_club_gives_its_own_reason(cache, tmp_path, small_hungarian):
    install_lexicon("HU-M", "b", small_hungarian)
    club = tmp_path / "club.txt"
    club.write_text("+ googolplex  in every encyclopedia  2026-11-21\n- egy  a joke  2026-11-20\n")
    said = Explainer(amend_lexicon(load_lexicon("HU-M"), club))
    added, removed = said.verdict("googolplex").reason, said.verdict("egy").reason
    assert (added.kind, added.note) == (Ground.CLUB_ADDED, "in every encyclopedia")
    assert (removed.kind, removed.date) == (Ground.CLUB_REMOVED, "2026-11-20")


def test_a_plain_list_is_all_there_is_to_say(cache, tmp_path):
    words = tmp_path / "words.txt"
    words.write_text("szó\n", encoding="utf-8")
    compile_words(words, "HU-M")
    said = Explainer(load_lexicon("HU-M", "words"))
    assert said.verdict("szó").reason.kind == Ground.LISTED
    assert said.verdict("ló").reason.kind == Ground.NOT_IN_LIST


def test_tilings_are_told():
    said = explainer("HU-M").verdict("szóda")
    assert said.tilings == (("S", "Z", "Ó", "D", "A"), ("SZ", "Ó", "D", "A"))


@pytest.mark.parametrize(
    ("text", "word", "standing", "tilings"),
    [
        ("[SZ]ÓDA", "SZÓDA", Standing.ADMISSIBLE, (("SZ", "Ó", "D", "A"),)),
        ("[sz]óda", "SZÓDA", Standing.ADMISSIBLE, (("SZ", "Ó", "D", "A"),)),
        ("[ZS]SZ", "ZSSZ", Standing.NOT_ADMISSIBLE, ()),
        ("KÖ[ZS]ÉG", "KÖ[ZS]ÉG", Standing.NOT_ADMISSIBLE, (("K", "Ö", "Z", "S", "É", "G"),)),
    ],
)
def test_a_word_is_read_as_it_is_printed(text, word, standing, tilings):
    lexicon = sample_lexicon("HU-M", "szóda köz|ség")
    said = Explainer(lexicon).verdict(text)
    assert (said.word, said.standing, said.tilings) == (word, standing, tilings)
    assert lexicon.admits(text) == (standing == Standing.ADMISSIBLE)
    if tilings and standing == Standing.NOT_ADMISSIBLE:
        assert said.reason.kind == Ground.TILING
        assert "not with these tiles" in explain(said, "en").reason


def test_every_tiling_that_is_printed_is_read():
    lexicon = sample_lexicon("HU-M", "szóda köz|ség rózsa zsák tizennyolc")
    for word in ("szóda", "község", "rózsa", "zsák", "tizennyolc"):
        for tiling in Explainer(lexicon).verdict(word).tilings:
            printed = "".join(f"[{label}]" if len(label) > 1 else label for label in tiling)
            assert lexicon.admits(printed), printed


@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("arvizturo", ("ÁRVÍZTŰRŐ",)),
        ("tra", ("TAR",)),
        ("taar", ("TAR",)),
        ("xxxxxx", ()),
    ],
)
def test_near_misses_come_nearest_first(word, near):
    lexicon = sample_lexicon("HU-M", "árvíztűrő tar tatár szó")
    assert near_misses(lexicon, word) == near
