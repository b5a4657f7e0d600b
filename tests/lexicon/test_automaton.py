"""The automaton against Python's own sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.alphabet import Alphabet
from crossglot.editions import load_edition
from crossglot.errors import KernelCode, KernelError
from crossglot.kernel import Automaton, Contrast, Graph
from crossglot.lexicon.letters import Letters

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


@given(left=WORDS, right=WORDS, longest=st.integers(2, 6), limit=st.integers(0, 8))
def test_packed_graphs_come_back_and_are_compared(left, right, longest, limit):
    automaton = Automaton()
    nodes = [node_of(automaton, words) for words in (left, right)]
    one, other = (Graph(automaton.pack(node)) for node in nodes)
    playable = {word for word in left if len(word) > 1}
    assert words_of(automaton, automaton.unpack(one)) == playable
    only = sorted(word for word in playable - right if len(word) <= longest)
    contrast = Contrast(one, other, longest, limit=limit)
    assert contrast.count == len(only)
    assert contrast.words == only[:limit]


LABELS = ("", "A", "B", "C", "AB", "BC", "ABC", "CA")


@given(words=st.frozensets(st.text("abc", min_size=2, max_size=7), max_size=6), split=st.booleans())
def test_tilings_take_the_longest_label_first(words, split):
    """Labels of three letters too; one of them may also be laid with single tiles."""
    compose = {LABELS.index("AB"): bytes([1, 2])} if split else {}
    alphabet = Alphabet(
        labels=LABELS, small=LABELS, names=LABELS, vowels=frozenset(), compose=compose
    )
    automaton, letters = Automaton(), Letters(alphabet)
    node = node_of(automaton, {letters.encode(word) for word in words})
    found = words_of(automaton, letters.tilings(automaton, node))
    assert found == {tiling for word in words for tiling in greedy(word.upper(), split=split)}


def greedy(text, *, split):
    """Every tiling of ``text`` that takes the longest label, AB perhaps as A and B."""
    if not text:
        return {b""}
    longest = max((label for label in LABELS if label and text.startswith(label)), key=len)
    heads = [bytes([LABELS.index(longest)])] + [bytes([1, 2])] * (split and longest == "AB")
    rests = greedy(text[len(longest) :], split=split)
    return {head + rest for head in heads for rest in rests}


def test_a_catalan_tile_of_three_letters():
    alphabet = load_edition("CA").alphabet
    automaton, letters = Automaton(), Letters(alphabet)
    node = node_of(automaton, {letters.encode("col·legi"), letters.encode("llengua")})
    tilings = words_of(automaton, letters.tilings(automaton, node))
    assert {alphabet.format_tiles(tiling) for tiling in tilings} == {"CO[L·L]EGI", "LLENGUA"}


def test_a_dutch_ligature_is_two_letters():
    letters = Letters(load_edition("NL").alphabet, respell={"ĳ": "ij"})
    assert letters.encode("ĳs") == letters.encode("ijs") is not None


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
