"""Whole random games, under every way to challenge and to end."""

import random

from hypothesis import strategies as st

from crossglot.alphabet import BLANK
from crossglot.board import Direction
from crossglot.editions import Clock, House, edition_ids, load_edition, with_house
from crossglot.errors import CrossglotError
from crossglot.game import (
    SeatInfo,
    abort,
    act,
    after,
    challenge_play,
    fold,
    propose_end,
    resign,
    settle,
    start,
)
from crossglot.moves import Exchange, Pass
from crossglot.rules import place_tiles

HOUSES = [
    House(),
    House(challenge="edition"),
    House(challenge="double"),
    House(challenge="points", challenge_points=5, challenge_booked_to="challengee", challenge_per="word"),
    House(challenge="single", final="out-doubled", rack_size=9),
    House(scoreless_turns=6, two_bags=True),
    House(clock=Clock(main=60_000, overtime_points=10)),
    House(clock=Clock(per_move=5_000)),
]  # fmt: skip


class Odd:
    """A lexicon that admits every other word, whatever it means."""

    def admits_tiles(self, tiles):
        return sum(tiles) % 2 == 1


def tiles_for(rack, chance):
    """Some of the rack in any order; blanks stand for any letter."""
    some = chance.sample(list(rack), chance.randint(1, len(rack)))
    return [chance.randint(1, 9) | BLANK if tile == BLANK else tile for tile in some]


def some_play(state, chance):
    """A play that any lexicon would have to judge, if one is found soon."""
    board, rack = state.board, state.racks[state.to_move]
    for _ in range(12):
        at = (
            112
            if board.is_empty
            else chance.choice([s for s, tile in enumerate(board.tiles) if tile])
        )
        direction = Direction(chance.randint(0, 1))
        begin = board.layout.step(at, direction, -chance.randint(0, 4))
        walk = board.layout.walk(begin if begin is not None else at, direction)
        free = [square for square in walk if not board[square]]
        try:
            return place_tiles(
                state.edition, board, dict(zip(free, tiles_for(rack, chance), strict=False))
            ).play
        except CrossglotError:
            continue
    return Pass()


def step(state, chance, at):  # noqa: PLR0911 - one thing of many
    """What happens next."""
    seats = range(len(state.seats))
    if state.pending is not None and chance.random() < 0.5:
        others = [seat for seat in seats if seat != state.pending.turn.seat]
        if chance.random() < 0.6:
            return challenge_play(state, chance.choice(others), Odd(), at=at)
        return settle(state)
    kind = chance.random()
    if kind < 0.005:
        return resign(state, chance.choice(seats), at)
    if kind < 0.008:
        return abort(state, at)
    if kind < 0.02 and state.pending is None:
        return propose_end(state, chance.choice(seats), at)
    rack = state.racks[state.to_move]
    if kind < 0.08:
        return act(
            state,
            state.to_move,
            Exchange(bytes(chance.sample(list(rack), chance.randint(1, len(rack))))),
            at=at,
        )
    if kind < 0.10:
        return act(state, state.to_move, Pass(), at=at)
    return act(state, state.to_move, some_play(state, chance), at=at)


def random_game(edition_id, house, count, seed, most=400):
    """The events of a game, to its end or ``most`` events."""
    chance = random.Random(seed)
    rules = with_house(load_edition(edition_id), house)
    seats = [SeatInfo(f"Játékos {number}", "human") for number in range(count)]
    events = list(start(rules, seats, str(seed), f"{edition_id}.b"))
    state, at = fold(events), 0
    while state.ended is None and len(events) < most:
        at += chance.randint(0, 4_000)
        try:
            new = step(state, chance, at)
        except CrossglotError:
            try:
                new = act(state, state.to_move, Pass(), at=at)
            except CrossglotError:
                new = abort(state, at)
        for event in new:
            state = after(state, event)
        events += new
    return events


@st.composite
def games(draw):
    edition_id = draw(st.sampled_from(edition_ids()))
    house = draw(st.sampled_from(HOUSES))
    cut = draw(st.sampled_from([10, 40, 400]))
    return random_game(edition_id, house, draw(st.integers(2, 4)), draw(st.integers(0, 2**32)), cut)
