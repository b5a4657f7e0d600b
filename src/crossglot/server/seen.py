"""The game through one pair of eyes: the fold of what passed ``seen_by``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Literal

from msgspec.structs import replace

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
    may_abort,
    seen_by,
    takeback_point,
    turn_end,
    view,
    window_end,
)
from crossglot.notation import format_place
from crossglot.rules import Placement, word_points
from crossglot.server.changes import change, shared_start
from crossglot.server.play.facts import Facts
from crossglot.server.standing import seats_of
from crossglot.server.wire import (
    Act,
    Asked,
    Changed,
    GameView,
    MoveRecord,
    Outcome,
    Snapshot,
    Times,
    Window,
    encode,
)

CASUAL = Facts()

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
        self,
        game_id: str,
        seat: int | None,
        events: Iterable[Event],
        facts: Facts = CASUAL,
        plays: Plays | None = None,
    ) -> None:
        self.seat = seat
        self._plays = {} if plays is None else plays
        self.state = view(events, seat)
        self._game_id = game_id
        self._facts = facts
        self.view = self._view(_records(self.state, self._plays))

    def extend(self, events: Iterable[Event], now: int = 0) -> Changed:
        """Take in what happened, and tell at ``now`` what it has changed."""
        before, old = self.state, self.view
        for event in events:
            self.state = after(self.state, seen_by(event, self.seat))
        if self.state.struck:
            records = _kept(old.moves, _records(self.state, self._plays))
        else:
            same = shared_start(before.turns, self.state.turns)
            records = (*old.moves[:same], *_records(self.state, self._plays, same))
        self.view = self._view(records)
        return change(before.seq, old, self.state.seq, self.view, now)

    def encoded_snapshot(self, now: int = 0) -> bytes:
        """The game as this seat may see it at ``now``, as JSON."""
        return encode(Snapshot(self.state.seq, now, self.view))

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
            house=state.edition.house,
            rated=self._facts.rated,
            delay=self._facts.delay,
            times=Times(state.used, state.since, turn_end(state)),
            window=_window(state),
            asked=_asked(state),
            may=() if seat is None else _may(state, seat, self._facts),
        )


def _counted(tiles: bytes) -> tuple[tuple[int, int], ...]:
    """(tile, how many), in ascending order; the pairs are shared by all games."""
    return tuple(_pair(tile, count) for tile, count in sorted(Counter(tiles).items()))


@cache
def _pair(tile: int, count: int) -> tuple[int, int]:
    return tile, count


def _window(state: GameState) -> Window | None:
    pending = state.pending
    if pending is None:
        return None
    return Window(pending.turn.seat, window_end(state), tuple(sorted(pending.accepted)))


def _asked(state: GameState) -> tuple[Asked, ...]:
    """What is asked for now; whoever proposes the end holds the same as the others (HU-M-59)."""
    end = (Asked("end", None, tuple(sorted(state.proposers))),) if state.proposers else ()
    return (*(Asked(p.what, p.by, tuple(sorted(p.granted))) for p in state.proposals), *end)


def _may(state: GameState, seat: int, facts: Facts) -> tuple[Act, ...]:
    """What ``seat`` may do beside its turn."""
    if state.ended is not None:
        return ()
    pending = state.pending
    doubtful = pending is not None and seat not in {pending.turn.seat, *pending.accepted}
    acts: tuple[tuple[Act, bool], ...] = (
        ("challenge", doubtful),
        ("accept", doubtful),
        ("abort", may_abort(state, seat)),
        ("takeback", not facts.rated and takeback_point(state, seat) is not None),
    )
    return tuple(act for act, may in acts if may)


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
    return Outcome(
        ended.reason,
        ended.by,
        state.scores,
        ended.adjustments,
        ended.penalties,
        ended.winners,
        ended.racks,
    )


def _records(state: GameState, plays: Plays, first: int = 0) -> tuple[MoveRecord, ...]:
    """The lines of the score sheet from the turn ``first`` on; a resignation is the last.

    What was taken back stands where it stood, struck out.
    """
    struck = [replace(_record(state, turn, plays), taken_back=True) for turn in state.struck]
    lines = [*struck, *(_record(state, turn, plays) for turn in state.turns[first:])]
    lines.sort(key=lambda line: line.seq)
    ended = state.ended
    if ended is not None and ended.reason == "resignation" and ended.by is not None:
        total = state.scores[ended.by]
        lines.append(MoveRecord(state.seq, ended.by, "resign", 0, total, at=ended.at))
    return tuple(lines)


def _kept(old: Iterable[MoveRecord], new: Iterable[MoveRecord]) -> tuple[MoveRecord, ...]:
    """``new``, with the very lines of ``old`` that are the same still."""
    known = {line.seq: line for line in old}
    return tuple(known[line.seq] if known.get(line.seq) == line else line for line in new)


def _record(state: GameState, turn: Turn, plays: Plays) -> MoveRecord:
    at = turn.event.at
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
                turn.seq,
                turn.seat,
                "exchange",
                0,
                turn.total,
                tiles=shown,
                count=len(returned),
                at=at,
            )
        case Skipped():
            return MoveRecord(turn.seq, turn.seat, "skip", 0, turn.total, at=at)
        case Passed() | Played():
            return MoveRecord(turn.seq, turn.seat, "pass", 0, turn.total, at=at)


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
        at=played.at,
    )
