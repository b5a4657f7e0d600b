"""The board: its squares, its premiums, the tiles on it.

A square is ``row * columns + column``, counted from 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum

_EMPTY = b"\0"
"""A square without a tile."""


class Direction(IntEnum):
    """The way a word reads: left to right, or top to bottom (HU-W-31)."""

    ACROSS = 0
    DOWN = 1

    @property
    def other(self) -> Direction:
        """The direction at right angles."""
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS


@dataclass(frozen=True, slots=True)
class Layout:
    """An empty board: how large it is and where its premiums lie.

    Attributes:
        name: Name of its picture in ``editions/boards``.
        rows: Height in squares.
        columns: Width in squares.
        word_multipliers: Factor of the word, one per square.
        letter_multipliers: Factor of the letter, one per square.
        start: Squares of which the opening play covers at least one.
    """

    name: str
    rows: int
    columns: int
    word_multipliers: bytes
    letter_multipliers: bytes
    start: frozenset[int]

    def __repr__(self) -> str:
        """Its name and size."""
        return f"<Layout {self.name} {self.rows}x{self.columns}>"

    def __hash__(self) -> int:
        """By its name: few layouts share one."""
        return hash(self.name)

    @property
    def size(self) -> int:
        """How many squares there are."""
        return self.rows * self.columns

    def step(self, square: int, direction: Direction, by: int = 1) -> int | None:
        """The square ``by`` steps further in ``direction``; None is off the board."""
        row, column = divmod(square, self.columns)
        if direction is Direction.ACROSS:
            column += by
        else:
            row += by
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return row * self.columns + column
        return None

    def walk(self, square: int, direction: Direction, by: int = 1) -> Iterator[int]:
        """Squares from ``square`` to the edge of the board, itself first."""
        if direction is Direction.DOWN:
            return iter(range(square, self.size if by > 0 else -1, by * self.columns))
        start = square - square % self.columns
        return iter(range(square, start + self.columns if by > 0 else start - 1, by))


@dataclass(frozen=True, slots=True)
class Board:
    """Tiles on a layout.

    Attributes:
        layout: The empty board below.
        tiles: One tile per square; 0 where empty, bit 6 set on a blank.
    """

    layout: Layout
    tiles: bytes

    def __repr__(self) -> str:
        """How much lies on it; its letters are the edition's."""
        laid = len(self.tiles) - self.tiles.count(_EMPTY)
        return f"<Board {self.layout.name} {self.layout.rows}x{self.layout.columns}, {laid} tiles>"

    @classmethod
    def empty(cls, layout: Layout) -> Board:
        """``layout`` with nothing on it."""
        return cls(layout, bytes(layout.size))

    def __getitem__(self, square: int) -> int:
        """The tile on ``square``; 0 when empty."""
        return self.tiles[square]

    @property
    def is_empty(self) -> bool:
        """Whether no tile has been laid yet."""
        return not any(self.tiles)

    def after(self, laid: Mapping[int, int]) -> Board:
        """The board once ``laid`` (square -> tile) lies on it; a tile 0 lifts one."""
        tiles = bytearray(self.tiles)
        for square, tile in laid.items():
            tiles[square] = tile
        return Board(self.layout, bytes(tiles))

    def run(self, square: int, direction: Direction) -> tuple[int, ...]:
        """The unbroken run of occupied squares through ``square``, in reading order.

        ``square`` itself counts as occupied.
        """
        row, column = divmod(square, columns := self.layout.columns)
        if direction is Direction.ACROSS:
            at, first, step = column, square - column, 1
            line = self.tiles[first : first + columns]
        else:
            at, first, step = row, column, columns
            line = self.tiles[column::columns]
        begin = line.rfind(_EMPTY, 0, at) + 1
        end = line.find(_EMPTY, at + 1)
        stop = len(line) if end < 0 else end
        return tuple(range(first + begin * step, first + stop * step, step))

    def neighbours(self, square: int) -> Iterator[int]:
        """Occupied squares that share an edge with ``square`` (CS-10)."""
        tiles, columns = self.tiles, self.layout.columns
        column = square % columns
        if column and tiles[square - 1]:
            yield square - 1
        if column + 1 < columns and tiles[square + 1]:
            yield square + 1
        if square >= columns and tiles[square - columns]:
            yield square - columns
        if square + columns < len(tiles) and tiles[square + columns]:
            yield square + columns
