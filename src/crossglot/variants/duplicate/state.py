"""A duplicate game as it stands: the fold of its events.

The same fold serves the referee, who sees every event whole, and a player,
whose events hide the others' slips and the seed (:mod:`.view`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Literal

from crossglot.editions import load_edition
from crossglot.errors import GameCode, GameError
from crossglot.game import SeatInfo
from crossglot.tiles import without
from crossglot.variants.duplicate.box import Box
from crossglot.variants.duplicate.events import (
    Corrected,
    Ended,
    Event,
    Joined,
    Opened,
    RackDrawn,
    RackRepeated,
    Result,
    RoundCancelled,
    RoundClosed,
    RoundOpened,
    Sanctioned,
    SlipHanded,
)
from crossglot.variants.duplicate.profile import Profile
from crossglot.variants.duplicate.standings import GameSheet, Standing, standings
from crossglot.variants.duplicate.table import Table

Phase = Literal["between", "drawn", "open", "over"]
"""No rack yet; a rack without a clock; slips are taken; nothing more."""


@dataclass(frozen=True)
class DuplicateState:
    """Everything that follows from the events so far.

    Attributes:
        table: Board, rack and bag of the master game.
        lexicon: Id of the lexicon, or None.
        players: Who plays.
        seq: How many events there have been.
        phase: What may happen next.
        opened_at: When the clock of this round was started, in milliseconds.
        slips: The last slip of each player in this round.
        tries: In topping, everything that each player has proposed in this round.
        stops: When the clock of this round was stopped, when it went on, and by how many
            milliseconds that put off its end.
        repeats: How often this rack was announced again.
        rounds: The rounds closed, with what they brought everybody.
        by_hand: Points that the referee gave or took, by player.
        warnings: Warnings, by player.
        out: Players removed by sudden death.
        ended: How it ended, if it has.
    """

    table: Table
    lexicon: str | None
    players: tuple[SeatInfo, ...]
    seq: int
    phase: Phase = "between"
    opened_at: int = 0
    slips: Box[SlipHanded] = field(default_factory=Box)
    tries: Box[tuple[SlipHanded, ...]] = field(default_factory=Box)
    stops: tuple[tuple[int, int, int], ...] = ()
    repeats: int = 0
    rounds: tuple[RoundClosed, ...] = ()
    by_hand: Mapping[int, int] = field(default_factory=dict)
    warnings: Mapping[int, int] = field(default_factory=dict)
    out: frozenset[int] = frozenset()
    ended: Ended | None = None

    @property
    def profile(self) -> Profile:
        """The rules of the event."""
        return self.table.profile

    @property
    def in_play(self) -> tuple[int, ...]:
        """Players who may still hand in slips."""
        return tuple(player for player in range(len(self.players)) if player not in self.out)

    @property
    def deadline(self) -> int:
        """When the round that is open ends, in milliseconds."""
        return self.opened_at + 1000 * self.profile.pace.step(self.table.number).seconds

    def spent(self, at: int) -> int:
        """Milliseconds of the round under way that had gone at ``at``, while its clock went.

        Never more than a round has: time that the referee gave costs nobody anything.
        """
        opened = self.opened_at - sum(by for _, _, by in self.stops)
        stood = sum(min(at, until) - since for since, until, _ in self.stops if at > since)
        whole = 1000 * self.profile.pace.step(self.table.number).seconds
        return max(0, min(at - opened - stood, whole))

    @property
    def lost(self) -> int:
        """Milliseconds that the rounds so far cost who found no top in topping; 0 elsewhere."""
        return sum(self.profile.pace.lost(closed.number) for closed in self.rounds)

    @property
    def bonuses(self) -> tuple[int, ...]:
        """Bonus of each player so far."""
        gained = [0] * len(self.players)
        for closed in self.rounds:
            for result in closed.results:
                gained[result.player] += result.bonus
        return tuple(gained)

    def warning_penalty(self, player: int) -> int:
        """Points off for warnings, at the end: each one too many (FISF 5.9)."""
        too_many = max(0, self.warnings.get(player, 0) - self.profile.free_warnings)
        return too_many * self.profile.slips.penalty

    def sheets(self) -> dict[int, GameSheet]:
        """The score sheet of every player, penalties for warnings counted."""
        points = [[0] * len(self.rounds) for _ in self.players]
        found = [0] * len(self.players)
        saved = [0] * len(self.players)
        lost = self.lost
        for at, closed in enumerate(self.rounds):
            for result in closed.results:
                points[result.player][at] = result.total
                found[result.player] += result.points >= closed.top.points
                if isinstance(result.spent, int):
                    saved[result.player] += self.profile.pace.lost(closed.number) - result.spent
        tops = tuple(closed.top.points for closed in self.rounds)
        return {
            player: GameSheet(
                points=tuple(row),
                tops=tops,
                found=found[player],
                total=sum(row) + self._off(player),
                spent=lost - saved[player],
            )
            for player, row in enumerate(points)
        }

    def _off(self, player: int) -> int:
        return self.by_hand.get(player, 0) - self.warning_penalty(player)

    @property
    def scores(self) -> tuple[int, ...]:
        """Total of each player."""
        return tuple(sheet.total for sheet in self.sheets().values())

    def standings(self) -> tuple[Standing, ...]:
        """Who is where, by the profile's ranking."""
        games = {player: (sheet,) for player, sheet in self.sheets().items()}
        return standings(games, self.profile.ranking)


