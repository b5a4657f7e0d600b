"""Topping among several: the least time leads."""

import pytest

from crossglot.errors import TournamentCode
from crossglot.errors import TournamentError as Refused
from crossglot.game import SeatInfo
from crossglot.tournament.topping import topping_table
from crossglot.variants.duplicate import Slip, load_profile
from crossglot.variants.topping import after, fold, give_up, next_rack, propose, start
from tests.variants.duplicate.games import ET, kernel_tops, lexicon

WORDS = lexicon(ET, ["tee", "ma", "sa", "ta", "maa", "kass", "kas"])
PROFILE = load_profile("ET")
TOPS = kernel_tops(ET, WORDS, PROFILE)


def played(name, pace, gives_up=0, racks=99, seed="seed"):
    """Somebody who finds each top after ``pace`` ms, but gives the first ones up."""
    opened = start(ET, PROFILE, SeatInfo(name, "human"), seed, on_board="order")
    state, now = fold(opened), 0
    for event in next_rack(state, TOPS, 0):
        state = after(state, event)
    while state.ended is None and len(state.lines) < racks:
        now += pace
        if len(state.lines) < gives_up:
            events = give_up(state, now, TOPS)
        else:
            play, _ = TOPS(state.table.board, state.table.rack)[0]
            events = propose(state, Slip.of(state.table.board, play), now, TOPS, WORDS)
        for event in events:
            state = after(state, event)
    return state


def test_the_least_time_leads_and_a_missed_top_costs_its_penalty():
    games = [played("slow", 9000), played("gives up", 2000, 1), played("quick", 2000)]
    rows = topping_table([*games, played("left", 100, racks=1)])
    assert [row.name for row in rows] == ["quick", "gives up", "slow"], "who left has no time"
    assert rows[0].tops == rows[0].found == len(games[0].lines)
    assert rows[1].found == rows[1].tops - 1
    assert rows[1].spent > rows[0].spent
    both = topping_table([played("a", 2000), played("b", 2000)])
    assert [(row.place, row.last) for row in both] == [(1, 2), (1, 2)]
    assert topping_table([]) == ()


def test_another_game_is_no_match():
    with pytest.raises(Refused) as refused:
        topping_table([played("a", 2000), played("b", 2000, seed="other")])
    assert refused.value.code is TournamentCode.HALLS
    assert refused.value.facts["hall"] == "b"
