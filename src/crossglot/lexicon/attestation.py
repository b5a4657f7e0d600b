"""Which prefixes are used with which stems, shown by words that somebody has listed.

A dictionary says that Hungarian verbs take any of 65 verbal prefixes; people
use one pair in a hundred. A pair is attested where prefix + stem is a headword
of the dictionary, or in a list of ours, or a word of a frequency list or lemma
table. Those two are packages that this project does not need: they are asked
where the user has installed them, and never fetched.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from crossglot.lexicon.affix import AffixFile
from crossglot.lexicon.bundles import beginning_pattern
from crossglot.lexicon.dictionary import Entry
from crossglot.lexicon.recipe import Attestation


class AttestedPrefixes:
    """Finds the attested prefixes of a stem.

    Args:
        affixes: Has the prefix classes.
        flags: The classes in question, as a recipe writes them.
        alike: Prefixes of which one attests the others.
    """

    def __init__(
        self, affixes: AffixFile, flags: Iterable[str], alike: Iterable[tuple[str, ...]] = ()
    ) -> None:
        self._alike = {prefix: group for group in alike for prefix in group}
        self._rules = {
            flag: [rule for rule in affixes.prefixes.get(flag, ()) if not rule.strip]
            for flag in (written.encode("latin-1") for written in flags)
        }
        rules = [rule for each in self._rules.values() for rule in each]
        self._beginnings = tuple({rule.append for rule in rules})
        self._known: set[str] = set()

    def learn(self, words: Iterable[str]) -> None:
        """Takes note of ``words``."""
        if self._beginnings:
            self._known.update(word for word in words if word.startswith(self._beginnings))

    def before(self, entry: Entry) -> Iterator[str]:
        """The prefixes that were seen in front of ``entry``."""
        for flag in entry.flags & self._rules.keys():
            for rule in self._rules[flag]:
                spellings = self._alike.get(rule.append, (rule.append,))
                seen = any(prefix + entry.text in self._known for prefix in spellings)
                if seen and beginning_pattern(rule.condition, rule.strip).match(entry.text):
                    yield rule.append


@dataclass(frozen=True, slots=True)
class Witness:
    """A package that knows words of a language.

    Attributes:
        name: Of the package, with its version.
        words: Lists them.
    """

    name: str
    words: Callable[[], Iterable[str]]


def witnesses(attestation: Attestation | None) -> list[Witness]:
    """The installed ones of the packages that a recipe names; without them the dictionary decides.

    >>> witnesses(None)
    []
    """
    if attestation is None:
        return []
    language = attestation.language
    return [
        Witness(
            f"{package} {importlib.metadata.version(package)}",
            lambda words=_WORDS[package]: words(language),  # type: ignore[misc]
        )
        for package in attestation.packages
        if importlib.util.find_spec(package) is not None
    ]


def _frequent_words(language: str) -> Iterable[str]:
    """The forms of the frequency list of ``wordfreq``."""
    found: Iterable[str] = importlib.import_module("wordfreq").get_frequency_dict(language)
    return found


def _lemmas(language: str) -> Iterable[str]:
    """The lemmas of ``simplemma``; its forms are far more, and made by rules."""
    factory = importlib.import_module("simplemma.strategies.dictionaries.dictionary_factory")
    return set(factory.DefaultDictionaryFactory().get_dictionary(language).values())


_WORDS: dict[str, Callable[[str], Iterable[str]]] = {
    "wordfreq": _frequent_words,
    "simplemma": _lemmas,
}
