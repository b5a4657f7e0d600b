"""Slips as players write them: ``H8 KASS 12``.

The square is in the style of the edition's board: with lettered rows the
letter comes first when the word reads across (ET-112), with numbered rows the
number does (HU-W-74). The first symbol names the line the word lies in.
"""

from __future__ import annotations

from crossglot.board import Board, Direction
from crossglot.editions import CoordinateStyle, Edition
from crossglot.errors import NotationCode, NotationError
from crossglot.notation import format_place, parse_place
from crossglot.notation.moves import parse_play
from crossglot.variants.duplicate.events import Laid, Slip


def parse_slip(
    edition: Edition, board: Board, text: str, style: CoordinateStyle | None = None
) -> Slip:
    """The slip that ``text`` says: square, word, and points if they are written.

    It names its square in ``style``; None is the style of the edition's board.

    Letters that lie on the board are written out or given as ``.``; a small
    letter is a blank. A word that cannot be laid is still a slip.

    Raises:
        NotationError: Not two or three parts, or no square of the board.
        TileError: Letters that the edition has not.

    >>> from crossglot.editions import load_edition
    >>> et = load_edition("ET")
    >>> slip = parse_slip(et, Board.empty(et.layout), "h8 KASs 7")
    >>> slip.start, slip.direction, slip.claimed, format_slip(et, slip)
    (112, 0, 7, 'H8 KASs 7')
    """
    place, *rest = text.split() or [""]
    if len(rest) not in (1, 2) or (len(rest) == 2 and not rest[1].isdecimal()):
        raise NotationError(NotationCode.MOVE, text=text)
    start, direction = parse_place(edition.layout, place, style or edition.coordinates)
    play = parse_play(edition, board, start, direction, rest[0])
    return Slip.of(board, play, int(rest[1]) if len(rest) == 2 else None)


def format_slip(edition: Edition, slip: Slip) -> str:
    """``slip`` as :func:`parse_slip` reads it."""
    direction = Direction(slip.direction)
    place = format_place(edition.layout, slip.start, direction, edition.coordinates)
    word = edition.alphabet.format_tiles(bytes(slip.word))
    claimed = () if slip.claimed is None else (str(slip.claimed),)
    return " ".join((place, word, *claimed))


def format_laid(edition: Edition, board: Board, laid: Laid) -> str:
    """A play in the style of the edition's board, its whole word written out."""
    return format_slip(edition, Slip.of(board, laid.play))
