"""What referee and players may do now, and the events that follow from it.

Pure: time is handed in (milliseconds), racks come from the game's seed, tops
from a callable. What comes back is to be appended to the game; what is
refused leaves it as it was.
"""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.editions import Edition
from crossglot.errors import DuplicateCode, GameCode, GameError
from crossglot.game import SeatInfo
from crossglot.variants.duplicate.choice import Choice, Tops, choose, equal_tops
from crossglot.variants.duplicate.draws import draw_rack
from crossglot.variants.duplicate.events import (
    Event,
    Joined,
    Opened,
    RackDrawn,
    RoundOpened,
    Slip,
    SlipHanded,
)
from crossglot.variants.duplicate.phases import check_phase, end_reason, ending
from crossglot.variants.duplicate.profile import Profile
from crossglot.variants.duplicate.state import DuplicateState
from crossglot.variants.duplicate.table import refuse_house_rules


def start(
    edition: Edition,
    profile: Profile,
    players: Sequence[SeatInfo],
    seed: str,
    lexicon: str | None = None,
) -> tuple[Event, ...]:
    """The event that opens a game; any number of players, one alone too (ET-106, HU-W-68).

    Raises:
        GameError: Nobody plays.
        HouseError: House rules were agreed on.
    """
    refuse_house_rules(edition)
    if not players:
        raise GameError(GameCode.PLAYERS, players=0)
    return (Opened(edition.id, edition.alphabet.labels, lexicon, profile, tuple(players), seed),)


def join(state: DuplicateState, player: SeatInfo) -> tuple[Event, ...]:
    """Somebody comes late; rounds played count nothing for them (FISF 6.2).

    Raises:
        GameError: The game is over, or the profile lets nobody in any more.
    """
    check_phase(state, "between", "drawn", "open")
    if state.table.number and not state.profile.late_entry:
        raise GameError(DuplicateCode.ENTRY_CLOSED)
    return (Joined(player),)


def next_rack(state: DuplicateState, tops: Tops) -> tuple[Event, ...]:
    """The rack of the next round, drawn by the seed; or the end, when none is left.

    Raises:
        GameError: A round is under way, or the game is over.
    """
    check_phase(state, "between")
    reason = end_reason(state)
    if reason is not None:
        return (ending(state, reason),)
    again = bool(state.table.barred)
    found = draw_rack(state.table, tops, again=again)
    if found is None:
        return (ending(state, "no-play"),)
    number = state.table.number + (not again)
    rejected = tuple(map(tuple, found.rejected))
    return (RackDrawn(number, tuple(found.kept), tuple(found.drawn), rejected),)


def open_round(state: DuplicateState, at: int) -> tuple[Event, ...]:
    """The clock of the round is started.

    Raises:
        GameError: No rack was drawn, or the round is open already.
    """
    check_phase(state, "drawn")
    return (RoundOpened(state.table.number, at),)


def hand_in(state: DuplicateState, player: int, slip: Slip, at: int) -> tuple[Event, ...]:
    """A slip, in place of an earlier one; a late one is taken and will count nothing.

    Raises:
        GameError: No round is open, no such player, or the player is out.
    """
    check_phase(state, "open")
    if not 0 <= player < len(state.players):
        raise GameError(GameCode.NO_SUCH_SEAT, seat=player)
    if player in state.out:
        raise GameError(DuplicateCode.PLAYER_OUT, player=player)
    earlier = state.slips.get(player)
    if earlier is not None and earlier.at <= state.deadline < at:
        raise GameError(DuplicateCode.TOO_LATE, player=player)
    return (SlipHanded(state.table.number, player, at, slip),)


def due(state: DuplicateState, now: int) -> bool:
    """Whether nothing more is to be waited for: time is up, or all slips are in."""
    if state.phase != "open":
        return False
    return now >= state.deadline or all(player in state.slips for player in state.in_play)


def signals(state: DuplicateState, since: int, now: int) -> tuple[int, ...]:
    """Signals of the open round that fall after ``since`` and not after ``now``.

    Returns:
        Seconds left, greatest first: 30 is the usual warning, 0 the end.
    """
    if state.phase != "open":
        return ()
    step = state.profile.pace.step(state.table.number)
    moments = {left: state.deadline - 1000 * left for left in (*step.signals, 0)}
    return tuple(sorted((left for left, at in moments.items() if since < at <= now), reverse=True))


def tops_of_round(state: DuplicateState, tops: Tops) -> Choice | None:
    """The top of the rack drawn, and what a referee may choose instead; a secret."""
    check_phase(state, "drawn", "open")
    return choose(state.table, equal_tops(state.table, tops))
