"""Which stems of a dictionary people are likely to know: a rank without a list of our own.

Where the user has installed ``wordfreq`` its order decides, and what it lacks
comes after. ``simplemma`` sets lemmas that it knows before those that it does
not. Without either, or among equals, the shape of the entry decides: short
stems, simple words and stems with many forms come first. Neither package is
ever fetched for this.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.metadata
import importlib.util
from dataclasses import dataclass, field

from crossglot.lexicon.dictionary import Entry

COMPOUND_COST = 4.0
"""Letters by which each further part makes a word as rare."""

DERIVATION_COST = 3.0
"""The same of a derivation that the dictionary or the analyser marks."""

FLAG_WORTH = 0.25
"""Letters that each affix class makes up for, eight classes at most."""

Rank = tuple[int, float, bytes]
"""Orders stems, the commonest first."""


@dataclass(frozen=True, slots=True)
class Commonness:
    """Ranks the stems of a language.

    Attributes:
        sources: The packages that have a say, with versions.
        ranks: Word -> place in the frequency list.
        lemmas: What the lemma table knows.
    """

    sources: tuple[str, ...] = ()
    ranks: dict[str, int] = field(default_factory=dict, repr=False)
    lemmas: frozenset[str] = field(default=frozenset(), repr=False)

    def rank(self, entry: Entry) -> Rank:
        """The place of ``entry``; equal entries differ by a digest of their letters.

        >>> Commonness().rank(Entry("kar")) < Commonness().rank(Entry("rengeteg"))
        True
        """
        text = entry.text.lower()
        digest = hashlib.blake2b(text.encode(), digest_size=4).digest()
        place = self.ranks.get(text)
        if place is not None:
            return 0, float(place), digest
        return (1 if text in self.lemmas else 2), _oddity(entry), digest


def _oddity(entry: Entry) -> float:
    """How far the entry is from a short simple word with many forms, in letters."""
    oddity = len(entry.text) - FLAG_WORTH * min(len(entry.flags), 8)
    for tag in entry.tags:
        kind, _, value = tag.partition(":")
        if kind == "ds":
            oddity += DERIVATION_COST
        elif kind == "pa" and value.isdigit():
            oddity += COMPOUND_COST * (int(value) - 1)
        elif kind == "hy":
            oddity += COMPOUND_COST * value.count("|")
    # A stem of two letters is as often an abbreviation as a word.
    return oddity if len(entry.text) > 2 else oddity + DERIVATION_COST


def commonness_of(language: str) -> Commonness:
    """What the packages installed here tell of ``language``; by shape alone without them."""
    sources, ranks, lemmas = [], {}, frozenset[str]()
    if importlib.util.find_spec("wordfreq") is not None:
        ranks = _frequency_ranks(language)
        if ranks:
            sources.append(_version("wordfreq"))
    if importlib.util.find_spec("simplemma") is not None:
        lemmas = _known_lemmas(language)
        if lemmas:
            sources.append(_version("simplemma"))
    return Commonness(tuple(sources), ranks, lemmas)


def _version(package: str) -> str:
    return f"{package} {importlib.metadata.version(package)}"


def _frequency_ranks(language: str) -> dict[str, int]:
    try:
        found = importlib.import_module("wordfreq").get_frequency_dict(language)
    except LookupError:
        return {}
    ordered = sorted(found, key=lambda word: (-found[word], word))
    return {word: place for place, word in enumerate(ordered)}


def _known_lemmas(language: str) -> frozenset[str]:
    factory = importlib.import_module("simplemma.strategies.dictionaries.dictionary_factory")
    try:
        found = factory.DefaultDictionaryFactory().get_dictionary(language)
    except ValueError:
        return frozenset()
    return frozenset(found.values())
