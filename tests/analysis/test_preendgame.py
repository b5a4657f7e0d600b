"""Pre-endgames: what is decided is right, what is not is within its bounds."""

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from crossglot.alphabet import rack_tile
from crossglot.analysis.endgame import solve_endgame
from crossglot.analysis.preendgame import weigh_pre_endgame
from crossglot.errors import KernelError
from crossglot.lexicon import Lexicon
from crossglot.moves import Play
from crossglot.tiles import without
from tests.analysis.test_endgame import late_game


def one_in_the_bag(seed):
    """A late game whose racks are full, with one tile in the bag."""
    game, outlook = late_game(seed, "HU-M")
    edition = replace(outlook.edition, rack_size=2, bonus={})
    letters = sorted({tile for word in game.words for tile in word})
    rack, unseen = bytes(letters[:2]), bytes([*letters[1:3], 64])
    outlook = replace(outlook, edition=edition, rack=rack, unseen=unseen, held=(2,))
    return Lexicon(edition, None, game.graph), outlook


def leads(lexicon, outlook, play):
    """The final lead after ``play`` for every tile that may be in the bag, each as often as it is."""
    squares = outlook.board.layout.walk(play.start, play.direction)
    laid = dict(pair for pair in zip(squares, play.tiles, strict=False) if pair[1])
    kept = without(outlook.rack, map(rack_tile, laid.values()))
    for drawn, *theirs in permutations(outlook.unseen):
        after = replace(
            outlook,
            board=outlook.board.after(laid),
            rack=bytes(sorted(theirs)),
            unseen=kept + bytes([drawn]),
            held=(len(kept) + 1,),
            scores=outlook.scores[::-1],
            passes=0,
        )
        yield drawn, solve_endgame(lexicon, after, milliseconds=None).spread


def test_a_play_that_empties_the_bag_is_answered_by_the_endgame():
    compared = 0
    for seed in range(30):
        lexicon, outlook = one_in_the_bag(seed)
        found = weigh_pre_endgame(lexicon, outlook, milliseconds=None)
        assert found.proved
        for weighed in found.moves:
            if not isinstance(weighed.move, Play):
                assert weighed.open
                continue
            shares: Counter[int] = Counter()
            for _, spread in leads(lexicon, outlook, weighed.move):
                gained = weighed.points - spread
                shares[(gained > 0) - (gained < 0)] += 1
            won = (shares[1] + shares[0] / 2) / shares.total()
            assert weighed.win_lower - 1e-9 <= won <= weighed.win_upper + 1e-9
            assert won <= found.best.win + 1e-9
            assert not weighed.open
            compared += 1
    assert compared > 20


def test_a_budget_of_nodes_decides_the_same():
    lexicon, outlook = one_in_the_bag(3)
    first, second = (
        weigh_pre_endgame(lexicon, outlook, nodes=50, milliseconds=None) for _ in range(2)
    )
    assert first == second
    assert first.moves


def test_exact_says_whether_every_ordering_counts():
    whole_told, part_told = set(), set()
    for seed in range(12):
        lexicon, outlook = one_in_the_bag(seed)
        whole = weigh_pre_endgame(lexicon, outlook, milliseconds=None)
        assert whole.best.decided == 1
        assert whole.exact == (not whole.best.open)
        whole_told.add(whole.exact)
        part = weigh_pre_endgame(lexicon, outlook, nodes=1, milliseconds=None)
        part_told.add(part.exact)
    assert whole_told == {False, True}
    assert False in part_told


def test_a_bag_of_five_is_refused():
    lexicon, outlook = one_in_the_bag(3)
    with pytest.raises(KernelError) as caught:
        weigh_pre_endgame(lexicon, replace(outlook, unseen=bytes([1] * 7)))
    assert caught.value.facts == {"argument": "bag", "reason": "out-of-range"}
