"""The rules that all five documents state, asked of each of their editions by itself."""

from dataclasses import replace
from itertools import pairwise

import pytest

from crossglot.alphabet import BLANK
from crossglot.board import Board
from crossglot.editions import House, load_edition, with_house
from crossglot.errors import GameCode, GameError, IllegalPlayCode, IllegalPlayError
from crossglot.game import SeatInfo, act, after, challenge_play, check_words, fold, start
from crossglot.moves import Pass
from crossglot.rules import (
    check_exchange,
    ended_by_passes,
    final_adjustments,
    place_tiles,
    score,
    starting_draw,
)

EDITIONS = ("HU-M", "HU-W", "CS", "ET", "EL")
A = {"HU-M": "A", "HU-W": "A", "CS": "A", "ET": "A", "EL": "Α"}
"""A letter of one point in each."""

PRINTED = {
    "HU-M": "? A Á B C CS D E É F G GY H I Í J K L LY M N NY O Ó Ö Ő P R S SZ T TY U Ú Ü Ű V Z ZS",
    "HU-W": "? A Á B C CS D E É F G GY H I Í J K L LY M N NY O Ó Ö Ő P R S SZ T TY U Ú Ü Ű V Z ZS",
    "CS": "? A Á B C Č D Ď E É Ě F G H I Í J K L M N Ň O Ó P R Ř S Š T Ť U Ú Ů V X Y Ý Z Ž",
    "ET": "? A B D E F G H I J K L M N O P R S Š Z Ž T U V Õ Ä Ö Ü",
    "EL": "? Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω",
}
"""The letters that have a tile, in the order of the language's alphabet; a blank comes first."""


def square(name):
    return (int(name[1:]) - 1) * 15 + ord(name[0]) - ord("A")


def laid(edition, *squares, blanks=()):
    """A tile A on each of ``squares``, a blank standing for it on each of ``blanks``."""
    tile = edition.alphabet.tile(A[edition.id])
    return {square(at): tile | (BLANK if at in blanks else 0) for at in (*squares, *blanks)}


def board_with(edition, *squares):
    return Board.empty(edition.layout).after(laid(edition, *squares))


def seats(count):
    return [SeatInfo(f"seat {number}", "human") for number in range(count)]


def points(edition, before, now):
    return score(edition, place_tiles(edition, before, now))


def refusal(act_on, *wanted):
    try:
        act_on(*wanted)
    except (GameError, IllegalPlayError) as refused:
        return refused.code
    return None


@pytest.fixture(params=EDITIONS)
def edition(request):
    return load_edition(request.param)


def test_two_to_four_play(edition):
    codes = {count: refusal(start, edition, seats(count), "seed") for count in range(6)}
    allowed = {2: None, 3: None, 4: None}
    assert codes == dict.fromkeys((0, 1, 5), GameCode.PLAYERS) | allowed


def test_each_draws_seven(edition):
    for count in (2, 3, 4):
        state = fold(start(edition, seats(count), "seed"))
        assert [len(rack) for rack in state.racks] == [7] * count
        assert state.bag_count == edition.tiles_total - 7 * count, "what was drawn first is back"


def test_the_draw_for_the_start_goes_by_the_alphabet(edition):
    order = PRINTED[edition.id].split()
    tiles = [BLANK, *map(edition.alphabet.tile, order[1:])]
    assert {*edition.full_bag()} == {*tiles}
    for (tile, label), (other, later) in pairwise(zip(tiles, order, strict=True)):
        counts = bytes(id_ in (tile, other) for id_ in range(len(edition.counts)))
        two = replace(edition, counts=counts, blanks=int(BLANK in (tile, other)))
        for seed in ("a", "b", "c", "d"):
            found = starting_draw(two, 2, seed)
            assert found.rounds[0][found.first] == tile, f"{label} before {later}"


