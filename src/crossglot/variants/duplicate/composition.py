"""Vowels and consonants of a rack: whether it is admissible, and whether one can be had.

A requirement looks at nothing but how many tiles of each kind there are, so a
heap of tiles is counted once and every question is arithmetic on the counts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from math import comb

from crossglot.alphabet import BLANK, Alphabet
from crossglot.tiles import draw
from crossglot.variants.duplicate.profile import Letters, Stage


@dataclass(frozen=True, slots=True)
class Kinds:
    """How many tiles of each kind a heap holds.

    Attributes:
        vowels: Letters that are vowels.
        consonants: Letters that are consonants.
        either: Letters that count as what is needed, such as Y (FISF 3.2).
        blanks: Blanks.
    """

    vowels: int
    consonants: int
    either: int
    blanks: int

    @property
    def total(self) -> int:
        """How many tiles."""
        return self.vowels + self.consonants + self.either + self.blanks


@dataclass(frozen=True)
class Sorter:
    """Says of what kind a tile is, for one alphabet and one profile."""

    alphabet: Alphabet
    letters: Letters

    def kind(self, tile: int) -> int:
        """0 a vowel, 1 a consonant, 2 either, 3 a blank: the place in :class:`Kinds`."""
        if tile & BLANK:
            return 3
        label = self.alphabet.labels[tile]
        if label in self.letters.either:
            return 2
        if label in self.letters.consonants:
            return 1
        return 0 if tile in self.alphabet.vowels else 1

    def count(self, tiles: Iterable[int]) -> Kinds:
        """The kinds of ``tiles``."""
        counts = [0, 0, 0, 0]
        for tile in tiles:
            counts[self.kind(tile)] += 1
        return Kinds(*counts)


def fits(stage: Stage, rack: Kinds) -> bool:
    """Whether a rack is admissible in ``stage`` (ET-118..120, HU-W-80..82).

    A blank that counts as either fills one gap only: one joker left alone is
    not a vowel and a consonant at once (FISF 3.7). Where it counts as both it
    is (Czech).

    >>> stage = Stage(vowels_min=1, consonants_min=1)
    >>> fits(stage, Kinds(1, 0, 0, 1)), fits(stage, Kinds(0, 0, 0, 1))
    (True, False)
    """
    if rack.vowels > stage.vowels_max or rack.consonants > stage.consonants_max:
        return False
    both = rack.blanks if stage.blanks == "both" else 0
    wild = rack.either + (rack.blanks if stage.blanks == "either" else 0)
    lacking = max(0, stage.vowels_min - rack.vowels - both)
    lacking += max(0, stage.consonants_min - rack.consonants - both)
    return lacking <= wild


def can_be_made(stage: Stage, heap: Kinds, size: int) -> bool:
    """Whether ``size`` tiles of ``heap`` can be admissible (RULES, row dup_end)."""
    return any(True for _ in _compositions(stage, heap, Kinds(0, 0, 0, 0), size))


def draw_fitting(
    stage: Stage, sorter: Sorter, drawable: tuple[bytes, bytes], size: int, seed: str
) -> bytes:
    """A whole rack drawn so that it is admissible, as if others had been drawn and rejected.

    First the numbers of each kind are drawn, each as likely as it is among
    admissible racks; then the tiles of each kind. The chances are exactly
    those of drawing until a rack is admissible, and it always ends.

    Args:
        stage: What the rack must hold.
        sorter: Says which tile is of what kind.
        drawable: What may be drawn, and what lies on the rack before.
        size: Tiles on the rack.
        seed: Draws.

    Raises:
        ValueError: No admissible rack can be made up.
    """
    letters, forced = drawable
    heap, there = sorter.count(letters), sorter.count(forced)
    chances = list(_compositions(stage, heap, there, size))
    if not chances:
        raise ValueError("no admissible rack")
    number = int.from_bytes(hashlib.sha256(f"{seed}/kinds".encode()).digest(), "big")
    numbered = accumulate(ways for _, ways in chances)
    number %= sum(ways for _, ways in chances)
    wanted = next(added for (added, _), end in zip(chances, numbered, strict=True) if number < end)
    drawn = forced
    for kind, count in enumerate(wanted):
        of_kind = bytes(tile for tile in letters if sorter.kind(tile) == kind)
        drawn += draw(of_kind, count, f"{seed}/{kind}")
    return drawn


def _compositions(
    stage: Stage, heap: Kinds, forced: Kinds, size: int
) -> Iterator[tuple[tuple[int, int, int, int], int]]:
    """Numbers of each kind to add to ``forced``, and in how many ways they can be drawn."""
    free = size - forced.total
    for blanks in range(min(free, heap.blanks) + 1):
        for either in range(min(free - blanks, heap.either) + 1):
            rest = free - blanks - either
            for vowels in range(max(0, rest - heap.consonants), min(rest, heap.vowels) + 1):
                added = (vowels, rest - vowels, either, blanks)
                rack = Kinds(
                    forced.vowels + vowels,
                    forced.consonants + rest - vowels,
                    forced.either + either,
                    forced.blanks + blanks,
                )
                if fits(stage, rack):
                    ways = comb(heap.vowels, vowels) * comb(heap.consonants, rest - vowels)
                    yield added, ways * comb(heap.either, either) * comb(heap.blanks, blanks)
