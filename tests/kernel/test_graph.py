"""The word graph against a plain set of words, and against damage."""

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.errors import KernelCode, KernelError
from crossglot.kernel import Graph
from tests.kernel.packing import pack_words
from tests.kernel.refusal import refusal_of

TILES = st.integers(1, 5)
WORDS = st.sets(st.lists(TILES, min_size=2, max_size=6).map(bytes), max_size=30)
SIDE = st.lists(TILES, max_size=3).map(bytes)


@given(words=WORDS, asked=st.lists(TILES, max_size=7).map(bytes))
def test_a_graph_holds_exactly_its_words(words: set[bytes], asked: bytes) -> None:
    graph = Graph(pack_words(words))
    assert all(graph.accepts(word) for word in words)
    assert graph.accepts(asked) == (asked in words)
    assert graph.accepts(bytes(tile | 0x40 for tile in asked)) == (asked in words)


@given(words=WORDS, longest=st.integers(0, 8))
def test_words_are_counted_by_length(words: set[bytes], longest: int) -> None:
    expected = sum(len(word) <= longest for word in words)
    assert Graph(pack_words(words)).count(longest) == expected


@given(words=WORDS, before=SIDE, after=SIDE)
def test_a_cross_set_is_what_fits_between(words: set[bytes], before: bytes, after: bytes) -> None:
    expected = sum(1 << t for t in range(64) if before + bytes([t]) + after in words)
    assert Graph(pack_words(words)).cross_set(before, after) == expected


@given(data=st.binary(max_size=64))
def test_any_bytes_are_a_graph_or_refused(data: bytes) -> None:
    use_or_refuse(data)


@given(words=WORDS, data=st.data())
def test_a_flipped_bit_never_panics(words: set[bytes], data: st.DataObject) -> None:
    packed = bytearray(pack_words(words))
    bit = data.draw(st.integers(0, len(packed) * 8 - 1))
    packed[bit // 8] ^= 1 << bit % 8
    use_or_refuse(packed)


def use_or_refuse(data: bytes | bytearray) -> None:
    refusal = refusal_of(lambda: Graph(data))
    if refusal:
        assert refusal.code is KernelCode.GRAPH_DAMAGED
    else:
        graph = Graph(data)
        assert graph.count(1) == 0
        graph.count(31)
        graph.cross_set(b"\1", b"\2\3")


@pytest.mark.parametrize(
    ("edges", "reason", "edge"),
    [
        ([1], "reserved-edge", None),
        ([0, 0xC0], "tile", 1),
        ([0, 0xC1], "one-tile-word", 1),
        ([0, 0x81], "dead-end", 1),
        ([0, 0x181], "child", 1),
        ([0, 0x201, 0xC1], "child", 1),
        ([0, 0x281, 0x41], "open-node", None),
    ],
)
def test_damage_is_named(edges: list[int], reason: str, edge: int | None) -> None:
    with pytest.raises(KernelError) as caught:
        Graph(struct.pack(f"<{len(edges)}I", *edges))
    assert caught.value.facts == {"reason": reason, "edge": edge}


def test_the_buffer_is_held_not_copied() -> None:
    edges = bytearray(pack_words([b"\1\2"]))
    graph = Graph(edges)
    with pytest.raises(BufferError):
        edges.append(0)
    edges[4] = 0x83  # changed behind its back: another answer, no harm
    assert not graph.accepts(b"\1\2")
