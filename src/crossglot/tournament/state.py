"""An event as it stands: the fold of what happened, one event at a time.

A slip costs the same whether ten take part or ten thousand. The fold keeps the
way it came, so that an event can be cancelled without reading the store again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import TypeVar
from zlib import crc32

from crossglot.errors import GameError, TournamentCode, TournamentError
from crossglot.game import SeatInfo
from crossglot.tournament.events import (
    Answered,
    Appealed,
    Decided,
    Entered,
    Entrant,
    Event,
    Finished,
    Founded,
    Paused,
    Resumed,
    Returned,
    Stepped,
    Undone,
    Withdrew,
)
from crossglot.tournament.setup import Setup
from crossglot.variants import duplicate
from crossglot.variants.duplicate import DuplicateState
from crossglot.variants.duplicate.box import Box
from crossglot.variants.duplicate.events import Joined, Opened, RoundOpened, SlipHanded

T = TypeVar("T")

Answers = Box[tuple[Answered, ...]]
"""All answers of each player in the round under way."""


@dataclass(frozen=True, slots=True, eq=False)
class Past:
    """One event on the way back.

    Attributes:
        seq: Its number, from 1.
        event: What happened.
        before: The state before it, unless it is an answer or an entry: of
            those there are too many.
        previous: The event before.
    """

    seq: int
    event: Event
    before: Tournament | None
    previous: Past | None


@dataclass(frozen=True)
class Tournament:
    """Everything that follows from the events so far.

    Attributes:
        setup: The event as it was set up.
        seq: How many events there have been, cancelled ones too.
        entrants: Who takes part, by number.
        withdrawn: Who has left.
        excluded: Whose points are void.
        games: The games begun.
        names: The names taken, in drawers by :func:`drawer_of`.
        answers: Of each game, the answers of the round under way.
        appeals: Number of the event -> appeal not decided yet.
        paused_at: When the clocks were stopped; None while they go.
        finished: Whether it is over.
        undos: Cancelling events: their number and that of the one cancelled.
        past: The last event on the way back.
    """

    setup: Setup
    seq: int = 1
    entrants: tuple[Entrant, ...] = ()
    names: Box[tuple[str, ...]] = field(default_factory=Box)
    withdrawn: frozenset[int] = frozenset()
    excluded: frozenset[int] = frozenset()
    games: tuple[DuplicateState, ...] = ()
    answers: tuple[Answers, ...] = ()
    appeals: Mapping[int, Appealed] = field(default_factory=dict)
    paused_at: int | None = None
    finished: bool = False
    undos: tuple[tuple[int, int], ...] = ()
    past: Past | None = field(default=None, compare=False, repr=False)

    @property
    def cancelled(self) -> frozenset[int]:
        """Numbers of the events that do not count; one that cancels may be among them."""
        found: set[int] = set()
        for seq, target in reversed(self.undos):
            if seq not in found:
                found.add(target)
        return frozenset(found)

    def game(self, number: int) -> DuplicateState:
        """A game by its number, from 1.

        Raises:
            TournamentError: It has not begun, or there is none.
        """
        if not 1 <= number <= len(self.games):
            raise TournamentError(TournamentCode.NO_SUCH_GAME, game=number)
        return self.games[number - 1]

    def waited_for(self, game: int) -> tuple[int, ...]:
        """Players of ``game`` who may still answer and have not left."""
        return tuple(each for each in self.game(game).in_play if each not in self.withdrawn)


def fold(events: Iterable[Event]) -> Tournament:
    """The state after ``events``, of which the first is :class:`Founded`.

    Raises:
        TournamentError: An event cannot follow those before it.
    """
    first, *rest = events
    if not isinstance(first, Founded):
        raise TournamentError(TournamentCode.EVENT, seq=1, reason="no start")
    return reduce(after, rest, Tournament(first.setup, past=Past(1, first, None, None)))


def after(state: Tournament, event: Event) -> Tournament:
    """``state`` once ``event`` has happened.

    Raises:
        TournamentError: It cannot follow: of another game or round, out of its
            phase, about somebody who is not there, or nothing to be undone.
    """
    seq = state.seq + 1
    if isinstance(event, Undone):
        return _without(state, event)
    if state.finished or isinstance(event, Founded):
        raise _illegal(seq, "over" if state.finished else "founded twice")
    before = None if isinstance(event, Answered | Entered) else state
    try:
        then = _happened(state, event)
    except GameError as error:
        facts = {name: fact for name, fact in error.facts.items() if name != "seq"}
        raise _illegal(seq, str(error.code), **facts) from None
    return replace(then, seq=seq, past=Past(seq, event, before, state.past))


def _illegal(seq: int, why: str, **facts: object) -> TournamentError:
    return TournamentError(TournamentCode.EVENT, **{**facts, "seq": seq, "reason": why})


def _happened(state: Tournament, event: Event) -> Tournament:
    match event:
        case Stepped(game):
            return _stepped(state, game, event)
        case Answered():
            return _answered(state, event)
        case Entered() | Withdrew() | Returned():
            return _present(state, event)
        case Appealed() | Decided():
            return _appeals(state, event)
        case Paused() | Resumed():
            return _clocks(state, event)
        case _:
            return replace(state, finished=isinstance(event, Finished))


def _check_player(state: Tournament, player: int) -> None:
    if not 0 <= player < len(state.entrants):
        raise _illegal(state.seq + 1, "no such player", player=player)


def drawer_of(name: str) -> int:
    """Where a name lies among those taken; the same on every machine."""
    return crc32(name.encode()) % 4096


def _present(state: Tournament, event: Entered | Withdrew | Returned) -> Tournament:
    """Who takes part; a latecomer is in every game that goes on (FISF 6.2)."""
    if isinstance(event, Entered):
        joined = Joined(SeatInfo(event.entrant.name, "human"))
        games = tuple(game if game.ended else duplicate.after(game, joined) for game in state.games)
        name = event.entrant.name
        drawer = drawer_of(name)
        names = state.names.put(drawer, (*state.names.get(drawer, ()), name))
        entrants = (*state.entrants, event.entrant)
        return replace(state, entrants=entrants, names=names, games=games)
    _check_player(state, event.player)
    if isinstance(event, Returned):
        if event.player not in state.withdrawn - state.excluded:
            raise _illegal(state.seq + 1, "not away", player=event.player)
        return replace(state, withdrawn=state.withdrawn - {event.player})
    void = state.excluded | {event.player} if event.excluded else state.excluded
    return replace(state, withdrawn=state.withdrawn | {event.player}, excluded=void)


def _stepped(state: Tournament, number: int, event: Stepped) -> Tournament:
    if isinstance(event.event, Opened):
        if number != len(state.games) + 1 or len(event.event.players) != len(state.entrants):
            raise _illegal(state.seq + 1, "other game or players", game=number)
        games = (*state.games, duplicate.fold([event.event]))
        return replace(state, games=games, answers=(*state.answers, Box()))
    state = _with_game(state, number, duplicate.after(state.game(number), event.event))
    if isinstance(event.event, RoundOpened):
        return replace(state, answers=_put(state.answers, number, Box()))
    return state


def _with_game(state: Tournament, number: int, game: DuplicateState) -> Tournament:
    return replace(state, games=_put(state.games, number, game))


def _put(values: tuple[T, ...], number: int, value: T) -> tuple[T, ...]:
    return (*values[: number - 1], value, *values[number:])


def _answered(state: Tournament, event: Answered) -> Tournament:
    game = state.game(event.game)
    _check_player(state, event.player)
    if game.phase != "open" or game.table.number != event.round:
        raise _illegal(state.seq + 1, "round", round=event.round)
    box = state.answers[event.game - 1]
    answers = (*box.get(event.player, ()), event)
    put = _put(state.answers, event.game, box.put(event.player, answers))
    if not game.profile.pace.is_topping and counting(answers, game.deadline) is not event:
        return replace(state, answers=put)
    handed = SlipHanded(event.round, event.player, event.at, event.slip, event.safe)
    games = _put(state.games, event.game, duplicate.after(game, handed))
    return replace(state, answers=put, games=games)


def counting(answers: Iterable[Answered], deadline: int) -> Answered:
    """The one of a player's answers that counts: the last that was in time.

    By the player's own numbers, not by the order of arrival; a late one counts
    only when there is no other, so that it is told to be late.
    """
    return max(answers, key=lambda answer: (answer.at <= deadline, answer.number))


def _appeals(state: Tournament, event: Appealed | Decided) -> Tournament:
    if isinstance(event, Appealed):
        _check_player(state, event.player)
        return replace(state, appeals={**state.appeals, state.seq + 1: event})
    if event.appeal not in state.appeals:
        raise _illegal(state.seq + 1, "no such appeal", appeal=event.appeal)
    left = {seq: each for seq, each in state.appeals.items() if seq != event.appeal}
    return replace(state, appeals=left)


def _clocks(state: Tournament, event: Paused | Resumed) -> Tournament:
    """Clocks stopped, or every open round's deadline put off by the time they stood."""
    if isinstance(event, Paused):
        if state.paused_at is not None:
            raise _illegal(state.seq + 1, "paused")
        return replace(state, paused_at=event.at)
    if state.paused_at is None:
        raise _illegal(state.seq + 1, "not paused")
    later = max(0, event.at - state.paused_at) + event.granted
    stop = state.paused_at, event.at, later
    games = tuple(
        replace(game, opened_at=game.opened_at + later, stops=(*game.stops, stop))
        if game.phase == "open"
        else game
        for game in state.games
    )
    return replace(state, games=games, paused_at=None)


