"""A picture of figures as bars, in SVG: one group a row, one bar a figure."""

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, LEFT, BAR, GAP = 720, 220, 16, 12
COLOURS = ("#2f6f4f", "#7aa87f", "#c7a24a")


def bars(title: str, rows: Mapping[str, Sequence[float]]) -> str:
    """``rows`` as bars below ``title``; the longest fills the width.

    >>> bars("Speed", {"one": [10], "two": [5]}).count("<rect")
    2
    """
    longest = max((figure for figures in rows.values() for figure in figures), default=0) or 1
    marks, y = [], 40
    for name, figures in rows.items():
        middle = y + BAR * len(figures) / 2 + 5
        marks.append(text(LEFT - 8, middle, escape(name), ' text-anchor="end"'))
        for figure, colour in zip(figures, COLOURS, strict=False):
            length = (WIDTH - LEFT - 90) * figure / longest
            size = f'width="{length:.1f}" height="{BAR - 2}"'
            marks.append(f'<rect x="{LEFT}" y="{y}" {size} fill="{colour}"/>')
            marks.append(text(LEFT + length + 6, y + 12, f"{figure:,.0f}"))
            y += BAR
        y += GAP
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" '
        'font-family="sans-serif" font-size="13">'
    )
    ground = f'<path d="M0 0h{WIDTH}v{y}H0z" fill="#fff"/>'
    caption = text(8, 22, escape(title), ' font-size="15"')
    return "\n".join([head, ground, caption, *marks, "</svg>", ""])


def text(x: float, y: float, words: str, style: str = "") -> str:
    """``words`` beginning, or ending by ``style``, at a point."""
    return f'<text x="{x:.1f}" y="{y:.1f}"{style}>{words}</text>'
