"""Clocks and the other ways a game ends, with time handed in."""

import dataclasses

import pytest

from crossglot.editions import Clock
from crossglot.errors import GameCode, GameError
from crossglot.game import (
    GameState,
    abort,
    accept_play,
    act,
    adjudicate,
    after,
    challenge_play,
    deadline,
    propose_end,
    tick,
    turn_end,
    window_end,
)
from crossglot.moves import Pass
from crossglot.notation import parse_move
from crossglot.rules import overtime_penalty
from tests.game.conftest import set_up
from tests.game.test_challenge import Emptied

MINUTE = 60_000
RACK = "KARDÓA[SZ]"


def timed(**clock):
    return set_up(RACK, RACK, at=1_000, clock=Clock(**clock))


def go(state, events):
    for event in events:
        state = after(state, event)
    return state


@pytest.mark.parametrize(("used", "penalty"), [(1500, 0), (1501, 10), (1560, 10), (1561, 20)])
def test_every_started_minute_costs_ten(used, penalty):
    assert overtime_penalty(Clock(main=1_500_000), used * 1000) == penalty, "ET-99, RULES 6.7"


def test_time_is_booked_to_who_moves():
    state = timed(main=25 * MINUTE)
    state = go(state, act(state, 0, Pass(), at=31_000))
    state = go(state, act(state, 1, Pass(), at=36_000))
    assert state.used == (30_000, 5_000)


def test_an_increment_is_given_back():
    state = timed(main=MINUTE, increment=10_000)
    assert go(state, act(state, 0, Pass(), at=31_000)).used[0] == 20_000


def test_a_turn_of_two_minutes_is_skipped_when_it_is_over():
    state = timed(per_move=2 * MINUTE)
    assert deadline(state) == 1_000 + 2 * MINUTE + 1
    assert tick(state, 1_000 + 2 * MINUTE) == ()
    events = tick(state, deadline(state))
    assert [(type(event).__name__, event.seat) for event in events] == [("Skipped", 0)]
    state = go(state, events)
    assert (state.to_move, state.passes) == (1, 0), "ET-98: skipped, not a declared pass"


def test_a_move_after_its_time_is_refused():
    state = timed(per_move=2 * MINUTE)
    with pytest.raises(GameError) as refused:
        act(state, 0, Pass(), at=5 * MINUTE)
    assert refused.value.code is GameCode.TIME_UP


def test_overtime_is_taken_off_at_the_end():
    state = timed(main=MINUTE)
    for at in (2.5 * MINUTE, 2.5 * MINUTE, 2.5 * MINUTE, 2.5 * MINUTE):
        state = go(state, act(state, state.to_move, Pass(), at=int(at)))
    assert state.ended.penalties == (-20, 0), "two started minutes beyond the first"
    left = sum(map(state.edition.tile_points, state.racks[0]))
    assert state.scores[0] == -left - 20
    assert state.ended.winners == (1,)


def test_too_much_overtime_loses_the_game():
    state = timed(main=MINUTE, overtime_most=5 * MINUTE)
    (ended,) = tick(state, 1_000 + 6 * MINUTE + 1)
    assert (ended.reason, ended.winners) == ("time", (1,))


def test_correspondence_is_lost_by_waiting():
    day = 24 * 60 * MINUTE
    state = timed(correspondence=3 * day)
    assert tick(state, 1_000 + 3 * day) == ()
    assert tick(state, 1_001 + 3 * day)[0].reason == "time"


def test_without_a_clock_nothing_is_ever_due():
    state = timed()
    assert deadline(state) is None
    assert tick(state, 10**15) == ()


def test_a_play_stands_when_the_next_player_lets_his_time_run_out():
    state = set_up(RACK, RACK, at=1_000, challenge="edition", clock=Clock(per_move=MINUTE))
    state = go(state, act(state, 0, parse_move(state.edition, state.board, "8F KARD"), at=2_000))
    assert deadline(state) == 22_000, "the window; the turn is over a minute after it"
    events = tick(state, 22_001 + MINUTE)
    assert [type(event).__name__ for event in events] == ["Drew", "Skipped"]
    events = tick(state, 22_000 + MINUTE)
    assert [type(event).__name__ for event in events] == ["Drew"]


def test_all_must_agree_that_everything_is_exhausted():
    state = timed()
    state = go(state, propose_end(state, 0))
    assert state.ended is None
    moved = go(state, act(state, 0, Pass(), at=2_000))
    assert not moved.proposers, "a turn takes the proposals back"
    state = go(state, propose_end(state, 1))
    assert state.ended.reason == "agreed"


