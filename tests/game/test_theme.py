"""Words on the theme: argued for, voted on, counted (ET-84)."""

import pytest

from crossglot.editions import Theme
from crossglot.errors import GameCode, GameError
from crossglot.game import (
    abort,
    accept_play,
    act,
    after,
    arguable_words,
    argue,
    challenge_play,
    vote,
)
from crossglot.game.events import ThemeArgued, ThemeRuled, ThemeVoted
from crossglot.moves import Pass
from crossglot.notation import parse_move
from tests.game.conftest import set_up

RACK = "KARDÓAL"


def go(state, events):
    for event in events:
        state = after(state, event)
    return state


def named(events):
    return [type(event).__name__ for event in events]


def themed(players=3, words=("ÓL",), bonus=25, **house):
    """A game after seat 0 laid KARD and seat 1 passed."""
    theme = Theme(frozenset(words), bonus)
    state = set_up(*[RACK] * players, theme=theme, **house)
    state = go(state, act(state, 0, parse_move(state.edition, state.board, "8F KARD")))
    return go(state, act(state, 1, Pass()))


@pytest.mark.parametrize(
    ("votes", "points", "why"),
    [
        ((True, True), 25, "both agree"),
        ((True, False), 0, "half is no majority"),
        ((False,), 0, "it cannot get more than half any more"),
    ],
)
def test_more_than_half_of_the_others_decide(votes, points, why):
    state = themed()
    before = state.scores
    state = go(state, argue(state, 0, 0, at=7))
    for seat, agree in enumerate(votes, 1):
        assert state.argument is not None
        assert state.scores == before, "nothing is booked before the vote is over"
        state = go(state, vote(state, seat, agree=agree))
    assert state.argument is None, why
    assert state.scores == (before[0] + points, *before[1:]), why
    assert state.to_move == 2, "a vote takes nobody's turn"
    assert arguable_words(state, 0) == (), "once for each word"


def test_only_words_of_ones_own_last_play_that_earned_nothing_yet():
    state = themed(words=("KARD",))
    with pytest.raises(GameError) as refused:
        argue(state, 0, 0)
    assert refused.value.code is GameCode.THEME_WORD, "it is on the list and was counted"
    for seat, word in ((1, 0), (2, 0), (0, 5)):
        with pytest.raises(GameError) as refused:
            argue(themed(), seat, word)
        assert refused.value.code is GameCode.THEME_WORD
    plain = set_up(RACK, RACK)
    plain = go(plain, act(plain, 0, parse_move(plain.edition, plain.board, "8F KARD")))
    with pytest.raises(GameError):
        argue(plain, 0, 0)


def test_a_vote_is_of_those_who_are_asked():
    state = themed()
    for seat in range(3):
        with pytest.raises(GameError) as refused:
            vote(state, seat, agree=True)
        assert refused.value.code is GameCode.THEME_NO_VOTE
    state = go(state, argue(state, 0, 0))
    with pytest.raises(GameError):
        vote(state, 0, agree=True)
    with pytest.raises(GameError) as refused:
        argue(state, 0, 0)
    assert refused.value.code is GameCode.THEME_VOTE
    state = go(state, vote(state, 1, agree=True))
    with pytest.raises(GameError):
        vote(state, 1, agree=True)


def test_a_play_that_may_be_challenged_is_argued_about_afterwards():
    state = set_up(RACK, RACK, theme=Theme(frozenset({"ÓL"})), challenge="single")
    state = go(state, act(state, 0, parse_move(state.edition, state.board, "8F KARD")))
    assert arguable_words(state, 0) == ()

    class Nothing:
        def admits_tiles(self, tiles):
            return False

    assert arguable_words(go(state, challenge_play(state, 1, Nothing())), 0) == ()
    assert arguable_words(go(state, accept_play(state, 1)), 0) == (0,)


def test_computers_vote_by_the_list():
    state = themed()
    from dataclasses import replace

    from msgspec.structs import replace as with_fields

    seats = (state.seats[0], with_fields(state.seats[1], player="greedy"), state.seats[2])
    state = replace(state, seats=seats)
    assert named(argue(state, 0, 0)) == ["ThemeArgued", "ThemeVoted", "ThemeRuled"]
    assert go(state, argue(state, 0, 0)).scores == state.scores, "the word is not on it"


def test_what_was_voted_on_is_the_end_of_it():
    """Nothing is argued without the house rule, after the end, or for turns without words."""
    state = themed()
    over = go(state, abort(state))
    assert arguable_words(over, 0) == ()
    for act_after_the_end in (lambda: argue(over, 0, 0), lambda: vote(over, 1, agree=True)):
        with pytest.raises(GameError) as refused:
            act_after_the_end()
        assert refused.value.code is GameCode.GAME_OVER
    with pytest.raises(GameError) as refused:
        argue(state, 9, 0)
    assert refused.value.code is GameCode.NO_SUCH_SEAT
    asked = argue(state, 0, 0, at=7)
    assert asked == (ThemeArgued(0, state.turns[0].seq, 0, 7),), "nothing is ruled yet"
    for event in (ThemeVoted(1, agree=True), ThemeRuled(0, 1, 0, 25), ThemeArgued(9, 1, 0)):
        with pytest.raises(GameError) as refused:
            after(state, event)
        assert refused.value.code in {GameCode.EVENT_ILLEGAL, GameCode.NO_SUCH_SEAT}


def test_the_play_of_another_in_doubt_hinders_nobody():
    state = set_up(RACK, "ÓLEEEEE", theme=Theme(frozenset({"X"})), challenge="single")
    state = go(state, act(state, 0, parse_move(state.edition, state.board, "8F KARD")))
    state = go(state, act(state, 1, parse_move(state.edition, state.board, "F8 .Ó")))
    assert (arguable_words(state, 0), arguable_words(state, 1)) == ((0,), ())
