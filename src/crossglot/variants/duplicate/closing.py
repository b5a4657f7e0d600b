"""The end of a round: slips judged, the top laid, everybody scored."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.errors import DuplicateCode, GameError
from crossglot.game import Words
from crossglot.moves import Play
from crossglot.variants.duplicate.choice import (
    Candidate,
    Choice,
    Tops,
    candidate,
    choose,
    equal_tops,
)
from crossglot.variants.duplicate.events import Event, Laid, RackRepeated, Result, RoundClosed, Slip
from crossglot.variants.duplicate.phases import check_phase, end_reason, ending
from crossglot.variants.duplicate.slips import Verdict, judge
from crossglot.variants.duplicate.solo import with_solo
from crossglot.variants.duplicate.state import DuplicateState, after


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
    check_phase(state, "open")
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
    reason = end_reason(done)
    return (closed,) if reason is None else (closed, ending(done, reason))


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
