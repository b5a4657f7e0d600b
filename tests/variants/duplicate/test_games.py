"""Whole games: tiles conserved, scores recounted, secrets kept, and always an end."""

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.alphabet import BLANK, rack_tile
from crossglot.editions import load_edition
from crossglot.rules import place, score
from crossglot.variants.duplicate import (
    Event,
    after,
    fold,
    form_ids,
    hand_in,
    load_profile,
    profile_ids,
    seen_by,
    tops_of_round,
    view,
)
from crossglot.variants.duplicate.composition import fits
from crossglot.variants.duplicate.events import (
    Opened,
    RackDrawn,
    RoundClosed,
    SlipHanded,
)
from tests.kernel.brute import legal_plays
from tests.variants.duplicate.games import (
    ET,
    HU,
    best_of,
    kernel_tops,
    lexicon,
    opened,
    played_out,
    sometimes,
)

GAMES = {
    "edition": st.sampled_from(["ET", "HU-W", "CS"]),
    "name": st.sampled_from(profile_ids()),
    "form": st.sampled_from(form_ids()),
    "count": st.integers(1, 4),
    "seed": st.text("abc123", min_size=1, max_size=4),
}


def game(edition, name, form, count, seed):
    rules, profile = load_edition(edition), load_profile(name, form)
    words = lexicon(rules)
    tops = kernel_tops(rules, words, profile)
    return played_out(rules, profile, [sometimes(tops)] * count, seed, tops, words)


@settings(max_examples=40, deadline=None)
@given(**GAMES)
def test_every_game_ends_and_no_tile_is_lost(edition, name, form, count, seed):
    events = game(edition, name, form, count, seed)
    state = fold(events[:1])
    whole = Counter(state.table.edition.full_bag())
    for event in events[1:]:
        before, state = state, after(state, event)
        table = state.table
        lying = Counter(rack_tile(tile) for tile in table.board.tiles if tile)
        assert lying + Counter(table.rack) + Counter(table.bag) == whole
        if isinstance(event, RackDrawn):
            stage = before.table.requirement(event.number)
            assert fits(stage, table.sorter.count(table.rack))
            assert len(table.rack) == before.table.rack_size
        if isinstance(event, RoundClosed):
            laid = place(table.edition, before.table.board, event.top.play)
            assert score(table.edition, laid) == event.top.points
            assert len(laid.laid) <= table.most_laid
            if before.profile.top.source == "all":
                assert all(result.points <= event.top.points for result in event.results)
    assert state.ended is not None
    assert state.scores == tuple(
        sum(r.total for c in state.rounds for r in c.results if r.player == player)
        - state.ended.penalties[player]
        for player in range(count)
    )
    assert min(state.ended.places) == 1


@settings(max_examples=15, deadline=None)
@given(**GAMES)
def test_replay_and_views(edition, name, form, count, seed):
    events = game(edition, name, form, count, seed)
    assert game(edition, name, form, count, seed) == events, "the same seed, the same game"
    back = msgspec.json.decode(msgspec.json.encode(events), type=list[Event])
    assert back == events
    assert fold(back) == fold(events)
    for player in (*range(count), None):
        seen = [seen_by(event, player) for event in events]
        for one, whole in zip(seen, events, strict=True):
            match one:
                case Opened():
                    assert one.seed == ""
                case SlipHanded() if one.player != player:
                    assert one.slip is None
                    assert one.player == whole.player
                case _:
                    assert one == whole
        state = view(events, player)
        assert state.scores == fold(events).scores
        assert state.table.board == fold(events).table.board


def test_nobody_sees_a_slip_or_the_top_before_the_round_closes():
    words, profile = lexicon(ET), load_profile("ET")
    tops = kernel_tops(ET, words, profile)
    events = opened(ET, profile, 3, "a secret seed", tops)
    state = fold(events)
    slip = best_of(tops)(state, 0, Random(1))
    events += hand_in(state, 0, slip, at=5)
    top = tops_of_round(fold(events), tops).top.play
    for player in (1, 2, None):
        told = msgspec.json.encode([seen_by(event, player) for event in events])
        assert b"a secret seed" not in told
        assert msgspec.json.encode(slip.word) not in told
        assert msgspec.json.encode(tuple(top.tiles)) not in told
        seen = view(events, player)
        assert 0 in seen.slips, "that somebody has handed in is no secret"
        assert seen.slips[0].slip is None
    assert view(events, 0).slips[0].slip == slip


