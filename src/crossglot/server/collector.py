"""When Python's cycle collector runs: little and often, and thoroughly only when it is quiet.

By default a collection of the oldest generation stops everything for half a
second when thousands of connections are open. Here only the youngest objects
are looked at while there is work; the rest waits for a quiet second.
"""

from __future__ import annotations

import asyncio
import gc

TICK = 0.02
"""Seconds between two looks."""

YOUNG_ENOUGH = 1_500
"""Young objects that are worth a collection."""

QUIET_TICKS = 50
"""Looks in a row without much that is new: nobody would notice a long collection."""

QUIET_GROWTH = 40
"""New objects between two looks that still count as quiet."""

LONGEST_WAIT = 30_000
"""Looks (10 minutes) after which a thorough collection happens even without quiet."""


class Collector:
    """Decides at each tick how thoroughly to collect. Knows no clock: it is told."""

    def __init__(self) -> None:
        self._quiet = 0
        self._since_thorough = 0
        self._young_before = 0

    def tick(self, young: int) -> int | None:
        """The generation to collect now, with ``young`` new objects about; None for none.

        >>> collector = Collector()
        >>> collector.tick(10), collector.tick(3_000)
        (None, 0)
        """
        grown, self._young_before = young - self._young_before, young
        self._quiet = self._quiet + 1 if 0 <= grown <= QUIET_GROWTH else 0
        self._since_thorough += 1
        # After one thorough collection quiet means nothing until there has been work again.
        worth_it = self._since_thorough > 20 * QUIET_TICKS and self._quiet == QUIET_TICKS
        if worth_it or self._since_thorough >= LONGEST_WAIT:
            self._since_thorough = 0
            return 2
        return 0 if young > YOUNG_ENOUGH else None


async def collect_by_ticks() -> None:
    """Take the collector over until cancelled; then give it back."""
    collector = Collector()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        while True:
            await asyncio.sleep(TICK)
            generation = collector.tick(gc.get_count()[0])
            if generation is not None:
                gc.collect(generation)
    finally:
        gc.enable()
        gc.unfreeze()
