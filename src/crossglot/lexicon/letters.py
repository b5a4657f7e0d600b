"""Letters as symbols of the automaton, and the way back out as tiles.

While a lexicon is built, words are spelled letter by letter: rules strip and
add letters, not tiles. Two letters that would read as a digraph but belong to
two parts of a word are kept apart by a mark: KÖZ|SÉG is K-Ö-Z-S-É-G, while
ROZSA has ZS.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from crossglot.alphabet import Alphabet
from crossglot.errors import LexiconCode, LexiconError
from crossglot.kernel import Automaton

MARK = "|"
"""Between two letters that are no digraph here."""


@dataclass(frozen=True)
class Letters:
    """The letters of an alphabet, numbered for the automaton.

    Attributes:
        alphabet: Decides which letters there are and which pairs are one tile.
        composing: Whether a digraph may also be laid with its single tiles
            where the alphabet says so (HU-W-20).
    """

    alphabet: Alphabet
    composing: bool = True

    @cached_property
    def _symbols(self) -> dict[str, int]:
        letters = sorted({letter for label in self.alphabet.labels for letter in label})
        return {letter: symbol for symbol, letter in enumerate([MARK, *letters], start=1)}

    @cached_property
    def _encoded(self) -> dict[str, bytes | None]:
        """What is known of single characters; grows as texts bring new ones."""
        return {MARK: bytes([self._symbols[MARK]])}

    @property
    def mark(self) -> int:
        """The symbol of :data:`MARK`."""
        return self._symbols[MARK]

    def encode(self, text: str) -> bytes | None:
        """The symbols of ``text``, or None where it has a character that is no letter here.

        >>> from crossglot.editions import load_edition
        >>> letters = Letters(load_edition("EL").alphabet)
        >>> letters.encode("ώς") == letters.encode("ΩΣ"), letters.encode("d'or")
        (True, None)
        """
        encoded = self._encoded
        try:
            return b"".join([encoded[char] for char in text])  # type: ignore[misc]
        except KeyError:
            for char in text:
                if char not in encoded:
                    encoded[char] = self._encode_char(char)
            return self.encode(text)
        except TypeError:
            return None

    def _encode_char(self, char: str) -> bytes | None:
        folded = self.alphabet.fold(char)
        if not folded or any(letter not in self._symbols for letter in folded):
            return None
        return bytes(self._symbols[letter] for letter in folded)

    @cached_property
    def _pairs(self) -> dict[str, int]:
        """Digraph labels and their tiles.

        Raises:
            LexiconError: ``lexicon-mismatch``: a tile of three letters.
        """
        labels = self.alphabet.labels
        if long := [label for label in labels if len(label) > 2]:
            raise LexiconError(LexiconCode.MISMATCH, labels=long, reason="tiles-of-three-letters")
        return {label: tile for tile, label in enumerate(labels) if len(label) == 2}

    @cached_property
    def _firsts(self) -> frozenset[str]:
        """Letters that begin a digraph, in capital and small form."""
        firsts = {label[0] for label in self._pairs}
        return frozenset(firsts | {first.lower() for first in firsts})

    def begins_digraph(self, letter: str) -> bool:
        """Whether ``letter`` could be misread together with what follows."""
        return letter in self._firsts

    def misread(self, before: str, after: str) -> bool:
        """Whether the two letters would be read as one tile when they meet."""
        return bool(self._pairs) and self.alphabet.fold(before + after) in self._pairs

    def tilings(self, automaton: Automaton, node: int) -> int:
        """Every tiling of the words of ``node``, which are spelled in symbols."""
        tiles = bytearray(256)
        for letter, symbol in self._symbols.items():
            if letter in self.alphabet.labels:
                tiles[symbol] = self.alphabet.tile(letter)
        digraphs = [
            (
                self._symbols[label[0]],
                self._symbols[label[1]],
                tile,
                self.composing and tile in self.alphabet.compose,
            )
            for label, tile in self._pairs.items()
        ]
        return automaton.tilings(node, bytes(tiles), digraphs, self.mark)
