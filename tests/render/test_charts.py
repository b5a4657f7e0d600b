"""Charts and tables: values stand where they belong, names are escaped, wide letters align."""

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.render import Bar, Line, bars_svg, html_table, lines_svg, text_table

NUMBERS = st.floats(-1000, 1000)
NAMES = st.text(st.characters(blacklist_categories=["Cs", "Cc"]), max_size=20)


@given(names=st.lists(NAMES, max_size=6), means=st.lists(NUMBERS, min_size=6, max_size=6))
def test_bars_are_ordered_as_their_means(names, means):
    bars = [Bar(name, mean, mean - 1, mean + 1) for name, mean in zip(names, means, strict=False)]
    root = ET.fromstring(bars_svg("<title>", bars))
    across = [float(dot.get("cx", "")) for dot in root.iter("{http://www.w3.org/2000/svg}circle")]
    assert len(across) == len(bars)
    for one, x in zip(bars, across, strict=True):
        for other, y in zip(bars, across, strict=True):
            assert one.mean <= other.mean or x >= y
        assert 0 <= x <= 640


@given(values=st.lists(st.none() | st.floats(0, 100), max_size=60))
def test_lines_have_a_dot_for_every_known_value(values):
    root = ET.fromstring(lines_svg("a & b", [Line("<", values)], axis="turn", most=100))
    dots = list(root.iter("{http://www.w3.org/2000/svg}circle"))
    known = [value for value in values if value is not None]
    assert len(dots) == len(known)
    for dot, value in zip(dots, known, strict=True):
        assert float(dot.get("cy", "")) == pytest.approx(40 + 270 * (1 - value / 100), abs=0.06)


def test_a_chart_of_nothing_is_a_chart():
    for picture in (lines_svg("t", [], axis="x"), bars_svg("t", [])):
        assert ET.fromstring(picture).tag.endswith("svg")
        assert not re.search("<circle", picture)


@given(rows=st.lists(st.tuples(NAMES, NAMES), max_size=5))
def test_a_table_in_html_says_what_it_was_given(rows):
    root = ET.fromstring(html_table(["a", "b"], rows))
    told = [tuple(cell.text or "" for cell in row) for row in root.iter("tr")]
    assert told == [("a", "b"), *rows]


def test_marks_take_no_column():
    told = text_table(["a", "b"], [["o\u0301", "1"], ["ó", "2"]]).splitlines()
    assert [line[-1] for line in told] == ["b", "1", "2"]
    assert len(told[2]) == 4
    assert len(told[1]) == 5
