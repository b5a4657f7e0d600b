"""Rounds: slips, clocks, referees, forms of contest, and what is refused."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.editions import parse_house, with_house
from crossglot.errors import DuplicateCode, GameCode, GameError, HouseError
from crossglot.game import SeatInfo
from crossglot.variants import topping
from crossglot.variants.duplicate import (
    Slip,
    after,
    cancel_round,
    close_round,
    correct,
    due,
    fold,
    hand_in,
    join,
    load_profile,
    name_rack,
    next_rack,
    open_round,
    sanction,
    signals,
    start,
    stop,
    tops_of_round,
)
from crossglot.variants.duplicate.box import Box
from crossglot.variants.duplicate.events import (
    RackDrawn,
    RackRepeated,
    Result,
    RoundCancelled,
    Sanctioned,
    SlipHanded,
)
from tests.variants.duplicate.games import (
    ET,
    best_of,
    kernel_tops,
    lexicon,
    nonsense,
    opened,
    played_out,
    players,
)


def started(profile="ET", count=2, seed="seed", **more):
    rules = load_profile(profile, **more)
    words = lexicon(ET)
    tops = kernel_tops(ET, words, rules)
    return opened(ET, rules, count, seed, tops), tops, words


def test_late_and_missing_slips_score_nothing():
    events, tops, words = started(count=3)
    state = fold(events)
    slip = best_of(tops)(state, 0, Random(0))
    for player, at in ((0, state.deadline), (1, state.deadline + 1)):
        events += hand_in(fold(events), player, slip, at)
    (closed, *_) = close_round(fold(events), tops, words)
    assert [result.fault for result in closed.results] == [None, "late", "missing"]
    assert [result.points > 0 for result in closed.results] == [True, False, False]


def test_a_slip_in_time_is_not_lost_to_a_late_one():
    events, tops, _ = started()
    state = fold(events)
    slip = best_of(tops)(state, 0, Random(0))
    events += hand_in(state, 0, slip, at=10)
    with pytest.raises(GameError) as refused:
        hand_in(fold(events), 0, slip, at=state.deadline + 1)
    assert refused.value.code is DuplicateCode.TOO_LATE


@given(handed=st.lists(st.tuples(st.integers(0, 300), st.integers(0, 99)), max_size=60))
def test_the_box_holds_the_last_slip_of_each(handed):
    plain: dict[int, SlipHanded] = {}
    box: Box[SlipHanded] = Box()
    for player, at in handed:
        slip = SlipHanded(1, player, at, None)
        before = box
        plain[player], box = slip, box.put(player, slip)
        assert before.get(player) is not slip, "the box before is as it was"
    assert dict(box) == plain
    assert len(box) == len(plain)


def test_the_last_slip_in_time_counts():
    events, tops, words = started(count=1)
    state = fold(events)
    events += hand_in(state, 0, nonsense(state, 0, Random(2)) or Slip(0, 0, (1,)), at=10)
    events += hand_in(fold(events), 0, best_of(tops)(state, 0, Random(0)), at=20)
    (closed, *_) = close_round(fold(events), tops, words)
    assert closed.results[0].points == closed.top.points


def test_a_round_is_due_when_all_are_in_or_time_is_up():
    events, tops, _ = started(count=2)
    state = fold(events)
    assert not due(state, now=179_999)
    assert due(state, now=180_000), "three minutes (ET-111)"
    slip = best_of(tops)(state, 0, Random(0))
    for player in (0, 1):
        assert not due(fold(events), now=1)
        events += hand_in(fold(events), player, slip, at=1)
    assert due(fold(events), now=1)


@pytest.mark.parametrize(
    ("profile", "since", "now", "told"),
    [
        ("ET", 0, 149_999, ()),
        ("ET", 149_999, 150_000, (30,)),
        ("ET", 0, 200_000, (30, 0)),
        ("fise", 0, 200_000, (60, 30, 5, 0)),
        ("fise", 174_000, 175_000, (5,)),
    ],
)
def test_signals(profile, since, now, told):
    events, *_ = started(profile)
    assert signals(fold(events), since, now) == told


def test_a_cancelled_round_gets_another_rack():
    events, tops, words = started()
    first = fold(events).table.rack
    events += cancel_round(fold(events), "misspelled")
    assert fold(events).table.rack == b"", "all tiles back (FISF 3.6)"
    events += next_rack(fold(events), tops)
    again = fold(events)
    assert again.table.number == 1, "the same round"
    assert again.table.rack != first, "a different rack must come (FISF 3.6)"
    events += open_round(again, at=0)
    events += close_round(fold(events), tops, words)
    assert [closed.number for closed in fold(events).rounds] == [1]
    assert fold(events).table.barred == ()


def test_a_rack_from_a_real_bag():
    rules = load_profile("ET")
    events = list(start(ET, rules, players(1), ""))
    state = fold(events)
    good, bad, bad_too = map(ET.alphabet.parse_tiles, ("KASSTUI", "KSSTTLM", "AEIOUAE"))
    (drawn,) = name_rack(state, good, [bad, bad_too])
    assert drawn.by == "referee"
    assert fold([*events, drawn]).table.rack == bytes(sorted(good))
    for rack, rejected, code in (
        (bad, [], DuplicateCode.RACK_NOT_ADMISSIBLE),
        (good, [good], DuplicateCode.RACK_NOT_ADMISSIBLE),
        (good[:6], [], DuplicateCode.RACK_NOT_IN_BAG),
        (ET.alphabet.parse_tiles("ŽŽASTUI"), [], DuplicateCode.RACK_NOT_IN_BAG),
    ):
        with pytest.raises(GameError) as refused:
            name_rack(state, rack, rejected)
        assert refused.value.code is code


def test_a_rack_without_a_play_may_be_rejected():
    rules, words = load_profile("ET"), lexicon(ET, ["kas"])
    state = fold(start(ET, rules, players(1), ""))
    tops = kernel_tops(ET, words, rules)
    none, good = map(ET.alphabet.parse_tiles, ("MTTEEUU", "KASSTUI"))
    assert name_rack(state, good, [none], tops)
    with pytest.raises(GameError):
        name_rack(state, none, (), tops)
    with pytest.raises(GameError):
        name_rack(state, good, [none])


def test_a_real_rack_in_the_joker_form_holds_one_joker():
    state = fold(start(ET, load_profile("fisf", "joker"), players(1), ""))
    assert name_rack(state, ET.alphabet.parse_tiles("KASTUI?"))
    for rack in ("KASSTUI", "KASTU??"):
        with pytest.raises(GameError):
            name_rack(state, ET.alphabet.parse_tiles(rack))


def test_a_real_rack_holds_what_was_kept():
    events, tops, words = started()
    events += close_round(fold(events), tops, words)
    state = fold(events)
    assert state.table.rack
    other = bytes(tile for tile in state.table.bag if tile not in state.table.rack)[:7]
    with pytest.raises(GameError):
        name_rack(state, other)


def test_warnings_too_many_cost_points_at_the_end():
    events, *_ = started("fisf", count=2)
    for _ in range(5):
        events += sanction(fold(events), 0, "talking", warned=True)
    events += sanction(fold(events), 1, "a solo by hand", points=10)
    events += stop(fold(events))
    state = fold(events)
    assert state.ended.penalties == (10, 0), "the fourth and the fifth (FISF 5.9)"
    assert state.scores == (-10, 10)
    assert state.ended.places == (2, 1)


def test_a_result_put_right_after_an_appeal():
    events, tops, words = started(count=2)
    events += close_round(fold(events), tops, words)
    events += correct(fold(events), 1, Result(1, 12), "the word is in the dictionary")
    state = fold(events)
    assert state.scores == (0, 12)
    with pytest.raises(GameError):
        correct(state, 9, Result(1, 12), "no such round")
    assert state.rounds[0].top == fold(events[:-1]).rounds[0].top


def test_a_result_put_right_changes_its_own_round_and_no_other():
    events, tops, words = started(count=2)
    for _ in range(3):
        events += close_round(fold(events), tops, words)
        events += next_rack(fold(events), tops)
        events += open_round(fold(events), at=0)
    before = fold(events)
    assert before.seq == len(events)
    for number in (1, 2, 3):
        state = before
        for event in correct(before, number, Result(1, 12, warned=True), "seen again"):
            state = after(state, event)
        assert len(state.rounds) == 3
        expected = [12 if number == at else 0 for at in (1, 2, 3)]
        assert list(state.sheets()[1].points) == expected, "the others stay as they were"
        assert [closed.number for closed in state.rounds] == [1, 2, 3]
        assert (state.warnings.get(1), state.warnings.get(0)) == (1, None)
        assert state.sheets()[0] == before.sheets()[0]
        for event in correct(state, number, Result(0, 7), "the other one"):
            state = after(state, event)
        assert state.warnings == {1: 1}, "a warning is of one player"
        assert list(state.sheets()[1].points) == expected


def test_a_round_that_closes_books_its_warnings():
    events, tops, words = started(count=2)
    (closed, *_) = close_round(fold(events), tops, words)
    first, second = closed.results
    warned = msgspec.structs.replace(second, warned=True)
    told = msgspec.structs.replace(closed, results=(first, warned))
    state = after(fold(events), told)
    assert state.warnings == {1: 1}
    assert after(fold(events), closed).warnings == {}
    with pytest.raises(GameError) as refused:
        after(fold(events), msgspec.structs.replace(closed, results=(Result(2, 5),)))
    assert refused.value.code is GameCode.EVENT_ILLEGAL
    with pytest.raises(GameError) as refused:
        after(fold(events), msgspec.structs.replace(closed, number=2))
    assert refused.value.code is GameCode.EVENT_ILLEGAL


def test_who_comes_late_has_nothing_for_rounds_played():
    events, tops, words = started(count=1)
    events += close_round(fold(events), tops, words)
    events += join(fold(events), SeatInfo("late", "human"))
    state = fold(events)
    assert state.scores == (0, 0)
    assert len(state.sheets()[1].points) == 1, "missed rounds count nothing (FISF 6.2)"


# Forms of contest


def test_the_best_of_the_slips_goes_on_the_board_in_romania():
    events, tops, words = started("ro", count=2)
    for _ in range(2):
        (repeated,) = close_round(fold(events), tops, words)
        assert isinstance(repeated, RackRepeated), "the same letters again"
        events.append(repeated)
        events += open_round(fold(events), at=0)
    state = fold(events)
    board, rack = state.table.board, state.table.rack
    from crossglot.kernel import Graph, plays, ruleset_of
    from crossglot.moves import Play
    from tests.kernel.packing import pack_words

    found = plays(Graph(pack_words(words.tilings)), ruleset_of(ET), board.tiles, rack, limit=0)
    start_, direction, tiles, points, _ = found[-1]
    own = Play(start_, direction, tiles)
    last = [*events, *hand_in(state, 1, Slip.of(board, own), at=5)]
    (closed, *_) = close_round(fold(last), tops, words)
    assert (closed.top.play, closed.top.points) == (own, points), (
        "though it is not the best there is"
    )
    (closed, *_) = close_round(state, tops, words)
    assert closed.top.points == found[0][3], "then the best of all, lest the game stand still"


def test_sudden_death_removes_who_scores_less_than_the_best():
    events, tops, words = started("fisf", count=3, pace="sudden-death")
    state = fold(events)
    assert [state.profile.pace.step(number).seconds for number in (1, 4, 7)] == [80, 60, 40]
    slip = best_of(tops)(state, 0, Random(0))
    for player in (0, 2):
        events += hand_in(fold(events), player, slip, at=5)
    events += close_round(fold(events), tops, words)
    state = fold(events)
    assert state.out == {1}
    assert state.in_play == (0, 2)
    assert state.ended is None
    events += next_rack(state, tops)
    events += open_round(fold(events), at=0)
    with pytest.raises(GameError) as refused:
        hand_in(fold(events), 1, slip, at=5)
    assert refused.value.code is DuplicateCode.PLAYER_OUT
    events += hand_in(fold(events), 2, best_of(tops)(fold(events), 2, Random(0)), at=5)
    events += close_round(fold(events), tops, words)
    assert fold(events).ended.reason == "last-standing"


def test_as_many_rounds_as_agreed_on():
    profile = msgspec.structs.replace(load_profile("fise"), rounds=15)
    words = lexicon(ET)
    tops = kernel_tops(ET, words, profile)
    events = played_out(ET, profile, [best_of(tops)], "seed", tops, words)
    assert fold(events).ended.reason == "rounds"
    assert len(fold(events).rounds) == 15


def test_a_game_is_over_when_the_tiles_are():
    """A bag of eleven tiles that KASS, KASSA and a few words use up or leave without a vowel."""
    reasons = set()
    words, profile = lexicon(ET), load_profile("ET")
    tops = kernel_tops(ET, words, profile)
    for seed in range(25):
        events = played_out(ET, profile, [best_of(tops)], str(seed), tops, words)
        state = fold(events)
        reasons.add(state.ended.reason)
        if state.ended.reason == "no-rack":
            assert state.table.requirement(99) is None, "neither vowel nor consonant (ET-122)"
    assert reasons <= {"no-rack", "used-up", "no-play"}


# What is refused


def test_nothing_happens_out_of_its_turn():
    events, tops, words = started()
    state = fold(events)
    for refused in (
        lambda: next_rack(state, tops),
        lambda: open_round(state, at=0),
        lambda: name_rack(state, b"\x01"),
    ):
        with pytest.raises(GameError) as error:
            refused()
        assert error.value.code is DuplicateCode.NOT_NOW
    between = fold(start(ET, load_profile("ET"), players(1), "seed"))
    for not_yet in (
        lambda: hand_in(between, 0, Slip(0, 0, (1,)), at=0),
        lambda: close_round(between, tops, words),
        lambda: cancel_round(between, "why"),
        lambda: tops_of_round(between, tops),
    ):
        with pytest.raises(GameError):
            not_yet()


def test_nothing_happens_after_the_end():
    events, tops, words = started()
    state = fold([*events, *stop(fold(events))])
    for refused in (
        lambda: next_rack(state, tops),
        lambda: close_round(state, tops, words),
        lambda: stop(state),
        lambda: join(state, SeatInfo("late", "human")),
        lambda: sanction(state, 0, "why"),
    ):
        with pytest.raises(GameError) as error:
            refused()
        assert error.value.code is GameCode.GAME_OVER


@pytest.mark.parametrize("player", [-1, 2, 99])
def test_players_there_are_not(player):
    events, *_ = started(count=2)
    with pytest.raises(GameError) as refused:
        hand_in(fold(events), player, Slip(0, 0, (1,)), at=0)
    assert refused.value.code is GameCode.NO_SUCH_SEAT
    with pytest.raises(GameError) as refused:
        after(fold(events), Sanctioned(player, -5, warned=False, reason="noise"))
    assert refused.value.code is GameCode.EVENT_ILLEGAL


@pytest.mark.parametrize(
    "bad",
    [
        RackDrawn(1, (), (1, 1)),
        RoundCancelled(1, ""),
        SlipHanded(1, 0, 0, None),
    ],
)
def test_a_record_that_contradicts_itself_is_refused(bad):
    events = list(start(ET, load_profile("ET"), players(1), "seed"))
    first = fold(events)
    if isinstance(bad, RackDrawn):
        bad = RackDrawn(7, (), tuple(first.table.pool[:7]))
    with pytest.raises(GameError) as refused:
        after(first, bad)
    assert refused.value.code is GameCode.EVENT_ILLEGAL
    with pytest.raises(GameError):
        fold([bad])


def test_house_rules_are_refused_by_name():
    house = with_house(ET, parse_house("recount-premiums"))
    with pytest.raises(HouseError) as refused:
        start(house, load_profile("ET"), players(1), "seed")
    assert refused.value.facts == {"rule": "duplicate", "other": "recount_premiums"}
    with pytest.raises(HouseError):
        topping.start(house, load_profile("ET"), players(1)[0], "seed")
