"""Boards as SVG: one picture for notebooks, pages and shared images.

No scripts, no fonts to fetch, no ids that could clash between two pictures.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from html import escape

from crossglot.alphabet import BLANK, letter_of
from crossglot.board import Board, Layout
from crossglot.editions import Edition
from crossglot.notation.coordinates import line_names

SIDE = 32
"""Units a square is wide."""

MARGIN = 24

PREMIUM_LOOK = {
    (3, 1): ("#b3423a", "3×", "#ffffff"),
    (2, 1): ("#e3a29b", "2×", "#4a1713"),
    (4, 1): ("#7d2a6b", "4×", "#ffffff"),
    (1, 3): ("#2f6f9f", "3", "#ffffff"),
    (1, 2): ("#a9cfe4", "2", "#12354b"),
    (1, 4): ("#1f3f66", "4", "#ffffff"),
}
"""(word factor, letter factor) -> fill, label, colour of the label."""


def board_svg(
    edition: Edition, board: Board, fresh: Collection[int] = (), *, title: str | None = None
) -> str:
    """The board as an SVG picture, with a title and a description in words.

    Args:
        edition: Names tiles and lines.
        board: What lies where.
        fresh: Squares to set off: the last play.
        title: What the picture is called; the edition's name when None.
    """
    layout = board.layout
    width = layout.columns * SIDE + 2 * MARGIN
    height = layout.rows * SIDE + 2 * MARGIN
    laid = sum(1 for tile in board.tiles if tile)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        '<g font-family="Georgia, serif" text-anchor="middle">',
        f"<title>{escape(title or edition.name)}</title>",
        f"<desc>{layout.rows} × {layout.columns}, {laid} tiles</desc>",
        f'<rect width="{width}" height="{height}" rx="10" fill="#f4efe6"/>',
        *_line_names(edition, layout),
    ]
    for square in range(layout.size):
        parts += _square(edition, board, square, square in fresh)
    return "".join([*parts, "</g></svg>"])


def _line_names(edition: Edition, layout: Layout) -> Iterator[str]:
    for column in range(layout.columns):
        name = line_names(0, column, edition.coordinates)[1]
        yield _words(
            MARGIN + (_from_left(edition, column) + 0.5) * SIDE, MARGIN - 8, 11, "#6b6257", name
        )
    for row in range(layout.rows):
        name = line_names(row, 0, edition.coordinates)[0]
        yield _words(MARGIN / 2, MARGIN + (row + 0.5) * SIDE + 4, 11, "#6b6257", name)


def _from_left(edition: Edition, column: int) -> int:
    """Where ``column`` stands: the first is the rightmost where the script begins there."""
    return edition.layout.columns - 1 - column if edition.writing == "rtl" else column


def _square(edition: Edition, board: Board, square: int, fresh: bool) -> Iterator[str]:  # noqa: FBT001 - private
    row, column = divmod(square, board.layout.columns)
    x, y = MARGIN + _from_left(edition, column) * SIDE, MARGIN + row * SIDE
    tile = board[square]
    if tile:
        yield from _tile(edition, tile, x, y, fresh)
        return
    factors = (board.layout.word_multipliers[square], board.layout.letter_multipliers[square])
    fill, label, ink = PREMIUM_LOOK.get(factors, ("#e6dfd2", "", ""))
    if square in board.layout.start:
        label = "★"
    yield _box(x, y, fill)
    if label:
        yield _words(x + SIDE / 2, y + SIDE / 2 + 5, 13, ink, label)


def _tile(edition: Edition, tile: int, x: int, y: int, fresh: bool) -> Iterator[str]:  # noqa: FBT001 - private
    label = edition.alphabet.labels[letter_of(tile)]
    points = edition.tile_points(tile)
    ink = "#8a3b12" if tile & BLANK else "#2b2118"
    yield _box(x, y, "#ffe9a8" if fresh else "#f7dfae", stroke="#c9a45c")
    size = 19 if len(label) == 1 else 14
    yield _words(x + SIDE / 2 - 2, y + SIDE / 2 + 6, size, ink, label, bold=True)
    if not tile & BLANK:
        yield _words(x + SIDE - 6.5, y + SIDE - 4.5, 8, ink, str(points))


def _box(x: int, y: int, fill: str, stroke: str = "#f4efe6") -> str:
    return (
        f'<rect x="{x + 1}" y="{y + 1}" width="{SIDE - 2}" height="{SIDE - 2}" rx="4" '
        f'fill="{fill}" stroke="{stroke}"/>'
    )


def _words(x: float, y: float, size: int, fill: str, text: str, *, bold: bool = False) -> str:  # noqa: PLR0913 - a drawing primitive
    weight = "bold" if bold else "normal"
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" '
        f'fill="{fill}">{escape(text)}</text>'
    )
