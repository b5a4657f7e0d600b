"""The removal game: what may be taken off, what it earns, and that it ends (ET-89..92)."""

from itertools import combinations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.alphabet import BLANK
from crossglot.board import Board, Direction
from crossglot.editions import load_edition
from crossglot.errors import CrossglotError, GameCode, GameError, RemovalCode, RemovalError
from crossglot.game import SeatInfo
from crossglot.game import fold as game_fold
from crossglot.game import start as game_start
from crossglot.notation import parse_move, parse_place
from crossglot.rules import place
from crossglot.variants import removal
from crossglot.variants.removal import Ended, Removed, act, check_removal, fold, removals

ET = load_edition("ET")
SEATS = [SeatInfo("Ann", "human"), SeatInfo("Bo", "human")]


class Only:
    """A lexicon that admits just these words."""

    def __init__(self, *words):
        self.tilings = {tiling for word in words for tiling in ET.alphabet.tilings(word)}

    def admits_tiles(self, tiles):
        return bytes(tile & ~BLANK for tile in tiles) in self.tilings


class Some:
    """A lexicon that admits every other word, whatever it means."""

    def admits_tiles(self, tiles):
        return sum(tiles) % 2 == 0


def board_after(*plays):
    board = Board.empty(ET.layout)
    for text in plays:
        board = place(ET, board, parse_move(ET, board, text)).board
    return board


def squares(*names):
    return [parse_place(ET.layout, name)[0] for name in names]


CROSS = board_after("8H ASTE", "H7 K.")  # KA down, to the A of ASTE
PASTEL = board_after("8G PASTEL")


@pytest.mark.parametrize(
    ("taken", "points", "why"),
    [
        (["G8", "L8"], 5, "P4 + L1, and ASTE is still a word (ET-56 backwards)"),
        (
            ["G8", "H8", "I8", "J8", "K8", "L8"],
            9,
            "six at most, here the whole word: P4 A1 S1 T1 E1 L1",
        ),
        (["H8", "I8", "J8", "K8", "L8"], 5, "P stays alone: no run of two that were no word"),
    ],
)
def test_printed_values_are_earned(taken, points, why):
    events = removal.start(ET, PASTEL, SEATS, words=Only("pastel", "aste"))
    removed = act(fold(events), 0, squares(*taken), Only("pastel", "aste"))[0]
    assert removed == Removed(0, tuple(sorted(squares(*taken))), points), why


def test_a_blank_earns_nothing():
    board = board_after("8G PaSTEL")
    state = fold(removal.start(ET, board, SEATS))
    assert act(state, 0, squares("H8"))[0].points == 0


@pytest.mark.parametrize(
    ("board", "taken", "code", "why"),
    [
        (PASTEL, [], RemovalCode.COUNT, "at least one (ET-89)"),
        (
            board_after("8F PASTELA"),
            ["F8", "G8", "H8", "I8", "J8", "K8", "L8"],
            RemovalCode.COUNT,
            "at most six (ET-89)",
        ),
        (PASTEL, ["A1"], RemovalCode.EMPTY_SQUARE, "nothing lies there"),
        (
            CROSS,
            ["H7", "I8"],
            RemovalCode.NOT_ONE_WORD,
            "K is in the word down, S in the word across (ET-90)",
        ),
        (PASTEL, ["L8"], RemovalCode.LEAVES_NO_WORD, "PASTE is not in this lexicon (ET-90)"),
        (PASTEL, ["I8"], RemovalCode.LEAVES_NO_WORD, "neither PA nor TEL is"),
    ],
)
def test_refused(board, taken, code, why):
    with pytest.raises(RemovalError) as refused:
        check_removal(ET, board, squares(*taken), Only("pastel", "aste"))
    assert refused.value.code is code, why


def test_the_words_that_would_stay_are_named():
    with pytest.raises(RemovalError) as refused:
        check_removal(ET, PASTEL, squares("I8"), Only("pa"))
    assert refused.value.facts == {"words": ["TEL"]}


def test_words_across_are_looked_at_too():
    # without the A on H8, K is alone and the row is STE
    with pytest.raises(RemovalError):
        check_removal(ET, CROSS, squares("H8"), Only("aste"))
    left = check_removal(ET, CROSS, squares("H8"), Only("ste"))
    assert sum(map(bool, left.tiles)) == 4


def test_a_tile_left_alone_may_stay_or_not():
    words = Only("pastel")
    alone = squares("H8", "I8", "J8", "K8", "L8")
    with pytest.raises(RemovalError):
        check_removal(ET, PASTEL, alone, words, lone=False)
    left = check_removal(ET, PASTEL, alone, words)
    assert list(removals(left, words)) == [(112 - 1,)], "and can be taken later (ET-91)"


