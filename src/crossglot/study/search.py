"""Answers page by page, and how many there are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from crossglot.alphabet import Alphabet
from crossglot.errors import StudyCode, StudyError
from crossglot.lexicon import Lexicon
from crossglot.study.question import MOST_TILES, Question, question

PAGE = 100
"""Answers on a page, unless another number is asked for."""

BUDGET = 20_000_000
"""Edges of the word graph that one question may try: about a second."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A word that fits.

    Attributes:
        word: Its letters.
        tiling: The first of its tilings that fits.
    """

    word: str
    tiling: bytes


@dataclass(frozen=True, slots=True)
class Page:
    """Some answers, in the order of the alphabet.

    Attributes:
        answers: The words; each comes once, however many tilings it has.
        cursor: What to ask with for the next page; None when this is the last.
        exhausted: Whether the page is short because the question took too long:
            the next page goes on from there.
    """

    answers: tuple[Answer, ...]
    cursor: str | None
    exhausted: bool = False


def search(
    lexicon: Lexicon,
    asked: Question,
    *,
    limit: int = PAGE,
    cursor: str | None = None,
    budget: int = BUDGET,
) -> Page:
    """One page of the words that fit ``asked``.

    Raises:
        StudyError: ``study-cursor``: not a cursor of an earlier page.
    """
    start = _read_cursor(lexicon.edition.alphabet, cursor)
    answers: list[Answer] = []
    while len(answers) < limit:
        wanted = limit - len(answers)
        tilings, following = asked.query.find(lexicon.graph, start, wanted, budget)
        answers += [answer for tiling in tilings if (answer := _first(lexicon, asked, tiling))]
        if following is None:
            return Page(tuple(answers), None)
        start = following
        if len(tilings) < wanted:
            return Page(tuple(answers), start.hex(), exhausted=True)
    return Page(tuple(answers), start.hex())


def _read_cursor(alphabet: Alphabet, cursor: str | None) -> bytes:
    try:
        start = bytes.fromhex(cursor or "")
    except ValueError:
        raise StudyError(StudyCode.CURSOR, cursor=cursor) from None
    if any(not 1 <= tile <= len(alphabet) for tile in start):
        raise StudyError(StudyCode.CURSOR, cursor=cursor)
    return start


def _first(lexicon: Lexicon, asked: Question, tiling: bytes) -> Answer | None:
    """The answer, unless an earlier tiling of the same word is one too."""
    word = lexicon.edition.alphabet.spell(tiling)
    for other in lexicon.tilings(word):
        if other >= tiling:
            break
        if _fits(lexicon, asked, other):
            return None
    return Answer(word, tiling)


def _fits(lexicon: Lexicon, asked: Question, tiling: bytes) -> bool:
    found, _ = asked.query.find(lexicon.graph, tiling, 1, 4 * len(tiling) + 4)
    return found[:1] == [tiling]


def every(lexicon: Lexicon, asked: Question) -> Iterator[Answer]:
    """All answers, fetched as they are asked for."""
    cursor = None
    while True:
        page = search(lexicon, asked, cursor=cursor, limit=1000)
        yield from page.answers
        cursor = page.cursor
        if cursor is None:
            return


def count(lexicon: Lexicon, asked: Question, *, budget: int = BUDGET) -> int:
    """How many tilings fit ``asked``, counted without listing them.

    Raises:
        StudyError: ``study-too-wide``: ``budget`` edges do not tell.
    """
    counted = asked.query.count(lexicon.graph, budget)
    if counted is None:
        raise StudyError(StudyCode.TOO_WIDE, budget=budget)
    return counted


def anagrams(lexicon: Lexicon, rack: str) -> Iterator[Answer]:
    """The words that use every tile of ``rack``; ``?`` is a blank.

    Raises:
        StudyError: ``study-rack``: more than 15 tiles, or none.
        TileError: A tile that the edition has not.
    """
    asked = question(lexicon, rack=rack)
    size = len(asked.rack or b"")
    if not size:
        raise StudyError(StudyCode.RACK, most=MOST_TILES)
    return every(lexicon, replace(asked, shortest=size, longest=size))


def subanagrams(lexicon: Lexicon, rack: str, shortest: int = 2) -> Iterator[Answer]:
    """The words that can be made of tiles of ``rack``, as :func:`anagrams`."""
    return every(lexicon, question(lexicon, rack=rack, shortest=shortest))
