"""Duplicate as the two documents tell it, rule by rule."""

from dataclasses import replace

import pytest

from crossglot.board import Direction
from crossglot.errors import GameCode, GameError
from crossglot.variants.duplicate import (
    Slip,
    close_round,
    fold,
    format_slip,
    hand_in,
    load_profile,
    next_rack,
    open_round,
    parse_slip,
    start,
)
from tests.variants.duplicate.games import (
    ET,
    HU,
    brute_tops,
    kernel_tops,
    lexicon,
    opened,
    players,
)


def with_rack(events, edition, rack):
    """The game with another rack: what cannot be waited for is set up."""
    state = fold(events)
    tiles = bytes(sorted(edition.alphabet.parse_tiles(rack)))
    return replace(state, table=replace(state.table, rack=tiles))


@pytest.mark.parametrize("count", [1, 4, 400, 1500])
def test_any_number_plays_one_alone_too(count):
    profile, words = load_profile("ET"), lexicon(ET)
    state = fold(opened(ET, profile, count, "seed", kernel_tops(ET, words, profile)))
    assert len(state.players) == count, "ET-106, HU-W-68"
    assert len(state.table.rack) == 7, "the judge draws seven for all (ET-109, HU-W-71)"


def test_nobody_is_refused():
    with pytest.raises(GameError) as refused:
        start(ET, load_profile("ET"), [], "seed")
    assert refused.value.code is GameCode.PLAYERS


@pytest.mark.parametrize("edition", [ET, HU], ids=["ET", "HU-W"])
def test_three_minutes(edition):
    step = load_profile(edition.id).pace.step(1)
    assert step.seconds == 180, "ET-111, HU-W-73"


@pytest.mark.parametrize(
    ("edition", "text", "direction", "why"),
    [
        (ET, "H8 KAS", Direction.ACROSS, "letter first is across (ET-112)"),
        (ET, "8H KAS", Direction.DOWN, "number first is down (ET-112)"),
        (HU, "8H KAR", Direction.ACROSS, "number first is across (HU-W-74)"),
        (HU, "H8 KAR", Direction.DOWN, "letter first is down (HU-W-74)"),
        (ET, "H7 KAS", Direction.ACROSS, "row H, column 7 (ET-112)"),
    ],
)
def test_the_square_says_the_direction(edition, text, direction, why):
    from crossglot.board import Board

    slip = parse_slip(edition, Board.empty(edition.layout), text)
    assert Direction(slip.direction) is direction, why
    assert divmod(slip.start, 15) == ((7, 6) if "7" in text else (7, 7)), why
    assert format_slip(edition, slip) == text


def test_a_round_as_the_documents_tell_it():
    """K A S 1 each, KASS with a second S from the rack: 4 x 2 = 8 on the star."""
    words = lexicon(ET, ["kas", "kass", "sa"])
    tops = brute_tops(ET, words)
    profile = load_profile("ET")
    events = opened(ET, profile, 4, "seed", kernel_tops(ET, lexicon(ET), profile))
    state = with_rack(events, ET, "KASSTUI")
    for player, text in enumerate(["H8 KASS 8", "8H KAS", "H8 TUI 6"]):
        slip = parse_slip(ET, state.table.board, text)
        (handed,) = hand_in(state, player, slip, at=1000)
        state = replace(state, slips=state.slips.put(handed.player, handed))
    closed, *_ = close_round(state, tops, words)
    own = [result.points for result in closed.results]
    assert own[0] == 8, "the best word"
    assert own[1] == 6, "(1 + 1 + 1) x 2: each player's own word (HU-W-77, RULES row dup_points)"
    assert own[2] == 0, "no points for an unacceptable word (ET-116, HU-W-78)"
    assert own[3] == 0, "no slip, no points"
    assert closed.top.points == 8, "the best goes on the board (ET-113, ET-114, HU-W-75)"
    after = state.table.after(closed.top.play)
    assert ET.alphabet.format_tiles(after.rack) == "ITU", "the rest is kept (ET-117, HU-W-79)"


def test_the_top_is_laid_even_if_nobody_found_it():
    words = lexicon(ET)
    profile = load_profile("ET")
    tops = kernel_tops(ET, words, profile)
    events = opened(ET, profile, 2, "seed", tops)
    closed, *_ = close_round(fold(events), tops, words)
    state = fold([*events, closed])
    assert not state.table.board.is_empty
    assert state.scores == (0, 0)
    assert {result.fault for result in closed.results} == {"missing"}


def test_the_next_rack_holds_what_was_kept_or_all_went_back():
    words, profile = lexicon(HU), load_profile("HU-W")
    tops = kernel_tops(HU, words, profile)
    went_on = []
    for seed in range(12):
        events = opened(HU, profile, 1, str(seed), tops)
        events += close_round(fold(events), tops, words)
        kept = fold(events).table.rack
        (drew,) = next_rack(fold(events), tops)
        rack = bytes(drew.kept + drew.drawn)
        assert len(rack) == 7, "HU-W-79"
        if drew.rejected:
            assert drew.kept == (), "all seven back (ET-120, HU-W-82)"
            assert len(drew.drawn) == 7
        else:
            assert bytes(drew.kept) == kept
        went_on.append(not drew.rejected)
    assert any(went_on)


def test_the_highest_total_wins():
    words, profile = lexicon(ET), load_profile("ET")
    tops = kernel_tops(ET, words, profile)
    events = opened(ET, profile, 3, "seed", tops)
    state = fold(events)
    top, points = tops(state.table.board, state.table.rack)[0]
    events += hand_in(state, 1, Slip.of(state.table.board, top), at=10)
    events += close_round(fold(events), tops, words)
    standings = fold(events).standings()
    assert [(each.place, each.player, each.total) for each in standings] == [
        (1, 1, points),
        (2, 0, 0),
        (2, 2, 0),
    ], "ET-123, HU-W-86; equal totals share a place (RULES 6.3)"


def test_in_a_race_the_top_costs_the_time_that_it_took():
    """The top counts as it does in duplicate (ET-113), and time ranks (FISF 3.8.4)."""
    words, profile = lexicon(ET), load_profile("ET", pace="topping")
    tops = kernel_tops(ET, words, profile)
    events = opened(ET, profile, 2, "seed", tops)
    state = fold(events)
    top, _ = tops(state.table.board, state.table.rack)[0]
    events += hand_in(state, 1, Slip.of(state.table.board, top), at=state.opened_at + 7_000)
    state = fold(events + list(close_round(fold(events), tops, words)))
    sheets = state.sheets()
    assert (sheets[0].spent, sheets[1].spent) == (80_000, 7_000), "a minute and 20 s for no top"
    assert (sheets[0].found, sheets[1].found) == (0, 1)


def test_rounds_follow_each_other():
    words, profile = lexicon(ET), load_profile("ET")
    tops = kernel_tops(ET, words, profile)
    events = opened(ET, profile, 1, "seed", tops)
    for number in (2, 3):
        events += close_round(fold(events), tops, words)
        events += next_rack(fold(events), tops)
        events += open_round(fold(events), at=1000 * number)
        assert fold(events).table.number == number
    assert players(1)[0].name == fold(events).players[0].name
