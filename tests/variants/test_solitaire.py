"""Games for one person: one rack, two racks, open tiles (ET-101..103, HU-W-65, HU-W-66)."""

from collections import Counter
from dataclasses import replace
from functools import reduce

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.alphabet import BLANK, rack_tile
from crossglot.board import Direction
from crossglot.editions import House, load_edition, with_house
from crossglot.errors import CrossglotError, GameCode, GameError, SolitaireCode, SolitaireError
from crossglot.game import HIDDEN, Ended
from crossglot.moves import Exchange, Pass
from crossglot.notation import parse_move
from crossglot.rules import place_tiles
from crossglot.variants import solitaire
from crossglot.variants.solitaire import (
    ScoreBook,
    SolitaireStarted,
    act,
    after,
    choose,
    compare,
    finish,
    fold,
    start,
    view,
    with_result,
)

ET = load_edition("ET")
HU = load_edition("HU-M")


class Only:
    """A lexicon that admits just these words."""

    def __init__(self, *words):
        self.tilings = {tiling for word in words for tiling in ET.alphabet.tilings(word)}

    def admits_tiles(self, tiles):
        return bytes(tile & ~BLANK for tile in tiles) in self.tilings


def rack(text, edition=ET):
    return bytes(sorted(edition.alphabet.parse_tiles(text)))


def with_racks(state, *texts):
    """The game with other racks: what cannot be waited for is set up."""
    racks = tuple(rack(text, state.game.edition) for text in texts)
    return replace(state, game=replace(state.game, racks=racks, to_move=0))


def move(state, text):
    return parse_move(state.game.edition, state.game.board, text)


def happened(state, events):
    return reduce(after, events, state)


@pytest.mark.parametrize(
    ("kind", "racks", "held"),
    [("one-rack", 1, [7]), ("two-racks", 2, [7, 7]), ("open", 1, [0]), ("open", 2, [0, 0])],
)
def test_how_each_kind_opens(kind, racks, held):
    state = fold(start(ET, kind, "Ann", "seed", racks=racks))
    assert [len(r) for r in state.game.racks] == held
    assert state.game.bag_count == 102 - sum(held)
    assert state.choosing == (0 if kind == "open" else None)


def test_another_number_of_racks_is_refused():
    with pytest.raises(SolitaireError) as refused:
        start(ET, "open", "Ann", racks=3)
    assert refused.value.code is SolitaireCode.RACKS


def test_one_rack_is_played_by_the_normal_rules():
    state = with_racks(fold(start(HU, "one-rack", "Ann", "seed")), "ELADÓKK")
    assert happened(state, act(state, move(state, "8D ELADÓ"))).game.scores == (16,), "HU-M-15"
    exchanged = happened(state, act(state, Exchange(rack("KK", HU))))
    assert (exchanged.game.to_move, len(exchanged.game.racks[0])) == (0, 7)
    with pytest.raises(GameError) as refused:
        act(state, move(state, "8D ELADÓ"), Only("kala"))
    assert refused.value.code is GameCode.WORDS_NOT_ADMISSIBLE, "refused at once: nobody challenges"


def test_one_rack_ends_with_two_passes():
    state = with_racks(fold(start(ET, "one-rack", "Ann", "seed")), "KALAMAJ")
    state = happened(state, act(state, Pass()))
    events = act(state, Pass())
    assert events[-1].reason == "passes"
    worth = sum(map(ET.tile_points, state.game.racks[0]))
    assert happened(state, events).game.scores == (-worth,), "what is left is subtracted (ET-65)"


def test_two_racks_take_turns():
    state = fold(start(ET, "two-racks", "Ann", "seed"))
    assert [seat.player for seat in state.game.seats] == ["human", solitaire.OPPONENT]
    first = state.game.to_move
    state = happened(state, act(state, Pass()))
    assert state.game.to_move == 1 - first
    state = happened(state, act(state, Exchange(state.game.racks[1 - first][:2])))
    assert state.game.to_move == first


def test_open_tiles_are_chosen():
    state = fold(start(ET, "open", "Ann"))
    state = happened(state, choose(state, rack("PASTELU")))
    assert state.choosing is None
    state = happened(state, act(state, move(state, "8D PASTEL"), Only("pastel")))
    assert state.game.racks == (rack("U"),), "nothing is drawn"
    assert state.choosing == 0
    state = happened(state, choose(state, rack("KATUS?")))
    assert state.game.racks == (rack("KATUSU?"),)
    assert state.game.bag_count == 102 - 6 - 7


