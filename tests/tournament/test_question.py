"""Questions before the close: what was mixed up is offered back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.board import Direction
from crossglot.moves import Play
from crossglot.tournament.question import doubt, question
from crossglot.variants.duplicate import Slip, format_slip, judge, parse_slip
from tests.kernel.brute import legal_plays
from tests.variants.duplicate.games import HU, lexicon, table

LAID = {"8F": "KARD"}  # row 8, columns F to I


def hungarian():
    return table(HU, "ALMASZ?", "hu", LAID)


@pytest.mark.parametrize(
    ("text", "doubted", "meant", "how"),
    [
        ("9G AL", None, None, None),
        ("8F KARDAL", None, None, None),
        ("8F KARDOL", None, None, None),  # the blank is an O, not marked
        ("8E AKARD", None, None, None),
        ("8F KARDOB", "not-on-rack", None, None),  # one blank, two letters lacking
        ("F8 KARDAL", "not-on-rack", "8F KARDAL", "turned"),
        ("8F KARD", "nothing-laid", None, None),
        ("1A ALMA", "not-connected", None, None),
        ("8F KAR", "nothing-laid", "H6 KAR", "other-style"),  # through the R
        # row I is the ninth, column 7 is G, where rows have letters: across
        ("I7 AL", "clashes", "9G AL", "other-style"),
    ],
)
def test_questions_in_hungarian(text, doubted, meant, how):
    now = hungarian()
    asked = question(now, parse_slip(HU, now.board, text))
    if doubted is None:
        assert asked is None
        return
    assert asked is not None
    assert (asked.doubt, asked.how) == (doubted, how)
    assert (asked.meant and format_slip(HU, asked.meant)) == meant


def test_a_word_over_the_edge_is_doubted():
    now = hungarian()
    assert doubt(now, Slip(221, 0, (1, 1, 1, 1, 1))) == "off-board"
    assert doubt(now, Slip(225, 0, (1, 1))) == doubt(now, Slip(-1, 0, (1, 1))) == "off-board"


def test_whatever_can_be_laid_is_offered_back_when_the_styles_were_mixed_up():
    now = hungarian()
    plays = legal_plays(HU, set(lexicon(HU).tilings), now.board, now.rack)
    assert len(plays) > 10
    asked = 0
    for start, direction, tiles in plays:
        slip = Slip.of(now.board, Play(start, Direction(direction), tiles))
        assert question(now, slip) is None
        row, column = divmod(start, 15)
        mixed = Slip(15 * column + row, 1 - direction, slip.word)
        found = question(now, mixed)
        asked += found is not None
        assert found is None or found.meant == slip
    assert asked > 10


@given(
    start=st.integers(-3, 240),
    direction=st.integers(0, 1),
    word=st.lists(st.integers(0, 127), max_size=9).map(tuple),
)
def test_questions_of_any_slip(start, direction, word):
    """Never an error; what is offered can be laid; what is paid is not doubted."""
    now, slip = hungarian(), Slip(start, direction, word)
    asked = question(now, slip)
    if asked is not None and asked.meant is not None:
        assert doubt(now, asked.meant) is None
    if judge(now, slip, lexicon(HU)).laid is not None:
        assert asked is None
