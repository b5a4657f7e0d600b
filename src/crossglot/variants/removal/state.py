"""The removal game as it stands: the fold of its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce

from crossglot.board import Board
from crossglot.editions import Edition, load_edition
from crossglot.errors import GameCode, GameError
from crossglot.game import SeatInfo
from crossglot.rules import seat_after
from crossglot.variants.removal.events import Ended, Event, Removed, Started


@dataclass(frozen=True)
class RemovalState:
    """Everything that follows from the events so far.

    Attributes:
        edition: Whose tiles lie there.
        lexicon: Id of the lexicon, or None.
        seats: Who plays, clockwise.
        lone: Whether a tile may be left without neighbours.
        board: What still lies.
        scores: Points, by seat.
        to_move: Whose turn it is; None after the end.
        turns: The score sheet.
        taken: The tiles of each of these turns, in the order of its squares.
        ended: How it ended, if it has.
        seq: How many events there have been.
    """

    edition: Edition
    lexicon: str | None
    seats: tuple[SeatInfo, ...]
    lone: bool
    board: Board
    scores: tuple[int, ...]
    to_move: int | None
    turns: tuple[Removed, ...] = ()
    taken: tuple[bytes, ...] = ()
    ended: Ended | None = None
    seq: int = 1


def fold(events: Iterable[Event]) -> RemovalState:
    """The state after ``events``, of which the first is :class:`Started`.

    Raises:
        GameError: The first event is another, or one cannot follow the others.
    """
    first, *rest = events
    if not isinstance(first, Started):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="no start")
    return reduce(after, rest, _opened(first))


def _opened(event: Started) -> RemovalState:
    edition = load_edition(event.edition)
    letters = len(edition.alphabet)
    if event.letters != edition.alphabet.labels:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="other letters")
    if len(event.tiles) != edition.layout.size or not 0 <= event.first < len(event.seats):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="other board or seats")
    if any(tile and not (0 <= tile < 128 and 1 <= tile & 63 <= letters) for tile in event.tiles):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="unknown tile")
    return RemovalState(
        edition=edition,
        lexicon=event.lexicon,
        seats=event.seats,
        lone=event.lone,
        board=Board(edition.layout, bytes(event.tiles)),
        scores=(0,) * len(event.seats),
        to_move=event.first,
    )


def after(state: RemovalState, event: Event) -> RemovalState:
    """``state`` once ``event`` has happened.

    Raises:
        GameError: It cannot follow: a second start, a tile that is not there.
    """
    seq = state.seq + 1
    if isinstance(event, Started) or state.ended is not None:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=seq, reason="out of order")
    if isinstance(event, Ended):
        return replace(state, ended=event, to_move=None, seq=seq)
    there = range(state.board.layout.size)
    if event.seat != state.to_move or not all(
        square in there and state.board[square] for square in event.squares
    ):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=seq, reason="seat or square")
    scores = list(state.scores)
    scores[event.seat] += event.points
    return replace(
        state,
        board=state.board.after(dict.fromkeys(event.squares, 0)),
        scores=tuple(scores),
        to_move=seat_after(event.seat, len(state.seats)),
        turns=(*state.turns, event),
        taken=(*state.taken, bytes(state.board[square] for square in event.squares)),
        seq=seq,
    )


def seen_by(event: Event, seat: int | None) -> Event:  # noqa: ARG001 - the same for everybody
    """``event`` as ``seat`` may see it: whole, for the game has no secrets."""
    return event


def view(events: Iterable[Event], seat: int | None) -> RemovalState:
    """The game as ``seat`` sees it."""
    return fold(seen_by(event, seat) for event in events)
