"""What somebody may see of an event: one pure function, and all that is sent passes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from crossglot.tournament.events import Answered, Appealed, Event, Founded, Stepped
from crossglot.tournament.state import Tournament, fold
from crossglot.variants import duplicate
from crossglot.variants.duplicate.events import Opened

Viewer = int | Literal["arbiter"] | None
"""A player by number, the person at the arbiter's desk, or a spectator."""


def seen_by(event: Event, viewer: Viewer) -> Event:
    """``event`` as ``viewer`` may see it.

    The seed draws every rack to come, so nobody sees it, the arbiter neither;
    the log reveals it when the event is over. Slips are seen by their writer
    and by the arbiter, who enters those on paper; the code by the arbiter.
    """
    match event:
        case Founded(setup):
            code = setup.code if viewer == "arbiter" else ""
            return msgspec.structs.replace(
                event, setup=msgspec.structs.replace(setup, seed="", code=code)
            )
        case Stepped(event=Opened() as opened):
            return msgspec.structs.replace(event, event=duplicate.seen_by(opened, None))
        case Answered(player=player) if viewer not in ("arbiter", player):
            return msgspec.structs.replace(event, slip=None, safe=None, reason="")
        case Appealed(player=player) if viewer not in ("arbiter", player):
            return msgspec.structs.replace(event, text="")
        case _:
            return event


def view(events: Iterable[Event], viewer: Viewer) -> Tournament:
    """The event as ``viewer`` sees it: the sum of what they may see."""
    return fold(seen_by(event, viewer) for event in events)
