"""A game as it stands: the fold of its events.

The same fold serves the referee, who sees every event whole, and a seat, whose
events hide the others' tiles (:mod:`crossglot.game.view`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, reduce

from crossglot.alphabet import ON_RACK, letter_of, rack_tile
from crossglot.board import Board
from crossglot.editions import Edition, House, load_edition, with_house
from crossglot.errors import GameCode, GameError
from crossglot.game.events import (
    HIDDEN,
    Accepted,
    Challenged,
    Consent,
    Declined,
    Drew,
    Ended,
    EndProposed,
    Event,
    Exchanged,
    Passed,
    Played,
    Proposed,
    Request,
    SeatInfo,
    Skipped,
    Started,
    StarterFound,
    TakenBack,
    TurnEvent,
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
        withdrawn: Whether it was challenged off the board.
    """

    seq: int
    seat: int
    event: TurnEvent
    placement: Placement | None
    points: int
    total: int
    withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class Pending:
    """A play that may still be challenged; its player has not drawn yet (CS-7).

    Attributes:
        turn: The play.
        board: The board before it.
        rack: The player's tiles before it.
        accepted: Opponents who let it stand.
    """

    turn: Turn
    board: Board
    rack: bytes
    accepted: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Proposal:
    """What one seat has asked for and the others have not all answered.

    Attributes:
        what: A takeback of its last turn, or that the game be called off.
        by: Who asked.
        granted: Seats that agree, the one that asked among them.
    """

    what: Request
    by: int
    granted: frozenset[int]


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
        scoreless: Turns in a row in which no tile stayed on the board.
        turns: The score sheet.
        ended: How it ended, if it has.
        starter: The draw for the first turn.
        pending: The play that may still be challenged.
        owing: Seats that lose their next turn.
        proposers: Seats that hold every possibility to be exhausted.
        used: Time used, by seat, in milliseconds.
        since: When the turn began.
        proposals: What is asked for now.
        struck: Turns taken back by consent, the oldest first; ``turns`` has them no more.
        past: The events so far.
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
    pending: Pending | None = None
    owing: frozenset[int] = frozenset()
    proposers: frozenset[int] = frozenset()
    used: tuple[int, ...] = ()
    since: int = 0
    proposals: tuple[Proposal, ...] = ()
    struck: tuple[Turn, ...] = ()
    past: tuple[Event, ...] = field(default=(), compare=False, repr=False)

    @cached_property
    def unseen(self) -> bytes:
        """Tiles that lie neither on the board nor, visibly, on a rack."""
        lying = self.board.tiles + b"".join(self.racks)
        seen = lying.translate(ON_RACK, bytes([HIDDEN]))  # 0, as an empty square is
        counts = _full_bag_counts(self.edition)
        left = b"".join([tile * (count - seen.count(tile)) for tile, count in counts])
        return left if len(left) + len(seen) == self.edition.tiles_total else b""

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


@lru_cache(maxsize=256)
def _full_bag_counts(edition: Edition) -> tuple[tuple[bytes, int], ...]:
    """Each tile of the set, and how many there are."""
    return tuple(
        (bytes([tile]), count) for tile, count in sorted(Counter(edition.full_bag()).items())
    )


_NEXT = "next"
_REMEMBERED = ("unseen", _NEXT)
"""What a state has found out about itself; it is true of no other."""


def fold(events: Iterable[Event]) -> GameState:
    """The state after ``events``, of which the first is :class:`Started`.

    Raises:
        GameError: The first event is another, or one cannot follow the others.
    """
    first, *rest = events
    if not isinstance(first, Started):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="no start")
    return follow(_opened(first), rest)


def follow(state: GameState, events: Iterable[Event]) -> GameState:
    """``state`` once ``events`` have happened, one after the other.

    Raises:
        GameError: One of them cannot follow; see :func:`after`.
    """
    return reduce(after, events, state)


def _opened(event: Started) -> GameState:
    edition = _edition_under(event.edition, event.house)
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
        used=(0,) * len(event.seats),
        since=event.at,
        past=(event,),
    )


@lru_cache(maxsize=1024)
def _edition_under(edition: str, house: House) -> Edition:
    """One value for all games that are played so: it is large."""
    return with_house(load_edition(edition), house)


