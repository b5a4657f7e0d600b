"""Learnt leave values as a file: small, versioned, with the recipe they were made by.

The format is told in ``docs/formats/clv.md``. Files of the printed editions lie
beside this module, in ``learnt``; they come from our own self-play alone.
"""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from crossglot.board import Layout
from crossglot.editions import Edition
from crossglot.errors import KernelError, TrainingCode, TrainingError
from crossglot.kernel import Leaves

FORMAT = "crossglot-leaves"
VERSION = 1
SUFFIX = ".clv"

UNIT = 50
"""Millipoints of one step in a file."""

LARGEST = 64 << 20
"""Bytes of weights; no table is larger."""


@dataclass(frozen=True, slots=True)
class LeaveValues:
    """What self-play has learnt of the tiles kept on a rack.

    Attributes:
        edition: Id of the edition.
        rules: What they hold for; see :func:`rules_digest`.
        kinds: Kinds of tiles, the blank included.
        order: Tiles of the largest multiset that has a weight.
        weights: Millipoints as 32-bit little-endian numbers, as ``Leaves.learnt`` takes them.
        recipe: How they were made.
    """

    edition: str
    rules: str
    kinds: int
    order: int
    weights: bytes = field(repr=False)
    recipe: Mapping[str, object]

    def leaves(self) -> Leaves:
        """The values, for searches.

        Raises:
            KernelError: The weights are not as many as ``kinds`` and ``order`` say.
        """
        return Leaves.learnt(self.kinds, self.order, self.weights)


def rules_digest(edition: Edition) -> str:
    """A number for everything in ``edition`` that decides what a leave is worth.

    Tiles, points, board, rack and bonus; not the lexicon, and no house rule
    that leaves these alone.
    """
    bonus = tuple(edition.bonus_for(laid) for laid in range(edition.rack_size + 1))
    tiles = (edition.alphabet.labels, edition.counts, edition.points, edition.blanks)
    return _digest(tiles, edition.rack_size, bonus, edition.layout)


@lru_cache(maxsize=64)
def _digest(
    tiles: tuple[tuple[str, ...], bytes, bytes, int],
    rack_size: int,
    bonus: tuple[int, ...],
    layout: Layout,
) -> str:
    labels, counts, points, blanks = tiles
    start = sorted(layout.start)
    factors = (layout.word_multipliers.hex(), layout.letter_multipliers.hex())
    board = (layout.rows, layout.columns, start, factors)
    facts = (labels, counts.hex(), points.hex(), blanks, rack_size, bonus, board)
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]


def encode_values(values: LeaveValues) -> bytes:
    """The file of ``values``; weights are rounded to steps of ``UNIT``."""
    header = {
        "format": FORMAT,
        "version": VERSION,
        "edition": values.edition,
        "rules": values.rules,
        "kinds": values.kinds,
        "order": values.order,
        "unit": UNIT,
        "recipe": values.recipe,
    }
    steps = array("h", (_step(weight) for weight in _numbers("i", values.weights)))
    packed = _little_endian(steps)
    planes = packed[::2] + packed[1::2]  # low bytes, then high ones: these are nearly all alike
    line = json.dumps(header, ensure_ascii=False, sort_keys=True)
    return line.encode() + b"\n" + zlib.compress(planes, 9)


def decode_values(content: bytes, name: str) -> LeaveValues:
    """The values in ``content``.

    Args:
        content: What :func:`encode_values` gave.
        name: Told when they cannot be read.

    Raises:
        TrainingError: ``leave-values-damaged``, with ``path`` and ``reason``.
    """
    line, _, body = content.partition(b"\n")
    try:
        header = json.loads(line)
        if (header["format"], header["version"]) != (FORMAT, VERSION):
            raise TrainingError(TrainingCode.VALUES_DAMAGED, path=name, reason="version")
        unpacking = zlib.decompressobj()
        planes = unpacking.decompress(body, LARGEST)
        half = len(planes) // 2
        packed = bytearray(len(planes))
        packed[::2], packed[1::2] = planes[:half], planes[half:]
        weights = array("i", (step * header["unit"] for step in _numbers("h", bytes(packed))))
        values = LeaveValues(
            edition=header["edition"],
            rules=header["rules"],
            kinds=header["kinds"],
            order=header["order"],
            weights=_little_endian(weights),
            recipe=header["recipe"],
        )
        values.leaves()
    except (ValueError, LookupError, TypeError, OverflowError, zlib.error, KernelError) as error:
        reason = type(error).__name__
        raise TrainingError(TrainingCode.VALUES_DAMAGED, path=name, reason=reason) from error
    return values


def load_values(path: Path) -> LeaveValues:
    """The values in a file.

    Raises:
        OSError: It cannot be read.
        TrainingError: ``leave-values-damaged``.
    """
    return decode_values(path.read_bytes(), str(path))


def shipped_values(edition_id: str) -> LeaveValues | None:
    """The values that come with the library; None for an edition without."""
    file = files("crossglot.players").joinpath("learnt", edition_id + SUFFIX)
    return decode_values(file.read_bytes(), file.name) if file.is_file() else None


def _step(weight: int) -> int:
    """``weight`` in steps, the nearest, within 16 bits."""
    return max(-0x7FFF, min(0x7FFF, (weight + UNIT // 2) // UNIT))


def _numbers(code: str, packed: bytes) -> array[int]:
    numbers = array(code)
    numbers.frombytes(packed)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _little_endian(numbers: array[int]) -> bytes:
    if sys.byteorder == "big":
        numbers = array(numbers.typecode, numbers)
        numbers.byteswap()
    return numbers.tobytes()
