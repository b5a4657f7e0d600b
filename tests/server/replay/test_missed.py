"""The best play that a player has missed in a whole game."""

from dataclasses import replace

import pytest

from crossglot.analysis.decisions import decisions_of
from crossglot.moves import Pass
from crossglot.players import candidates, leaves_of
from crossglot.server.results.missed import BestMissed, best_missed
from crossglot.server.results.replay_source import ReplaySource
from tests.analysis.words import HU, played, small_lexicon


@pytest.fixture(scope="module")
def lexicon():
    return small_lexicon()


def source(turns):
    return ReplaySource((), lambda: turns)


def test_who_always_plays_the_best_misses_nothing(lexicon):
    turns = decisions_of(played(lexicon, "seen", 12)[0])
    for seat in (0, 1):
        assert best_missed(lexicon, source(turns), seat) == BestMissed(judged=6, best=None)
    assert best_missed(lexicon, source(turns), 2).judged == 0


def test_of_the_turns_passed_the_dearest_is_told(lexicon):
    own = [one for one in decisions_of(played(lexicon, "b", 30)[0]) if one.seat == 0]
    passed = tuple(replace(turn, move=Pass(), points=0) for turn in own)
    better = []
    for turn in own:
        board, rack = turn.outlook.board, turn.outlook.rack
        for top in candidates(lexicon, HU, board, rack, limit=1, leaves=leaves_of(HU)):
            gained = top.equity - leaves_of(HU).value(bytes(sorted(rack)))
            better.append((gained, turn.before.seq + 1, top))
    gained, seq, top = max(better, key=lambda one: one[0])
    assert len(better) > 1
    found = best_missed(lexicon, source(passed), 0)
    assert found.judged == len(own)
    assert found.best.seq == seq
    assert (found.best.start, found.best.direction) == (top.play.start, top.play.direction)
    assert (found.best.points, found.best.done) == (top.points, 0)
    assert found.best.gained == round(gained / 1000, 1) > 0


def test_a_rack_that_is_not_known_is_not_judged(lexicon):
    turns = decisions_of(played(lexicon, "seen", 6)[0])
    blind = tuple(replace(turn, outlook=None, move=Pass()) for turn in turns)
    assert best_missed(lexicon, source(blind), 0) == BestMissed(judged=0, best=None)
