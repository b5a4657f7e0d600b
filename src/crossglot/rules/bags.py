"""Drawing from the bag, or from two: vowels in one, consonants in the other (ET-88)."""

from __future__ import annotations

from crossglot.alphabet import BLANK
from crossglot.editions import Edition
from crossglot.tiles import draw


def draw_tiles(
    edition: Edition, bag: bytes, count: int, seed: str, vowels: int | None = None
) -> bytes:
    """The tiles that a seat draws.

    Args:
        edition: Whose letters are vowels, and whether there are two bags.
        bag: Every tile not drawn yet.
        count: How many to draw.
        seed: Which ones.
        vowels: How many from the bag of vowels, when there are two; None keeps
            their share. When a bag runs out the rest comes from the other.
    """
    if not edition.house.two_bags:
        return draw(bag, count, seed)
    first = bytes(tile for tile in bag if is_vowel(edition, tile))
    second = bytes(tile for tile in bag if not is_vowel(edition, tile))
    if vowels is None:
        vowels = round(count * len(first) / len(bag)) if bag else 0
    wanted = min(max(vowels, count - len(second)), count, len(first))
    return draw(first, wanted, f"{seed}/vowels") + draw(
        second, count - wanted, f"{seed}/consonants"
    )


def is_vowel(edition: Edition, tile: int) -> bool:
    """Whether ``tile`` lies in the bag of vowels; blanks do (RULES 6.13)."""
    return tile == BLANK or tile in edition.alphabet.vowels
