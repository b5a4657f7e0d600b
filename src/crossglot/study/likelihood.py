"""How often a word's tiles are drawn from the full bag."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from crossglot.editions import Edition
from crossglot.errors import StudyCode, StudyError
from crossglot.lexicon import Lexicon
from crossglot.study.question import Question, question
from crossglot.study.search import BUDGET


@dataclass(frozen=True, slots=True)
class LikelyWord:
    """A word and how often it is drawn.

    Attributes:
        word: Its letters.
        tiling: Its tiles.
        ways: Sets of tiles in the full bag that spell it, blanks included.
        probability: That as many tiles, drawn at once, spell it.
    """

    word: str
    tiling: bytes
    ways: int
    probability: Fraction


def ways(edition: Edition, tiling: bytes) -> int:
    """How many sets of tiles in the full bag spell ``tiling``, blanks for any letters included.

    >>> from crossglot.editions import load_edition
    >>> english = load_edition("EN")
    >>> ways(english, english.alphabet.parse_tiles("ZZ"))
    3
    """
    by_blanks = {0: 1}
    for tile, wanted in Counter(tiling).items():
        after: Counter[int] = Counter()
        for blanks, found in by_blanks.items():
            for more in range(wanted + 1):
                drawn = comb(edition.counts[tile], wanted - more)
                if drawn and blanks + more <= edition.blanks:
                    after[blanks + more] += found * drawn
        by_blanks = dict(after)
    return sum(comb(edition.blanks, blanks) * found for blanks, found in by_blanks.items())


def draws(edition: Edition, tiles: int) -> int:
    """How many sets of ``tiles`` tiles there are in the full bag."""
    return comb(edition.tiles_total, tiles)


def likeliest(
    lexicon: Lexicon,
    length: int,
    *,
    asked: Question | None = None,
    limit: int = 100,
    budget: int = 10 * BUDGET,
) -> tuple[LikelyWord, ...]:
    """The words of ``length`` tiles that are drawn most often, best first.

    Args:
        lexicon: Whose words.
        length: Tiles of the words.
        asked: Narrows the words further; its lengths do not count.
        limit: How many.
        budget: Edges of the word graph that may be tried.

    Raises:
        StudyError: ``study-too-wide``: ``budget`` edges do not tell.
    """
    edition = lexicon.edition
    base = asked or question(lexicon)
    exact = Question(edition, base.pattern, length, length, base.rack, base.contains)
    found = exact.query.likeliest(lexicon.graph, bytes(edition.full_bag()), limit, budget)
    if found is None:
        raise StudyError(StudyCode.TOO_WIDE, budget=budget)
    total = draws(edition, length)
    return tuple(
        LikelyWord(edition.alphabet.spell(tiling), tiling, number, Fraction(number, total))
        for number, tiling in found
    )
