"""The fold of an event: slips that count, steps undone, pauses, and what may not follow."""

import random as dice
from dataclasses import replace
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.errors import CrossglotError, DuplicateCode, GameError, TournamentCode
from crossglot.errors import TournamentError as Refused
from crossglot.tournament.act import MOST_ANSWERS, Answer, answer, enter
from crossglot.tournament.course import begin_game, close_round, due, finish, pause, resume
from crossglot.tournament.events import Answered, Decided, Entrant, Event, Founded, Stepped, Undone
from crossglot.tournament.rulings import sanction, undo
from crossglot.tournament.setup import check_setup
from crossglot.tournament.state import Tournament, after, fold
from crossglot.tournament.view import seen_by, view
from crossglot.variants.duplicate import Slip
from crossglot.variants.duplicate.events import RoundClosed
from tests.tournament.events import JUDGE, TOPS, Play, random_play, setup
from tests.variants.duplicate.games import best_of, nonsense

SEEDS = st.integers(0, 10_000)


def plain(state: Tournament) -> Tournament:
    """The state without the memory of how it came about."""
    return replace(state, seq=0, undos=(), appeals=dict(state.appeals))


def without(state: Tournament, events: list[Event]) -> Tournament:
    """The fold of ``events`` without those that ``state`` has cancelled, in the numbers of ``state``.

    An appeal is named by the number of its event, and without the cancelled events all
    numbers behind them are others: so a decision is given the number that its appeal has now.
    """
    left = [
        (seq, event)
        for seq, event in enumerate(events, 1)
        if seq not in state.cancelled and not isinstance(event, Undone)
    ]
    now = {seq: number for number, (seq, _) in enumerate(left, 1)}
    folded = fold(
        msgspec.structs.replace(event, appeal=now[event.appeal])
        if isinstance(event, Decided)
        else event
        for _, event in left
    )
    before = {number: seq for seq, number in now.items()}
    return replace(folded, appeals={before[seq]: each for seq, each in folded.appeals.items()})


@settings(max_examples=30, deadline=None)
@given(seed=SEEDS)
def test_a_stored_event_folds_to_the_same_state(seed):
    play = random_play(seed)
    back = msgspec.json.decode(msgspec.json.encode(play.events), type=list[Event])
    assert back == play.events
    assert fold(back) == play.state


@settings(max_examples=30, deadline=None)
@given(seed=SEEDS, data=st.data())
def test_an_undone_step_leaves_what_the_others_make(seed, data):
    """Undone is as if it had not happened: the fold of all other events, exactly."""
    play = random_play(seed)
    target = data.draw(st.integers(2, play.state.seq))
    try:
        events = undo(play.state, Undone(target, "a mistake"))
    except Refused as refused:
        assert refused.code is TournamentCode.UNDO
        return
    undone = after(play.state, *events)
    assert plain(undone) == plain(without(undone, play.events))
    again = after(undone, Undone(undone.seq, "it was right after all"))
    assert plain(again) == plain(play.state), "an undoing undone is as before"
    assert again.past is not None
    assert again.seq == play.state.seq + 2


def test_the_last_step_undone_is_the_state_before_it():
    play = Play(setup(), 3)
    play.open()
    before = play.state
    play.write(0, Random(1))
    play.do(undo(play.state, Undone(play.state.seq, "entered twice")))
    assert plain(play.state) == plain(before)
    play.close()
    closed = play.state.seq
    play.open()
    with pytest.raises(Refused) as refused:
        undo(play.state, Undone(closed, "too early"))
    assert refused.value.code is TournamentCode.UNDO
    assert refused.value.facts["needed_by"] == closed + 1, "the next rack rests on it"
    for seq in (1, 2, closed + 99):
        with pytest.raises(Refused):
            undo(play.state, Undone(seq, "no"))


