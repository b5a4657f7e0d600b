"""What only an arbiter does: slips entered, appeals decided, points by hand, steps undone."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from crossglot.errors import DuplicateCode, GameError, TournamentCode, TournamentError
from crossglot.game import Words
from crossglot.tournament.act import next_number, takes_part
from crossglot.tournament.course import going, steps
from crossglot.tournament.events import Answered, Decided, Event, Undone, Withdrew
from crossglot.tournament.masters import before_close
from crossglot.tournament.state import Tournament, after
from crossglot.variants import duplicate
from crossglot.variants.duplicate import DuplicateState, Result
from crossglot.variants.duplicate.events import Corrected, RoundClosed, SlipHanded
from crossglot.variants.duplicate.solo import with_solo


def enter_slip(state: Tournament, answered: Answered) -> tuple[Event, ...]:
    """A slip on paper, or one put right, before the round closes; it is in time.

    Args:
        state: The event.
        answered: The slip with the arbiter's name; its number and time are set here.

    Raises:
        TournamentError: Over, or nobody of this number takes part.
        GameError: No round is open.
    """
    takes_part(state, answered.player)
    game = state.game(answered.game)
    if game.phase != "open":
        raise GameError(DuplicateCode.NOT_NOW, phase=game.phase)
    number = next_number(state, answered.player, answered.game)
    stopped = answered.at if state.paused_at is None else state.paused_at
    in_time = min(answered.at, stopped, game.deadline)
    settled = msgspec.structs.replace(answered, round=game.table.number, number=number, at=in_time)
    return (settled,)


def result_of(state: Tournament, game: int, handed: SlipHanded, words: Words) -> Result:
    """What a slip would have brought its player in a round that is closed.

    Raises:
        TournamentError: No such round was closed, or there is no word.
    """
    before = before_close(state, game, handed.number)
    if handed.slip is None:
        raise TournamentError(TournamentCode.ANSWER_EMPTY)
    if before.profile.pace.is_topping:
        judging, top = duplicate.Judging(before.table, words), _top(state, game, handed.number)
        at = _proposed_at(before, handed)
        found = msgspec.structs.replace(handed, at=at)
        return duplicate.raced(before, judging, handed.player, [found], top)
    verdict = duplicate.judge(before.table, handed.slip, words)
    return Result(
        handed.player,
        verdict.points,
        verdict.laid,
        verdict.fault,
        verdict.warned,
        verdict.penalty,
    )


def result_by_hand(state: Tournament, game: int, number: int, player: int, points: int) -> Result:
    """The result of a player as the arbiter says it, in points.

    In topping those of the top mean that the player found it, with their last proposal.

    Raises:
        TournamentError: No such round was closed.
    """
    before = before_close(state, game, number)
    if not before.profile.pace.is_topping:
        return Result(player, points)
    if points < _top(state, game, number):
        return Result(player, 0, spent=before.profile.pace.lost(number))
    tries = before.tries.get(player, ())
    last = min(max((each.at for each in tries), default=before.deadline), before.deadline)
    return Result(player, points, spent=before.spent(last))


def _top(state: Tournament, game: int, number: int) -> int:
    """What the top of a closed round earned."""
    return state.game(game).rounds[number - 1].top.points


def _proposed_at(before: DuplicateState, handed: SlipHanded) -> int:
    """When the player proposed just that; the end of the round for what they never proposed."""
    tries = before.tries.get(handed.player, ())
    return next((each.at for each in tries if each.slip == handed.slip), before.deadline)


def average_result(closed: RoundClosed, player: int, table: Collection[int]) -> Result:
    """The mean of the others at a referee's table, for one told too late that a word is bad.

    The player repeated it in good faith: they get the mean, rounded down, and never
    more than they claimed, which is for the arbiter to see (FISF 5.9).

    Args:
        closed: The round.
        player: Who repeated the word.
        table: The players at their referee's table.
    """
    others = [each.points for each in closed.results if each.player in {*table} - {player}]
    return Result(player, sum(others) // len(others) if others else 0)


def correct(
    state: Tournament, game: int, corrected: Corrected, at: int, by: str = ""
) -> tuple[Event, ...]:
    """A result put right, with what it means for the bonus of the only best.

    Raises:
        TournamentError: The event is over, or no such round.
    """
    going(state)
    played, number = state.game(game), corrected.number
    if not 1 <= number <= len(played.rounds):
        raise TournamentError(TournamentCode.ANSWER_OTHER_ROUND, round=number)
    closed = played.rounds[number - 1]
    wanted = {result.player: result for result in closed.results}
    wanted[corrected.result.player] = corrected.result
    settled = _bonuses(played, closed, wanted.values())
    changed = (
        Corrected(number, result, corrected.reason)
        for result in settled
        if result not in closed.results
    )
    return steps(game, changed, at, by)


def _bonuses(
    played: DuplicateState, closed: RoundClosed, results: Iterable[Result]
) -> tuple[Result, ...]:
    """``results`` with the bonus that is due among them, those of other rounds counted."""
    gained = list(played.bonuses)
    for old in closed.results:
        gained[old.player] -= old.bonus
    bare = [msgspec.structs.replace(result, bonus=0) for result in results]
    bare.sort(key=lambda result: result.player)
    rule = played.profile.solo
    return with_solo(rule, bare, closed.top.points, len(bare), gained)


def decide(state: Tournament, decided: Decided, result: Result | None = None) -> tuple[Event, ...]:
    """An appeal decided; when it is accepted, the result put right with it (FISF 6.3).

    Raises:
        TournamentError: Over, no such appeal, or another player's result.
    """
    going(state)
    appealed = state.appeals.get(decided.appeal)
    if appealed is None or (result is not None and result.player != appealed.player):
        raise TournamentError(TournamentCode.NO_SUCH_APPEAL)
    if result is None or not decided.accepted:
        return (decided,)
    corrected = Corrected(appealed.round, result, decided.reason)
    return (decided, *correct(state, appealed.game, corrected, decided.at, decided.by))


def sanction(  # noqa: PLR0913 - whom, what, why, who and when
    state: Tournament,
    game: int,
    player: int,
    reason: str,
    *,
    at: int,
    points: int = 0,
    warned: bool = False,
    by: str = "",
) -> tuple[Event, ...]:
    """A warning, a penalty or a solo's bonus by hand (FISF 3.5, 5.5).

    Raises:
        TournamentError: Over, or no such game.
        GameError: The game is over, or no such player.
    """
    going(state)
    events = duplicate.sanction(state.game(game), player, reason, points=points, warned=warned)
    return steps(game, events, at, by)


def cancel_round(
    state: Tournament, game: int, reason: str, at: int, by: str = ""
) -> tuple[Event, ...]:
    """A rack or a round taken back: all tiles back, another rack next (FISF 3.6).

    Raises:
        TournamentError: Over, or no such game.
        GameError: No rack was drawn.
    """
    going(state)
    return steps(game, duplicate.cancel_round(state.game(game), reason), at, by)


def exclude(
    state: Tournament, player: int, reason: str, at: int, by: str = ""
) -> tuple[Event, ...]:
    """A player is out and all their points are void (FISF 6.1).

    Raises:
        TournamentError: Over, or nobody of this number takes part.
    """
    takes_part(state, player)
    return (Withdrew(player, at, excluded=True, reason=reason, by=by),)


def undo(state: Tournament, undone: Undone) -> tuple[Event, ...]:
    """An event cancelled by a new one; nothing is deleted. Undoing an undoing does it again.

    Raises:
        TournamentError: The event is over; it is the start, an entry or cancelled
            already, or something that came later rests on it: that is to be undone first.
    """
    going(state)
    if undone.seq in state.cancelled:
        facts = {"seq": undone.seq, "needed_by": undone.seq, "reason": "cancelled"}
        raise TournamentError(TournamentCode.UNDO, **facts)
    after(state, undone)
    return (undone,)
