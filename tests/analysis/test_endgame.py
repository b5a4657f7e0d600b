"""Endgames solved by the kernel are what plain minimax over the rules of Python finds."""

from dataclasses import replace
from random import Random
from threading import Thread

import pytest

from crossglot.alphabet import rack_tile
from crossglot.analysis.endgame import solve_endgame
from crossglot.board import Board, Direction
from crossglot.editions import House, load_edition, with_house
from crossglot.errors import KernelError, PlayerError
from crossglot.lexicon import Lexicon
from crossglot.moves import Pass, Play
from crossglot.players import Outlook, endgame_of
from crossglot.rules import final_adjustments
from crossglot.tiles import without
from tests.kernel.brute import legal_plays
from tests.kernel.positions import EDITIONS, RandomGame
from tests.kernel.test_door import every_word

MOST = 60
"""Positions that plain minimax looks at; larger games are left out."""


class TooLargeError(Exception):
    """More positions than plain minimax looks at."""


def minimax(edition, words, outlook, seen):
    """Points that the seat on move still gains on the other."""
    seen.append(outlook)
    if len(seen) > MOST:
        raise TooLargeError
    racks = outlook.rack, outlook.unseen
    if not all(racks) or outlook.passes >= 2 * edition.end.pass_rounds:
        mine, theirs = final_adjustments(edition, racks)
        return mine - theirs
    turned = replace(outlook, rack=racks[1], unseen=racks[0], passes=outlook.passes + 1)
    best = -minimax(edition, words, turned, seen)
    for (start, direction, tiles), points in legal_plays(
        edition, words, outlook.board, outlook.rack
    ).items():
        squares = outlook.board.layout.walk(start, Direction(direction))
        laid = dict(pair for pair in zip(squares, tiles, strict=False) if pair[1])
        kept = without(outlook.rack, map(rack_tile, laid.values()))
        after = replace(turned, board=outlook.board.after(laid), unseen=kept, passes=0)
        best = max(best, points - minimax(edition, words, after, seen))
    return best


def late_game(seed, edition_id):
    """A random game of a few words with a tile or two on each rack."""
    game, random = RandomGame(seed, edition_id), Random(seed)
    board, _ = list(game.positions(random.randint(1, 5)))[-1]
    letters = sorted({tile for word in game.words for tile in word})
    racks = [
        bytes(random.choices([*letters, 64], k=random.randint(1, min(2, game.edition.rack_size))))
        for _ in range(2)
    ]
    final = random.choice(["subtract-own-add-to-out", "out-doubled"])
    end = replace(game.edition.end, pass_rounds=random.choice([1, 2]), final=final)
    edition = replace(game.edition, end=end)
    scores = random.randint(0, 99), random.randint(0, 99)
    outlook = Outlook(edition, board, racks[0], racks[1], (len(racks[1]),), scores)
    return game, outlook


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_no_play_of_the_rules_is_better(edition_id):
    compared = 0
    for seed in range(40):
        game, outlook = late_game(seed, edition_id)
        try:
            value = minimax(outlook.edition, game.words, outlook, [])
        except TooLargeError:
            continue
        lexicon = Lexicon(outlook.edition, None, game.graph)
        found = solve_endgame(lexicon, outlook, milliseconds=None)
        assert (found.verdict, found.value) == ("proved", value)
        assert found.totals[0] - found.totals[1] == found.spread
        assert found.spread - value == outlook.scores[0] - outlook.scores[1]
        compared += 1
    assert compared > 5


def long_endgame():
    """Seven tiles against seven where every sequence is a word: more than can be looked through."""
    edition = load_edition("HU-M")
    board = Board.empty(edition.layout).after({112: 1, 113: 2})
    outlook = Outlook(edition, board, b"\1\1\1\1\2\2\2", b"\1\1\1\2\2\2\2", (7,), (0, 0))
    return Lexicon(edition, None, every_word(letters=2, longest=7)), outlook


def test_a_budget_of_nodes_decides_the_same():
    lexicon, outlook = long_endgame()
    first, second = (
        solve_endgame(lexicon, outlook, nodes=2000, milliseconds=None) for _ in range(2)
    )
    assert first == second
    assert first.nodes <= 2000
    assert isinstance(first.line[0].move, Play | Pass)


def test_another_thread_may_stop_it():
    game = endgame_of(*long_endgame())
    halting = Thread(target=game.halt)
    halting.start()
    stopped = game.solve()
    halting.join()
    assert stopped.line
    assert stopped.lower != stopped.upper
    assert game.solve().nodes <= 64, "it may be halted beforehand"


def test_what_is_no_endgame_is_refused():
    lexicon, outlook = long_endgame()
    with pytest.raises(KernelError) as caught:
        solve_endgame(lexicon, replace(outlook, unseen=outlook.unseen + b"\1"))
    assert caught.value.facts == {"argument": "bag", "reason": "not-empty"}
    three = replace(outlook, held=(3, 4), scores=(0, 0, 0))
    with pytest.raises(KernelError) as caught:
        solve_endgame(lexicon, three)
    assert caught.value.facts == {"argument": "racks", "reason": "not-two"}
    house = with_house(outlook.edition, House(recount_premiums=True))
    with pytest.raises(PlayerError):
        solve_endgame(lexicon, replace(outlook, edition=house))


def test_an_empty_board_is_an_endgame_too():
    lexicon, outlook = long_endgame()
    bare = replace(outlook, board=Board.empty(outlook.edition.layout))
    assert solve_endgame(lexicon, bare, nodes=500, milliseconds=None).nodes <= 500
