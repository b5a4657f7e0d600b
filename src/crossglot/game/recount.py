"""A game file counted again, move by move.

Nothing is corrected: every line keeps what it states, beside what the rules
count and a list of the differences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from crossglot.alphabet import rack_tile
from crossglot.board import Board
from crossglot.editions import CoordinateStyle, Edition
from crossglot.errors import CrossglotError
from crossglot.notation.coordinates import parse_place
from crossglot.notation.gcg import GcgEvent, GcgGame
from crossglot.notation.moves import parse_play
from crossglot.rules import Placement, place, score

DifferenceKind = Literal["points", "total", "unreadable", "illegal", "tiles"]


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing in which a line departs from the rules.

    Attributes:
        line: Number of the line in the file.
        kind: ``"points"`` or ``"total"`` (stated and counted differ),
            ``"illegal"`` (the tiles may not lie so), ``"tiles"`` (more of a
            tile than the set has), ``"unreadable"`` (the line was left out).
        stated: What the file says.
        counted: What the rules say: a number or an error's code.
        column: Where in the line it stands, from 1; 0 where that is not known.
    """

    line: int
    kind: DifferenceKind
    stated: object
    counted: object
    column: int = 0


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
    for event in game.events:
        differences: list[Difference] = []
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
            differences.append(Difference(event.line, "illegal", _stated(event), str(error), at))
        if points != event.points:
            at = event.columns.points
            differences.append(Difference(event.line, "points", event.points, points, at))
        count = _counted(count, event, points, placement)
        total = count.totals[event.player]
        if total != event.total:
            at = event.columns.total
            differences.append(Difference(event.line, "total", event.total, total, at))
        if placement is not None:
            differences += _overdrawn(edition, event, placement)
        yield Recounted(event, placement, points, total, tuple(differences))


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
        case "end-rack":
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


def _stated(event: GcgEvent) -> str:
    return " ".join(filter(None, (event.place, event.tiles)))