def after(state: GameState, event: Event) -> GameState:
    """``state`` once ``event`` has happened.

    Whoever judges a move and whoever then keeps it take the same step: a state
    remembers the last one taken from it.

    Raises:
        GameError: It cannot follow: a second start, tiles nobody holds, a
            challenge with nothing to challenge.
        IllegalPlayError: Tiles that may not lie so.
    """
    known: tuple[Event, GameState] | None = state.__dict__.get(_NEXT)
    if known is not None and known[0] is event:
        return known[1]
    following = _after(state, event)
    state.__dict__[_NEXT] = event, following
    return following


def _after(state: GameState, event: Event) -> GameState:
    state = _with(state, seq=state.seq + 1, past=(*state.past, event))
    match event:
        case Started():
            raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason="second start")
        case StarterFound():
            return _with(state, starter=event, to_move=event.first)
        case Drew():
            rack = _held(state, event.seat) + bytes(event.tiles)
            return _with(_with_rack(state, event.seat, rack), pending=None)
        case Played() | Exchanged() | Passed() | Skipped():
            return _turn_used(state, event)
        case Challenged():
            return _challenged(state, event)
        case Accepted() | EndProposed() | Proposed() | Declined() | TakenBack():
            return _agreed(state, event)
        case Ended():
            return _ended(state, event)


def _with(state: GameState, **changes: object) -> GameState:
    """``dataclasses.replace`` in a tenth of its time: games are followed turn by turn by many."""
    other = object.__new__(type(state))
    fields = other.__dict__
    fields.update(state.__dict__, **changes)
    for remembered in _REMEMBERED:
        fields.pop(remembered, None)
    return other


def _turn_used(state: GameState, event: TurnEvent) -> GameState:
    held = _held(state, event.seat)
    match event:
        case Played():
            return _played(state, event, held)
        case Exchanged():
            kept = _rack_less(state, held, event.returned)
            state = _with_rack(state, event.seat, kept + bytes(event.drawn))
            return _turn_over(state, event)
        case Passed():
            return _turn_over(_with(state, passes=state.passes + 1), event)
        case Skipped():
            return _turn_over(_with(state, owing=state.owing - {event.seat}), event)


def opening_rules(state: GameState) -> Edition:
    """The edition as it rules the opening.

    Where at least five letters must open and nobody could, any legal word of
    the edition opens the game (ET-85..87, RULES 6.14).
    """
    everybody_passed = state.passes >= len(state.seats)
    if state.edition.house.jacks_to_open and state.board.is_empty and everybody_passed:
        return replace(state.edition, opening_min=load_edition(state.edition.id).opening_min)
    return state.edition


def _played(state: GameState, event: Played, held: bytes) -> GameState:
    board, rack = reclaim(state.board, held, event.reclaimed)
    placement = place(opening_rules(state), board, event.play)
    kept = _rack_less(state, rack, map(rack_tile, event.play.laid))
    scores = list(state.scores)
    scores[event.seat] += event.points
    before = state.board
    state = _with(state, board=placement.board, scores=tuple(scores))
    state = _turn_over(_with_rack(state, event.seat, kept), event, placement)
    if state.edition.house.challenge == "void":
        return state
    return _with(state, pending=Pending(state.turns[-1], before, held))


def reclaim(board: Board, rack: bytes, squares: Iterable[int]) -> tuple[Board, bytes]:
    """Board and rack once the blanks on ``squares`` were taken for their letters (ET-82).

    Raises:
        GameError: No blank lies there, or its letter is not on the rack.
    """
    for square in squares:
        tile = board[square] if 0 <= square < board.layout.size else 0
        letter = letter_of(tile)
        kept = without(rack, [letter]) if HIDDEN not in rack else rack
        if tile == letter or not letter or kept is None:
            raise GameError(GameCode.RECLAIM, square=square)
        rack = kept + bytes([rack_tile(tile)]) if HIDDEN not in rack else rack
        board = board.after({square: letter})
    return board, rack


def _turn_over(state: GameState, event: TurnEvent, placement: Placement | None = None) -> GameState:
    """The turn written down, its time booked, and play handed to the left."""
    points = event.points if isinstance(event, Played) else 0
    turn = Turn(state.seq, event.seat, event, placement, points, state.scores[event.seat])
    used = list(state.used)
    used[event.seat] += event.at - state.since - state.edition.house.clock.increment
    return _with(
        state,
        turns=(*state.turns, turn),
        to_move=seat_after(event.seat, len(state.seats)),
        passes=state.passes if isinstance(event, Passed | Skipped) else 0,
        scoreless=0 if placement else state.scoreless + 1,
        proposers=frozenset(),
        proposals=(),
        used=tuple(used),
        since=event.at,
    )


