"""What a player may see: one pure function, and nothing is sent that did not pass it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from crossglot.variants.duplicate.events import Event, Opened, SlipHanded
from crossglot.variants.duplicate.state import DuplicateState, fold


def seen_by(event: Event, player: int | None) -> Event:
    """``event`` as ``player`` may see it; None is a spectator.

    The seed draws every rack to come, so nobody sees it. Another's slip stays
    hidden for ever: what it was worth is told when the round closes, and the
    top with it. That somebody handed one in is no secret.
    """
    match event:
        case Opened():
            return msgspec.structs.replace(event, seed="")
        case SlipHanded() if event.player != player:
            return msgspec.structs.replace(event, slip=None, safe=None)
        case _:
            return event


def view(events: Iterable[Event], player: int | None) -> DuplicateState:
    """The game as ``player`` sees it: the sum of what it may see."""
    return fold(seen_by(event, player) for event in events)
