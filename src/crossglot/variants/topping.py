"""Topping: find the top of every rack, as fast as you can (FISF 3.8.4).

One player against a duplicate game: they propose plays until one is worth the
top; the next rack comes without a pause. What they do not find within the time
(a minute, as a rule) is given to them for a penalty of 20 seconds. There are no
hints. The least time wins, so a game can be compared with another's.

>>> from crossglot.editions import load_edition
>>> from crossglot.variants.duplicate import load_profile
>>> events = start(load_edition("ET"), load_profile("ET"), SeatInfo("Mari", "human"), "seed")
>>> fold(events).spent
0
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import Literal

import msgspec
from msgspec import Struct

from crossglot.editions import Edition, load_edition
from crossglot.errors import DuplicateCode, GameCode, GameError
from crossglot.game import SeatInfo, Words
from crossglot.moves import Play
from crossglot.variants.duplicate import Laid, Profile, Slip, Table, Tops, choose, equal_tops, judge
from crossglot.variants.duplicate.choice import candidate
from crossglot.variants.duplicate.draws import draw_rack
from crossglot.variants.duplicate.events import Tiles
from crossglot.variants.duplicate.profile import Fault
from crossglot.variants.duplicate.table import refuse_house_rules

LIMIT = 60_000
"""Milliseconds to find a top ("generally one minute")."""

PENALTY = 20_000
"""Milliseconds added for a top that was not found."""

OnBoard = Literal["found", "order"]
"""Which of several equal tops is laid: the one found, as the rule says, or the
profile's choice, so that several people play the same game."""


class Opened(Struct, frozen=True, tag="topping"):
    """A game was set up; see :class:`crossglot.variants.duplicate.events.Opened`."""

    edition: str
    letters: tuple[str, ...]
    lexicon: str | None
    profile: Profile
    player: SeatInfo
    seed: str
    limit: int = LIMIT
    penalty: int = PENALTY
    on_board: OnBoard = "found"


class Racked(Struct, frozen=True, tag="racked"):
    """A rack was drawn and its clock started."""

    number: int
    kept: Tiles
    drawn: Tiles
    rejected: tuple[Tiles, ...]
    at: int


class Tried(Struct, frozen=True, tag="tried"):
    """A proposal that is not the top: its points, or why it has none."""

    at: int
    slip: Slip
    points: int
    fault: Fault | None


class Found(Struct, frozen=True, tag="found"):
    """The top was found; ``top`` is laid."""

    at: int
    top: Laid


class Missed(Struct, frozen=True, tag="missed"):
    """Time was up, or the player gave up: the top is shown and laid."""

    at: int
    top: Laid


class Ended(Struct, frozen=True, tag="topping-ended"):
    """No rack with a play is left."""

    reason: Literal["used-up", "no-rack", "no-play"]


Event = Opened | Racked | Tried | Found | Missed | Ended
"""Everything that can happen."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score sheet.

    Attributes:
        number: Of the rack.
        rack: Its tiles.
        top: What was laid.
        found: Whether the player found it.
        tries: Proposals before.
        spent: Milliseconds, the penalty included.
    """

    number: int
    rack: bytes
    top: Laid
    found: bool
    tries: int
    spent: int


@dataclass(frozen=True)
class ToppingState:
    """Everything that follows from the events so far.

    Attributes:
        table: Board, rack and bag.
        opening: How the game was set up.
        racked_at: When the clock of this rack was started; None between racks.
        tries: Proposals for this rack.
        lines: The score sheet.
        ended: How it ended, if it has.
    """

    table: Table
    opening: Opened
    racked_at: int | None = None
    tries: tuple[Tried, ...] = ()
    lines: tuple[Line, ...] = ()
    ended: Ended | None = None

    @property
    def spent(self) -> int:
        """Milliseconds of all tops, penalties included: the result."""
        return sum(line.spent for line in self.lines)

    @property
    def found(self) -> int:
        """How many tops the player found."""
        return sum(line.found for line in self.lines)

    @property
    def points(self) -> int:
        """Points of the tops found."""
        return sum(line.top.points for line in self.lines if line.found)

    @property
    def tops(self) -> int:
        """Points of all tops."""
        return sum(line.top.points for line in self.lines)

    @property
    def deadline(self) -> int | None:
        """When this rack's time is up."""
        return None if self.racked_at is None else self.racked_at + self.opening.limit


def start(  # noqa: PLR0913 - what a game is made of
    edition: Edition,
    profile: Profile,
    player: SeatInfo,
    seed: str,
    *,
    lexicon: str | None = None,
    limit: int = LIMIT,
    penalty: int = PENALTY,
    on_board: OnBoard = "found",
) -> tuple[Event, ...]:
    """The event that opens a game; :func:`next_rack` starts the clock.

    Raises:
        HouseError: House rules were agreed on.
    """
    refuse_house_rules(edition)
    letters = edition.alphabet.labels
    return (Opened(edition.id, letters, lexicon, profile, player, seed, limit, penalty, on_board),)


