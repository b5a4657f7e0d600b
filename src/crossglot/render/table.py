"""Rows of words and figures: aligned for a terminal, as HTML for pages and notebooks."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from html import escape

Rows = Sequence[Sequence[str]]


def text_table(head: Sequence[str], rows: Rows, left: int = 1) -> str:
    """Columns parted by two blanks; the first ``left`` are flush left, figures flush right.

    >>> print(text_table(["move", "points"], [["8H KAR", "10"], ["pass", "0"]]))
    move    points
    8H KAR      10
    pass         0
    """
    lines = [head, *rows]
    widths = [max(map(_width, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            _padded(cell, width, flush_left=at < left)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def html_table(head: Sequence[str], rows: Rows) -> str:
    """The same as an HTML table, everything escaped.

    >>> html_table(["move"], [["<8H>"]])
    '<table><thead><tr><th>move</th></tr></thead><tbody><tr><td>&lt;8H&gt;</td></tr></tbody></table>'
    """
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _width(cell: str) -> int:
    """Columns of a terminal; marks that sit on a letter take none."""
    return sum(1 for sign in cell if not unicodedata.combining(sign))


def _padded(cell: str, width: int, *, flush_left: bool) -> str:
    blanks = " " * (width - _width(cell))
    return cell + blanks if flush_left else blanks + cell
