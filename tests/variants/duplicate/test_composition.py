"""Vowels and consonants: fitting, and drawing what fits."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.editions import load_edition
from crossglot.variants.duplicate.composition import (
    Kinds,
    Sorter,
    can_be_made,
    draw_fitting,
    fits,
)
from crossglot.variants.duplicate.profile import Letters, Stage
from tests.variants.duplicate.games import ET, table, with_bag

TWO = Stage(vowels_min=2, consonants_min=2)
ONE = Stage(vowels_min=1, consonants_min=1)
FISE = Stage(vowels_max=5, consonants_max=5)
STAGES = st.sampled_from(
    [TWO, ONE, FISE, Stage(vowels_min=2, consonants_min=2, blanks="both"), Stage(vowels_min=1, consonants_min=1, blanks="neither")]
)  # fmt: skip


@pytest.mark.parametrize(
    ("rack", "stage", "fit", "why"),
    [
        ("AEIOUTK", TWO, True, "five vowels, two consonants (ET-118)"),
        ("AEIOUAT", TWO, False, "one consonant"),
        ("AEIOUAT", ONE, True, "one is enough from round 16 (ET-119)"),
        ("AEIOU?T", TWO, True, "the blank is a consonant (ET-120)"),
        ("TKSLM?A", TWO, True, "the blank is a vowel (ET-120)"),
        ("TKSLM??", TWO, True, "two blanks are two vowels"),
        ("TKSLMRV", ONE, False, "no vowel"),
        ("?", ONE, False, "one blank is not both (FISF 3.7)"),
        ("?T", ONE, True, "the game goes on with a joker and another letter (FISF 3.7)"),
        ("AEIOUAT", FISE, False, "six vowels"),
        ("AEIOUTT", FISE, True, "five"),
        ("AEIOU?T", FISE, True, "a blank is no sixth vowel"),
    ],
)
def test_racks_that_fit(rack, stage, fit, why):
    sorter = Sorter(ET.alphabet, Letters())
    assert fits(stage, sorter.count(ET.alphabet.parse_tiles(rack))) is fit, why


def test_a_blank_that_is_both():
    czech = Stage(vowels_min=1, consonants_min=1, blanks="both")
    assert fits(czech, Kinds(0, 0, 0, 1)), "vowel and consonant at once (Czech)"


def test_a_blank_that_is_neither():
    late = Stage(vowels_min=1, consonants_min=1, blanks="neither")
    assert not fits(late, Kinds(1, 0, 0, 2)), "not counting blanks (FISE)"


def test_y_counts_as_the_profile_says():
    cs = load_edition("CS")
    y = cs.alphabet.tile("Y")
    kinds = [Sorter(cs.alphabet, letters).kind(y) for letters in (Letters(), Letters(either=("Y",)), Letters(consonants=("Y",)))]  # fmt: skip
    assert kinds == [0, 2, 1]


KINDS = st.builds(Kinds, *[st.integers(0, 4)] * 4)


@given(stage=STAGES, heap=KINDS, size=st.integers(0, 7))
def test_can_be_made_is_what_trying_says(stage, heap, size):
    tiles = [0] * heap.vowels + [1] * heap.consonants + [2] * heap.either + [3] * heap.blanks
    racks = combinations(tiles, size)
    tried = any(fits(stage, Kinds(*map(rack.count, range(4)))) for rack in racks)
    assert can_be_made(stage, heap, size) is tried


@given(stage=STAGES, seed=st.text(max_size=5), letters=st.lists(st.integers(1, 30), max_size=20), blanks=st.integers(0, 2), size=st.integers(1, 8))  # fmt: skip
def test_a_rack_drawn_to_fit_fits(stage, seed, letters, blanks, size):
    sorter = Sorter(ET.alphabet, Letters(either=("T",)))
    heap = bytes(letters + [64] * blanks)
    size = min(size, len(heap))
    if not can_be_made(stage, sorter.count(heap), size):
        with pytest.raises(ValueError):
            draw_fitting(stage, sorter, (heap, b""), size, seed)
        return
    rack = draw_fitting(stage, sorter, (heap, b""), size, seed)
    assert len(rack) == size
    assert Counter(rack) <= Counter(heap)
    assert fits(stage, sorter.count(rack))


def test_its_chances_are_those_of_drawing_until_it_fits():
    """3 vowels A E I, 2 consonants T K, racks of 3 with one of each at least.

    Of the 10 racks, 1 has no consonant: 6 have two vowels, 3 have one.
    """
    sorter = Sorter(ET.alphabet, Letters())
    heap = ET.alphabet.parse_tiles("AEITK")
    drawn = Counter(
        bytes(sorted(draw_fitting(ONE, sorter, (heap, b""), 3, str(seed)))) for seed in range(1800)
    )
    assert len(drawn) == 9
    assert all(150 < count < 250 for count in drawn.values()), "each near 200"


def test_what_is_wanted_falls_when_the_rest_does_not_permit_it():
    early = table(ET, "")
    assert early.requirement(15).vowels_min == 2
    assert early.requirement(16).vowels_min == 1
    one_vowel = table(with_bag(ET, "TKSA"), "TA")
    assert one_vowel.requirement(3).vowels_min == 1, "if the leave permits (FISF 3.2)"
    none = table(with_bag(ET, "TKS"), "T")
    assert none.requirement(3) is None
    assert none.is_over, "the last vowel has been drawn (ET-122, HU-W-85)"