def test_only_those_who_tie_draw_again_and_only_while_they_tie(edition):
    def rank(tile):
        return 0 if tile == BLANK else tile

    for number in range(40):
        found = starting_draw(edition, 4, f"seed {number}")
        best = [min(map(rank, drawn.values())) for drawn in found.rounds]
        tied = [
            [seat for seat, tile in drawn.items() if rank(tile) == least]
            for drawn, least in zip(found.rounds, best, strict=True)
        ]
        assert [*map(list, found.rounds[1:]), [found.first]] == tied
        assert all(len(drawn) > 1 for drawn in found.rounds), "who is alone has won"
    for tiles in (2, 3):
        counts = bytes(tiles if tile == 1 else 0 for tile in range(len(edition.counts)))
        alike = replace(edition, counts=counts, blanks=0)
        found = starting_draw(alike, 2, "seed")
        assert (len(found.rounds), found.first) == (1, 0), "no tiles are left to draw again"


def test_the_first_word_has_two_tiles_on_the_star(edition):
    empty = Board.empty(edition.layout)
    asked = {
        ("H8",): IllegalPlayCode.OPENING_TOO_SHORT,
        ("H8", "I8"): None,
        ("H7", "H8"): None,
        ("I8", "J8"): IllegalPlayCode.MISSES_START,
        ("H9", "H10"): IllegalPlayCode.MISSES_START,
    }
    for squares, code in asked.items():
        now = laid(edition, *squares)
        assert refusal(place_tiles, edition, empty, now) is code, squares


def test_a_premium_counts_only_when_it_is_covered(edition):
    before = board_with(edition, "D8", "E8", "F8", "G8", "H8")
    assert points(edition, before, laid(edition, "D7")) == 2, "D8 doubled a letter once"
    assert points(edition, before, laid(edition, "H9")) == 2, "the star doubled a word once"
    assert points(edition, before, laid(edition, "I8")) == 6
    edge = board_with(edition, "A1", "B1", "F2", "G2")
    assert points(edition, edge, laid(edition, "A2")) == 2, "A1 tripled a word once"
    assert points(edition, edge, laid(edition, "F3")) == 2, "F2 tripled a letter once"


def test_a_blank_on_a_word_premium_multiplies_the_word(edition):
    empty = Board.empty(edition.layout)
    star = laid(edition, "G8", "I8", blanks=["H8"])
    assert points(edition, empty, star) == (1 + 0 + 1) * 2, "on the star, which is pink"
    pink = laid(edition, "A2", "C2", blanks=["B2"])
    assert points(edition, board_with(edition, "A3"), pink) == (1 + 0 + 1) * 2 + (1 + 1)
    red = laid(edition, "B1", "C1", blanks=["A1"])
    assert points(edition, board_with(edition, "A2"), red) == (0 + 1 + 1) * 3 + (0 + 1) * 3


def test_a_blank_on_a_letter_premium_is_worth_nothing(edition):
    empty = Board.empty(edition.layout)
    assert points(edition, empty, laid(edition, "E8", "F8", "G8", "H8", blanks=["D8"])) == 4 * 2
    now = laid(edition, "F3", "F4", blanks=["F2"])
    assert points(edition, board_with(edition, "E4"), now) == (0 + 1 + 1) + (1 + 1)


def test_all_seven_tiles_earn_fifty_more(edition):
    empty = Board.empty(edition.layout)
    row = [f"{column}8" for column in "HIJKLMN"]
    assert points(edition, empty, laid(edition, *row[:6])) == (6 + 1) * 2, "L8 doubles a letter"
    assert points(edition, empty, laid(edition, *row)) == (7 + 1) * 2 + 50, "not multiplied"


def test_everybody_must_pass_twice_running(edition):
    for count in (2, 3, 4):
        state = fold(start(edition, seats(count), "seed"))
        for turn in range(2 * count):
            assert state.ended is None, f"{count} seats, after {turn} passes"
            for event in act(state, state.to_move, Pass()):
                state = after(state, event)
        assert state.ended.reason == "passes"


