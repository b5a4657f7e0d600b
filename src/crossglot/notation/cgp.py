"""CGP, one line for a position: board, racks, scores, scoreless turns.

Facts of the format: woogles-io/open-protocols, ``cgp``. Rows are parted by
``/``; runs of empty squares are numbers; small letters are blanks; tiles with
more than one letter stand in square brackets.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.errors import NotationCode, NotationError, TileError

_SQUARES = re.compile(r"(\d+)|(\[[^][]+\]|[^][\d/])")

LONGEST = 20_000
"""Characters; a longer line is no position."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position as CGP gives it: perhaps nonsense, never checked by the rules.

    Attributes:
        board: The tiles laid.
        racks: The side to move first; empty where unknown.
        scores: In the same order.
        scoreless: Turns without points in a row.
        operations: What else the line says: name -> arguments.
    """

    board: Board
    racks: tuple[bytes, ...]
    scores: tuple[int, ...]
    scoreless: int = 0
    operations: dict[str, str] = field(default_factory=dict)


def parse_cgp(edition: Edition, text: str) -> Position:
    """The position that ``text`` describes, on the board of ``edition``.

    Raises:
        NotationError: Names the field that is wrong, and why.
    """
    if len(text) > LONGEST:
        raise NotationError(NotationCode.CGP, field="line", reason="length")
    words = text.split(" ")
    if len(words) < 3:
        raise NotationError(NotationCode.CGP, field="line", reason="fields")
    (board_text, rack_text, score_text, *zero), rest = words[:4], " ".join(words[4:])
    board = _parse_board(edition, board_text)
    racks = tuple(_parse_rack(edition, rack) for rack in rack_text.split("/"))
    try:
        scores = tuple(int(points) for points in score_text.split("/"))
        scoreless = int(zero[0]) if zero else 0
    except ValueError:
        raise NotationError(NotationCode.CGP, field="scores", text=score_text) from None
    if len(scores) != len(racks) or scoreless < 0:
        raise NotationError(NotationCode.CGP, field="scores", text=score_text)
    return Position(board, racks, scores, scoreless, _operations(rest))


def _operations(text: str) -> dict[str, str]:
    """``op args;`` pairs, in their order."""
    pairs = (operation.partition(" ") for operation in map(str.strip, text.split(";")))
    return {name: arguments for name, _, arguments in pairs if name}


def _parse_board(edition: Edition, text: str) -> Board:
    rows = text.split("/")
    if len(rows) != edition.layout.rows:
        raise NotationError(NotationCode.CGP, field="board", rows=len(rows))
    tiles = b"".join(_parse_row(edition, row, number) for number, row in enumerate(rows, 1))
    return Board(edition.layout, tiles)


def _parse_row(edition: Edition, text: str, number: int) -> bytes:
    tiles = bytearray()
    at = 0
    while at < len(text):
        found = _SQUARES.match(text, at)
        if found is None:
            raise NotationError(NotationCode.CGP, field="board", row=number, column=at + 1)
        at = found.end()
        if found[1]:
            tiles.extend(bytes(min(int(found[1][:3]), edition.layout.size)))
        else:
            tiles.extend(_parse_square(edition, found[2], number))
    if len(tiles) != edition.layout.columns:
        raise NotationError(NotationCode.CGP, field="board", row=number, squares=len(tiles))
    return bytes(tiles)


def _parse_square(edition: Edition, written: str, row: int) -> bytes:
    if written == "?":
        raise NotationError(NotationCode.CGP, field="board", row=row, tile=written)
    try:
        return edition.alphabet.parse_tiles(written)
    except TileError as error:
        raise NotationError(NotationCode.CGP, field="board", row=row, tile=written) from error


def _parse_rack(edition: Edition, text: str) -> bytes:
    try:
        tiles = edition.alphabet.parse_tiles(text)
    except TileError as error:
        raise NotationError(NotationCode.CGP, field="racks", text=text) from error
    if not set(tiles) <= set(edition.full_bag()):
        raise NotationError(NotationCode.CGP, field="racks", text=text)
    return tiles


def format_cgp(edition: Edition, position: Position) -> str:
    """``position`` as one line; :func:`parse_cgp` gives it back."""
    layout, tiles = position.board.layout, position.board.tiles
    rows = (tiles[at : at + layout.columns] for at in range(0, layout.size, layout.columns))
    fields = [
        "/".join(_format_row(edition, row) for row in rows),
        "/".join(map(edition.alphabet.format_tiles, position.racks)),
        "/".join(map(str, position.scores)),
        str(position.scoreless),
        *(
            f"{name} {arguments};".replace(" ;", ";")
            for name, arguments in position.operations.items()
        ),
    ]
    return " ".join(fields)


def _format_row(edition: Edition, row: bytes) -> str:
    text, empty = "", 0
    for tile in row:
        if not tile:
            empty += 1
            continue
        text += (str(empty) if empty else "") + edition.alphabet.format_tile(tile)
        empty = 0
    return text + (str(empty) if empty else "")
