"""Messages made up from the types of the protocol: a new kind of message is fuzzed by itself."""

from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

from crossglot.server.wire import messages as wire

numbers = st.integers(-5, 300) | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
scalars = st.none() | st.booleans() | numbers | st.text(max_size=20)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5)
    ),
    max_leaves=15,
)


def like(kind):
    """Values of a type, and now and then anything else."""
    return st.one_of(right(kind), right(kind), right(kind), anything)


def right(kind):
    """Values that the decoder takes for ``kind``, or nearly."""
    return RIGHT.get(type(kind), lambda _: anything)(kind)


def like_struct(kind):
    """An object of this kind with its tag, each of its keys right or wrong, or absent."""
    tag = {kind.tag_field: st.just(kind.tag)} if kind.tag_field else {}
    keys = {entry.encode_name: like(entry.type) for entry in kind.fields}
    if "expected_seq" in keys:
        keys["expected_seq"] = st.just("now") | keys["expected_seq"]
    whole = st.fixed_dictionaries({**tag, **keys})
    return whole | whole | st.fixed_dictionaries(tag, optional=keys)


RIGHT: dict[Any, Any] = {
    inspect.UnionType: lambda kind: st.one_of([right(one) for one in kind.types]),
    inspect.StructType: like_struct,
    inspect.IntType: lambda kind: st.integers(-2, 230),
    inspect.FloatType: lambda kind: st.floats(allow_nan=False, allow_infinity=False),
    inspect.BoolType: lambda kind: st.booleans(),
    inspect.StrType: lambda kind: st.text(max_size=min(kind.max_length or 20, 70) + 1),
    inspect.LiteralType: lambda kind: st.sampled_from(kind.values),
    inspect.NoneType: lambda kind: st.none(),
    inspect.TupleType: lambda kind: st.tuples(*map(right, kind.item_types)),
    inspect.VarTupleType: lambda kind: st.lists(right(kind.item_type), max_size=9),
    inspect.ListType: lambda kind: st.lists(right(kind.item_type), max_size=9),
}
"""Type -> values that the decoder takes, or nearly."""


messages = right(inspect.type_info(wire.ClientMessage)) | anything
