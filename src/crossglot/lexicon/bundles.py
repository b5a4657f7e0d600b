"""Affix rules bundled by what they ask of a word, so that whole sets of endings are shared."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

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
        context: Letters before the suffix that decide what the result is.
        needs_context: Whether later rules look at those letters; else only a
            digraph across the joint could make a difference.
        rules: The rules.
    """

    strip: int
    condition: re.Pattern[str]
    context: int
    needs_context: bool
    rules: tuple[Rule, ...]


class Level:
    """The suffix classes of one level, bundled.

    Attributes:
        after: The level of the suffixes that may follow; None behind the last.
        bundles: By flag.
        reach: By flag, how many letters at the end of a word decide what the
            class makes of it. It is always more than any of its rules strips.
    """

    def __init__(self, rules: Rules, after: Level | None) -> None:
        self.after = after
        self.bundles: dict[bytes, tuple[Bundle, ...]] = {}
        self.reach: dict[bytes, int] = {}
        for flag, group in rules.items():
            self.bundles[flag] = tuple(self._bundle(group))
            self.reach[flag] = max((self._reach(rule) for rule in group), default=0)

    def farthest(self, flags: Flags) -> int:
        """The reach of the farthest-reaching class of ``flags``."""
        return max((self.reach.get(flag, 0) for flag in flags), default=0)

    def _reach(self, rule: Rule) -> int:
        asked = len(parse_condition(rule.condition))
        return max(asked, len(rule.strip) + max(1, self._looked_back(rule)))

    def _looked_back(self, rule: Rule) -> int:
        """Letters before the suffix of ``rule`` that suffixes behind it look at."""
        if self.after is None:
            return 0
        return max(0, self.after.farthest(rule.flags) - len(rule.append))

    def _bundle(self, group: Iterable[Rule]) -> Iterator[Bundle]:
        alike: dict[tuple[str, str, int], list[Rule]] = defaultdict(list)
        for rule in group:
            alike[rule.condition, rule.strip, self._looked_back(rule)].append(rule)
        for (condition, strip, back), rules in alike.items():
            pattern = ending_pattern(condition, strip)
            yield Bundle(len(strip), pattern, max(1, back), back > 0, tuple(rules))


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
