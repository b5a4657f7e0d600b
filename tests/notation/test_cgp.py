"""CGP both ways: a position on one line, and where a line that is none goes wrong."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.alphabet import BLANK
from crossglot.board import Board
from crossglot.editions import House, edition_ids, load_edition, with_house
from crossglot.errors import NotationCode, NotationError
from crossglot.game import fold, view
from crossglot.game.record import position_of
from crossglot.notation import Position, format_cgp, parse_cgp
from crossglot.notation.cgp import LONGEST, rule_operations
from tests.notation.games import games

HU = load_edition("HU-M")
ROWS = ["15"] * 15


def line(rows=(), racks="/", scores="0/0", rest=" 0"):
    board = "/".join([*rows, *ROWS[len(rows) :]])
    return f"{board} {racks} {scores}{rest}"


def test_what_the_fields_mean():
    text = line(["1[SZ]a[sz]11"], "AB?/", "12/-3", " 2 bb 50; lex HU-M.b; oru;")
    position = parse_cgp(HU, text)
    tile = HU.alphabet.tile
    assert position.board.tiles[:5] == bytes(
        [0, tile("SZ"), BLANK | tile("A"), BLANK | tile("SZ"), 0]
    )
    assert position.racks == (bytes([tile("A"), tile("B"), BLANK]), b"")
    assert (position.scores, position.scoreless) == ((12, -3), 2)
    assert position.operations == {"bb": "50", "lex": "HU-M.b", "oru": ""}
    assert format_cgp(HU, position) == text


def test_zero_turns_may_be_missing():
    assert parse_cgp(HU, line(rest="")).scoreless == 0
    assert parse_cgp(HU, line(rest=" bb 50;")).operations == {"bb": "50"}
    assert parse_cgp(HU, line(rest="  \r\n")).operations == {}


@pytest.mark.parametrize(
    ("text", "field", "column", "why"),
    [
        ("", "line", 1, "nothing"),
        ("15/15", "line", 6, "one field"),
        ("x" * (LONGEST + 1), "line", LONGEST + 1, "too long"),
        (line().replace("15/15/", "15/", 1), "board", 1, "fourteen rows"),
        (line(["15", "14"]), "board", 4, "fourteen squares"),
        (line(["15", "3A12"]), "board", 4, "sixteen squares"),
        (line(["15", "3ж11"]), "board", 5, "no letter of the edition"),
        (line(["15", "3[SZ11"]), "board", 5, "bracket left open"),
        (line(["15", "3?11"]), "board", 5, "a blank that shows nothing"),
        (line(["15", "3[KA]11"]), "board", 5, "no such tile"),
        (line(["٣12"]), "board", 1, "digits of another script"),
        (line(["9" * 400]), "board", 1, "a number without end"),
        (line(racks="AB/ж"), "racks", 49, "no letter of the edition"),
        (line(racks="AB/a"), "racks", 49, "a blank is written ? on a rack"),
        (line(racks="AB/[SZ"), "racks", 49, "bracket left open"),
        (line(racks="////", scores="0/0/0/0/0"), "racks", 46, "five players"),
        (line(scores="0/x"), "scores", 50, "no number"),
        (line(scores="0/1_0"), "scores", 50, "no number"),
        (line(scores="0/9999999"), "scores", 50, "more than any score"),
        (line(scores="0"), "scores", 48, "two racks, one score"),
        (line(rest=" -1"), "turns", 52, "fewer than none"),
        (line(rest=" 0 bb 50"), "operations", 54, "no semicolon"),
        (line(rest=" 0 bb 50; lex"), "operations", 61, "no semicolon"),
    ],
)  # fmt: skip
def test_a_line_that_is_none_is_refused_with_field_and_column(text, field, column, why):
    with pytest.raises(NotationError) as refused:
        parse_cgp(HU, text)
    assert refused.value.code is NotationCode.CGP
    assert (refused.value.facts["field"], refused.value.facts["column"]) == (field, column), why


@pytest.mark.parametrize(
    "operation", [("a b", ""), ("", "x"), ("a;", ""), ("a", "x;"), ("a", " x"), ("a", "x\ny")]
)
def test_operations_that_would_be_read_as_something_else_are_not_written(operation):
    position = Position(Board.empty(HU.layout), (b"",), (0,), 0, dict([operation]))
    with pytest.raises(NotationError) as refused:
        format_cgp(HU, position)
    assert refused.value.code is NotationCode.UNWRITABLE


def test_a_blank_as_a_space_is_on_the_board_only_under_its_house_rule():
    house = with_house(HU, House(blank_as_space=True))
    position = parse_cgp(house, line(["3?11"]))
    assert position.board.tiles[3] == BLANK
    assert parse_cgp(house, format_cgp(house, position)) == position


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("HU-M", {"cr": "10pt", "etl": "0", "ld": "hungarian", "bb": "50", "mcnz": "0"}),
        ("ET", {"cr": "single", "etl": "7", "ld": "estonian", "bb": "50", "mcnz": "0"}),
    ],
)
def test_rules_as_operations(edition, expected):
    assert rule_operations(load_edition(edition)) == expected


@st.composite
def positions(draw):
    edition = load_edition(draw(st.sampled_from(edition_ids())))
    letters = range(1, len(edition.alphabet) + 1)
    tile = st.sampled_from([0, 0, 0, *letters, *(BLANK | letter for letter in letters)])
    tiles = bytes(draw(st.lists(tile, min_size=225, max_size=225)))
    held = st.lists(st.sampled_from(sorted(set(edition.full_bag()))), max_size=9).map(bytes)
    racks = tuple(draw(st.lists(held, min_size=1, max_size=4)))
    scores = tuple(draw(st.integers(-999, 9999)) for _ in racks)
    word = st.text("abzÁ0.:", min_size=1, max_size=4)
    operations = draw(st.dictionaries(word, st.lists(word, max_size=2).map(" ".join), max_size=3))
    return edition, Position(
        Board(edition.layout, tiles), racks, scores, draw(st.integers(0, 9)), operations
    )


@settings(max_examples=80, deadline=None)
@given(given_position=positions())
def test_written_then_read_it_is_the_same(given_position):
    edition, position = given_position
    assert parse_cgp(edition, format_cgp(edition, position)) == position


@settings(max_examples=30, deadline=None)
@given(events=games())
def test_a_game_gives_its_position(events):
    state = fold(events)
    position = position_of(state)
    assert position.board == state.board
    if state.to_move is not None:
        assert position.racks[0] == state.racks[state.to_move]
        seen = position_of(view(events, state.to_move))
        assert seen.racks[0] == state.racks[state.to_move]
        assert set(seen.racks[1:]) <= {b""}, "what is hidden is unknown"
    back = parse_cgp(state.edition, format_cgp(state.edition, position))
    assert back == position


@settings(max_examples=300, deadline=None)
@given(
    text=st.one_of(st.text(max_size=60), st.text("0123456789/ [SZsz]?;A", max_size=90)),
    start=st.sampled_from(["", line()[:-2], line()]),
)
def test_any_text_gives_a_position_or_an_error(text, start):
    try:
        position = parse_cgp(HU, start + text)
    except NotationError as error:
        assert 1 <= error.facts["column"] <= len(start + text) + 1
    else:
        assert parse_cgp(HU, format_cgp(HU, position)) == position
