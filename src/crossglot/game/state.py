"""A game as it stands: the fold of its events.

The same fold serves the referee, who sees every event whole, and a seat, whose
events hide the others' tiles (:mod:`crossglot.game.view`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, reduce

from crossglot.alphabet import rack_tile
from crossglot.board import Board
from crossglot.editions import Edition, load_edition
from crossglot.errors import GameCode, GameError
from crossglot.game.events import (
    HIDDEN,
    Drew,
    Ended,
    Event,
    Exchanged,
    Passed,
    Played,
    SeatInfo,
    Started,
    StarterFound,
)
from crossglot.rules import Placement, place, seat_after
from crossglot.tiles import without


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn as the score sheet shows it.

    Attributes:
        seq: Number of its event.
        seat: Whose turn it was.
        event: What was done.
        placement: Where the tiles went and what they made, if it was a play.
        points: What it earned.
        total: The seat's score afterwards.
    """

    seq: int
    seat: int
    event: Played | Exchanged | Passed
    placement: Placement | None
    points: int
    total: int


@dataclass(frozen=True)
class GameState:
    """Everything that follows from the events so far.

    Attributes:
        edition: Whose rules are played.
        lexicon: Id of the lexicon, or None.
        seats: Who plays, clockwise.
        seed: Draws every tile; empty in a seat's view.
        seq: How many events there have been.
        board: The tiles laid.
        racks: Tiles held, by seat; ``HIDDEN`` where the reader may not look.
        scores: Points, by seat.
        to_move: Whose turn it is; None before the start and after the end.
        passes: Declared passes in a row.
        scoreless: Turns in a row in which no tile was laid.
        turns: The score sheet.
        ended: How it ended, if it has.
        starter: The draw for the first turn.
    """

    edition: Edition
    lexicon: str | None
    seats: tuple[SeatInfo, ...]
    seed: str
    seq: int
    board: Board
    racks: tuple[bytes, ...]
    scores: tuple[int, ...]
    to_move: int | None = None
    passes: int = 0
    scoreless: int = 0
    turns: tuple[Turn, ...] = ()
    ended: Ended | None = None
    starter: StarterFound | None = None

    @cached_property
    def unseen(self) -> bytes:
        """Tiles that lie neither on the board nor, visibly, on a rack."""
        seen = Counter(rack_tile(tile) for tile in self.board.tiles if tile)
        for rack in self.racks:
            seen.update(tile for tile in rack if tile != HIDDEN)
        return without(self.edition.full_bag(), seen.elements()) or b""

    @property
    def bag_count(self) -> int:
        """How many tiles the bag holds; everybody may know it."""
        hidden = sum(rack.count(HIDDEN) for rack in self.racks)
        return len(self.unseen) - hidden

    @property
    def bag(self) -> bytes:
        """The tiles in the bag, for the referee: nothing may be hidden from him."""
        if any(HIDDEN in rack for rack in self.racks):
            raise GameError(GameCode.EVENT_ILLEGAL, reason="hidden tiles")
        return self.unseen


def fold(events: Iterable[Event]) -> GameState:
    """The state after ``events``, of which the first is :class:`Started`.

    Raises:
        GameError: The first event is another, or one cannot follow the others.
    """
    first, *rest = events
    if not isinstance(first, Started):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="no start")
    return reduce(after, rest, _opened(first))


def _opened(event: Started) -> GameState:
    edition = load_edition(event.edition)
    if event.letters != edition.alphabet.labels:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="other letters")
    return GameState(
        edition=edition,
        lexicon=event.lexicon,
        seats=event.seats,
        seed=event.seed,
        seq=1,
        board=Board.empty(edition.layout),
        racks=(b"",) * len(event.seats),
        scores=(0,) * len(event.seats),
    )


def after(state: GameState, event: Event) -> GameState:
    """``state`` once ``event`` has happened.

    Raises:
        GameError: It cannot follow: a second start, tiles nobody holds.
    """
    state = replace(state, seq=state.seq + 1)
    match event:
        case Started():
            raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason="second start")
        case StarterFound():
            return replace(state, starter=event, to_move=event.first)
        case Drew():
            return _with_rack(state, event.seat, _held(state, event.seat) + bytes(event.tiles))
        case Played():
            return _played(state, event)
        case Exchanged():
            kept = _rack_less(state, event.seat, event.returned)
            state = _with_rack(state, event.seat, kept + bytes(event.drawn))
            return _turn_over(state, event, points=0)
        case Passed():
            return _turn_over(replace(state, passes=state.passes + 1), event, points=0)
        case Ended():
            scores = tuple(map(sum, zip(state.scores, event.adjustments, strict=True)))
            racks = tuple(map(bytes, event.racks))
            return replace(state, ended=event, to_move=None, scores=scores, racks=racks)


def _played(state: GameState, event: Played) -> GameState:
    placement = place(state.edition, state.board, event.play)
    kept = _rack_less(state, event.seat, map(rack_tile, event.play.laid))
    scores = list(state.scores)
    scores[event.seat] += event.points
    state = replace(state, board=placement.board, scores=tuple(scores))
    return _turn_over(_with_rack(state, event.seat, kept), event, event.points, placement)


def _turn_over(
    state: GameState,
    event: Played | Exchanged | Passed,
    points: int,
    placement: Placement | None = None,
) -> GameState:
    """The turn written down and handed to the left."""
    turn = Turn(state.seq, event.seat, event, placement, points, state.scores[event.seat])
    return replace(
        state,
        turns=(*state.turns, turn),
        to_move=seat_after(event.seat, len(state.seats)),
        passes=state.passes if isinstance(event, Passed) else 0,
        scoreless=0 if placement else state.scoreless + 1,
    )


def _held(state: GameState, seat: int) -> bytes:
    if not 0 <= seat < len(state.racks):
        raise GameError(GameCode.NO_SUCH_SEAT, seat=seat)
    return state.racks[seat]


def _with_rack(state: GameState, seat: int, rack: bytes) -> GameState:
    racks = list(state.racks)
    racks[seat] = bytes(sorted(rack))
    return replace(state, racks=tuple(racks))


def _rack_less(state: GameState, seat: int, gone: Iterable[int]) -> bytes:
    """The rack without ``gone``; a hidden tile may turn out to be any of them."""
    rack = bytearray(_held(state, seat))
    for tile in gone:
        try:
            rack.remove(tile if tile in rack else HIDDEN)
        except ValueError:
            raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, tile=tile) from None
    return bytes(rack)