def answers(count: int) -> list[tuple[int, Answer, int]]:
    """What players sent: who, what, and when it came."""
    play = Play(setup(), 4)
    play.open()
    game, random = play.state.game(1), Random(count)
    sent = []
    for number in range(count):
        player = random.randrange(4)
        strategy = best_of(TOPS) if random.random() < 0.5 else nonsense
        slip = strategy(game, player, random)
        if slip is None or not slip.word:
            slip = Slip(112, 0, (1, 2), 4)
        at = game.opened_at + random.choice([10, 50_000, 179_000, 180_400, 180_900])
        sent.append((player, Answer(1, 1, number + 1, slip), at))
    return sent


@settings(max_examples=40, deadline=None)
@given(count=st.integers(0, 14), seed=SEEDS)
def test_no_order_of_late_doubled_or_reordered_answers_changes_a_result(count, seed):
    sent = answers(count)
    results = set()
    for shuffled in (False, True):
        play = Play(setup(), 4)
        play.open()
        arrived = sent + sent[::2] if shuffled else list(sent)
        if shuffled:
            dice.Random(seed).shuffle(arrived)
        for player, given_, at in arrived:
            try:
                play.do(answer(play.state, player, given_, at, lag=200))
            except GameError as refused:
                assert refused.code is DuplicateCode.TOO_LATE
        (closed, *_) = close_round(play.state, 1, JUDGE, 0)
        assert isinstance(closed, Stepped)
        assert isinstance(closed.event, RoundClosed)
        results.add(closed.event.results)
    assert len(results) == 1


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (Answer(1, 2, 1, Slip(112, 0, (1, 2))), TournamentCode.ANSWER_OTHER_ROUND),
        (Answer(2, 1, 1, Slip(112, 0, (1, 2))), TournamentCode.NO_SUCH_GAME),
        (Answer(1, 1, 2, Slip(112, 0, ())), TournamentCode.ANSWER_EMPTY),
        (Answer(1, 1, 0, Slip(112, 0, (1, 2))), TournamentCode.ANSWER_NUMBER),
        (Answer(1, 1, 1, Slip(112, 0, (2, 1))), TournamentCode.ANSWER_CHANGED),
        (
            Answer(1, 1, 2, Slip(112, 0, (1, 2)), Slip(112, 0, (1, 2))),
            TournamentCode.ANSWER_NO_SAFE,
        ),
    ],
)
def test_answers_that_are_refused_by_name(given, code):
    play = Play(setup(), 2)
    play.open()
    first = Answer(1, 1, 1, Slip(112, 0, (1, 2)))
    play.do(answer(play.state, 0, first, 1500))
    assert answer(play.state, 0, first, 9_000_000) == (), "sent again: no harm, however late"
    with pytest.raises(Refused) as refused:
        answer(play.state, 0, given, 1600)
    assert refused.value.code is code
    with pytest.raises(Refused) as refused:
        answer(play.state, 7, first, 1600)
    assert refused.value.code is TournamentCode.NOT_TAKING_PART


def test_nobody_changes_his_mind_for_ever():
    play = Play(setup(), 1)
    play.open()
    for number in range(1, MOST_ANSWERS + 1):
        play.do(answer(play.state, 0, Answer(1, 1, number, Slip(112, 0, (1, 2))), 1500))
    with pytest.raises(Refused) as refused:
        answer(play.state, 0, Answer(1, 1, 99, Slip(112, 0, (1, 2))), 1500)
    assert refused.value.code is TournamentCode.ANSWER_TOO_MANY


