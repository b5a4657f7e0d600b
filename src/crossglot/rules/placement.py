"""Where tiles may be laid, and which words they make.

A placement is geometry: whether its words are admissible is asked elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from msgspec import Struct

from crossglot.alphabet import BLANK, LETTER_MASK, letter_of
from crossglot.board import Board, Direction
from crossglot.editions import Edition
from crossglot.errors import IllegalPlayCode, IllegalPlayError
from crossglot.moves import THROUGH, Play


class FormedWord(Struct, frozen=True, gc=False):
    """A word made or changed by a play.

    Attributes:
        squares: Where it lies, in reading order.
        tiles: The tiles on those squares.
        fresh: For each of them, whether it was laid in this turn.
    """

    squares: tuple[int, ...]
    tiles: bytes
    fresh: tuple[bool, ...]


class Formed(Struct, frozen=True, gc=False):
    """What a play lays and makes.

    Attributes:
        play: The play, spelled over its whole main word.
        laid: Square -> tile of every tile that leaves the rack.
        words: The main word first, then its cross-words in reading order.
    """

    play: Play
    laid: Mapping[int, int]
    words: tuple[FormedWord, ...]


class Placement(Formed, frozen=True, gc=False):
    """A play that may be laid: what goes where, and the words it makes.

    Attributes:
        board: The board with the tiles on it.
    """

    board: Board

    @property
    def formed(self) -> Formed:
        """All but the board, for who keeps many."""
        return Formed(self.play, self.laid, self.words)


@lru_cache(maxsize=256)
def place(edition: Edition, board: Board, play: Play) -> Placement:
    """``play`` laid on ``board``, if tiles may lie so.

    All who follow a game ask about the same play; they share one answer.

    Raises:
        IllegalPlayError: Off the board, on an occupied square, with a gap, not
            spelling its whole word, not connected (CS-10), or an opening that
            misses the start square or is too short (HU-M-11, HU-M-12).
    """
    laid = _laid_squares(board, play)
    placement = place_tiles(edition, board, laid)
    run = placement.board.run(min(laid), play.direction)
    if (run[0], len(run)) != (play.start, len(play.tiles)):
        raise IllegalPlayError(IllegalPlayCode.NOT_WHOLE_WORD, square=run[0])
    return placement


def place_tiles(edition: Edition, board: Board, laid: Mapping[int, int]) -> Placement:
    """The placement of tiles put down square by square, in any order.

    Args:
        edition: Whose letters and opening rule apply.
        board: The board before.
        laid: Square -> tile for every tile put down.

    Raises:
        IllegalPlayError: The tiles may not lie so; see :func:`place`.
    """
    return _placed(edition, board, tuple(sorted(laid.items())))


@lru_cache(maxsize=256)
def _placed(edition: Edition, board: Board, tiles: tuple[tuple[int, int], ...]) -> Placement:
    laid = dict(tiles)
    _check_tiles(edition, board, laid)
    squares = sorted(laid)
    after = board.after(laid)
    direction = _reading_line(after, squares)
    main = after.run(squares[0], direction)
    for square in squares:
        if square not in main:
            one_line = _in_one_line(board, squares)
            code = IllegalPlayCode.GAP if one_line else IllegalPlayCode.NOT_IN_LINE
            raise IllegalPlayError(code, square=square)
    _check_connection(edition, board, laid)
    runs = [main, *(after.run(square, direction.other) for square in squares)]
    words = tuple(word for run in runs for word in _words(after, run, laid))
    if not words:
        raise IllegalPlayError(IllegalPlayCode.NO_WORD, square=squares[0])
    play = Play(main[0], direction, bytes([laid.get(square, THROUGH) for square in main]))
    return Placement(play, laid, words, after)


def _laid_squares(board: Board, play: Play) -> dict[int, int]:
    """Square -> tile of the tiles that ``play`` puts down."""
    if not 0 <= play.start < board.layout.size:
        raise IllegalPlayError(IllegalPlayCode.OFF_BOARD, square=play.start)
    laid = {}
    walk = board.layout.walk(play.start, play.direction)
    for tile in play.tiles:
        square = next(walk, None)
        if square is None:
            raise IllegalPlayError(IllegalPlayCode.OFF_BOARD, square=play.start)
        if tile != THROUGH:
            laid[square] = tile
        elif not board[square]:
            raise IllegalPlayError(IllegalPlayCode.GAP, square=square)
    return laid


def _check_tiles(edition: Edition, board: Board, laid: Mapping[int, int]) -> None:
    if not laid:
        raise IllegalPlayError(IllegalPlayCode.NO_TILES)
    for square, tile in laid.items():
        if not 0 <= square < board.layout.size:
            raise IllegalPlayError(IllegalPlayCode.OFF_BOARD, square=square)
        if board[square]:
            raise IllegalPlayError(IllegalPlayCode.SQUARE_TAKEN, square=square)
        known = 1 <= letter_of(tile) <= len(edition.alphabet)
        known |= tile == BLANK and edition.house.blank_as_space
        if not known or tile & ~(BLANK | LETTER_MASK):
            raise IllegalPlayError(IllegalPlayCode.UNKNOWN_TILE, square=square, tile=tile)


def _in_one_line(board: Board, squares: list[int]) -> bool:
    rows = {square // board.layout.columns for square in squares}
    columns = {square % board.layout.columns for square in squares}
    return len(rows) == 1 or len(columns) == 1


def _reading_line(after: Board, squares: list[int]) -> Direction:
    """The line that all tiles share; a single tile reads across if it makes a word there."""
    if len(squares) == 1:
        across = len(after.run(squares[0], Direction.ACROSS)) > 1
    else:
        across = squares[0] // after.layout.columns == squares[-1] // after.layout.columns
    return Direction.ACROSS if across else Direction.DOWN


def _check_connection(edition: Edition, board: Board, laid: Mapping[int, int]) -> None:
    if any(True for square in laid for _ in board.neighbours(square)):
        return
    if not board.is_empty:
        raise IllegalPlayError(IllegalPlayCode.NOT_CONNECTED, square=min(laid))
    if board.layout.start.isdisjoint(laid):
        raise IllegalPlayError(IllegalPlayCode.MISSES_START, square=min(laid))
    if len(laid) < edition.opening_min:
        raise IllegalPlayError(
            IllegalPlayCode.OPENING_TOO_SHORT, tiles=len(laid), least=edition.opening_min
        )


def _words(after: Board, run: Sequence[int], laid: Mapping[int, int]) -> Iterator[FormedWord]:
    """The words of ``run`` that ``laid`` made or changed; a blank as a space parts them."""
    if len(run) == 1:
        return
    tiles = after.tiles
    for space, squares in groupby(run, lambda square: tiles[square] == BLANK):
        word = tuple(squares)
        fresh = tuple([square in laid for square in word])
        if not space and len(word) > 1 and any(fresh):
            yield FormedWord(word, bytes([tiles[square] for square in word]), fresh)
