"""Glicko-2 against Glickman's printed example and another's program."""

import math

import glicko2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.server.results.glicko import UNKNOWN, Rating, Result, aged, rated

PRINTED = ((1400, 30, 1), (1550, 100, 0), (1700, 300, 0))

values = st.floats(800, 2400)
deviations = st.floats(45, 340)
fields = st.lists(
    st.tuples(values, deviations, st.sampled_from([0, 0.5, 1])), min_size=1, max_size=6
)


class Corrected(glicko2.Player):  # type: ignore[misc]
    """The other program, with the deviation where its volatility step has the rating (2.1.0)."""

    def _f(self, x, delta, v, a):
        spread = self._Player__rd**2 + v + math.exp(x)
        return math.exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - a) / self._tau**2


def results_of(field):
    return [Result(Rating(value, deviation), score) for value, deviation, score in field]


def test_the_printed_example():
    after = rated(Rating(1500, 200, 0.06), results_of(PRINTED))
    assert after.value == pytest.approx(1464.06, abs=0.01), "the print rounds its steps"
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


@given(value=values, deviation=deviations, volatility=st.floats(0.04, 0.1), field=fields)
def test_another_program_agrees(value, deviation, volatility, field):
    other = Corrected(value, deviation, volatility)
    other.update_player(*map(list, zip(*field, strict=True)))
    after = rated(Rating(value, deviation, volatility), results_of(field))
    assert after.value == pytest.approx(other.rating, abs=1e-3)
    assert after.deviation == pytest.approx(min(other.rd, UNKNOWN), abs=1e-3)
    assert after.volatility == pytest.approx(other.vol, abs=1e-5)


def test_a_year_without_games_takes_certainty_away():
    before = Rating(1700, 60, 0.06)
    after = aged(before, 78)
    assert (after.value, after.volatility) == (1700, 0.06)
    assert after.deviation == pytest.approx(110, abs=1), "sqrt(60² + 78 (173.7178 * 0.06)²) = 109.9"
    assert aged(before, 1e9).deviation == UNKNOWN


@given(field=fields)
def test_whoever_wins_all_does_not_lose_points(field):
    won = rated(Rating(), results_of([(value, deviation, 1) for value, deviation, _ in field]))
    assert won.value > 1500
    lost = rated(Rating(), results_of([(value, deviation, 0) for value, deviation, _ in field]))
    assert lost.value < 1500
