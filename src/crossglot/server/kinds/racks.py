"""What duplicate and topping have in common: slips that are read, and rounds that are told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from crossglot.board import Board, Direction
from crossglot.errors import NotationError
from crossglot.game.reading import EXACT_MARKS, readings
from crossglot.notation import parse_place
from crossglot.notation.coordinates import with_latin_places
from crossglot.rules import place, place_tiles
from crossglot.server.kinds.delta import counted
from crossglot.server.kinds.kind import Previewed, refuse
from crossglot.server.kinds.parse import laid_of
from crossglot.server.kinds.preview import earned
from crossglot.server.kinds.setups import VariantName
from crossglot.server.kinds.views import Over, TopLine
from crossglot.server.wire.acts import AnyMove, TypedAct
from crossglot.server.wire.moves import PlayMove
from crossglot.server.wire.positions import WrittenPlay, written
from crossglot.variants.duplicate import Laid, Slip, Table, parse_slip


def slip_of(table: Table, act: TypedAct | PlayMove) -> Slip:
    """The slip that somebody laid with tiles, or typed.

    Raises:
        IllegalPlayError: Tiles that may not lie so.
        NotationError: No slip.
        TileError: Letters that the edition has not.
    """
    if isinstance(act, PlayMove):
        play = place_tiles(table.edition, table.board, laid_of(act.placed)).play
        return Slip.of(table.board, play)
    return _typed(table, act)


def slip_earns(table: Table, act: AnyMove, name: VariantName) -> Previewed:
    """What a slip would earn; whether its words are any is the player's to know.

    Raises:
        CrossglotError: It is none, or its tiles may not lie so.
    """
    if not isinstance(act, TypedAct | PlayMove):
        raise refuse(name, act)
    if isinstance(act, PlayMove):
        placed = act.placed
    else:
        slip = _typed(table, act)
        squares = table.board.layout.walk(slip.start, Direction(slip.direction))
        lying = zip(squares, slip.word, strict=False)
        placed = tuple((at, tile) for at, tile in lying if not table.board[at])
    return earned(table.edition, table.board, bytes(table.rack), placed, None)


def _typed(table: Table, act: TypedAct) -> Slip:
    """A word in plain letters is laid with the tiles the rack has, as in any game."""
    edition, board, style = table.edition, table.board, act.style
    text = with_latin_places(act.text)
    name, *rest = text.split() or [""]
    word = rest[0] if rest else ""
    plain = EXACT_MARKS.isdisjoint(word) and (word.isupper() or word.islower())
    if plain:
        try:
            start, direction = parse_place(edition.layout, name, style or edition.coordinates)
        except NotationError:
            return parse_slip(edition, board, text, style)
        for play in readings(edition, board, table.rack, start, direction, word):
            claimed = parse_slip(edition, board, text.upper(), style).claimed
            return Slip.of(board, play, claimed)
    return parse_slip(edition, board, text, style)


def boards_before(table: Table, tops: Iterable[Laid]) -> Iterator[tuple[Laid, Board]]:
    """Each top with the board as it was before; ``table`` names the edition."""
    board = Board.empty(table.edition.layout)
    for top in tops:
        yield top, board
        board = place(table.edition, board, top.play).board


def laid_on(table: Table, board: Board, laid: Laid) -> WrittenPlay:
    """A play on the board as it was before; its whole word is written out."""
    return written(table.edition, Slip.of(board, laid.play))


def percent(part: int, whole: int) -> float:
    """``part`` of ``whole`` in percent, with one decimal."""
    return round(100 * part / whole, 1) if whole else 0.0


def table_told(table: Table, lines: tuple[TopLine, ...], last: Laid | None) -> dict[str, Any]:
    """What both bodies say of a table."""
    walk = table.board.layout.walk(last.start, last.play.direction) if last else ()
    squares = zip(walk, last.tiles if last else (), strict=False)
    return {
        "profile": table.profile.name,
        "number": table.number,
        "board": tuple(table.board.tiles),
        "bag": len(table.bag),
        "unseen": counted(table.pool),
        "last": tuple(square for square, tile in squares if tile),
        "lines": lines,
    }


def over_of(reason: str | None) -> Over | None:
    """How a game of one player ended."""
    return None if reason is None else Over(reason)