def test_an_aborted_game_has_no_winner():
    (ended,) = abort(timed())
    assert (ended.reason, ended.winners) == ("aborted", ())


def test_an_arbiter_names_the_winners():
    (ended,) = adjudicate(timed(), [1])
    assert (ended.reason, ended.winners) == ("adjudicated", (1,))
    with pytest.raises(GameError):
        adjudicate(timed(), [2])


def doubtful(players=2, **clock):
    """A game after a first play that may be challenged until 22,000."""
    state = set_up(*[RACK] * players, at=1_000, challenge="double", clock=Clock(**clock))
    play = parse_move(state.edition, state.board, "8F KARD")
    return go(state, act(state, 0, play, at=2_000))


class Admits:
    def admits_tiles(self, tiles):
        return True


def test_a_window_closes_by_itself_after_twenty_seconds():
    state = doubtful(main=25 * MINUTE)
    assert window_end(state) == deadline(state) == 22_000, "RULES 6.6"
    assert tick(state, 21_999) == ()
    assert [type(event).__name__ for event in tick(state, 22_000)] == ["Drew"]


@pytest.mark.parametrize("clock", [{}, {"correspondence": 3 * 24 * 60 * MINUTE}])
def test_without_a_clock_on_the_table_a_window_waits_for_the_next_player(clock):
    state = doubtful(**clock)
    assert window_end(state) is None
    assert tick(state, 10 * 60 * MINUTE) == ()


def test_the_window_closes_early_once_every_opponent_lets_the_play_stand():
    state = doubtful(3, main=25 * MINUTE)
    accepted = accept_play(state, 1, 3_000)
    assert [type(event).__name__ for event in accepted] == ["Accepted"]
    state = go(state, accepted)
    for seat, call in ((1, accept_play), (1, lambda s, n: challenge_play(s, n, Admits()))):
        with pytest.raises(GameError) as refused:
            call(state, seat)
        assert refused.value.code is GameCode.ACCEPTED_ALREADY
    with pytest.raises(GameError) as refused:
        accept_play(state, 0)
    assert refused.value.code is GameCode.OWN_PLAY
    assert [type(e).__name__ for e in accept_play(state, 2, 4_000)] == ["Accepted", "Drew"]


def test_who_waits_for_a_window_does_not_pay_for_the_turn_that_another_has_lost():
    state = doubtful(main=25 * MINUTE)
    state = go(state, challenge_play(state, 1, Admits(), at=3_000))
    assert state.turns[-1].event.reason == "challenge", "seat 1 has lost its turn at once"
    assert (state.to_move, state.since) == (0, 3_000)
    assert state.used == (1_000, 0)


def test_a_turn_lost_is_over_when_the_window_is():
    state = doubtful(3, main=25 * MINUTE)
    state = go(state, challenge_play(state, 2, Admits(), at=3_000))
    state = go(state, act(state, 1, parse_move(state.edition, state.board, "9F DÓ"), at=5_000))
    assert state.to_move == 2, "who owes a turn, while the play may be challenged"
    state = go(state, tick(state, 60_000))
    assert (state.to_move, state.since) == (0, 25_000), "lost when the window was over"
    assert state.used == (1_000, 2_000, 0), "while plays could be challenged the clocks stood"


@pytest.mark.parametrize(
    ("move_at", "used", "why"),
    [
        (9_000, 0, "the move itself closes the window"),
        (22_000, 0, "the window has just closed"),
        (30_000, 8_000, "it closed at 22,000, whether or not anybody looked"),
    ],
)
def test_the_clock_stands_while_the_last_play_may_be_challenged(move_at, used, why):
    """RULES 6.7, moved with and without a tick before."""
    open_window = doubtful(main=25 * MINUTE)
    assert turn_end(open_window) is None
    for state in (open_window, go(open_window, tick(open_window, move_at))):
        moved = go(state, act(state, 1, Pass(), at=move_at))
        assert moved.used == (1_000, used), why
        assert moved.since == move_at


@pytest.mark.parametrize("upheld", [True, False])
def test_a_ruling_or_a_consent_starts_the_next_clock(upheld):
    class Rules:
        def admits_tiles(self, tiles):
            return not upheld

    edition = set_up(RACK, RACK, at=1_000, challenge="single", clock=Clock(per_move=MINUTE))
    laid = parse_move(edition.edition, edition.board, "8F KARD")
    state = go(edition, act(edition, 0, laid, at=2_000))
    for closed in (challenge_play(state, 1, Rules(), at=7_000), accept_play(state, 1, 7_000)):
        ruled = go(state, closed)
        assert (ruled.since, turn_end(ruled)) == (7_000, 7_001 + MINUTE)
        assert go(ruled, act(ruled, 1, Pass(), at=10_000)).used == (1_000, 3_000)


