"""The sample game and the tutorial as the docs show them."""

import doctest
import re
import xml.etree.ElementTree as ET

import pytest

from crossglot.alphabet import BLANK
from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.render import board_svg, rack_text
from setup import ROOT
from setup.sample_game import DRAWN, PAGE, files, picture

LARGEST = 60_000
SVG = "{http://www.w3.org/2000/svg}"


def test_page_and_pictures_are_up_to_date():
    for path, text in files().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run: make docs"


@pytest.mark.parametrize("number", DRAWN)
def test_pictures_are_small_and_sound(number):
    text = picture(number).read_text("utf-8")
    assert len(text.encode()) < LARGEST
    assert ET.fromstring(text).tag == f"{SVG}svg"
    assert "script" not in text


def test_the_page_tells_every_score():
    page = PAGE.read_text("utf-8")
    rows = re.findall(
        r"^\| (\d+) \| [AB] \| `.*?` \| (.*?) \| (\d+) \| (\d+) \|$", page, re.MULTILINE
    )
    assert [int(row[0]) for row in rows] == list(range(1, 42))
    for number, words, points, _ in rows:
        stated = sum(int(word.rpartition(" ")[2]) for word in words.split(", "))
        assert stated == int(points), f"move {number}"
    assert sum(int(row[2]) for row in rows) == 295 + 267
    assert "| A | BUZ | -10 | 285 |" in page
    assert "| B | G | -2 | 265 |" in page


def test_tiles_show_their_points_and_blanks_none():
    hu = load_edition("HU-M")
    zs = hu.alphabet.tile("ZS")
    shown = {
        tile: [text.text for text in texts(board_svg(hu, Board.empty(hu.layout).after({0: tile})))]
        for tile in (zs, zs | BLANK)
    }
    assert shown[zs][30:32] == ["ZS", "8"], "after the names of the lines"
    assert shown[zs | BLANK][30] == "ZS"
    assert "8" not in shown[zs | BLANK][31:]
    assert rack_text(hu, bytes([zs, BLANK])) == "ZS8  ?0"


def texts(picture):
    return list(ET.fromstring(picture).iter(f"{SVG}text"))


def test_the_tutorial_is_true():
    result = doctest.testfile(
        str(ROOT / "docs" / "tutorial.md"),
        module_relative=False,
        encoding="utf-8",
        optionflags=doctest.IGNORE_EXCEPTION_DETAIL,
    )
    assert result.attempted > 25
    assert result.failed == 0


def test_the_tutorial_plays_in_ten_lines():
    page = (ROOT / "docs" / "tutorial.md").read_text("utf-8")
    first = page.split("```python\n")[1].partition("```")[0]
    lines = [
        line for line in first.splitlines() if line.startswith(">>> ") and "import" not in line
    ]
    assert len(lines) <= 13
