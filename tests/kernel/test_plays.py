"""The kernel against the rules: the same plays, the same points, in the promised order."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.alphabet import rack_tile
from crossglot.kernel import Leaves, list_plays, plays, ruleset_of
from tests.kernel.brute import legal_plays
from tests.kernel.positions import EDITIONS, RandomGame

SEEDS = st.integers(0, 2**32)
LEAVES = Leaves([9000, *range(-3000, 3001, 137)], 700, 0b1010101010, 450)


@pytest.mark.parametrize("edition_id", EDITIONS)
@given(seed=SEEDS)
@settings(max_examples=8, deadline=None)
def test_the_kernel_lists_what_the_rules_allow(edition_id, seed):
    game = RandomGame(seed, edition_id)
    rules = ruleset_of(game.edition)
    for board, rack in game.positions(6):
        listed = plays(game.graph, rules, board.tiles, rack, limit=0)
        expected = legal_plays(game.edition, game.words, board, rack)
        assert {play[:3]: play[3] for play in listed} == expected
        assert len(listed) == len(expected), "a play was listed twice"
        assert all(play[4] == 1000 * play[3] for play in listed)


@pytest.mark.parametrize("edition_id", EDITIONS)
@pytest.mark.parametrize("leaves", [None, LEAVES], ids=["points", "leaves"])
@given(seed=SEEDS, limit=st.sampled_from([1, 1, 1, 2, 3, 10, 64, 65, 1000]))
@settings(max_examples=25, deadline=None)
def test_the_best_few_are_the_first_of_all(edition_id, leaves, seed, limit):
    game = RandomGame(seed, edition_id)
    rules = ruleset_of(game.edition)
    for board, rack in game.positions(10):
        listed = plays(game.graph, rules, board.tiles, rack, limit=0, leaves=leaves)
        assert listed == sorted(listed, key=lambda play: (-play[4], -play[3], play[:3]))
        assert (
            plays(game.graph, rules, board.tiles, rack, limit=limit, leaves=leaves)
            == listed[:limit]
        )


@given(seed=SEEDS)
@settings(max_examples=30, deadline=None)
def test_a_listing_reads_as_the_list(seed):
    game = RandomGame(seed, "CS")
    rules = ruleset_of(game.edition)
    for board, rack in game.positions(6):
        listed = plays(game.graph, rules, board.tiles, rack, limit=0, leaves=LEAVES)
        listing = list_plays(game.graph, rules, board.tiles, rack, leaves=LEAVES)
        count = len(listing)
        assert list(listing) == [listing[at] for at in range(count)] == listed
        assert [listing[at] for at in range(-count, 0)] == listed
        for outside in (count, -count - 1, -(2**63), 2**63 - 1):
            with pytest.raises(IndexError):
                listing[outside]


@given(seed=SEEDS)
@settings(max_examples=30, deadline=None)
def test_equity_is_points_and_the_leave(seed):
    game = RandomGame(seed, "HU-W")
    for board, rack in game.positions(6):
        for _, _, tiles, points, equity in plays(
            game.graph, ruleset_of(game.edition), board.tiles, rack, limit=0, leaves=LEAVES
        ):
            kept = list(rack)
            for tile in filter(None, tiles):
                kept.remove(rack_tile(tile))
            assert equity == 1000 * points + LEAVES.value(bytes(kept))
