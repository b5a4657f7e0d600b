"""Which way a play reads, which words it makes, and where it leaves the board."""

from crossglot.alphabet import BLANK
from crossglot.board import Board, Direction
from crossglot.editions import House, load_edition, with_house
from crossglot.errors import IllegalPlayCode, IllegalPlayError
from crossglot.moves import THROUGH, Play
from crossglot.rules import place, place_tiles, score

HU = load_edition("HU-M")
SPACED = with_house(HU, House(blank_as_space=True))
EMPTY = Board.empty(HU.layout)
STAR = 112


def code_of(call, *wanted):
    try:
        call(*wanted)
    except IllegalPlayError as refused:
        return refused.code
    return None


def lying(*squares):
    return EMPTY.after(dict.fromkeys(squares, 1))


def made(edition, board, laid):
    return [word.squares for word in place_tiles(edition, board, laid).words]


def test_a_single_tile_reads_the_way_it_makes_a_word():
    down = place_tiles(HU, lying(STAR, STAR + 15), {STAR + 30: 1})
    assert (down.play.direction, down.play.start) == (Direction.DOWN, STAR)
    assert [word.squares for word in down.words] == [(STAR, STAR + 15, STAR + 30)]
    across = place_tiles(HU, lying(STAR), {STAR + 1: 1})
    assert (across.play.direction, across.play.start) == (Direction.ACROSS, STAR)
    assert made(HU, lying(STAR, STAR + 16), {STAR + 1: 1}) == [
        (STAR, STAR + 1),
        (STAR + 1, STAR + 16),
    ]


def test_tiles_in_one_column_with_a_gap_are_told_so():
    assert code_of(place_tiles, HU, EMPTY, {STAR: 1, STAR + 30: 1}) is IllegalPlayCode.GAP
    assert code_of(place_tiles, HU, EMPTY, {STAR: 1, STAR + 31: 1}) is IllegalPlayCode.NOT_IN_LINE
    assert code_of(place_tiles, HU, EMPTY, {0: 1, 14: 1}) is IllegalPlayCode.GAP


def test_a_play_begins_and_ends_on_the_board():
    for start in (-1, 225, 300):
        play = Play(start, Direction.ACROSS, bytes([1, 1]))
        assert code_of(place, HU, EMPTY, play) is IllegalPlayCode.OFF_BOARD, start
    for direction in Direction:
        play = Play(224, direction, bytes([1, 1]))
        assert code_of(place, HU, EMPTY, play) is IllegalPlayCode.OFF_BOARD, direction
        last = Play(224, direction, bytes([1]))
        assert code_of(place, HU, EMPTY, last) is IllegalPlayCode.MISSES_START


def test_the_last_letter_of_the_alphabet_is_one():
    last = len(HU.alphabet)
    assert code_of(place_tiles, HU, EMPTY, {STAR: last, STAR + 1: last}) is None
    for edition in (HU, SPACED):
        wrong = code_of(place_tiles, edition, EMPTY, {STAR: last + 1, STAR + 1: 1})
        assert wrong is IllegalPlayCode.UNKNOWN_TILE


def test_a_play_is_spelled_over_its_whole_word():
    board = lying(STAR, STAR + 3)
    whole = Play(STAR, Direction.ACROSS, bytes([THROUGH, 1, 1, THROUGH]))
    assert place(HU, board, whole).play == whole
    short = Play(STAR + 1, Direction.ACROSS, bytes([1, 1]))
    assert code_of(place, HU, board, short) is IllegalPlayCode.NOT_WHOLE_WORD


def test_a_space_parts_words_and_is_none():
    board = EMPTY.after({STAR: 1, STAR + 1: 1, STAR + 2: BLANK})
    assert made(SPACED, board, {STAR + 3: 1, STAR + 4: 1}) == [(STAR + 3, STAR + 4)], (
        "the word before the space is as it was"
    )
    row = dict(zip(range(STAR, STAR + 5), (1, BLANK, BLANK, 1, 1), strict=True))
    assert made(SPACED, EMPTY, row) == [(STAR + 3, STAR + 4)], "one letter is no word"
    alone = code_of(place_tiles, SPACED, EMPTY, {STAR: 1, STAR + 1: BLANK})
    assert alone is IllegalPlayCode.NO_WORD


def test_without_a_theme_nothing_is_added_and_the_bonus_is():
    row = dict.fromkeys(range(STAR, STAR + 7), 1)
    assert score(HU, place_tiles(HU, EMPTY, row)) == (7 + 1) * 2 + 50
