"""The course of training as a picture (SVG)."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.render import Line, lines_svg
from crossglot.training.checkpoint import Generation


def curve_svg(title: str, history: Sequence[Generation]) -> str:
    """How much random leaves change from generation to generation, and how much they differ.

    When the change has come down to the noise of the count, more generations
    bring nothing; more games would.

    >>> picture = curve_svg("HU-M", [Generation(8, 100, 4.5, 4.5, 20.0)])
    >>> picture.startswith("<svg"), picture.count("<circle")
    (True, 2)
    """
    lines = [
        Line("change of a leave, points", [one.change for one in history]),
        Line("spread of a leave, points", [one.spread for one in history]),
    ]
    return lines_svg(title, lines, axis="generation")