def test_no_number_of_passes_ends_a_game_without_such_an_ending():
    hu = load_edition("HU-M")
    ends = {
        rounds: [
            passes
            for passes in range(7)
            if ended_by_passes(replace(hu, end=replace(hu.end, pass_rounds=rounds)), passes, 2)
        ]
        for rounds in (0, 1, 2)
    }
    assert ends == {0: [], 1: [2, 3, 4, 5, 6], 2: [4, 5, 6]}


def test_who_is_out_gains_what_all_others_hold(edition):
    a = edition.alphabet.encode([A[edition.id]])
    assert final_adjustments(edition, [a, b"", a * 2]) == (-1, 3, -2)
    assert final_adjustments(edition, [b"", a, a * 3, a * 2]) == (6, -1, -3, -2)
    assert final_adjustments(edition, [a, a * 2, bytes([BLANK])]) == (-1, -2, 0), "nobody is out"


def test_how_many_tiles_the_bag_must_hold_for_an_exchange(edition):
    least = {"HU-M": 0, "HU-W": 0, "CS": 7, "ET": 7, "EL": 0}[edition.id]
    rack = bytes([1] * 7)
    for tiles in range(1, 8):
        wanted = max(least, tiles)
        for bag in range(12):
            code = refusal(check_exchange, edition, rack, bag, rack[:tiles])
            assert code is (None if bag >= wanted else GameCode.EXCHANGE_BAG_TOO_SMALL), (
                f"{tiles} tiles, {bag} in the bag"
            )
    assert refusal(check_exchange, edition, rack, 50, b"") is GameCode.EXCHANGE_NOTHING
    assert refusal(check_exchange, edition, rack, 50, b"\2") is GameCode.EXCHANGE_NOT_ON_RACK


class Short:
    """A lexicon of all words of two letters and no other."""

    def admits_tiles(self, tiles):
        return len(tiles) == 2


def test_every_word_that_a_play_makes_must_be_admissible(edition):
    before = board_with(edition, "G8", "H8", "I8")
    fine = place_tiles(edition, before, laid(edition, "I9", "J9"))
    assert [len(word.tiles) for word in fine.words] == [2, 2]
    check_words(fine, Short(), edition)
    before = board_with(edition, "G7", "G8", "H8", "I7", "I8")
    spoilt = place_tiles(edition, before, laid(edition, "I9", "J9"))
    assert [len(word.tiles) for word in spoilt.words] == [2, 3], "only a cross-word is none"
    with pytest.raises(GameError) as refused:
        check_words(spoilt, Short(), edition)
    assert refused.value.code is GameCode.WORDS_NOT_ADMISSIBLE
    assert refused.value.facts["words"] == [A[edition.id] * 3]


class Every:
    """A lexicon that admits every word."""

    def admits_tiles(self, tiles):
        return True


class Nothing:
    """A lexicon that admits no word."""

    def admits_tiles(self, tiles):
        return False


def doubted(edition, words):
    """The game once seat 1 or 0 has challenged an opening of two tiles."""
    state = fold(start(with_house(edition, House(challenge="edition")), seats(2), "s"))
    first = state.to_move
    tiles = [tile for tile in state.racks[first] if tile != BLANK][:2]
    move = place_tiles(edition, state.board, dict(zip((112, 113), tiles, strict=True))).play
    (played,) = act(state, first, move)
    state = after(state, played)
    for event in challenge_play(state, 1 - first, words):
        state = after(state, event)
    return state, first, played.points


def test_what_a_challenge_in_vain_costs(edition):
    penalty = {"HU-M": -10, "HU-W": 0, "CS": 0, "ET": 0, "EL": 0}[edition.id]
    state, first, earned = doubted(edition, Every())
    assert (state.scores[first], state.scores[1 - first]) == (earned, penalty)
    assert not state.board.is_empty
    assert state.to_move == 1 - first, "its turn is its own"


def test_the_dictionary_agreed_on_decides_a_challenge(edition):
    stands, first, earned = doubted(edition, Every())
    off, _, _ = doubted(edition, Nothing())
    assert (stands.scores[first], stands.board.is_empty) == (earned, False)
    assert (off.scores, off.board.is_empty) == ((0, 0), True)
