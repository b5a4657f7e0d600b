"""When Python's cycle collector runs: little and often, and thoroughly only when it is quiet.

By default a collection of the oldest generation stops everything for half a
second when thousands of connections are open. Here only the youngest objects
are looked at while there is work, and most of them are passed over unseen as
long as nothing is found among the others; the rest waits for a quiet second.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Literal

TICK = 0.02
"""Seconds between two looks."""

YOUNG_ENOUGH = 3_000
"""Young objects that are worth a collection."""

QUIET_TICKS = 50
"""Looks in a row without much that is new: nobody would notice a long collection."""

QUIET_GROWTH = 40
"""New objects between two looks that still count as quiet."""

LONGEST_WAIT = 30_000
"""Looks (10 minutes) after which a thorough collection happens even without quiet."""


MOST_PASSED_OVER = 15
"""Times in a row that young objects are passed over; a look at 3,000 of them takes 3 ms."""

Step = Literal["look", "pass", "all"]
"""Collect the young objects; count them as old unseen; collect everything."""


class Collector:
    """Decides at each tick how thoroughly to collect. Knows no clock: it is told."""

    def __init__(self) -> None:
        self._quiet = 0
        self._since_thorough = 0
        self._young_before = 0
        self._passed_over = 0
        self._may_pass = 0

    def tick(self, young: int) -> Step | None:
        """What to do now, with ``young`` new objects about; None for nothing.

        >>> collector = Collector()
        >>> collector.tick(10), collector.tick(4_000)
        (None, 'look')
        """
        grown, self._young_before = young - self._young_before, young
        self._quiet = self._quiet + 1 if 0 <= grown <= QUIET_GROWTH else 0
        self._since_thorough += 1
        # After one thorough collection quiet means nothing until there has been work again.
        worth_it = self._since_thorough > 20 * QUIET_TICKS and self._quiet == QUIET_TICKS
        if worth_it or self._since_thorough >= LONGEST_WAIT:
            self._since_thorough = 0
            return "all"
        if young <= YOUNG_ENOUGH:
            return None
        if self._passed_over < self._may_pass:
            self._passed_over += 1
            return "pass"
        self._passed_over = 0
        return "look"

    def found(self, garbage: int) -> None:
        """A look has found so many objects to free; the more often none, the rarer the next.

        >>> collector = Collector()
        >>> collector.found(0)
        >>> collector.tick(4_000), collector.tick(4_000)
        ('pass', 'look')
        """
        self._may_pass = 0 if garbage else min(2 * self._may_pass + 1, MOST_PASSED_OVER)


async def collect_by_ticks() -> None:
    """Take the collector over until cancelled; then give it back."""
    collector = Collector()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        while True:
            await asyncio.sleep(TICK)
            match collector.tick(gc.get_count()[0]):
                case "look":
                    collector.found(gc.collect(0))
                    gc.freeze()
                case "pass":
                    gc.freeze()
                case "all":
                    gc.unfreeze()
                    gc.collect()
                    gc.freeze()
    finally:
        gc.enable()
        gc.unfreeze()
