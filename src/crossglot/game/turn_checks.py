"""What a game file says of turns, racks and exchanges, held against the rules.

Points and totals are counted in :mod:`crossglot.game.recount`; here it is asked
who moves, what they hold, and whether the game is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from crossglot.alphabet import BLANK, rack_tile
from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.errors import CrossglotError
from crossglot.notation.gcg import GcgEvent, GcgGame
from crossglot.rules import Placement

DifferenceKind = Literal[
    "points", "total", "illegal", "tiles", "rack", "rack-size", "bag", "turn", "over"
]

TURNS = frozenset({"play", "exchange", "pass"})
"""Lines of a game file in which somebody decides."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing in which a line departs from the rules.

    Attributes:
        line: Number of the line in the file.
        kind: ``"points"`` or ``"total"`` (stated and counted differ),
            ``"illegal"`` (the tiles may not lie so), ``"tiles"`` (more of a
            tile than the set has), ``"rack"`` (tiles that the rack lacks),
            ``"rack-size"`` (more tiles than a rack holds), ``"bag"`` (more
            exchanged than the bag permits), ``"turn"`` (another seat moves),
            ``"over"`` (a move after the end).
        stated: What the file says.
        counted: What the rules say: a number, tiles, a seat or an error's code.
        column: Where in the line it stands, from 1; 0 where that is not known.
        error: The refusal of an illegal line.
    """

    line: int
    kind: DifferenceKind
    stated: object
    counted: object
    column: int = 0
    error: CrossglotError | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Turns:
    """How the turns stand, by the lines so far.

    Attributes:
        edition: Whose rules.
        rack_size: Tiles that a full rack holds, house rules included.
        held: Tiles that each seat holds, everybody drawing at once.
        bag: Tiles not drawn.
        to_move: Whose turn it is; None before the first.
        over: Whether somebody is out, or tiles left have been booked.
        last: The seat of the last play and the state before it.
    """

    edition: Edition
    rack_size: int
    held: tuple[int, ...]
    bag: int
    to_move: int | None = None
    over: bool = False
    last: tuple[int, Turns] | None = field(default=None, repr=False)

    @classmethod
    def opening(cls, edition: Edition, game: GcgGame) -> Turns:
        """Before the first line of ``game``."""
        size, seats = _rack_size(edition, game), len(game.players)
        return cls(edition, size, (size,) * seats, max(edition.tiles_total - size * seats, 0))

    def differences(self, event: GcgEvent) -> Iterator[Difference]:
        """In what a line departs from the order of turns and the end of the game."""
        if event.kind not in TURNS:
            return
        at = event.columns.place or event.columns.tiles
        if self.over:
            if event.kind != "pass":  # some programs write that nobody challenged
                yield Difference(event.line, "over", move_text(event), "", at)
        elif self.to_move not in {None, event.player}:
            yield Difference(event.line, "turn", event.player, self.to_move, at)
        if event.kind == "exchange" and not self.over:
            count = _exchanged(self.edition, event.tiles)
            if count > self.bag or self.bag < self.edition.exchange_bag_min:
                yield Difference(event.line, "bag", count, self.bag, event.columns.tiles)

    def after(self, event: GcgEvent, placement: Placement | None) -> Turns:
        """How the turns stand after ``event``."""
        if event.kind == "withdrawn":
            undone = self.last is not None and self.last[0] == event.player
            return replace(self.last[1], to_move=self.to_move) if undone and self.last else self
        if event.kind == "end-rack":
            return replace(self, over=True)
        if event.kind not in TURNS or not self.held:
            return self
        laid = len(placement.laid) if placement is not None else 0
        drawn = min(laid, self.bag)
        held = list(self.held)
        held[event.player] = max(held[event.player] - laid + drawn, 0)
        return replace(
            self,
            held=tuple(held),
            bag=self.bag - drawn,
            to_move=(event.player + 1) % len(self.held),
            over=self.over or not held[event.player],
            last=(event.player, replace(self, last=None)) if event.kind == "play" else None,
        )

    def racks(
        self, event: GcgEvent, board: Board, placement: Placement | None, reclaimed: int
    ) -> Iterator[Difference]:
        """In what the tiles that a line states depart from what can be held.

        Args:
            event: The line.
            board: Before it.
            placement: Where its tiles went, if it is a legal play.
            reclaimed: Blanks taken from the board for their letters (ET-82).
        """
        if not event.rack or event.kind not in TURNS:
            return
        at = event.columns.rack
        try:
            rack = self.edition.alphabet.parse_tiles(event.rack)
            used = _used(self.edition, event, placement)
        except CrossglotError as error:
            yield Difference(event.line, "illegal", event.rack, str(error), at, error)
            return
        if len(rack) > self.rack_size:
            yield Difference(event.line, "rack-size", len(rack), self.rack_size, at)
        written = self.edition.alphabet.format_tiles
        lacking = Counter(used) - Counter(map(rack_tile, rack)) - Counter({BLANK: reclaimed})
        if lacking:
            tiles = written(bytes(sorted(lacking.elements())))
            yield Difference(event.line, "rack", tiles, event.rack, event.columns.tiles)
        lying = Counter(rack_tile(tile) for tile in board.tiles if tile)
        excess = Counter(map(rack_tile, rack)) + lying - Counter(self.edition.full_bag())
        for tile in sorted(set(excess) & set(map(rack_tile, rack))):
            owned = self.edition.full_bag().count(tile)
            label = written(bytes([tile]))
            yield Difference(
                event.line, "tiles", f"{owned + excess[tile]} {label}", f"{owned} {label}", at
            )


def _rack_size(edition: Edition, game: GcgGame) -> int:
    """The edition's, or what at least half of the racks hold by a house rule."""
    sizes: Counter[int] = Counter()
    for event in game.events:
        if event.rack and event.kind in TURNS:
            try:
                sizes[len(edition.alphabet.parse_tiles(event.rack))] += 1
            except CrossglotError:
                continue
    size, times = max(sizes.items(), key=lambda one: one[1], default=(0, 0))
    usual = times > 1 and 2 * times >= sizes.total() and size > edition.rack_size
    return size if usual else edition.rack_size


def _used(edition: Edition, event: GcgEvent, placement: Placement | None) -> list[int]:
    """The tiles that leave the rack, blanks bare; none where only their number is known."""
    if placement is not None:
        return [rack_tile(tile) for tile in placement.laid.values()]
    if event.kind != "exchange" or _is_number(event.tiles):
        return []
    return [rack_tile(tile) for tile in edition.alphabet.parse_tiles(event.tiles)]


def _exchanged(edition: Edition, tiles: str) -> int:
    if _is_number(tiles):
        return int(tiles[:3])
    try:
        return len(edition.alphabet.parse_tiles(tiles))
    except CrossglotError:
        return 0


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def move_text(event: GcgEvent) -> str:
    """Place and tiles of a move, as written."""
    return " ".join(filter(None, (event.place, event.tiles)))