def test_other_players_do_not_change_the_draws():
    """Several halls with one seed play one game, no matter who plays there."""
    words, profile = lexicon(HU), load_profile("HU-W")
    tops = kernel_tops(HU, words, profile)
    racks = []
    for count in (1, 3):
        events = played_out(HU, profile, [sometimes(tops)] * count, "hall", tops, words)
        racks.append([event for event in events if isinstance(event, RackDrawn)])
    assert racks[0] == racks[1]


@pytest.mark.parametrize(
    ("edition", "name", "form", "rounds", "tops", "scores", "reason"),
    [
        ("ET", "et", "normal", 37, 234, (186, 108), "no-play"),
        ("HU-W", "hu", "normal", 22, 141, (125, 72), "no-play"),
        ("CS", "cs", "normal", 4, 17, (13, 3), "no-play"),
        ("HU-W", "fisf", "joker", 23, 129, (99, 61), "no-play"),
        ("ET", "fisf", "7-of-8", 11, 72, (55, 30), "no-play"),
        ("HU-W", "fise", "7-8-and-9", 13, 110, (96, 37), "no-play"),
        ("ET", "ro", "normal", 40, 217, (207, 98), "no-play"),
        ("CS", "cs", "all-9", 20, 83, (69, 38), "no-play"),
    ],
)  # fmt: skip
def test_games_that_change_only_when_a_rule_does(edition, name, form, rounds, tops, scores, reason):
    rules, profile = load_edition(edition), load_profile(name, form)
    words = lexicon(rules)
    best = kernel_tops(rules, words, profile)
    both = [best_of(best), sometimes(best)]
    state = fold(played_out(rules, profile, both, "one", best, words))
    assert len(state.rounds) == rounds
    assert sum(closed.top.points for closed in state.rounds) == tops
    assert (state.scores, state.ended.reason) == (scores, reason)
    left = legal_plays(state.table.edition, set(words.tilings), state.table.board, state.table.pool)
    assert not left, "no tiles of the whole bag could be laid: the end was the end"


# The joker form (FISF 3.8.1)


@pytest.mark.parametrize("form", ["joker", "joker-7-of-8"])
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_the_joker_comes_back_while_the_bag_has_its_letter(form, seed):
    words, profile = lexicon(HU), load_profile("fisf", form)
    tops = kernel_tops(HU, words, profile)
    events = played_out(HU, profile, [sometimes(tops)] * 2, seed, tops, words)
    state = fold(events[:1])
    stayed = replaced = 0
    for event in events[1:]:
        before, state = state, after(state, event)
        if isinstance(event, RackDrawn):
            lost = sum(1 for tile in state.table.board.tiles if tile & BLANK)
            assert state.table.rack.count(BLANK) == (1 if lost < 2 else 0), "six and a joker"
        if isinstance(event, RoundClosed):
            for tile in event.top.tiles:
                if tile & BLANK:
                    had = tile & ~BLANK in before.table.bag
                    kept = state.table.rack.count(BLANK) == 1
                    assert kept is had
                    replaced += had
                    stayed += not had
    assert sum(1 for tile in state.table.board.tiles if tile & BLANK) == stayed <= 2
    assert replaced + stayed > 0


def test_a_replaced_joker_counts_as_a_tile_from_then_on():
    from tests.variants.duplicate.games import table

    now = table(ET, "TE?", load_profile("fisf", "joker"))
    from crossglot.notation import parse_move

    later = now.after(parse_move(ET, now.board, "8G TEe"))
    assert ET.alphabet.format_tiles(bytes(tile for tile in later.board.tiles if tile)) == "TEE"
    assert later.rack == bytes([BLANK]), "the blank returns to the rack"
