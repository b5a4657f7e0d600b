"""Which tiles may be taken off a board so that all that stays is still words.

What counts (ET-89, ET-90):

- a **word** is an unbroken run of two tiles or more, across or down;
- a removal takes one to six tiles out of one word, not all of them side by side;
- every run of two or more that the removal leaves where it cut is a word of the
  lexicon; runs it does not touch lie as the finished game left them;
- a tile that ends up alone may stay, and may be taken later as a word of its
  own; with ``lone=False`` none may be left alone;
- what stays need not hang together: the document does not ask for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from crossglot.board import Board, Direction
from crossglot.editions import Edition
from crossglot.errors import RemovalCode, RemovalError
from crossglot.game import Words

MOST = 6
"""Tiles that one removal takes at most (ET-89)."""


@dataclass(frozen=True)
class _Line:
    """One word on the board, and which tiles of it may go or stay.

    Attributes:
        squares: Where it lies.
        direction: The way it reads.
    """

    board: Board
    squares: tuple[int, ...]
    direction: Direction
    words: Words | None
    lone: bool

    def stays(self, start: int, end: int) -> bool:
        """Whether the tiles ``start`` to ``end`` may be left with gaps around them."""
        return _may_stay(self.board, self.squares[start:end], self.direction, self.words, self.lone)

    @cached_property
    def free(self) -> tuple[bool, ...]:
        """For each tile, whether the word across it falls into words without it."""
        return tuple(map(self._is_free, self.squares))

    def _is_free(self, square: int) -> bool:
        across = self.direction.other
        run = self.board.run(square, across)
        at = run.index(square)
        return all(
            _may_stay(self.board, part, across, self.words, self.lone)
            for part in (run[:at], run[at + 1 :])
        )

    @cached_property
    def pieces(self) -> tuple[tuple[bool, ...], ...]:
        """``pieces[start][end]``: whether that part may stay between two gaps."""
        size = len(self.squares)
        return tuple(
            tuple(start <= end and self.stays(start, end) for end in range(size + 1))
            for start in range(size + 1)
        )

    @cached_property
    def ways(self) -> tuple[tuple[bool, ...], ...]:
        """``ways[start][left]``: whether the rest from ``start`` can be cut with ``left`` tiles.

        Worked out from the end, so that the listing never enters a dead end.
        """
        size = len(self.squares)
        ways = [[self.pieces[start][size]] * (MOST + 1) for start in range(size + 1)]
        for left in range(1, MOST + 1):
            for start in range(size):
                ways[start][left] |= any(
                    ways[at + 1][left - 1]
                    for at in range(start, size)
                    if self.free[at] and self.pieces[start][at]
                )
        return tuple(map(tuple, ways))

    def removals(self, start: int = 0, gone: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
        """Every removal out of this word that begins with ``gone``, ascending."""
        if gone and self.pieces[start][-1]:
            yield gone
        left = MOST - len(gone)
        for at in range(start, len(self.squares)):
            fits = left and self.free[at] and self.pieces[start][at]
            if fits and self.ways[at + 1][left - 1]:
                yield from self.removals(at + 1, (*gone, self.squares[at]))


def removals(board: Board, words: Words | None, *, lone: bool = True) -> Iterator[tuple[int, ...]]:
    """Every legal removal, each once, as its squares in ascending order.

    The referee asks for the first one only: when there is none, the game is
    over (ET-91). The work for that is a few look-ups for each pair of squares
    in a line, whatever the number of removals.

    Args:
        board: What still lies.
        words: Says which runs are admissible; None lets every run stay.
        lone: Whether a tile may be left alone.
    """
    for direction in Direction:
        for squares in _lines(board, direction):
            line = _Line(board, squares, direction, words, lone)
            for gone in line.removals():
                if direction is Direction.ACROSS or len(gone) > 1 or _only_down(board, gone[0]):
                    yield gone


def check_removal(
    edition: Edition,
    board: Board,
    squares: Iterable[int],
    words: Words | None,
    *,
    lone: bool = True,
) -> Board:
    """The board without the tiles on ``squares``, if they may be taken off.

    Raises:
        RemovalError: No tile, more than six, an empty square, tiles of several
            words, or something left that is no word; facts name it.
    """
    gone = sorted(set(squares))
    if not 1 <= len(gone) <= MOST:
        raise RemovalError(RemovalCode.COUNT, tiles=len(gone), most=MOST)
    for square in gone:
        if not 0 <= square < board.layout.size or not board[square]:
            raise RemovalError(RemovalCode.EMPTY_SQUARE, square=square)
    if not any(set(gone) <= set(board.run(gone[0], direction)) for direction in Direction):
        raise RemovalError(RemovalCode.NOT_ONE_WORD)
    left = board.after(dict.fromkeys(gone, 0))
    bad = [
        edition.alphabet.spell(bytes(left[square] for square in part))
        for part, direction in _parts_beside(left, gone)
        if not _may_stay(left, part, direction, words, lone)
    ]
    if bad:
        raise RemovalError(RemovalCode.LEAVES_NO_WORD, words=sorted(set(bad)))
    return left


def _parts_beside(left: Board, gone: Iterable[int]) -> Iterator[tuple[tuple[int, ...], Direction]]:
    """The runs that now end beside one of the empty squares ``gone``."""
    for square in gone:
        for direction in Direction:
            for by in (-1, 1):
                beside = left.layout.step(square, direction, by)
                if beside is not None and left[beside]:
                    yield left.run(beside, direction), direction


def _may_stay(
    board: Board,
    part: tuple[int, ...],
    direction: Direction,
    words: Words | None,
    lone: bool,  # noqa: FBT001 - private
) -> bool:
    if not part:
        return True
    if len(part) == 1:
        return lone or len(board.run(part[0], direction.other)) > 1
    return words is None or words.admits_tiles(bytes(board[square] for square in part))


def _lines(board: Board, direction: Direction) -> Iterator[tuple[int, ...]]:
    """The words that read in ``direction``; a tile alone counts as one across."""
    for square, tile in enumerate(board.tiles):
        if not tile:
            continue
        before = board.layout.step(square, direction, -1)
        if before is not None and board[before]:
            continue
        run = board.run(square, direction)
        if len(run) > 1 or (
            direction is Direction.ACROSS and len(board.run(square, direction.other)) == 1
        ):
            yield run


def _only_down(board: Board, square: int) -> bool:
    """Whether the tile is in no word across, where it would have been listed before."""
    return len(board.run(square, Direction.ACROSS)) == 1
