"""Topping as an event: who finds the top of every rack in the least time."""

import csv
import io
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.errors import TournamentCode, TournamentError
from crossglot.server.tournaments.due_actions import answers_of
from crossglot.server.tournaments.open_round import CountedSlip
from crossglot.tournament.act import Answer, answer, come_back, enter, withdraw
from crossglot.tournament.course import pause, resume
from crossglot.tournament.events import Answered, Entrant, Resumed
from crossglot.tournament.exports import standings_csv
from crossglot.tournament.ranks import table
from crossglot.tournament.rulings import enter_slip, result_by_hand, result_of
from crossglot.tournament.setup import check_setup
from crossglot.tournament.verify import verify_log
from crossglot.variants.duplicate import Slip, load_profile
from crossglot.variants.duplicate.events import SlipHanded
from tests.tournament.events import JUDGE, TOPS, Play, finished, random_play, setup
from tests.tournament.test_log import log_of

RACE = load_profile("ET", pace="topping")
LOST = 80_000
"""A minute, and 20 seconds for a top not found (FISF 3.8.4)."""


def race(players=3, rounds=2):
    return Play(setup(profile=RACE, games=(rounds,)), players)


def top_of(play):
    game = play.state.game(1)
    play_, _ = TOPS(game.table.board, game.table.rack)[0]
    return Slip.of(game.table.board, play_)


def propose(play, player, slip, after, number=1):
    """A proposal so many milliseconds after the round was opened, the clock never stopped."""
    game = play.state.game(1)
    given = Answer(1, game.table.number, number, slip)
    play.do(answer(play.state, player, given, play.now + after))


LOW = Slip(112, 0, (1, 1))


def spent(play):
    return {row.player: row.spent for row in table(play.state)}


def test_the_least_time_leads_and_a_top_not_found_costs_the_round_and_twenty_seconds():
    play = race()
    play.open()
    propose(play, 1, top_of(play), 9_000)
    propose(play, 0, LOW, 2_000)
    propose(play, 0, top_of(play), 21_500, number=2)
    propose(play, 2, LOW, 3_000)
    play.close()
    rows = table(play.state)
    assert [(row.player, row.place, row.spent, row.tops) for row in rows] == [
        (1, 1, 9_000, 1), (0, 2, 21_500, 1), (2, 3, LOST, 0),
    ]  # fmt: skip
    top = play.state.game(1).rounds[0].top.points
    assert [row.total for row in rows] == [top, top, 0]


def test_what_is_proposed_after_the_top_takes_nothing_away():
    play = race(1)
    play.open()
    propose(play, 0, top_of(play), 5_000)
    propose(play, 0, LOW, 6_000, number=2)
    play.close()
    assert spent(play) == {0: 5_000}


def test_a_top_after_the_time_is_not_found():
    play = race(1)
    play.open()
    game = play.state.game(1)
    late = Answered(1, 1, 0, 1, game.deadline + 1, top_of(play))
    play.do([late])
    play.close()
    assert spent(play) == {0: LOST}


@pytest.mark.parametrize(
    ("at", "wanted"),
    [(4_000, 4_000), (10_000, 10_000), (25_000, 10_000), (45_000, 15_000)],
    ids=["before", "as it stops", "while it stands", "after"],
)
def test_time_in_which_the_clock_stood_does_not_count(at, wanted):
    """Stopped at 10 seconds, it goes on at 40; 20 seconds were left at least, so none is given."""
    play = race(1)
    play.open()
    opened, top = play.now, top_of(play)
    play.do(pause(play.state, opened + 10_000))
    play.do(resume(play.state, opened + 40_000))
    play.do([Answered(1, 1, 0, 1, opened + at, top)])
    play.close()
    assert spent(play) == {0: wanted}


@pytest.mark.parametrize(("after", "wanted"), [(20_000, 20_000), (300_000, 60_000)])
def test_time_that_the_referee_gives_costs_nothing_beyond_the_round(after, wanted):
    play = race(1)
    play.open()
    opened, top = play.now, top_of(play)
    play.do([*pause(play.state, opened + 10_000), Resumed(opened + 10_000, 600_000)])
    play.do([Answered(1, 1, 0, 1, opened + after, top)])
    play.now += 600_000
    play.close()
    assert spent(play) == {0: wanted}


