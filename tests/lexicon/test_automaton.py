"""The automaton against Python's own sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.errors import KernelCode, KernelError
from crossglot.kernel import Automaton, Graph

WORDS = st.frozensets(
    st.binary(max_size=5).map(lambda word: bytes(1 + b % 3 for b in word)), max_size=12
)


def node_of(automaton, words):
    return automaton.join([(word, Automaton.END) for word in words])


def words_of(automaton, node):
    return set(automaton.words(node, 100_000))


@given(left=WORDS, right=WORDS)
def test_set_operations(left, right):
    automaton = Automaton()
    a, b = node_of(automaton, left), node_of(automaton, right)
    assert words_of(automaton, a) == left
    assert words_of(automaton, automaton.union([a, b])) == left | right
    assert words_of(automaton, automaton.difference(a, b)) == left - right
    both = {first + second for first in left for second in right}
    assert words_of(automaton, automaton.concatenate(a, b)) == both


@given(words=WORDS, order=st.randoms())
def test_equal_sets_are_one_node(words, order):
    automaton = Automaton()
    shuffled = list(words)
    order.shuffle(shuffled)
    one_by_one = Automaton.NOTHING
    for word in shuffled:
        one_by_one = automaton.union([one_by_one, automaton.prepend(word)])
    assert one_by_one == node_of(automaton, words)


@given(parts=st.lists(st.tuples(WORDS, WORDS), max_size=4))
def test_join_is_a_union_of_prefixed_sets(parts):
    automaton = Automaton()
    pieces = [
        (prefix, node_of(automaton, words)) for prefixes, words in parts for prefix in prefixes
    ]
    expected = {prefix + word for prefixes, words in parts for prefix in prefixes for word in words}
    assert words_of(automaton, automaton.join(pieces)) == expected


@given(words=WORDS, longest=st.integers(0, 6))
def test_counts_are_those_of_the_words(words, longest):
    automaton = Automaton()
    node = node_of(automaton, words)
    assert automaton.count(node, longest) == sum(len(word) <= longest for word in words)
    assert automaton.height(node) == max(map(len, words), default=0)
    assert all(automaton.accepts(node, word) for word in words)


@given(words=WORDS)
def test_a_packed_graph_holds_the_words_of_two_tiles_and_more(words):
    automaton = Automaton()
    graph = Graph(automaton.pack(node_of(automaton, words)))
    playable = {word for word in words if len(word) > 1}
    assert graph.count(15) == len(playable)
    assert all(graph.accepts(word) == (word in playable) for word in words)


def test_packing_shares_edges_of_nodes_that_differ_in_ending_only():
    # Behind "1" the words are {2}, behind "2" they are {empty, 2}: one run of edges serves both.
    automaton = Automaton()
    node = node_of(automaton, [bytes(word) for word in ([1, 1, 2], [1, 2], [1, 2, 2])])
    assert len(automaton.pack(node)) // 4 == 1 + 1 + 2 + 1


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (lambda a: a.union([99]), KernelCode.BAD_INPUT),
        (lambda a: a.prepend(b"\1", 99), KernelCode.BAD_INPUT),
        (lambda a: a.count(99, 15), KernelCode.BAD_INPUT),
        (lambda a: a.pack(99), KernelCode.BAD_INPUT),
        (lambda a: a.pack(a.prepend(b"\1\x40")), KernelCode.BAD_INPUT),
        (lambda a: a.pack(a.prepend(b"\1\0")), KernelCode.BAD_INPUT),
        (lambda a: a.prepend(bytes([1]) * 1001), KernelCode.TOO_LARGE),
        (lambda a: a.join([(bytes([1]) * 1001, Automaton.END)]), KernelCode.TOO_LARGE),
    ],
)
def test_refusals(act, code):
    with pytest.raises(KernelError) as refusal:
        act(Automaton())
    assert refusal.value.code == code


def test_the_longest_word_is_within_the_stack():
    automaton = Automaton()
    left = automaton.prepend(bytes([1]) * 1000)
    right = automaton.prepend(bytes([1]) * 999 + bytes([2]))
    assert automaton.count(automaton.union([left, right]), 1000) == 2


def test_a_refusal_leaves_the_store_usable():
    automaton = Automaton()
    long = automaton.prepend(bytes([1]) * 700)
    with pytest.raises(KernelError):
        automaton.concatenate(long, long)
    assert words_of(automaton, node_of(automaton, {b"\1\2"})) == {b"\1\2"}
