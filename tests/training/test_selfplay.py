"""Games of the kernel against the rules: the same choices, scores and endings, move by move."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.editions import House, edition_ids, with_house
from crossglot.game import SeatInfo, after, chosen_move, fold, view
from crossglot.game.events import Drew
from crossglot.kernel import Census, Leaves, ending_of, play_games, ruleset_of
from crossglot.players import Greedy, Static, estimate_of
from crossglot.training.recipe import kind_counts
from crossglot.training.replay import KernelGame, replay
from tests.training.toys import toy_lexicon

HOUSES = [House(), House(rack_size=5), House(final="out-doubled"), House(scoreless_turns=4)]


def some_leaves(edition, random):
    """None, the estimate, or weights at random."""
    kind = random.choice(["points", "estimate", "learnt"])
    if kind != "learnt":
        return None if kind == "points" else estimate_of(edition)
    kinds, order = len(kind_counts(edition)), random.randint(0, 3)
    weights = len(Census(kinds, order, 2).hits())
    packed = b"".join(
        random.randint(-9000, 9000).to_bytes(4, "little", signed=True) for _ in range(weights)
    )
    return Leaves.learnt(kinds, order, packed)


def games_of(lexicon, edition, players, seed, count=2, threads=1):
    return [
        KernelGame(tuple(scores), tuple(booked), end, tuple(record[0]), tuple(record[1]))
        for scores, booked, end, _, record in play_games(
            lexicon.graph, ruleset_of(edition), ending_of(edition), edition.full_bag(), players,
            seed=seed, first=0, count=count, threads=threads, turns=True,
        )
    ]  # fmt: skip


@pytest.mark.parametrize("edition_id", edition_ids())
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4))
@settings(max_examples=3, deadline=None)
def test_a_game_of_the_kernel_keeps_the_rules(edition_id, seed, seats):
    random = Random(seed)
    lexicon = toy_lexicon(edition_id, seed)
    edition = with_house(lexicon.edition, random.choice(HOUSES))
    players = [some_leaves(edition, random) for _ in range(seats)]
    infos = [SeatInfo(str(seat), "kernel") for seat in range(seats)]
    for game in games_of(lexicon, edition, players, seed):
        state = fold(replay(edition, infos, game, lexicon, "toy"))
        assert state.scores == tuple(map(sum, zip(game.scores, game.booked, strict=True)))
        assert state.ended.reason == game.end


@pytest.mark.parametrize("edition_id", ["HU-M", "CS", "EN"])
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_the_kernel_chooses_what_the_players_choose(edition_id, seed):
    random = Random(seed)
    lexicon = toy_lexicon(edition_id, seed)
    edition = lexicon.edition
    leaves = [some_leaves(edition, random) for _ in range(2)]
    players = [Static(lexicon, own) if own else Greedy(lexicon) for own in leaves]
    infos = [SeatInfo("a", "x"), SeatInfo("b", "x")]
    events = replay(edition, infos, games_of(lexicon, edition, leaves, seed, 1)[0], lexicon, "toy")
    state = fold(events[:1])
    for at, event in enumerate(events[1:], 1):
        if (move := chosen_move(event)) is not None:
            seat = state.to_move
            assert players[seat].choose(view(events[:at], seat), seat) == move
        state = after(state, event)


def test_a_record_that_breaks_the_rules_is_refused():
    lexicon = toy_lexicon("HU-M", 5)
    game = games_of(lexicon, lexicon.edition, [None, None], 5, 1)[0]
    infos = [SeatInfo("a", "x"), SeatInfo("b", "x")]
    at = next(n for n, turn in enumerate(game.turns) if turn[0] == 0)
    kind, start, down, tiles, points, drawn = game.turns[at]
    for wrong in (
        (kind, start, down, tiles, points + 1, drawn),
        (kind, (start + 100) % 225, down, tiles, points, drawn),
    ):
        turns = (*game.turns[:at], wrong, *game.turns[at + 1 :])
        with pytest.raises(Exception, match=r"event-illegal|play-"):
            replay(lexicon.edition, infos, replace(game, turns=turns), lexicon, "toy")
    with pytest.raises(Exception, match="event-illegal"):
        replay(lexicon.edition, infos, replace(game, booked=(999, 0)), lexicon, "toy")


def test_games_depend_on_the_seed_alone():
    lexicon = toy_lexicon("HU-M", 3)
    players = [estimate_of(lexicon.edition), None]
    once = games_of(lexicon, lexicon.edition, players, 7, 12)
    assert once == games_of(lexicon, lexicon.edition, players, 7, 12, threads=3)
    assert once != games_of(lexicon, lexicon.edition, players, 8, 12)
    assert len({game.dealt for game in once}) == 6, "each deal is played twice"
    assert all(one.dealt == other.dealt for one, other in zip(once[::2], once[1::2], strict=True))


def test_whoever_draws_holds_what_was_drawn():
    lexicon = toy_lexicon("HU-M", 3)
    game = games_of(lexicon, lexicon.edition, [None, None], 3, 1)[0]
    infos = [SeatInfo("a", "x"), SeatInfo("b", "x")]
    events = replay(lexicon.edition, infos, game, lexicon, "toy")
    drawn = [tile for event in events if isinstance(event, Drew) for tile in event.tiles]
    assert len(drawn) <= lexicon.edition.tiles_total
