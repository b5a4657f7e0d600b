"""Topping: every top found or given, the time added up."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.errors import DuplicateCode, GameCode, GameError
from crossglot.game import SeatInfo
from crossglot.variants.duplicate import Slip, load_profile
from crossglot.variants.topping import (
    Ended,
    Event,
    Found,
    Missed,
    Racked,
    Tried,
    after,
    fold,
    give_up,
    next_rack,
    propose,
    seen_by,
    start,
    tick,
)
from tests.variants.duplicate.games import ET, kernel_tops, lexicon

WORDS = lexicon(ET)
PROFILE = load_profile("ET")
TOPS = kernel_tops(ET, WORDS, PROFILE)
MARI = SeatInfo("Mari", "human")


def begun(seed="seed", **more):
    events = list(start(ET, PROFILE, MARI, seed, **more))
    return [*events, *next_rack(fold(events), TOPS, at=1000)]


def a_top(state):
    play, points = TOPS(state.table.board, state.table.rack)[0]
    return Slip.of(state.table.board, play), points


def test_a_top_is_laid_at_once_and_the_next_rack_comes_without_a_pause():
    events = begun()
    slip, points = a_top(fold(events))
    found, racked = propose(fold(events), slip, 8000, TOPS, WORDS)
    assert isinstance(found, Found)
    assert isinstance(racked, Racked)
    assert racked.at == 8000, "FISF 3.8.4"
    state = fold([*events, found, racked])
    (line,) = state.lines
    assert (line.found, line.spent, line.tries, line.top.points) == (True, 7000, 0, points)
    assert (state.spent, state.found, state.points, state.tops) == (7000, 1, points, points)


def test_other_proposals_only_cost_the_time_they_take():
    events = begun()
    low = Slip(112, 0, tuple(ET.alphabet.parse_tiles("QQ")))
    events += propose(fold(events), low, 2000, TOPS, WORDS)
    assert isinstance(events[-1], Tried)
    assert events[-1].fault == "not-on-rack"
    slip, _ = a_top(fold(events))
    events += propose(fold(events), slip, 5000, TOPS, WORDS)
    (line,) = fold(events).lines
    assert (line.tries, line.spent) == (1, 4000)


@pytest.mark.parametrize("how", ["time", "late proposal", "given up"])
def test_what_is_not_found_is_given_for_twenty_seconds(how):
    events = begun()
    state = fold(events)
    assert tick(state, 60_999, TOPS) == ()
    slip, _ = a_top(state)
    match how:
        case "time":
            events += tick(state, 61_000, TOPS)
        case "late proposal":
            events += propose(state, slip, 61_001, TOPS, WORDS)
        case "given up":
            events += give_up(state, 2000, TOPS)
    assert isinstance(events[-2], Missed)
    state = fold(events)
    assert state.lines[0].spent == 80_000, "a minute and 20 s (FISF 3.8.4)"
    assert state.points == 0
    assert state.tops > 0


def test_the_play_found_is_laid_or_that_of_the_order():
    for seed in map(str, range(30)):
        events = begun(seed)
        state = fold(events)
        plays = TOPS(state.table.board, state.table.rack)
        if len(plays) < 2:
            continue
        last = Slip.of(state.table.board, plays[-1][0])
        found, *_ = propose(state, last, 2000, TOPS, WORDS)
        assert found.top.play == plays[-1][0]
        same = begun(seed, on_board="order")
        tops = {
            propose(fold(same), Slip.of(state.table.board, play), 2000, TOPS, WORDS)[0].top
            for play, _ in plays
        }
        assert len(tops) == 1, "whatever is found, everybody goes on with the same board"
        return
    raise AssertionError("no rack with equal tops")


@settings(max_examples=15, deadline=None)
@given(seed=st.text("abc", min_size=1, max_size=5), on_board=st.sampled_from(["found", "order"]))
def test_every_game_ends_and_replays(seed, on_board):
    random = Random(seed)
    events, at = begun(seed, on_board=on_board), 1000
    state = fold(events)
    while state.ended is None:
        at += random.randint(1, 40_000)
        slip, _ = a_top(state)
        if random.random() < 0.4:
            slip = Slip(random.randint(-1, 230), 0, (1, 5, 9), 3)
        for event in propose(state, slip, at, TOPS, WORDS):
            events.append(event)
            state = after(state, event)
    assert isinstance(events[-1], Ended)
    assert msgspec.json.decode(msgspec.json.encode(events), type=list[Event]) == events
    assert fold(events) == state
    assert state.tops == sum(line.top.points for line in state.lines)
    assert all(0 <= line.spent <= 80_000 for line in state.lines)
    assert state.table.number == len(state.lines)
    assert seen_by(events[0]).seed == ""
    with pytest.raises(GameError) as refused:
        propose(state, Slip(0, 0, (1,)), at, TOPS, WORDS)
    assert refused.value.code is GameCode.GAME_OVER


def test_what_is_out_of_turn_is_refused():
    events = begun()
    with pytest.raises(GameError) as refused:
        next_rack(fold(events), TOPS, at=0)
    assert refused.value.code is DuplicateCode.NOT_NOW
    with pytest.raises(GameError):
        give_up(fold(events[:1]), 0, TOPS)
    with pytest.raises(GameError):
        fold([*events, events[-1]])
    with pytest.raises(GameError):
        fold(events[1:])
