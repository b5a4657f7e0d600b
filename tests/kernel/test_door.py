"""Nothing that is handed through the door makes the kernel panic."""

import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.editions import load_edition
from crossglot.errors import KernelCode, KernelError
from crossglot.kernel import Census, Graph, Leaves, Ruleset, play_games, plays, ruleset_of
from tests.kernel.packing import pack_words
from tests.kernel.refusal import refusal_of

GRAPH = Graph(pack_words([b"\1\2", b"\2\1", b"\1\2\3", b"\3\2\1\2"]))
HU = ruleset_of(load_edition("HU-M"))
SMALL = st.integers(0, 40)
FEW = st.lists(st.integers(0, 70), max_size=60)
FACTORS = st.integers(0, 12)


def small_rules(**changed):
    facts = {
        "rows": 3,
        "columns": 3,
        "word_multipliers": bytes([1] * 9),
        "letter_multipliers": bytes([1] * 9),
        "start": [4],
        "points": bytes([0, 1, 2, 3]),
        "rack_size": 3,
        "bonus": [0, 0, 0, 10],
        "opening_min": 2,
    }
    return Ruleset(**(facts | changed))


@given(board=st.binary(max_size=300), rack=st.binary(max_size=20), limit=SMALL)
def test_any_board_and_rack_is_searched_or_refused(board, rack, limit):
    refusal = refusal_of(lambda: plays(GRAPH, HU, board, rack, limit=limit))
    if refusal:
        assert refusal.code is KernelCode.BAD_INPUT
        assert refusal.facts["argument"] in {"board", "rack"}


@given(data=st.data())
def test_any_tiles_in_place_are_searched(data):
    tile = st.sampled_from([0, 0, 0, 1, 2, 3, 65, 66])
    board = bytes(data.draw(st.lists(tile, min_size=9, max_size=9)))
    rack = bytes(data.draw(st.lists(st.sampled_from([1, 2, 3, 64]), max_size=3)))
    found = plays(GRAPH, small_rules(), board, rack, limit=0)
    for start, direction, tiles, _, _ in found:
        square = start + (len(tiles) - 1) * (3 if direction else 1)
        assert 0 <= start <= square < 9


@given(
    rows=SMALL,
    columns=SMALL,
    word_multipliers=st.lists(FACTORS, max_size=20),
    letter_multipliers=st.lists(FACTORS, max_size=20),
    start=FEW,
    points=st.binary(max_size=70),
    rack_size=SMALL,
    bonus=st.lists(st.integers(-(2**31), 2**31 - 1), max_size=20),
    opening_min=SMALL,
)
@settings(max_examples=300)
def test_any_numbers_are_a_ruleset_or_refused(**facts):
    facts["word_multipliers"] = bytes(facts["word_multipliers"])
    facts["letter_multipliers"] = bytes(facts["letter_multipliers"])
    refusal = refusal_of(lambda: Ruleset(**facts))
    assert refusal is None or refusal.code is KernelCode.BAD_INPUT


@pytest.mark.parametrize(
    ("argument", "value"),
    [
        ("rows", 0),
        ("columns", 32),
        ("word_multipliers", bytes([1] * 8)),
        ("word_multipliers", bytes([0] * 9)),
        ("word_multipliers", bytes([10] * 9)),
        ("letter_multipliers", bytes([1] * 8 + [0])),
        ("start", [9]),
        ("points", b""),
        ("points", bytes(65)),
        ("rack_size", 16),
        ("bonus", [0, 0, 0]),
        ("bonus", [0, 0, 0, 10**7]),
    ],
)
def test_a_ruleset_out_of_bounds_is_refused(argument, value):
    with pytest.raises(KernelError) as caught:
        small_rules(**{argument: value})
    assert caught.value.facts["argument"] == argument


def test_word_multipliers_that_multiply_beyond_bounds_are_refused():
    with pytest.raises(KernelError) as caught:
        small_rules(
            rows=1,
            columns=15,
            word_multipliers=bytes([9] * 15),
            letter_multipliers=bytes([1] * 15),
            rack_size=15,
            bonus=[0] * 16,
        )
    assert caught.value.facts["argument"] == "word_multipliers"


@pytest.mark.parametrize(
    ("board", "rack", "facts"),
    [
        (bytes(8), b"", {"argument": "board", "reason": "length"}),
        (bytes([0] * 8 + [4]), b"", {"argument": "board", "reason": "unknown-tile"}),
        (bytes([0] * 8 + [64]), b"", {"argument": "board", "reason": "unknown-tile"}),
        (bytes([0] * 8 + [129]), b"", {"argument": "board", "reason": "unknown-tile"}),
        (bytes(9), b"\1\1\1\1", {"argument": "rack", "reason": "too-large"}),
        (bytes(9), b"\4", {"argument": "rack", "reason": "unknown-tile"}),
        (bytes(9), b"\0", {"argument": "rack", "reason": "unknown-tile"}),
        (bytes(9), b"\x41", {"argument": "rack", "reason": "unknown-tile"}),
    ],
)
def test_what_belongs_to_no_position_is_refused(board, rack, facts):
    with pytest.raises(KernelError) as caught:
        plays(GRAPH, small_rules(), board, rack, limit=0)
    assert caught.value.facts == facts


