"""Which plays a person sees: everything the machine lists, less what people overlook.

A play is seen with a chance that falls with the length of its word, the tiles
it takes, the words it makes on the side, a blank, a word that few people know,
and its distance from where something last happened. One draw decides for the
word and one for the place: a player who does not think of a word finds it nowhere.
Both come from a digest of the position, so the same position is seen the same.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from crossglot.alphabet import BLANK, letter_of
from crossglot.board import Layout
from crossglot.lexicon import Lexicon
from crossglot.rules import Placement

LENGTH, FREE_LENGTH = 0.45, 4
"""Log odds lost for each letter of the main word beyond so many."""

LAID, FREE_LAID = 0.4, 3
"""The same for the tiles laid."""

BLANKS = 0.9
"""For each blank laid."""

HOOK = 0.8
"""For one word made on the side."""

PARALLEL = 0.7
"""For each further one: people see hooks more easily than plays that run alongside."""

THREADED = 0.4
"""For each further stretch of old tiles that the word runs through."""

RARE = 0.7
"""For each vocabulary that lacks the word."""

AWAY, NEAR = 0.12, 4
"""For each square of distance from the focus, beyond so many."""


@dataclass(frozen=True, slots=True)
class Vision:
    """What one player sees of one position.

    Attributes:
        sight: Log odds of seeing a play that costs nothing.
        seed: Decides every draw.
        focus: Squares where something last happened; the start squares at first.
        common: Vocabularies smaller than the player's own.
    """

    sight: float
    seed: int
    focus: tuple[int, ...]
    common: Sequence[Lexicon] = ()

    def chance(self, placement: Placement) -> float:
        """How likely it is that a person with this sight sees the play."""
        return 1 / (1 + math.exp(min(self.cost(placement) - self.sight, 700)))

    def cost(self, placement: Placement) -> float:
        """How hard the play is to see, in log odds."""
        main, beside = placement.words[0], len(placement.words) - 1
        word = bytes(map(letter_of, main.tiles))
        stretches = sum(
            old and not before
            for old, before in zip(
                [not fresh for fresh in main.fresh],
                [False, *(not fresh for fresh in main.fresh)],
                strict=False,
            )
        )
        unknown = sum(not lexicon.admits_tiles(word) for lexicon in self.common)
        blanks = sum(tile & BLANK != 0 for tile in placement.laid.values())
        away = _distance(placement.board.layout, placement.laid, self.focus)
        return (
            LENGTH * max(len(word) - FREE_LENGTH, 0)
            + LAID * max(len(placement.laid) - FREE_LAID, 0)
            + BLANKS * blanks
            + HOOK * (beside > 0)
            + PARALLEL * max(beside - 1, 0)
            + THREADED * max(stretches - 1, 0)
            + RARE * unknown
            + AWAY * max(away - NEAR, 0)
        )

    def sees(self, placement: Placement) -> bool:
        """Whether this person sees the play, here and now."""
        part = math.sqrt(self.chance(placement))
        word = bytes(map(letter_of, placement.words[0].tiles))
        place = repr((placement.play.start, int(placement.play.direction))).encode()
        return draw(self.seed, b"word", word) < part and draw(self.seed, place, word) < part


def draw(seed: int, *parts: bytes) -> float:
    """A number from 0 to 1, the same for the same arguments on every machine.

    >>> draw(1, b"a") == draw(1, b"a") != draw(2, b"a")
    True
    """
    text = b"\0".join([seed.to_bytes(8, "big"), *parts])
    return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest(), "big") / (1 << 56)


def _distance(layout: Layout, laid: Iterable[int], focus: Sequence[int]) -> int:
    """Steps from the nearest tile laid to the nearest square of the focus."""
    columns = layout.columns
    places = [divmod(square, columns) for square in laid]
    return min(
        (
            abs(row - other_row) + abs(column - other_column)
            for other_row, other_column in (divmod(square, columns) for square in focus)
            for row, column in places
        ),
        default=0,
    )
