"""Simulations as frozen values: progress, cancellation, house rules."""

from itertools import pairwise

import pytest

from crossglot.analysis.simulation import simulate
from crossglot.editions import House, load_edition, with_house
from crossglot.errors import KernelError, PlayerError
from crossglot.game import SeatInfo, fold, start
from crossglot.kernel import Automaton, Graph
from crossglot.lexicon import Lexicon
from crossglot.moves import Exchange, Move, Pass, Play
from crossglot.players import outlook_of

HU = load_edition("HU-M")
WORDS = ["kar", "kard", "ara", "arat", "tar", "tara", "akar", "rak", "ad", "kad", "ok", "oka", "só"]


@pytest.fixture(scope="module")
def lexicon():
    automaton = Automaton()
    tilings = sorted({tiling for word in WORDS for tiling in HU.alphabet.tilings(word)})
    node = automaton.join([(tiling, Automaton.END) for tiling in tilings])
    return Lexicon(HU, None, Graph(automaton.pack(node)))


def outlook(edition=HU, seats=2):
    from dataclasses import replace

    names = [SeatInfo(str(seat), "human") for seat in range(seats)]
    seen = outlook_of(fold(start(edition, names, "a seed")), 0)
    rack = HU.alphabet.parse_tiles("KARDAT?")
    everything = bytearray(HU.full_bag())
    for tile in rack:
        everything.remove(tile)
    return replace(seen, edition=edition, rack=rack, unseen=bytes(everything))


def last(steps):
    *_, final = steps
    return final


def test_progress_ends_in_a_result(lexicon):
    steps = list(simulate(lexicon, outlook(), rollouts=1500, milliseconds=None, confidence=None))
    assert [step.reason for step in steps[:-1]] == ["running"] * (len(steps) - 1)
    final = steps[-1]
    assert (final.reason, final.rollouts, final.exact) == ("rollouts", 1500, False)
    assert all(a.rollouts <= b.rollouts for a, b in pairwise(steps))
    assert final.best is final.prospects[0]
    assert 0 < final.best.win.mean < 1
    assert len(final.best.plies) == 2
    assert final.best.plies[0].points > 0


def test_the_same_seed_is_the_same_result(lexicon):
    facts = {"rollouts": 900, "milliseconds": None, "candidates": 6}
    one, other = (last(simulate(lexicon, outlook(), threads=n, **facts)) for n in (1, 2))
    assert one == other
    assert last(simulate(lexicon, outlook(), seed=8, **facts)) != one


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(lexicon, seats):
    facts = {"rollouts": 300, "milliseconds": None, "candidates": 3, "plies": seats}
    final = last(simulate(lexicon, outlook(seats=seats), **facts))
    assert final.best.win.mean > 1 / seats / 2
    assert len(final.best.plies) == seats


def test_given_moves_are_compared(lexicon):
    seen = outlook()
    moves: list[Move] = [Exchange(bytes(sorted(seen.rack[:2]))), Pass()]
    final = last(simulate(lexicon, seen, candidates=moves, rollouts=400, confidence=None))
    assert {prospect.move for prospect in final.prospects} == set(moves)
    found = last(simulate(lexicon, seen, candidates=200, rollouts=200)).prospects
    play = next(it.move for it in found if isinstance(it.move, Play))
    final = last(simulate(lexicon, seen, candidates=[*moves, play], rollouts=400))
    assert {prospect.move for prospect in final.prospects} == {*moves, play}
    assert next(it for it in final.prospects if it.move == play).points > 0


def test_closing_ends_the_work(lexicon):
    running = simulate(lexicon, outlook(), milliseconds=None, confidence=None)
    assert next(running).reason == "running"
    running.close()
    with pytest.raises(StopIteration):
        next(running)


def test_time_ends_it(lexicon):
    final = last(simulate(lexicon, outlook(), milliseconds=1, confidence=None))
    assert final.reason == "time"


def test_what_cannot_be_counted_is_refused(lexicon):
    house = with_house(HU, House(recount_premiums=True))
    with pytest.raises(PlayerError) as refused:
        next(simulate(lexicon, outlook(house)))
    assert refused.value.facts["rule"] == "recount-premiums"
    with pytest.raises(KernelError):
        next(simulate(lexicon, outlook(), candidates=[Play(0, 0, b"\1\1")]))
