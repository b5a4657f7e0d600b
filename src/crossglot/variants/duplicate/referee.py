"""What only a referee does: racks from a real bag, rounds taken back, points by hand."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.alphabet import BLANK
from crossglot.errors import DuplicateCode, GameCode, GameError
from crossglot.tiles import without
from crossglot.variants.duplicate.choice import Tops, equal_tops
from crossglot.variants.duplicate.composition import fits
from crossglot.variants.duplicate.events import (
    Corrected,
    Event,
    RackDrawn,
    Result,
    RoundCancelled,
    Sanctioned,
)
from crossglot.variants.duplicate.phases import check_phase, ending
from crossglot.variants.duplicate.state import DuplicateState, after
from crossglot.variants.duplicate.table import Table


def name_rack(
    state: DuplicateState,
    rack: bytes,
    rejected: Sequence[bytes] = (),
    tops: Tops | None = None,
) -> tuple[Event, ...]:
    """A rack that the referee drew from a real bag (ET-109).

    Args:
        state: The game, between two rounds.
        rack: The whole rack; without rejected ones it holds what was kept.
        rejected: Racks drawn before that were not admissible.
        tops: Finds whether a rack has a play: one without may be rejected, and
            may not be named; None asks nothing.

    Raises:
        GameError: Tiles that are not there, a kept tile missing, a rack that is
            not admissible, or one rejected that was.
    """
    check_phase(state, "between")
    table = state.table
    again = bool(table.barred)
    number = table.number + (not again)
    for drawn, wanted in (*((each, False) for each in rejected), (rack, True)):
        if len(drawn) != table.rack_size or without(table.pool, drawn) is None:
            raise GameError(DuplicateCode.RACK_NOT_IN_BAG, round=number)
        if _admissible(table, drawn, number, tops) is not wanted:
            raise GameError(DuplicateCode.RACK_NOT_ADMISSIBLE, round=number)
    first = without(next(iter(rejected), rack), table.rack)
    if first is None:
        raise GameError(DuplicateCode.RACK_NOT_IN_BAG, round=number)
    kept, drawn = (b"", rack) if rejected else (table.rack, first)
    passed = tuple(tuple(sorted(each)) for each in rejected)
    return (RackDrawn(number, tuple(kept), tuple(drawn), passed, "referee"),)


def _admissible(table: Table, rack: bytes, number: int, tops: Tops | None) -> bool:
    """Whether ``rack`` may be played in round ``number``."""
    stage = table.requirement(number)
    rack = table.edition.alphabet.sorted_rack(rack)
    if stage is None or rack in table.barred or not fits(stage, table.sorter.count(rack)):
        return False
    if table.profile.form.joker and rack.count(BLANK) != len(table.drawable[1]):
        return False  # one joker on each rack while there is one (FISF 3.8.1)
    return tops is None or bool(equal_tops(table.drawn(rack), tops))


def cancel_round(state: DuplicateState, reason: str) -> tuple[Event, ...]:
    """The referee takes the round back: all tiles back, another rack (FISF 3.6).

    Raises:
        GameError: No rack was drawn.
    """
    check_phase(state, "drawn", "open")
    return (RoundCancelled(state.table.number, reason),)


def sanction(
    state: DuplicateState, player: int, reason: str, *, points: int = 0, warned: bool = False
) -> tuple[Event, ...]:
    """The referee warns ``player``, or takes or gives points, by hand (FISF 5.5).

    Raises:
        GameError: The game is over, or no such player.
    """
    check_phase(state, "between", "drawn", "open")
    if not 0 <= player < len(state.players):
        raise GameError(GameCode.NO_SUCH_SEAT, seat=player)
    return (Sanctioned(player, points, warned, reason),)


def correct(state: DuplicateState, number: int, result: Result, reason: str) -> tuple[Event, ...]:
    """A result of a closed round put right after an appeal (FISF 6.3).

    Raises:
        GameError: The game is over, no such player, or no such round.
    """
    check_phase(state, "between", "drawn", "open")
    corrected = Corrected(number, result, reason)
    after(state, corrected)
    return (corrected,)


def stop(state: DuplicateState) -> tuple[Event, ...]:
    """The referee ends the game; rounds closed count (FISF 3.7).

    Raises:
        GameError: The game is over.
    """
    check_phase(state, "between", "drawn", "open")
    return (ending(state, "stopped"),)
