"""A game as it stands: the fold of its events.

The same fold serves the referee, who sees every event whole, and a seat, whose
events hide the others' tiles (:mod:`crossglot.game.view`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from dataclasses import replace as with_fields
from functools import cached_property, lru_cache, reduce

from msgspec.structs import replace

from crossglot.alphabet import ON_RACK
from crossglot.board import Board
from crossglot.checkpoint import checkpoint
from crossglot.editions import Edition
from crossglot.errors import GameCode, GameError
from crossglot.game.chain import Chain, with_item, without_last
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
    SeatInfo,
    Skipped,
    Started,
    StarterFound,
    TakenBack,
    ThemeArgued,
    Themed,
    ThemeRuled,
    ThemeVoted,
    TurnEvent,
)
from crossglot.game.started import edition_started, usual_opening
from crossglot.game.turns import Argument, Pending, Proposal, Turn, argument_after, reclaim
from crossglot.rules import Placement, place, seat_after


class LastStep:
    """The step last taken from a state: judging a move and then keeping it are the same one."""

    __slots__ = ("event", "state")

    def __init__(self) -> None:
        self.event: Event | None = None
        self.state: GameState | None = None


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
        argument: The word that is now said to belong to the theme; None where there is none.
        argued: (number of the play, word) of those voted on.
        struck: Turns taken back by consent, the oldest first; ``turns`` has them no more.
        declined: Who declined the end last, and why; forgotten with the next turn or proposal.
        given: The edition that was handed to :func:`fold`; None where it goes by its id.
        past: The events so far; nobody's view has them (:func:`crossglot.game.view.masked`).
        last_step: What :func:`after` found last from here; saves 65 of 180 µs a move.
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
    turns: Sequence[Turn] = Chain()
    ended: Ended | None = None
    starter: StarterFound | None = None
    pending: Pending | None = None
    owing: frozenset[int] = frozenset()
    proposers: frozenset[int] = frozenset()
    used: tuple[int, ...] = ()
    since: int = 0
    proposals: tuple[Proposal, ...] = ()
    argument: Argument | None = None
    argued: frozenset[tuple[int, int]] = frozenset()
    struck: Sequence[Turn] = ()
    declined: Declined | None = None
    past: Sequence[Event] = field(default=Chain(), compare=False, repr=False)
    given: Edition | None = field(default=None, compare=False, repr=False)
    last_step: LastStep = field(default_factory=LastStep, init=False, compare=False, repr=False)

    def __repr__(self) -> str:
        """Edition, turns and totals; who moves, or that nobody does."""
        totals = ", ".join(
            f"{seat.name} {score}" for seat, score in zip(self.seats, self.scores, strict=True)
        )
        moves = "not begun" if self.starter is None else "over" if self.to_move is None else ""
        turn = moves or f"{self.seats[self.to_move or 0].name} to move"
        return f"<GameState {self.edition.id}, {len(self.turns)} turns, {totals}, {turn}>"

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
        return len(self.unseen) - b"".join(self.racks).count(HIDDEN)

    @property
    def bag(self) -> bytes:
        """The tiles in the bag, for the referee, from whom nothing may be hidden."""
        if any(HIDDEN in rack for rack in self.racks):
            raise GameError(GameCode.EVENT_ILLEGAL, reason="hidden tiles")
        return self.unseen


@lru_cache(maxsize=256)
def _full_bag_counts(edition: Edition) -> tuple[tuple[bytes, int], ...]:
    """Each tile of the set, and how many there are."""
    return tuple(
        (bytes([tile]), count) for tile, count in sorted(Counter(edition.full_bag()).items())
    )


def fold(events: Iterable[Event], edition: Edition | None = None) -> GameState:
    """The state after ``events``, of which the first is :class:`Started`.

    Args:
        events: Of one game, from the first.
        edition: What the game is played by, with or without its house rules; by default
            the edition of the id that the first event names.

    Raises:
        GameError: The first event is another, or one cannot follow the others.
        EditionError: There is no edition of that id.
    """
    first, *rest = events
    if not isinstance(first, Started):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="no start")
    return follow(_opened(first, edition), rest)


def follow(state: GameState, events: Iterable[Event]) -> GameState:
    """``state`` once ``events`` have happened, one after the other.

    Raises:
        GameError: One of them cannot follow; see :func:`after`.
    """
    return reduce(after, events, state)


def _opened(event: Started, given: Edition | None) -> GameState:
    edition, given = edition_started(event, given)
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
        past=Chain.of([event]),
        given=given,
    )


def after(state: GameState, event: Event) -> GameState:
    """``state`` once ``event`` has happened.

    Judging a move and then keeping it take the same step: a state
    remembers the last one taken from it.

    Raises:
        GameError: It cannot follow: a second start, tiles nobody holds, a
            challenge with nothing to challenge.
        IllegalPlayError: Tiles that may not lie so.
    """
    last = state.last_step
    if last.state is not None and last.event is event:
        return last.state
    last.event, last.state = event, _after(state, event)
    return last.state


def _after(state: GameState, event: Event) -> GameState:  # noqa: PLR0911 - one for each
    checkpoint()
    state = changed(state, seq=state.seq + 1, past=with_item(state.past, event))
    match event:
        case Started():
            raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason="second start")
        case StarterFound():
            return changed(state, starter=event, to_move=event.first)
        case Drew():
            tiles = bytes(event.tiles)
            rack = _held(state, event.seat) + tiles
            since = _clock_from(state, event.at)
            racks = _racks(state, event.seat, rack)
            return changed(state, racks=racks, pending=None, since=since)
        case Played() | Exchanged() | Passed() | Skipped():
            return _turn_used(state, event)
        case Challenged():
            return _challenged(state, event)
        case Accepted() | EndProposed() | Proposed() | Declined() | TakenBack():
            return _agreed(state, event)
        case ThemeArgued() | ThemeVoted() | ThemeRuled():
            return _themed(state, event)
        case Ended():
            return _ended(state, event)


def changed(state: GameState, **changes: object) -> GameState:
    """``state`` with other fields: ``dataclasses.replace`` in a tenth of its time."""
    other = object.__new__(type(state))
    fields = other.__dict__
    fields.update(state.__dict__, **changes, last_step=LastStep())
    if "racks" in changes or "board" in changes:
        fields.pop("unseen", None)  # the cached property: it stays while no tile moves
    return other


def _turn_used(state: GameState, event: TurnEvent) -> GameState:
    held = _held(state, event.seat)
    match event:
        case Played():
            return _played(state, event, held)
        case Exchanged():
            returned, drawn = bytes(event.returned), bytes(event.drawn)
            racks = _racks(state, event.seat, _rack_less(state, held, returned) + drawn)
            return _turn_over(state, event, racks=racks)
        case Passed():
            return _turn_over(state, event, passes=state.passes + 1)
        case Skipped():
            return _turn_over(state, event, owing=state.owing - {event.seat})


def opening_rules(state: GameState) -> Edition:
    """The edition as it rules the opening.

    Where at least five letters must open and nobody could, any legal word of
    the edition opens the game (ET-85..87, RULES 6.14). A seat could not if it
    passed, exchanged, or laid what did not stand; one that lost its turn has
    not been asked.
    """
    if not (state.edition.house.jacks_to_open and state.board.is_empty):
        return state.edition
    asked = {turn.seat for turn in state.turns if not isinstance(turn.event, Skipped)}
    if len(asked) < len(state.seats):
        return state.edition
    return with_fields(state.edition, opening_min=usual_opening(state.edition.id, state.given))


def _played(state: GameState, event: Played, held: bytes) -> GameState:
    board, rack = reclaim(state.board, held, event.reclaimed)
    placement = _placed(opening_rules(state), board, event)
    leaving = bytes(placement.laid.values()).translate(ON_RACK)
    kept = _rack_less(state, rack, leaving)
    scores = list(state.scores)
    scores[event.seat] += event.points
    played = _turn_over(
        state,
        event,
        placement,
        board=placement.board,
        racks=_racks(state, event.seat, kept),
        scores=tuple(scores),
    )
    if state.edition.house.challenge == "void":
        return played
    return changed(played, pending=Pending(played.turns[-1], state.board, held, state.scoreless))


@lru_cache(maxsize=256)
def _placed(edition: Edition, board: Board, event: Played) -> Placement:
    """What ``event`` lays; the referee and all who follow the game ask for it."""
    return place(edition, board, event.play)


def _turn_over(
    state: GameState, event: TurnEvent, placement: Placement | None = None, **changes: object
) -> GameState:
    """``changes`` made, the turn written down, its time booked, and play handed to the left."""
    points = event.points if isinstance(event, Played) else 0
    total = state.scores[event.seat] + points
    formed = None if placement is None else placement.formed
    turn = Turn(state.seq, event.seat, event, formed, points, total)
    used = list(state.used)
    used[event.seat] += event.at - state.since - state.edition.house.clock.increment
    always = {
        "turns": with_item(state.turns, turn),
        "to_move": seat_after(event.seat, len(state.seats)),
        "passes": state.passes if isinstance(event, Skipped) else 0,
        "scoreless": 0 if placement else state.scoreless + 1,
        "proposers": frozenset(),
        "proposals": (),
        "declined": None,
        "used": tuple(used),
        "since": event.at,
    }
    return changed(state, **always | changes)


def _agreed(state: GameState, event: Consent) -> GameState:
    """What ``event`` makes of the question it asks or answers."""
    _held(state, event.seat)
    match event:
        case TakenBack():
            return _taken_back(state, event)
        case EndProposed(seat):
            return changed(state, proposers=state.proposers | {seat}, declined=None)
        case Accepted(seat):
            if state.pending is None:
                raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason="nothing to accept")
            accepted = state.pending.accepted | {seat}
            return changed(state, pending=replace(state.pending, accepted=accepted))
        case Proposed(seat, what):
            asked = next(
                (p for p in state.proposals if p.what == what), Proposal(what, seat, frozenset())
            )
            others = tuple(p for p in state.proposals if p.what != what)
            granted = replace(asked, granted=asked.granted | {seat})
            return changed(state, proposals=(*others, granted))
        case Declined(what="end"):
            return changed(state, proposers=frozenset(), declined=event)
        case Declined(_, what):
            return changed(state, proposals=tuple(p for p in state.proposals if p.what != what))


def _themed(state: GameState, event: Themed) -> GameState:
    """A word argued for and voted on; the ruling books its points."""
    _held(state, event.seat)
    try:
        argument = argument_after(state.argument, event)
    except ValueError as error:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason=str(error)) from None
    if not isinstance(event, ThemeRuled):
        return changed(state, argument=argument)
    scores = tuple(p + event.points * (s == event.seat) for s, p in enumerate(state.scores))
    argued = state.argued | {(event.turn, event.word)}
    return changed(state, argument=None, argued=argued, scores=scores)


def _taken_back(state: GameState, event: TakenBack) -> GameState:
    """The game as it stood, but for its number, its clocks and what has been struck out."""
    if not 0 < event.to < len(state.past):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason="nothing to take back")
    stood = fold(state.past[: event.to], state.given)
    used = list(state.used)
    if state.to_move is not None:
        used[state.to_move] += event.at - _clock_from(state, event.at)
    return changed(
        stood,
        seq=state.seq,
        past=state.past,
        used=tuple(used),
        since=event.at,
        proposers=frozenset(),
        proposals=(),
        declined=None,
        struck=(*state.struck, *(turn for turn in state.turns if turn.seq > event.to)),
    )


def _challenged(state: GameState, event: Challenged) -> GameState:
    """The play off the board (HU-M-54), or the challenge paid for (HU-M-55)."""
    pending = state.pending
    if pending is None:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason="nothing to challenge")
    since = _clock_from(state, event.at)
    if not event.upheld:
        scores = tuple(map(sum, zip(state.scores, event.booked, strict=True)))
        owing = state.owing | ({event.seat} if event.turn_lost else set())
        return changed(state, scores=scores, owing=owing, pending=None, since=since)
    seat, points = pending.turn.seat, pending.turn.points
    scores = tuple(p - points if s == seat else p for s, p in enumerate(state.scores))
    withdrawn = replace(pending.turn, withdrawn=True, total=scores[seat])
    return changed(
        state,
        board=pending.board,
        racks=_racks(state, seat, pending.rack),
        scores=scores,
        turns=with_item(without_last(state.turns), withdrawn),
        scoreless=pending.scoreless + 1,
        pending=None,
        since=since,
    )


def _clock_from(state: GameState, at: int) -> int:
    """When the turn begins, now that nothing may be challenged any more.

    The clock of the next seat stands still as long as the last play may be challenged
    (RULES 6.7), but no longer than that window is open.
    """
    end = None if state.pending is None else state.pending.end(state.edition.house)
    return state.since if end is None else max(state.since, min(at, end))


def _ended(state: GameState, event: Ended) -> GameState:
    seats = range(len(state.seats))
    penalties = event.penalties or (0,) * len(seats)
    each = (event.racks, event.adjustments, penalties)
    if any(len(column) != len(seats) for column in each) or not set(event.winners) <= set(seats):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason="other seats")
    booked = zip(state.scores, event.adjustments, penalties, strict=True)
    racks = tuple(map(bytes, event.racks))
    return changed(
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


def _racks(state: GameState, seat: int, rack: bytes) -> tuple[bytes, ...]:
    """All racks, ``rack`` that of ``seat``."""
    racks = list(state.racks)
    racks[seat] = bytes(sorted(rack))
    return tuple(racks)


def _rack_less(state: GameState, held: bytes, gone: Iterable[int]) -> bytes:
    """The rack without ``gone``; a hidden tile may turn out to be any of them."""
    rack = bytearray(held)
    for tile in gone:
        try:
            rack.remove(tile if tile in rack else HIDDEN)
        except ValueError:
            raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, tile=tile) from None
    return bytes(rack)
