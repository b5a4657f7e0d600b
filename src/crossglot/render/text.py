"""Boards and racks for terminals."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from crossglot.alphabet import BLANK, letter_of
from crossglot.board import Board
from crossglot.editions import Edition, format_layout
from crossglot.notation.coordinates import line_names

CELL = 3
"""Characters a square is wide: two for a digraph, one between."""

_LEFT_TO_RIGHT, _AS_BEFORE = "\u202d", "\u202c"
"""Around a line of a right-to-left edition: its parts stand as they are to be seen, and a terminal
that reorders such scripts by itself must not turn them round again."""


def board_text(edition: Edition, board: Board, fresh: Collection[int] = ()) -> str:
    """The board in rows, with the names of its lines; small letters are blanks.

    Premiums of empty squares are ``T`` and ``D`` for a word, ``t`` and ``d`` for
    a letter, ``*`` where the opening goes. Squares in ``fresh`` are marked ``'``.

    >>> from crossglot.editions import load_edition
    >>> hu = load_edition("HU-M")
    >>> print(board_text(hu, Board.empty(hu.layout)).splitlines()[1])
     1  T  .  .  d  .  .  .  T  .  .  .  d  .  .  T    1
    """
    layout = board.layout
    marks = format_layout(layout).split()
    names = [line_names(0, column, edition.coordinates)[1] for column in range(layout.columns)]
    heads = [name.rjust(2).ljust(CELL) for name in names]
    header = "   " + "".join(_onwards(edition, heads))
    lines = [header.rstrip()]
    for row in range(layout.rows):
        name = line_names(row, 0, edition.coordinates)[0]
        squares = range(row * layout.columns, (row + 1) * layout.columns)
        cells = [
            _cell(edition, board[square], marks[row][square % layout.columns], square in fresh)
            for square in squares
        ]
        line = f"{name:>2} " + "".join(_onwards(edition, cells)) + f" {name:>2}"
        lines.append(_as_seen(edition, line))
    return "\n".join([*lines, header.rstrip()])


def _onwards(edition: Edition, parts: Sequence[str]) -> Sequence[str]:
    """``parts`` from the left of the screen; the first is the rightmost in ``rtl``."""
    return parts[::-1] if edition.writing == "rtl" else parts


def _as_seen(edition: Edition, line: str) -> str:
    return f"{_LEFT_TO_RIGHT}{line}{_AS_BEFORE}" if edition.writing == "rtl" else line


def _cell(edition: Edition, tile: int, mark: str, fresh: bool) -> str:  # noqa: FBT001 - private
    if not tile:
        return mark.rjust(2).ljust(CELL)
    forms = edition.alphabet.small if tile & BLANK else edition.alphabet.labels
    return forms[letter_of(tile)].rjust(2) + ("'" if fresh else " ")


def rack_text(edition: Edition, rack: bytes) -> str:
    """A rack with the points of its tiles.

    >>> from crossglot.editions import load_edition
    >>> hu = load_edition("HU-M")
    >>> rack_text(hu, hu.alphabet.parse_tiles("A[SZ]?"))
    'A1  SZ3  ?0'
    """
    labels = edition.alphabet.labels
    tiles = [f"{'?' if tile & BLANK else labels[tile]}{edition.tile_points(tile)}" for tile in rack]
    return _as_seen(edition, "  ".join(_onwards(edition, tiles)))
