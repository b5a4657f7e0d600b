"""A game from its start to each of its ends, and what each seat sees of it."""

import json
from collections import Counter
from dataclasses import fields as fields_of
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.alphabet import BLANK, rack_tile
from crossglot.editions import Edition, edition_ids, load_edition
from crossglot.errors import CrossglotError, GameCode, GameError, IllegalPlayCode, IllegalPlayError
from crossglot.game import (
    HIDDEN,
    Ended,
    Event,
    Exchanged,
    GameState,
    Passed,
    Played,
    SeatInfo,
    Started,
    StarterFound,
    act,
    after,
    fold,
    resign,
    seen_by,
    start,
    view,
)
from crossglot.moves import Exchange, Pass, Play
from crossglot.notation import parse_move
from crossglot.rules import starting_draw

HU = load_edition("HU-M")


def seats(count: int) -> list[SeatInfo]:
    return [SeatInfo(f"seat {number}", "human") for number in range(count)]


class Only:
    """A lexicon that admits just these words."""

    def __init__(self, *words: str) -> None:
        self.tilings = {tiling for word in words for tiling in HU.alphabet.tilings(word)}

    def admits_tiles(self, tiles: bytes) -> bool:
        return bytes(tile & ~BLANK for tile in tiles) in self.tilings


def with_racks(events: tuple[Event, ...], *racks: str) -> GameState:
    """The game with other racks: what cannot be waited for is set up."""
    state = fold(events)
    return replace(state, racks=tuple(sorted_rack(rack) for rack in racks))


def sorted_rack(text: str) -> bytes:
    return bytes(sorted(HU.alphabet.parse_tiles(text)))


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_game_opens_with_full_racks(count):
    state = fold(start(HU, seats(count), "seed"))
    assert [len(rack) for rack in state.racks] == [7] * count
    assert state.bag_count == 100 - 7 * count
    assert state.to_move == state.starter.first


@pytest.mark.parametrize("count", [0, 1, 5])
def test_other_numbers_of_players_are_refused(count):
    with pytest.raises(GameError) as refused:
        start(HU, seats(count), "seed")
    assert refused.value.code is GameCode.PLAYERS


@given(seed=st.text(max_size=8), count=st.integers(2, 4))
def test_the_lowest_tile_starts(seed, count):
    starter = start(HU, seats(count), seed)[1]
    assert isinstance(starter, StarterFound)
    alive = set(range(count))
    for drawn in starter.rounds:
        ranks = {seat: 0 if tile == BLANK else tile for seat, tile in drawn}
        assert set(ranks) == alive, "only those who tie draw again (CS-1)"
        best = min(ranks.values())
        alive = {seat for seat, rank in ranks.items() if rank == best}
    assert alive == {starter.first}


@pytest.mark.parametrize("edition", ["HU-M", "CS", "ET", "HU-W", "EL"])
def test_those_who_tie_draw_from_what_is_left(edition):
    """No tile goes back before the starter is found (CS-1): of A A B B, a tie of A leaves B B."""
    rules = load_edition(edition)
    pairs = replace(rules, counts=bytes([0, 2, 2, *[0] * (len(rules.counts) - 3)]), blanks=0)
    ties = 0
    for number in range(60):
        first, *again = (sorted(drawn.values()) for drawn in _rounds(pairs, f"tie {number}"))
        if first[0] == first[1]:
            ties += 1
            assert again == [[3 - first[0]] * 2], f"tie {number}: {first}, then {again}"
    assert ties > 10
    for number in range(500):
        drawn = Counter(tile for found in _rounds(rules, f"{number}", 4) for tile in found.values())
        more = [tile for tile, count in drawn.items() if count > rules.full_bag().count(tile)]
        assert not more, f"seed {number}: the set has not so many"


def _rounds(rules: Edition, seed: str, count: int = 2) -> tuple[dict[int, int], ...]:
    return starting_draw(rules, count, seed).rounds


def test_a_play_scores_draws_and_hands_on_the_turn():
    state = with_racks(start(HU, seats(2), "seed"), "KARD[SZ]ÓA", "KARD[SZ]ÓA")
    first = state.to_move
    events = act(state, first, parse_move(HU, state.board, "8F KARD"), Only("kard"))
    assert [type(event).__name__ for event in events] == ["Played", "Drew"]
    assert events[0].points == 10
    for event in events:
        state = after(state, event)
    assert len(state.racks[first]) == 7
    assert state.to_move == 1 - first
    assert state.turns[-1].total == 10


