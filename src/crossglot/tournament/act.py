"""What players may do in an event, and the events that follow from it.

Pure: time is handed in, in milliseconds. What comes back is to be appended;
an answer sent twice gives nothing to append and is no error.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from crossglot.errors import DuplicateCode, GameError, TournamentCode, TournamentError
from crossglot.tournament.course import going
from crossglot.tournament.events import (
    Answered,
    Appealed,
    Entered,
    Entrant,
    Event,
    Founded,
    Index,
    Returned,
    Withdrew,
)
from crossglot.tournament.setup import Setup, check_setup
from crossglot.tournament.state import Tournament, counting, drawer_of
from crossglot.variants.duplicate.events import Slip

MOST_ANSWERS = 60
"""Answers of one player in one round; nobody changes their mind more often."""


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player's client sends.

    Attributes:
        game: For which game, from 1.
        round: For which round, from 1.
        number: Counts this player's answers in this round, from 1: the
            greatest one counts, and one number has one content.
        slip: The word.
        safe: A second word, where the event takes one.
    """

    game: Index
    round: Index
    number: Index
    slip: Slip
    safe: Slip | None = None


def found(setup: Setup, at: int = 0) -> tuple[Event, ...]:
    """The event that begins it.

    Raises:
        TournamentError: It cannot be played as it is set up.
        EditionError: No such edition.
    """
    check_setup(setup)
    return (Founded(setup, at),)


def enter(state: Tournament, entrant: Entrant, at: int, code: str = "") -> tuple[Event, ...]:
    """Somebody takes part; late too, where the profile allows it.

    Raises:
        TournamentError: Over, full, a wrong code, or the name is taken.
        GameError: ``entry-closed``.
    """
    going(state)
    setup = state.setup
    if setup.code and code != setup.code and entrant.kind != "paper":
        raise TournamentError(TournamentCode.WRONG_CODE)
    _check_place(state)
    if (setup.unit == "pairs") is not (len(entrant.members) == 2):
        raise TournamentError(TournamentCode.SETUP, key="members")
    if setup.unit == "teams" and not entrant.team:
        raise TournamentError(TournamentCode.SETUP, key="team")
    if entrant.name in state.names.get(drawer_of(entrant.name), ()):
        raise TournamentError(TournamentCode.NAME_TAKEN, name=entrant.name)
    begun = any(game.table.number for game in state.games)
    if begun and not setup.profile.late_entry:
        raise GameError(DuplicateCode.ENTRY_CLOSED)
    return (Entered(entrant, at),)


def _check_place(state: Tournament) -> None:
    """There is room for one more.

    Raises:
        TournamentError: ``tournament-full``.
    """
    places = state.setup.places
    if places and len(state.entrants) - len(state.withdrawn) >= places:
        raise TournamentError(TournamentCode.FULL, places=places)


def come_back(state: Tournament, player: int, at: int) -> tuple[Event, ...]:
    """A player who has left takes part again; nothing when they have not left.

    Raises:
        TournamentError: Over, or full meanwhile; the player is excluded, or was never in.
    """
    going(state)
    if player in state.excluded or not 0 <= player < len(state.entrants):
        raise TournamentError(TournamentCode.NOT_TAKING_PART)
    if player not in state.withdrawn:
        return ()
    _check_place(state)
    return (Returned(player, at),)


def withdraw(state: Tournament, player: int, at: int) -> tuple[Event, ...]:
    """A player leaves; they are not waited for any more, and what they scored stays.

    Raises:
        TournamentError: The event is over, or the player does not take part.
    """
    takes_part(state, player)
    return (Withdrew(player, at),)


def answer(
    state: Tournament, player: int, given: Answer, arrived: int, lag: int = 0
) -> tuple[Event, ...]:
    """An answer to be kept before it is acknowledged; nothing when it is known already.

    Args:
        state: The event.
        player: Whose answer.
        given: What the player's client sent.
        arrived: When, by the server's clock.
        lag: Milliseconds that it was under way; no more than the event's credit counts.

    Raises:
        TournamentError: Not their event, another round, an empty word, a number
            used with other content, or too many answers.
        GameError: Too late after one in time, or the player is out.
    """
    takes_part(state, player)
    game = state.game(given.game)
    if game.phase != "open" or game.table.number != given.round:
        raise TournamentError(TournamentCode.ANSWER_OTHER_ROUND, round=given.round)
    if player in game.out:
        raise GameError(DuplicateCode.PLAYER_OUT, player=player)
    _check_answer(state, given)
    at = arrived - max(0, min(lag, state.setup.lag_credit))
    if state.paused_at is not None:
        at = min(at, state.paused_at)
    earlier = state.answers[given.game - 1].get(player, ())
    if _known(earlier, given):
        return ()
    if earlier and counting(earlier, game.deadline).at <= game.deadline < at:
        raise GameError(DuplicateCode.TOO_LATE, player=player)
    if len(earlier) >= MOST_ANSWERS:
        raise TournamentError(TournamentCode.ANSWER_TOO_MANY, most=MOST_ANSWERS)
    return (Answered(given.game, given.round, player, given.number, at, given.slip, given.safe),)


def appeal(state: Tournament, appealed: Appealed) -> tuple[Event, ...]:
    """A player holds their result of a closed round to be wrong (FISF 6.3).

    Raises:
        TournamentError: Not their event, or no such game or round.
    """
    takes_part(state, appealed.player)
    if not 1 <= appealed.round <= len(state.game(appealed.game).rounds):
        raise TournamentError(TournamentCode.ANSWER_OTHER_ROUND, round=appealed.round)
    return (appealed,)


def takes_part(state: Tournament, player: int) -> None:
    """Refuse a player who is not in the event, or no longer in it.

    Raises:
        TournamentError: ``tournament-over``, ``tournament-not-taking-part``.
    """
    going(state)
    if not 0 <= player < len(state.entrants) or player in state.withdrawn:
        raise TournamentError(TournamentCode.NOT_TAKING_PART)


def _check_answer(state: Tournament, given: Answer) -> None:
    """What can be said of an answer without judging it; the judging waits for the close."""
    if not given.slip.word or (given.safe is not None and not given.safe.word):
        raise TournamentError(TournamentCode.ANSWER_EMPTY)
    if given.number < 1:
        raise TournamentError(TournamentCode.ANSWER_NUMBER)
    if given.safe is not None and not state.setup.safe_word:
        raise TournamentError(TournamentCode.ANSWER_NO_SAFE)


def _known(earlier: Sequence[Answered], given: Answer) -> bool:
    """Whether this very answer came before.

    Raises:
        TournamentError: Its number came before with something else in it.
    """
    for each in earlier:
        if each.number == given.number:
            if (each.slip, each.safe) != (given.slip, given.safe):
                raise TournamentError(TournamentCode.ANSWER_CHANGED, number=given.number)
            return True
    return False


def next_number(state: Tournament, player: int, game: int) -> int:
    """The number of the next answer of ``player`` in the round under way."""
    earlier = state.answers[game - 1].get(player, ()) if state.games else ()
    return max((each.number for each in earlier), default=0) + 1
