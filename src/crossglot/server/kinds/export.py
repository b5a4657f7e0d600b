"""A game as a file, as far as a seat may see it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from crossglot.game import Ended, Event, Started, seen_by
from crossglot.game.json_file import STANDARD, write_events
from crossglot.game.record import record
from crossglot.notation.gcg import format_gcg


def gcg_of(events: Sequence[Event], seat: int | None) -> str:
    """The game as ``seat`` may know it; None is a spectator.

    While it is played, racks and exchanged tiles of others are left out. A
    game that is over has no secrets but its seed, which is never in the file.
    """
    over = isinstance(events[-1], Ended)
    return format_gcg(record(events if over else [seen_by(event, seat) for event in events]))


def json_of(events: Sequence[Event], seat: int | None) -> bytes:
    """The game in the library's record format (``docs/formats/events.md``), likewise."""
    over = isinstance(events[-1], Ended)
    seen = without_seed(events) if over else [seen_by(event, seat) for event in events]
    return write_events(seen, STANDARD)


def without_seed(events: Sequence[Event]) -> list[Event]:
    """The events of a finished game but its seed: several games may share one."""
    return [
        msgspec.structs.replace(event, seed="") if isinstance(event, Started) else event
        for event in events
    ]
