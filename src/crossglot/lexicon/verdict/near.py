"""Words of a lexicon that differ little from a word, by walking its graph."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import groupby

from crossglot.alphabet import Alphabet
from crossglot.kernel import Query
from crossglot.lexicon.lexicon import Lexicon

MOST_CHANGED = 4
"""Tilings of a word that are changed; ZSZSZS has dozens."""

_LONGEST = 31
_BUDGET = 20_000


def near_misses(lexicon: Lexicon, word: str, limit: int = 8) -> tuple[str, ...]:
    """The words nearest to ``word``, nearest first, ``word`` itself left out.

    Nearest are those with other accents only, then those with two neighbours
    swapped or one of them doubled, one tile changed (a vowel for a vowel
    first), one more or one less.

    >>> from crossglot.study.sample import sample_lexicon
    >>> near_misses(sample_lexicon("EN", "art rat tar tart start"), "tra")
    ('TAR',)
    """
    alphabet = lexicon.edition.alphabet
    own = alphabet.fold(word)
    found: dict[str, tuple[int, bytes]] = {}
    for tiling in alphabet.tilings(word, split=True, most=_LONGEST, limit=MOST_CHANGED):
        for rank, near in _ranked(lexicon, tiling):
            text = alphabet.spell(near)
            if text != own:
                found[text] = min((rank, near), found.get(text, (rank, near)))
    return tuple(sorted(found, key=found.__getitem__)[:limit])


def _ranked(lexicon: Lexicon, tiling: bytes) -> Iterator[tuple[int, bytes]]:
    alphabet = lexicon.edition.alphabet
    yield from ((0, near) for near in _with_other_accents(lexicon, tiling))
    for near in changed(alphabet, tiling):
        if not lexicon.graph.accepts(near):
            continue
        if len(near) != len(tiling):
            doubled = _single(near) == _single(tiling)
            yield 1 if doubled else 4, near
            continue
        pairs = [pair for pair in zip(tiling, near, strict=True) if pair[0] != pair[1]]
        alike = len({tile in alphabet.vowels for pair in pairs for tile in pair}) == 1
        yield 1 if len(pairs) > 1 else 3 - alike, near


def _single(tiling: bytes) -> bytes:
    """``tiling`` with each run of equal tiles as one."""
    return bytes(tile for tile, _ in groupby(tiling))


def changed(alphabet: Alphabet, tiling: bytes) -> Iterator[bytes]:
    """Every sequence one tile away: another one, one more, one less, or two neighbours swapped."""
    tiles = range(1, len(alphabet) + 1)
    for at in range(len(tiling) + 1):
        head, tail = tiling[:at], tiling[at:]
        yield from (head + bytes([tile]) + tail for tile in tiles)
        if tail:
            yield head + tail[1:]
            yield from (head + bytes([tile]) + tail[1:] for tile in tiles)
        if len(tail) > 1:
            yield head + bytes([tail[1], tail[0]]) + tail[2:]


def _with_other_accents(lexicon: Lexicon, tiling: bytes) -> list[bytes]:
    masks = _variants(lexicon.edition.alphabet.labels)
    parts = [(masks[tile], False, 0, 0) for tile in tiling]
    if not 0 < len(parts) <= _LONGEST or all(mask.bit_count() == 1 for mask, *_ in parts):
        return []
    query = Query(parts, len(parts), len(parts), None, b"")
    return query.find(lexicon.graph, b"", 16, _BUDGET)[0]


@cache
def _variants(labels: tuple[str, ...]) -> tuple[int, ...]:
    """For each tile the mask of those that differ from it by accents only."""
    tiles = sorted(range(1, len(labels)), key=lambda tile: _bare(labels[tile]))
    masks = [0] * len(labels)
    for _, group in groupby(tiles, key=lambda tile: _bare(labels[tile])):
        alike = list(group)
        for tile in alike:
            masks[tile] = sum(1 << other for other in alike)
    return tuple(masks)


def _bare(label: str) -> str:
    """``label`` without accents."""
    apart = unicodedata.normalize("NFD", label)
    return "".join(char for char in apart if not unicodedata.combining(char))
