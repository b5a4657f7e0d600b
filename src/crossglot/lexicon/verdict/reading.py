"""Words read backwards: which entry, and which affix rules, spell a word.

All rules of the dictionary count here, and two levels of suffixes behind one
prefix, as hunspell composes them. Whether an edition takes a reading is decided
elsewhere (:mod:`crossglot.lexicon.verdict.judge`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from crossglot.lexicon.affix import NO_FLAGS, AffixFile, Flags, Rule
from crossglot.lexicon.bundles import beginning_pattern, ending_pattern
from crossglot.lexicon.dictionary import Entry
from crossglot.lexicon.letters import Letters

Find = Callable[[Iterable[bytes]], dict[bytes, list[Entry]]]
"""Finds entries by their letters."""


class Affix(NamedTuple):
    """A rule, with the flag of its class."""

    flag: bytes
    rule: Rule


class Reading(NamedTuple):
    """A word as a stem with affixes.

    Attributes:
        entry: The stem.
        prefix: What stands before it.
        suffixes: What stands behind it, at most two, the inner one first.
    """

    entry: Entry
    prefix: Affix | None = None
    suffixes: tuple[Affix, ...] = ()


@dataclass(slots=True)
class _Group:
    """Rules that strip the same letters; ``flags`` are all they bring along."""

    strip: bytes
    affixes: list[Affix] = field(default_factory=list)
    flags: set[bytes] = field(default_factory=set)


_Groups = dict[bytes, list[_Group]]
_Chain = tuple[Affix | None, tuple[Affix, ...]]


class Reader:
    """Reads words of one dictionary.

    Args:
        affixes: Its rules.
        letters: How the edition spells.
        find: Finds its entries.
    """

    def __init__(self, affixes: AffixFile, letters: Letters, find: Find) -> None:
        self._find = find
        self._full_strip = affixes.full_strip
        self._need_affix = _single(affixes.option("NEEDAFFIX"))
        self._only_in_compound = _single(affixes.option("ONLYINCOMPOUND"))
        self._circumfix = _single(affixes.option("CIRCUMFIX"))
        self._suffixes = _grouped(affixes.suffixes, letters)
        self._prefixes = _grouped(affixes.prefixes, letters)
        self._longest = max(map(len, self._suffixes), default=0)
        self._longest_prefix = max(map(len, self._prefixes), default=0)

    def read(self, word: bytes) -> list[Reading]:
        """Every reading of ``word``, given in symbols of the letters; shortest chains first."""
        chains: dict[bytes, list[_Chain]] = defaultdict(list)
        for stem, chain in self._chains(word):
            chains[stem].append(chain)
        readings = [
            Reading(entry, *chain)
            for stem, entries in self._find(chains).items()
            for entry in entries
            for chain in chains[stem]
            if self._stands(entry, *chain)
        ]
        return sorted(dict.fromkeys(readings), key=_weight)

    def _chains(self, word: bytes) -> Iterator[tuple[bytes, _Chain]]:
        for body, suffixes in self._endings(word):
            yield body, (None, suffixes)
        for at in range(1, min(self._longest_prefix, len(word)) + 1):
            for group in self._prefixes.get(word[:at], ()):
                for body, suffixes in self._endings(group.strip + word[at:]):
                    for prefix in group.affixes:
                        yield body, (prefix, suffixes)

    def _endings(self, word: bytes) -> Iterator[tuple[bytes, tuple[Affix, ...]]]:
        """What is left of ``word`` without none, one or two suffixes."""
        yield word, ()
        for middle, outer in self._peel(word):
            for affix in outer.affixes:
                yield middle, (affix,)
            wanted = {affix.flag for affix in outer.affixes}
            for stem, inner in self._peel(middle):
                if inner.flags.isdisjoint(wanted):
                    continue
                for near in inner.affixes:
                    for far in outer.affixes:
                        if far.flag in near.rule.flags:
                            yield stem, (near, far)

    def _peel(self, word: bytes) -> Iterator[tuple[bytes, _Group]]:
        for length in range(min(self._longest, len(word)) + 1):
            cut = len(word) - length
            for group in self._suffixes.get(word[cut:], ()):
                stem = word[:cut] + group.strip
                if stem:
                    yield stem, group

    def _stands(self, entry: Entry, prefix: Affix | None, suffixes: tuple[Affix, ...]) -> bool:
        """Whether hunspell makes the word so."""
        return self._is_free(entry, prefix, suffixes) and self._is_made(entry, prefix, suffixes)

    def _is_free(self, entry: Entry, prefix: Affix | None, suffixes: tuple[Affix, ...]) -> bool:
        """Whether no part wants a compound, or an affix that is not there (NEEDAFFIX)."""
        chain = suffixes if prefix is None else (prefix, *suffixes)
        flags = [entry.flags, *(affix.rule.flags for affix in chain)]
        if any(not each.isdisjoint(self._only_in_compound) for each in flags):
            return False
        return any(each.isdisjoint(self._need_affix) for each in flags[1:] or flags)

    def _is_made(self, entry: Entry, prefix: Affix | None, suffixes: tuple[Affix, ...]) -> bool:
        """Whether each part goes on what stands before it."""
        body, own = entry.text, entry.flags
        if prefix is not None:
            if not self._goes_before(prefix, entry, suffixes):
                return False
            body, own = body[len(prefix.rule.strip) :], own | prefix.rule.flags
        elif suffixes and not suffixes[0].rule.flags.isdisjoint(self._circumfix):
            return False
        for suffix in suffixes:
            if suffix.flag not in own or not self._goes_behind(suffix.rule, body):
                return False
            body = body[: len(body) - len(suffix.rule.strip)] + suffix.rule.append
            own = suffix.rule.flags
        return True

    def _goes_before(self, prefix: Affix, entry: Entry, suffixes: tuple[Affix, ...]) -> bool:
        rule = prefix.rule
        brought = entry.flags.union(*(suffix.rule.flags for suffix in suffixes))
        if prefix.flag not in brought:
            return False
        if suffixes and not (rule.crosses and all(suffix.rule.crosses for suffix in suffixes)):
            return False
        embraced = not rule.flags.isdisjoint(self._circumfix)
        first = suffixes[0].rule.flags if suffixes else NO_FLAGS
        if first.isdisjoint(self._circumfix) == embraced:
            return False
        long_enough = self._full_strip or len(rule.strip) < len(entry.text)
        pattern = beginning_pattern(rule.condition, rule.strip)
        return long_enough and pattern.match(entry.text) is not None

    def _goes_behind(self, rule: Rule, body: str) -> bool:
        long_enough = self._full_strip or len(rule.strip) < len(body)
        return long_enough and ending_pattern(rule.condition, rule.strip).match(body) is not None


def _grouped(classes: dict[bytes, list[Rule]], letters: Letters) -> _Groups:
    """Rules by what they put on; those with characters that are no letters here make no words."""
    groups: dict[bytes, dict[bytes, _Group]] = defaultdict(dict)
    for flag, rules in classes.items():
        for rule in rules:
            strip, append = letters.encode(rule.strip), letters.encode(rule.append)
            if strip is None or append is None:
                continue
            group = groups[append].setdefault(strip, _Group(strip))
            group.affixes.append(Affix(flag, rule))
            group.flags |= rule.flags
    return {append: list(by_strip.values()) for append, by_strip in groups.items()}


def _single(flag: bytes | None) -> Flags:
    return NO_FLAGS if flag is None else frozenset((flag,))


def _weight(reading: Reading) -> tuple[int, int, str]:
    affixes = len(reading.suffixes) + 2 * (reading.prefix is not None)
    return affixes, -len(reading.entry.text), reading.entry.text
