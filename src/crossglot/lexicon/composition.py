"""Words from rules, straight into the minimal automaton: they are never listed.

A rule looks at the last few letters of a word only. So "what the rules of flag
f make of a word that ends in t" is one set of endings, shared by every stem
with that ending; sets are nodes of the automaton and are memoised. A stem adds
one prefix and one node. Prefixes (verbal, superlative) are sets in front of
the set of all stems that take them.

Two levels of suffixes are composed, as hunspell allows; which rules may stand
on which level is the recipe's choice (:mod:`crossglot.lexicon.selection`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from crossglot.errors import LexiconCode, LexiconError
from crossglot.kernel import Automaton
from crossglot.lexicon.affix import NO_FLAGS, Flags, Rule
from crossglot.lexicon.bundles import (
    Bundle,
    Level,
    PrefixBundle,
    Rules,
    bundle_prefixes,
    split_end,
    split_start,
)
from crossglot.lexicon.gathering import Gathering
from crossglot.lexicon.letters import MARK, Letters


@dataclass(frozen=True)
class Grammar:
    """The rules that make words of stems.

    Attributes:
        first: Suffix rules that follow a stem, by flag.
        second: Suffix rules that follow a suffix, by flag.
        prefixes: Prefix rules by flag.
        need_affix: Flags of what is no word without an affix (NEEDAFFIX).
        only_in_compound: Flags of what is no word at all where compounds are off.
        circumfix: Flags of prefixes and suffixes that stand only together (CIRCUMFIX).
        full_strip: Whether a rule may take the whole word off.
        forbidding: Whether the dictionary lists words in order to refuse them.
    """

    first: Rules
    second: Rules
    prefixes: Rules = field(default_factory=dict)
    need_affix: Flags = NO_FLAGS
    only_in_compound: Flags = NO_FLAGS
    circumfix: Flags = NO_FLAGS
    full_strip: bool = False
    forbidding: bool = False


class Mode(NamedTuple):
    """For which use forms are gathered.

    Attributes:
        prefixed: Whether a prefix will stand before them.
        missing: The prefix flag that neither stem nor inner suffix brought yet:
            a suffix further on must. None when nothing is missing.
        embraced: Whether the prefix wants a suffix with CIRCUMFIX next to the stem.
        free: Whether an affix stands that needs no other beside it (NEEDAFFIX).
    """

    prefixed: bool
    missing: bytes | None = None
    embraced: bool = False
    free: bool = False

    def behind(self, rule: Rule, need_affix: Flags) -> Mode:
        """The mode behind ``rule``, which may bring the missing flag."""
        missing = None if self.missing in rule.flags else self.missing
        free = self.free or rule.flags.isdisjoint(need_affix)
        return Mode(self.prefixed, missing, embraced=False, free=free)


PLAIN = Mode(prefixed=False)


MOST_PARTS = 50_000_000
"""Endings that rules may make of each other, one by one, before they count as exploding.

