"""What referee and players may do now, and the events that follow from it.

Pure: time is handed in (milliseconds), racks come from the game's seed, tops
from a callable. What comes back is to be appended to the game; what is
refused leaves it as it was.
"""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.alphabet import BLANK
from crossglot.editions import Edition
from crossglot.errors import DuplicateCode, GameCode, GameError
from crossglot.game import SeatInfo, Words
from crossglot.moves import Play
from crossglot.tiles import without
from crossglot.variants.duplicate.choice import (
    Candidate,
    Choice,
    Tops,
    candidate,
    choose,
    equal_tops,
)
from crossglot.variants.duplicate.composition import fits
from crossglot.variants.duplicate.draws import draw_rack
from crossglot.variants.duplicate.events import (
    Corrected,
    Ended,
    EndReason,
    Event,
    Joined,
    Laid,
    Opened,
    RackDrawn,
    RackRepeated,
    Result,
    RoundCancelled,
    RoundClosed,
    RoundOpened,
    Sanctioned,
    Slip,
    SlipHanded,
)
from crossglot.variants.duplicate.profile import Profile
from crossglot.variants.duplicate.slips import Verdict, judge
from crossglot.variants.duplicate.solo import with_solo
from crossglot.variants.duplicate.state import DuplicateState, Phase, after
from crossglot.variants.duplicate.table import Table


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
    """
    if not players:
        raise GameError(GameCode.PLAYERS, players=0)
    return (Opened(edition.id, edition.alphabet.labels, lexicon, profile, tuple(players), seed),)


def join(state: DuplicateState, player: SeatInfo) -> tuple[Event, ...]:
    """Somebody comes late; rounds played count nothing for him (FISF 6.2).

    Raises:
        GameError: The game is over, or the profile lets nobody in any more.
    """
    _check_phase(state, "between", "drawn", "open")
    if state.table.number and not state.profile.late_entry:
        raise GameError(DuplicateCode.ENTRY_CLOSED)
    return (Joined(player),)


def next_rack(state: DuplicateState, tops: Tops) -> tuple[Event, ...]:
    """The rack of the next round, drawn by the seed; or the end, when none is left.

    Raises:
        GameError: A round is under way, or the game is over.
    """
    _check_phase(state, "between")
    reason = _end_reason(state)
    if reason is not None:
        return (ending(state, reason),)
    again = bool(state.table.barred)
    found = draw_rack(state.table, tops, again=again)
    if found is None:
        return (ending(state, "no-play"),)
    number = state.table.number + (not again)
    rejected = tuple(map(tuple, found.rejected))
    return (RackDrawn(number, tuple(found.kept), tuple(found.drawn), rejected),)


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
    _check_phase(state, "between")
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
    rack = bytes(sorted(rack))
    if stage is None or rack in table.barred or not fits(stage, table.sorter.count(rack)):
        return False
    if table.profile.form.joker and rack.count(BLANK) != len(table.drawable[1]):
        return False  # one joker on each rack while there is one (FISF 3.8.1)
    return tops is None or bool(equal_tops(table.drawn(rack), tops))


def open_round(state: DuplicateState, at: int) -> tuple[Event, ...]:
    """The clock of the round is started.

    Raises:
        GameError: No rack was drawn, or the round is open already.
    """
    _check_phase(state, "drawn")
    return (RoundOpened(state.table.number, at),)


def hand_in(state: DuplicateState, player: int, slip: Slip, at: int) -> tuple[Event, ...]:
    """A slip, in place of an earlier one; a late one is taken and will count nothing.

    Raises:
        GameError: No round is open, no such player, or he is out.
    """
    _check_phase(state, "open")
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
    _check_phase(state, "drawn", "open")
    return choose(state.table, equal_tops(state.table, tops))


def close_round(
    state: DuplicateState, tops: Tops, words: Words, chosen: Play | None = None
) -> tuple[Event, ...]:
    """Slips are judged, everybody scores his own word, the top is laid.

    Args:
        state: The game, a round open.
        tops: All best plays of the rack.
        words: Says which words are admissible.
        chosen: The referee's choice among equal tops, where the profile leaves
            it to him (FISF 3.4); None leaves it to the order.

    Raises:
        GameError: No round is open, or the choice is none of those allowed.
    """
    _check_phase(state, "open")
    verdicts = _verdicts(state, words)
    best = equal_tops(state.table, tops)
    shown: tuple[Candidate, ...] = best
    if state.profile.top.source == "slips":
        shown = _of_slips(state, verdicts)
        if not shown and state.repeats < state.profile.top.repeats:
            return (RackRepeated(state.table.number),)
        shown = shown or best
    choice = choose(state.table, shown)
    if choice is None:
        raise GameError(DuplicateCode.NOT_A_TOP, reason="none")
    top = _referees(state, choice, chosen)
    results = _results(state, verdicts, top.points)
    closed = RoundClosed(
        number=state.table.number,
        top=Laid.of(top.play, top.points),
        equal=choice.equal,
        by="order" if chosen is None else "referee",
        results=results,
        out=_sudden_deaths(state, results),
    )
    done = after(state, closed)
    reason = _end_reason(done)
    return (closed,) if reason is None else (closed, ending(done, reason))


def cancel_round(state: DuplicateState, reason: str) -> tuple[Event, ...]:
    """The referee takes the round back: all tiles back, another rack (FISF 3.6).

    Raises:
        GameError: No rack was drawn.
    """
    _check_phase(state, "drawn", "open")
    return (RoundCancelled(state.table.number, reason),)


def sanction(
    state: DuplicateState, player: int, reason: str, *, points: int = 0, warned: bool = False
) -> tuple[Event, ...]:
    """The referee warns ``player``, or takes or gives points, by hand (FISF 5.5).

    Raises:
        GameError: The game is over, or no such player.
    """
    _check_phase(state, "between", "drawn", "open")
    if not 0 <= player < len(state.players):
        raise GameError(GameCode.NO_SUCH_SEAT, seat=player)
    return (Sanctioned(player, points, warned, reason),)


def correct(state: DuplicateState, number: int, result: Result, reason: str) -> tuple[Event, ...]:
    """A result of a closed round put right after an appeal (FISF 6.3).

    Raises:
        GameError: The game is over, no such player, or no such round.
    """
    _check_phase(state, "between", "drawn", "open")
    corrected = Corrected(number, result, reason)
    after(state, corrected)
    return (corrected,)


def stop(state: DuplicateState) -> tuple[Event, ...]:
    """The referee ends the game; rounds closed count (FISF 3.7).

    Raises:
        GameError: The game is over.
    """
    _check_phase(state, "between", "drawn", "open")
    return (ending(state, "stopped"),)


def ending(state: DuplicateState, reason: EndReason) -> Ended:
    """The end, with the points for warnings and everybody's place."""
    penalties = tuple(map(state.warning_penalty, range(len(state.players))))
    places = {standing.player: standing.place for standing in state.standings()}
    return Ended(reason, penalties, tuple(places[player] for player in sorted(places)))