def test_the_game_ends_when_everything_is_gone():
    state = fold(removal.start(ET, PASTEL, SEATS))
    events = act(state, 0, squares("G8", "H8", "I8", "J8", "K8", "L8"))
    assert events[-1] == Ended("cleared", 0, (0,))


def test_the_game_ends_when_no_removal_is_possible():
    words = Only("pastel", "id")
    board = board_after("8D PASTEL", "8D ......ID")
    state = fold(removal.start(ET, board, SEATS, words=words, lone=False))
    assert sorted(removals(board, words, lone=False)) == sorted(map(tuple, [
        squares("J8", "K8"),  # PASTEL stays
        squares("D8", "E8", "F8", "G8", "H8", "I8"),  # ID stays
    ]))  # fmt: skip
    after_id = act(state, 0, squares("J8", "K8"), words)
    assert [type(event).__name__ for event in after_id] == ["Removed"], "six tiles may go at once"
    other = Only("pastelid")
    assert removal.start(ET, board, SEATS, words=other, lone=False)[-1] == Ended(
        "exhausted", None, (0, 1)
    )


def test_the_last_removal_that_is_possible_ends_the_game():
    words = Only("pastelid")
    board = board_after("8D PASTELID", "K8 .A")
    state = fold(removal.start(ET, board, SEATS, words=words, lone=False))
    assert list(removals(board, words, lone=False)) == [tuple(squares("K9"))]
    events = act(state, 0, squares("K9"), words)
    assert events[1] == Ended("exhausted", 0, (0,)), (
        "eight tiles are too many, and no part is a word"
    )


def passed_out():
    """A game of Ann and Bo that ends by passes."""
    from crossglot.game import act as game_act
    from crossglot.game import follow
    from crossglot.moves import Pass

    state = game_fold(game_start(ET, SEATS, "seed"))
    while state.ended is None:
        state = follow(state, game_act(state, state.to_move, Pass()))
    return state


def test_only_a_finished_game_is_taken_apart():
    running = game_fold(game_start(ET, SEATS, "seed"))
    with pytest.raises(RemovalError) as refused:
        removal.left_of(running)
    assert refused.value.code is RemovalCode.GAME_RUNNING


def test_the_turn_goes_on_to_the_left_of_the_last_player():
    left = removal.left_of(passed_out())
    assert left.names == ("Ann", "Bo")
    other = left.names[1 - left.last]
    for names in (["Ann", "Bo"], ["Bo", "Ann"], ["Cy", "Bo", "Ann", "Di"]):
        seats = [SeatInfo(name, "human") for name in names]
        assert removal.start_after(left, ET, seats)[0].first == names.index(other), names
    for last, names, first in (
        (0, ["Cy", "Di"], 1),
        (1, ["Cy", "Di"], 0),
        (None, ["Ann", "Bo"], 0),
        (0, ["Bo", "Bo"], 1),
    ):
        left = removal.Left(PASTEL, ("Ann", "Bo"), last)
        seats = [SeatInfo(name, "human") for name in names]
        assert removal.start_after(left, ET, seats)[0].first == first, (last, names)
    four = removal.Left(PASTEL, ("a", "b", "c", "d"), last=2)
    assert removal.start_after(four, ET, SEATS)[0].first == 1, "seat 3 of four is one of two"


@pytest.mark.parametrize(
    ("seat", "code"), [(1, GameCode.NOT_YOUR_TURN), (7, GameCode.NO_SUCH_SEAT)]
)
def test_out_of_turn(seat, code):
    state = fold(removal.start(ET, PASTEL, SEATS))
    with pytest.raises(GameError) as refused:
        act(state, seat, squares("G8"))
    assert refused.value.code is code


def test_resignation():
    state = fold(removal.start(ET, PASTEL, SEATS))
    assert removal.resign(state, 0) == (Ended("resignation", 0, (1,)),)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats):
    with pytest.raises(GameError) as refused:
        removal.start(ET, PASTEL, [SEATS[0]] * seats)
    assert refused.value.code is GameCode.PLAYERS


@pytest.mark.parametrize("first", [-1, 2])
def test_one_of_the_players_begins(first):
    with pytest.raises(GameError) as refused:
        removal.start(ET, PASTEL, SEATS, first=first)
    assert refused.value.code is GameCode.NO_SUCH_SEAT
    assert fold(removal.start(ET, PASTEL, SEATS, first=1)).to_move == 1


@st.composite
def boards(draw):
    """Tiles strewn over a few rows, with words of every length."""
    columns = ET.layout.columns
    tiles = bytearray(ET.layout.size)
    for row in range(draw(st.integers(1, 4))):
        for column in range(draw(st.integers(1, 9))):
            tiles[row * columns + column] = draw(st.sampled_from([0, 1, 1, 2, 2, BLANK | 3]))
    return Board(ET.layout, bytes(tiles))


