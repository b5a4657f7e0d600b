"""The pattern language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.editions import load_edition
from crossglot.errors import StudyError
from crossglot.study import (
    extensions,
    hooks,
    neighbours,
    parse_pattern,
    question,
    search,
    short_words,
)
from crossglot.study.sample import sample_lexicon

HUNGARIAN = sample_lexicon(
    "HU-M", "szó só ó|ra óra tó szóda község köz|ség asz kosz kos as sza lócs ló lóg góló rozsda"
)


def words(lexicon, pattern, **options):
    return [a.word for a in search(lexicon, question(lexicon, pattern, **options)).answers]


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("sz*", ["SZA", "SZÓ", "SZÓDA"]),
        ("{sz}ó", ["SZÓ"]),
        ("s|zó", ["SZÓ"]),  # HU-W-20, RULES 6.10: also laid with S and Z
        ("község", ["KÖZSÉG"]),
        ("köz|ség", ["KÖZSÉG"]),
        ("?ó", ["LÓ", "SÓ", "SZÓ", "TÓ"]),
        ("[{sz}t]ó", ["SZÓ", "TÓ"]),
        ("[^lst]ó", ["SZÓ"]),
        ("[l-t]ó", ["LÓ", "SÓ", "SZÓ", "TÓ"]),
        ("#@", ["LÓ", "SÓ", "SZA", "SZÓ", "TÓ"]),
        ("*zs*", ["KÖZSÉG", "ROZSDA"]),
        ("SZÓDA", ["SZÓDA"]),
        ("xyz", []),
    ],
)
def test_patterns_find_words(pattern, found):
    assert words(HUNGARIAN, pattern) == found


def test_a_pattern_meets_a_rack_and_tiles_to_contain():
    assert words(HUNGARIAN, "*", rack="[SZ]ÓD?") == [
        *("ASZ", "LÓ", "SÓ", "SZA", "SZÓ", "SZÓDA", "TÓ")
    ]
    assert words(HUNGARIAN, "*", contains="[SZ]", longest=2) == ["ASZ", "SZA", "SZÓ"]


def test_letters_that_are_always_one_tile():
    welsh = sample_lexicon("CY", "llyfr llaeth lol allan")
    assert words(welsh, "ll*") == ["LLAETH", "LLYFR"]
    assert words(welsh, "?") == []
    assert words(welsh, "a?an") == ["ALLAN"]


@pytest.mark.parametrize(
    ("pattern", "column", "reason"),
    [
        ("", 1, "empty"),
        ("a[", 2, "not-closed"),
        ("a[bc", 2, "not-closed"),
        ("a[]", 2, "empty"),
        ("{sz", 1, "not-closed"),
        ("a{qq}", 2, "letter-unknown"),
        ("a1b", 2, "letter-unknown"),
        ("[a-", 1, "letter-unknown"),
        ("жа", 1, "letter-unknown"),
    ],
)
def test_a_pattern_that_is_none_says_where(pattern, column, reason):
    with pytest.raises(StudyError) as refused:
        parse_pattern(HUNGARIAN.edition.alphabet, pattern)
    facts = refused.value.facts
    assert (refused.value.code, facts["reason"]) == ("study-pattern", reason)
    assert reason == "letter-unknown" or facts["column"] == column


@given(
    st.text(alphabet="aszó{}[]^-?*@#|1 ж\x00", max_size=80),
    st.sampled_from(["HU-M", "EL", "TR", "CA"]),
)
def test_any_text_is_a_pattern_or_refused_by_name(text, edition):
    try:
        parts = parse_pattern(load_edition(edition).alphabet, text)
    except StudyError as refused:
        assert refused.code == "study-pattern"
        assert 1 <= refused.facts["column"] <= len(text) + 1
    else:
        assert 1 <= len(parts) <= 62


def test_hooks_before_and_behind():
    found = hooks(HUNGARIAN, "ló")
    assert (found.front, found.back) == ((), ("CS", "G"))
    assert (found.beheaded, found.curtailed) == (False, False)
    assert hooks(HUNGARIAN, "kosz").curtailed  # KOS(Z): laid K-O-S-Z


def test_extensions_on_both_sides():
    english = sample_lexicon("EN", "art tart arts starts party start")
    grown = extensions(english, "art", most=2)
    assert grown.front == ("START", "TART")
    assert grown.back == ("ARTS",)
    assert grown.both == ("PARTY", "STARTS")


def test_neighbours_are_one_tile_away():
    english = sample_lexicon("EN", "cat cats at act cut dog coat")
    assert neighbours(english, "cat") == ("ACT", "AT", "CATS", "COAT", "CUT")
    assert neighbours(english, "xat") == ("AT", "CAT")


def test_short_words_are_listed_with_points_and_hooks():
    listed = {one.word: one for one in short_words(HUNGARIAN, 2)}
    assert listed["SZÓ"].points == 5
    assert listed["LÓ"].hooks.back == ("CS", "G")
    with pytest.raises(StudyError):
        short_words(HUNGARIAN, 9)