@pytest.mark.parametrize(
    ("move", "code", "why"),
    [
        ("8F KARD", GameCode.WORDS_NOT_ADMISSIBLE, "the lexicon admits only SZÓ"),
        ("8F TÉR", IllegalPlayCode.NOT_ON_RACK, "no T, É on the rack"),
        ("8G A", IllegalPlayCode.MISSES_START, "not on the star"),
        ("exchange TT", GameCode.EXCHANGE_NOT_ON_RACK, "no T on the rack"),
    ],
)
def test_a_refused_move_says_why(move, code, why):
    state = with_racks(start(HU, seats(2), "seed"), "KARD[SZ]ÓA", "KARD[SZ]ÓA")
    with pytest.raises(CrossglotError) as refused:
        act(state, state.to_move, parse_move(HU, state.board, move), Only("szó"))
    assert refused.value.code is code, why


def test_a_blank_is_laid_only_from_a_blank():
    state = with_racks(start(HU, seats(2), "seed"), "KARD?ÓA", "KARD?ÓA")
    state_after = after(state, act(state, state.to_move, parse_move(HU, state.board, "8F KArD"))[0])
    assert BLANK not in state_after.racks[state.to_move]
    with pytest.raises(IllegalPlayError):
        act(state, state.to_move, parse_move(HU, state.board, "8F kaRD"))


def test_out_of_turn_and_unknown_seats_are_refused():
    state = fold(start(HU, seats(2), "seed"))
    with pytest.raises(GameError) as refused:
        act(state, 1 - state.to_move, Pass())
    assert refused.value.code is GameCode.NOT_YOUR_TURN
    with pytest.raises(GameError) as refused:
        act(state, 7, Pass())
    assert refused.value.code is GameCode.NO_SUCH_SEAT


@pytest.mark.parametrize(
    ("edition", "bag", "allowed"),
    [
        ("HU-M", 6, True),
        ("CS", 6, False),
        ("CS", 7, True),
        ("ET", 6, False),
        ("EL", 2, True),
        ("EL", 1, False),
    ],
)
def test_exchange_limits(edition, bag, allowed):
    from crossglot.rules import check_exchange

    rules = load_edition(edition)
    if allowed:
        check_exchange(rules, bytes([1, 1, 2]), bag, bytes([1, 2]))
        return
    with pytest.raises(GameError) as refused:
        check_exchange(rules, bytes([1, 1, 2]), bag, bytes([1, 2]))
    assert refused.value.code is GameCode.EXCHANGE_BAG_TOO_SMALL


@given(seed=st.text(max_size=6), count=st.integers(1, 7))
def test_an_exchange_draws_before_it_returns(seed, count):
    state = fold(start(HU, seats(2), seed))
    rack = state.racks[state.to_move]
    (event,) = act(state, state.to_move, Exchange(rack[:count]))
    assert isinstance(event, Exchanged)
    assert not Counter(event.drawn) - Counter(state.bag), "what comes was in the bag before (CS-8)"
    following = after(state, event)
    assert following.bag_count == state.bag_count
    assert Counter(following.bag) == Counter(state.bag) - Counter(event.drawn) + Counter(
        rack[:count]
    )


@pytest.mark.parametrize("count", [2, 3, 4])
def test_two_rounds_of_passes_end_the_game(count):
    events = list(start(HU, seats(count), "seed"))
    for turn in range(2 * count):
        state = fold(events)
        assert state.ended is None, f"after {turn} passes"
        events += act(state, state.to_move, Pass())
    ended = events[-1]
    assert isinstance(ended, Ended)
    assert ended.reason == "passes"
    racks = [sum(map(HU.tile_points, rack)) for rack in ended.racks]
    assert list(ended.adjustments) == [-points for points in racks]
    with pytest.raises(GameError) as refused:
        act(fold(events), 0, Pass())
    assert refused.value.code is GameCode.GAME_OVER


def test_an_exchange_interrupts_the_passes():
    events = list(start(HU, seats(2), "seed"))
    for move in (Pass(), Pass(), Pass(), None, Pass(), Pass(), Pass()):
        state = fold(events)
        events += act(state, state.to_move, move or Exchange(state.racks[state.to_move][:1]))
    assert fold(events).ended is None, "RULES 6.1: an exchange resets the count"


def test_going_out_takes_what_the_others_hold():
    from dataclasses import replace

    state = with_racks(start(HU, seats(2), "seed"), "KARD", "A[ZS]")
    seat = state.to_move
    racks = ["KARD", "A[ZS]"] if seat == 0 else ["A[ZS]", "KARD"]
    held = [sorted_rack(rack) for rack in racks]

    class Emptied(GameState):
        @property
        def bag_count(self) -> int:
            return 0

        @property
        def bag(self) -> bytes:
            return b""

    fields = {f.name: getattr(state, f.name) for f in fields_of(state) if f.init}
    emptied = replace(Emptied(**fields), racks=tuple(held))
    events = act(emptied, seat, parse_move(HU, state.board, "8F KARD"))
    assert [type(event).__name__ for event in events] == ["Played", "Ended"]
    assert events[1].reason == "out"
    assert events[1].adjustments[seat] == 9, "A1 + ZS8 (HU-M-63)"
    assert events[1].adjustments[1 - seat] == -9
    assert events[1].winners == (seat,)


