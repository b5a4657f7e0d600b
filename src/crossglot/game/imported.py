"""A game file of another program as a game of ours, as far as it is sound.

What a file does not tell stays hidden: racks, the bag's order, who drew what.
Points are those that the file states; where they are wrong, the count says so
(:mod:`crossglot.game.recount`), and nothing is corrected.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from crossglot.editions import Edition, House, with_house
from crossglot.errors import CrossglotError, NotationCode, NotationError, TileCode, TileError
from crossglot.game.events import (
    HIDDEN,
    Challenged,
    Drew,
    Ended,
    EndReason,
    Event,
    Exchanged,
    Passed,
    Played,
    SeatInfo,
    Started,
    StarterFound,
    Tiles,
)
from crossglot.game.state import GameState, after, fold
from crossglot.notation.coordinates import parse_place
from crossglot.notation.gcg import GcgEvent, GcgGame
from crossglot.notation.moves import parse_play
from crossglot.rules import leaders

UNKNOWN_PLAYER = "unknown"
"""The kind of player of an imported seat."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A line that could not be taken over.

    Attributes:
        line: Number of the line in the file.
        column: Where in it the trouble begins, from 1.
        error: What is wrong with it.
    """

    line: int
    column: int
    error: CrossglotError


@dataclass(frozen=True, slots=True)
class Imported:
    """A game file as events.

    Attributes:
        events: The sound part; they fold.
        left_out: Lines that were skipped, beside the file's own problems.
    """

    events: tuple[Event, ...]
    left_out: tuple[LeftOut, ...]


def imported(edition: Edition, game: GcgGame) -> Imported:
    """The events that ``game`` tells of, played by ``edition``.

    A line that cannot follow the others is skipped and named; the next is tried.

    Raises:
        NotationError: ``gcg-player``: nobody plays.
    """
    if not game.players:
        raise NotationError(NotationCode.GCG_PLAYER, line=1, column=1)
    events, state = _opening(edition, game)
    left_out: list[LeftOut] = []
    booked: list[GcgEvent] = []
    for line in game.events:
        if line.kind in {"end-rack", "time"}:
            booked.append(line)
            continue
        try:
            for event in _events(state, game, line):
                state = after(state, event)
                events.append(event)
        except (CrossglotError, ValueError) as error:
            left_out.append(_left_out(line, error))
    if booked:
        ended, bad = _ending(state, booked)
        events.append(ended)
        left_out += bad
    return Imported(tuple(events), tuple(left_out))


def _left_out(line: GcgEvent, error: CrossglotError | ValueError) -> LeftOut:
    column = line.columns.place or line.columns.tiles
    if isinstance(error, CrossglotError):
        return LeftOut(line.line, column, error)
    wrong = NotationError(NotationCode.MOVE, text=str(error), column=column, reason="tiles")
    return LeftOut(line.line, column, wrong)


def _opening(edition: Edition, game: GcgGame) -> tuple[list[Event], GameState]:
    """The start, with racks that nobody knows."""
    held = [_size(edition, line.rack) for line in game.events]
    rack_size = max([edition.rack_size, *held])
    challenged = any(line.kind in {"withdrawn", "challenge"} for line in game.events)
    house = House(
        challenge="single" if challenged else "void",
        rack_size=min(rack_size, 15) if rack_size > edition.rack_size else None,
    )
    rules = with_house(edition, house)
    seats = tuple(SeatInfo(player.name, UNKNOWN_PLAYER) for player in game.players)
    lexicon = game.pragmas.get("lexicon") or None
    first = game.events[0].player if game.events else 0
    events: list[Event] = [
        Started(edition.id, edition.alphabet.labels, lexicon, seats, "", house),
        StarterFound((), first),
        *(Drew(seat, (HIDDEN,) * rules.rack_size) for seat in range(len(seats))),
    ]
    return events, fold(events, edition)


def _size(edition: Edition, rack: str) -> int:
    try:
        return len(edition.alphabet.parse_tiles(rack))
    except CrossglotError:
        return 0


def _events(state: GameState, game: GcgGame, line: GcgEvent) -> Iterator[Event]:
    """What one line tells of, as events that follow ``state``."""
    match line.kind:
        case "play":
            yield from _play(state, game, line)
        case "exchange":
            returned = _exchanged(state.edition, line.tiles)
            yield from _drawn(state, line.player, len(returned))
            yield Exchanged(line.player, returned, (HIDDEN,) * len(returned))
        case "pass":
            yield Passed(line.player)
        case "withdrawn":
            if state.pending is None or state.pending.turn.seat != line.player:
                raise NotationError(NotationCode.GCG_LINE, line=line.line, reason="withdrawn")
            by = (line.player + 1) % len(state.seats)
            yield Challenged(by, (), upheld=True, booked=(0,) * len(state.seats))
        case _:
            booked = tuple(line.points if s == line.player else 0 for s in range(len(state.seats)))
            other = (line.player + 1) % len(state.seats)
            by = line.player if line.points < 0 else other
            yield Challenged(by, (), upheld=False, booked=booked)


def _play(state: GameState, game: GcgGame, line: GcgEvent) -> Iterator[Event]:
    """The play, and the tiles drawn before it."""
    edition = state.edition
    start, direction = parse_place(edition.layout, line.place, game.style)
    play = parse_play(edition, state.board, start, direction, line.tiles)
    yield from _drawn(state, line.player, len(play.laid))
    yield Played(line.player, start, int(direction), tuple(play.tiles), line.points)


def _drawn(state: GameState, seat: int, needed: int) -> Iterator[Event]:
    """A full rack, as far as the bag goes; in any case as many tiles as are needed."""
    held = len(state.racks[seat])
    wanted = min(state.edition.rack_size - held, state.bag_count)
    lacking = max(wanted, needed - held)
    if lacking > 0:
        yield Drew(seat, (HIDDEN,) * lacking)


def _exchanged(edition: Edition, text: str) -> Tiles:
    """The tiles put back, or as many hidden ones as the file counts."""
    if text.isascii() and text.isdigit():
        count = min(int(text[:3]), edition.rack_size)
        return (HIDDEN,) * count
    return _rack_tiles(edition, text)


def _rack_tiles(edition: Edition, text: str) -> Tiles:
    """Tiles as they are held: of the set, blanks bare.

    Raises:
        TileError: A letter the edition has not, or has no tile for.
    """
    tiles = edition.alphabet.parse_tiles(text)
    for tile in tiles:
        if tile not in edition.full_bag():
            raise TileError(TileCode.UNKNOWN_TILE, tile=edition.alphabet.format_tile(tile))
    return tuple(tiles)


def _ending(state: GameState, lines: list[GcgEvent]) -> tuple[Ended, list[LeftOut]]:
    """The end, with all that is booked for tiles left and for time."""
    seats = range(len(state.seats))
    racks: list[Tiles] = [() for _ in seats]
    adjustments, penalties = [0 for _ in seats], [0 for _ in seats]
    left_out: list[LeftOut] = []
    others: Tiles = ()
    for line in lines:
        (penalties if line.kind == "time" else adjustments)[line.player] += line.points
        if line.kind == "time":
            continue
        try:
            tiles = _rack_tiles(state.edition, line.tiles)
        except CrossglotError as error:
            left_out.append(_left_out(line, error))
            continue
        if line.points < 0:
            racks[line.player] = tiles
        else:
            others = tiles
    gainers = [seat for seat in seats if adjustments[seat] > 0]
    if gainers and len(seats) == 2 and not racks[1 - gainers[0]]:
        racks[1 - gainers[0]] = others
    totals = [sum(parts) for parts in zip(state.scores, adjustments, penalties, strict=True)]
    reason: EndReason = "out" if gainers else "passes" if any(adjustments) else "adjudicated"
    return Ended(
        reason,
        gainers[0] if gainers else None,
        tuple(racks),
        tuple(adjustments),
        leaders(totals),
        tuple(penalties) if any(penalties) else (),
    ), left_out
