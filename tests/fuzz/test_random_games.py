"""Thousands of random games in every edition under every house rule, each held to what always holds.

``CROSSGLOT_FUZZ_GAMES`` sets how many (10,000 by default); each game follows from its number.
"""

import os
import random
from collections import Counter

import msgspec
import pytest

from crossglot.alphabet import BLANK, rack_tile
from crossglot.board import Direction
from crossglot.editions import Clock, House, Theme, edition_ids, load_edition, with_house
from crossglot.errors import CrossglotError
from crossglot.game import (
    HIDDEN,
    Event,
    SeatInfo,
    abort,
    act,
    adjudicate,
    after,
    challenge_play,
    fold,
    masked,
    propose_end,
    resign,
    settle,
    start,
    tick,
    view,
)
from crossglot.moves import Exchange, Pass, Play
from crossglot.rules import place_tiles

GAMES = int(os.environ.get("CROSSGLOT_FUZZ_GAMES", "10000"))
BATCHES = 40
LONGEST = 40
"""Turns after which everybody passes, so that the game ends."""


class Coin:
    """A lexicon that admits two words of three, always the same ones."""

    def admits_tiles(self, tiles):
        return sum(tile & ~BLANK for tile in tiles) % 3 != 0


def some_house(dice):
    """House rules that go together, any of them."""
    while True:
        house = House(
            challenge=dice.choice(["edition", "void", "single", "double", "points"]),
            challenge_points=dice.choice([5, 10]),
            challenge_booked_to=dice.choice(["challenger", "challengee"]),
            challenge_per=dice.choice(["play", "word"]),
            blank_reuse=dice.random() < 0.3,
            open_dictionary=dice.random() < 0.2,
            theme=Theme(frozenset({"AA", "EE", "ΑΑ"})) if dice.random() < 0.2 else None,
            jacks_to_open=dice.random() < 0.2,
            two_bags=dice.random() < 0.2,
            restricted_exchange=dice.random() < 0.2,
            blank_as_space=dice.random() < 0.2,
            recount_premiums=dice.random() < 0.2,
            rack_size=dice.choice([None, None, 5, 8, 9, 12]),
            scoreless_turns=dice.choice([None, None, 6]),
            final=dice.choice([None, "out-doubled"]),
            clock=dice.choice(
                [
                    Clock(),
                    Clock(),
                    Clock(per_move=120_000),
                    Clock(main=1_500_000),
                    Clock(main=60_000, overtime_most=300_000, increment=1000),
                    Clock(correspondence=10**9),
                ]
            ),
        )
        try:
            with_house(load_edition("HU-M"), house)
        except CrossglotError:
            continue
        return house


def random_play(dice, state, seat):
    """Tiles of the rack laid beside what is there: often legal, sometimes not."""
    rack = list(state.racks[seat])
    dice.shuffle(rack)
    board, layout = state.board, state.board.layout
    if board.is_empty:
        at = min(layout.start)
    else:
        occupied = [square for square in range(layout.size) if board[square]]
        beside = layout.step(
            dice.choice(occupied), dice.choice(list(Direction)), dice.choice([-1, 1])
        )
        at = dice.choice(occupied) if beside is None else beside
    free = [s for s in layout.walk(at, dice.choice(list(Direction))) if not board[s]]
    letters = len(state.edition.alphabet)
    tiles = rack[: dice.choice([1, 2, 2, 3, 4, 5, 7])]
    shown = [face(dice, state, tile, letters) for tile in tiles]
    reclaimed: tuple[int, ...] = ()
    if state.edition.house.blank_reuse and dice.random() < 0.5:
        reclaimed = tuple(
            s for s in range(layout.size) if board[s] & BLANK and board[s] & ~BLANK in rack
        )[:1]
    play = place_tiles(state.edition, board, dict(zip(free, shown, strict=False))).play
    return Play(play.start, play.direction, play.tiles, reclaimed)