def _agreed(state: GameState, event: Consent) -> GameState:
    """What ``event`` makes of the question it asks or answers."""
    _held(state, event.seat)
    match event:
        case TakenBack():
            return _taken_back(state, event)
        case EndProposed(seat):
            return _with(state, proposers=state.proposers | {seat})
        case Accepted(seat):
            if state.pending is None:
                raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason="nothing to accept")
            accepted = state.pending.accepted | {seat}
            return _with(state, pending=replace(state.pending, accepted=accepted))
        case Proposed(seat, what):
            asked = next(
                (p for p in state.proposals if p.what == what), Proposal(what, seat, frozenset())
            )
            others = tuple(p for p in state.proposals if p.what != what)
            granted = replace(asked, granted=asked.granted | {seat})
            return _with(state, proposals=(*others, granted))
        case Declined(what="end"):
            return _with(state, proposers=frozenset())
        case Declined(_, what):
            return _with(state, proposals=tuple(p for p in state.proposals if p.what != what))


def _taken_back(state: GameState, event: TakenBack) -> GameState:
    """The game as it stood, but for its number, its clocks and what has been struck out."""
    if not 0 < event.to < state.seq:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason="nothing to take back")
    stood = fold(state.past[: event.to])
    used = list(state.used)
    if state.to_move is not None:
        used[state.to_move] += event.at - state.since
    return _with(
        stood,
        seq=state.seq,
        past=state.past,
        used=tuple(used),
        since=event.at,
        proposers=frozenset(),
        proposals=(),
        struck=(*state.struck, *(turn for turn in state.turns if turn.seq > event.to)),
    )


def _challenged(state: GameState, event: Challenged) -> GameState:
    """The play off the board (HU-M-54), or the challenge paid for (HU-M-55)."""
    pending = state.pending
    if pending is None:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason="nothing to challenge")
    if not event.upheld:
        scores = tuple(map(sum, zip(state.scores, event.booked, strict=True)))
        owing = state.owing | ({event.seat} if event.turn_lost else set())
        return _with(state, scores=scores, owing=owing, pending=None)
    seat, points = pending.turn.seat, pending.turn.points
    scores = tuple(p - points if s == seat else p for s, p in enumerate(state.scores))
    withdrawn = replace(pending.turn, withdrawn=True, total=scores[seat])
    state = _with(
        state,
        board=pending.board,
        scores=scores,
        turns=(*state.turns[:-1], withdrawn),
        scoreless=_scoreless(state.turns[:-1]) + 1,
        pending=None,
    )
    return _with_rack(state, seat, pending.rack)


def _scoreless(turns: tuple[Turn, ...]) -> int:
    """Turns at the end of ``turns`` that left no tile on the board."""
    laid = (n for n, turn in enumerate(reversed(turns)) if turn.placement and not turn.withdrawn)
    return next(laid, len(turns))


def _ended(state: GameState, event: Ended) -> GameState:
    penalties = event.penalties or (0,) * len(state.seats)
    booked = zip(state.scores, event.adjustments, penalties, strict=True)
    racks = tuple(map(bytes, event.racks))
    return _with(
        state,
        ended=event,
        to_move=None,
        pending=None,
        proposals=(),
        scores=tuple(map(sum, booked)),
        racks=racks,
    )


def _held(state: GameState, seat: int) -> bytes:
    if not 0 <= seat < len(state.racks):
        raise GameError(GameCode.NO_SUCH_SEAT, seat=seat)
    return state.racks[seat]


def _with_rack(state: GameState, seat: int, rack: bytes) -> GameState:
    racks = list(state.racks)
    racks[seat] = bytes(sorted(rack))
    return _with(state, racks=tuple(racks))


def _rack_less(state: GameState, held: bytes, gone: Iterable[int]) -> bytes:
    """The rack without ``gone``; a hidden tile may turn out to be any of them."""
    rack = bytearray(held)
    for tile in gone:
        try:
            rack.remove(tile if tile in rack else HIDDEN)
        except ValueError:
            raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, tile=tile) from None
    return bytes(rack)
