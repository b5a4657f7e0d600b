"""Equal tops: one order, the same everywhere."""

from dataclasses import replace
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.errors import DuplicateCode, GameError
from crossglot.kernel import Graph
from crossglot.moves import Play
from crossglot.notation import format_move, parse_move
from crossglot.players.tops import tops_of
from crossglot.variants.duplicate import choose, equal_tops, form_ids, in_form, load_profile
from crossglot.variants.duplicate.choice import CRITERIA, candidate
from tests.kernel.packing import pack_words
from tests.kernel.positions import RandomGame
from tests.variants.duplicate.games import ET, HU, Some, brute_tops, lexicon, table, tiny, with_bag

SMALL = ".....\n.....\n..*..\n.....\n.....\n"


def by(order, **more):
    """The leaflet's profile with another order."""
    profile = load_profile("et")
    top = msgspec.structs.replace(profile.top, order=tuple(order), **more)
    return msgspec.structs.replace(profile, top=top)


@pytest.mark.parametrize(
    ("order", "rack", "moves", "best", "why"),
    [
        (["alphabetical"], "TEAS", ["3B TE", "3B AS"], "3B AS", "A before T"),
        (["alphabetical"], "SAÄ", ["3B SÄ", "3B SA"], "3B SÄ", "10 points beat the alphabet"),
        (["row"], "SA", ["3B SA", "C2 SA"], "C2 SA", "row 2 lies above row 3"),
        (["column"], "SA", ["C2 SA", "3B SA"], "3B SA", "B lies left of C"),
        (["across-first"], "SA", ["C2 SA", "3B SA"], "3B SA", "across"),
        (["nearest-a1", "across-first"], "SA", ["C2 SA", "3B SA"], "3B SA", "2 + 1 = 1 + 2; across"),
        (["nearest-a1"], "SA", ["3C SA", "3B SA"], "3B SA", "B3 is nearer to A1 than C3"),
        (["fewest-blanks"], "TEE?", ["3A TEe", "3B TE"], "3B TE", "4 points either way, one blank less"),
        (["fewest-tiles"], "TEE?", ["3A TEe", "3B TE"], "3B TE", "two tiles"),
        (["most-tiles"], "TEE?", ["3B TE", "3A TEe"], "3A TEe", "three tiles"),
        (["most-anchors"], "TEE?", ["3B TE", "3A TEe"], "3A TEe", "seven empty squares beside it, not six"),
        (["balanced-leave"], "AAITS", ["3B TS", "3B AI"], "3B AI", "leaves A T S, not A A I"),
        (["balanced-leave"], "AASTE", ["3B TE", "3B AS"], "3B AS", "leaves A T E, not A A S: no double"),
        (["balanced-leave"], "AASTE?", ["3B TE", "3B AS"], "3B AS", "a blank makes both even; no double"),
        ([], "SA", ["3B SA", "C2 SA"], "C2 SA", "square by square when nothing is said"),
    ],
)  # fmt: skip
def test_each_criterion(order, rack, moves, best, why):
    edition = tiny(ET, SMALL)
    now = table(edition, rack, by(order))
    tops = [candidate(now, parse_move(edition, now.board, move)) for move in moves]
    assert format_move(edition, choose(now, tops).top.play) == best, why


def values(now, criterion, *moves):
    tops = (candidate(now, parse_move(now.edition, now.board, move)) for move in moves)
    return [CRITERIA[criterion](top) for top in tops]


def test_plays_that_end_the_game_come_first():
    edition = with_bag(tiny(ET, SMALL), "TEAS")
    now = table(edition, "TEAS", by(["ends-game"]))
    assert values(now, "ends-game", "3B TE", "3A TEA") == [1, 0], "A S go on; S alone is the end"


def test_a_joker_that_comes_back_is_kept():
    edition = with_bag(tiny(ET, SMALL), "TAES?")
    now = table(edition, "TA?", load_profile("fisf", "joker"))
    assert values(now, "keeps-joker", "3B Te", "3B Ta", "3B TA") == [0, 1, 0], (
        "E is in the bag; the only A is on the rack (FISF 3.8.1)"
    )


