"""What the kernel finds is what plain enumeration finds, page by page and counted."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.alphabet import BLANK
from crossglot.errors import CrossglotError, StudyError
from crossglot.study import Answer, anagrams, count, likeliest, question, search, subanagrams, ways
from crossglot.study.pattern import Part
from crossglot.study.question import Question
from crossglot.study.sample import sample_lexicon
from crossglot.study.search import every
from tests.study.plain import fits, plain_ways

HUNGARIAN = sample_lexicon(
    "HU-M",
    "szó szóda só zsák zsáksz köz|ség község rózsa rozs ros csak acs lenc lencs asz zs|sz "
    "asztal tal ta la al ala allasz sza as ász ászok okos oko kos kosz koz kozsa",
)
WORDS = tuple(
    tiling
    for answer in every(HUNGARIAN, question(HUNGARIAN))
    for tiling in HUNGARIAN.edition.alphabet.tilings(answer.word)
    if HUNGARIAN.graph.accepts(tiling)
)
SIZE = len(HUNGARIAN.edition.alphabet)
TILES = sorted({tile for word in WORDS for tile in word})


@st.composite
def questions(draw):
    tile = st.sampled_from(TILES)
    masks = st.one_of(
        st.just((1 << SIZE + 1) - 2),
        st.sets(tile, min_size=1).map(lambda set_: sum(1 << t for t in set_)),
    )
    parts = st.builds(Part, masks, st.booleans(), st.sampled_from([0, *(1 << t for t in TILES)]))
    pattern = tuple(draw(st.lists(parts, min_size=1, max_size=5)))
    if draw(st.booleans()):
        pattern = (Part((1 << SIZE + 1) - 2, repeats=True),)
    shortest = draw(st.integers(1, 5))
    longest = draw(st.integers(shortest, 15))
    rack = draw(st.none() | st.lists(tile | st.just(BLANK), max_size=9).map(bytes))
    contains = draw(st.lists(tile, max_size=2).map(bytes))
    return Question(HUNGARIAN.edition, pattern, shortest, longest, rack, contains)


@given(questions(), st.integers(1, 4), st.integers(1, 30))
@settings(max_examples=400, deadline=None)
def test_every_answer_is_found_once_and_in_order(asked, limit, budget):
    expected = sorted(word for word in WORDS if fits(asked, word))
    found, start = [], b""
    while start is not None:
        words, start = asked.query.find(HUNGARIAN.graph, start, limit, budget)
        assert len(words) <= limit
        found += words
    assert found == expected
    assert count(HUNGARIAN, asked) == len(expected)


@given(questions(), st.integers(1, 5))
@settings(max_examples=100, deadline=None)
def test_a_word_comes_once_whatever_its_tilings(asked, limit):
    spell = HUNGARIAN.edition.alphabet.spell
    pages: list[Answer] = []
    cursor = None
    while True:
        page = search(HUNGARIAN, asked, limit=limit, cursor=cursor, budget=40)
        pages += page.answers
        cursor = page.cursor
        if cursor is None:
            break
    words = [answer.word for answer in pages]
    assert sorted(words) == sorted({spell(word) for word in WORDS if fits(asked, word)})


@given(questions(), st.integers(1, 6))
@settings(max_examples=100, deadline=None)
def test_the_likeliest_words_have_the_most_ways(asked, limit):
    asked = replace(asked, shortest=asked.longest)
    edition = HUNGARIAN.edition
    expected = sorted((-plain_ways(edition, word), word) for word in WORDS if fits(asked, word))
    found = likeliest(HUNGARIAN, asked.longest, asked=asked, limit=limit)
    assert [(-one.ways, one.tiling) for one in found] == expected[:limit]
    assert all(ways(edition, one.tiling) == one.ways for one in found)


def test_anagrams_use_every_tile_and_blanks_are_any():
    english = sample_lexicon("EN", "art rat tar tart start rate tear at ta")
    assert [answer.word for answer in anagrams(english, "rat")] == ["ART", "RAT", "TAR"]
    assert [answer.word for answer in anagrams(english, "ra??")] == ["RATE", "TART", "TEAR"]
    assert {answer.word for answer in subanagrams(english, "rat")} == {
        "ART",
        "RAT",
        "TAR",
        "AT",
        "TA",
    }


def test_answers_come_as_they_are_asked_for():
    assert [a.word for a in islice(every(HUNGARIAN, question(HUNGARIAN, "sz*")), 2)] == [
        "SZA",
        "SZÓ",
    ]


def test_a_question_too_wide_to_count_says_so():
    with pytest.raises(StudyError) as refused:
        count(HUNGARIAN, question(HUNGARIAN), budget=3)
    assert refused.value.code == "study-too-wide"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"rack": "A" * 16}, "study-rack"),
        ({"contains": "A" * 16}, "study-rack"),
        ({"shortest": 0}, "study-length"),
        ({"shortest": 5, "longest": 4}, "study-length"),
        ({"longest": 32}, "study-length"),
        ({"rack": "ж"}, "tile-unknown"),
        ({"pattern": "a" * 70}, "study-pattern"),
    ],
)
def test_a_question_out_of_range_is_refused_by_name(options, code):
    with pytest.raises(CrossglotError) as refused:
        question(HUNGARIAN, **options)
    assert refused.value.code == code


@pytest.mark.parametrize("cursor", ["zz", "00", "ff", "4"])
def test_a_cursor_of_nobody_is_refused(cursor):
    with pytest.raises(StudyError) as refused:
        search(HUNGARIAN, question(HUNGARIAN), cursor=cursor)
    assert refused.value.code == "study-cursor"


def test_ways_are_counted_as_sets_of_tiles():
    random, edition = Random(1), HUNGARIAN.edition
    for word in random.sample(WORDS, 12):
        assert ways(edition, word) == plain_ways(edition, word)
    assert Counter(ways(edition, word) > 0 for word in WORDS)[True] > 20
