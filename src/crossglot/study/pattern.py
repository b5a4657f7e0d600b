"""The pattern language: what a word has to look like, tile by tile.

=========  ====================================================================
``?``      any one tile
``*``      any tiles, none included
``@``      a vowel (the edition says which letters are)
``#``      a consonant
``[abc]``  one of these tiles; ``[^abc]`` one of the others; ``[a-f]`` a range
           in the order of the alphabet
``{sz}``   exactly the tile SZ; also inside ``[...]``
``sz``     letters as the word is written: the tile SZ, or S and Z
``|``      between two letters that are not one tile
=========  ====================================================================
"""

from __future__ import annotations

from dataclasses import dataclass

from crossglot.alphabet import Alphabet
from crossglot.errors import StudyCode, StudyError, TileError

MAX_PARTS = 62
"""Parts of the longest pattern, as the kernel holds them."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a pattern; sets of tiles are bit masks over tile ids.

    Attributes:
        tiles: The tiles that may stand here.
        repeats: Whether any number of them may.
        over_two: Tiles that stand for this part and the next: a digraph spelled out.
        over_three: Tiles that stand for this part and the next two.
    """

    tiles: int
    repeats: bool = False
    over_two: int = 0
    over_three: int = 0


def parse_pattern(alphabet: Alphabet, text: str) -> tuple[Part, ...]:
    """The parts of ``text``.

    Raises:
        StudyError: ``study-pattern`` with ``pattern``, ``column`` (from 1) and ``reason``:
            ``letter-unknown``, ``not-closed``, ``empty`` or ``too-long``.

    >>> from crossglot.editions import load_edition
    >>> len(parse_pattern(load_edition("HU-M").alphabet, "{sz}[aá]*k"))
    4
    """
    return _Parser(alphabet, text).parts()


@dataclass
class _Parser:
    """Reads from left to right; ``at`` is the next character."""

    alphabet: Alphabet
    text: str
    at: int = 0

    def parts(self) -> tuple[Part, ...]:
        found: list[Part] = []
        while self.at < len(self.text):
            found += self._part()
            if len(found) > MAX_PARTS:
                raise self._error("too-long")
        if not found:
            raise self._error("empty")
        return tuple(found)

    def _part(self) -> list[Part]:
        sign = self.text[self.at]
        if sign in "?*@#":
            self.at += 1
            return [Part(self._class(sign), repeats=sign == "*")]
        if sign == "[":
            return [Part(self._set())]
        if sign == "{":
            return [Part(1 << self._braced())]
        if sign == "|":
            self.at += 1
            return []
        return self._letters()

    @property
    def _all(self) -> int:
        return (1 << len(self.alphabet) + 1) - 2

    def _class(self, sign: str) -> int:
        vowels = sum(1 << tile for tile in self.alphabet.vowels)
        return {"@": vowels, "#": self._all & ~vowels}.get(sign, self._all)

    def _set(self) -> int:
        opened = self.at
        self.at += 1
        others = self.text.startswith("^", self.at)
        self.at += others
        tiles = 0
        while not self.text.startswith("]", self.at):
            if self.at >= len(self.text):
                self.at = opened
                raise self._error("not-closed")
            first = last = self._one()
            if self.text.startswith("-", self.at):
                self.at += 1
                last = self._one()
            tiles |= (1 << max(first, last) + 1) - (1 << min(first, last))
        self.at += 1
        if not tiles:
            self.at = opened
            raise self._error("empty")
        return self._all & ~tiles if others else tiles

    def _one(self) -> int:
        """One tile inside a set."""
        if self.text.startswith("{", self.at):
            return self._braced()
        tile = self._tile(self.text[self.at : self.at + 1])
        self.at += 1
        return tile

    def _braced(self) -> int:
        end = self.text.find("}", self.at)
        if end < 0:
            raise self._error("not-closed")
        tile = self._tile(self.text[self.at + 1 : end])
        self.at = end + 1
        return tile

    def _tile(self, written: str) -> int:
        try:
            return self.alphabet.tile(self.alphabet.fold(written))
        except TileError:
            raise self._error("letter-unknown") from None

    def _letters(self) -> list[Part]:
        """A run of letters: each for itself, or several on one tile."""
        start = self.at
        while self.at < len(self.text) and self.text[self.at] not in "?*@#[{|":
            self.at += 1
        run = self.alphabet.fold(self.text[start : self.at])
        ids = {label: tile for tile, label in enumerate(self.alphabet.labels) if label}
        in_labels = {letter for label in ids for letter in label}
        for offset, letter in enumerate(run):
            if letter not in in_labels:
                self.at = min(start + offset, len(self.text) - 1)
                raise self._error("letter-unknown")

        def mask(offset: int, width: int) -> int:
            tile = ids.get(run[offset : offset + width]) if offset + width <= len(run) else None
            return 0 if tile is None else 1 << tile

        return [
            Part(mask(at, 1), over_two=mask(at, 2), over_three=mask(at, 3))
            for at in range(len(run))
        ]

    def _error(self, reason: str) -> StudyError:
        return StudyError(StudyCode.PATTERN, pattern=self.text, column=self.at + 1, reason=reason)
