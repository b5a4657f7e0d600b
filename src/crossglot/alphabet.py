"""Letters and tiles: the one place that turns text into tile ids and back.

Tile ids of letters are 1..63 in the order of the alphabet. On a board or in a
play, ``BLANK | id`` is a blank standing for that letter; on a rack or in a bag
the bare ``BLANK`` is the blank itself. Nothing behind this module knows Unicode.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import TypeAlias

from crossglot.errors import TileCode, TileError

BLANK = 0x40
"""Bit 6: a blank. Bare on a rack, together with a letter's id on a board."""

LETTER_MASK = 0x3F
"""The bits of a tile that name its letter."""

MAX_LETTERS = 63

LONGEST_WORD_TEXT = 64
"""Characters; a longer text is never a word, whatever the board."""

MOST_TILINGS = 64
"""Ways to lay one text that are listed; no word of any language has as many."""

Lattice: TypeAlias = tuple[tuple[tuple[int, int], ...], ...]
"""For each place of a text the tiles that it can be read as there, and where each of them ends."""


def letter_of(tile: int) -> int:
    """The letter id ``tile`` shows, blank or not.

    >>> letter_of(BLANK | 5), letter_of(5)
    (5, 5)
    """
    return tile & LETTER_MASK


def rack_tile(tile: int) -> int:
    """The tile that leaves the rack when ``tile`` is laid: any blank is ``BLANK``."""
    return BLANK if tile & BLANK else tile


ON_RACK = bytes(map(rack_tile, range(256)))
"""The same for many tiles at once, by ``bytes.translate``."""