def _check_phase(state: DuplicateState, *phases: Phase) -> None:
    if state.ended is not None:
        raise GameError(GameCode.GAME_OVER, reason=state.ended.reason)
    if state.phase not in phases:
        raise GameError(DuplicateCode.NOT_NOW, phase=state.phase)


def _end_reason(state: DuplicateState) -> EndReason | None:
    if not state.table.pool:
        return "used-up"
    if state.profile.rounds and len(state.rounds) >= state.profile.rounds:
        return "rounds"
    if state.profile.pace.sudden_death and state.out and len(state.in_play) <= 1:
        return "last-standing"
    return "no-rack" if state.table.is_over and not state.table.barred else None


def _verdicts(state: DuplicateState, words: Words) -> dict[int, Verdict]:
    """What each player's slip is worth; equal slips are judged once."""
    known: dict[Slip, Verdict] = {}
    found = {}
    for player in state.in_play:
        handed = state.slips.get(player)
        if handed is None or handed.slip is None:
            found[player] = Verdict(0, fault="missing")
        elif handed.at > state.deadline:
            found[player] = Verdict(0, fault="late")
        else:
            if handed.slip not in known:
                known[handed.slip] = judge(state.table, handed.slip, words)
            found[player] = known[handed.slip]
    return found


def _of_slips(state: DuplicateState, verdicts: dict[int, Verdict]) -> tuple[Candidate, ...]:
    """The plays that players found, each once."""
    plays = {each.laid.play for each in verdicts.values() if each.laid and each.points}
    return tuple(candidate(state.table, play) for play in plays)


def _referees(state: DuplicateState, choice: Choice, chosen: Play | None) -> Candidate:
    """The play that goes on the board."""
    if chosen is None:
        return choice.top
    wanted = candidate(state.table, chosen).play
    for allowed in choice.open_to_referee:
        if allowed.play == wanted:
            return allowed
    raise GameError(DuplicateCode.NOT_A_TOP, reason="order")


def _results(state: DuplicateState, verdicts: dict[int, Verdict], top: int) -> tuple[Result, ...]:
    results = [
        Result(player, each.points, each.laid, each.fault, each.warned, each.penalty)
        for player, each in verdicts.items()
    ]
    rule = state.profile.solo
    return with_solo(rule, results, top, len(state.in_play), state.bonuses)


def _sudden_deaths(state: DuplicateState, results: Sequence[Result]) -> tuple[int, ...]:
    """Who scored less than the best player, penalties counted (FISF 3.8.3, 5.9)."""
    if not state.profile.pace.sudden_death or not results:
        return ()
    net = {result.player: result.points - result.penalty for result in results}
    best = max(net.values())
    return tuple(player for player, points in net.items() if points < best)
