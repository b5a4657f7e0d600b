"""Premium squares are told from their neighbours by colour in every theme, beside shape and label."""

import json
import re
from importlib import resources

import pytest
from playwright.sync_api import expect

from crossglot.editions import format_layout, load_layout
from tests.e2e.conftest import needs_browser

pytestmark = needs_browser

APART = 3
"""Least contrast of what one must see: WCAG 2.2, 1.4.11."""

READABLE = 4.5
"""Least contrast of small letters: 1.4.3."""

THEMES = [(scheme, contrast) for scheme in ("light", "dark") for contrast in ("normal", "more")]

COLOURS = """() => Object.fromEntries([...document.querySelectorAll('[data-component=Square] .square')]
    .filter(square => !square.querySelector('.tile, .arrow, .pending'))
    .map(square => {
        const [own, disc] = [getComputedStyle(square), getComputedStyle(square, '::before')];
        const mark = square.querySelector('.mark');
        return [square.className.match(/(letter|word)-[23]|start/)?.[0] ?? 'none', {
            fill: disc.content === 'none' ? own.backgroundColor : disc.backgroundColor,
            line: own.borderTopColor,
            ink: mark && getComputedStyle(mark).color,
        }];
    }))"""

KINDS = {".": "none", "d": "letter-2", "t": "letter-3", "D": "word-2", "T": "word-3", "*": "start"}


def luminance(colour):
    """From 0 to 1, as WCAG defines it for sRGB."""
    parts = [
        int(part) / 255 for part in re.fullmatch(r"rgb\((\d+), (\d+), (\d+)\)", colour).groups()
    ]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """From 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def neighbours(rows):
    """Pairs of kinds that touch: by an edge, by a corner."""
    edges: set[frozenset[str]] = set()
    corners: set[frozenset[str]] = set()
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            for down, right, pairs in (
                (0, 1, edges),
                (1, 0, edges),
                (1, 1, corners),
                (1, -1, corners),
            ):
                if row + down < len(rows) and 0 <= column + right < len(marks):
                    other = rows[row + down][column + right]
                    pairs.add(frozenset((KINDS[mark], KINDS[other])))
    return [{pair for pair in pairs if len(pair) == 2} for pairs in (edges, corners)]


def layouts():
    """Every board there is, as its rows of marks."""
    files = resources.files("crossglot.editions").joinpath("boards").iterdir()
    return [format_layout(load_layout(file.name.removesuffix(".txt"))).split() for file in files]


@pytest.fixture(params=THEMES, ids="-".join)
def colours(request, visit, server):
    scheme, wished = request.param
    page = visit(server, "about:blank", "en", color_scheme=scheme)
    page.add_init_script(f"localStorage['crossglot.look'] = '{json.dumps({'contrast': wished})}'")
    page.goto(f"{server.address}/components")
    expect(page.locator("html")).to_have_attribute("data-contrast", wished)
    expect(page.locator("[data-component=Square] .square").first).to_be_visible()
    found = page.evaluate(COLOURS)
    assert set(found) == set(KINDS.values())
    return found


def test_neighbours_are_apart(colours):
    boards = layouts()
    assert boards
    for rows in boards:
        edges, corners = neighbours(rows)
        for one, other in map(sorted, edges):
            assert contrast(colours[one]["fill"], colours[other]["fill"]) >= APART, (one, other)
        # Where only corners touch, the line between the squares keeps them apart.
        for one, other in map(sorted, corners):
            parted = min(
                contrast(colours[each]["fill"], colours[each]["line"])
                for each in {one, other} - {"none"}
            )
            assert parted >= APART, (one, other)


def test_two_and_three_of_a_letter_are_apart(colours):
    assert contrast(colours["letter-2"]["fill"], colours["letter-3"]["fill"]) >= APART


def test_labels_are_readable(colours):
    for kind, colour in colours.items():
        if kind != "none":
            assert contrast(colour["ink"], colour["fill"]) >= READABLE, kind


def test_the_measure_itself():
    assert contrast("rgb(0, 0, 0)", "rgb(255, 255, 255)") == pytest.approx(21)
    assert contrast("rgb(119, 119, 119)", "rgb(255, 255, 255)") == pytest.approx(4.48, abs=0.01)
    assert neighbours(["Td", ".D"]) == [
        {
            frozenset(pair)
            for pair in (
                ("word-3", "letter-2"),
                ("word-3", "none"),
                ("letter-2", "word-2"),
                ("none", "word-2"),
            )
        },
        {frozenset(pair) for pair in (("word-3", "word-2"), ("letter-2", "none"))},
    ]
