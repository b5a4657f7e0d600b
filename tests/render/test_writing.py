"""Boards and racks of editions that are written from right to left."""

import re

import pytest

from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.render import board_svg, board_text, rack_text

CORNERS = "\u202d{}\u202c"
"""How a line is kept from being turned round by a terminal that reorders scripts."""


def word_on(name, word, start):
    """An empty board with ``word`` across from ``start``."""
    edition = load_edition(name)
    tiles = bytearray(edition.layout.size)
    tiles[start : start + len(word)] = edition.alphabet.encode(word)
    return edition, Board(edition.layout, bytes(tiles))


@pytest.mark.parametrize(("name", "word"), [("HE", "ספר"), ("AR", "بيت")])
def test_the_terminal_shows_the_first_letter_rightmost(name, word):
    edition, board = word_on(name, word, 112)
    lines = board_text(edition, board).splitlines()
    assert lines[0].split() == list("ONMLKJIHGFEDCBA")
    row = lines[8]
    assert (row[0], row[-1]) == ("\u202d", "\u202c")
    assert row.strip("\u202d\u202c").split()[6:9] == list(reversed(word))
    rack = rack_text(edition, edition.alphabet.encode(word))
    points = [edition.tile_points(edition.alphabet.tile(letter)) for letter in word]
    shown = [f"{letter}{worth}" for letter, worth in zip(word, points, strict=True)]
    assert rack == CORNERS.format("  ".join(reversed(shown)))


@pytest.mark.parametrize(("name", "word"), [("HE", "ספר"), ("AR", "بيت")])
def test_the_picture_has_its_first_column_on_the_right(name, word):
    edition, board = word_on(name, word, 112)
    picture = board_svg(edition, board)
    places = {
        text: float(x) for x, text in re.findall(r'<text x="([\d.]+)"[^>]*>([^<]+)</text>', picture)
    }
    assert places["A"] > places["B"] > places["O"]
    assert places[word[0]] > places[word[1]] > places[word[2]]


def test_other_editions_read_as_before():
    edition, board = word_on("EN", "CAT", 112)
    lines = board_text(edition, board).splitlines()
    assert lines[0].split() == list("ABCDEFGHIJKLMNO")
    assert lines[8].split()[8:11] == ["C", "A", "T"]
    assert rack_text(edition, edition.alphabet.encode("CAT")) == "C3  A1  T1"
