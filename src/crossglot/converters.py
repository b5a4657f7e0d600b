"""What makes typed values of plain tables, and may be asked by several threads at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec

_T = TypeVar("_T")


def converter_to(kind: type[_T], *, strict: bool = True) -> Callable[[object], _T]:
    """What makes a ``kind`` of tables, lists and plain values, as `msgspec.convert` does.

    To be made where a module is loaded, not where it is used: msgspec learns a type when it is
    first asked for it, and a second thread that asks meanwhile meets half of what is learnt,
    which ends the process. The same is true of `msgspec.json.decode`; a `Decoder` of the
    module is what is safe there.

    Args:
        kind: What to make; a type of msgspec, or a union of such.
        strict: Whether ``"3"`` is no number.

    >>> converter_to(dict[str, int], strict=False)({"a": "3"})
    {'a': 3}
    """
    msgspec.json.Decoder(kind)  # learns it

    def convert(tables: object) -> _T:
        return cast("_T", msgspec.convert(tables, cast("Any", kind), strict=strict))  # noqa: TID251

    return convert
