"""A game written down as a game file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from crossglot.board import Direction
from crossglot.editions import Edition
from crossglot.game.events import (
    HIDDEN,
    Challenged,
    Ended,
    EndProposed,
    Event,
    Exchanged,
    Passed,
    Played,
    Skipped,
    TakenBack,
    ThemeRuled,
    TurnEvent,
)
from crossglot.game.state import GameState, after, fold
from crossglot.notation.cgp import Position, rule_operations
from crossglot.notation.coordinates import format_place
from crossglot.notation.gcg import GcgEvent, GcgGame, GcgPlayer
from crossglot.notation.moves import format_play_tiles


def record(events: Iterable[Event], edition: Edition | None = None) -> GcgGame:
    """The game file of ``events``; what they hide is left out.

    Pass a seat's view of the events to write down no more than it may know.
    What the format has no line for becomes a note (``docs/formats/gcg.md``);
    turns taken back by consent are not written. ``edition`` is as in
    :func:`crossglot.game.fold`.
    """
    first, *rest = _standing(events)
    state = fold([first], edition)
    lines: list[GcgEvent] = []
    notes: dict[int, list[str]] = {}
    for event in rest:
        before, state = state, after(state, event)
        lines += _lines(before, state, event)
        for note in _notes(before, event):
            notes.setdefault(len(lines), []).append(note)
    return GcgGame(
        players=tuple(GcgPlayer(_nick(n), seat.name) for n, seat in enumerate(state.seats)),
        pragmas=_pragmas(state),
        events=tuple(replace(line, line=number) for number, line in enumerate(lines, 1)),
        notes={number: "\n".join(told) for number, told in notes.items()},
        problems=(),
    )


def _standing(events: Iterable[Event]) -> list[Event]:
    """``events`` without those that were taken back; its consent goes with a turn, too."""
    standing: list[tuple[int, Event]] = []
    for seq, event in enumerate(events, 1):
        if isinstance(event, TakenBack):
            standing = [(number, kept) for number, kept in standing if number <= event.to]
        else:
            standing.append((seq, event))
    return [event for _, event in standing]


def _pragmas(state: GameState) -> dict[str, str]:
    pragmas = {"tile-distribution": state.edition.tile_set}
    if state.lexicon:
        pragmas["lexicon"] = state.lexicon
    if state.ended is None:
        for seat, rack in enumerate(state.racks):
            if rack and HIDDEN not in rack:
                pragmas[f"rack{seat + 1}"] = state.edition.alphabet.format_tiles(rack)
        pragmas["incomplete"] = ""
    return pragmas


def _nick(seat: int) -> str:
    """Names may hold spaces and repeat; nicks may not."""
    return f"player{seat + 1}"


def _lines(before: GameState, state: GameState, event: Event) -> Iterator[GcgEvent]:
    """The lines that ``event`` adds to the file."""
    match event:
        case Played() | Exchanged() | Passed() | Skipped():
            yield _turn(before, state, event)
        case Challenged():
            yield from _challenge(before, state, event)
        case ThemeRuled(seat, points=points) if points:
            # The format has no line for a bonus; this one books points beside a turn, too.
            total = state.scores[seat]
            yield GcgEvent(0, seat, "challenge", _rack(state, seat), "", "", points, total)
        case Ended():
            yield from _leftovers(before, event)
            yield from _penalties(state, event)


def _turn(before: GameState, state: GameState, event: TurnEvent) -> GcgEvent:
    alphabet = state.edition.alphabet
    rack, total = _rack(before, event.seat), state.scores[event.seat]
    match event:
        case Played():
            play = event.play
            place = format_place(state.board.layout, play.start, play.direction)
            tiles = format_play_tiles(state.edition, play.tiles)
            return GcgEvent(0, event.seat, "play", rack, place, tiles, event.points, total)
        case Exchanged():
            known = HIDDEN not in event.returned
            tiles = (
                alphabet.format_tiles(bytes(event.returned)) if known else str(len(event.returned))
            )
            return GcgEvent(0, event.seat, "exchange", rack, "", tiles, 0, total)
        case Passed() | Skipped():
            return GcgEvent(0, event.seat, "pass", rack, "", "", 0, total)


def _rack(state: GameState, seat: int) -> str:
    """What ``seat`` holds, if all of it may be known."""
    held = state.racks[seat]
    return "" if HIDDEN in held else state.edition.alphabet.format_tiles(held)


def _challenge(before: GameState, state: GameState, event: Challenged) -> Iterator[GcgEvent]:
    """The play off the board, or points for whom they are booked to (HU-M-54, HU-M-55)."""
    if event.upheld and before.pending is not None:
        turn = before.pending.turn
        rack = _rack(state, turn.seat)
        total = state.scores[turn.seat]
        yield GcgEvent(0, turn.seat, "withdrawn", rack, "", "", -turn.points, total)
    for seat, points in enumerate(event.booked):
        if points and not event.upheld:
            rack, total = _rack(state, seat), state.scores[seat]
            yield GcgEvent(0, seat, "challenge", rack, "", "", points, total)


def _leftovers(state: GameState, event: Ended) -> Iterator[GcgEvent]:
    """What each seat has booked for the tiles left: its own, or the others' if it is out."""
    alphabet = state.edition.alphabet
    left = [alphabet.format_tiles(bytes(rack)) for rack in event.racks]
    for seat, points in enumerate(event.adjustments):
        if points:
            own = left[seat]
            total = state.scores[seat] + points
            yield GcgEvent(0, seat, "end-rack", own, "", own or "".join(left), points, total)


def _penalties(state: GameState, event: Ended) -> Iterator[GcgEvent]:
    """What the clock costs (ET-99)."""
    for seat, points in enumerate(event.penalties):
        if points:
            yield GcgEvent(0, seat, "time", _rack(state, seat), "", "", points, state.scores[seat])


def _notes(before: GameState, event: Event) -> Iterator[str]:
    """What the format has no line for, told below the line before."""
    match event:
        case Played(reclaimed=squares) if squares:
            layout = before.board.layout
            where = (format_place(layout, square, Direction.ACROSS) for square in squares)
            yield f"#reclaimed {' '.join(where)}"
        case Skipped(_, reason):
            yield "#unsuccessful-challenge" if reason == "challenge" else "#turn-timed-out"
        case Challenged(seat, upheld=False):
            yield f"{_nick(seat)} challenged in vain"
        case Challenged(seat):
            yield f"{_nick(seat)} challenged"
        case ThemeRuled(seat, points=points) if points:
            yield f"{_nick(seat)}: a word on the theme"
        case EndProposed(seat):
            yield f"{_nick(seat)} holds every possibility to be exhausted"
        case Ended("resignation", int(seat)):
            yield f"{_nick(seat)} resigned"
        case Ended(reason) if reason not in {"out", "passes"}:
            yield f"ended: {reason}"
        case _:
            return


def position_of(state: GameState) -> Position:
    """The position in ``state``, the side to move first; racks that hide a tile are unknown.

    Its rules go along as operations, so that another program can weigh it.
    """
    seats = len(state.seats)
    first = state.to_move if state.to_move is not None else 0
    order = [(first + turn) % seats for turn in range(seats)]
    operations = rule_operations(state.edition, state.lexicon)
    if state.edition.house.challenge == "void":
        operations["cr"] = "void"
    return Position(
        board=state.board,
        racks=tuple(b"" if HIDDEN in state.racks[s] else state.racks[s] for s in order),
        scores=tuple(state.scores[seat] for seat in order),
        scoreless=state.scoreless,
        operations=operations,
    )