The largest dictionary known makes a tenth of them.
"""

_SEEN = 3
"""Letters of a stem that tell which of the rules with long conditions may go on it at all."""


class Composer:
    """Composes stems and rules into one set of words, spelled in symbols of ``letters``."""

    def __init__(self, automaton: Automaton, letters: Letters, grammar: Grammar) -> None:
        self._automaton = automaton
        self._letters = letters
        self._grammar = grammar
        self._second = Level(grammar.second, None, full_strip=grammar.full_strip)
        self._first = Level(grammar.first, self._second, full_strip=grammar.full_strip)
        self._prefixes = {flag: bundle_prefixes(rules) for flag, rules in grammar.prefixes.items()}
        self._carried = {flag: self._prefixes_carried(flag) for flag in grammar.first}
        self._known = frozenset(
            self._first.bundles.keys()
            | self._prefixes.keys()
            | grammar.need_affix
            | grammar.only_in_compound
        )
        self._needed: dict[Flags, Flags] = {}
        self._tails: dict[tuple[Flags, str, Mode], int] = {}
        self._endings: dict[tuple[Level, bytes, str, Mode], int] = {}
        self._bundles: dict[tuple[Bundle, str, Mode], int] = {}
        self._gathered: dict[PrefixBundle | None, Gathering] = defaultdict(
            lambda: Gathering(automaton)
        )
        self._made = 0

    def add(self, stem: str, flags: Flags) -> None:
        """Adds the words of ``stem``, which has marks where two letters are no digraph.

        A stem that stands in compounds only has none, inflected or not.
        """
        needed = self._needed.get(flags)
        if needed is None:
            needed = self._needed[flags] = flags & self._known
        if not needed.isdisjoint(self._grammar.only_in_compound):
            return
        self._add_part(None, stem, needed, PLAIN)
        own = needed & self._prefixes.keys()
        for prefix in own.union(*(self._carried.get(flag, NO_FLAGS) for flag in needed)):
            missing = None if prefix in own else prefix
            for bundle in self._prefixes[prefix]:
                if bundle.applies_to(stem.replace(MARK, ""), full_strip=self._grammar.full_strip):
                    self._add_prefixed(bundle, stem, needed, missing)

    def _add_prefixed(
        self, bundle: PrefixBundle, stem: str, flags: Flags, missing: bytes | None
    ) -> None:
        grammar = self._grammar
        if not bundle.flags.isdisjoint(grammar.only_in_compound):
            return
        mode = Mode(
            prefixed=True,
            missing=missing,
            embraced=not bundle.flags.isdisjoint(grammar.circumfix),
            free=bundle.flags.isdisjoint(grammar.need_affix),
        )
        more = bundle.flags & self._first.bundles.keys()
        kept = flags | more if bundle.crosses else NO_FLAGS
        self._add_part(bundle, split_start(stem, bundle.strip), kept, mode)

    def compose(self) -> int:
        """The set of all words added so far."""
        automaton = self._automaton
        sets = []
        for prefix, gathered in self._gathered.items():
            words = gathered.compose()
            if prefix is not None:
                beginnings = [self._encode(text) for text in prefix.beginnings(self._letters)]
                before = automaton.join(
                    [(text, Automaton.END) for text in beginnings if text is not None]
                )
                words = automaton.concatenate(before, words)
            sets.append(words)
        return automaton.union(sets)

    def _encode(self, text: str) -> bytes | None:
        return self._letters.encode(text)

    def _prefixes_carried(self, flag: bytes) -> Flags:
        """Prefix flags that suffixes of class ``flag``, or suffixes behind those, bring along."""
        rules = self._grammar.first[flag]
        later = [
            rule
            for each in rules
            for after in each.flags
            for rule in self._grammar.second.get(after, ())
        ]
        carried = frozenset(name for rule in (*rules, *later) for name in rule.flags)
        return carried & self._prefixes.keys()

    def _add_part(self, prefix: PrefixBundle | None, stem: str, flags: Flags, mode: Mode) -> None:
        head, tail = self._split(self._first, flags, stem)
        symbols = self._encode(head)
        if symbols is None:
            return
        key = (flags, tail, mode)
        node = self._tails.get(key)
        if node is None:
            node = self._tails[key] = self._tail(flags, tail, mode)
        if node != Automaton.NOTHING:
            self._gathered[prefix].add(symbols, node)

    def _split(self, level: Level, flags: Flags, stem: str) -> tuple[str, str]:
        """``stem`` before and from the letters on that its rules look at."""
        _, seen = split_end(stem, _SEEN)
        return split_end(stem, level.farthest(flags, seen.replace(MARK, "")))

    def _tail(self, flags: Flags, tail: str, mode: Mode) -> int:
        """What replaces ``tail`` at the end of a stem with ``flags``."""
        parts: list[tuple[str, int]] = []
        if self._stem_stands(flags, mode):
            parts.append((tail, Automaton.END))
        for flag in flags & self._first.bundles.keys():
            head, end = split_end(tail, self._first.reach(flag, tail.replace(MARK, "")))
            parts.append((head, self._ending(self._first, flag, end, mode)))
        return self._join(parts)

    def _stem_stands(self, flags: Flags, mode: Mode) -> bool:
        """Whether a stem is a word without suffixes, with the prefix of ``mode`` if it has one."""
        if mode.prefixed:
            return mode.free and not mode.embraced and mode.missing is None
        return flags.isdisjoint(self._grammar.need_affix)

    def _ending(self, level: Level, flag: bytes, tail: str, mode: Mode) -> int:
        """What the rules of class ``flag`` put in place of ``tail``."""
        key = (level, flag, tail, mode)
        node = self._endings.get(key)
        if node is None:
            node = self._endings[key] = self._join(list(self._endings_of(level, flag, tail, mode)))
        return node

    def _endings_of(
        self, level: Level, flag: bytes, tail: str, mode: Mode
    ) -> Iterator[tuple[str, int]]:
        for bundle in level.applying(flag, tail.replace(MARK, "")):
            kept, _ = split_end(tail, bundle.strip)
            head, context = split_end(kept, bundle.context)
            if not bundle.needs_context and not self._letters.begins_digraph(context):
                head, context = kept, ""
            yield head, self._bundle(level, bundle, context, mode)

    def _bundle(self, level: Level, bundle: Bundle, context: str, mode: Mode) -> int:
        key = (bundle, context, mode)
        node = self._bundles.get(key)
        if node is None:
            forms = [
                form for rule in bundle.rules for form in self._forms(level, rule, context, mode)
            ]
            node = self._bundles[key] = self._join(forms)
        return node

    def _forms(
        self, level: Level, rule: Rule, context: str, mode: Mode
    ) -> Iterator[tuple[str, int]]:
        """``context`` with the letters of ``rule`` behind it, and all that may follow."""
        if mode.prefixed and not rule.crosses:
            return
        grammar = self._grammar
        if not rule.flags.isdisjoint(grammar.only_in_compound):
            return
        if level is self._first and rule.flags.isdisjoint(grammar.circumfix) == mode.embraced:
            return
        word = self._attach(context, rule)
        inner = mode.behind(rule, grammar.need_affix)
        if inner.free and inner.missing is None:
            yield word, Automaton.END
        if level.after is not None:
            for flag in rule.flags & level.after.bundles.keys():
                head, tail = split_end(word, level.after.reach(flag, word.replace(MARK, "")))
                yield head, self._ending(level.after, flag, tail, inner)

    def _attach(self, context: str, rule: Rule) -> str:
        """``context`` + suffix, marked where a digraph would be read across the joint.

        Where the rule puts back the letter that it took (``s`` -> ``sal``), the
        joint lies further on and nothing is marked.
        """
        joint = context and rule.append and rule.strip[:1] != rule.append[0]
        if joint and self._letters.misread(context[-1], rule.append[0]):
            return context + MARK + rule.append
        return context + rule.append

    def _join(self, parts: list[tuple[str, int]]) -> int:
        self._made += len(parts)
        if self._made > MOST_PARTS:
            raise LexiconError(LexiconCode.TOO_LARGE, reason="rules", limit=MOST_PARTS)
        encoded = [(self._encode(text), node) for text, node in parts]
        return self._automaton.join([(text, node) for text, node in encoded if text is not None])
