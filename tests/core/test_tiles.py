"""Tiles taken away, against the plainest way to do it."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from crossglot.alphabet import ON_RACK, rack_tile
from crossglot.tiles import without

tiles = st.lists(st.integers(1, 12) | st.just(64), max_size=30).map(bytes)


@given(held=tiles, gone=tiles)
def test_what_is_left_is_the_difference_or_nothing(held, gone):
    left = Counter(held)
    left.subtract(gone)
    enough = min(left.values(), default=0) >= 0
    assert without(held, gone) == (bytes(sorted(left.elements())) if enough else None)


@given(held=tiles, data=st.data())
def test_what_is_there_can_be_taken(held, data):
    gone = data.draw(st.permutations(list(held)))[: len(held) // 2]
    left = without(held, iter(gone))
    assert left is not None
    assert Counter(left) + Counter(gone) == Counter(held)


def test_the_table_says_of_every_tile_what_leaves_the_rack():
    assert list(ON_RACK) == [rack_tile(tile) for tile in range(256)]
