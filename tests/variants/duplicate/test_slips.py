"""Slips judged by each profile's table: every row worked out by hand."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.errors import NotationError
from crossglot.kernel import Graph
from crossglot.variants.duplicate import Slip, judge, load_profile, parse_slip
from crossglot.variants.duplicate.slips import Judging
from tests.kernel.packing import pack_words
from tests.variants.duplicate.games import ET, HU, lexicon, table

WORDS = ["kas", "kass", "as", "sa", "tee", "teed", "te", "es", "kassa", "ma", "ema", "emas", "ta"]
LAID = {"8H": "KASS"}
"""KASS across on row H from column 8: K8 A9 S10 S11, as ET writes it H8."""


def verdict(profile, rack, text, laid=LAID, *, fault=None, form="normal"):
    now = table(ET, rack, load_profile(profile, form), laid)
    slip = parse_slip(ET, now.board, text)
    if fault:
        slip = Slip(slip.start, slip.direction, slip.word, slip.claimed, fault)
    return judge(now, slip, lexicon(ET, WORDS))


KASSA = 6
"""H8 KASSA lays an A on H12, a double letter: K1 A1 S1 S1 and A 2."""


@pytest.mark.parametrize(
    ("profile", "text", "points", "fault", "warned", "why"),
    [
        ("et", "H8 KASSA", KASSA, None, False, "the machine counts"),
        ("et", "H8 KASSA 99", KASSA, None, False, "the leaflet does not speak of a wrong value"),
        ("fisf", "H8 KASSA 6", KASSA, None, False, "right"),
        ("fisf", "H8 KASSA 7", KASSA, "claim-high", True, "paid exactly, a warning (FISF 5.3.2)"),
        ("fisf", "H8 KASSA 5", KASSA, "claim-low", True, "the same"),
        ("fisf", "H8 KASSA", KASSA, "claim-missing", True, "the same"),
        ("cs", "H8 KASSA 7", 0, "claim-high", False, "too much written: nothing (Czech)"),
        ("cs", "H8 KASSA 5", 5, "claim-low", False, "too little: what was written (Czech)"),
        ("cs", "H8 KASSA", 0, "claim-missing", False, "lacks a part: not judged (Czech 2001)"),
        ("fisf", "8H KASSA 6", KASSA, "turned", True, "the reference is turned (FISF 5.5)"),
        ("et", "8H KASSA 6", 0, "not-on-rack", False, "8H is down here: A S S A below the K"),
        ("fisf", "H9 KASSA 6", 6, "misplaced", False, "a square off, the value right: 5 off (FISF 5.6)"),
        ("fisf", "H9 KASSA 7", 0, "not-placeable", False, "neither place nor value"),
        ("et", "H9 KASSA 6", 0, "not-placeable", False, "no mercy where none is stated"),
    ],
)  # fmt: skip
def test_claims_and_places(profile, text, points, fault, warned, why):
    found = verdict(profile, "ATEEDMU", text)
    assert (found.points, found.fault, found.warned) == (points, fault, warned), why
    assert found.penalty == (5 if fault == "misplaced" else 0), why


@pytest.mark.parametrize(
    ("text", "fault", "why"),
    [
        ("H8 KASSU", "not-admissible", "no word (ET-116, HU-W-78)"),
        ("H8 KASSE", "not-admissible", "no word"),
        ("12G TEE", "not-admissible", "TEE is a word, KASSE across it is none"),
        ("A1 TEE", "not-placeable", "touches nothing (ET-121, HU-W-83)"),
        ("H8 KASS", "not-placeable", "no tile is laid"),
        ("H8 KAMS", "not-placeable", "M where an A lies"),
        ("12G SAS", "not-on-rack", "no S"),
    ],
)
def test_what_earns_nothing(text, fault, why):
    found = verdict("et", "ATEEDMU", text)
    assert (found.points, found.fault) == (0, fault), why


def test_a_word_off_the_board_is_no_word():
    with pytest.raises(NotationError):
        verdict("et", "TEEDMUA", "O14 TEED")
    now = table(ET, "TEEDMUA", "et", LAID)
    slip = Slip(start=223, direction=0, word=tuple(ET.alphabet.parse_tiles("TEED")))
    assert judge(now, slip, lexicon(ET, WORDS)).fault == "not-placeable"


@pytest.mark.parametrize("word", [(), (0,), (0, 0), (99,), (64,), (64, 64), (1, 200)])
@pytest.mark.parametrize("start", [-1, 0, 112, 224, 9999])
def test_nonsense_earns_nothing(word, start):
    for profile in ("et", "fisf", "cs"):
        for laid in (LAID, None):
            now = table(ET, "A??EDMU", profile, laid)
            found = judge(now, Slip(start, 1, word, 12), lexicon(ET, WORDS))
            assert found.points == 0
            assert found.laid is None


@pytest.mark.parametrize(
    ("profile", "text", "points", "fault", "why"),
    [
        ("et", "8G eMA", 6, None, "blank, M 2, A 1, doubled"),
        ("et", "H7 TEe", 4, None, "T1 E1 and a blank, doubled"),
        ("et", "H7 TeE", 4, None, "the other E is the blank"),
        ("et", "H7 TEE", 4, None, "unmarked: the leaflet is silent, the least is paid"),
        ("fise", "H7 TEE", 0, "blank-unmarked", "a blank not marked: nothing (FISE)"),
        ("fise", "H7 TEe", 4, None, "marked"),
        ("cs", "H7 TEE 4", 0, "blank-unmarked", "not every part of the move is there"),
        ("fisf", "H7 TEE 4", 4, "blank-unmarked", "a warning, the first word earns its most (FISF 5.4.2a)"),
        ("fisf", "H7 TEe 4", 4, None, "right"),
        ("fisf", "A1 TEe 4", 4, None, "wherever it was written (FISF 5.4.2a)"),
        ("fisf", "8H TEe 4", 4, None, "and whichever way"),
        ("fisf", "H7 TEe 3", 4, "claim-low", "the most is paid, with a warning"),
    ],
)  # fmt: skip
def test_blanks_and_the_first_word(profile, text, points, fault, why):
    found = verdict(profile, "TE?DMUK", text, laid=None)
    assert (found.points, found.fault) == (points, fault), why
    assert found.warned is (profile == "fisf" and fault is not None), why


def test_two_words_at_once():
    """A on H12 (double letter) makes KASSA 6; AS down: A 2 + S 1 = 3; together 9."""
    found = verdict("fisf", "ASEEDMU", "12H AS 9")
    assert (found.points, found.fault) == (9, None)
    less = verdict("fisf", "ASEEDMU", "12H AS 3")
    assert (less.points, less.fault) == (9, "claim-low")


def test_circling_another_letter():
    """EMA down in column 12 ends in A on H12: E F12, M G12, A H12; the A or the E a blank.

    F12 and G12 are plain, H12 doubles: EMA is 1 + 2 + 2 = 5 with real tiles, KASSA 6.
    With e: 4 and 6 = 10. With a: 3 and 4 = 7.
    """
    assert verdict("fisf", "EMA", "12F EMA 11").points == 11
    rack = "EM?"
    assert verdict("fisf", rack, "12F EMa 7").fault is None
    unmarked = verdict("fisf", rack, "12F EMA 7")
    assert (unmarked.points, unmarked.fault, unmarked.warned) == (7, "blank-unmarked", True)
    too_much = verdict("fisf", rack, "12F EMA 11")
    assert (too_much.points, too_much.warned) == (7, True), (
        "the least of the circlings (FISF 5.3.2)"
    )
    both = verdict("fisf", "EMA?", "12F eMA 7")
    assert (both.points, both.fault) == (10, "claim-low"), (
        "the circling is possible: its exact value"
    )
    spare = verdict("fisf", "EMA?", "12F EMA 10")
    assert (spare.points, spare.fault) == (11, "claim-low"), "no joker is needed"


@pytest.mark.parametrize(
    ("profile", "fault", "points", "warned"),
    [
        ("fisf", "hard-to-read", KASSA, True),
        ("fisf", "illegible", 0, False),
        ("fisf", "several", 0, False),
        ("et", "hard-to-read", KASSA, False),
        ("et", "several", 0, False),
    ],
)
def test_what_the_referee_saw_on_the_paper(profile, fault, points, warned):
    found = verdict(profile, "ATEEDMU", "H8 KASSA 6", fault=fault)
    assert (found.points, found.warned) == (points, warned)


def test_a_warning_does_not_add_to_another():
    found = verdict("fisf", "ATEEDMU", "8H KASSA 9", fault="hard-to-read")
    assert found.warned
    assert found.penalty == 0, "FISF 5.8"


def test_a_penalty_never_leads_below_zero():
    """SA across on row I under S10 A..: one off, claimed 4 or less: zero (FISF 5.6)."""
    now = table(ET, "TATEEDM", load_profile("fisf"), {"8H": "AS"})
    slip = parse_slip(ET, now.board, "A1 TA 3")
    found = judge(now, slip, lexicon(ET, WORDS))
    assert found.points == 0
    assert found.penalty == 0


@pytest.mark.parametrize(
    ("form", "laid", "points", "fault"),
    [
        ("7-of-8", "KASSATE", 50, None),
        ("7-of-8", "KASSATEE", 0, "too-many-tiles"),
        ("7-and-8", "KASSATEE", 75, None),
        ("7-8-and-9", "KASSATEED", 100, None),
        ("all-9", "KASSATEED", 50, None),
        ("all-9", "KASSATEE", 0, None),
    ],
)
def test_long_racks(form, laid, points, fault):
    """KASSATEED is nine tiles; what is left after the letters is the bonus."""
    now = table(ET, laid, load_profile("et", form))
    words = lexicon(ET, ["kassate", "kassatee", "kassateed"])
    slip = parse_slip(ET, now.board, f"H2 {laid}")
    found = judge(now, slip, words)
    assert found.fault == fault
    if fault is None:
        plain = table(ET, laid, load_profile("et", "normal"))
        no_bonus = replace(now, edition=replace(plain.edition, rack_size=9, bonus={}))
        assert found.points - judge(no_bonus, slip, words).points == points


def test_a_single_tile_may_be_written_either_way():
    """E below A of KASS and beside nothing reads down only; A on H12 reads across and down."""
    now = table(HU, "AKELOSZ", "hu", {"8H": "SZEL"})
    words = lexicon(HU, ["szel", "szela", "alma", "al", "ka"])
    across = judge(now, parse_slip(HU, now.board, "8H SZELA"), words)
    assert across.points > 0
    assert across.laid.tiles.count(0) == 4


def test_equal_slips_are_equal():
    now = table(ET, "ATEEDMU", "et", LAID)
    one, other = (parse_slip(ET, now.board, text) for text in ("H8 KASSA", "H8 ....A"))
    assert one == other, "letters that lie there may be given as dots"
    assert hash(one) == hash(other)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10_000), name=st.sampled_from(["fisf", "fise", "et", "cs"]))
def test_judging_many_slips_is_judging_each(seed, name):
    """What is kept from slip to slip changes nothing; nor does the shortcut of the main word."""
    random, words = Random(seed), lexicon(ET)
    now = table(ET, "TEEKAS?", load_profile(name), {} if seed % 4 == 0 else {"8F": "KASS"})
    judging = Judging(now, words)
    spelled = [tuple(ET.alphabet.parse_tiles(word)) for word in ("TEE", "KASSA", "TASE", "EE")]
    for _ in range(20):
        word = random.choice([*spelled, tuple(random.choices(range(70), k=random.randint(0, 5)))])
        claimed = random.choice([None, 3, 6, 8])
        slip = Slip(random.randint(-2, 226), random.randint(0, 1), word, claimed)
        assert judging.verdict(slip) == judge(now, slip, words)


def test_the_graph_is_asked_about_tiles_that_are_none():
    graph = Graph(pack_words(lexicon(ET).tilings))
    assert not any(graph.accepts(bytes(tiles)) for tiles in ([], [0], [0, 63], [127, 1], [255]))
