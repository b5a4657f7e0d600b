"""A move as somebody types it: plain letters, whichever tiles the rack has for them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from crossglot.alphabet import BLANK, letter_of
from crossglot.board import Board, Direction
from crossglot.editions import CoordinateStyle, Edition
from crossglot.errors import CrossglotError, GameCode, GameError, IllegalPlayCode, IllegalPlayError
from crossglot.game.events import HIDDEN
from crossglot.game.state import GameState, opening_rules
from crossglot.game.turns import reclaim
from crossglot.moves import THROUGH, Exchange, Move, Play
from crossglot.notation import parse_move, parse_place
from crossglot.notation.coordinates import with_latin_places
from crossglot.rules import place

EXACT_MARKS = frozenset("[].()?")
"""Signs of the exact notation: with one of them a word is read letter for letter."""


def read_move(state: GameState, seat: int, text: str, style: CoordinateStyle | None = None) -> Move:
    """The move that ``text`` means for ``seat``: exact notation, or plain letters.

    It names squares in ``style``; None is the style of the edition.

    After a play ``take I8`` first takes the blank on I8 for its letter (ET-82).
    A word in plain letters is laid with the tiles the rack has: SZ as one tile
    before S and Z, a blank only for a letter that is missing. A word with some
    small letters says itself where its blanks are.

    Raises:
        NotationError: No move.
        TileError: Letters that the edition has not.
        IllegalPlayError: No reading of the word can be laid there.
        GameError: The tiles to exchange are not on the rack, or there are none.
    """
    style = style or state.edition.coordinates
    text, *taken = re.split(r"\s+take\s+", with_latin_places(text.strip()), flags=re.IGNORECASE)
    if taken:
        return _reclaiming(state, text, taken, style)
    place_text, *rest = text.split() or [""]
    if place_text.casefold() in {"exchange", "x"}:
        return _exchanging(state, seat, "".join(rest))
    word = rest[0] if len(rest) == 1 else ""
    exact = not word or not EXACT_MARKS.isdisjoint(word) or not (word.isupper() or word.islower())
    if exact:
        return parse_move(state.edition, state.board, text, style)
    edition, rack = opening_rules(state), state.racks[seat]
    start, direction = parse_place(state.edition.layout, place_text, style)
    refused: CrossglotError = IllegalPlayError(IllegalPlayCode.NOT_ON_RACK)
    for play in readings(edition, state.board, rack, start, direction, word):
        try:
            return place(edition, state.board, play).play
        except IllegalPlayError as error:
            refused = error
    # The exact reading names unknown letters; when it has none to name, the last refusal stands.
    parse_move(state.edition, state.board, text, style)
    raise refused


def _reclaiming(state: GameState, text: str, taken: list[str], style: CoordinateStyle) -> Move:
    """A play in exact notation that takes blanks on the squares named."""
    edition = state.edition
    squares = tuple(parse_place(edition.layout, name, style)[0] for name in taken)
    board, _ = reclaim(state.board, bytes([HIDDEN]), squares)
    move = parse_move(edition, board, text, style)
    return replace(move, reclaimed=squares) if isinstance(move, Play) else move


def _exchanging(state: GameState, seat: int, word: str) -> Exchange:
    """The exchange that ``word`` means: single letters before the digraphs they spell."""
    if not word:
        raise GameError(GameCode.EXCHANGE_NOTHING)
    alphabet, rack = state.edition.alphabet, Counter(state.racks[seat])
    blanks = bytes([BLANK]) * word.count("?")
    letters = word.replace("?", "")

    def held(tiles: bytes) -> bool:
        return Counter(tiles + blanks) <= rack

    for size in reversed(alphabet.sizes(letters, split=True)):
        if size + len(blanks) <= rack.total():
            sized = {"fewest": size, "most": size}
            for tiling in alphabet.tilings(letters, split=True, keep=held, limit=1, **sized):
                return Exchange(tiling + blanks)
    tiles = bytes(letter_of(tile) or tile for tile in alphabet.parse_tiles(word))
    if Counter(tiles) <= rack:
        return Exchange(tiles)
    raise GameError(GameCode.EXCHANGE_NOT_ON_RACK)


def readings(  # noqa: PLR0913, PLR0917 - a square, a line and a word on a board with a rack
    edition: Edition, board: Board, rack: bytes, start: int, direction: Direction, word: str
) -> Iterator[Play]:
    """The plays that ``word`` in plain letters can mean, fewest tiles first."""
    squares = list(board.layout.walk(start, direction))

    def lies(tiling: bytes) -> bool:
        return _laid(board, rack, squares, tiling) is not None

    for size in edition.alphabet.sizes(word):
        if size <= len(squares):
            for tiling in edition.alphabet.tilings(word, fewest=size, most=size, keep=lies):
                if (tiles := _laid(board, rack, squares, tiling)) is not None:
                    yield Play(start, direction, tiles)


def _laid(board: Board, rack: bytes, squares: Sequence[int], tiling: bytes) -> bytes | None:
    """``tiling`` with the tiles that the rack has for it; None where it has them not."""
    left, tiles = bytearray(rack), bytearray()
    for square, tile in zip(squares, tiling, strict=False):
        if letter_of(board[square]) == tile:
            tiles.append(THROUGH)
        elif tile in left:
            left.remove(tile)
            tiles.append(tile)
        elif BLANK in left:
            left.remove(BLANK)
            tiles.append(BLANK | tile)
        else:
            return None
    return bytes(tiles)