def test_open_tiles_for_two_racks():
    state = fold(start(ET, "open", "Ann", racks=2))
    state = happened(state, choose(state, rack("PASTELU")))
    assert state.choosing == 1
    state = happened(state, choose(state, rack("KATUSID")))
    state = happened(state, act(state, move(state, "8D PASTEL")))
    assert state.choosing == 0, "the rack that played is filled before the other one plays"
    with pytest.raises(SolitaireError) as refused:
        act(state, Pass())
    assert refused.value.code is SolitaireCode.CHOOSE_FIRST


@pytest.mark.parametrize(
    ("tiles", "code", "why"),
    [
        ("KALA", SolitaireCode.CHOICE_COUNT, "seven fit"),
        ("KALAKALA", SolitaireCode.CHOICE_COUNT, "no more than seven"),
        ("GGGAAAA", SolitaireCode.CHOICE_NOT_THERE, "the set has two G"),
        ("???AAAA", SolitaireCode.CHOICE_NOT_THERE, "and two blanks"),
    ],
)
def test_choices_that_are_refused(tiles, code, why):
    with pytest.raises(SolitaireError) as refused:
        choose(fold(start(ET, "open", "Ann")), rack(tiles))
    assert refused.value.code is code, why


def test_no_choice_and_no_exchange_out_of_place():
    closed = fold(start(ET, "one-rack", "Ann", "seed"))
    with pytest.raises(SolitaireError) as refused:
        choose(closed, rack("A"))
    assert refused.value.code is SolitaireCode.NOTHING_TO_CHOOSE
    opened = fold(start(ET, "open", "Ann"))
    opened = happened(opened, choose(opened, rack("PASTELU")))
    with pytest.raises(SolitaireError) as refused:
        act(opened, Exchange(rack("A")))
    assert refused.value.code is SolitaireCode.NO_EXCHANGE


@pytest.mark.parametrize("kind", ["one-rack", "two-racks", "open"])
def test_the_player_may_stop(kind):
    state = fold(start(ET, kind, "Ann", "seed", racks=2))
    events = finish(state)
    ended = events[-1]
    assert isinstance(ended, Ended)
    assert ended.reason == "agreed"
    worth = [sum(map(ET.tile_points, r)) for r in state.game.racks]
    over = happened(state, events)
    if any(state.game.racks):
        assert [-points for points in over.game.scores] == worth
    for refused in (lambda: act(over, Pass()), lambda: choose(over, b""), lambda: finish(over)):
        with pytest.raises(GameError):
            refused()


def test_house_rules_go_along_but_nobody_challenges():
    edition = with_house(ET, House(rack_size=9, challenge="double"))
    state = fold(start(edition, "one-rack", "Ann", "seed"))
    assert len(state.game.racks[0]) == 9
    assert state.game.edition.house.challenge == "void"


def turn(draw, state):
    """A random turn that any lexicon would accept."""
    if state.choosing is not None:
        wanted = min(ET.rack_size - len(state.game.racks[state.choosing]), state.game.bag_count)
        tiles = draw(st.randoms(use_true_random=False)).sample(list(state.game.bag), wanted)
        return choose(state, bytes(tiles))
    held = state.game.racks[state.game.to_move]
    board = state.game.board
    kind = draw(st.sampled_from(["play"] * 8 + ["exchange", "pass"]))
    try:
        if kind == "play":
            tiles = [
                1 | BLANK if tile == BLANK else tile for tile in held[: draw(st.integers(2, 7))]
            ]
            squares = [s for s in range(board.layout.size) if not board[s]]
            at = 112 if board.is_empty else draw(st.sampled_from(squares))
            walk = board.layout.walk(at, Direction(draw(st.integers(0, 1))))
            free = [square for square in walk if not board[square]]
            laid = dict(zip(free, tiles, strict=False))
            return act(state, place_tiles(ET, board, laid).play)
        if kind == "exchange":
            return act(state, Exchange(held[: draw(st.integers(1, 7))]))
    except CrossglotError:
        pass
    return act(state, Pass())


@st.composite
def random_games(draw):
    kind = draw(st.sampled_from(["one-rack", "two-racks", "open"]))
    events = list(start(ET, kind, "Ann", draw(st.text(max_size=4)), racks=draw(st.integers(1, 2))))
    state = fold(events)
    for _ in range(draw(st.integers(0, 40))):
        if state.game.ended is not None:
            break
        new = turn(draw, state)
        events += new
        state = happened(state, new)
    if state.game.ended is None:
        events += finish(state)
    return events


