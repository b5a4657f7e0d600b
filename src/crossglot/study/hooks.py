"""What a word grows into: hooks, extensions, and its neighbours."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from crossglot.alphabet import Alphabet
from crossglot.lexicon import Lexicon
from crossglot.lexicon.verdict.near import changed
from crossglot.study.pattern import Part
from crossglot.study.question import LONGEST, Question
from crossglot.study.search import every

MOST_UNKNOWN = 16
"""Ways to lay a text that is no word, of which it is asked what they grow into."""


@dataclass(frozen=True, slots=True)
class Hooks:
    """The tiles that go on a word.

    Attributes:
        front: Labels of the tiles that make a word when laid before it.
        back: Those that do behind it.
        beheaded: Whether a word is left without the first tile.
        curtailed: Whether one is left without the last.
    """

    front: tuple[str, ...]
    back: tuple[str, ...]
    beheaded: bool
    curtailed: bool


def hooks(lexicon: Lexicon, word: str) -> Hooks:
    """The hooks of ``word``, whether it is a word itself or not; all its tilings together.

    A word that is admissible counts with its admissible tilings only.
    """
    tilings = _tilings(lexicon, word)
    front = back = 0
    for tiling in tilings:
        front |= lexicon.graph.cross_set(b"", tiling)
        back |= lexicon.graph.cross_set(tiling, b"")
    return Hooks(
        front=_labels(lexicon.edition.alphabet, front),
        back=_labels(lexicon.edition.alphabet, back),
        beheaded=any(lexicon.graph.accepts(tiling[1:]) for tiling in tilings),
        curtailed=any(lexicon.graph.accepts(tiling[:-1]) for tiling in tilings),
    )


def _tilings(lexicon: Lexicon, word: str) -> tuple[bytes, ...]:
    """The admissible ones, or where there are none the first that the letters allow."""
    return lexicon.tilings(word) or lexicon.edition.alphabet.tilings(
        word, most=LONGEST, limit=MOST_UNKNOWN
    )


def _labels(alphabet: Alphabet, mask: int) -> tuple[str, ...]:
    return tuple(label for tile, label in enumerate(alphabet.labels) if mask >> tile & 1)


@dataclass(frozen=True, slots=True)
class Extensions:
    """Words that a word is part of, in the order of the alphabet.

    Attributes:
        front: Those that end with it.
        back: Those that begin with it.
        both: Those that have it inside.
    """

    front: tuple[str, ...]
    back: tuple[str, ...]
    both: tuple[str, ...]


def extensions(lexicon: Lexicon, word: str, most: int = 3, limit: int = 100) -> Extensions:
    """The words that hold ``word`` and up to ``most`` more tiles on a side.

    Each kind has the first ``limit`` of its words.
    """
    return Extensions(
        front=_grown(lexicon, word, (1, most), (0, 0), limit),
        back=_grown(lexicon, word, (0, 0), (1, most), limit),
        both=_grown(lexicon, word, (1, most), (1, most), limit),
    )


def _grown(
    lexicon: Lexicon, word: str, before: tuple[int, int], after: tuple[int, int], limit: int
) -> tuple[str, ...]:
    """Words with (fewest, most) tiles before and after ``word``."""
    every_tile = (1 << len(lexicon.edition.alphabet) + 1) - 2
    found: set[bytes] = set()
    for tiling in _tilings(lexicon, word):
        own = [Part(1 << tile) for tile in tiling]
        for front in range(before[0], before[1] + 1):
            for back in range(after[0], after[1] + 1):
                pattern = (*[Part(every_tile)] * front, *own, *[Part(every_tile)] * back)
                if len(pattern) <= LONGEST:
                    asked = Question(lexicon.edition, pattern, len(pattern), len(pattern))
                    found |= {answer.tiling for answer in islice(every(lexicon, asked), limit)}
    return _spelled(lexicon.edition.alphabet, found)[:limit]


def neighbours(lexicon: Lexicon, word: str) -> tuple[str, ...]:
    """The words one tile away: another one, one more, one less, or two neighbours swapped."""
    alphabet = lexicon.edition.alphabet
    found: set[bytes] = set()
    for tiling in _tilings(lexicon, word):
        found |= set(filter(lexicon.graph.accepts, changed(alphabet, tiling)))
    own = alphabet.fold(word)
    return tuple(near for near in _spelled(alphabet, found) if near != own)


def _spelled(alphabet: Alphabet, tilings: Iterable[bytes]) -> tuple[str, ...]:
    """Each word once, in the order of the alphabet."""
    return tuple(dict.fromkeys(map(alphabet.spell, sorted(tilings))))