def test_the_first_word_reads_across_where_it_must():
    edition = tiny(ET, SMALL)
    words = lexicon(edition, ["sa"])
    now = table(edition, "SATU", by(["row"], opening_across=True))
    choice = choose(now, equal_tops(now, brute_tops(edition, words)))
    assert format_move(edition, choice.top.play) == "3B SA", "FISF 3.4"
    assert choice.equal == 4, "two places across and two down earn as much"


def test_a_referee_chooses_only_within_what_binds():
    edition = tiny(ET, SMALL)
    words = lexicon(edition, ["te", "ee"])
    now = table(edition, "TE?", by(["fewest-blanks", "row", "column"], binding=1))
    best = equal_tops(now, brute_tops(edition, words))
    choice = choose(now, best)
    assert {CRITERIA["fewest-blanks"](top) for top in choice.open_to_referee} == {0}
    assert choice.top is choice.open_to_referee[0]
    assert len(choice.open_to_referee) == 4
    whole = choose(table(edition, "TE?", by(["fewest-blanks", "row", "column"])), best)
    assert len(whole.open_to_referee) == 1


PROFILES = ["et", "hu", "fisf", "fise", "cs", "ro", "el"]


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), profile=st.sampled_from(PROFILES))
def test_the_choice_is_total_and_does_not_depend_on_the_order_of_asking(seed, profile):
    game = RandomGame(seed, Random(seed).choice(["ET", "HU-W", "CS", "EL"]))
    tops = tops_of(game.graph, game.edition)
    for board, rack in game.positions(6):
        now = replace(table(game.edition, "", profile), board=board, rack=rack)
        best = equal_tops(now, tops)
        if not best:
            continue
        shuffled = list(best)
        Random(seed).shuffle(shuffled)
        one, other = choose(now, best), choose(now, shuffled)
        assert one.top.play == other.top.play
        assert one.equal == len(best)
        assert one.top.points == max(top.points for top in best)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), form=st.sampled_from(form_ids()))
def test_kernel_and_rules_name_the_same_tops(seed, form):
    random = Random(seed)
    game = RandomGame(seed, random.choice(["ET", "HU-W", "CS"]))
    shape = load_profile("et", form).form
    edition = in_form(game.edition, shape)
    fast = tops_of(Graph(pack_words(game.words)), edition, shape.most_laid)
    most = shape.most_laid or edition.rack_size
    slow = brute_tops(edition, Some(frozenset(game.words)), most)
    for board, rack in game.positions(4):
        if board.layout.size > 80:
            return
        by_kernel, by_rules = list(fast(board, rack)), list(slow(board, rack))
        assert len(by_kernel) == len(set(by_kernel))
        assert set(by_kernel) == set(by_rules)


@pytest.mark.parametrize(
    ("listed", "why"),
    [
        ([("3B SA", 5)], "SA earns 4"),
        ([("3B SA", 4), ("3B SAS", 6)], "one earns more than the other"),
        ([("3B EE", 4)], "not on the rack"),
        ([("1A SA", 2)], "misses the star"),
    ],
)
def test_tops_that_lie_are_found_out(listed, why):
    edition = tiny(ET, SMALL)
    now = table(edition, "SATUS", by(["row"]))
    plays = [(parse_move(edition, now.board, text), points) for text, points in listed]
    assert all(isinstance(play, Play) for play, _ in plays)
    with pytest.raises(GameError) as refused:
        equal_tops(now, lambda board, rack: plays)
    assert refused.value.code is DuplicateCode.NOT_A_TOP, why


def test_hungarian_words_are_alphabetical_by_tile():
    """SZ is a letter of its own after S: SÓ comes before SZÓ."""
    now = table(HU, "[SZ]ÓS", by(["alphabetical"]))
    one, other = (candidate(now, parse_move(HU, now.board, text)) for text in ("8H SÓ", "8H [SZ]Ó"))
    assert CRITERIA["alphabetical"](one) < CRITERIA["alphabetical"](other)
