"""One order, one reference, and what is equal: how the engine's moves are told apart."""

from dataclasses import replace

import pytest

from crossglot.analysis.assessment import Analysis, Assessment, is_equal, ranked
from crossglot.analysis.review import Loss, Reviewed, with_answer
from crossglot.analysis.simulation import Estimate, Ply, Prospect
from crossglot.analysis.stages import _rolled
from crossglot.moves import Pass


def move(name, equity, win=None, behind=None, **found):
    """A move called by ``name``: its leave."""
    return Assessment(
        Pass(),
        points=0,
        leave=name.encode(),
        worth=0,
        equity=equity,
        win=None if win is None else Estimate(*win),
        behind=None if behind is None else Estimate(*behind),
        **found,
    )


def names(moves):
    return [one.leave.decode() for one in moves]


def test_more_wins_come_first_then_more_equity_then_what_was_not_played_on():
    moves = [
        move("uti", 27_000, (0.879, 0.02)),
        move("ut", 32_200, (0.893, 0.02)),
        move("counted", 99_000),
        move("ejul", 26_000, (0.895, 0.02)),
        move("richer", 28_000, (0.879, 0.02)),
    ]
    assert names(ranked(moves)) == ["ejul", "ut", "richer", "uti", "counted"]


def test_a_solved_lead_goes_before_equity_and_a_simulated_one_does_not():
    solved = {"found": "endgame", "trust": "proved"}
    first = move("small", 9_000, (1.0, 0.0), spread=Estimate(30, 0), **solved)
    second = move("large", 40_000, (1.0, 0.0), spread=Estimate(28, 0), **solved)
    assert names(ranked([second, first])) == ["small", "large"]
    assert not is_equal(second, first)
    assert is_equal(replace(second, spread=first.spread), first)
    rolled = [replace(one, found="simulated", trust="estimate") for one in (first, second)]
    assert names(ranked(rolled)) == ["large", "small"]


@pytest.mark.parametrize(
    ("gap", "error", "equal"),
    [(0.0, 0.0, True), (0.019, 0.01, True), (0.020, 0.01, False), (-0.3, 0.1, True)],
)
def test_what_differs_by_less_than_its_error_is_equal(gap, error, equal):
    best = move("best", 30_000, (0.9, 0.03), (0.0, 0.0))
    other = move("other", 20_000, (0.9 - gap, 0.2), (gap, error))
    assert is_equal(other, best) is equal, "by the difference on the same deals, not by its own"
    assert is_equal(best, best)


def test_moves_that_were_only_counted_are_equal_by_equity():
    assert not is_equal(move("less", 9_000), move("best", 10_000))
    assert is_equal(move("same", 10_000), move("best", 10_000))
    assert not is_equal(move("counted", 99_000), move("best", 10_000, (0.5, 0.1), (0, 0)))


def test_a_move_given_up_early_is_not_first_by_its_easy_deals():
    """It won 95 of its few deals, and on these very deals the leader won all."""
    easy = Prospect(
        Pass(), 0, 0, 20, Estimate(0.95, 0.05), Estimate(9, 1), Estimate(0.05, 0.02), True, 0.0,
        (Ply(0.0, 0.0, 0.0),),
    )  # fmt: skip
    shown = _rolled(move("easy", 0), easy, 0.9, exact=False)
    assert shown.win is not None
    assert shown.win.mean == pytest.approx(0.85)
    exact = _rolled(move("easy", 0), easy, 0.9, exact=True)
    assert exact.win is not None
    assert exact.win.mean == 0.95, "every deal was played: the share itself"


def lost(spread, trust="proved"):
    one = move("m", 0, (1.0, 0.0), found="endgame", trust=trust)
    analysis = Analysis(None, (one,), "exact")
    return Reviewed(None, analysis, one, Loss(0, 0.0, 0.0, spread))


def test_a_loss_that_the_opponent_gave_back_says_so():
    assert with_answer(lost(12.0), lost(7.0)).given_back == 7.0
    assert with_answer(lost(5.0), lost(7.0)).given_back == 5.0, "no more than was lost"
    assert with_answer(lost(12.0), lost(7.0, "bounded")).given_back == 0.0, "only what is proven"
    assert with_answer(lost(12.0, "heuristic"), lost(7.0)).given_back == 0.0
    assert with_answer(lost(12.0), Reviewed(None)).given_back == 0.0
