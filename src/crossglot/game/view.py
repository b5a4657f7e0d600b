"""What a seat may see: one pure function, and nothing is sent that did not pass it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from crossglot.game.events import HIDDEN, Drew, Event, Exchanged, Started, Tiles
from crossglot.game.state import GameState, fold


def seen_by(event: Event, seat: int | None) -> Event:
    """``event`` as ``seat`` may see it; None is a spectator.

    The seed draws every tile to come, so nobody sees it; tiles that a seat
    holds are its own business until they lie on the board or the game ends.
    """
    match event:
        case Started():
            return msgspec.structs.replace(event, seed="")
        case Drew(owner, tiles) if owner != seat:
            return Drew(owner, _hidden(tiles))
        case Exchanged(owner, returned, drawn) if owner != seat:
            return Exchanged(owner, _hidden(returned), _hidden(drawn))
        case _:
            return event


def view(events: Iterable[Event], seat: int | None) -> GameState:
    """The game as ``seat`` sees it: the sum of what it may see.

    Tiles of other racks are ``HIDDEN``; their number is known to everybody.
    """
    return fold(seen_by(event, seat) for event in events)


def _hidden(tiles: Tiles) -> Tiles:
    return (HIDDEN,) * len(tiles)
