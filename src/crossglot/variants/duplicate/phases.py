"""When something may be done, and whether the game is over."""

from __future__ import annotations

from crossglot.errors import DuplicateCode, GameCode, GameError
from crossglot.variants.duplicate.events import Ended, EndReason
from crossglot.variants.duplicate.state import DuplicateState, Phase


def check_phase(state: DuplicateState, *phases: Phase) -> None:
    """Refuse what may be done in ``phases`` only.

    Raises:
        GameError: The game is over, or in another phase.
    """
    if state.ended is not None:
        raise GameError(GameCode.GAME_OVER, reason=state.ended.reason)
    if state.phase not in phases:
        raise GameError(DuplicateCode.NOT_NOW, phase=state.phase)


def end_reason(state: DuplicateState) -> EndReason | None:
    """Why no other round can follow; None when one can (ET-122, HU-W-85, FISF 3.7)."""
    if not state.table.pool:
        return "used-up"
    if state.profile.rounds and len(state.rounds) >= state.profile.rounds:
        return "rounds"
    if state.profile.pace.sudden_death and state.out and len(state.in_play) <= 1:
        return "last-standing"
    return "no-rack" if state.table.is_over and not state.table.barred else None


def ending(state: DuplicateState, reason: EndReason) -> Ended:
    """The end, with the points for warnings and everybody's place."""
    penalties = tuple(map(state.warning_penalty, range(len(state.players))))
    places = {standing.player: standing.place for standing in state.standings()}
    return Ended(reason, penalties, tuple(places[player] for player in sorted(places)))
