"""The box that slips are thrown into: thousands in a second, each a new state.

A plain dictionary would be copied whole for every slip; here only the small
drawer that a player's slip lies in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

DRAWER = 64
"""Players that share a drawer."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Box(Mapping[int, T]):
    """One thing for each player, such as their last slip; immutable.

    >>> box = Box().put(7, "TEE").put(99, "KASS")
    >>> list(box), 7 in box, len(box)
    ([7, 99], True, 2)
    """

    drawers: Mapping[int, Mapping[int, T]] = field(default_factory=dict)

    def put(self, player: int, value: T) -> Box[T]:
        """The box with ``value`` in it, in place of what ``player`` had there."""
        at = player // DRAWER
        drawer = {**self.drawers.get(at, {}), player: value}
        return Box({**self.drawers, at: drawer})

    def __getitem__(self, player: int) -> T:
        return self.drawers[player // DRAWER][player]

    def __iter__(self) -> Iterator[int]:
        for drawer in self.drawers.values():
            yield from drawer

    def __len__(self) -> int:
        return sum(map(len, self.drawers.values()))
