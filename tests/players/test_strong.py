"""The strongest player: legal whole games, the same every time, fair to its clock."""

from dataclasses import replace

import pytest

from crossglot.editions import Clock, House, load_edition, with_house
from crossglot.errors import PlayerError
from crossglot.game import SeatInfo, act, after, fold, start, view
from crossglot.players import Strong, endgame_of, make_player, outlook_of
from crossglot.players.outlook import move_of
from crossglot.players.solver import solved_move
from crossglot.players.strong import FASTEST, fair_share
from tests.analysis.words import HU, played, small_lexicon

QUICK = {"rollouts": 30, "endgame_nodes": 500, "pre_endgame_nodes": 500}


@pytest.fixture(scope="module")
def lexicon():
    return small_lexicon()


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_end_and_repeat(lexicon, seats):
    def game():
        players = [Strong(lexicon, **QUICK), *[make_player("static", lexicon)] * (seats - 1)]
        events = list(start(HU, [SeatInfo("x", "human") for _ in players], "strong"))
        state = fold(events)
        while state.ended is None and len(state.turns) < 24:
            seat = state.to_move
            for event in act(state, seat, players[seat].choose(view(events, seat), seat), lexicon):
                events.append(event)
                state = after(state, event)
        return events

    assert game() == game()


def test_it_is_known_by_name(lexicon):
    assert make_player("strong", lexicon) == Strong(lexicon)


@pytest.mark.parametrize("house", [House(recount_premiums=True), House(blank_as_space=True)])
def test_house_rules_it_cannot_count_are_refused(lexicon, house):
    with pytest.raises(PlayerError) as refused:
        make_player("strong", lexicon, house)
    assert refused.value.facts["player"] == "strong"


def clocked(lexicon, **clock):
    edition = with_house(load_edition("HU-M"), House(clock=Clock(**clock)))
    return replace(played(lexicon, "clock", 0)[1], edition=edition)


@pytest.mark.parametrize(
    ("clock", "used", "share"),
    [
        ({}, 0, None),
        ({"per_move": 10_000}, 0, 9_000),
        ({"main": 1_300_000}, 0, 90_000),
        ({"main": 1_300_000, "increment": 10_000}, 0, 99_000),
        ({"main": 1_300_000}, 650_000, 45_000),
        ({"main": 1_300_000}, 1_400_000, FASTEST),
        ({"main": 1_300_000, "per_move": 20_000}, 0, 18_000),
    ],
)
def test_a_turn_takes_its_fair_share(lexicon, clock, used, share):
    state = replace(clocked(lexicon, **clock), used=(used, 0))
    assert state.edition.tiles_total == 100
    assert fair_share(state, 0) == share


def test_with_an_empty_bag_it_plays_the_proved_line(lexicon):
    _, state = played(lexicon, "late", 0)
    rack, other = HU.alphabet.encode("KARD"), HU.alphabet.encode("TARA")
    outlook = replace(
        outlook_of(state, state.to_move), rack=rack, unseen=other, held=(4,), scores=(0, 0)
    )
    line = endgame_of(lexicon, outlook).solve(nodes=100_000).line
    assert solved_move(lexicon, outlook, 100_000) == move_of(line[0][:3])
    assert solved_move(lexicon, outlook, 100_000, milliseconds=10_000) == move_of(line[0][:3])