def face(dice, state, tile, letters):
    if tile != BLANK:
        return tile
    as_space = state.edition.house.blank_as_space and dice.random() < 0.3
    return BLANK if as_space else BLANK | dice.randint(1, letters)


def random_events(dice, state, at):  # noqa: PLR0911 - one for each thing that can happen
    """What somebody does next."""
    words = Coin()
    seat = state.to_move
    if (due := tick(state, at)) != ():
        return due
    others = [other for other in range(len(state.seats)) if other != seat]
    roll = dice.random()
    if state.pending is not None and roll < 0.35:
        return challenge_play(
            state, dice.choice([seat, *others]), words, dice.choice([None, [0]]), at
        )
    if state.pending is not None and roll < 0.45:
        return settle(state)
    if roll < 0.003:
        return dice.choice(
            [resign(state, seat, at), abort(state, at), adjudicate(state, others[:1], at)]
        )
    if roll < 0.02:
        return propose_end(state, dice.choice([seat, *others]), at)
    if len(state.turns) > LONGEST or roll > 0.93:
        return act(state, seat, Pass(), at=at)
    if roll > 0.85:
        rack = state.racks[seat]
        return act(state, seat, Exchange(rack[: dice.randint(1, max(1, len(rack)))]), at=at)
    vowels = dice.choice([None, 0, 3])
    return act(state, seat, random_play(dice, state, seat), words, at=at, vowels=vowels)


def play_game(number):
    dice = random.Random(number)
    edition = with_house(load_edition(dice.choice(edition_ids())), some_house(dice))
    seats = [SeatInfo(f"seat {n}", "human") for n in range(dice.randint(2, 4))]
    events = list(start(edition, seats, f"fuzz {number}"))
    state, at, refused = fold(events), 0, 0
    while state.ended is None:
        at += dice.choice([0, 1_000, 30_000, 30_000, 200_000])
        try:
            new = random_events(dice, state, at)
        except CrossglotError:
            refused += 1
            new = settle(state) if refused % 4 else ()
            if not new and refused % 5 == 0:
                new = settle(state) or tick(state, at) or act(state, state.to_move, Pass(), at=at)
        for event in new:
            events.append(event)
            state = after(state, event)
        if len(events) % 5 == 0 or state.ended:
            check_tiles(state)
    return events, state


def check_tiles(state):
    """No tile is lost and none comes from nowhere."""
    on_board = Counter(rack_tile(tile) for tile in state.board.tiles if tile)
    held = Counter(tile for rack in state.racks for tile in rack)
    assert on_board + held + Counter(state.bag) == Counter(state.edition.full_bag())


def check_scores(events, state):
    """Every point has a play, a challenge, tiles left or a clock behind it."""
    totals = [0] * len(state.seats)
    for turn in state.turns:
        totals[turn.seat] += 0 if turn.withdrawn else turn.points
    for event in events:
        for booked in ("booked", "adjustments", "penalties"):
            for seat, points in enumerate(getattr(event, booked, ())):
                totals[seat] += points
    assert tuple(totals) == state.scores


def check_secrets(events, state):
    """A seat sees its own tiles until the end shows all."""
    for cut in (len(events) // 2, len(events) - 1):
        truth = fold(events[:cut])
        for seat in (0, None):
            seen = view(events[:cut], seat)
            assert seen.seed == ""
            assert masked(truth, seat) == seen
            assert seen.bag_count == truth.bag_count
            for owner, rack in enumerate(seen.racks):
                expected = truth.racks[owner] if owner == seat else bytes(len(truth.racks[owner]))
                assert rack == expected
                assert owner == seat or set(rack) <= {HIDDEN}
    assert state.ended is not None


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_keep_every_promise(batch):
    for number in range(batch, GAMES, BATCHES):
        try:
            events, state = play_game(number)
            check_scores(events, state)
            assert fold(events) == state
            if number % 5 == 0:
                check_secrets(events, state)
                again = msgspec.json.decode(msgspec.json.encode(events), type=list[Event])
                assert again == events
        except Exception as error:
            error.add_note(f"game {number}")
            raise
