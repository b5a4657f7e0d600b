"""Where tiles may lie and where they may not, and what they earn."""

import pytest

from crossglot.alphabet import BLANK
from crossglot.board import Board, Direction
from crossglot.editions import load_edition
from crossglot.errors import IllegalPlayCode, IllegalPlayError
from crossglot.moves import Play
from crossglot.notation import format_move, parse_move
from crossglot.rules import place, place_tiles, score

HU = load_edition("HU-W")
EMPTY = Board.empty(HU.layout)


def board_after(*plays: str) -> Board:
    board = EMPTY
    for text in plays:
        board = place(HU, board, parse_move(HU, board, text)).board
    return board


KARD = board_after("8F KARD")


@pytest.mark.parametrize(
    ("text", "points", "why"),
    [
        ("8D ELADÓ", 16, "E doubled 2 + L1 A1 D2 Ó2 = 8, doubled by the centre (HU-M-15)"),
        ("8F KARD", 10, "K1 A1 R1 D2 = 5, doubled by the centre (HU-W-93)"),
        ("8H [SZ]Ó", 10, "SZ3 + Ó2 = 5, doubled: SZ is one tile (HU-W-20)"),
        ("8H SZÓ", 14, "S1 + Z4 + Ó2 = 7, doubled: the same word in three tiles"),
        (
            "8H kARD",
            8,
            "a blank K is 0: A1 R1 D2 = 4, doubled though the blank covers the centre (HU-M-30)",
        ),
        ("8H kard", 0, "four blanks would be a legal play of 0 points (RULES 6.13)"),
        ("8D eLADÓ", 12, "a blank on a letter premium stays 0: L1 A1 D2 Ó2 = 6, doubled (HU-M-31)"),
        (
            "8B KARDOK[SZ]",
            72,
            "K1 A1 D2 O1 K1 SZ3 and R doubled on D8 = 11, doubled, and 50 for seven tiles (HU-M-57)",
        ),
    ],
)
def test_opening_scores(text, points, why):
    assert score(HU, place(HU, EMPTY, parse_move(HU, EMPTY, text))) == points, why


@pytest.mark.parametrize(
    ("before", "text", "code", "why"),
    [
        ([], "8I KARD", IllegalPlayCode.MISSES_START, "the star is H8 (HU-M-12)"),
        ([], "8H A", IllegalPlayCode.OPENING_TOO_SHORT, "two letters at least (HU-M-11)"),
        ([], "8K KARDO", IllegalPlayCode.MISSES_START, "in the centre's row but not on it"),
        (["8F KARD"], "1A AL", IllegalPlayCode.NOT_CONNECTED, "nothing beside it (CS-10)"),
        (["8F KARD"], "9J AL", IllegalPlayCode.NOT_CONNECTED, "a corner is no contact (CS-10)"),
        (["8F KARD"], "8G AL", IllegalPlayCode.SQUARE_TAKEN, "L would cover the R"),
        (["8F KARD"], "8F ....", IllegalPlayCode.NO_TILES, "nothing is laid"),
        (["8F KARD"], "8I .O", IllegalPlayCode.NOT_WHOLE_WORD, "the word begins at F8"),
        (["8F KARD"], "8F ....O.", IllegalPlayCode.GAP, "no tile lies on K8"),
        (["8F KARD"], "G7 AL", IllegalPlayCode.SQUARE_TAKEN, "A lies on G8, L would cover it"),
    ],
)
def test_illegal_plays(before, text, code, why):
    board = board_after(*before)
    with pytest.raises(IllegalPlayError) as refused:
        place(HU, board, parse_move(HU, board, text))
    assert refused.value.code is code, why


@pytest.mark.parametrize(
    ("laid", "code", "why"),
    [
        ({}, IllegalPlayCode.NO_TILES, "nothing is laid"),
        ({112: 1, 128: 1}, IllegalPlayCode.NOT_IN_LINE, "a diagonal (HU-M-13)"),
        ({112: 1, 114: 1}, IllegalPlayCode.GAP, "I8 between them is empty (CS-11)"),
        ({225: 1}, IllegalPlayCode.OFF_BOARD, "the last square is 224"),
        ({-1: 1}, IllegalPlayCode.OFF_BOARD, "squares count from 0"),
        ({112: 0, 113: 1}, IllegalPlayCode.UNKNOWN_TILE, "0 is no tile"),
        ({112: BLANK, 113: 1}, IllegalPlayCode.UNKNOWN_TILE, "a blank must be named (HU-M-4)"),
        ({112: 43, 113: 1}, IllegalPlayCode.UNKNOWN_TILE, "Hungarian has 42 letters"),
        ({112: 0x81, 113: 1}, IllegalPlayCode.UNKNOWN_TILE, "bit 7 means nothing"),
    ],
)
def test_tiles_that_cannot_lie_so(laid, code, why):
    with pytest.raises(IllegalPlayError) as refused:
        place_tiles(HU, EMPTY, laid)
    assert refused.value.code is code, why


def test_a_play_may_not_leave_the_board():
    with pytest.raises(IllegalPlayError) as refused:
        place(HU, EMPTY, Play(118, Direction.ACROSS, bytes([1, 1, 1])))
    assert refused.value.code is IllegalPlayCode.OFF_BOARD
    for start in (-1, 225, 1000):
        with pytest.raises(IllegalPlayError) as refused:
            place(HU, EMPTY, Play(start, Direction.ACROSS, bytes([1])))
        assert refused.value.code is IllegalPlayCode.OFF_BOARD, start
        assert refused.value.facts["square"] == start


def test_tiles_round_a_word_may_not_skip_over_an_empty_square():
    squares = {8 * 15 + 5: 1, 7 * 15 + 4: 1}
    with pytest.raises(IllegalPlayError) as refused:
        place_tiles(HU, KARD, squares)
    assert refused.value.code is IllegalPlayCode.NOT_IN_LINE


def test_premiums_count_only_when_covered():
    ra = place(HU, KARD, parse_move(HU, KARD, "H8 .A"))
    assert score(HU, ra) == 2, "R1 A1: the star below the R has doubled KARD already (HU-M-29)"
    koma = place(HU, KARD, parse_move(HU, KARD, "F8 .OMA"))
    assert score(HU, koma) == 6, "K1 O1 A1, M tripled on F10 (HU-W-93)"


def test_one_tile_that_makes_two_words_is_written_across():
    # JÓ down and ÓK across share one Ó
    board = board_after("8F KARD", "F8 .OMA")
    down = parse_move(HU, board, "G8 .D")
    placement = place(HU, board, down)
    assert placement.play.direction is Direction.ACROSS
    assert format_move(HU, placement.play) == "9F .D"
    assert [HU.alphabet.spell(word.tiles) for word in placement.words] == ["OD", "AD"]
    assert score(HU, placement) == (1 + 2 * 2) + (1 + 2 * 2), "D on the premium G9 counts in both"


@pytest.mark.parametrize(("factor", "row"), [(4, "DD"), (9, "TT"), (6, "DT")])
def test_two_word_premiums_multiply(factor, row):
    from dataclasses import replace

    from crossglot.editions import parse_layout

    layout = parse_layout("tiny", f"{row}*..\n.....")
    tiny = replace(HU, layout=layout, bonus={})
    play = Play(0, Direction.ACROSS, bytes([1, 1, 1]))
    assert score(tiny, place(tiny, Board.empty(layout), play)) == 3 * factor * 2
