"""The score sheet as a chain: it grows without a copy and behaves as the tuple of its turns."""

import copy
import pickle

import pytest

from crossglot.game.chain import Chain, with_item, without_last


def test_a_chain_is_the_sequence_of_its_items():
    for length in range(4):
        items = tuple(range(10, 10 + length))
        chain = Chain.of(items)
        assert (len(chain), list(chain), list(reversed(chain))) == (
            length, list(items), list(items[::-1])
        )  # fmt: skip
        for index in range(-length, length):
            assert chain[index] == items[index]
        for cut in (slice(-1, None), slice(None), slice(1), slice(-2, None), slice(None, -1)):
            assert chain[cut] == items[cut], cut
        for beyond in (length, -length - 1):
            with pytest.raises(IndexError):
                chain[beyond]


def test_the_last_item_costs_nothing(monkeypatch):
    chain = Chain.of(["a", "b"])
    monkeypatch.setattr(Chain, "__iter__", lambda _: pytest.fail("walked"))
    assert (chain[-1], chain[-1:]) == ("b", ("b",))


def test_chains_are_equal_as_tuples_are():
    chain = Chain.of([1, 2])
    assert chain == Chain.of([1, 2]) == (1, 2)
    assert hash(chain) == hash((1, 2))
    for other in (Chain.of([1]), Chain.of([2, 1]), (1, 2, 3), [1, 2], None):
        assert chain != other
    assert repr(chain) == "Chain.of([1, 2])"


def test_a_longer_chain_shares_the_shorter():
    short = Chain.of([1])
    longer = with_item(short, 2)
    assert (tuple(longer), tuple(short)) == ((1, 2), (1,))
    assert longer.rest is short
    assert without_last(longer) is short
    assert with_item((1, 2), 3) == Chain.of([1, 2, 3])
    assert without_last((1, 2)) == (1,)
    with pytest.raises(IndexError, match="-1"):
        _ = Chain().rest


def test_a_long_chain_is_copied_without_recursion():
    chain = Chain.of(range(5_000))
    assert pickle.loads(pickle.dumps(chain)) == chain
    assert copy.deepcopy(chain) == chain
