"""Tiles out of one bag or of two, and what time costs, at their bounds."""

from crossglot.alphabet import BLANK
from crossglot.editions import Clock, House, load_edition, with_house
from crossglot.rules import draw_tiles, loss_limit, overtime_penalty, turn_limit
from crossglot.tiles import draw

HU = load_edition("HU-M")
TWO = with_house(HU, House(two_bags=True))
A, K = (HU.alphabet.tile(letter) for letter in "AK")
SEEDS = [f"seed {number}" for number in range(10)]


def test_from_one_bag_nobody_chooses():
    for seed in SEEDS:
        plain = draw(HU.full_bag(), 7, seed)
        assert len(plain) == 7
        assert draw_tiles(HU, HU.full_bag(), 7, seed) == plain
        assert draw_tiles(HU, HU.full_bag(), 7, seed, vowels=7) == plain


def test_who_does_not_choose_gets_vowels_by_their_share():
    shares = {(6, 2, 4): 3, (2, 6, 4): 1, (4, 4, 6): 3, (5, 0, 3): 3, (0, 5, 3): 0, (9, 3, 1): 1}
    for (vowels, consonants, count), wanted in shares.items():
        bag = bytes([A] * vowels + [K] * consonants)
        for seed in SEEDS:
            drawn = draw_tiles(TWO, bag, count, seed)
            assert (drawn.count(A), drawn.count(K)) == (wanted, count - wanted), (bag, count)
    assert draw_tiles(TWO, b"", 3, "seed") == b""


def test_blanks_lie_in_the_bag_of_vowels():
    bag = bytes([BLANK, K, K, BLANK, K])
    for seed in SEEDS:
        assert set(draw_tiles(TWO, bag, 2, seed, vowels=2)) == {BLANK}
        assert set(draw_tiles(TWO, bag, 2, seed, vowels=0)) == {K}
    assert sorted(draw_tiles(TWO, bytes([A, A, K]), 2, "s", vowels=2)) == [A, A]


def test_every_millisecond_of_overtime_is_in_its_minute():
    clock = Clock(main=1_500_000)
    over = {-1: 0, 0: 0, 1: 10, 59_999: 10, 60_000: 10, 60_001: 20, 120_000: 20, 120_001: 30}
    found = {more: overtime_penalty(clock, clock.main + more) for more in over}
    assert found == over, "every started minute costs ten (ET-99, RULES 6.7)"
    assert overtime_penalty(Clock(), 10**9) == 0, "without a clock nothing is late"
    assert overtime_penalty(Clock(main=1, overtime_points=7), 60_001) == 7


def test_how_long_a_turn_may_take():
    assert turn_limit(Clock()) is None
    assert turn_limit(Clock(per_move=120_000)) == 120_000, "ET-98"
    assert loss_limit(Clock(main=1000), 5) is None
    assert loss_limit(Clock(main=1000, overtime_most=500), 200) == 1300
    assert loss_limit(Clock(correspondence=900), 10**6) == 900
    both = Clock(main=1000, overtime_most=500, correspondence=900)
    assert (loss_limit(both, 200), loss_limit(both, 700)) == (900, 800), "whatever comes first"
