"""What may be written on a card (ET-94)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

from crossglot.alphabet import BLANK
from crossglot.editions import Edition
from crossglot.errors import BingoCode, BingoError

WORDS_ON_CARD = 2
LETTERS_IN_WORD = 7


def letters_in_bag(edition: Edition) -> bytes:
    """What the caller draws from: every tile with a letter; a blank names none."""
    return bytes(tile for tile in edition.full_bag() if tile != BLANK)


def card(edition: Edition, words: Sequence[str]) -> tuple[bytes, bytes]:
    """The tiles of two words, where a digraph tile is one letter.

    Of several ways to lay a word, the first one with seven tiles counts that
    the set has the tiles for, taken with the other word.

    Raises:
        BingoError: Not two words, not seven letters, or letters the set has not.
    """
    if len(words) != WORDS_ON_CARD:
        raise BingoError(BingoCode.WORD_COUNT, words=len(words), wanted=WORDS_ON_CARD)
    ways = [
        edition.alphabet.tilings(word, fewest=LETTERS_IN_WORD, most=LETTERS_IN_WORD)
        for word in words
    ]
    for word, found in zip(words, ways, strict=True):
        if not found:
            raise BingoError(BingoCode.WORD_LENGTH, word=word, letters=LETTERS_IN_WORD)
    possible = (pair for pair in product(*ways) if not _overdrawn(edition, pair))
    first, second = next(possible, (ways[0][0], ways[1][0]))
    check_card(edition, (first, second))
    return first, second


def check_card(edition: Edition, words: Sequence[bytes]) -> None:
    """Refuse a card that cannot be crossed off with the tiles of the set.

    Raises:
        BingoError: Not two words of seven letters, or more of one than the set
            has; facts name the letter.
    """
    if len(words) != WORDS_ON_CARD:
        raise BingoError(BingoCode.WORD_COUNT, words=len(words), wanted=WORDS_ON_CARD)
    for word in words:
        if len(word) != LETTERS_IN_WORD or not all(1 <= t <= len(edition.alphabet) for t in word):
            spelled = edition.alphabet.spell(bytes(t for t in word if t <= len(edition.alphabet)))
            raise BingoError(BingoCode.WORD_LENGTH, word=spelled, letters=LETTERS_IN_WORD)
    for tile, wanted in _overdrawn(edition, words).items():
        letter, there = edition.alphabet.labels[tile], edition.counts[tile]
        raise BingoError(BingoCode.TOO_MANY, letter=letter, wanted=wanted, there=there)


def _overdrawn(edition: Edition, words: Sequence[bytes]) -> dict[int, int]:
    """Letter -> how many the card wants, where the set has fewer."""
    wanted = Counter(tile for word in words for tile in word)
    return {tile: count for tile, count in wanted.items() if count > edition.counts[tile]}
