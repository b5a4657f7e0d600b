"""Players that work the end out: never worse than the points they would otherwise take."""

from dataclasses import replace

import pytest

from crossglot.analysis.endgame import solve_endgame
from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.kernel import Graph
from crossglot.lexicon import Lexicon
from crossglot.players import Outlook, solved_move
from tests.kernel.packing import pack_words

HU = load_edition("HU-M")
WORDS = [HU.alphabet.encode(word) for word in ("AD", "KAD", "KADA", "RAK", "TARKA", "OK", "OKA")]
LEXICON = Lexicon(HU, None, Graph(pack_words(set(WORDS))))


def outlook(rack, unseen, held):
    board = Board.empty(HU.layout).after({112: WORDS[0][0], 113: WORDS[0][1]})
    return Outlook(HU, board, HU.alphabet.encode(rack), HU.alphabet.encode(unseen), held, (9, 7))


def test_the_move_is_the_first_of_the_proven_line():
    last = outlook("KA", "OKA", (3,))
    solution = solve_endgame(LEXICON, last, milliseconds=None)
    assert solution.proved
    assert solved_move(LEXICON, last, 1000) == solution.line[0].move


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (outlook("KA", "OKART", (3,)), "tiles are in the bag, and it may not look into that"),
        (replace(outlook("KA", "OKA", (1, 2)), scores=(0, 0, 0)), "three play"),
        (outlook("KA", "", (0,)), "the other is out"),
    ],
)
def test_where_it_cannot_be_worked_out_there_is_no_move(position, why):
    assert solved_move(LEXICON, position, 1000) is None, why


def test_no_nodes_is_no_search():
    assert solved_move(LEXICON, outlook("KA", "OKA", (3,)), 0) is None


def test_a_bag_of_few_tiles_may_be_looked_into():
    position = outlook("KAOKARD", "OKARTAK"[:3] + "AD", (4,))
    assert position.bag_count == 1
    assert solved_move(LEXICON, position, 0, pre_endgame_nodes=300_000) is not None