@dataclass(frozen=True)
class Alphabet:
    """The letters of an edition, in the order of its language's alphabet.

    Attributes:
        labels: Text on each tile, indexed by tile id; ``labels[0]`` is empty.
        small: The same letters as a blank is written, indexed by tile id.
        names: Spoken name of each letter, indexed by tile id.
        vowels: Ids of the letters that count as vowels.
        compose: Digraph tile id -> single tiles that may stand for it (HU-W-20).
        folding: ``"case"`` raises case; ``"accents"`` also drops the accents of letters
            that have no label with them (all in Greek; not those of Ñ in Spanish).
        respell: Capital letters that are laid as others: Œ as OE.
        words: Word of the spelling alphabet for each letter, indexed by tile id; empty
            where there is none.
        like: What joins a letter and its word: ``"mint"`` in "á mint Ádám".
    """

    labels: tuple[str, ...]
    small: tuple[str, ...]
    names: tuple[str, ...]
    vowels: frozenset[int]
    compose: Mapping[int, bytes] = field(default_factory=dict)
    folding: str = "case"
    respell: Mapping[str, str] = field(default_factory=dict)
    words: tuple[str, ...] = ()
    like: str = ""

    def __repr__(self) -> str:
        """Its first letters and their number."""
        return f"<Alphabet {' '.join(self.labels[1:4])} ..., {len(self)} letters>"

    def __len__(self) -> int:
        """How many letters there are, those without a tile included."""
        return len(self.labels) - 1

    @cached_property
    def _ids(self) -> dict[str, int]:
        return {label: tile for tile, label in enumerate(self.labels) if label}

    @cached_property
    def _written(self) -> dict[str, int]:
        """Every way a tile is written: labels, and small forms for blanks."""
        small = {form: BLANK | tile for tile, form in enumerate(self.small) if form}
        return small | self._ids

    @cached_property
    def _longest_label(self) -> int:
        return max(map(len, self.labels))

    def tile(self, label: str) -> int:
        """The id of the letter written ``label``.

        Raises:
            TileError: No such letter in this edition.
        """
        try:
            return self._ids[label]
        except KeyError:
            raise TileError(TileCode.UNKNOWN_TILE, tile=label) from None

    def spelled(self, tile: int) -> str:
        """A letter told apart from those that sound alike, by its name where it has no word.

        >>> from crossglot.editions import load_edition
        >>> alphabet = load_edition("HU-M").alphabet
        >>> alphabet.spelled(alphabet.tile("SZ")), alphabet.spelled(alphabet.tile("W"))
        ('esz mint Szilvia', 'dupla vé')
        """
        word = self.words[tile] if self.words else ""
        return f"{self.names[tile]} {self.like} {word}" if word else self.names[tile]

    def encode(self, labels: Iterable[str]) -> bytes:
        """Tile ids of ``labels``, one each."""
        return bytes(map(self.tile, labels))

    def fold(self, text: str) -> str:
        """``text`` as it stands on tiles: capital letters, accents as the edition has them."""
        raised = "".join(
            self._raised.get(char, char) for char in unicodedata.normalize("NFC", text)
        )
        capitals = unicodedata.normalize("NFC", raised.upper())
        if self.respell:
            capitals = "".join(self.respell.get(char, char) for char in capitals)
        if self.folding == "accents":
            capitals = "".join(map(self._without_accent, capitals))
        return capitals

    def _without_accent(self, capital: str) -> str:
        if capital in self._ids or capital.isascii():
            return capital
        apart = unicodedata.normalize("NFD", capital)
        return "".join(char for char in apart if not unicodedata.combining(char))

    @cached_property
    def _raised(self) -> dict[str, str]:
        """Small letters whose capital is not what Unicode says (Turkish i)."""
        pairs = zip(self.small, self.labels, strict=True)
        return {s: label for s, label in pairs if len(s) == 1 and s.upper() != label}

    def lattice(self, word: str) -> Lattice:
        """Every way to read ``word`` as tiles at once; empty for no text, or for too long a one.

        A digraph is also read as single tiles, whether they may compose it or not. It grows with
        the text, not with the number of ways: :meth:`crossglot.kernel.Graph.through` finds those
        in a lexicon.

        >>> from crossglot.editions import load_edition
        >>> hungarian = load_edition("HU-M").alphabet
        >>> [[hungarian.labels[tile] for tile, _ in arcs] for arcs in hungarian.lattice("szó")]
        [['S', 'SZ'], ['Z'], ['Ó']]
        """
        text = self.fold(word)
        if len(text) > LONGEST_WORD_TEXT:
            return ()
        longest, size = self._longest_label, len(text)
        return tuple(
            tuple(
                sorted(
                    (tile, end)
                    for end in range(start + 1, min(start + longest, size) + 1)
                    if (tile := self._ids.get(text[start:end])) is not None
                )
            )
            for start in range(size)
        )

    def tilings(  # noqa: PLR0913 - each narrows the question
        self,
        word: str,
        *,
        split: bool = False,
        fewest: int = 1,
        most: int = LONGEST_WORD_TEXT,
        keep: Callable[[bytes], bool] | None = None,
        limit: int = MOST_TILINGS,
    ) -> tuple[bytes, ...]:
        """The first ``limit`` ways to lay ``word`` with tiles of the edition, in ascending order.

        A digraph that has a tile may be laid with single tiles only where
        ``compose`` says so (HU-W-20): SZÓ is SZ+Ó or S+Z+Ó, EGY is only E+GY.
        Which of them the language means is the lexicon's business: KÖZSÉG
        comes back with ZS and with Z+S. ``split`` gives every digraph in single
        tiles, too, for a lexicon that knows where its letters belong to two parts of
        a word: Croatian IN+JEKCIJA.

        Thirty digraphs can be laid in a thousand million ways. Only those that are returned
        are made: to ask whether there is one, or of how many tiles, see :meth:`sizes`.

        Args:
            word: In capital or small letters.
            split: Whether any digraph may be laid in single tiles.
            fewest: Tiles to lay it with.
            most: The same.
            keep: Says of the first tiles of a tiling whether to go on with them.
            limit: How many to return at most.
        """
        walk = _Walk(self, self.lattice(word), keep, split=split)
        return tuple(islice(walk.tilings(fewest, most), limit))

    def sizes(self, word: str, *, split: bool = False) -> tuple[int, ...]:
        """The numbers of tiles that :meth:`tilings` of ``word`` have, ascending; empty for none.

        >>> from crossglot.editions import load_edition
        >>> load_edition("HU-M").alphabet.sizes("szó"), load_edition("HU-M").alphabet.sizes("a-b")
        ((2, 3), ())
        """
        counts = _Walk(self, self.lattice(word), None, split=split).counts
        return tuple(size for size in range(1, counts.bit_length()) if counts >> size & 1)

    def splits_digraph(self, tile: int, following: int) -> bool:
        """Whether ``tile`` and the next one spell a digraph that may not be composed."""
        digraph = self._ids.get(self.labels[tile] + self.labels[following])
        return digraph is not None and self.compose.get(digraph) != bytes([tile, following])

    def spell(self, tiles: bytes) -> str:
        """The word ``tiles`` show, as plain text; blanks show their letter."""
        return "".join(self.labels[letter_of(tile)] for tile in tiles)

    def parse_tiles(self, text: str) -> bytes:
        """Tiles written one after the other: ``?`` is a blank, ``[SZ]`` a digraph tile.

        Small letters are blanks that stand for the letter.

        Raises:
            TileError: A letter that the edition has not, or an open bracket.
        """
        tiles = bytearray()
        text = unicodedata.normalize("NFC", text)
        at = 0
        while at < len(text):
            if text[at] == "[":
                end = text.find("]", at)
                if end < 0:
                    raise TileError(TileCode.BRACKET, text=text, column=at + 1)
                written, at = text[at + 1 : end], end + 1
            else:
                written, at = text[at], at + 1
            tiles.append(BLANK if written == "?" else self._parse_tile(written))
        return bytes(tiles)

    def _parse_tile(self, written: str) -> int:
        known = self._written.get(written)
        if known is not None:
            return known
        letter = self._ids.get(self.fold(written))
        if letter is None:
            raise TileError(TileCode.UNKNOWN_TILE, tile=written)
        return letter | (BLANK if written.islower() else 0)

    def exact_tiles(self, text: str) -> bytes | None:
        """The letters that ``text`` states tile by tile, or None where it has no brackets.

        That is also the answer to a text that does not name letters of the edition so.

        >>> from crossglot.editions import load_edition
        >>> alphabet = load_edition("HU-M").alphabet
        >>> alphabet.exact_tiles("[sz]ép") == alphabet.encode(["SZ", "É", "P"])
        True
        >>> alphabet.exact_tiles("szép"), alphabet.exact_tiles("[sz]?p")
        (None, None)
        """
        if "[" not in text:
            return None
        try:
            tiles = bytes(map(letter_of, self.parse_tiles(text)))
        except TileError:
            return None
        return tiles if all(tiles) else None

    def format_tile(self, tile: int) -> str:
        """One tile as :meth:`parse_tiles` reads it."""
        if tile == BLANK:
            return "?"
        written = (self.small if tile & BLANK else self.labels)[letter_of(tile)]
        return f"[{written}]" if len(written) > 1 else written

    def format_tiles(self, tiles: bytes) -> str:
        """``tiles`` as :meth:`parse_tiles` reads them."""
        return "".join(map(self.format_tile, tiles))

    def sorted_rack(self, tiles: Iterable[int]) -> bytes:
        """``tiles`` in the order of the alphabet, blanks last."""
        return bytes(sorted(tiles))