def test_entering_is_refused_by_name():
    play = Play(setup(places=2, code="tavasz"), 0)
    play.do(enter(play.state, Entrant("Mari"), 0, "tavasz"))
    for entrant, code, why in (
        (Entrant("Jüri"), "nyár", TournamentCode.WRONG_CODE),
        (Entrant("Mari"), "tavasz", TournamentCode.NAME_TAKEN),
        (Entrant("Jüri", ("a", "b")), "tavasz", TournamentCode.SETUP),
    ):
        with pytest.raises(Refused) as refused:
            enter(play.state, entrant, 0, code)
        assert refused.value.code is why
    play.do(enter(play.state, Entrant("Jüri"), 0, "tavasz"))
    with pytest.raises(Refused) as refused:
        enter(play.state, Entrant("Kati"), 0, "tavasz")
    assert refused.value.code is TournamentCode.FULL
    play.do(finish(play.state, 5))
    with pytest.raises(Refused) as refused:
        enter(play.state, Entrant("Kati"), 0, "tavasz")
    assert refused.value.code is TournamentCode.OVER


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"name": " "}, "name"),
        ({"seed": ""}, "seed"),
        ({"games": ()}, "games"),
        ({"dropped": 1}, "dropped"),
        ({"games": (1, 1, 1), "racks": 2}, "racks"),
        ({"counted": 2}, "counted"),
    ],
)
def test_a_setup_that_cannot_be_played(changes, key):
    with pytest.raises(Refused) as refused:
        check_setup(setup(**changes))
    assert (refused.value.code, refused.value.facts) == (TournamentCode.SETUP, {"key": key})


def test_a_pause_puts_the_deadline_off_and_leaves_time_to_write():
    play = Play(setup(), 2)
    play.open()
    deadline = play.state.game(1).deadline
    play.do(pause(play.state, deadline - 5_000, "fire alarm"))
    assert not due(play.state, 1, deadline + 60_000), "clocks that stand end nothing"
    play.do(answer(play.state, 0, Answer(1, 1, 1, Slip(112, 0, (1, 2))), deadline + 30_000))
    play.do(resume(play.state, deadline + 60_000))
    game = play.state.game(1)
    assert game.deadline == deadline + 60_000 + 20_000, "twenty seconds at least are left"
    assert game.slips[0].at <= game.deadline
    assert due(play.state, 1, game.deadline + 501)
    assert not due(play.state, 1, game.deadline)


def test_a_late_answer_counts_with_the_lag_it_had_and_no_more():
    play = Play(setup(lag_credit=300), 2)
    play.open()
    deadline = play.state.game(1).deadline
    slip = Slip(112, 0, (1, 2))
    (in_time,) = answer(play.state, 0, Answer(1, 1, 1, slip), deadline + 250, lag=250)
    (late,) = answer(play.state, 0, Answer(1, 1, 1, slip), deadline + 350, lag=5_000)
    assert isinstance(in_time, Answered)
    assert isinstance(late, Answered)
    assert (in_time.at, late.at) == (deadline, deadline + 50)
    play.do([in_time])
    with pytest.raises(GameError):
        answer(play.state, 0, Answer(1, 1, 2, slip), deadline + 350, lag=5_000)


@settings(max_examples=20, deadline=None)
@given(seed=SEEDS)
def test_nobody_sees_seed_code_or_the_others_slips(seed):
    play = random_play(seed)
    for viewer in (0, 1, None, "arbiter"):
        told = [seen_by(event, viewer) for event in play.events]
        assert b"seed " not in msgspec.json.encode(told)
        for event in told:
            if isinstance(event, Answered) and viewer not in (event.player, "arbiter"):
                assert event.slip is event.safe is None
            if isinstance(event, Founded):
                assert not event.setup.seed
    seen = view(play.events, 0)
    assert [game.scores for game in seen.games] == [game.scores for game in play.state.games]


def test_what_may_not_follow_is_refused_with_its_number():
    play = random_play(3)
    game = begin_game(Play(setup(), 2).state, 0)
    for event in (play.events[0], Undone(99_999, ""), *game, Stepped(77, sanctioned())):
        with pytest.raises(CrossglotError):
            after(play.state, event)
    with pytest.raises(Refused):
        fold(play.events[1:])


def sanctioned() -> object:
    play = Play(setup(), 1)
    play.open()
    (event,) = sanction(play.state, 1, 0, "", at=0, points=5)
    assert isinstance(event, Stepped)
    return event.event


def test_a_long_event_is_forgotten_without_harm():
    play = Play(setup(), 1)
    play.open()
    state, event = play.state, Answered(1, 1, 0, 1, 5, Slip(112, 0, (1, 2)))
    deep = state.past
    from crossglot.tournament.state import Past

    for number in range(200_000):
        deep = Past(number, event, None, deep)
    del deep
