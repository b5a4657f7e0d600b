"""Squares as players write them, in both styles of printed board.

The first symbol names the line the word lies in (RULES 6.16). With numbered
rows 8H is across and H8 down; with lettered rows H8 is across and 8H down.
"""

from __future__ import annotations

import re
import unicodedata

from crossglot.board import Direction, Layout
from crossglot.editions import CoordinateStyle
from crossglot.errors import NotationCode, NotationError

NUMBERED_ROWS: CoordinateStyle = "numbered-rows"

_PLACE = re.compile(
    r"(?P<number>[0-9]{1,2})(?P<letter>[A-Za-z]{1,2})|(?P<first>[A-Za-z]{1,2})(?P<last>[0-9]{1,2})"
)


_TYPED = re.compile(r"(?<!\S)(?:[0-9]{1,2}[^\W\d_]{1,2}|[^\W\d_]{1,2}[0-9]{1,2})(?!\S)")
_LATIN = str.maketrans(
    "ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΡΣΤΘΥΧΖ" + "АВСЕНІКМОРТХУ",
    "ABCDEFGHIJKLMNOPRSTUYXZ" + "ABCEHIKMOPTXY",
)
"""Greek letters as the Latin ones that they look like, else those on the same key; Cyrillic ones
as those they look like."""


def with_latin_places(text: str) -> str:
    """A typed line with the squares in it named by Latin letters, whatever keyboard wrote them.

    >>> with_latin_places("8η λέξη take α1"), with_latin_places("8h kard")
    ('8H λέξη take A1', '8h kard')
    """
    return _TYPED.sub(lambda found: found[0] if found[0].isascii() else _in_latin(found[0]), text)


def _in_latin(place: str) -> str:
    plain = unicodedata.normalize("NFD", place.upper())
    return "".join(each for each in plain if not unicodedata.combining(each)).translate(_LATIN)


def format_place(
    layout: Layout, start: int, direction: Direction, style: CoordinateStyle = NUMBERED_ROWS
) -> str:
    """The square where a word starts, and by the order of its symbols which way it reads.

    >>> from crossglot.editions import load_layout
    >>> board = load_layout("standard")
    >>> format_place(board, 112, Direction.ACROSS), format_place(board, 112, Direction.DOWN)
    ('8H', 'H8')
    >>> format_place(board, 112, Direction.ACROSS, "lettered-rows")
    'H8'
    """
    row, column = divmod(start, layout.columns)
    row_name, column_name = line_names(row, column, style)
    across = direction is Direction.ACROSS
    return row_name + column_name if across else column_name + row_name


def line_names(row: int, column: int, style: CoordinateStyle) -> tuple[str, str]:
    """The names of a row and of a column, counted from 0.

    >>> line_names(7, 1, "numbered-rows"), line_names(7, 1, "lettered-rows")
    (('8', 'B'), ('H', '2'))
    """
    if style == NUMBERED_ROWS:
        return str(row + 1), _letters(column)
    return _letters(row), str(column + 1)


def parse_place(
    layout: Layout, text: str, style: CoordinateStyle = NUMBERED_ROWS
) -> tuple[int, Direction]:
    """The square and the direction that ``text`` names; capitals or not.

    Raises:
        NotationError: Not a square of this board.
    """
    found = _PLACE.fullmatch(text.strip())
    if found is None:
        raise NotationError(NotationCode.COORDINATE, text=text)
    number_first = found["number"] is not None
    number = int(found["number"] or found["last"]) - 1
    letters = _number(found["letter"] or found["first"])
    row, column = (number, letters) if style == NUMBERED_ROWS else (letters, number)
    if not (0 <= row < layout.rows and 0 <= column < layout.columns):
        raise NotationError(NotationCode.COORDINATE, text=text)
    across = number_first == (style == NUMBERED_ROWS)
    return row * layout.columns + column, Direction.ACROSS if across else Direction.DOWN


def _letters(index: int) -> str:
    """A..Z, then AA, AB, ...

    >>> _letters(0), _letters(25), _letters(26)
    ('A', 'Z', 'AA')
    """
    rest, last = divmod(index, 26)
    return (chr(64 + rest) if rest else "") + chr(65 + last)


def _number(letters: str) -> int:
    value = 0
    for letter in letters.upper():
        value = value * 26 + ord(letter) - 64
    return value - 1