@given(values=st.lists(st.integers(-(10**7), 10**7), max_size=66), leave=st.binary(max_size=40))
def test_any_values_are_leaves_or_refused(values, leave):
    refusal = refusal_of(lambda: Leaves(values, 10**7, 2**64 - 1, 10**7).value(leave))
    assert (refusal is None) == (1 <= len(values) <= 64)
    if refusal:
        assert refusal.facts == {"argument": "leaves", "reason": "out-of-range"}


def every_word(letters, longest):
    """The graph of all sequences of ``letters`` tiles of 2 to ``longest``."""
    edges = [0]
    for length in range(1, longest + 1):
        child = 0 if length == longest else 1 + letters * length
        accepts = 0x40 if length > 1 else 0
        edges += [child << 8 | accepts | tile for tile in range(1, letters)]
        edges.append(child << 8 | accepts | 0x80 | letters)
    return Graph(struct.pack(f"<{len(edges)}I", *edges))


def test_more_plays_than_can_be_listed_are_refused():
    every = every_word(letters=32, longest=7)
    rules = ruleset_of(load_edition("HU-M"))
    board = bytes(112) + b"\1" + bytes(112)
    rack = bytes([64] * 7)
    assert len(plays(every, rules, board, rack, limit=3)) == 3
    with pytest.raises(KernelError) as caught:
        plays(every, rules, board, rack, limit=0)
    assert caught.value.facts == {"argument": "limit", "reason": "too-many-plays"}


def test_the_largest_board_and_rack_are_searched():
    side, size = 31, 31 * 31
    rules = Ruleset(
        side, side, bytes([1] * size), bytes([1] * size), [480], bytes(64), 15, [0] * 16, 2
    )
    graph = Graph(pack_words([bytes([1] * length) for length in range(2, 32)]))
    board = bytearray(size)
    board[480:496] = bytes([1] * 16)
    found = plays(graph, rules, bytes(board), bytes([1] * 15), limit=0)
    assert max(len(tiles) for _, _, tiles, _, _ in found) == 31


SETTING = (GRAPH, small_rules(), (2, 0, False, 0), bytes([1, 2, 3, 64] * 4))


@settings(max_examples=30)
@given(
    seats=st.lists(st.none(), max_size=6),
    tiles=st.binary(max_size=30),
    ending=st.tuples(SMALL, SMALL, st.booleans(), SMALL),
    first=st.integers(0, 2**64 - 1),
    threads=SMALL,
)
def test_any_match_is_played_or_refused(seats, tiles, ending, first, threads):
    options = {"seed": 1, "first": first, "count": 2, "threads": threads}
    refusal = refusal_of(lambda: play_games(GRAPH, small_rules(), ending, tiles, seats, **options))
    if refusal:
        assert refusal.facts["argument"] in {"seats", "tiles"}


@given(kinds=SMALL, order=st.integers(0, 9), weights=st.binary(max_size=200), leave=st.binary())
def test_any_weights_are_taken_or_refused(kinds, order, weights, leave):
    refusal = refusal_of(lambda: Leaves.learnt(kinds, order, weights).value(leave))
    if refusal:
        assert refusal.facts == {"argument": "leaves", "reason": "out-of-range"}


@given(
    kinds=st.integers(0, 9), order=st.integers(0, 7), racks=st.integers(0, 300),
    sums=st.binary(max_size=300), counts=st.binary(max_size=6),
)  # fmt: skip
@settings(max_examples=30)
def test_any_census_is_counted_or_refused(kinds, order, racks, sums, counts):
    refusal = refusal_of(lambda: Census(kinds, order, racks))
    if refusal:
        assert refusal.facts["argument"] == "census"
        return
    census = Census(kinds, order, racks)
    refusal_of(lambda: census.restore(sums))
    refusal_of(lambda: census.weights(counts, 2**64 - 1))


def test_a_census_of_few_kinds_ignores_no_tile():
    census = Census(2, 1, 2)
    refusal = refusal_of(
        lambda: census.play(*SETTING, Leaves([0], 0, 0, 0), seed=1, first=0, count=1)
    )
    assert refusal.facts == {"argument": "census", "reason": "out-of-range"}


def test_sums_of_anything_are_no_crash():
    census = Census(3, 2, 2)
    numbers = [2**63 - 1, -(2**63), 5] * 20
    census.restore(struct.pack("<22q", *numbers[:22]))
    other = Census(3, 2, 2)
    other.restore(census.sums())
    census.add(other)
    assert len(census.weights(bytes([1, 2, 3]), 0)) == 40
