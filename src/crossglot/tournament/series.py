"""A season of events: the same names over several, the worst left out, one table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Literal

import msgspec
from msgspec import Struct

from crossglot.tournament.ranks import Row, shared_places

Measure = Literal["points", "percent", "places"]
"""What an event brings: its points, hundredths of a per cent of the tops, or
one point for each whom a player leaves behind, equals sharing theirs."""


class SeriesRow(Struct, frozen=True):
    """One line of the table of a series.

    Attributes:
        place: From 1; equal players share it.
        last: The last place that they share.
        name: By which a player is known from event to event.
        total: Of the events that count.
        events: What each event brought; None where they did not play.
        dropped: Which do not count, from 1.
    """

    place: int
    last: int
    name: str
    total: Fraction
    events: tuple[Fraction | None, ...]
    dropped: tuple[int, ...]


def series(
    events: Sequence[Sequence[Row]], by: Measure = "points", dropped: int = 0
) -> tuple[SeriesRow, ...]:
    """The table of several events, each given by its own table.

    Args:
        events: In the order in which they were played.
        by: What an event brings.
        dropped: Events left out of each player's sum: first those that they
            missed, then their worst; one at least counts.
    """
    brought: dict[str, dict[int, Fraction]] = defaultdict(dict)
    for number, rows in enumerate(events, 1):
        for row in rows:
            brought[row.name][number] = _worth(row, len(rows), by)
    least = min(dropped, max(0, len(events) - 1))
    lines = [_line(name, one, len(events), least) for name, one in brought.items()]
    lines.sort(key=lambda line: (-line.total, line.name))
    shared = shared_places(line.total for line in lines)
    return tuple(
        msgspec.structs.replace(line, place=place, last=last)
        for line, (place, last) in zip(lines, shared, strict=True)
    )


def _worth(row: Row, count: int, by: Measure) -> Fraction:
    match by:
        case "points":
            return Fraction(row.total)
        case "percent":
            return Fraction(row.percent)
        case "places":
            return count - row.shared


def _line(name: str, brought: Mapping[int, Fraction], count: int, dropped: int) -> SeriesRow:
    """A player's sum, the worst left out; an event missed is the worst there is."""
    order = sorted(range(1, count + 1), key=lambda at: (at in brought, brought.get(at, 0), -at))
    left_out = tuple(sorted(order[:dropped]))
    counted = [worth for at, worth in brought.items() if at not in left_out]
    told = tuple(brought.get(at) for at in range(1, count + 1))
    return SeriesRow(0, 0, name, sum(counted, Fraction(0)), told, left_out)
