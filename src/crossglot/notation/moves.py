"""One move as text: ``8F KARD``, ``exchange A?``, ``pass``.

In a play ``.`` is a tile that lay there before, a small letter a blank, and
``[SZ]`` a tile with more than one letter.
"""

from __future__ import annotations

import re

from crossglot.alphabet import letter_of
from crossglot.board import Board, Direction
from crossglot.editions import CoordinateStyle, Edition
from crossglot.errors import NotationCode, NotationError
from crossglot.moves import THROUGH, Exchange, Move, Pass, Play
from crossglot.notation.coordinates import NUMBERED_ROWS, format_place, parse_place

PLAYED_THROUGH = "."

_TILE = re.compile(r"\[[^][()]+\]|[^][]")
_WORD = re.compile(rf"(?:(?:{_TILE.pattern})(?<![()])|\((?:\[[^][()]+\]|[^][()])+\))+")


def format_move(edition: Edition, move: Move, style: CoordinateStyle = NUMBERED_ROWS) -> str:
    """``move`` as :func:`parse_move` reads it."""
    alphabet = edition.alphabet
    match move:
        case Play(start, direction, tiles):
            place = format_place(edition.layout, start, direction, style)
            return f"{place} {format_play_tiles(edition, tiles)}"
        case Exchange(tiles):
            return f"exchange {alphabet.format_tiles(tiles)}"
        case Pass():
            return "pass"


def format_play_tiles(edition: Edition, tiles: bytes) -> str:
    """The tiles of a play, ``.`` for those that lay there before."""
    written = (
        PLAYED_THROUGH if tile == THROUGH else edition.alphabet.format_tile(tile) for tile in tiles
    )
    return "".join(written)


def parse_move(
    edition: Edition, board: Board, text: str, style: CoordinateStyle = NUMBERED_ROWS
) -> Move:
    """The move that ``text`` describes, on ``board``.

    The letters of tiles that lie there may be written out or given as ``.``.

    Raises:
        NotationError: No move.
        TileError: Letters that the edition has not.

    >>> from crossglot.editions import load_edition
    >>> hu = load_edition("HU-M")
    >>> format_move(hu, parse_move(hu, Board.empty(hu.layout), "8h [SZ]Ó"))
    '8H [SZ]Ó'
    """
    first, *rest = text.split() or [""]
    match first.casefold(), rest:
        case (("pass" | "-"), []):
            return Pass()
        case (("exchange" | "x"), [tiles]):
            return Exchange(edition.alphabet.parse_tiles(tiles))
        case _, [word]:
            start, direction = parse_place(edition.layout, first, style)
            return parse_play(edition, board, start, direction, word)
        case _:
            raise NotationError(NotationCode.MOVE, text=text)


def parse_play(edition: Edition, board: Board, start: int, direction: Direction, word: str) -> Play:
    """The play of ``word`` from ``start``; what lies there may be written in three ways.

    As ``.`` for each tile, as its letter, or as letters in round brackets.
    Bracketed letters must be those that lie there.

    Raises:
        NotationError: A word that leaves the board, brackets left open or
            around letters that do not lie there; facts name the column.
        TileError: Letters that the edition has not.
    """
    squares = board.layout.walk(start, direction)
    tiles = bytearray()
    for written, column, bracketed in _parts(word):
        square = next(squares, None)
        if square is None:
            raise NotationError(NotationCode.MOVE, text=word, column=column, reason="off-board")
        if written == PLAYED_THROUGH:
            tiles.append(THROUGH)
            continue
        tile = edition.alphabet.parse_tiles(written)[0]
        lies_there = bool(board[square]) and letter_of(tile) == letter_of(board[square])
        if bracketed and not lies_there:
            raise NotationError(NotationCode.MOVE, text=word, column=column, reason="through")
        tiles.append(THROUGH if lies_there else tile)
    return Play(start, direction, bytes(tiles))


def is_play_text(word: str) -> bool:
    """Whether ``word`` is written as a play's tiles are, whatever letters they are.

    >>> is_play_text("A(B[CS])E."), is_play_text("A(B"), is_play_text("[CS")
    (True, False, False)
    """
    return _WORD.fullmatch(word) is not None


def split_tiles(word: str) -> list[str]:
    """``word`` tile by tile; what stands in round brackets becomes ``.`` each.

    Raises:
        NotationError: Brackets left open, or nothing at all.

    >>> split_tiles("[SZ]Ó.a"), split_tiles("A(B[CS])E")
    (['[SZ]', 'Ó', '.', 'a'], ['A', '.', '.', 'E'])
    """
    return [PLAYED_THROUGH if bracketed else written for written, _, bracketed in _parts(word)]


def _parts(word: str) -> list[tuple[str, int, bool]]:
    """Each tile of ``word``, its column from 1, and whether it stands in round brackets."""
    if not is_play_text(word):
        raise NotationError(NotationCode.MOVE, text=word, column=1, reason="brackets")
    parts: list[tuple[str, int, bool]] = []
    inside = False
    for found in _TILE.finditer(word):
        if found[0] in "()":
            inside = found[0] == "("
        else:
            parts.append((found[0], found.start() + 1, inside))
    return parts