def runs(board):
    """Every unbroken run, written down independently of the code tested."""
    found = set()
    for direction, step in ((Direction.ACROSS, 1), (Direction.DOWN, board.layout.columns)):
        for square in range(board.layout.size):
            if not board[square]:
                continue
            column = square % board.layout.columns
            before = square - step
            first = (column == 0) if step == 1 else before < 0
            if not first and board[before]:
                continue
            run = [square]
            while True:
                at = run[-1] + step
                wrapped = step == 1 and at % board.layout.columns == 0
                if wrapped or at >= board.layout.size or not board[at]:
                    break
                run.append(at)
            found.add((direction, tuple(run)))
    return found


def brute_removals(board, words, lone):
    """Every subset of every word, tried."""
    before = runs(board)
    long = {run for _, run in before if len(run) > 1}
    in_word = {square for run in long for square in run}
    tried = long | {(s,) for s, tile in enumerate(board.tiles) if tile and s not in in_word}
    found = set()
    for run in tried:
        for size in range(1, min(6, len(run)) + 1):
            for gone in combinations(run, size):
                left = board.after(dict.fromkeys(gone, 0))
                now = runs(left)
                new = {run for _, run in now - before if len(run) > 1}
                fine = all(words.admits_tiles(bytes(left[s] for s in part)) for part in new)
                kept = {s for _, part in now if len(part) > 1 for s in part}
                stranded = {s for s, tile in enumerate(left.tiles) if tile} - kept
                was = {s for s, tile in enumerate(board.tiles) if tile} - in_word
                if fine and (lone or stranded <= was):
                    found.add(gone)
    return found


@settings(max_examples=60, deadline=None)
@given(board=boards(), lone=st.booleans())
def test_the_list_is_what_trying_everything_finds(board, lone):
    listed = list(removals(board, Some(), lone=lone))
    assert len(listed) == len(set(listed)), "a removal was listed twice"
    assert set(listed) == brute_removals(board, Some(), lone)


@settings(max_examples=40, deadline=None)
@given(board=boards(), lone=st.booleans(), data=st.data())
def test_the_list_and_the_referee_agree(board, lone, data):
    listed = set(removals(board, Some(), lone=lone))
    lying = [square for square, tile in enumerate(board.tiles) if tile]
    if not lying:
        return
    tried = tuple(sorted(data.draw(st.sets(st.sampled_from(lying), min_size=1, max_size=7))))
    try:
        check_removal(ET, board, tried, Some(), lone=lone)
    except RemovalError:
        assert tried not in listed
    else:
        assert tried in listed


@settings(max_examples=40, deadline=None)
@given(board=boards(), count=st.integers(2, 4), data=st.data())
def test_every_game_ends_and_loses_no_point(board, count, data):
    seats = [SeatInfo(f"seat {number}", "human") for number in range(count)]
    events = list(removal.start(ET, board, seats, words=Some()))
    while (state := fold(events)).ended is None:
        choices = list(removals(state.board, Some()))
        events += act(state, state.to_move, data.draw(st.sampled_from(choices)), Some())
    worth = sum(map(ET.tile_points, board.tiles))
    assert sum(state.scores) == worth - sum(map(ET.tile_points, state.board.tiles))
    assert [sum(t.points for t in state.turns if t.seat == s) for s in range(count)] == list(
        state.scores
    )
    assert list(removals(state.board, Some())) == []
    assert (state.ended.reason == "cleared") == state.board.is_empty
    back = msgspec.json.decode(msgspec.json.encode(events), type=list[removal.Event])
    assert fold(back) == state
    assert removal.view(events, None) == state, "nothing in it is secret"
    with pytest.raises(CrossglotError):
        act(state, 0, [0], Some())


def test_a_full_board_is_judged_by_few_questions():
    class Counting:
        asked = 0

        def admits_tiles(self, tiles):
            self.asked += 1
            return False

    words = Counting()
    full = Board(ET.layout, bytes([1]) * ET.layout.size)
    assert next(removals(full, words, lone=False), None) is None
    assert words.asked < 30 * (16 * 16), "a few look-ups for each pair of squares in a line"


def test_illegal_events_are_refused():
    started = removal.start(ET, PASTEL, SEATS)[0]
    for wrong in (
        [Removed(0, (111,), 4)],
        [started, started],
        [started, Removed(1, (111,), 4)],
        [started, Removed(0, (0,), 4)],
        [started, Ended("cleared", 0, (0,)), Removed(0, (111,), 4)],
        [msgspec.structs.replace(started, tiles=(1, 2))],
        [msgspec.structs.replace(started, tiles=(99,) * 225)],
        [msgspec.structs.replace(started, letters=("",))],
    ):
        with pytest.raises(GameError) as refused:
            fold(wrong)
        assert refused.value.code is GameCode.EVENT_ILLEGAL