def test_resignation_gives_the_game_to_the_others():
    state = fold(start(HU, seats(3), "seed"))
    (ended,) = resign(state, 1)
    assert ended.reason == "resignation"
    assert ended.winners == (0, 2)
    assert ended.adjustments == (0, 0, 0), "at the standing totals (RULES 6.18)"


def test_a_wrong_first_event_is_refused():
    with pytest.raises(GameError) as refused:
        fold([Passed(0)])
    assert refused.value.code is GameCode.EVENT_ILLEGAL


def test_events_of_another_alphabet_are_refused():
    started = start(HU, seats(2), "seed")[0]
    assert isinstance(started, Started)
    other = msgspec.structs.replace(started, letters=started.letters[:-1])
    with pytest.raises(GameError):
        fold([other])


@st.composite
def random_games(draw: st.DrawFn) -> list[Event]:
    """A game of random moves that any lexicon would accept, to its end or 40 turns."""
    edition = load_edition(draw(st.sampled_from(edition_ids())))
    events = list(start(edition, seats(draw(st.integers(2, 4))), draw(st.text(max_size=4))))
    for _ in range(draw(st.integers(0, 40))):
        state = fold(events)
        if state.ended is not None:
            break
        events += random_turn(draw, state)
    return events


def random_turn(draw: st.DrawFn, state: GameState) -> tuple[Event, ...]:
    seat = state.to_move
    rack = state.racks[seat]
    kind = draw(st.sampled_from(["play", "play", "play", "exchange", "pass"]))
    try:
        if kind == "play":
            count = draw(st.integers(2, 7))
            tiles = [1 | BLANK if tile == BLANK else tile for tile in rack[:count]]
            squares = [s for s in range(state.board.layout.size) if not state.board[s]]
            at = 112 if state.board.is_empty else draw(st.sampled_from(squares))
            direction = draw(st.integers(0, 1))
            return act(state, seat, lay(state, at, direction, tiles))
        if kind == "exchange":
            return act(state, seat, Exchange(rack[: draw(st.integers(1, 7))]))
    except CrossglotError:
        pass
    return act(state, seat, Pass())


def lay(state: GameState, at: int, direction: int, tiles: list[int]) -> Play:
    from crossglot.board import Direction
    from crossglot.rules import place_tiles

    free = [s for s in state.board.layout.walk(at, Direction(direction)) if not state.board[s]]
    laid = dict(zip(free, tiles, strict=False))
    return place_tiles(state.edition, state.board, laid).play


@settings(max_examples=60)
@given(events=random_games())
def test_no_tile_is_lost_and_no_secret_is_told(events):
    state = fold(events)
    on_board = Counter(rack_tile(tile) for tile in state.board.tiles if tile)
    held = sum((Counter(rack) for rack in state.racks), Counter())
    assert on_board + held + Counter(state.bag) == Counter(state.edition.full_bag())
    assert state.bag_count == len(state.bag)
    assert sum(turn.points for turn in state.turns) == sum(state.scores) - sum(
        state.ended.adjustments if state.ended else [0]
    )
    for seat in [*range(len(state.seats)), None]:
        seen = view(events, seat)
        assert seen.seed == ""
        assert (seen.board, seen.scores, seen.to_move) == (state.board, state.scores, state.to_move)
        assert seen.bag_count == state.bag_count
        for owner, rack in enumerate(seen.racks):
            if state.ended is not None or owner == seat:
                assert rack == state.racks[owner]
            else:
                assert set(rack) <= {HIDDEN}
                assert len(rack) == len(state.racks[owner])


@settings(max_examples=30)
@given(events=random_games())
def test_events_survive_json_and_replay_to_the_same_game(events):
    text = msgspec.json.encode(events)
    back = msgspec.json.decode(text, type=list[Event])
    assert back == events
    assert fold(back) == fold(events)
    assert json.loads(text)[0]["type"] == "started"


@settings(max_examples=30)
@given(events=random_games(), seat=st.integers(0, 3))
def test_a_view_differs_from_the_truth_only_in_hidden_tiles(events, seat):
    for event in events:
        seen = seen_by(event, seat)
        assert type(seen) is type(event)
        if isinstance(event, Played | Passed | Ended | StarterFound):
            assert seen == event
