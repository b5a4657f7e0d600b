"""Computer players: their moves are legal, and minding the leave pays."""

import pytest

from crossglot.editions import House, load_edition, with_house
from crossglot.errors import PlayerCode, PlayerError
from crossglot.game import SeatInfo, act, after, fold, start, view
from crossglot.moves import Exchange, Pass, Play
from crossglot.players import PLAYERS, candidates, leaves_of, make_player

HU = load_edition("HU-M")


def play_out(lexicon, kinds, seed, **house):
    rules = with_house(HU, House(**house))
    events = list(start(rules, [SeatInfo(kind, kind) for kind in kinds], seed))
    state = fold(events)
    players = [make_player(kind, lexicon, rules.house) for kind in kinds]
    while state.ended is None:
        seat = state.to_move
        move = players[seat].choose(view(events, seat), seat)
        for event in act(state, seat, move, lexicon):
            events.append(event)
            state = after(state, event)
    return state


@pytest.mark.parametrize(
    "kinds", [("greedy", "static"), ("static", "greedy", "static"), ("greedy",) * 4]
)
def test_whole_games_end(lexicon, kinds):
    state = play_out(lexicon, kinds, "seed")
    assert state.ended.reason in {"out", "passes"}
    assert any(turn.placement for turn in state.turns)


@pytest.mark.parametrize(
    "house",
    [
        {"two_bags": True},
        {"jacks_to_open": True},
        {"recount_premiums": True},
        {"rack_size": 9},
        {"restricted_exchange": True},
        {"challenge": "edition"},
    ],
)
def test_house_rules_are_played(lexicon, house):
    state = play_out(lexicon, ("greedy", "static"), "seed", **house)
    assert state.ended is not None


def test_a_house_rule_that_cannot_be_played_is_refused(lexicon):
    with pytest.raises(PlayerError) as refused:
        make_player("greedy", lexicon, House(blank_as_space=True))
    assert refused.value.code is PlayerCode.HOUSE_RULE


def test_an_unknown_player_is_refused(lexicon):
    with pytest.raises(PlayerError) as refused:
        make_player("champion", lexicon)
    assert refused.value.facts["known"] == sorted(PLAYERS)


def state_with(rack, bag_left=True):
    from dataclasses import replace

    state = fold(start(HU, [SeatInfo("a", "human"), SeatInfo("b", "human")], "s"))
    held = bytes(sorted(HU.alphabet.parse_tiles(rack)))
    return replace(state, racks=(held, state.racks[1]), to_move=0)


def test_without_a_play_the_rack_is_exchanged(lexicon):
    state = state_with("[ZS][LY][TY]ŰŐÚC")
    assert isinstance(make_player("greedy", lexicon).choose(state, 0), Exchange)
    assert isinstance(make_player("static", lexicon).choose(state, 0), Exchange)


def test_static_keeps_the_blank_when_it_gains_little(lexicon):
    state = state_with("KARDA?[TY]")
    greedy = make_player("greedy", lexicon).choose(state, 0)
    static = make_player("static", lexicon).choose(state, 0)
    assert isinstance(greedy, Play)
    assert isinstance(static, Play | Exchange)
    if isinstance(static, Play):
        assert not any(tile & 0x40 for tile in static.tiles)


def test_recounted_premiums_are_in_the_points(lexicon):
    rules = with_house(HU, House(recount_premiums=True))
    state = state_with("KARDATT")
    from crossglot.notation import parse_move
    from crossglot.rules import place, score

    board = place(rules, state.board, parse_move(rules, state.board, "8F KARD")).board
    best = candidates(lexicon, rules, board, HU.alphabet.encode("A"), limit=1)[0]
    assert best.points == score(rules, place(rules, board, best.play)) == 12, (
        "KARDA 6, doubled again"
    )


def test_leaves_like_blanks_and_balance():
    leaves = leaves_of(HU)
    value = lambda text: leaves.value(HU.alphabet.parse_tiles(text))  # noqa: E731
    assert value("?") > value("A") > value("Ű")
    assert value("AK") > value("AA")
    assert value("") == 0


def test_a_pass_when_nothing_else_is_possible(lexicon):
    from dataclasses import replace

    rules = replace(HU, exchange_bag_min=255)
    state = replace(state_with("[ZS][LY][TY]ŰŐÚC"), edition=rules)
    assert make_player("greedy", lexicon).choose(state, 0) == Pass()
