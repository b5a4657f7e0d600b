"""Tiles off the board: racks, the bag, and drawing by a seed.

A rack or a bag is plain bytes, one tile a byte, in any order.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

_ONE = [bytes([tile]) for tile in range(256)]


def without(tiles: bytes, gone: Iterable[int]) -> bytes | None:
    r"""``tiles`` less ``gone``, in order; None when one of them is not there.

    >>> without(bytes([1, 2, 2, 3]), [2, 3])
    b'\x01\x02'
    >>> without(bytes([1, 2]), [2, 2]) is None
    True
    """
    taken = bytes(gone)
    left = tiles
    for tile in taken:
        left = left.replace(_ONE[tile], b"", 1)
    return bytes(sorted(left)) if len(left) == len(tiles) - len(taken) else None


def draw(bag: bytes, count: int, seed: str) -> bytes:
    """The ``count`` tiles that ``seed`` draws from ``bag``, one after the other.

    The same on every machine and version; fewer come when the bag runs out.

    >>> draw(bytes(range(1, 9)), 3, "a seed") == draw(bytes(range(8, 0, -1)), 3, "a seed")
    True
    """
    left = sorted(bag)
    numbers = _numbers(seed)
    drawn = bytearray()
    while left and len(drawn) < count:
        drawn.append(left.pop(next(numbers) % len(left)))
    return bytes(drawn)


def _numbers(seed: str) -> Iterator[int]:
    """Endless 256-bit numbers; their remainder by a bag's size has no bias one could see."""
    counter = 0
    while True:
        digest = hashlib.sha256(f"{seed}/{counter}".encode()).digest()
        yield int.from_bytes(digest, "big")
        counter += 1
