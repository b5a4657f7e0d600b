"""An analysis ends, whatever is left out."""

from dataclasses import replace

import pytest

from crossglot.analysis import Limit, endgame, preendgame
from crossglot.analysis.endgame import solve_endgame
from crossglot.analysis.limits import UNTIMED_NODES
from crossglot.analysis.preendgame import weigh_pre_endgame
from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.players import Outlook
from crossglot.study.sample import sample_lexicon

HU = load_edition("HU-M")


def test_without_seconds_nodes_are_limited():
    """B3: an analysis without a time limit never ended once the bag was empty."""
    assert Limit(seconds=None).nodes == UNTIMED_NODES
    assert Limit(seconds=None, nodes=7).nodes == 7
    assert Limit().nodes is None
    assert replace(Limit(), seconds=None).nodes == UNTIMED_NODES


class AskedError(Exception):
    """Carries what the kernel was asked."""


class Kernel:
    """Refuses to search and says with what limits."""

    def solve(self, **limits):
        raise AskedError(limits)

    weigh = solve

    def halt(self):
        """Nothing runs."""


def test_the_solvers_themselves_end(monkeypatch):
    lexicon = sample_lexicon("HU-M", "KARD")
    rack = HU.alphabet.encode("KARD")
    outlook = Outlook(HU, Board.empty(HU.layout), rack, rack, (4,), (0, 0))
    monkeypatch.setattr(endgame, "endgame_of", lambda *_: Kernel())
    monkeypatch.setattr(preendgame, "pre_endgame_of", lambda *_: Kernel())
    for solve in (solve_endgame, weigh_pre_endgame):
        for given, nodes in (
            ({"milliseconds": None}, UNTIMED_NODES),
            ({"milliseconds": None, "nodes": 5}, 5),
            ({"milliseconds": 100}, None),
        ):
            with pytest.raises(AskedError) as asked:
                solve(lexicon, outlook, **given)
            assert asked.value.args[0]["nodes"] == nodes, (solve, given)
