"""Squares and moves as text, in both styles of printed board."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.board import Board, Direction
from crossglot.editions import edition_ids, load_edition, load_layout
from crossglot.errors import CrossglotError, NotationCode, NotationError
from crossglot.moves import Exchange, Pass, Play
from crossglot.notation import format_move, format_place, parse_move, parse_place

STYLES = ["numbered-rows", "lettered-rows"]
BOARD = load_layout("standard")
LARGE = replace(
    BOARD,
    rows=31,
    columns=31,
    word_multipliers=bytes([1]) * 961,
    letter_multipliers=bytes([1]) * 961,
)


@pytest.mark.parametrize(
    ("text", "style", "square", "direction", "source"),
    [
        ("8H", "numbered-rows", 112, Direction.ACROSS, "HU-W-74"),
        ("H8", "numbered-rows", 112, Direction.DOWN, "HU-W-74"),
        ("H8", "lettered-rows", 112, Direction.ACROSS, "ET-112"),
        ("8H", "lettered-rows", 112, Direction.DOWN, "ET-112"),
        ("6F", "numbered-rows", 80, Direction.ACROSS, "PIPACS, HU-W-34"),
        (
            "F6",
            "lettered-rows",
            80,
            Direction.ACROSS,
            "the same square on a board with lettered rows",
        ),
        ("o15", "numbered-rows", 224, Direction.DOWN, "small letters will do"),
        (" 1a ", "numbered-rows", 0, Direction.ACROSS, "and spaces around"),
    ],
)
def test_the_first_symbol_names_the_line(text, style, square, direction, source):
    assert parse_place(BOARD, text, style) == (square, direction), source


@pytest.mark.parametrize(
    "text",
    [
        "",
        "8",
        "H",
        "8 H",
        "0A",
        "16A",
        "8P",
        "P8",
        "AA1",
        "HH8",
        "8-H",
        "٨H",
        "8Η",
        "²A",
        "123A",
        "8H8",
        "ß8",
    ],
)
def test_what_names_no_square_is_refused(text):
    with pytest.raises(NotationError) as refused:
        parse_place(BOARD, text)
    assert refused.value.code is NotationCode.COORDINATE


@given(st.integers(0, 960), st.sampled_from(Direction), st.sampled_from(STYLES), st.booleans())
def test_places_come_back(square, direction, style, small):
    text = format_place(LARGE, square, direction, style)
    assert parse_place(LARGE, text.lower() if small else text, style) == (square, direction)


@given(st.integers(0, 960), st.sampled_from(Direction))
def test_the_styles_are_each_others_transposition(square, direction):
    row, column = divmod(square, 31)
    turned = format_place(LARGE, column * 31 + row, direction.other, "lettered-rows")
    assert format_place(LARGE, square, direction, "numbered-rows") == turned


@given(text=st.text(max_size=5), style=st.sampled_from(STYLES))
def test_any_text_is_a_square_or_an_error(text, style):
    try:
        square, _ = parse_place(LARGE, text, style)
    except NotationError as error:
        assert error.code is NotationCode.COORDINATE
    else:
        assert 0 <= square < LARGE.size


@st.composite
def moves(draw):
    edition = load_edition(draw(st.sampled_from(edition_ids())))
    letters = range(1, len(edition.alphabet) + 1)
    if draw(st.booleans()):
        tile = st.sampled_from([*letters, *(64 | letter for letter in letters)])
        start, direction = draw(st.integers(0, 224)), draw(st.sampled_from(Direction))
        room = len(list(edition.layout.walk(start, direction)))
        tiles = draw(st.lists(tile, min_size=1, max_size=room))
        return edition, Play(start, direction, bytes(tiles))
    held = sorted(set(edition.full_bag()))
    tiles = draw(st.lists(st.sampled_from(held), min_size=1, max_size=7))
    return edition, draw(st.sampled_from([Pass(), Exchange(bytes(tiles))]))


@given(written=moves(), style=st.sampled_from(STYLES))
def test_moves_come_back(written, style):
    edition, move = written
    board = Board.empty(edition.layout)
    assert parse_move(edition, board, format_move(edition, move, style), style) == move


@given(
    edition=st.sampled_from(edition_ids()),
    text=st.one_of(st.text(max_size=12), st.text("8H ABŐ[]().?x", max_size=12)),
)
def test_any_text_is_a_move_or_an_error(edition, text):
    rules = load_edition(edition)
    try:
        parse_move(rules, Board.empty(rules.layout), text)
    except CrossglotError as error:
        assert error.code.startswith(("notation-", "tile-"))
