"""Figures as pictures (SVG): a course over time, and estimates with their error bars.

No scripts, no fonts to fetch, no ids; a picture may stand in a page twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 640
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 40, 50
HEIGHT = 360
ROW = 26
"""Units that one estimate is high."""

COLOURS = ("#1f5fa8", "#b3261e", "#2e7d4f", "#8a5a00")


@dataclass(frozen=True, slots=True)
class Line:
    """A course.

    Attributes:
        name: What it is of.
        values: One after the other; None where it is not known.
    """

    name: str
    values: Sequence[float | None]


@dataclass(frozen=True, slots=True)
class Bar:
    """An estimate.

    Attributes:
        name: What it is of.
        mean: Its value.
        low: Where it may begin.
        high: Where it may end.
    """

    name: str
    mean: float
    low: float
    high: float


def lines_svg(
    title: str,
    lines: Sequence[Line],
    *,
    axis: str,
    most: float | None = None,
    written: Callable[[float], str] = "{:.1f}".format,
) -> str:
    """Courses over steps counted from 1.

    Args:
        title: Above the picture.
        lines: Up to four.
        axis: What a step is.
        most: The top of the picture; the largest value when None.
        written: A value beside the picture.

    >>> picture = lines_svg("HU-M", [Line("change", [4.5, None, 2.0])], axis="generation")
    >>> picture.startswith("<svg"), picture.count("<circle")
    (True, 2)
    """
    steps = max((len(line.values) for line in lines), default=0)
    known = [value for line in lines for value in line.values if value is not None]
    top = most or max(known, default=0.0) or 1.0

    def at(step: int, value: float) -> tuple[float, float]:
        across = (WIDTH - LEFT - RIGHT) / max(1, steps - 1)
        return (
            round(LEFT + step * across, 1),
            round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top), 1),
        )

    parts = [_text(LEFT, 22, title, "start")]
    for quarter in range(5):
        value = top * quarter / 4
        parts += [_rule(LEFT, WIDTH - RIGHT, at(0, value)[1])]
        parts += [_text(LEFT - 8, at(0, value)[1] + 4, written(value), "end")]
    every = max(1, -(-steps // 20))
    for step in range(0, steps, every):
        parts.append(_text(at(step, 0)[0], HEIGHT - BOTTOM + 20, str(step + 1), "middle"))
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, axis, "middle"))
    for number, line in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        points = [at(step, value) for step, value in enumerate(line.values) if value is not None]
        path = " ".join(f"{x},{y}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x}" cy="{y}" r="3.5" fill="{colour}"/>' for x, y in points]
        parts.append(_text(WIDTH - RIGHT, 18 + 16 * number, line.name, "end", colour))
    return _picture(HEIGHT, parts)


def bars_svg(
    title: str, bars: Sequence[Bar], *, written: Callable[[float], str] = "{:.1f}".format
) -> str:
    """Estimates one below the other, each a dot with its error bar.

    >>> picture = bars_svg("win", [Bar("8H <KAR>", 0.5, 0.4, 0.6)])
    >>> "8H &lt;KAR&gt;" in picture, picture.count("<circle")
    (True, 1)
    """
    left = 200
    low = min((bar.low for bar in bars), default=0.0)
    span = max((bar.high for bar in bars), default=1.0) - low or 1.0
    height = TOP + ROW * len(bars) + 30

    def across(value: float) -> float:
        return round(left + (WIDTH - left - 4 * RIGHT) * (value - low) / span, 1)

    parts = [_text(RIGHT, 22, title, "start")]
    for row, bar in enumerate(bars):
        y = TOP + ROW * (row + 0.5)
        colour = COLOURS[0]
        parts += [
            _text(left - 12, y + 4, bar.name, "end"),
            _rule(across(bar.low), across(bar.high), y, colour, 2),
            f'<circle cx="{across(bar.mean)}" cy="{y}" r="4.5" fill="{colour}"/>',
            _text(WIDTH - RIGHT, y + 4, written(bar.mean), "end"),
        ]
    ends = ((low, "start"), (low + span, "end")) if bars else ()
    parts += [_text(across(value), height - 8, written(value), side) for value, side in ends]
    return _picture(height, parts)


def _picture(height: float, parts: Sequence[str]) -> str:
    box = f'viewBox="0 0 {WIDTH} {height:g}" role="img"'
    font = 'font-family="system-ui, sans-serif" font-size="13"'
    body = "\n".join(parts)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} {font}>'
    return f'{head}\n<rect width="{WIDTH}" height="{height:g}" fill="#fff"/>\n{body}\n</svg>\n'


def _rule(left: float, right: float, y: float, colour: str = "#ddd", width: int = 1) -> str:
    ends = f'x1="{left}" x2="{right}" y1="{y}" y2="{y}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def _text(x: float, y: float, text: str, anchor: str, colour: str = "#333") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'
