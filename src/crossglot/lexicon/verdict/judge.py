"""What speaks against a reading in one lexicon, by the very selection that compiles it."""

from __future__ import annotations

import msgspec

from crossglot.lexicon.affix import AffixFile
from crossglot.lexicon.category import Category, rules_named
from crossglot.lexicon.dictionary import Entry
from crossglot.lexicon.lists import load_list
from crossglot.lexicon.recipe import Drop, Omission, Recipe
from crossglot.lexicon.selection import EntryFilter, RuleFilter, Unused, is_derived
from crossglot.lexicon.verdict.reading import Reading
from crossglot.lexicon.verdict.values import Ground, Reason


class Judge:
    """Judges readings for one tier of a recipe with its switches.

    Args:
        affixes: The rules of the dictionary; an empty file for a tier that is analysed.
        recipe: Of the edition.
        edition: Its id.
        tier: Name of the tier, with the switches that differ.
    """

    def __init__(self, affixes: AffixFile, recipe: Recipe, edition: str, tier: str) -> None:
        settled = recipe.settle(tier)
        self.settled = settled
        self._recipe = recipe
        self._edition = edition
        self._entries = EntryFilter(affixes, settled.recipe, edition)
        self._rules = RuleFilter(settled.recipe, settled.tier)
        self._underived = settled.tier.analysed and not settled.tier.derive

    def against(self, reading: Reading) -> tuple[Reason, ...]:
        """What speaks against ``reading``: the entry first, then its affixes."""
        found = [*self.against_entry(reading.entry)]
        if reading.prefix is None and not reading.suffixes:
            drop = self._entries.stem_objection(reading.entry)
            found += [self._of_drop(drop, reading.entry)] if drop else []
        if reading.prefix is not None:
            objection = self._rules.objection("prefix", *reading.prefix)
            found += [self._of_rule(objection)] if objection else []
        for place, suffix in zip(("first", "second"), reading.suffixes, strict=False):
            objection = self._rules.objection(place, *suffix)  # type: ignore[arg-type]
            found += [self._of_rule(objection)] if objection else []
        return tuple(dict.fromkeys(found))

    def against_entry(self, entry: Entry) -> tuple[Reason, ...]:
        """What speaks against an entry with all its forms."""
        if self._entries.forbids(entry):
            return (self.general(Ground.FORBIDDEN),)
        if entry.text.endswith("."):
            return (self.general(Category.ABBREVIATION),)
        if self._entries.is_name(entry):
            letters = sum(map(str.isupper, entry.text))
            return (self.general(Category.NAME if letters < 2 else Category.ABBREVIATION),)
        if drop := self._entries.objection(entry):
            return (self._of_drop(drop, entry),)
        if self._underived and is_derived(entry):
            return (self.general(Ground.DERIVATION),)
        return ()

    def general(self, kind: Category | Ground) -> Reason:
        """A reason that no part of the recipe names, with the rule that the recipe has for it."""
        rules = rules_named(self._recipe.reasons.get(kind, ""), self._edition)
        return Reason(kind=kind, rules=rules)

    def noted(self, kind: Category | Ground, note: str) -> Reason:
        """A reason with the rules that ``note`` names."""
        return Reason(kind=kind, rules=rules_named(note, self._edition), note=note)

    def switch_kind(self, switch: str) -> Category:
        """What kind of words a switch speaks of: that of the drops it lifts."""
        kinds = (drop.kind for drop in self._recipe.drop if drop.switch == switch)
        return next(kinds, Category.OTHER)

    def listed(self, name: str, word: str, kind: Category | Ground, note: str) -> Reason:
        """A reason that a list of ours gives for ``word``; ``note`` is that of the whole list."""
        place = load_list(name).place(word)
        rules = rules_named(note, self._edition)
        if place is None:
            return Reason(kind=kind, rules=rules, note=note, list=name)
        group, item = place
        own = rules_named(group.reason, self._edition)
        said = f"{group.reason}: {item.gloss}" if item.gloss else group.reason
        return Reason(kind=group.kind or kind, rules=own or rules, note=said, list=name)

    def _of_drop(self, drop: Drop, entry: Entry) -> Reason:
        if drop.listed is not None:
            reason = self.listed(drop.listed, entry.text, drop.kind, drop.reason)
        else:
            reason = self.noted(drop.kind, drop.reason)
        return _switched(reason, drop.switch)

    def _of_rule(self, objection: Omission | Unused) -> Reason:
        if isinstance(objection, Unused):
            return self.general(Ground(objection.value))
        return _switched(self.noted(objection.kind, objection.reason), objection.switch)


def _switched(reason: Reason, switch: str | None) -> Reason:
    return msgspec.structs.replace(reason, switch=switch) if switch else reason
