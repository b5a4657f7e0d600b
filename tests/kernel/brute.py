"""Plays by brute force: every word, everywhere, asked of the rules."""

from collections import Counter
from collections.abc import Iterator

from crossglot.alphabet import BLANK, rack_tile
from crossglot.board import Board, Direction
from crossglot.editions import Edition
from crossglot.errors import IllegalPlayError
from crossglot.moves import Play
from crossglot.rules import place, score

Points = dict[tuple[int, int, bytes], int]
"""(start, direction, tiles) -> points."""


def legal_plays(edition: Edition, words: set[bytes], board: Board, rack: bytes) -> Points:
    """Every play from ``rack`` that makes only words of ``words``, with its points."""
    found: Points = {}
    for play in _spelled(words, board, Counter(rack)):
        try:
            placement = place(edition, board, play)
        except IllegalPlayError:
            continue
        words_made = (bytes(tile & ~BLANK for tile in word.tiles) for word in placement.words)
        if all(tiles in words for tiles in words_made):
            laid = placement.play
            key = laid.start, int(laid.direction), laid.tiles
            found[key] = score(edition, placement)
    return found


def _spelled(words: set[bytes], board: Board, rack: Counter[int]) -> Iterator[Play]:
    """Every word, at every square, both ways, laid with tiles of the rack in every way."""
    for start in range(board.layout.size):
        for direction in Direction:
            squares = list(board.layout.walk(start, direction))
            lies = bytes(board[square] for square in squares)
            for word in words:
                if len(word) <= len(lies):
                    for tiles in _laid_from(lies, rack, word):
                        yield Play(start, direction, tiles)


def _laid_from(lies: bytes, rack: Counter[int], word: bytes) -> list[bytes]:
    """Every way to spell ``word`` with what lies there and what is on the rack."""
    for there, letter in zip(lies, word, strict=False):
        if there and there & ~BLANK != letter:
            return []
        if not there and letter not in rack and BLANK not in rack:
            return []
    needed = Counter(letter for there, letter in zip(lies, word, strict=False) if not there)
    if not needed or (needed - rack).total() > rack[BLANK]:
        return []
    ways = [b""]
    for there, letter in zip(lies, word, strict=False):
        choices = (0,) if there else (letter, BLANK | letter)
        ways = [way + bytes([tile]) for way in ways for tile in choices]
    return [tiles for tiles in ways if Counter(map(rack_tile, filter(None, tiles))) <= rack]
