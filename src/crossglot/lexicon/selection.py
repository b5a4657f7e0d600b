"""What an edition takes of a dictionary: entries, affix rules, and where letters meet.

The recipe says it (:mod:`crossglot.lexicon.recipe`); this module applies it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase

from crossglot.lexicon.affix import NO_FLAGS, AffixFile, Flags, Rule
from crossglot.lexicon.bundles import Rules
from crossglot.lexicon.composition import Grammar
from crossglot.lexicon.dictionary import Entry
from crossglot.lexicon.letters import MARK, Letters
from crossglot.lexicon.recipe import Affixes, Drop, Recipe, Tier


def encode_flag(written: str) -> bytes:
    """A flag as a recipe writes it; raw 8-bit flags are written as Latin-1."""
    return written.encode("latin-1")


def select_rules(affixes: AffixFile, recipe: Recipe, tier: Tier) -> Grammar:
    """The rules of ``tier``: derivation, where it has any, stands before inflection."""
    wanted = recipe.affixes
    second = _only(affixes.suffixes, lambda rule: _inflects(wanted, rule))
    first = second
    if tier.derive:
        first = _only(
            affixes.suffixes, lambda rule: _inflects(wanted, rule) or _derives(wanted, rule)
        )
    prefixes = {flag: tuple(rules) for flag, rules in affixes.prefixes.items()}
    chosen = wanted.prefixes if tier.prefixes is None else tier.prefixes
    if chosen is not None:
        kept = set(map(encode_flag, chosen))
        prefixes = {flag: rules for flag, rules in prefixes.items() if flag in kept}
    return Grammar(
        first=first,
        second=second,
        prefixes=prefixes,
        need_affix=_single(affixes.option("NEEDAFFIX")),
        only_in_compound=_single(affixes.option("ONLYINCOMPOUND")),
        full_strip=affixes.full_strip,
    )


def _single(flag: bytes | None) -> Flags:
    return NO_FLAGS if flag is None else frozenset((flag,))


def _only(classes: dict[bytes, list[Rule]], keep: Callable[[Rule], bool]) -> Rules:
    kept = {flag: tuple(rule for rule in rules if keep(rule)) for flag, rules in classes.items()}
    return {flag: rules for flag, rules in kept.items() if rules}


def _inflects(wanted: Affixes, rule: Rule) -> bool:
    """Whether ``rule`` makes another form of the same word."""
    if wanted.inflections is None:
        return True
    return not _values(rule.tags, "ds:") and _all_match(
        _values(rule.tags, "is:"), wanted.inflections
    )


def _derives(wanted: Affixes, rule: Rule) -> bool:
    """Whether ``rule`` makes a new word by one derivation, inflected or not."""
    derivations = _values(rule.tags, "ds:")
    if len(derivations) != 1 or wanted.inflections is None:
        return False
    return _all_match(derivations, wanted.derivations) and _all_match(
        _values(rule.tags, "is:"), wanted.inflections
    )


def _values(tags: Iterable[str], field: str) -> list[str]:
    return [tag.removeprefix(field) for tag in tags if tag.startswith(field)]


def _all_match(values: Iterable[str], patterns: tuple[str, ...]) -> bool:
    return all(any(fnmatchcase(value, pattern) for pattern in patterns) for value in values)


class EntryFilter:
    """Whether an entry is a word (or the stem of words) in an edition."""

    def __init__(self, affixes: AffixFile, recipe: Recipe, edition: str) -> None:
        self._capitals = recipe.capitals
        self._forbidden = affixes.option("FORBIDDENWORD")
        self._drops = [
            drop for drop in recipe.drop if not drop.editions or edition in drop.editions
        ]
        self._open: dict[tuple[Flags, tuple[str, ...]], list[TextTest]] = {}

    def forbids(self, entry: Entry) -> bool:
        """Whether the dictionary lists the entry in order to refuse it."""
        return self._forbidden is not None and self._forbidden in entry.flags

    def admits(self, entry: Entry) -> bool:
        """Whether nothing speaks against the entry. One-letter stems may have longer forms."""
        text = entry.text
        if MARK in text or self.forbids(entry) or (not self._capitals and not text.islower()):
            return False
        key = (entry.flags, entry.tags)
        tests = self._open.get(key)
        if tests is None:
            tests = self._open[key] = [
                _text_test(drop) for drop in self._drops if _concerns(drop, entry)
            ]
        return not any(drops(text) for drops in tests)


TextTest = Callable[[str], bool]


def _concerns(drop: Drop, entry: Entry) -> bool:
    """Whether flags and tags of ``entry`` are such as ``drop`` speaks of."""
    if drop.any_flag and not any(encode_flag(flag) in entry.flags for flag in drop.any_flag):
        return False
    if drop.any_tag and not any(_tagged(entry, pattern) for pattern in drop.any_tag):
        return False
    return all(_tagged(entry, pattern) for pattern in drop.all_tags)


def _tagged(entry: Entry, pattern: str) -> bool:
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
            joint for shown in _values(entry.tags, self._field) for joint in _joints(text, shown)
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
