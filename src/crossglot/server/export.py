"""A game as a GCG file, as far as a seat may see it."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.game import Ended, Event, seen_by
from crossglot.game.record import record
from crossglot.notation.gcg import format_gcg


def gcg_of(events: Sequence[Event], seat: int | None) -> str:
    """The game as ``seat`` may know it; None is a spectator.

    While it is played, racks and exchanged tiles of others are left out. A
    game that is over has no secrets but its seed, which is never in the file.
    """
    over = isinstance(events[-1], Ended)
    return format_gcg(record(events if over else [seen_by(event, seat) for event in events]))
