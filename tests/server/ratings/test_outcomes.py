"""Who has beaten whom, and which games are no measure."""

import pytest

from crossglot.game import abort, adjudicate, fold, resign
from crossglot.server.kinds.outcomes import counts, ranks, scores_of
from tests.server.finished_games import given_up, played, seats_of

TWO, FOUR = seats_of("human", "human"), seats_of(*["human"] * 4)


@pytest.fixture(scope="module")
def begun():
    return played(TWO, most=4)


@pytest.fixture(scope="module")
def four():
    return played(FOUR, most=9)


def test_a_finished_game_counts_by_its_totals():
    state = fold(played(TWO))
    assert counts(state)
    best = state.scores.index(max(state.scores))
    assert scores_of(state, best) == {1 - best: 1.0}
    assert scores_of(state, 1 - best) == {best: 0.0}


def test_whoever_gives_up_loses_whatever_the_totals(begun):
    for seat in (0, 1):
        state = fold(given_up(begun, seat))
        assert counts(state)
        assert scores_of(state, seat) == {1 - seat: 0.0}


def test_whoever_gives_up_among_four_is_last_and_the_totals_order_the_others(four):
    state = fold(given_up(four, 2))
    placed = ranks(state)
    assert placed[2] == max(placed)
    assert scores_of(state, 2) == {0: 0.0, 1: 0.0, 3: 0.0}
    others = [0, 1, 3]
    for one in others:
        for other in others:
            if state.scores[one] > state.scores[other]:
                assert placed[one] < placed[other]


def test_shared_first_place_is_half_a_point_each(begun):
    state = fold((*begun, *adjudicate(fold(begun), [0, 1])))
    assert scores_of(state, 0) == {1: 0.5}
    assert scores_of(state, 1) == {0: 0.5}


@pytest.mark.parametrize(
    ("turns", "ending", "why"),
    [
        (4, abort, "aborted"),
        (1, lambda state: resign(state, state.to_move), "a seat had no turn"),
        (4, lambda state: adjudicate(state, []), "nobody was named"),
    ],
)  # fmt: skip
def test_games_that_are_no_measure(turns, ending, why):
    events = played(TWO, most=turns)
    assert not counts(fold((*events, *ending(fold(events))))), why


def test_a_game_that_goes_on_has_no_ranks(begun):
    assert not counts(fold(begun))
    with pytest.raises(ValueError, match="goes on"):
        ranks(fold(begun))