def next_rack(state: ToppingState, tops: Tops, at: int) -> tuple[Event, ...]:
    """The next rack, its clock running; or the end.

    Raises:
        GameError: A rack lies there already, or the game is over.
    """
    _check(state, racked=False)
    if not state.table.pool:
        return (Ended("used-up"),)
    if state.table.is_over:
        return (Ended("no-rack"),)
    found = draw_rack(state.table, tops)
    if found is None:
        return (Ended("no-play"),)
    rejected = tuple(map(tuple, found.rejected))
    number = state.table.number + 1
    return (Racked(number, tuple(found.kept), tuple(found.drawn), rejected, at),)


def propose(
    state: ToppingState, slip: Slip, at: int, tops: Tops, words: Words
) -> tuple[Event, ...]:
    """A proposal: the top, and the next rack comes at once; or not, and the clock goes on.

    What it earns is counted by the machine, whatever was claimed. A proposal
    after the time finds nothing any more.

    Raises:
        GameError: No rack lies there, or the game is over.
    """
    deadline = _check(state, racked=True)
    if at > deadline:
        return tick(state, at, tops)
    verdict = judge(state.table, slip, words)
    best = equal_tops(state.table, tops)[0].points
    if verdict.laid is None or verdict.points < best:
        return (Tried(at, slip, verdict.points, verdict.fault),)
    found = Found(at, _laid(state, tops, verdict.laid.play))
    return (found, *next_rack(after(state, found), tops, at))


def tick(state: ToppingState, at: int, tops: Tops) -> tuple[Event, ...]:
    """What time alone brings: the top is shown when it is up, and the next rack comes.

    Raises:
        GameError: No rack lies there, or the game is over.
    """
    if at < _check(state, racked=True):
        return ()
    return _missed(state, at, tops)


def give_up(state: ToppingState, at: int, tops: Tops) -> tuple[Event, ...]:
    """The player wants to see the top; it costs as much as not finding it in time.

    Raises:
        GameError: No rack lies there, or the game is over.
    """
    _check(state, racked=True)
    return _missed(state, at, tops)


def _missed(state: ToppingState, at: int, tops: Tops) -> tuple[Event, ...]:
    missed = Missed(at, _laid(state, tops, None))
    return (missed, *next_rack(after(state, missed), tops, at))


def _check(state: ToppingState, *, racked: bool) -> int:
    """When time is up.

    Raises:
        GameError: The game is over, or it is not the moment.
    """
    if state.ended is not None:
        raise GameError(GameCode.GAME_OVER, reason=state.ended.reason)
    deadline = state.deadline
    if (deadline is not None) != racked:
        raise GameError(DuplicateCode.NOT_NOW, phase="between" if racked else "open")
    return deadline or 0


def _laid(state: ToppingState, tops: Tops, found: Play | None) -> Laid:
    """The top that goes on the board."""
    if found is not None and state.opening.on_board == "found":
        top = candidate(state.table, found)
        return Laid.of(top.play, top.points)
    choice = choose(state.table, equal_tops(state.table, tops))
    if choice is None:
        raise GameError(DuplicateCode.NOT_A_TOP, reason="none")
    return Laid.of(choice.top.play, choice.top.points)


def fold(events: Iterable[Event]) -> ToppingState:
    """The state after ``events``, of which the first is :class:`Opened`.

    Raises:
        GameError: The first event is another, or one cannot follow the others.
    """
    first, *rest = events
    if not isinstance(first, Opened):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="no start")
    edition = load_edition(first.edition)
    if first.letters != edition.alphabet.labels:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="other letters")
    table = Table.laid_out(edition, first.profile, first.seed)
    return reduce(after, rest, ToppingState(table, first))


def after(state: ToppingState, event: Event) -> ToppingState:
    """``state`` once ``event`` has happened.

    Raises:
        GameError: It cannot follow.
    """
    open_now = state.racked_at is not None
    between = isinstance(event, Racked | Ended)
    if isinstance(event, Opened) or state.ended is not None or open_now == between:
        raise GameError(GameCode.EVENT_ILLEGAL, reason=type(event).__name__)
    match event:
        case Racked():
            table = state.table.drawn(bytes(event.kept + event.drawn))
            return replace(state, table=table, racked_at=event.at, tries=())
        case Tried():
            return replace(state, tries=(*state.tries, event))
        case Found() | Missed():
            return _line_written(state, event)
        case Ended():
            return replace(state, ended=event)


def _line_written(state: ToppingState, event: Found | Missed) -> ToppingState:
    limit, penalty = state.opening.limit, state.opening.penalty
    found = isinstance(event, Found)
    spent = event.at - (state.racked_at or 0) if found else limit + penalty
    rack, number = state.table.rack, state.table.number
    line = Line(number, rack, event.top, found, len(state.tries), spent)
    table = state.table.after(event.top.play)
    return replace(state, table=table, racked_at=None, tries=(), lines=(*state.lines, line))


def seen_by(event: Event) -> Event:
    """``event`` as anybody may see it: the seed draws every rack to come."""
    return msgspec.structs.replace(event, seed="") if isinstance(event, Opened) else event