class _Walk:
    """The ways through a lattice.

    Args:
        split: Whether any digraph may be laid in single tiles.
    """

    def __init__(
        self,
        alphabet: Alphabet,
        lattice: Lattice,
        keep: Callable[[bytes], bool] | None,
        *,
        split: bool,
    ) -> None:
        self._alphabet, self._lattice, self._keep, self._split = alphabet, lattice, keep, split
        # (place, tile) -> how many tiles lead from there to the end of the text, as a bit mask.
        self._counts: dict[tuple[int, int], int] = {}
        for place in range(len(lattice) - 1, -1, -1):
            for tile, end in lattice[place]:
                rest = 1 if end == len(lattice) else self._ahead(end, tile)
                self._counts[place, tile] = rest << 1

    @property
    def counts(self) -> int:
        """How many tiles lay the whole text, as a bit mask."""
        return self._ahead(0, None) if self._lattice else 0

    def _ahead(self, place: int, before: int | None) -> int:
        found = 0
        for tile, _ in self._lattice[place]:
            if self._follows(before, tile):
                found |= self._counts[place, tile]
        return found

    def _follows(self, before: int | None, tile: int) -> bool:
        return before is None or self._split or not self._alphabet.splits_digraph(before, tile)

    def tilings(self, fewest: int, most: int) -> Iterator[bytes]:
        """Those of ``fewest`` to ``most`` tiles; no step is taken that leads to none of them."""
        if self._lattice:
            yield from self._from(0, b"", (2 << max(0, most)) - (1 << max(1, fewest)))

    def _from(self, place: int, laid: bytes, wanted: int) -> Iterator[bytes]:
        if place == len(self._lattice):
            yield laid
            return
        before = laid[-1] if laid else None
        for tile, end in self._lattice[place]:
            if self._counts[place, tile] & wanted and self._follows(before, tile):
                longer = laid + bytes([tile])
                if self._keep is None or self._keep(longer):
                    yield from self._from(end, longer, wanted >> 1)