def test_no_turn_is_lost_by_the_clock_while_a_play_may_be_challenged():
    state = set_up(
        RACK, RACK, at=1_000, challenge="double", clock=Clock(per_move=5_000), challenge_window=20
    )
    state = go(state, act(state, 0, parse_move(state.edition, state.board, "8F KARD"), at=2_000))
    assert tick(state, 21_999) == ()
    assert [type(event).__name__ for event in tick(state, 27_000)] == ["Drew"]
    assert [type(event).__name__ for event in tick(state, 27_001)] == ["Drew", "Skipped"]
    assert act(state, 1, Pass(), at=21_000), "six times five seconds after the play"


def test_by_correspondence_the_clock_runs_on():
    day = 24 * 60 * MINUTE
    state = doubtful(correspondence=3 * day)
    assert turn_end(state) == 2_001 + 3 * day, "a window without an end stops no clock"
    assert go(state, act(state, 1, Pass(), at=5_000)).used == (1_000, 3_000)


def test_the_shorter_of_two_limits_ends_the_turn():
    """A limit for each move beside one for the game."""
    for per_move, ends in ((MINUTE // 2, MINUTE // 2), (5 * MINUTE, 2 * MINUTE)):
        state = timed(per_move=per_move, main=MINUTE, overtime_most=MINUTE)
        assert turn_end(state) == deadline(state) == 1_000 + ends + 1
    assert turn_end(go(state, abort(state))) is None


def test_a_game_lost_by_time_is_lost_after_the_window_has_closed():
    clock = Clock(main=MINUTE, overtime_most=MINUTE)
    state = set_up(RACK, RACK, at=1_000, challenge="edition", clock=clock)
    state = go(state, act(state, 0, parse_move(state.edition, state.board, "8F KARD"), at=2_000))
    assert (window_end(state), turn_end(state)) == (22_000, None)
    assert tick(state, 21_999) == ()
    (drew,) = tick(state, 22_000)
    assert drew.at == 22_000
    drew, ended = tick(state, 22_000 + 2 * MINUTE + 1)
    assert (drew.at, len(drew.tiles)) == (22_000, 4)
    assert (ended.reason, ended.by, ended.winners) == ("time", 1, (0,))
    assert ended.racks[0] == tuple(go(state, [drew]).racks[0]), "the tiles drawn are among them"


def test_a_game_lost_by_waiting_is_lost_with_the_last_play_on_the_board():
    """No time closes the window by correspondence, so the loss does, and the tiles are drawn."""
    days = 3 * 24 * 60 * MINUTE
    state = set_up(RACK, RACK, at=1_000, challenge="edition", clock=Clock(correspondence=days))
    state = go(state, act(state, 0, parse_move(state.edition, state.board, "8F KARD"), at=2_000))
    assert tick(state, 2_000 + days) == ()
    drew, ended = tick(state, 2_001 + days)
    assert (drew.at, len(drew.tiles)) == (2_001 + days, 4)
    assert (ended.reason, ended.by, ended.winners) == ("time", 1, (0,))
    assert ended.racks[0] == tuple(go(state, [drew]).racks[0]), "drawn before it was over"


def test_the_last_play_ends_the_game_before_anybody_is_out_of_time():
    for clock, at in (
        (Clock(main=MINUTE, overtime_most=MINUTE), 22_001 + 2 * MINUTE),
        (Clock(correspondence=10 * MINUTE), 2_001 + 10 * MINUTE),
    ):
        state = set_up("KARD", RACK, at=1_000, challenge="edition", clock=clock)
        given = [each.name for each in dataclasses.fields(GameState) if each.init]
        state = Emptied(**{name: getattr(state, name) for name in given})
        state = go(
            state, act(state, 0, parse_move(state.edition, state.board, "8F KARD"), at=2_000)
        )
        drew, ended = tick(state, at)
        assert (drew.tiles, ended.reason, ended.winners) == ((), "out", (0,))
        with pytest.raises(GameError) as refused:
            act(state, 1, Pass(), at=3_000)
        assert refused.value.code is GameCode.WINDOW_OPEN
