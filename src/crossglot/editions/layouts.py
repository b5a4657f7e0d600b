"""Boards as pictures: one character a square, so that one sees the symmetry."""

from __future__ import annotations

from importlib import resources

from crossglot.board import Layout
from crossglot.errors import EditionCode, EditionError

PREMIUMS = {
    ".": (1, 1),
    "d": (1, 2),
    "t": (1, 3),
    "q": (1, 4),
    "D": (2, 1),
    "T": (3, 1),
    "Q": (4, 1),
    "*": (2, 1),
    "+": (1, 1),
}
"""Mark -> (word factor, letter factor). ``*`` and ``+`` are start squares."""

START_MARKS = frozenset("*+")

MAX_SIDE = 31
"""Squares; the kernel's masks are made for boards up to this side."""


def parse_layout(name: str, picture: str) -> Layout:
    """The layout that ``picture`` shows.

    Raises:
        EditionError: Rows of different width, an unknown mark, no start
            square, or a board larger than 31 by 31.
    """
    rows = picture.split()
    columns = len(rows[0]) if rows else 0
    if not 2 <= len(rows) <= MAX_SIDE or not 2 <= columns <= MAX_SIDE:
        raise _wrong(name, reason="size", row=len(rows))
    for number, row in enumerate(rows, 1):
        if len(row) != columns:
            raise _wrong(name, reason="width", row=number)
        unknown = set(row) - set(PREMIUMS)
        if unknown:
            raise _wrong(name, reason="mark", row=number, mark=min(unknown))
    marks = "".join(rows)
    start = frozenset(square for square, mark in enumerate(marks) if mark in START_MARKS)
    if not start:
        raise _wrong(name, reason="start")
    return Layout(
        name=name,
        rows=len(rows),
        columns=columns,
        word_multipliers=bytes(PREMIUMS[mark][0] for mark in marks),
        letter_multipliers=bytes(PREMIUMS[mark][1] for mark in marks),
        start=start,
    )


def format_layout(layout: Layout) -> str:
    """The picture of ``layout``; :func:`parse_layout` gives it back."""
    marks = {factors: mark for mark, factors in PREMIUMS.items() if mark not in START_MARKS}
    squares = []
    for square in range(layout.size):
        factors = (layout.word_multipliers[square], layout.letter_multipliers[square])
        start_mark = "*" if factors == PREMIUMS["*"] else "+"
        squares.append(start_mark if square in layout.start else marks[factors])
    rows = range(0, layout.size, layout.columns)
    return "\n".join("".join(squares[row : row + layout.columns]) for row in rows) + "\n"


def load_layout(name: str) -> Layout:
    """The layout whose picture is ``boards/<name>.txt``.

    Raises:
        EditionError: No such board, or a picture that is none.
    """
    file = resources.files(__package__) / "boards" / f"{name}.txt"
    if not name.isidentifier() or not file.is_file():
        raise EditionError(EditionCode.BOARD_UNKNOWN, board=name)
    return parse_layout(name, file.read_text("utf-8"))


def _wrong(name: str, **facts: object) -> EditionError:
    return EditionError(EditionCode.BOARD_PICTURE, board=name, **facts)
