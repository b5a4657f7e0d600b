"""Short words with their hooks: the lists that players learn first."""

from __future__ import annotations

from dataclasses import dataclass, replace

from crossglot.errors import StudyCode, StudyError
from crossglot.lexicon import Lexicon
from crossglot.study.hooks import Hooks, hooks
from crossglot.study.question import question
from crossglot.study.search import every

LONGEST_LISTED = 4
"""Tiles of the longest words that are listed whole."""


@dataclass(frozen=True, slots=True)
class ListedWord:
    """A word of a list.

    Attributes:
        word: Its letters.
        points: Of its tiles, without premiums.
        hooks: What goes before and behind it.
    """

    word: str
    points: int
    hooks: Hooks


def short_words(lexicon: Lexicon, tiles: int) -> tuple[ListedWord, ...]:
    """All words of two, three or four tiles, in the order of the alphabet.

    Raises:
        StudyError: ``study-length``: more tiles; such lists are for searching, not for learning.
    """
    if not 1 <= tiles <= LONGEST_LISTED:
        raise StudyError(StudyCode.LENGTH, shortest=tiles, longest=tiles, most=LONGEST_LISTED)
    asked = replace(question(lexicon), shortest=tiles, longest=tiles)
    points = lexicon.edition.points
    return tuple(
        ListedWord(
            answer.word,
            sum(points[tile] for tile in answer.tiling),
            hooks(lexicon, answer.word),
        )
        for answer in every(lexicon, asked)
    )
