"""What an edition takes of a dictionary: entries, affix rules, and where letters meet.

The recipe says it (:mod:`crossglot.lexicon.recipe`); this module applies it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import Literal

from crossglot.lexicon.affix import NO_FLAGS, AffixFile, Flags, Rule
from crossglot.lexicon.bundles import Rules
from crossglot.lexicon.composition import Grammar
from crossglot.lexicon.dictionary import Entry
from crossglot.lexicon.letters import MARK, Letters
from crossglot.lexicon.recipe import Affixes, Drop, Omission, Recipe, Tier

STEM_ONLY = b"stem only"
"""Our own flag on an entry whose stem is no word: no dictionary has one so long."""


def encode_flag(written: str) -> bytes:
    """A flag as a recipe writes it; raw 8-bit flags are written as Latin-1."""
    return written.encode("latin-1")


class Unused(StrEnum):
    """Why a tier does without an affix rule that no omission of the recipe names."""

    DERIVATION = "derivation"
    PREFIX = "prefix"


Place = Literal["prefix", "first", "second"]
"""Where a rule stands: before the stem, right behind it, or behind a suffix."""


class RuleFilter:
    """Which affix rules make words of a tier, and what speaks against the others."""

    def __init__(self, recipe: Recipe, tier: Tier) -> None:
        self._wanted = recipe.affixes
        self._derive = tier.derive
        chosen = recipe.affixes.prefixes if tier.prefixes is None else tier.prefixes
        self._prefixes = None if chosen is None else set(map(encode_flag, chosen))
        self._omissions = [_Omitted(omission) for omission in recipe.omit]

    def objection(self, place: Place, flag: bytes, rule: Rule) -> Omission | Unused | None:
        """Why ``rule`` of class ``flag`` is not used at ``place``; None where it is."""
        if place == "prefix":
            if self._prefixes is not None and flag not in self._prefixes:
                return Unused.PREFIX
        elif not _inflects(self._wanted, rule):
            derived = place == "first" and self._derive and _derives(self._wanted, rule)
            if not derived:
                return Unused.DERIVATION
        omitted = (each.omission for each in self._omissions if each.has(place, flag, rule))
        return next(omitted, None)

    def keep(self, place: Place, classes: dict[bytes, list[Rule]]) -> Rules:
        """The rules of ``classes`` that are used at ``place``."""
        kept = {
            flag: tuple(rule for rule in rules if self.objection(place, flag, rule) is None)
            for flag, rules in classes.items()
        }
        return {flag: rules for flag, rules in kept.items() if rules}


class _Omitted:
    """An omission, ready to be asked of thousands of rules."""

    def __init__(self, omission: Omission) -> None:
        self.omission = omission
        self._prefixes = set(map(encode_flag, omission.prefixes))
        self._suffixes = set(map(encode_flag, omission.suffixes))
        self._strip, self._append = re.compile(omission.strip), re.compile(omission.append)

    def has(self, place: Place, flag: bytes, rule: Rule) -> bool:
        flags = self._prefixes if place == "prefix" else self._suffixes
        named = flag in flags or b"*" in flags
        return bool(
            named and self._strip.fullmatch(rule.strip) and self._append.fullmatch(rule.append)
        )


def select_rules(affixes: AffixFile, recipe: Recipe, tier: Tier) -> Grammar:
    """The rules of ``tier``: derivation, where it has any, stands before inflection."""
    rules = RuleFilter(recipe, tier)
    return Grammar(
        first=rules.keep("first", affixes.suffixes),
        second=rules.keep("second", affixes.suffixes),
        prefixes=rules.keep("prefix", affixes.prefixes),
        need_affix=_single(affixes.option("NEEDAFFIX")) | {STEM_ONLY},
        only_in_compound=_single(affixes.option("ONLYINCOMPOUND")),
        circumfix=_single(affixes.option("CIRCUMFIX")),
        full_strip=affixes.full_strip,
        forbidding=affixes.option("FORBIDDENWORD") is not None,
    )


def _single(flag: bytes | None) -> Flags:
    return NO_FLAGS if flag is None else frozenset((flag,))


def _inflects(wanted: Affixes, rule: Rule) -> bool:
    """Whether ``rule`` makes another form of the same word."""
    if wanted.inflections is None:
        return True
    return not field_values(rule.tags, "ds:") and _all_match(
        field_values(rule.tags, "is:"), wanted.inflections
    )


def _derives(wanted: Affixes, rule: Rule) -> bool:
    """Whether ``rule`` makes a new word by one derivation, inflected or not."""
    derivations = field_values(rule.tags, "ds:")
    if len(derivations) != 1 or wanted.inflections is None:
        return False
    return _all_match(derivations, wanted.derivations) and _all_match(
        field_values(rule.tags, "is:"), wanted.inflections
    )


def is_derived(entry: Entry) -> bool:
    """Whether its fields name a derivation."""
    return any(tag.startswith("ds:") for tag in entry.tags)


def field_values(tags: Iterable[str], field: str) -> list[str]:
    """What ``tags`` say in ``field``, such as ``is:``."""
    return [tag.removeprefix(field) for tag in tags if tag.startswith(field)]


def _all_match(values: Iterable[str], patterns: tuple[str, ...]) -> bool:
    return all(any(fnmatchcase(value, pattern) for pattern in patterns) for value in values)


class EntryFilter:
    """Whether an entry is a word (or the stem of words) in an edition."""

    def __init__(self, affixes: AffixFile, recipe: Recipe, edition: str) -> None:
        self._capitals = recipe.capitals
        self._forbidden = affixes.option("FORBIDDENWORD")
        drops = [drop for drop in recipe.drop if not drop.editions or edition in drop.editions]
        self._whole = _Tests(drop for drop in drops if not drop.stem_only)
        self._stems = _Tests(drop for drop in drops if drop.stem_only)

    def forbids(self, entry: Entry) -> bool:
        """Whether the dictionary lists the entry in order to refuse it."""
        return self._forbidden is not None and self._forbidden in entry.flags

    def admits(self, entry: Entry) -> bool:
        """Whether nothing speaks against the entry. One-letter stems may have longer forms."""
        if MARK in entry.text or self.forbids(entry) or self.is_name(entry):
            return False
        return self.objection(entry) is None

    def is_name(self, entry: Entry) -> bool:
        """Whether it has capital letters in a language where only names have them."""
        return not self._capitals and not entry.text.islower()

    def objection(self, entry: Entry) -> Drop | None:
        """The drop that leaves out the entry with all its forms."""
        return self._whole.first(entry)

    def stem_objection(self, entry: Entry) -> Drop | None:
        """The drop for which its stem is no word, though its other forms are."""
        return self._stems.first(entry)

    def flags_of(self, entry: Entry) -> Flags:
        """Its flags, with :data:`STEM_ONLY` where its stem is no word."""
        return entry.flags | {STEM_ONLY} if self.stem_objection(entry) else entry.flags


TextTest = Callable[[str], bool]


class _Tests:
    """What the texts of entries are tested for; entries with equal flags and tags share it."""

    def __init__(self, drops: Iterable[Drop]) -> None:
        self._drops = tuple(drops)
        self._open: dict[tuple[Flags, tuple[str, ...]], list[tuple[Drop, TextTest]]] = {}

    def first(self, entry: Entry) -> Drop | None:
        key = (entry.flags, entry.tags)
        tests = self._open.get(key)
        if tests is None:
            tests = self._open[key] = [
                (drop, _text_test(drop)) for drop in self._drops if _concerns(drop, entry)
            ]
        return next((drop for drop, drops in tests if drops(entry.text)), None)


def _concerns(drop: Drop, entry: Entry) -> bool:
    """Whether flags and tags of ``entry`` are such as ``drop`` speaks of."""
    if drop.any_flag and not any(encode_flag(flag) in entry.flags for flag in drop.any_flag):
        return False
    if drop.only_flags and not entry.flags <= {encode_flag(flag) for flag in drop.only_flags}:
        return False
    if drop.any_tag and not any(is_tagged(entry, pattern) for pattern in drop.any_tag):
        return False
    return all(is_tagged(entry, pattern) for pattern in drop.all_tags)


def is_tagged(entry: Entry, pattern: str) -> bool:
    """Whether one of its fields is as ``pattern`` (``*`` as in file names)."""
    return any(fnmatchcase(tag, pattern) for tag in entry.tags)


def _text_test(drop: Drop) -> TextTest:
    pattern = re.compile(drop.text or ".*", re.DOTALL)

    def drops(text: str) -> bool:
        if text in drop.unless or (drop.words and text not in drop.words):
            return False
        return pattern.fullmatch(text) is not None

    return drops


class Boundaries:
    """Finds where two letters of a stem are no digraph, and marks the place."""

    def __init__(self, recipe: Recipe, letters: Letters) -> None:
        self._field = recipe.hyphenation
        self._letters = letters
        self._patterns = [(part.replace(MARK, ""), part) for part in recipe.boundaries]

    def mark(self, entry: Entry) -> str:
        """The stem with its marks.

        The field shows either how many letters stand before the joint
        (``hy:6``) or the letters around it (``hy:köz-ség``, ``hy:c|sz``).
        """
        text = entry.text
        for plain, marked in self._patterns:
            if plain in text:
                text = text.replace(plain, marked)
        if self._field is None or MARK in text:
            return text
        joints = {
            joint
            for shown in field_values(entry.tags, self._field)
            for joint in _joints(text, shown)
        }
        for joint in sorted(joints, reverse=True):
            if 0 < joint < len(text) and self._letters.misread(text[joint - 1], text[joint]):
                text = text[:joint] + MARK + text[joint:]
        return text


def _joints(text: str, shown: str) -> Iterable[int]:
    """Places between letters of ``text`` that ``shown`` marks."""
    if shown.isdecimal():
        return [int(shown)]
    letters = "".join(filter(str.isalpha, shown))
    at = text.find(letters)
    if at < 0:
        return []
    joints = []
    for char in shown:
        if char.isalpha():
            at += 1
        else:
            joints.append(at)
    return joints
