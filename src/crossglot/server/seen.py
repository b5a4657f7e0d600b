"""The game through one pair of eyes: the fold of what passed ``seen_by``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Literal

from crossglot.game import (
    HIDDEN,
    Event,
    Exchanged,
    GameState,
    Passed,
    Played,
    Skipped,
    Turn,
    after,
    seen_by,
    view,
)
from crossglot.notation import format_place
from crossglot.rules import Placement, word_points
from crossglot.server.changes import change, shared_start
from crossglot.server.standing import seats_of
from crossglot.server.wire import Changed, GameView, MoveRecord, Outcome, Snapshot, encode

Plays = dict[tuple[int, bool], MoveRecord]
"""Lines of the score sheet that all see alike, by number and whether withdrawn: kept once."""


class Seen:
    """A game as one seat sees it, or a spectator, kept up to date event by event.

    Attributes:
        seat: Whose eyes; None is a spectator.
        state: The fold of the events as this seat sees them.
        view: What was last shown of it.
    """

    def __init__(
        self, game_id: str, seat: int | None, events: Iterable[Event], plays: Plays | None = None
    ) -> None:
        self.seat = seat
        self._plays = {} if plays is None else plays
        self.state = view(events, seat)
        self._game_id = game_id
        self.view = self._view(_records(self.state, self._plays))
        self._encoded: bytes | None = None

    def extend(self, events: Iterable[Event]) -> Changed:
        """Take in what happened, and tell what it has changed."""
        before, old = self.state, self.view
        for event in events:
            self.state = after(self.state, seen_by(event, self.seat))
        same = shared_start(before.turns, self.state.turns)
        self.view = self._view((*old.moves[:same], *_records(self.state, self._plays, same)))
        self._encoded = None
        return change(before.seq, old, self.state.seq, self.view)

    def encoded_snapshot(self) -> bytes:
        """The game as this seat may see it, as JSON; made once for all who see the same."""
        if self._encoded is None:
            self._encoded = encode(Snapshot(self.state.seq, self.view))
        return self._encoded

    def _view(self, records: tuple[MoveRecord, ...]) -> GameView:
        state, seat = self.state, self.seat
        return GameView(
            id=self._game_id,
            edition=state.edition.id,
            lexicon=state.lexicon,
            seats=seats_of(state),
            you=seat,
            to_move=state.to_move,
            board=tuple(state.board.tiles),
            rack=() if seat is None else tuple(state.racks[seat]),
            bag=state.bag_count,
            unseen=_counted(state.unseen),
            moves=records,
            over=_outcome(state),
            lookups=_lookups(state),
        )


def _counted(tiles: bytes) -> tuple[tuple[int, int], ...]:
    """(tile, how many), in ascending order; the pairs are shared by all games."""
    return tuple(_pair(tile, count) for tile, count in sorted(Counter(tiles).items()))


@cache
def _pair(tile: int, count: int) -> tuple[int, int]:
    return tile, count


def _lookups(state: GameState) -> Literal["any", "played", "none"]:
    """Which words may be looked up: not those that a challenge would cost (RULES 6.5)."""
    house = state.edition.house
    if state.ended is not None or house.open_dictionary:
        return "any"
    return "played" if house.challenge == "void" else "none"


def _outcome(state: GameState) -> Outcome | None:
    ended = state.ended
    if ended is None:
        return None
    return Outcome(ended.reason, state.scores, ended.adjustments, ended.winners, ended.racks)


def _records(state: GameState, plays: Plays, first: int = 0) -> tuple[MoveRecord, ...]:
    """The lines of the score sheet from the turn ``first`` on; a resignation is the last."""
    lines = [_record(state, turn, plays) for turn in state.turns[first:]]
    ended = state.ended
    if ended is not None and ended.reason == "resignation" and ended.by is not None:
        lines.append(MoveRecord(state.seq, ended.by, "resign", 0, state.scores[ended.by]))
    return tuple(lines)


def _record(state: GameState, turn: Turn, plays: Plays) -> MoveRecord:
    match turn.event:
        case Played() as played if turn.placement is not None:
            known = plays.get((turn.seq, turn.withdrawn))
            if known is None:
                known = _play_record(state, turn, played, turn.placement)
                plays[turn.seq, turn.withdrawn] = known
            return known
        case Exchanged(_, returned, _):
            shown = None if HIDDEN in returned else returned
            return MoveRecord(
                turn.seq, turn.seat, "exchange", 0, turn.total, tiles=shown, count=len(returned)
            )
        case Skipped():
            return MoveRecord(turn.seq, turn.seat, "skip", 0, turn.total)
        case Passed() | Played():
            return MoveRecord(turn.seq, turn.seat, "pass", 0, turn.total)


def _play_record(state: GameState, turn: Turn, played: Played, placement: Placement) -> MoveRecord:
    edition, play = state.edition, placement.play
    return MoveRecord(
        seq=turn.seq,
        seat=turn.seat,
        kind="play",
        points=turn.points,
        total=turn.total,
        position=format_place(edition.layout, play.start, play.direction, edition.coordinates),
        start=play.start,
        direction=int(play.direction),
        tiles=played.tiles,
        laid=tuple(sorted(placement.laid)),
        words=tuple(
            (edition.alphabet.spell(word.tiles), word_points(edition, word))
            for word in placement.words
        ),
        withdrawn=turn.withdrawn,
    )
