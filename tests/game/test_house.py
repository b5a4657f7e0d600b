"""House rules: each on its own, and those that cannot go together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.alphabet import BLANK
from crossglot.board import Board
from crossglot.editions import (
    HOUSE_RULES,
    Clock,
    House,
    Theme,
    load_edition,
    parse_house,
    with_house,
)
from crossglot.errors import (
    CrossglotError,
    GameCode,
    GameError,
    HouseCode,
    HouseError,
    IllegalPlayCode,
    IllegalPlayError,
)
from crossglot.game import SeatInfo, act, after, fold, start
from crossglot.moves import Pass, Play
from crossglot.notation import parse_move
from crossglot.rules import place, place_tiles, score
from crossglot.rules.bags import draw_tiles, is_vowel
from tests.game.conftest import HU, Only, set_up


def play(state, text, words=None, reclaimed=()):
    move = parse_move(state.edition, state.board, text)
    if reclaimed:
        move = Play(move.start, move.direction, move.tiles, reclaimed)
    for event in act(state, state.to_move, move, words):
        state = after(state, event)
    return state


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("two-bag", HouseCode.UNKNOWN),
        ("clock", HouseCode.UNKNOWN),
        ("rack-size=many", HouseCode.VALUE),
        ("rack-size=99", HouseCode.VALUE),
        ("challenge=duel", HouseCode.VALUE),
    ],
)
def test_house_rules_that_there_are_not(text, code):
    with pytest.raises(HouseError) as refused:
        parse_house(text)
    assert refused.value.code is code


@pytest.mark.parametrize(
    ("house", "rule", "other"),
    [
        (House(jacks_to_open=True, rack_size=4), "jacks_to_open", "rack_size"),
        (House(open_dictionary=True, challenge="double"), "open_dictionary", "challenge"),
        (House(open_dictionary=True, challenge="points"), "open_dictionary", "challenge"),
        (House(blank_reuse=True, blank_as_space=True), "blank_reuse", "blank_as_space"),
        (House(clock=Clock(correspondence=1, main=1)), "clock.correspondence", "clock.main"),
        (
            House(clock=Clock(correspondence=1, per_move=1)),
            "clock.correspondence",
            "clock.per_move",
        ),
        (House(clock=Clock(increment=1)), "clock.increment", "clock.main"),
        (House(clock=Clock(overtime_most=1)), "clock.overtime_most", "clock.main"),
    ],
)
def test_impossible_combinations_are_refused_by_name(house, rule, other):
    with pytest.raises(HouseError) as refused:
        with_house(HU, house)
    assert refused.value.code is HouseCode.CONTRADICTION
    assert refused.value.facts == {"rule": rule, "other": other}


def test_rules_are_named_with_commas():
    assert parse_house("") == House()
    assert {"two-bags", "blank-reuse", "rack-size"} <= set(HOUSE_RULES)
    assert parse_house("blank-reuse,open-dictionary,two-bags") == House(
        blank_reuse=True, open_dictionary=True, two_bags=True
    )


# blank reuse (ET-82)


def test_a_blank_is_taken_for_its_letter_and_laid_in_the_same_turn():
    state = play(set_up("KAR?AAA", "DOKAAAA", blank_reuse=True), "8F KARd")
    square = 7 * 15 + 8
    assert state.board[square] == BLANK | HU.alphabet.tile("D")
    moved = play(state, "I8 .aK", reclaimed=(square,))
    assert moved.board[square] == HU.alphabet.tile("D"), "the real tile lies there now"
    points = moved.turns[-1].points
    assert points == 2 + 0 + 1, (
        "the real D counts, the blank nothing; no premium works again (RULES 6.11)"
    )


@pytest.mark.parametrize(
    ("text", "reclaimed", "house", "code", "why"),
    [
        (
            "I8 .AK",
            (7 * 15 + 8,),
            True,
            GameCode.RECLAIMED_NOT_LAID,
            "the blank must be laid in the same turn",
        ),
        ("I8 .aK", (7 * 15 + 5,), True, GameCode.RECLAIM, "F8 is no blank"),
        ("I8 .aK", (3,), True, GameCode.RECLAIM, "nothing lies there"),
        ("I8 .aK", (999,), True, GameCode.RECLAIM, "off the board"),
        ("I8 .aK", (7 * 15 + 8,), False, GameCode.RECLAIM, "not agreed on"),
    ],
)
def test_blanks_that_cannot_be_taken(text, reclaimed, house, code, why):
    state = play(set_up("KAR?AAA", "DOKAAAA", blank_reuse=house), "8F KARd")
    with pytest.raises(CrossglotError) as refused:
        play(state, text, reclaimed=reclaimed)
    assert refused.value.code is code, why


# themed words (ET-84)


def test_words_on_the_theme_earn_extra():
    themed = with_house(HU, House(theme=Theme(frozenset({"KARD"}))))
    board = Board.empty(HU.layout)
    assert score(themed, place(themed, board, parse_move(HU, board, "8F KARD"))) == 10 + 10
    assert score(themed, place(themed, board, parse_move(HU, board, "8F KARA"))) == 8


# Jacks to Open (ET-85..87)


def test_the_opening_has_five_letters_until_everybody_has_passed():
    state = set_up("KARDOAA", "KARDOAA", jacks_to_open=True)
    with pytest.raises(IllegalPlayError) as refused:
        play(state, "8F KARD")
    assert refused.value.code is IllegalPlayCode.OPENING_TOO_SHORT
    assert play(state, "8F KARDO").turns[-1].points == 12
    for seat in (0, 1):
        assert state.to_move == seat
        state = play(state, "pass")
    assert play(state, "8F KARD").turns[-1].points == 10, "RULES 6.14: then any legal word opens"


def test_later_words_may_be_short():
    state = play(set_up("KARDOAA", "KARDOAA", jacks_to_open=True), "8F KARDO")
    assert play(state, "G8 .A").turns[-1].points > 0


# two bags (ET-88)


@given(count=st.integers(0, 9), vowels=st.integers(0, 9), seed=st.text(max_size=4))
def test_each_bag_gives_what_is_asked_of_it(count, vowels, seed):
    rules = with_house(HU, House(two_bags=True))
    drawn = draw_tiles(rules, HU.full_bag(), count, seed, vowels)
    assert len(drawn) == count
    assert sum(is_vowel(rules, tile) for tile in drawn) == min(vowels, count)


def test_an_empty_bag_is_made_up_from_the_other():
    rules = with_house(HU, House(two_bags=True))
    consonants = HU.alphabet.encode(["K", "R", "D"])
    assert sorted(draw_tiles(rules, consonants, 3, "s", vowels=3)) == sorted(consonants)
    assert len(draw_tiles(rules, HU.alphabet.encode(["A", "K"]), 5, "s", vowels=0)) == 2


def test_a_player_chooses_the_bag():
    state = set_up("KARDOAA", "KARDOAA", two_bags=True)
    move = parse_move(state.edition, state.board, "8F KARD")
    drew = act(state, 0, move, vowels=4)[1]
    assert all(is_vowel(state.edition, tile) for tile in drew.tiles)


# restricted exchange (ET-100)


def test_restricted_exchange_turns_the_open_editions_into_seven():
    assert with_house(HU, House(restricted_exchange=True)).exchange_bag_min == 7
    assert with_house(load_edition("CS"), House(restricted_exchange=True)).exchange_bag_min == 7


# a blank as a space (HU-W-39)


def test_a_blank_as_a_space_parts_two_words():
    rules = with_house(HU, House(blank_as_space=True))
    laid = dict(
        zip(
            range(7 * 15 + 4, 7 * 15 + 11),
            [*HU.alphabet.encode("KAR"), BLANK, *HU.alphabet.encode("LÓ")],
            strict=False,
        )
    )
    placement = place_tiles(rules, Board.empty(HU.layout), laid)
    assert [HU.alphabet.spell(word.tiles) for word in placement.words] == ["KAR", "LÓ"]
    assert score(rules, placement) == 3 + 3, "the star below the space belongs to no word"
    with pytest.raises(IllegalPlayError):
        place_tiles(HU, Board.empty(HU.layout), laid)


def test_a_space_is_laid_from_the_rack_and_parts_later_words():
    state = set_up("KARLÓ?A", "KARDOAA", blank_as_space=True)
    laid = dict(
        zip(
            range(7 * 15 + 4, 7 * 15 + 10),
            [*HU.alphabet.encode("KAR"), BLANK, *HU.alphabet.encode("LÓ")],
            strict=True,
        )
    )
    move = place_tiles(state.edition, state.board, laid).play
    for event in act(state, 0, move, Only("kar", "ló")):
        state = after(state, event)
    assert BLANK in state.board.tiles
    assert state.turns[-1].points == 6


# premiums counted again (HU-W-40)


def test_premiums_count_again():
    rules = with_house(HU, House(recount_premiums=True))
    board = place(
        rules, Board.empty(HU.layout), parse_move(HU, Board.empty(HU.layout), "8F KARD")
    ).board
    longer = place(rules, board, parse_move(HU, board, "8F KARDO"))
    assert score(rules, longer) == (1 + 1 + 1 + 2 + 1) * 2
    assert score(HU, longer) == 6, "without the house rule the star works once"


# larger racks (HU-W-41)


@pytest.mark.parametrize(("laid", "bonus"), [(6, 0), (7, 50), (8, 50), (9, 50)])
def test_larger_racks_earn_fifty_for_seven_or_more(laid, bonus):
    rules = with_house(HU, House(rack_size=9))
    state = fold(start(rules, [SeatInfo("a", "human"), SeatInfo("b", "human")], "s"))
    assert [len(rack) for rack in state.racks] == [9, 9]
    squares = dict.fromkeys(range(7 * 15 + 3, 7 * 15 + 3 + laid), BLANK | 1)
    assert score(rules, place_tiles(rules, Board.empty(HU.layout), squares)) == bonus


# tournament's options


def test_scoreless_turns_end_the_game_where_agreed():
    state = set_up("KARDOAA", "KARDOAA", scoreless_turns=3, challenge="void")
    for text in ("exchange A", "pass"):
        state = play(state, text)
        assert state.ended is None
    rack = state.racks[0]
    state = play(state, f"exchange {HU.alphabet.format_tiles(rack[:1])}")
    assert state.ended.reason == "scoreless"


def test_the_doubled_rack_way():
    from crossglot.rules import final_adjustments

    rules = with_house(HU, House(final="out-doubled"))
    racks = [HU.alphabet.encode(["A", "ZS"]), b""]
    assert final_adjustments(rules, racks) == (0, 18)
    assert final_adjustments(rules, [racks[0], racks[0]]) == (-9, -9)


def test_passing_is_still_possible():
    state = set_up("KARDOAA", "KARDOAA", jacks_to_open=True)
    assert act(state, 0, Pass())[0].seat == 0
    with pytest.raises(GameError):
        act(state, 1, Pass())
