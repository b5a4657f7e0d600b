"""The end of a round: slips judged, the top laid, everybody scored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
from crossglot.variants.duplicate.events import (
    Event,
    Laid,
    RackRepeated,
    Result,
    RoundClosed,
    SlipHanded,
)
from crossglot.variants.duplicate.phases import check_phase, end_reason, ending
from crossglot.variants.duplicate.slips import Judging, Verdict
from crossglot.variants.duplicate.solo import with_solo
from crossglot.variants.duplicate.state import DuplicateState, after


def close_round(
    state: DuplicateState, tops: Tops, words: Words, chosen: Play | None = None
) -> tuple[Event, ...]:
    """Slips are judged, everybody scores their own word, the top is laid.

    Args:
        state: The game, a round open.
        tops: All best plays of the rack.
        words: Says which words are admissible.
        chosen: The referee's choice among equal tops, where the profile leaves
            it to them (FISF 3.4); None leaves it to the order.

    Raises:
        GameError: No round is open, or the choice is none of those allowed.
    """
    check_phase(state, "open")
    best = equal_tops(state.table, tops)
    verdicts = {} if state.profile.pace.is_topping else _verdicts(state, words)
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
    results = _results(state, words, verdicts, top.points)
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
    """What each player's slip is worth, or their safe one; equal slips are judged once."""
    judging = Judging(state.table, words)
    found = {}
    for player in state.in_play:
        handed = state.slips.get(player)
        if handed is None or handed.slip is None:
            found[player] = Verdict(0, fault="missing")
        elif handed.at > state.deadline:
            found[player] = Verdict(0, fault="late")
        else:
            found[player] = judging.verdict(handed.slip)
            if handed.safe is not None and found[player].laid is None:
                found[player] = judging.verdict(handed.safe)
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


def _results(
    state: DuplicateState, words: Words, verdicts: dict[int, Verdict], top: int
) -> tuple[Result, ...]:
    if state.profile.pace.is_topping:
        return _raced(state, words, top)
    results = [
        Result(player, each.points, each.laid, each.fault, each.warned, each.penalty)
        for player, each in verdicts.items()
    ]
    rule = state.profile.solo
    return with_solo(rule, results, top, len(state.in_play), state.bonuses)


def _raced(state: DuplicateState, words: Words, top: int) -> tuple[Result, ...]:
    """How long each player needed for the top: of all proposed in time, the first that is it."""
    judging = Judging(state.table, words)
    return tuple(
        raced(state, judging, player, state.tries.get(player, ()), top) for player in state.in_play
    )


def raced(
    state: DuplicateState,
    judging: Judging,
    player: int,
    tries: Iterable[SlipHanded],
    top: int,
) -> Result:
    """What a round of topping brought a player: the points of the top if found, and the time.

    Args:
        state: The game, the round open.
        judging: Judges what the player proposed.
        player: Who.
        tries: Everything that the player proposed.
        top: What the top earns.
    """
    for each in sorted(tries, key=lambda each: each.at):
        if each.slip is None or each.at > state.deadline:
            continue
        verdict = judging.verdict(each.slip)
        if verdict.laid is not None and verdict.points >= top:
            return Result(player, verdict.points, verdict.laid, spent=state.spent(each.at))
    return Result(player, 0, spent=state.profile.pace.lost(state.table.number))


def _sudden_deaths(state: DuplicateState, results: Sequence[Result]) -> tuple[int, ...]:
    """Who scored less than the best player, penalties counted (FISF 3.8.3, 5.9)."""
    if not state.profile.pace.sudden_death or not results:
        return ()
    net = {result.player: result.points - result.penalty for result in results}
    best = max(net.values())
    return tuple(player for player, points in net.items() if points < best)
