"""A game file counted again, move by move.

Nothing is corrected: every line keeps what it states, beside what the rules
count and a list of the differences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from crossglot.alphabet import rack_tile
from crossglot.board import Board
from crossglot.editions import CoordinateStyle, Edition
from crossglot.errors import CrossglotError
from crossglot.game.turn_checks import Difference, Turns, move_text
from crossglot.notation.coordinates import parse_place
from crossglot.notation.gcg import GcgEvent, GcgGame
from crossglot.notation.logs import Answer, Log
from crossglot.notation.moves import parse_play
from crossglot.rules import Placement, place, score


@dataclass(frozen=True, slots=True)
class Recounted:
    """One line of a game file, counted again.

    Attributes:
        event: The line.
        placement: Where its tiles went, if it is a legal play.
        points: What the rules book for it.
        total: The player's total by our count.
        differences: In what it departs.
    """

    event: GcgEvent
    placement: Placement | None
    points: int
    total: int
    differences: tuple[Difference, ...]


@dataclass(frozen=True, slots=True)
class _Count:
    """Where the count stands."""

    board: Board
    totals: tuple[int, ...]
    last: tuple[Board, int, int] | None = field(default=None)


def recount(edition: Edition, game: GcgGame) -> Iterator[Recounted]:
    """Every line of ``game``, counted by the rules of ``edition``."""
    style = game.style
    count = _Count(Board.empty(edition.layout), (0,) * len(game.players))
    turns = Turns.opening(edition, game)
    for number, event in enumerate(game.events, 1):
        differences = [*turns.differences(event)]
        placement: Placement | None = None
        points = event.points
        try:
            if event.kind == "play":
                placement = _placed(edition, count.board, event, style)
                points = score(edition, placement)
            else:
                points = _booked(edition, count, event)
        except CrossglotError as error:
            at = event.columns.place or event.columns.tiles
            stated = move_text(event)
            differences.append(Difference(event.line, "illegal", stated, str(error), at, error))
        reclaimed = _reclaimed(game.notes.get(number, ""))
        differences += turns.racks(event, count.board, placement, reclaimed)
        count = _counted(count, event, points, placement)
        turns = turns.after(event, placement)
        total = count.totals[event.player]
        differences += _off(event, points, total)
        if placement is not None:
            differences += _overdrawn(edition, event, placement)
        yield Recounted(event, placement, points, total, tuple(differences))


def recount_answers(edition: Edition, log: Log) -> Iterator[tuple[Answer, Recounted]]:
    """What the players of a duplicate game handed in, each on the board of its round."""
    boards = [Board.empty(edition.layout)]
    for line in recount(edition, log.game):
        boards.append(line.placement.board if line.placement is not None else boards[-1])
    totals: Counter[str] = Counter()
    opening = Turns.opening(edition, log.game)
    for answer in log.answers:
        event, board = answer.event, boards[answer.round]
        points, found = event.points, list[Difference]()
        placement: Placement | None = None
        try:
            if event.kind == "play":
                placement = _placed(edition, board, event, log.game.style)
                points = score(edition, placement)
        except CrossglotError as error:
            at = event.columns.place
            found.append(Difference(event.line, "illegal", move_text(event), str(error), at, error))
        if points != event.points:
            found.append(Difference(event.line, "points", event.points, points))
        found += opening.racks(event, board, placement, 0)
        totals[answer.player] += points
        yield answer, Recounted(event, placement, points, totals[answer.player], tuple(found))


def _off(event: GcgEvent, points: int, total: int) -> Iterator[Difference]:
    """Points and total, where the file states others than the rules count."""
    if points != event.points:
        yield Difference(event.line, "points", event.points, points, event.columns.points)
    if total != event.total:
        yield Difference(event.line, "total", event.total, total, event.columns.total)


def _placed(edition: Edition, board: Board, event: GcgEvent, style: CoordinateStyle) -> Placement:
    start, direction = parse_place(edition.layout, event.place, style)
    return place(edition, board, parse_play(edition, board, start, direction, event.tiles))


def _booked(edition: Edition, count: _Count, event: GcgEvent) -> int:
    """What a line that lays no tiles should book; challenges and time are as stated."""
    match event.kind:
        case "exchange" | "pass":
            return 0
        case "withdrawn":
            return -count.last[2] if count.last and count.last[1] == event.player else event.points
        case "end-rack" if event.tiles:
            value = sum(map(edition.tile_points, edition.alphabet.parse_tiles(event.tiles)))
            if event.points < 0 or event.rack:
                return -value
            return 2 * value if event.points == 2 * value else value
        case _:
            return event.points


def _counted(count: _Count, event: GcgEvent, points: int, placement: Placement | None) -> _Count:
    totals = list(count.totals)
    totals[event.player] += points
    board, last = count.board, None
    if placement is not None:
        board, last = placement.board, (count.board, event.player, points)
    elif event.kind == "withdrawn" and count.last is not None:
        board = count.last[0]
    return replace(count, board=board, totals=tuple(totals), last=last)


def _overdrawn(edition: Edition, event: GcgEvent, placement: Placement) -> Iterator[Difference]:
    """Tiles just laid of which more lie on the board than the set has."""
    lying = Counter(rack_tile(tile) for tile in placement.board.tiles if tile)
    owned = Counter(edition.full_bag())
    for tile in sorted(set(map(rack_tile, placement.laid.values()))):
        if lying[tile] > owned[tile]:
            label = edition.alphabet.format_tile(tile)
            stated, counted = f"{lying[tile]} {label}", f"{owned[tile]} {label}"
            yield Difference(event.line, "tiles", stated, counted, event.columns.tiles)


def _reclaimed(note: str) -> int:
    """How many blanks were taken for their letters, by the note below the play (ET-82)."""
    lines = (line.split() for line in note.split("\n"))
    return sum(len(words) - 1 for words in lines if words[:1] == ["#reclaimed"])
