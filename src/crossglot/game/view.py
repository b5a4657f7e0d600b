"""What a seat may see: one pure function, and nothing is sent that did not pass it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from crossglot.game.events import HIDDEN, Drew, Event, Exchanged, Started, Tiles
from crossglot.game.state import GameState, changed, fold
from crossglot.game.turns import Pending, Turn


def seen_by(event: Event, seat: int | None) -> Event:
    """``event`` as ``seat`` may see it; None is a spectator.

    The seed draws every tile to come, so nobody sees it; tiles that a seat
    holds are its own business until they lie on the board or the game ends.
    """
    match event:
        case Started():
            return replace(event, seed="")
        case Drew(owner, tiles) if owner != seat:
            return replace(event, tiles=_hidden(tiles))
        case Exchanged(owner) if owner != seat:
            return _unknown(event)
        case _:
            return event


def view(events: Iterable[Event], seat: int | None) -> GameState:
    """The game as ``seat`` sees it: the sum of what it may see.

    Tiles of other racks are ``HIDDEN``; their number is known to everybody.
    """
    return fold(seen_by(event, seat) for event in events)


def masked(state: GameState, seat: int | None) -> GameState:
    """``state``, the fold of all events, as ``seat`` sees it: what :func:`view` makes of them.

    The fold of what passed :func:`seen_by` is the law, and tests hold this to it. It is here
    because a caller who has folded a game need not do it again for each pair of eyes. It is to be
    looked at, not followed: it has no past.

    Args:
        state: The game, nothing hidden.
        seat: Whose eyes; None is a spectator.
    """
    over = state.ended is not None  # which shows all racks
    racks = [
        rack if over or owner == seat else _nobodys(rack) for owner, rack in enumerate(state.racks)
    ]
    return changed(
        state,
        seed="",
        past=(),
        racks=tuple(racks),
        turns=_seen_turns(state.turns, seat),
        struck=_seen_turns(state.struck, seat),
        pending=_seen_pending(state.pending, seat),
    )


def _seen_turns(turns: Sequence[Turn], seat: int | None) -> tuple[Turn, ...]:
    return tuple(
        [
            replace(turn, event=_unknown(turn.event))
            if isinstance(turn.event, Exchanged) and turn.seat != seat
            else turn
            for turn in turns
        ]
    )


def _seen_pending(pending: Pending | None, seat: int | None) -> Pending | None:
    if pending is None or pending.turn.seat == seat:
        return pending
    return replace(pending, rack=_nobodys(pending.rack))


def _unknown(exchanged: Exchanged) -> Exchanged:
    """How many tiles were exchanged and when, but not which."""
    hidden = _hidden(exchanged.returned)
    return Exchanged(exchanged.seat, hidden, _hidden(exchanged.drawn), exchanged.at)


def _nobodys(rack: bytes) -> bytes:
    """As many tiles, all of them hidden."""
    return bytes(_hidden(rack))


def _hidden(tiles: Sequence[int]) -> Tiles:
    return (HIDDEN,) * len(tiles)
