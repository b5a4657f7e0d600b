"""What a message of a client brings about in a game, by the rules: nothing but events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, assert_never

from crossglot.errors import ServerCode, ServerError, VariantCode, VariantError
from crossglot.game import (
    Event,
    GameState,
    Request,
    Words,
    abort,
    accept_play,
    act,
    argue,
    challenge_play,
    decline,
    propose,
    propose_end,
    resign,
    vote,
)
from crossglot.moves import Pass
from crossglot.server.games.waits import Waits, claim
from crossglot.server.kinds.facts import Facts
from crossglot.server.kinds.parse import move_of, vowels_of
from crossglot.server.wire.acts import AnyMove, KindAct, name_of
from crossglot.server.wire.moves import (
    AbortMove,
    AcceptMove,
    AnswerMove,
    ArgueMove,
    ChallengeMove,
    ClaimMove,
    ExchangeMove,
    PassMove,
    PlayMove,
    ProposeMove,
    ResignMove,
    TurnMove,
    VoteMove,
    WireMove,
)


@dataclass(frozen=True, slots=True)
class Moment:
    """A game at the moment when somebody wants something of it.

    Attributes:
        state: The game, nothing hidden.
        at: The time, in milliseconds since its start.
        facts: What was agreed on beside its rules.
        waits: How long the site waits for somebody.
        absent: Since when the person missed has no connection; None while they have one.
    """

    state: GameState
    at: int
    facts: Facts
    waits: Waits
    absent: int | None


def ordinary_move(move: AnyMove) -> WireMove:
    """``move``, if the ordinary game knows it.

    Raises:
        VariantError: It is of another kind.
    """
    if isinstance(move, KindAct):
        raise VariantError(VariantCode.ACT, variant="standard", act=name_of(move))
    return move


def asks_words(move: WireMove) -> bool:
    """Whether the lexicon is needed to decide on ``move``."""
    return isinstance(move, PlayMove | ChallengeMove)


def decide(  # noqa: PLR0911 - one for each kind of move
    moment: Moment, seat: int, move: WireMove, words: Words | None
) -> tuple[Event, ...]:
    """The events that ``move`` of ``seat`` brings about; ``words`` where :func:`asks_words`.

    Raises:
        CrossglotError: It is refused; the game is as it was.
    """
    state, at = moment.state, moment.at
    match move:
        case PlayMove() | ExchangeMove() | PassMove():
            return _turn(state, seat, move, words, at)
        case ChallengeMove(doubted):
            if words is None:
                raise ServerError(ServerCode.INTERNAL, move="challenge")
            return challenge_play(state, seat, words, doubted, at)
        case AcceptMove():
            return accept_play(state, seat, at)
        case ArgueMove(word):
            return argue(state, seat, word, at)
        case VoteMove(agree):
            return vote(state, seat, agree=agree, at=at)
        case ProposeMove() | AnswerMove():
            return _consent(moment, seat, move)
        case ResignMove() | AbortMove() | ClaimMove():
            return _over(moment, seat, move)
        case _:
            assert_never(move)


def _turn(
    state: GameState, seat: int, move: TurnMove, words: Words | None, at: int
) -> tuple[Event, ...]:
    # Out of turn it does not matter what it is: act refuses it.
    wanted = move_of(state, move) if state.to_move == seat else Pass()
    return act(state, seat, wanted, words, at=at, vowels=vowels_of(move))


def _over(moment: Moment, seat: int, move: ResignMove | AbortMove | ClaimMove) -> tuple[Event, ...]:
    """``seat`` ends the game alone."""
    state, at = moment.state, moment.at
    match move:
        case ResignMove():
            return resign(state, seat, at)
        case AbortMove():
            return abort(state, at, seat)
        case ClaimMove(result):
            return claim(state, seat, result, at, moment.waits, moment.absent)


def _consent(moment: Moment, seat: int, move: ProposeMove | AnswerMove) -> tuple[Event, ...]:
    """``seat`` asks, grants or declines; to grant what nobody asks for is refused."""
    agrees = isinstance(move, ProposeMove) or (move.agree and _is_asked(moment.state, move.what))
    if agrees:
        return _asked(moment, seat, move.what)
    return decline(moment.state, seat, move.what, moment.at)


def _is_asked(state: GameState, what: Request | Literal["end"]) -> bool:
    """Whether anybody asks for it; when nobody does, declining it says so."""
    return bool(state.proposers) if what == "end" else any(p.what == what for p in state.proposals)


def _asked(moment: Moment, seat: int, what: Request | Literal["end"]) -> tuple[Event, ...]:
    """``seat`` asks for something, or grants it; what is rated is not taken back."""
    match what:
        case "takeback":
            if moment.facts.rated:
                raise ServerError(ServerCode.GAME_RATED)
            return propose(moment.state, seat, "takeback", moment.at)
        case "abort":
            return propose(moment.state, seat, "abort", moment.at)
        case "end":
            return propose_end(moment.state, seat, moment.at)
