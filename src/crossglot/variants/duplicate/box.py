"""The box that slips are thrown into: thousands in a second, each a new state.

A plain dictionary would be copied whole for every slip; here only the small
drawer that a player's slip lies in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from crossglot.variants.duplicate.events import SlipHanded

DRAWER = 64
"""Players that share a drawer."""


@dataclass(frozen=True, slots=True)
class SlipBox(Mapping[int, SlipHanded]):
    """The last slip of each player; immutable.

    >>> box = SlipBox().put(SlipHanded(1, 7, 0, None)).put(SlipHanded(1, 99, 0, None))
    >>> list(box), 7 in box, len(box)
    ([7, 99], True, 2)
    """

    drawers: Mapping[int, Mapping[int, SlipHanded]] = field(default_factory=dict)

    def put(self, handed: SlipHanded) -> SlipBox:
        """The box with ``handed`` in it, in place of an earlier slip of that player."""
        at = handed.player // DRAWER
        drawer = {**self.drawers.get(at, {}), handed.player: handed}
        return SlipBox({**self.drawers, at: drawer})

    def __getitem__(self, player: int) -> SlipHanded:
        return self.drawers[player // DRAWER][player]

    def __iter__(self) -> Iterator[int]:
        for drawer in self.drawers.values():
            yield from drawer

    def __len__(self) -> int:
        return sum(map(len, self.drawers.values()))
