"""The state of a game: what is not seen, and that anyone who follows arrives at the same."""

import random
from collections import Counter

import pytest

from crossglot.alphabet import rack_tile
from crossglot.board import Direction
from crossglot.editions import load_edition
from crossglot.errors import CrossglotError, GameError
from crossglot.game import (
    HIDDEN,
    Accepted,
    Challenged,
    SeatInfo,
    TakenBack,
    act,
    after,
    board_after,
    challenge_play,
    fold,
    follow,
    seen_by,
    start,
    view,
)
from crossglot.game.reading import read_move
from crossglot.moves import Exchange, Pass, Play
from crossglot.notation import parse_move
from crossglot.rules import place
from tests.game.conftest import Only, set_up


def moves_of(state, dice):
    """Some of what the player to move may do; words do not matter."""
    rack = state.racks[state.to_move]
    if state.board.is_empty:
        yield Play(
            state.board.layout.rows // 2 * 15 + 5,
            Direction.ACROSS,
            bytes(tile for tile in rack if tile < 64),
        )
    squares = [square for square, tile in enumerate(state.board.tiles) if tile]
    for square in dice.sample(squares, min(len(squares), 6)):
        if square % 15 < 14 and rack[0] < 64:
            yield Play(square, Direction.ACROSS, bytes([0, rack[0]]))
    yield Exchange(rack[:2])
    yield Pass()


def random_game(edition, seed, turns=30):
    """The events of a game, one by one."""
    dice = random.Random(seed)
    events = start(load_edition(edition), [SeatInfo(name, "human") for name in "ab"], str(seed))
    yield from events
    state = fold(events)
    while state.ended is None and len(state.turns) < turns:
        for move in moves_of(state, dice):
            try:
                happened = act(state, state.to_move, move)
            except CrossglotError:
                continue
            break
        for event in happened:
            state = after(state, event)
            yield event


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("edition", ["HU-M", "EL", "CS"])
def test_unseen_is_the_full_bag_less_what_is_seen(edition, seed):
    events = list(random_game(edition, seed))
    for seat in (None, 0, 1):
        state = None
        for event in events:
            shown = seen_by(event, seat)
            state = fold([shown]) if state is None else after(state, shown)
            left = Counter(state.edition.full_bag())
            left.subtract(rack_tile(tile) for tile in state.board.tiles if tile)
            left.subtract(tile for rack in state.racks for tile in rack if tile != HIDDEN)
            assert state.unseen == bytes(sorted(left.elements()))
    assert any(turn.placement for turn in state.turns)


@pytest.mark.parametrize("seed", range(6))
def test_a_state_kept_up_to_date_is_the_fold(seed):
    """Nothing of an earlier state is left over in a later one, and no earlier one changes."""
    events = list(random_game("HU-M", seed))
    states = [fold(events[:1])]
    for event in events[1:]:
        assert states[-1].unseen is not None, "remembered, and to be forgotten"
        states.append(after(states[-1], event))
    for number, state in enumerate(states, 1):
        assert state == fold(events[:number])
        assert state.unseen == fold(events[:number]).unseen
    assert view(events, None) == fold([seen_by(event, None) for event in events])


@pytest.mark.parametrize("seed", range(6))
def test_a_placement_asked_for_again_is_the_same(seed):
    state = fold(random_game("HU-M", seed))
    played = [n for n, turn in enumerate(state.turns) if turn.placement is not None]
    assert played
    for number in played:
        before = board_after(state.edition.layout, state.turns[:number])
        placement = state.turns[number].placement
        asked = (state.edition, before, placement.play)
        assert place(*asked) == place.__wrapped__(*asked)
        assert place(*asked).formed == placement
    assert board_after(state.edition.layout, state.turns) == state.board


def test_what_cannot_follow_is_refused():
    """By the number of the event, whatever it is."""
    opened = list(start(load_edition("HU-M"), [SeatInfo(name, "human") for name in "ab"], "s"))
    state = fold(opened)
    for event, reason in (
        (Challenged(0, (), upheld=True, booked=(0, 0)), "nothing to challenge"),
        (Challenged(0, (), upheld=False, booked=(0, 0)), "nothing to challenge"),
        (Accepted(0), "nothing to accept"),
        (TakenBack(0, 5), "nothing to take back"),
        (TakenBack(0, 0), "nothing to take back"),
        (opened[0], "second start"),
    ):
        with pytest.raises(GameError) as refused:
            after(state, event)
        assert refused.value.facts == {"seq": 5, "reason": reason}
    assert after(state, TakenBack(0, 3)).seq == 5
    assert after(state, TakenBack(0, 1)).to_move is None
    first = state.to_move
    for seat in (first, 1 - first):
        state = follow(state, act(state, seat, Exchange(state.racks[seat][:1]), at=9))
    assert [turn.seat for turn in after(state, TakenBack(0, 5)).struck] == [1 - first]


def test_the_board_is_what_the_turns_have_left_on_it():
    """A play that came off is none of them, and a blank that was taken lies as its letter."""
    state = set_up("KARDÓAL", "ÓLEEEEE", challenge="edition")
    state = follow(state, act(state, 0, parse_move(state.edition, state.board, "8F KARD")))
    state = follow(state, act(state, 1, parse_move(state.edition, state.board, "F8 .Ó")))
    state = follow(state, challenge_play(state, 0, Only("kard")))
    assert [turn.withdrawn for turn in state.turns] == [False, True]
    state = follow(state, act(state, 0, Pass()))
    assert board_after(state.edition.layout, state.turns) == state.board
    state = set_up("KAR?AAA", "DOKAAAA", blank_reuse=True)
    state = follow(state, act(state, 0, parse_move(state.edition, state.board, "8F KARd")))
    state = follow(state, act(state, 1, read_move(state, 1, "I8 .aK take I8")))
    assert board_after(state.edition.layout, state.turns) == state.board


def test_the_first_racks_are_drawn_clockwise():
    for seed in "abcd":
        events = start(load_edition("HU-M"), [SeatInfo(name, "human") for name in "abc"], seed)
        first = fold(events).to_move
        assert [event.seat for event in events[2:]] == [(first + turn) % 3 for turn in range(3)]
