"""Places, ties and the bonus of the only best player."""

from fractions import Fraction

import pytest

from crossglot.variants.duplicate import GameSheet, Result, load_profile, standings
from crossglot.variants.duplicate.profile import RankingRule, SoloRule
from crossglot.variants.duplicate.solo import with_solo

TOPS = (30, 20, 50)


def sheet(*points, tops=TOPS):
    found = sum(own == top for own, top in zip(points, tops, strict=True))
    return GameSheet(points, tops, found, sum(points))


def places(rule, *games):
    table = standings(dict(enumerate(games)), rule)
    return {each.player: each.place for each in table}


@pytest.mark.parametrize(
    ("ties", "games", "expected", "why"),
    [
        ((), [[(30, 20, 10)], [(30, 10, 20)], [(0, 0, 5)]], [1, 1, 3], "a shared place, then the third"),
        (("last-rounds",), [[(30, 20, 10)], [(30, 10, 20)]], [2, 1], "the last move (Quebec)"),
        (("last-rounds",), [[(20, 30, 10)], [(30, 20, 10)]], [1, 2], "the one before"),
        (("last-rounds",), [[(30, 20, 10)], [(30, 20, 10)]], [1, 1], "equal all the way"),
        (("last-rounds",), [[(30, 20, 50), (0, 0, 0)], [(0, 0, 50), (30, 20, 0)]], [2, 1], "the last game first"),
        (("tops-found",), [[(30, 20, 0)], [(10, 0, 40)]], [1, 2], "two tops against none (FISE)"),
        (("best-round",), [[(30, 20, 0)], [(10, 0, 40)]], [2, 1], "40 in one move (FISE)"),
    ],
)  # fmt: skip
def test_ties(ties, games, expected, why):
    sheets = [[sheet(*game) for game in player] for player in games]
    found = places(RankingRule(ties=ties), *sheets)
    assert [found[player] for player in range(len(games))] == expected, why


def test_a_ranking_by_share_is_the_mean_over_games():
    rule = RankingRule(by="percent")
    long = [sheet(50, tops=(100,)), sheet(8, tops=(10,))]
    short = [sheet(66, tops=(100,)), sheet(6, tops=(10,))]
    found = standings({0: long, 1: short}, rule)
    assert [(each.player, each.share) for each in found] == [
        (0, Fraction(65, 100)),
        (1, Fraction(63, 100)),
    ], "50 % and 80 % beat 66 % and 60 %, though 58 points are less than 72 (FISE)"


def test_below_the_sum_of_the_tops():
    (only,) = standings({0: [sheet(790, tops=(800,))]}, RankingRule())
    assert (only.negative, float(only.share)) == (-10, 0.9875)


def results(*points, penalties=()):
    off = dict(penalties)
    return [Result(player, own, penalty=off.get(player, 0)) for player, own in enumerate(points)]


FISF = load_profile("fisf").solo
FISE = load_profile("fise").solo


@pytest.mark.parametrize(
    ("rule", "points", "top", "players", "gained", "bonus", "why"),
    [
        (FISF, (40, 30, 20), 40, 16, 0, 10, "sixteen play (FISF 3.5)"),
        (FISF, (40, 30, 20), 40, 15, 0, 0, "fifteen play"),
        (FISF, (39, 30, 20), 40, 16, 0, 10, "below the top it is a solo too (FISF 3.5)"),
        (FISF, (40, 40, 20), 40, 16, 0, 0, "two"),
        (FISF, (0, 0, 0), 40, 16, 0, 0, "nobody"),
        (FISE, (40, 30, 20), 40, 10, 0, 10, "the master play (FISE)"),
        (FISE, (39, 30, 20), 40, 10, 0, 5, "the best below it (FISE)"),
        (FISE, (40, 30, 20), 40, 10, 20, 5, "25 at most (FISE)"),
        (FISE, (40, 30, 20), 40, 10, 25, 0, "no more"),
        (SoloRule(top=10), (40,), 40, 1, 0, 0, "alone there is nobody to be better than"),
    ],
)
def test_solo(rule, points, top, players, gained, bonus, why):
    given = with_solo(rule, results(*points), top, players, [gained] * len(points))
    assert [result.bonus for result in given] == [bonus] + [0] * (len(points) - 1), why


def test_a_solo_is_compared_before_penalties():
    given = with_solo(FISF, results(40, 38, penalties={0: 5}), 40, 16, [0, 0])
    assert [result.bonus for result in given] == [10, 0], "FISF 3.5"
    assert [result.total for result in given] == [45, 38]