def fold(events: Iterable[Event]) -> DuplicateState:
    """The state after ``events``, of which the first is :class:`Opened`.

    Raises:
        GameError: The first event is another, or one cannot follow the others.
    """
    first, *rest = events
    if not isinstance(first, Opened):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="no start")
    return reduce(after, rest, _opened(first))


def _opened(event: Opened) -> DuplicateState:
    edition = load_edition(event.edition)
    if event.letters != edition.alphabet.labels:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="other letters")
    table = Table.laid_out(edition, event.profile, event.seed)
    return DuplicateState(table, event.lexicon, event.players, 1)


_PHASES: dict[type[Event], frozenset[Phase]] = {
    RackDrawn: frozenset({"between"}),
    RoundOpened: frozenset({"drawn"}),
    SlipHanded: frozenset({"open"}),
    RoundClosed: frozenset({"open"}),
    RackRepeated: frozenset({"open"}),
    RoundCancelled: frozenset({"drawn", "open"}),
    Ended: frozenset({"between", "drawn", "open"}),
}
"""In which phases an event may come; those not named may always."""


def after(state: DuplicateState, event: Event) -> DuplicateState:
    """``state`` once ``event`` has happened.

    Raises:
        GameError: It cannot follow: out of its phase, of another round, or
            with tiles that are not there.
    """
    state = replace(state, seq=state.seq + 1)
    allowed = _PHASES.get(type(event))
    if isinstance(event, Opened) or (allowed is not None and state.phase not in allowed):
        raise _illegal(state, reason=f"{type(event).__name__} while {state.phase}")
    match event:
        case RackDrawn() | RoundOpened() | RoundClosed() | RackRepeated() | RoundCancelled():
            return _round_goes_on(state, event)
        case Joined() | SlipHanded() | Sanctioned() | Corrected():
            return _player_concerned(state, event)
        case Ended():
            return replace(state, phase="over", ended=event)


def _round_goes_on(
    state: DuplicateState,
    event: RackDrawn | RoundOpened | RoundClosed | RackRepeated | RoundCancelled,
) -> DuplicateState:
    match event:
        case RackDrawn():
            return _rack_drawn(state, event)
        case RoundOpened(_, at):
            return replace(state, phase="open", opened_at=at, slips=Box(), tries=Box(), stops=())
        case RoundClosed():
            return _closed(state, event)
        case RackRepeated():
            return replace(state, phase="drawn", slips=Box(), repeats=state.repeats + 1)
        case RoundCancelled():
            table = state.table.cancelled()
            return replace(state, phase="between", slips=Box(), repeats=0, table=table)


def _player_concerned(
    state: DuplicateState, event: Joined | SlipHanded | Sanctioned | Corrected
) -> DuplicateState:
    match event:
        case Joined(player):
            return replace(state, players=(*state.players, player))
        case SlipHanded(_, seat):
            _check_player(state, seat)
            state = replace(state, slips=state.slips.put(seat, event))
            if not state.profile.pace.is_topping:
                return state
            tries = (*state.tries.get(seat, ()), event)
            return replace(state, tries=state.tries.put(seat, tries))
        case Sanctioned(seat, points, warned):
            _check_player(state, seat)
            by_hand = {**state.by_hand, seat: state.by_hand.get(seat, 0) + points}
            return _warned(replace(state, by_hand=by_hand), seat, int(warned))
        case Corrected(number, result):
            return _corrected(state, number, result)


def _illegal(state: DuplicateState, **facts: object) -> GameError:
    return GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, **facts)


def _check_player(state: DuplicateState, player: int) -> None:
    if not 0 <= player < len(state.players):
        raise _illegal(state, reason="no such player", player=player)


def _rack_drawn(state: DuplicateState, event: RackDrawn) -> DuplicateState:
    rack = bytes(event.kept + event.drawn)
    again = bool(state.table.barred)
    table = state.table.drawn(rack, again=again)
    if without(table.pool, rack) is None or event.number != table.number:
        raise _illegal(state, reason="rack")
    return replace(state, phase="drawn", table=table, repeats=0)


def _closed(state: DuplicateState, event: RoundClosed) -> DuplicateState:
    if event.number != state.table.number:
        raise _illegal(state, reason="round")
    try:
        table = state.table.after(event.top.play)
    except ValueError:
        raise _illegal(state, reason="rack") from None
    state = replace(
        state,
        phase="between",
        table=table,
        slips=Box(),
        repeats=0,
        rounds=(*state.rounds, event),
        out=state.out | set(event.out),
    )
    warnings = dict(state.warnings)
    for result in event.results:
        _check_player(state, result.player)
        if result.warned:
            warnings[result.player] = warnings.get(result.player, 0) + 1
    return replace(state, warnings=warnings)


def _warned(state: DuplicateState, player: int, more: int) -> DuplicateState:
    if not more:
        return state
    count = state.warnings.get(player, 0) + more
    return replace(state, warnings={**state.warnings, player: count})


def _corrected(state: DuplicateState, number: int, result: Result) -> DuplicateState:
    _check_player(state, result.player)
    if not 1 <= number <= len(state.rounds):
        raise _illegal(state, reason="round")
    closed = state.rounds[number - 1]
    before = [old for old in closed.results if old.player == result.player]
    others = tuple(old for old in closed.results if old.player != result.player)
    results = tuple(sorted((*others, result), key=lambda each: each.player))
    corrected = RoundClosed(closed.number, closed.top, closed.equal, closed.by, results, closed.out)
    rounds = (*state.rounds[: number - 1], corrected, *state.rounds[number:])
    more = int(result.warned) - sum(old.warned for old in before)
    return _warned(replace(state, rounds=rounds), result.player, more)
