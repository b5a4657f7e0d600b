"""What a seat may do in the removal game, and the events that follow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.errors import GameCode, GameError
from crossglot.game import SeatInfo, Words
from crossglot.rules import leaders
from crossglot.variants.removal.events import Ended, EndReason, Event, Removed, Started
from crossglot.variants.removal.recorded import Left
from crossglot.variants.removal.removals import check_removal, removals
from crossglot.variants.removal.state import RemovalState, after, fold


def start(  # noqa: PLR0913 - what a game is made of
    edition: Edition,
    board: Board,
    seats: Sequence[SeatInfo],
    *,
    words: Words | None = None,
    lexicon: str | None = None,
    first: int = 0,
    lone: bool = True,
) -> tuple[Event, ...]:
    """The events that open a game on the tiles of ``board``.

    Args:
        edition: Whose tiles they are.
        board: The end of another game; its scores stay what they were.
        seats: Who plays.
        words: Says what may stay; None lets everything stay.
        lexicon: Its id.
        first: The seat that removes first; the document does not say who, so after a game it is
            the seat to the left of the last player (:func:`start_after`).
        lone: Whether a tile may be left without neighbours.

    Raises:
        GameError: A number of players the edition has no seats for.
    """
    fewest, most = edition.players
    if not fewest <= len(seats) <= most:
        raise GameError(GameCode.PLAYERS, players=len(seats), fewest=fewest, most=most)
    if not 0 <= first < len(seats):
        raise GameError(GameCode.NO_SUCH_SEAT, seat=first)
    labels = edition.alphabet.labels
    started = Started(edition.id, labels, lexicon, tuple(seats), first, tuple(board.tiles), lone)
    return _with_ending(fold([started]), (started,), words, by=None)


def start_after(  # noqa: PLR0913 - what a game is made of
    left: Left,
    edition: Edition,
    seats: Sequence[SeatInfo],
    *,
    words: Words | None = None,
    lexicon: str | None = None,
    lone: bool = True,
) -> tuple[Event, ...]:
    """The events that open a game on what another game ``left``; the turn goes on to the left.

    Raises:
        GameError: As :func:`start`.
    """
    first = left.first([seat.name for seat in seats])
    return start(edition, left.board, seats, words=words, lexicon=lexicon, first=first, lone=lone)


def act(
    state: RemovalState, seat: int, squares: Iterable[int], words: Words | None = None
) -> tuple[Event, ...]:
    """The events after ``seat`` takes the tiles off ``squares`` (ET-89..92).

    Nobody may pass: as long as there is a removal, one is made.

    Raises:
        GameError: The game is over, or it is another's turn.
        RemovalError: These tiles may not be taken off.
    """
    _check_seat(state, seat)
    if seat != state.to_move:
        raise GameError(GameCode.NOT_YOUR_TURN, seat=seat, to_move=state.to_move)
    gone = tuple(sorted(set(squares)))
    check_removal(state.edition, state.board, gone, words, lone=state.lone)
    points = sum(state.edition.tile_points(state.board[square]) for square in gone)
    removed = Removed(seat, gone, points)
    return _with_ending(after(state, removed), (removed,), words, by=seat)


def resign(state: RemovalState, seat: int) -> tuple[Event, ...]:
    """The events after ``seat`` gave up: the others win at the standing totals (RULES 6.18).

    Raises:
        GameError: The game is over, or there is no such seat.
    """
    return _without(state, seat, "resignation")


def abandon(state: RemovalState, seat: int) -> tuple[Event, ...]:
    """The events after ``seat`` has left for good: as if it had resigned (RULES 6.18).

    Raises:
        GameError: The game is over, or there is no such seat.
    """
    return _without(state, seat, "abandoned")


def abort(state: RemovalState) -> tuple[Event, ...]:
    """The events after the game was called off: nobody has won.

    Raises:
        GameError: It is over.
    """
    _check_seat(state, 0)
    return (Ended("aborted", None, ()),)


def _without(state: RemovalState, seat: int, reason: EndReason) -> tuple[Event, ...]:
    """The others win at the standing totals."""
    _check_seat(state, seat)
    below = min(state.scores) - 1
    standing = [below if s == seat else points for s, points in enumerate(state.scores)]
    return (Ended(reason, seat, leaders(standing)),)


def _check_seat(state: RemovalState, seat: int) -> None:
    if state.ended is not None:
        raise GameError(GameCode.GAME_OVER, reason=state.ended.reason)
    if not 0 <= seat < len(state.seats):
        raise GameError(GameCode.NO_SUCH_SEAT, seat=seat)


def _with_ending(
    state: RemovalState, events: tuple[Event, ...], words: Words | None, by: int | None
) -> tuple[Event, ...]:
    """``events``, and the end if everything is gone or nothing can go (ET-91)."""
    reason: EndReason
    if state.board.is_empty:
        reason = "cleared"
    elif next(removals(state.board, words, lone=state.lone), None) is None:
        reason = "exhausted"
    else:
        return events
    return (*events, Ended(reason, by, leaders(state.scores)))