@settings(max_examples=40, deadline=None)
@given(events=random_games())
def test_no_tile_is_lost_and_replay_gives_the_same(events):
    state = fold(events)
    game = state.game
    assert game.ended is not None
    lying = Counter(rack_tile(tile) for tile in game.board.tiles if tile)
    held = sum((Counter(r) for r in game.racks), Counter())
    assert lying + held + Counter(game.bag) == Counter(ET.full_bag())
    booked = sum(game.ended.adjustments)
    assert sum(t.points for t in game.turns) + booked == sum(game.scores)
    back = msgspec.json.decode(msgspec.json.encode(events), type=list[solitaire.Event])
    assert fold(back) == state


@settings(max_examples=30, deadline=None)
@given(events=random_games(), cut=st.integers(3, 60))
def test_the_player_sees_his_racks_and_no_seed(events, cut):
    part = events[:cut]
    state, own, other = fold(part), view(part, 0), view(part, None)
    assert own.game.racks == state.game.racks
    assert own.game.seed == other.game.seed == ""
    assert own.game.scores == state.game.scores
    secret = state.kind != "open" and state.game.ended is None
    assert all(set(r) <= {HIDDEN} for r in other.game.racks) == secret or not any(state.game.racks)


def finished(total, kind="one-rack", when=0):
    return solitaire.Result("ET", kind, 1, total, (total,), 20, 70, when)


def test_own_scores_are_kept_and_compared():
    book = ScoreBook()
    first = compare(book, finished(300))
    assert (first.rank, first.games, first.best_before, first.is_record) == (1, 1, None, False)
    book = with_result(with_result(book, finished(300)), finished(900, kind="open"))
    better = compare(book, finished(301))
    assert (better.rank, better.games, better.best_before, better.is_record) == (1, 2, 300, True)
    assert better.mean == 300
    book = with_result(book, finished(301))
    equal = compare(book, finished(301))
    assert (equal.rank, equal.is_record) == (1, False), "an equal total shares the place"
    assert compare(book, finished(250)).rank == 3
    assert [r.total for r in solitaire.best(book, 1)] == [301, 900]


def test_a_result_is_taken_from_the_finished_game():
    state = fold(start(ET, "open", "Ann"))
    with pytest.raises(SolitaireError) as refused:
        solitaire.result_of(state, 0)
    assert refused.value.code is SolitaireCode.GAME_RUNNING
    state = happened(state, choose(state, rack("PASTELU")))
    state = happened(state, act(state, move(state, "8D PASTEL")))
    state = happened(state, finish(state))
    result = solitaire.result_of(state, 77)
    laid = state.game.turns[0].points
    assert (result.best, result.plays, result.when) == (laid, 1, 77)
    assert result.total == laid - ET.tile_points(ET.alphabet.tile("U"))


def test_the_score_book_survives_its_file():
    book = with_result(ScoreBook(), finished(300))
    assert solitaire.read_book(solitaire.write_book(book)) == book


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"\xff", b'{"version": 9}', b"[" * 100_000, b'{"results": [{}]}']
)
def test_a_damaged_score_book_is_refused(data):
    with pytest.raises(SolitaireError) as refused:
        solitaire.read_book(data)
    assert refused.value.code is SolitaireCode.SCORE_BOOK


def test_illegal_events_are_refused():
    opening = start(ET, "one-rack", "Ann", "seed")
    two = start(ET, "two-racks", "Ann", "seed")
    for wrong in (
        opening[1:],
        opening[:1],
        (opening[0], opening[0]),
        (*opening, opening[0]),
        (opening[0], *two[1:]),
        (SolitaireStarted("open"), opening[3]),
    ):
        with pytest.raises(GameError):
            fold(wrong)


@pytest.mark.parametrize("kind", ["one-rack", "two-racks"])
@pytest.mark.parametrize("vowels", [0, 3])
def test_the_player_chooses_the_bag(kind, vowels):
    """ET-88, alone: vowels and consonants in bags of their own."""
    rules = with_house(HU, House(two_bags=True))
    state = fold(start(rules, kind, "Mari", "seed"))
    rack = state.game.racks[state.game.to_move]
    exchanged, *_ = act(state, Exchange(bytes(rack[:3])), vowels=vowels)
    drawn = [tile == BLANK or tile in HU.alphabet.vowels for tile in exchanged.drawn]
    assert sum(drawn) == vowels