def _without(state: Tournament, event: Undone) -> Tournament:
    """``state`` as if the event that ``event`` names had not happened."""
    seq = state.seq + 1
    if not 1 < event.seq < seq:
        raise TournamentError(TournamentCode.UNDO, seq=event.seq, needed_by=1, reason="founded")
    undos = (*state.undos, (seq, event.seq))
    cancelled = replace(state, undos=undos).cancelled
    changed = cancelled ^ state.cancelled
    way, base = _way_back(state, min((*changed, event.seq)))
    for node in way:
        try:
            base = _again(base, node, skip=node.seq in cancelled)
        except (TournamentError, GameError) as error:
            facts = {"seq": event.seq, "needed_by": node.seq, "reason": str(error.code)}
            raise TournamentError(TournamentCode.UNDO, **facts) from None
    past = Past(seq, event, base, base.past)
    return replace(base, seq=seq, undos=undos, past=past)


def _way_back(state: Tournament, seq: int) -> tuple[list[Past], Tournament]:
    """The events since ``seq`` or somewhat before, the oldest first, and the state before them."""
    way: list[Past] = []
    node = state.past
    while node is not None and node.previous is not None:
        way.append(node)
        if node.seq <= seq and node.before is not None:
            return way[::-1], node.before
        node = node.previous
    return way[::-1], Tournament(state.setup, past=node)


def _again(base: Tournament, node: Past, *, skip: bool) -> Tournament:
    """``base`` once ``node`` has happened again, or has been passed over."""
    if skip and isinstance(node.event, Entered):
        raise _illegal(node.seq, "entered")  # the numbers of all who came later
    if not skip and not isinstance(node.event, Undone):
        return after(base, node.event)
    return replace(base, seq=node.seq, past=Past(node.seq, node.event, base, base.past))
