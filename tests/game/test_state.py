"""The state of a game: what is not seen, and that anyone who follows arrives at the same."""

import random
from collections import Counter

import pytest

from crossglot.alphabet import rack_tile
from crossglot.board import Direction
from crossglot.editions import load_edition
from crossglot.errors import CrossglotError
from crossglot.game import HIDDEN, SeatInfo, act, after, board_after, fold, seen_by, start, view
from crossglot.moves import Exchange, Pass, Play
from crossglot.rules import place


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
