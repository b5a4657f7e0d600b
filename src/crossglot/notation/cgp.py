"""CGP, one line for a position: board, racks, scores, scoreless turns (``docs/formats/cgp.md``).

Facts of the format: woogles-io/open-protocols, ``cgp``. Rows are parted by
``/``; runs of empty squares are numbers; small letters are blanks; tiles with
more than one letter stand in square brackets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from crossglot.alphabet import BLANK
from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.errors import NotationCode, NotationError, TileError

_SQUARES = re.compile(r"([0-9]+)|(\[[^][]+\]|[^][0-9/])")
_NUMBER = re.compile(r"-?[0-9]{1,6}")
_NAME = re.compile(r"[^\s;]+")

LONGEST = 20_000
"""Characters; a longer line is no position."""

MOST_RACKS = 4


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
        NotationError: ``cgp-malformed``: the field that is wrong and its
            column, in characters from 1.
    """
    if len(text) > LONGEST:
        raise _wrong("line", LONGEST, reason="length")
    line = text.rstrip("\r\n ")
    words = line.split(" ", 3)
    if len(words) < 3:
        raise _wrong("line", len(line), reason="fields")
    at = [0, len(words[0]) + 1, len(words[0]) + len(words[1]) + 2]
    board = _parse_board(edition, words[0], 0)
    racks = tuple(_parse_racks(edition, words[1], at[1]))
    scores = tuple(_parse_numbers("scores", words[2], at[2]))
    if len(scores) != len(racks):
        raise _wrong("scores", at[2], text=words[2])
    scoreless, operations = _parse_rest("".join(words[3:]), at[2] + len(words[2]) + 1)
    return Position(board, racks, scores, scoreless, operations)


def _parse_rest(text: str, at: int) -> tuple[int, dict[str, str]]:
    """Turns without points, if they are told, and the operations."""
    first, _, rest = text.partition(" ")
    if not _NUMBER.fullmatch(first):
        return 0, _operations(text, at)
    if int(first) < 0:
        raise _wrong("turns", at, text=first)
    return int(first), _operations(rest, at + len(first) + 1)


def _wrong(part: str, at: int, **facts: object) -> NotationError:
    """What is raised when ``part`` cannot be read from character ``at`` (from 0) on."""
    return NotationError(NotationCode.CGP, field=part, column=at + 1, **facts)


def _operations(text: str, at: int) -> dict[str, str]:
    """``op args;`` pairs, in their order; of two with one name the later counts."""
    *whole, rest = text.split(";")
    if rest.strip():
        raise _wrong("operations", at + len(text) - len(rest.lstrip()), text=rest[:40])
    pairs = (operation.strip().partition(" ") for operation in whole)
    return {name: " ".join(arguments.split()) for name, _, arguments in pairs if name}


def _parse_board(edition: Edition, text: str, at: int) -> Board:
    rows = text.split("/")
    if len(rows) != edition.layout.rows:
        raise _wrong("board", at, rows=len(rows))
    tiles = bytearray()
    for number, row in enumerate(rows, 1):
        tiles += _parse_row(edition, row, number, at)
        at += len(row) + 1
    return Board(edition.layout, bytes(tiles))


def _parse_row(edition: Edition, text: str, number: int, start: int) -> bytes:
    tiles = bytearray()
    at = 0
    while at < len(text):
        found = _SQUARES.match(text, at)
        if found is None:
            raise _wrong("board", start + at, row=number)
        if found[1]:
            tiles += bytes(min(int(found[1][:3]), edition.layout.size))
        else:
            tiles += _parse_square(edition, found[2], number, start + at)
        at = found.end()
    if len(tiles) != edition.layout.columns:
        raise _wrong("board", start, row=number, squares=len(tiles))
    return bytes(tiles)


def _parse_square(edition: Edition, written: str, row: int, at: int) -> bytes:
    try:
        tile = edition.alphabet.parse_tiles(written)
    except TileError as error:
        raise _wrong("board", at, row=row, tile=written) from error
    if tile == bytes([BLANK]) and not edition.house.blank_as_space:
        raise _wrong("board", at, row=row, tile=written)
    return tile


def _parse_racks(edition: Edition, text: str, at: int) -> Iterator[bytes]:
    racks = text.split("/")
    if len(racks) > MOST_RACKS:
        raise _wrong("racks", at, racks=len(racks))
    owned = set(edition.full_bag())
    for rack in racks:
        try:
            tiles = edition.alphabet.parse_tiles(rack)
        except TileError as error:
            raise _wrong("racks", at, text=rack) from error
        if not set(tiles) <= owned:
            raise _wrong("racks", at, text=rack)
        yield tiles
        at += len(rack) + 1


def _parse_numbers(part: str, text: str, at: int) -> Iterator[int]:
    for number in text.split("/"):
        if not _NUMBER.fullmatch(number):
            raise _wrong(part, at, text=number[:40])
        yield int(number)
        at += len(number) + 1


def rule_operations(edition: Edition, lexicon: str | None = None) -> dict[str, str]:
    """The rules of ``edition`` as operations: what a program that obeys them would need.

    >>> from crossglot.editions import load_edition
    >>> rule_operations(load_edition("CS"))
    {'bb': '50', 'cr': 'single', 'etl': '7', 'ld': 'czech', 'mcnz': '0'}
    """
    challenge = edition.challenge
    kinds = {"none": "single", "turn": "double", "points": f"{challenge.points}pt"}
    told = {
        "bb": str(edition.bonus_for(edition.rack_size)),
        "cr": kinds[challenge.kind],
        "etl": str(edition.exchange_bag_min),
        "ld": edition.tile_set,
        "mcnz": str(edition.end.scoreless_turns),
    }
    return told | ({"lex": lexicon} if lexicon else {})


def format_cgp(edition: Edition, position: Position) -> str:
    """``position`` as one line; :func:`parse_cgp` gives it back.

    Raises:
        NotationError: ``notation-unwritable``: an operation that would be read
            as something else.
    """
    layout, tiles = position.board.layout, position.board.tiles
    rows = (tiles[at : at + layout.columns] for at in range(0, layout.size, layout.columns))
    fields = [
        "/".join(_format_row(edition, row) for row in rows),
        "/".join(map(edition.alphabet.format_tiles, position.racks)),
        "/".join(map(str, position.scores)),
        str(position.scoreless),
        *(_operation(name, arguments) for name, arguments in position.operations.items()),
    ]
    return " ".join(fields)


def _operation(name: str, arguments: str) -> str:
    if not _NAME.fullmatch(name) or arguments != " ".join(arguments.split()) or ";" in arguments:
        raise NotationError(NotationCode.UNWRITABLE, text=f"{name} {arguments}")
    return f"{name} {arguments};" if arguments else f"{name};"


def _format_row(edition: Edition, row: bytes) -> str:
    text, empty = "", 0
    for tile in row:
        if not tile:
            empty += 1
            continue
        text += (str(empty) if empty else "") + edition.alphabet.format_tile(tile)
        empty = 0
    return text + (str(empty) if empty else "")
