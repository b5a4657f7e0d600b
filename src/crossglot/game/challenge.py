"""A challenge: the last play doubted, the lexicon asked, the outcome booked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from crossglot.editions import ChallengeRule
from crossglot.errors import GameCode, GameError
from crossglot.game.act import Words, drawn_late, settle, with_consequences
from crossglot.game.events import Accepted, Challenged, Event, Tiles
from crossglot.game.finish import check_running
from crossglot.game.state import GameState, after
from crossglot.game.turns import Pending


@dataclass(frozen=True, slots=True)
class Ruling:
    """The outcome of one challenge.

    Attributes:
        withdrawn: Whether the play comes back off the board.
        booked: Points by seat; negative is a penalty.
        turn_lost: Whether the challenger loses its next turn.
    """

    withdrawn: bool
    booked: tuple[int, ...]
    turn_lost: bool = False


def rule(  # noqa: PLR0913 - every fact of a challenge
    challenge: ChallengeRule,
    *,
    upheld: bool,
    words: int,
    challenger: int,
    challengee: int,
    seats: int,
) -> Ruling:
    """What a challenge of ``words`` words brings (RULES 6.5).

    >>> ten = ChallengeRule("points", 10, "challenger", "play")
    >>> rule(ten, upheld=False, words=2, challenger=1, challengee=0, seats=2)
    Ruling(withdrawn=False, booked=(0, -10), turn_lost=False)
    """
    nothing = (0,) * seats
    if upheld or challenge.kind == "none":
        return Ruling(upheld, nothing)
    if challenge.kind == "turn":
        return Ruling(withdrawn=False, booked=nothing, turn_lost=True)
    points = challenge.points * (words if challenge.per == "word" else 1)
    payer, sign = (challenger, -1) if challenge.booked_to == "challenger" else (challengee, 1)
    booked = tuple(sign * points if seat == payer else 0 for seat in range(seats))
    return Ruling(withdrawn=False, booked=booked)


def challenge_play(
    state: GameState,
    seat: int,
    words: Words,
    doubted: Sequence[int] | None = None,
    at: int = 0,
) -> tuple[Event, ...]:
    """The events after ``seat`` challenged the last play.

    Any opponent may; only the first challenge is ruled on, and its challenger
    alone pays when it fails (RULES 6.5). Afterwards the window is closed: the
    play came off the board, or its player draws.

    Args:
        state: The game, nothing hidden.
        seat: Who doubts.
        words: Says which words are admissible.
        doubted: Which words of the play, by their place in it; None is all.
        at: The time, in milliseconds.

    Raises:
        GameError: The game is over, no play may be challenged now, it is the
            challenger's own, they let it stand before, or no such word was made.
    """
    pending = _doubtful(state, seat)
    placement = pending.turn.placement
    made = [word.tiles for word in placement.words] if placement else []
    asked = _asked(made, doubted)
    upheld = not all(words.admits_tiles(tiles) for tiles in asked)
    ruling = rule(
        state.edition.challenge,
        upheld=upheld,
        words=len(asked),
        challenger=seat,
        challengee=pending.turn.seat,
        seats=len(state.seats),
    )
    spelled: tuple[Tiles, ...] = tuple(map(tuple, asked))
    ruled = Challenged(seat, spelled, upheld, ruling.booked, ruling.turn_lost, at)
    return _closed(state, ruled, pending)


def doubted_words(state: GameState, words: Sequence[str]) -> tuple[int, ...] | None:
    """Places of ``words`` among those that the last play made; None, for all, where none is named.

    A word that the play made twice is doubted once each time it is named.

    Raises:
        GameError: No play may be challenged now, or it made no such word.
    """
    if state.pending is None:
        raise GameError(GameCode.NOTHING_TO_CHALLENGE)
    alphabet, placement = state.edition.alphabet, state.pending.turn.placement
    made = [alphabet.spell(word.tiles) for word in placement.words] if placement else []
    left, places = list(map(alphabet.fold, made)), list[int]()
    for word in words:
        if alphabet.fold(word) not in left:
            raise GameError(GameCode.NOT_IN_PLAY, word=word, made=made)
        place = left.index(alphabet.fold(word))
        left[place] = ""
        places.append(place)
    return tuple(sorted(places)) or None


def accept_play(state: GameState, seat: int, at: int = 0) -> tuple[Event, ...]:
    """The events after ``seat`` lets the last play stand.

    The window closes once every opponent does: its player draws (CS-7).

    Raises:
        GameError: The game is over, no play may be challenged now, it is the
            seat's own, or it let it stand before.
    """
    pending = _doubtful(state, seat)
    accepted = Accepted(seat, at)
    state = after(state, accepted)
    if len(pending.accepted) + 1 < len(state.seats) - 1:
        return (accepted,)
    return (accepted, *settle(state, at=at))


def answer_play(state: GameState, seat: int, words: Words, at: int = 0) -> tuple[Event, ...]:
    """The events after a computer on ``seat`` has judged the last play (RULES 6.5).

    It knows the verdict: it challenges what ``words`` does not admit, and lets any other
    play stand.

    Raises:
        GameError: As :func:`accept_play`.
    """
    placement = _doubtful(state, seat).turn.placement
    made = placement.words if placement else ()
    if all(words.admits_tiles(word.tiles) for word in made):
        return accept_play(state, seat, at)
    return challenge_play(state, seat, words, at=at)


def _doubtful(state: GameState, seat: int) -> Pending:
    """The play that ``seat`` may challenge now."""
    check_running(state, seat)
    pending = state.pending
    if pending is None:
        raise GameError(GameCode.NOTHING_TO_CHALLENGE)
    if seat == pending.turn.seat:
        raise GameError(GameCode.OWN_PLAY, seat=seat)
    if seat in pending.accepted:
        raise GameError(GameCode.ACCEPTED_ALREADY, seat=seat)
    return pending


def _closed(state: GameState, ruled: Challenged, pending: Pending) -> tuple[Event, ...]:
    """The ruling, the tiles drawn if the play stands, and what follows from both."""
    events: tuple[Event, ...] = (ruled,)
    if not ruled.upheld:
        events = (ruled, drawn_late(after(state, ruled), pending))
    return with_consequences(state, events, ruled.at)


def _asked(made: Sequence[bytes], doubted: Sequence[int] | None) -> list[bytes]:
    if doubted is None:
        return list(made)
    if not doubted or any(not 0 <= word < len(made) for word in doubted):
        raise GameError(GameCode.NOTHING_TO_CHALLENGE)
    return [made[word] for word in sorted(set(doubted))]
