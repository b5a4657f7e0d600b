"""A game written down as a game file."""

from __future__ import annotations

from collections.abc import Iterable

from crossglot.editions import Edition, edition_ids, load_edition
from crossglot.errors import EditionCode, EditionError
from crossglot.game.events import HIDDEN, Ended, Event, Exchanged, Passed, Played
from crossglot.game.state import GameState, after, fold
from crossglot.notation.coordinates import format_place
from crossglot.notation.gcg import GcgEvent, GcgGame, GcgPlayer
from crossglot.notation.moves import format_play_tiles


def edition_of(game: GcgGame) -> Edition:
    """The edition that a game file names by its lexicon or its tiles.

    Raises:
        EditionError: It names none that there is.
    """
    lexicon = game.pragmas.get("lexicon", "").partition(".")[0].upper()
    tile_set = game.pragmas.get("tile-distribution", "").casefold()
    for edition_id in edition_ids():
        edition = load_edition(edition_id)
        if edition_id == lexicon or (not lexicon and edition.tile_set == tile_set):
            return edition
    raise EditionError(
        EditionCode.UNKNOWN, edition=lexicon or tile_set or "?", known=list(edition_ids())
    )


def record(events: Iterable[Event]) -> GcgGame:
    """The game file of ``events``; what they hide is left out.

    Pass a seat's view of the events to write down no more than it may know.
    """
    first, *rest = events
    state = fold([first])
    lines: list[GcgEvent] = []
    notes: dict[int, str] = {}
    for event in rest:
        before, state = state, after(state, event)
        match event:
            case Played() | Exchanged() | Passed():
                lines.append(_turn(before, state, event, len(lines) + 1))
            case Ended():
                lines += _leftovers(before, event, len(lines) + 1)
                if event.reason == "resignation":
                    notes[len(lines)] = f"{_nick(event.by or 0)} resigned"
            case _:
                pass
    players = tuple(GcgPlayer(_nick(n), seat.name) for n, seat in enumerate(state.seats))
    pragmas = {"tile-distribution": state.edition.tile_set}
    if state.lexicon:
        pragmas["lexicon"] = state.lexicon
    return GcgGame(players, pragmas, tuple(lines), notes, ())


def _nick(seat: int) -> str:
    """Names may hold spaces and repeat; nicks may not."""
    return f"player{seat + 1}"


def _turn(
    before: GameState, state: GameState, event: Played | Exchanged | Passed, line: int
) -> GcgEvent:
    alphabet = state.edition.alphabet
    held = before.racks[event.seat]
    rack = "" if HIDDEN in held else alphabet.format_tiles(held)
    total = state.scores[event.seat]
    match event:
        case Played():
            play = event.play
            place = format_place(state.board.layout, play.start, play.direction)
            tiles = format_play_tiles(state.edition, play.tiles)
            return GcgEvent(line, event.seat, "play", rack, place, tiles, event.points, total)
        case Exchanged():
            known = HIDDEN not in event.returned
            tiles = (
                alphabet.format_tiles(bytes(event.returned)) if known else str(len(event.returned))
            )
            return GcgEvent(line, event.seat, "exchange", rack, "", tiles, 0, total)
        case Passed():
            return GcgEvent(line, event.seat, "pass", rack, "", "", 0, total)


def _leftovers(state: GameState, event: Ended, line: int) -> Iterable[GcgEvent]:
    """What each seat has booked for the tiles left: its own, or the others' if it is out."""
    alphabet = state.edition.alphabet
    left = [alphabet.format_tiles(bytes(rack)) for rack in event.racks]
    for seat, points in enumerate(event.adjustments):
        if not points:
            continue
        own = left[seat]
        tiles = own or "".join(left)
        total = state.scores[seat] + points
        yield GcgEvent(line, seat, "end-rack", own, "", tiles, points, total)
        line += 1
