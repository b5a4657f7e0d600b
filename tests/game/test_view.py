"""What a seat sees: masked from the truth it is the same as folded from what passed ``seen_by``."""

import random
from functools import cache
from typing import get_args

import pytest

from crossglot.editions import Clock, House, edition_ids, load_edition, with_house
from crossglot.errors import CrossglotError, GameError
from crossglot.game import (
    Event,
    Exchanged,
    SeatInfo,
    TakenBack,
    accept_play,
    act,
    after,
    arguable_words,
    argue,
    decline,
    fold,
    masked,
    propose,
    seen_by,
    start,
    view,
    vote,
)
from crossglot.moves import Exchange
from tests.fuzz.test_random_games import random_events, some_house
from tests.rows import for_each

GAMES = 5
"""Of each edition."""


def agreed(dice, state, at):
    """Somebody lets a play stand, asks for something, grants or refuses it."""
    seat = dice.randrange(len(state.seats))
    what = dice.choice(["takeback", "takeback", "takeback", "abort"])
    if state.pending is not None:
        return accept_play(state, seat, at)
    if state.argument is not None and dice.random() < 0.6:
        return vote(state, seat, agree=dice.random() < 0.7, at=at)
    arguable = arguable_words(state, seat)
    if arguable and dice.random() < 0.6:
        return argue(state, seat, dice.choice(arguable), at)
    if dice.random() < 0.15:
        return decline(state, seat, dice.choice(["end", what]), at)
    return propose(state, seat, what, at)


@cache
def game(number, edition):
    """The events of a game in which everything happens that can."""
    dice = random.Random(f"{edition} {number}")
    rules = with_house(load_edition(edition), some_house(dice))
    seats = [SeatInfo(f"seat {n}", "human") for n in range(dice.randint(2, 3))]
    events = list(start(rules, seats, f"view {number}"))
    state, at = fold(events), 0
    for _ in range(60):
        at += dice.choice([0, 1_000, 30_000])
        happen = agreed if dice.random() < 0.3 else random_events
        try:
            new = happen(dice, state, at)
        except CrossglotError:
            continue
        for event in new:
            events.append(event)
            state = after(state, event)
        if state.ended is not None:
            break
    return events


def check(truth, seen, seat):
    """``seen``, folded by ``seat`` alone, is what the truth is masked to."""
    found = masked(truth, seat)
    assert found == seen
    assert (found.unseen, found.bag_count) == (seen.unseen, seen.bag_count)


@for_each("edition", edition_ids())
def test_masked_is_folded_after_every_event_for_every_seat(edition):
    for number in range(GAMES):
        events = game(number, edition)
        for seat in [*range(len(events[0].seats)), None]:
            truth, seen = fold(events[:1]), view(events[:1], seat)
            for event in events[1:]:
                truth, seen = after(truth, event), after(seen, seen_by(event, seat))
                check(truth, seen, seat)
            check(fold(events), view(events, seat), seat)


def test_these_games_have_events_of_every_kind():
    happened = {
        type(event) for edition in edition_ids() for n in range(GAMES) for event in game(n, edition)
    }
    assert happened == set(get_args(Event))


def test_who_does_not_see_the_tiles_exchanged_sees_the_clock():
    """As the log has it: what is hidden of an exchange is its tiles, not its time."""
    timed = with_house(load_edition("HU-M"), House(clock=Clock(main=1_500_000)))
    events = start(timed, [SeatInfo("one", "human"), SeatInfo("two", "human")], "seed")
    state = fold(events)
    events += act(state, state.to_move, Exchange(state.racks[state.to_move][:2]), at=5_000)
    assert isinstance(events[-1], Exchanged)
    for seat in (0, 1, None):
        seen = view(events, seat)
        assert (seen.used[state.to_move], seen.since) == (5_000, 5_000)


def test_what_is_masked_has_no_past_to_go_back_to():
    state = fold(start(load_edition("HU-M"), [SeatInfo("a", "human"), SeatInfo("b", "human")], "s"))
    with pytest.raises(GameError):
        after(masked(state, 0), TakenBack(0, 2))
