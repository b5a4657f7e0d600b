"""Boards and racks for terminals."""

from __future__ import annotations

from collections.abc import Collection

from crossglot.alphabet import BLANK, letter_of
from crossglot.board import Board
from crossglot.editions import Edition, format_layout
from crossglot.notation.coordinates import line_names

CELL = 3
"""Characters a square is wide: two for a digraph, one between."""


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
    header = "   " + "".join(name.rjust(2).ljust(CELL) for name in names)
    lines = [header.rstrip()]
    for row in range(layout.rows):
        name = line_names(row, 0, edition.coordinates)[0]
        squares = range(row * layout.columns, (row + 1) * layout.columns)
        cells = (
            _cell(edition, board[square], marks[row][square % layout.columns], square in fresh)
            for square in squares
        )
        lines.append(f"{name:>2} " + "".join(cells) + f" {name:>2}")
    return "\n".join([*lines, header.rstrip()])


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
    return "  ".join(
        f"{'?' if tile & BLANK else labels[tile]}{edition.tile_points(tile)}" for tile in rack
    )
