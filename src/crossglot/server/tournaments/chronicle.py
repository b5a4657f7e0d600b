"""An event as a node knows it: whole, as a spectator sees it, and round by round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from msgspec import UnsetType
from msgspec.structs import replace as with_values

from crossglot.board import Direction
from crossglot.server.tournaments.messages import OwnAppeal, OwnResult, RoundLine, Top
from crossglot.server.wire.positions import WrittenPlay, written
from crossglot.tournament.events import Answered, Appealed, Decided, Event, Founded, Stepped, Undone
from crossglot.tournament.state import Tournament, after, fold
from crossglot.tournament.view import seen_by
from crossglot.variants.duplicate import DuplicateState
from crossglot.variants.duplicate.events import (
    Laid,
    Opened,
    RackRepeated,
    Result,
    RoundCancelled,
    RoundClosed,
    RoundOpened,
    Slip,
)


@dataclass(frozen=True)
class Chapter:
    """A closed round, remembered for those who come later.

    Attributes:
        game: Which game.
        before: The game when the round was open, as a spectator sees it.
        event: What it brought everybody.
    """

    game: int
    before: DuplicateState
    event: RoundClosed

    @cached_property
    def line(self) -> RoundLine:
        """Its rack and its top."""
        top = self.event.top
        told = Top(
            start=top.start,
            direction=Direction(top.direction),
            word=self._written(top).word,
            tiles=top.tiles,
            points=top.points,
            equal=self.event.equal,
            by=self.event.by,
        )
        return RoundLine(self.event.number, tuple(self.before.table.rack), told)

    @cached_property
    def _known(self) -> dict[Laid, WrittenPlay]:
        return {}

    @cached_property
    def _results(self) -> dict[int, Result]:
        return {result.player: result for result in self.event.results}

    def result_of(self, player: int | None) -> OwnResult | None:
        """What it brought a player; None for one who had nothing to do with it."""
        result = None if player is None else self._results.get(player)
        if result is None:
            return None
        return OwnResult(
            points=result.points,
            play=None if result.laid is None else self._written(result.laid),
            fault=result.fault,
            warned=result.warned,
            penalty=result.penalty,
            bonus=result.bonus,
            out=result.player in self.event.out,
            spent=0 if isinstance(result.spent, UnsetType) else result.spent,
        )

    def _written(self, laid: Laid) -> WrittenPlay:
        """``laid`` as it is written; thousands have found the same plays."""
        if laid not in self._known:
            table = self.before.table
            self._known[laid] = written(table.edition, Slip.of(table.board, laid.play))
        return self._known[laid]


@dataclass(frozen=True)
class Chronicle:
    """What has happened so far.

    Attributes:
        state: The whole of it.
        shown: As a spectator sees it: no seed, no slips.
        chapters: (game, round) -> a closed round.
        opened: Game -> number of the event that opened its last round.
        since: When the last round was closed, or the game begun: pauses are counted from there.
        decided: Number of the event -> an appeal with what was decided, cancelled ones too.
    """

    state: Tournament
    shown: Tournament
    since: int = 0
    chapters: Mapping[tuple[int, int], Chapter] = field(default_factory=dict)
    opened: Mapping[int, int] = field(default_factory=dict)
    decided: Mapping[int, tuple[Appealed, Decided]] = field(default_factory=dict)

    @classmethod
    def begun(cls, founded: Event) -> Chronicle:
        """That of an event that has just been founded."""
        return cls(fold([founded]), fold([seen_by(founded, None)]))

    @classmethod
    def of(cls, events: Iterable[Event]) -> Chronicle:
        """That of an event whose log this is."""
        first, *rest = events
        return cls.begun(first).told(rest)

    def told(self, events: Iterable[Event]) -> Chronicle:
        """The chronicle once more has happened.

        Raises:
            TournamentError: An event cannot follow those before it.
            GameError: The same, within a game.
        """
        state, shown, since = self.state, self.shown, self.since
        chapters, opened, decided = dict(self.chapters), dict(self.opened), dict(self.decided)
        for event in events:
            before, appeals, state = shown, state.appeals, after(state, event)
            if isinstance(event, Answered):  # not even that there is one is anybody's business
                shown = replace(shown, seq=state.seq)
                continue
            shown = after(shown, seen_by(event, None))
            match event:
                case Stepped(game, RoundClosed() as closed):
                    chapters[game, closed.number] = Chapter(game, before.game(game), closed)
                    since = event.at
                case Stepped(game, RoundOpened()):
                    opened[game] = state.seq
                case Stepped(event=Opened() | RackRepeated() | RoundCancelled()):
                    since = event.at
                case Decided(appeal):
                    decided[state.seq] = appeals[appeal], event
                case Undone():
                    opened = _openings(state)
                case _:
                    pass
        return Chronicle(state, shown, since, _still_true(chapters, shown), opened, decided)

    def appeals_of(self, player: int | None) -> tuple[OwnAppeal, ...]:
        """A player's appeals, those that are not decided last."""
        if player is None or not (self.decided or self.state.appeals):
            return ()
        cancelled = self.state.cancelled
        done = tuple(
            _own_appeal(decision.appeal, appealed, decision)
            for seq, (appealed, decision) in sorted(self.decided.items())
            if appealed.player == player and seq not in cancelled
        )
        waiting = (
            _own_appeal(number, appealed)
            for number, appealed in sorted(self.state.appeals.items())
            if appealed.player == player
        )
        return (*done, *waiting)

    def chapters_of(self, game: int) -> list[Chapter]:
        """The closed rounds of a game, in order."""
        rounds = len(self.shown.game(game).rounds) if game else 0
        return [self.chapters[game, number] for number in range(1, rounds + 1)]


def _own_appeal(number: int, appealed: Appealed, decided: Decided | None = None) -> OwnAppeal:
    """An appeal, as the player who made it sees it."""
    told = OwnAppeal(number, appealed.game, appealed.round, appealed.text)
    if decided is None:
        return told
    return with_values(told, accepted=decided.accepted, reason=decided.reason)


def _still_true(
    chapters: Mapping[tuple[int, int], Chapter], shown: Tournament
) -> dict[tuple[int, int], Chapter]:
    """``chapters`` without rounds that were undone, and with results that were put right."""
    found = {}
    for number, game in enumerate(shown.games, 1):
        for closed in game.rounds:
            chapter = chapters[number, closed.number]
            same = chapter.event is closed
            found[number, closed.number] = chapter if same else replace(chapter, event=closed)
    return found


def _openings(state: Tournament) -> dict[int, int]:
    """Game -> number of the event that opened its last round, what was undone left out."""
    found: dict[int, int] = {}
    cancelled, node = state.cancelled, state.past
    while node is not None and not isinstance(node.event, Founded):
        match node.event:
            case Stepped(game, RoundOpened()) if node.seq not in cancelled:
                found.setdefault(game, node.seq)
            case _:
                pass
        node = node.previous
    return found
