"""Affix rules bundled by what they ask of a word, so that whole sets of endings are shared."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest

from crossglot.lexicon.affix import Flags, Rule, parse_condition
from crossglot.lexicon.letters import MARK, Letters

Rules = Mapping[bytes, tuple[Rule, ...]]


def split_end(text: str, letters: int) -> tuple[str, str]:
    """``text`` before and from its last ``letters`` letters on; marks are no letters.

    >>> split_end("köz|ség", 4)
    ('kö', 'z|ség')
    """
    if MARK not in text:
        at = max(0, len(text) - letters)
        return text[:at], text[at:]
    at = len(text)
    while at and letters:
        at -= 1
        letters -= text[at] != MARK
    return text[:at], text[at:]


def split_start(text: str, letters: int) -> str:
    """``text`` without its first ``letters`` letters; marks are no letters.

    >>> split_start("köz|ség", 3)
    '|ség'
    """
    at = 0
    while at < len(text) and letters:
        letters -= text[at] != MARK
        at += 1
    return text[at:]


def _pattern(element: str) -> str:
    if element.startswith("[^"):
        return f"[^{re.escape(element[2:-1])}]"
    if element.startswith("["):
        return f"[{re.escape(element[1:-1])}]"
    return element if element == "." else re.escape(element)


@cache
def ending_pattern(condition: str, strip: str) -> re.Pattern[str]:
    """Matches words to which a suffix rule applies: its condition, and the letters to strip.

    >>> pattern = ending_pattern("[^ae]y", "y")
    >>> bool(pattern.match("city")), bool(pattern.match("key"))
    (True, False)
    """
    elements = "".join(_pattern(element) for element in parse_condition(condition))
    return re.compile(f"(?=.*{elements}\\Z).*{re.escape(strip)}\\Z", re.DOTALL)


@cache
def beginning_pattern(condition: str, strip: str) -> re.Pattern[str]:
    """Matches words to which a prefix rule applies."""
    elements = "".join(_pattern(element) for element in parse_condition(condition))
    return re.compile(f"(?={elements}){re.escape(strip)}", re.DOTALL)


@dataclass(frozen=True, slots=True, eq=False)
class Bundle:
    """Suffix rules of one class that ask and strip the same.

    Attributes:
        strip: How many letters they take off.
        condition: Matches the words they apply to.
        asked: What each of the last letters of a word must match, the last one first.
        reach: How many letters at the end of a word decide what they make of
            it; always more than they strip.
        context: Letters before the suffix that decide what the result is.
        needs_context: Whether later rules look at those letters; else only a
            digraph across the joint could make a difference.
        rules: The rules.
    """

    strip: int
    condition: re.Pattern[str]
    asked: tuple[re.Pattern[str], ...]
    reach: int
    context: int
    needs_context: bool
    rules: tuple[Rule, ...]

    def may_follow(self, ending: str) -> bool:
        """Whether they go on some word that ends in ``ending``."""
        letters = zip(reversed(ending), self.asked, strict=False)
        return all(asked.match(letter) for letter, asked in letters)


def make_bundle(rules: tuple[Rule, ...], looked_back: int) -> Bundle:
    """The bundle of ``rules``, of which later ones look at ``looked_back`` letters before them."""
    condition, strip = rules[0].condition, rules[0].strip
    elements = parse_condition(condition)
    asked = [_pattern(element) for element in reversed(elements)]
    stripped = [re.escape(letter) for letter in reversed(strip)]
    both = zip_longest(asked, stripped, fillvalue="")
    return Bundle(
        strip=len(strip),
        condition=ending_pattern(condition, strip),
        asked=tuple(_letter_pattern(pattern, letter) for pattern, letter in both),
        reach=max(len(elements), len(strip) + max(1, looked_back)),
        context=max(1, looked_back),
        needs_context=looked_back > 0,
        rules=rules,
    )


@cache
def _letter_pattern(pattern: str, letter: str) -> re.Pattern[str]:
    """Matches a letter as a condition (``pattern``) and a strip (``letter``) want it."""
    return re.compile(f"(?={pattern}){letter}", re.DOTALL)


class Level:
    """The suffix classes of one level, bundled.

    Attributes:
        after: The level of the suffixes that may follow; None behind the last.
        bundles: By flag.
    """

    def __init__(self, rules: Rules, after: Level | None, *, full_strip: bool) -> None:
        self.after = after
        self._full_strip = full_strip
        self._applying: dict[tuple[bytes, str], tuple[Bundle, ...]] = {}
        self._reach: dict[tuple[bytes, str], int] = {}
        self._farthest: dict[tuple[Flags, str], int] = {}
        self.bundles = {flag: tuple(self._bundle(group)) for flag, group in rules.items()}

    def reach(self, flag: bytes, ending: str) -> int:
        """How many letters decide what class ``flag`` makes of a word with this ending."""
        key = (flag, ending)
        reach = self._reach.get(key)
        if reach is None:
            bundles = [bundle for bundle in self.bundles.get(flag, ()) if bundle.may_follow(ending)]
            reach = self._reach[key] = max((bundle.reach for bundle in bundles), default=0)
        return reach

    def farthest(self, flags: Flags, ending: str) -> int:
        """The reach of the farthest-reaching class of ``flags``."""
        key = (flags, ending)
        reach = self._farthest.get(key)
        if reach is None:
            reaches = [self.reach(flag, ending) for flag in flags]
            reach = self._farthest[key] = max(reaches, default=0)
        return reach

    def applying(self, flag: bytes, tail: str) -> tuple[Bundle, ...]:
        """The bundles of class ``flag`` that go on words ending in ``tail``.

        ``tail`` has as many letters as the class reaches, or is the whole word:
        only a whole word can be stripped to nothing.
        """
        key = (flag, tail)
        found = self._applying.get(key)
        if found is None:
            found = self._applying[key] = tuple(
                bundle
                for bundle in self.bundles[flag]
                if (self._full_strip or bundle.strip < len(tail)) and bundle.condition.match(tail)
            )
        return found

    def _bundle(self, group: Iterable[Rule]) -> Iterator[Bundle]:
        alike: dict[tuple[str, str, int], list[Rule]] = defaultdict(list)
        for rule in group:
            alike[rule.condition, rule.strip, self._looked_back(rule)].append(rule)
        for (_, _, looked_back), rules in alike.items():
            yield make_bundle(tuple(rules), looked_back)

    def _looked_back(self, rule: Rule) -> int:
        """Letters before the suffix of ``rule`` that suffixes behind it look at."""
        if self.after is None:
            return 0
        return max(0, self.after.farthest(rule.flags, rule.append) - len(rule.append))


@dataclass(frozen=True, slots=True, eq=False)
class PrefixBundle:
    """Prefix rules of one class that ask and strip the same.

    Attributes:
        strip: How many letters they take off.
        condition: Matches the stems they apply to.
        crosses: Whether suffixes may be on the stem at the same time.
        flags: Flags that the prefix adds to the stem's.
        appended: What they put on.
    """

    strip: int
    condition: re.Pattern[str]
    crosses: bool
    flags: Flags
    appended: tuple[str, ...]

    def applies_to(self, stem: str, *, full_strip: bool) -> bool:
        """Whether the prefixes go on ``stem``."""
        return bool(self.condition.match(stem)) and (full_strip or len(stem) > self.strip)

    def beginnings(self, letters: Letters) -> Iterator[str]:
        """The prefixes, marked where a digraph could be read across the joint.

        A prefix that takes letters off usually only changes their case, so
        there its end is no joint.
        """
        for text in self.appended:
            joint = text and not self.strip and letters.begins_digraph(text[-1])
            yield text + MARK if joint else text


def bundle_prefixes(rules: Iterable[Rule]) -> tuple[PrefixBundle, ...]:
    """The bundles of one class."""
    alike: dict[tuple[str, str, bool, Flags], list[str]] = defaultdict(list)
    for rule in rules:
        alike[rule.condition, rule.strip, rule.crosses, rule.flags].append(rule.append)
    return tuple(
        PrefixBundle(
            len(strip), beginning_pattern(condition, strip), crosses, flags, tuple(appended)
        )
        for (condition, strip, crosses, flags), appended in alike.items()
    )
