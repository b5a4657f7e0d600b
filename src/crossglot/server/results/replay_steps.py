"""A game as the steps that lead through it: what each did, and how it stood afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from crossglot.analysis.decisions import Holdings
from crossglot.board import Board
from crossglot.editions import House
from crossglot.game import (
    HIDDEN,
    Challenged,
    Drew,
    Ended,
    Event,
    Exchanged,
    GameState,
    Passed,
    Played,
    Skipped,
    StarterFound,
    TakenBack,
    after,
    fold,
)
from crossglot.game.imported import UNKNOWN_PLAYER
from crossglot.server.kinds.view import draw_of, outcome_of, records_of
from crossglot.server.results.replay_source import Fault, ReplaySource
from crossglot.server.wire.messages import Error, MoveRecord, Outcome, StartingDraw, error_of
from crossglot.server.wire.standing import Seat, seats_of

StepKind = Literal["turn", "challenge", "takeback", "end"]


class Step(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, and the game right after it.

    Attributes:
        seq: Number of its event.
        kind: A turn, the ruling on a challenge, turns taken back, the end.
        scores: Points by seat afterwards.
        used: Milliseconds that each seat had used by then.
        bag: Tiles in the bag afterwards.
        board: [square, tile] wherever another tile lay before; 0 is none.
        seat: Who did it; None where it was nobody.
        move: The line of the score sheet, of a turn or a resignation.
        rack: What the seat held before its turn; None where the reader may not know.
        upheld: Whether the challenge took the play off the board.
        booked: Points by seat that the ruling or the end has booked.
        at: When, in milliseconds since the game's start.
    """

    seq: int
    kind: StepKind
    scores: tuple[int, ...]
    used: tuple[int, ...]
    bag: int
    board: tuple[tuple[int, int], ...] = ()
    seat: int | None = None
    move: MoveRecord | None = None
    rack: tuple[int, ...] | None = None
    upheld: bool = False
    booked: tuple[int, ...] = ()
    at: int = 0


class FileFault(Struct, frozen=True):
    """What of a file was left out: the line, from 1, or null, and why."""

    line: int | None
    error: Error


class Replay(Struct, frozen=True):
    """A game to be gone over again.

    Attributes:
        id: The game's id; None for a file.
        edition: The edition's id.
        lexicon: The id of its lexicon, or None.
        seats: Clockwise, with the points at the last step.
        you: The caller's seat; None is a spectator.
        house: The house rules.
        steps: In order; before the first, the board is empty and nobody has points.
        over: How it ended; None while it goes on.
        faults: What of a file was left out.
        draw: Who drew what for the start; None where a file does not tell.
    """

    id: str | None
    edition: str
    lexicon: str | None
    seats: tuple[Seat, ...]
    you: int | None
    house: House
    steps: tuple[Step, ...]
    over: Outcome | None
    faults: tuple[FileFault, ...] = ()
    draw: StartingDraw | None = None


def replay_of(source: ReplaySource, game_id: str | None = None, seat: int | None = None) -> Replay:
    """``source`` step by step, in the eyes of ``seat``."""
    first, *rest = source.events
    state = fold([first])
    racks = {turn.before.seq + 1: turn.outlook.rack for turn in source.turns if turn.outlook}
    found: list[Step] = []
    holdings = Holdings()
    for event in rest:
        before, state = state, after(state, event)
        found += _steps(before, state, event, racks, holdings)
        if found and isinstance(event, Drew):  # what was drawn belongs to the turn before
            found[-1] = replace(found[-1], bag=_bag(state, holdings))
    lines = {line.seq: line for line in records_of(state, {})}
    return Replay(
        id=game_id,
        edition=state.edition.id,
        lexicon=state.lexicon,
        seats=tuple(_seats(state)),
        you=seat,
        house=state.edition.house,
        steps=tuple(replace(step, move=lines.get(step.seq)) for step in found),
        over=outcome_of(state),
        faults=tuple(map(_fault, source.faults)),
        draw=draw_of(state),
    )


def board_at(events: Iterable[Event], seq: int) -> tuple[GameState, tuple[int, ...]]:
    """The game after its event ``seq``, and the squares of the last play that lies there."""
    state = fold(list(events)[: max(1, seq)])
    plays = (turn for turn in reversed(state.turns) if turn.placement and not turn.withdrawn)
    last = next(plays, None)
    return state, () if last is None or last.placement is None else tuple(last.placement.laid)


def _steps(
    before: GameState,
    state: GameState,
    event: Event,
    racks: Mapping[int, bytes],
    holdings: Holdings,
) -> Iterator[Step]:
    """The step that ``event`` is, if it is one."""
    booked = tuple(new - old for old, new in zip(before.scores, state.scores, strict=True))
    step = Step(
        seq=state.seq,
        kind="turn",
        scores=state.scores,
        used=state.used,
        bag=_bag(state, holdings),
        board=_changes(before.board, state.board),
        at=0 if isinstance(event, StarterFound | Drew) else event.at,
    )
    match event:
        case Played(seat) | Exchanged(seat) | Passed(seat) | Skipped(seat):
            yield replace(step, seat=seat, rack=_rack(before, seat, racks.get(state.seq)))
        case Challenged(seat, _, upheld):
            yield replace(step, kind="challenge", seat=seat, upheld=upheld, booked=booked)
        case TakenBack():
            yield replace(step, kind="takeback", booked=booked)
        case Ended(_, by):
            yield replace(step, kind="end", seat=by, booked=booked)


def _changes(before: Board, now: Board) -> tuple[tuple[int, int], ...]:
    if before is now:
        return ()
    pairs = enumerate(zip(before.tiles, now.tiles, strict=True))
    return tuple((square, new) for square, (old, new) in pairs if old != new)


def _bag(state: GameState, holdings: Holdings) -> int:
    """Tiles in the bag; a file of another program tells of a draw only by the play after it."""
    if all(seat.player != UNKNOWN_PLAYER for seat in state.seats):
        return state.bag_count
    lying = len(state.board.tiles) - state.board.tiles.count(0)
    return state.edition.tiles_total - lying - sum(holdings.of(state))


def _rack(before: GameState, seat: int, told: bytes | None) -> tuple[int, ...] | None:
    held = before.racks[seat] if told is None else told
    return tuple(held) if held and HIDDEN not in held else None


def _seats(state: GameState) -> Iterator[Seat]:
    """Who sits there; nobody knows who or what played a game that comes from a file."""
    for seat in seats_of(state):
        unknown = seat.player == UNKNOWN_PLAYER
        yield replace(seat, kind="human", player=None) if unknown else seat


def _fault(fault: Fault) -> FileFault:
    return FileFault(fault.line, error_of(fault.error))
