"""A question about words, checked and ready for the kernel."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from crossglot.editions import Edition
from crossglot.errors import KernelError, StudyCode, StudyError
from crossglot.kernel import Query
from crossglot.lexicon import Lexicon
from crossglot.study.pattern import Part, parse_pattern

LONGEST = 31
"""Tiles of the longest word there can be on any board."""

MOST_TILES = 15
"""Tiles a rack, or a list of tiles to contain, may name."""


@dataclass(frozen=True)
class Question:
    """What words are asked for.

    Attributes:
        edition: Whose letters.
        pattern: What the whole word looks like.
        shortest: Tiles of the shortest word.
        longest: Tiles of the longest.
        rack: The tiles that words are made of, 64 a blank; None for any.
        contains: Tiles that must occur, each as often as it is named.
    """

    edition: Edition
    pattern: tuple[Part, ...]
    shortest: int
    longest: int
    rack: bytes | None = None
    contains: bytes = b""

    @cached_property
    def query(self) -> Query:
        """The same for the kernel."""
        parts = [
            (part.tiles, part.repeats, part.over_two, part.over_three) for part in self.pattern
        ]
        try:
            return Query(parts, self.shortest, self.longest, self.rack, self.contains)
        except KernelError as error:
            raise StudyError(StudyCode.RACK, most=MOST_TILES) from error


def question(  # noqa: PLR0913 - each narrows the question by itself
    lexicon: Lexicon,
    pattern: str = "*",
    *,
    rack: str | None = None,
    contains: str = "",
    shortest: int = 2,
    longest: int | None = None,
) -> Question:
    """What is asked of ``lexicon``, from text.

    Args:
        lexicon: Whose words.
        pattern: As :mod:`crossglot.study.pattern` has it.
        rack: Tiles that words are made of: ``RETINA?``, ``[SZ]`` one tile.
        contains: Tiles that must occur, written in the same way.
        shortest: Tiles of the shortest word.
        longest: Tiles of the longest word; None is the longest line of the board.

    Raises:
        StudyError: ``study-pattern``, ``study-rack`` (too many tiles), ``study-length``.
        TileError: A tile that the edition has not.
    """
    edition = lexicon.edition
    most = max(edition.layout.rows, edition.layout.columns) if longest is None else longest
    if not 1 <= shortest <= most <= LONGEST:
        raise StudyError(StudyCode.LENGTH, shortest=shortest, longest=most, most=LONGEST)
    tiles = None if rack is None else _tiles(edition, rack)
    wanted = _tiles(edition, contains)
    return Question(
        edition, parse_pattern(edition.alphabet, pattern), shortest, most, tiles, wanted
    )


def _tiles(edition: Edition, text: str) -> bytes:
    tiles = edition.alphabet.parse_tiles(edition.alphabet.fold(text))
    if len(tiles) > MOST_TILES:
        raise StudyError(StudyCode.RACK, most=MOST_TILES)
    return tiles
