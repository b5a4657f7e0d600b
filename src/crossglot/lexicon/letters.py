"""Letters as symbols of the automaton, and the way back out as tiles.

While a lexicon is built, words are spelled letter by letter: rules strip and
add letters, not tiles. Two letters that would read as a digraph but belong to
two parts of a word are kept apart by a mark: KÖZ|SÉG is K-Ö-Z-S-É-G, while
ROZSA has ZS.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from crossglot.alphabet import Alphabet
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
        respell: Characters of a dictionary that are written as others (Dutch ``ĳ`` as ``ij``).
    """

    alphabet: Alphabet
    composing: bool = True
    respell: Mapping[str, str] = field(default_factory=dict)

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

    @property
    def every(self) -> bytes:
        """The symbol of every letter."""
        return bytes(symbol for symbol in self._symbols.values() if symbol != self.mark)

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
        folded = self.alphabet.fold(self.respell.get(char, char))
        if not folded or any(letter not in self._symbols for letter in folded):
            return None
        return bytes(self._symbols[letter] for letter in folded)

    @cached_property
    def _pairs(self) -> frozenset[str]:
        """Two letters that stand side by side in a label of several letters."""
        labels = self.alphabet.labels
        return frozenset(label[at : at + 2] for label in labels for at in range(len(label) - 1))

    @cached_property
    def _firsts(self) -> frozenset[str]:
        """Letters that another one follows in a label, in capital and small form."""
        firsts = {pair[0] for pair in self._pairs}
        return frozenset(firsts | {first.lower() for first in firsts})

    def begins_digraph(self, letter: str) -> bool:
        """Whether ``letter`` could be misread together with what follows."""
        return letter in self._firsts

    def misread(self, before: str, after: str) -> bool:
        """Whether the two letters could be read as one tile when they meet."""
        return bool(self._pairs) and self.alphabet.fold(before + after) in self._pairs

    def tilings(self, automaton: Automaton, node: int) -> int:
        """Every tiling of the words of ``node``, which are spelled in symbols."""
        tiles = bytearray(256)
        polygraphs = []
        for tile, label in enumerate(self.alphabet.labels):
            symbols = bytes(self._symbols[letter] for letter in label)
            if len(symbols) > 1:
                singles = self.alphabet.compose.get(tile, b"") if self.composing else b""
                polygraphs.append((symbols, tile, singles))
            elif symbols:
                tiles[symbols[0]] = tile
        return automaton.tilings(node, bytes(tiles), polygraphs, self.mark)

    def every_tiling(self, automaton: Automaton, word: str) -> int:
        """Every way to lay ``word``, also those that no boundary in it allows.

        It is as large as the text is long, however many ways there are.
        """
        lattice = self.alphabet.lattice(word)
        nodes = [Automaton.NOTHING] * len(lattice) + [Automaton.END]
        for place in range(len(lattice) - 1, -1, -1):
            parts = [(bytes([tile]), nodes[end]) for tile, end in lattice[place]]
            nodes[place] = automaton.join(parts)
        return nodes[0] if lattice else Automaton.NOTHING