def test_who_comes_late_leaves_and_comes_back_has_lost_what_he_missed():
    play, random = race(2, rounds=3), Random(5)
    play.do(withdraw(play.state, 1, play.now))
    play.round(random)
    play.do(come_back(play.state, 1, play.now))
    assert come_back(play.state, 1, play.now) == (), "the player is there"
    play.do(enter(play.state, Entrant("late"), play.now))
    play.open()
    for player in (1, 2):
        propose(play, player, top_of(play), 7_000)
    play.close()
    times = spent(play)
    assert (times[1], times[2]) == (LOST + 7_000, LOST + 7_000)


def test_nobody_comes_back_who_was_never_in_or_finds_no_place():
    play = Play(setup(profile=RACE, places=2), 2)
    with pytest.raises(TournamentError) as never:
        come_back(play.state, 7, 0)
    assert never.value.code == TournamentCode.NOT_TAKING_PART
    play.do(withdraw(play.state, 0, 0))
    play.do(enter(play.state, Entrant("instead"), 0))
    with pytest.raises(TournamentError) as full:
        come_back(play.state, 0, 0)
    assert full.value.code == TournamentCode.FULL


def test_an_appeal_gives_the_time_of_the_proposal():
    play = race(1)
    play.open()
    slip = top_of(play)
    propose(play, 0, LOW, 8_000)
    propose(play, 0, slip, 30_000, number=2)
    play.close()
    top = play.state.game(1).rounds[0].top.points
    found = result_of(play.state, 1, SlipHanded(1, 0, 0, slip), JUDGE.words)
    assert (found.points, found.spent) == (top, 30_000)
    by_hand = result_by_hand(play.state, 1, 1, 0, top)
    assert (by_hand.points, by_hand.spent) == (top, 30_000)
    assert result_by_hand(play.state, 1, 1, 0, top - 1).spent == LOST


def test_points_by_hand_mean_the_proposal_that_came_last_whatever_the_order_in_the_log():
    play = race(1)
    play.open()
    propose(play, 0, LOW, 30_000, number=2)
    propose(play, 0, LOW, 8_000)
    play.close()
    top = play.state.game(1).rounds[0].top.points
    assert result_by_hand(play.state, 1, 1, 0, top).spent == 30_000


def test_a_slip_entered_while_the_clock_stands_came_when_it_was_stopped():
    play = race(1)
    play.open()
    opened = play.now
    play.do(pause(play.state, opened + 10_000))
    (entered,) = enter_slip(play.state, Answered(1, 0, 0, 0, opened + 25_000, top_of(play)))
    assert entered.at == opened + 10_000


def test_a_slip_sent_as_another_is_entered_by_hand_is_not_lost():
    """They have one number, for neither knew of the other; both are proposals."""
    play = race(1)
    play.open()
    by_hand = Answered(1, 1, 0, 1, play.now + 1, LOW, by="arbiter")
    play.do([by_hand])
    sent = CountedSlip("mine", 1, play.now + 2, top_of(play)).row("event", "1.1.7", 0)
    (found,) = answers_of(play.state, 1, [sent])
    assert (found.slip, found.at) == (top_of(play), sent.at)
    play.do([found])
    assert answers_of(play.state, 1, [sent]) == [], "once"


def test_the_worst_game_is_the_one_that_took_longest():
    play = Play(setup(profile=RACE, games=(1, 1), dropped=1), 1)
    for game, after in ((1, 30_000), (2, 4_000)):
        play.open(game)
        state = play.state.game(game)
        found, _ = TOPS(state.table.board, state.table.rack)[0]
        given = Answer(game, 1, 1, Slip.of(state.table.board, found))
        play.do(answer(play.state, 0, given, play.now + after))
        play.close(game)
    (row,) = table(play.state)
    assert (row.spent, row.dropped) == (4_000, (1,))


def test_the_table_has_a_column_of_seconds():
    play = race(1)
    play.open()
    propose(play, 0, top_of(play), 12_340)
    play.close()
    (line,) = csv.DictReader(io.StringIO(standings_csv(play.state)))
    assert line["seconds"] == "12.34"


@pytest.mark.parametrize(
    ("key", "changes"),
    [("racks", {"racks": 2, "games": (1, 1)}), ("safe_word", {"safe_word": True}),
     ("unit", {"unit": "teams"})],
)  # fmt: skip
def test_what_does_not_go_with_a_race(key, changes):
    with pytest.raises(TournamentError) as refused:
        check_setup(setup(profile=RACE, **changes))
    assert refused.value.facts == {"key": key}


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_the_log_of_any_race_is_proven(seed):
    play = finished(random_play(seed, acts=30, profile=RACE))
    proof = verify_log(log_of(play), lambda _: JUDGE)
    assert proof.finished
    assert proof.rows == table(play.state)
