"""How leave values are made: everything that decides the result."""

from __future__ import annotations

from msgspec import Struct

from crossglot.editions import Edition
from crossglot.lexicon import Lexicon

ORDER = 4
"""Tiles of the largest multiset with a weight of its own; see ``docs/engine.md``."""

RACKS = 32
"""Racks valued on each board."""

BATCH = 8
"""Games of one piece of work: a few seconds."""

GAMES = 640
"""Games of the last generation."""

GENERATIONS = 6


class Recipe(Struct, frozen=True):
    """What training does. Equal recipes make equal values, no matter who does the work.

    Attributes:
        edition: Id of the edition.
        lexicon: Edition and tier of the lexicon, such as ``"HU-M.b"``.
        content: Digest of that lexicon's words.
        seed: Deals and draws all tiles.
        order: Tiles of the largest multiset with a weight of its own.
        racks: Racks valued on each board.
        games: Games of each generation.
        batch: Games of one piece of work.
        tolerance: Millipoints; training ends when random leaves change by less.
    """

    edition: str
    lexicon: str
    content: str
    seed: int
    order: int
    racks: int
    games: tuple[int, ...]
    batch: int
    tolerance: int

    @property
    def tier(self) -> str:
        """The lexicon's tier."""
        return self.lexicon.rpartition(".")[2]

    def batches(self, generation: int) -> int:
        """How many pieces of work a generation is."""
        return -(-self.games[generation] // self.batch)


def recipe_for(  # noqa: PLR0913 - what a person may choose
    lexicon: Lexicon,
    *,
    games: int = GAMES,
    generations: int = GENERATIONS,
    seed: int = 1,
    order: int = ORDER,
    racks: int = RACKS,
    tolerance: int = 0,
) -> Recipe:
    """A recipe for the edition of ``lexicon``.

    The first generations are crude whatever is spent on them, so each plays
    twice as many games as the one before it, up to ``games`` in the last two.

    >>> schedule(640, 6)
    (40, 80, 160, 320, 640, 640)
    """
    return Recipe(
        edition=lexicon.edition.id,
        lexicon=f"{lexicon.edition.id}.{lexicon.header.tier}",
        content=lexicon.header.content,
        seed=seed,
        order=order,
        racks=racks,
        games=schedule(games, generations),
        batch=BATCH,
        tolerance=tolerance,
    )


def schedule(games: int, generations: int) -> tuple[int, ...]:
    """Games of each generation: doubling, ``games`` in the last two, at least one batch."""
    halvings = (max(0, generations - 2 - number) for number in range(generations))
    return tuple(max(BATCH, games >> halving) for halving in halvings)


def kind_counts(edition: Edition) -> bytes:
    """Tiles of each kind in the set, the blanks first."""
    return bytes([edition.blanks]) + edition.counts[1:]


def vowel_mask(edition: Edition) -> int:
    """The kinds that are vowels, as a bit mask."""
    return sum(1 << vowel for vowel in edition.alphabet.vowels)
