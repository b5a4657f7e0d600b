"""Which reason decides about a word, where source and recipe are at hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import msgspec

from crossglot.editions import Edition
from crossglot.lexicon.category import rules_named
from crossglot.lexicon.letters import MARK, Letters
from crossglot.lexicon.lists import load_list
from crossglot.lexicon.recipe import Closed, Recipe
from crossglot.lexicon.verdict.judge import Judge
from crossglot.lexicon.verdict.material import Additions
from crossglot.lexicon.verdict.reading import Reading
from crossglot.lexicon.verdict.values import Analysis, Ground, Reason

Decided = tuple[Reason | None, list[Analysis]]
"""The reason that decides, and the readings that it speaks of, first of all."""


class Material(Protocol):
    """What verdicts are explained from."""

    letters: Letters
    judge: Judge
    additions: Additions

    def judge_of(self, tier: str) -> Judge:
        """The judge of another tier."""

    def readings(self, word: str) -> list[Reading]:
        """Every reading of ``word``, admissible or not."""

    def analyses(self, word: str) -> list[Analysis]:
        """Every reading in words, with what speaks against it."""

    def close(self) -> None:
        """Ends what runs for it."""


class Grounds:
    """Finds the grounds for what a lexicon says of words.

    Args:
        edition: Of the lexicon.
        recipe: Of the edition, with every switch.
        tier: The lexicon's tier with its switches.
        material: What is known of its words.
    """

    def __init__(self, edition: Edition, recipe: Recipe, tier: str, material: Material) -> None:
        self._edition, self._recipe, self._tier = edition, recipe, tier
        self._material = material
        self._settled = material.judge.settled
        self._judges: dict[str, Judge] = {tier: material.judge}
        self._spelled: dict[str, dict[bytes | None, str]] = {}

    def admitted(self, word: str) -> Decided:
        """Why an admissible word is so: a closed list, an addition, or its readings alone."""
        found = self._material.analyses(word)
        good = [one for one in found if not one.against]
        if (closed := self._short(word)) is not None:
            return self._listed(word, closed, good)
        if good:
            return self._added(word), good
        # Attestation is not read again: the lexicon has the word, so its prefix is attested.
        prefixed = [one for one in found if {each.kind for each in one.against} == {Ground.PREFIX}]
        if prefixed and self._settled.tier.attested:
            return None, [msgspec.structs.replace(one, against=()) for one in prefixed]
        return Reason(kind=Ground.UNEXPLAINED), []

    def refused(self, word: str) -> Decided:
        """Why a word is not admissible: what is said of the word itself, then of its readings."""
        if (reason := self._of_word(word)) is not None:
            return reason, []
        found = self._material.analyses(word)
        against = sorted((one for one in found if one.against), key=_plainness)
        if (excluded := self._excluded(word)) is not None:
            return excluded, found
        if (closed := self._short(word)) is not None:
            return self._closed_out(word, closed, against), against
        if len(against) < len(found):
            against = [one for one in against if one.against[0].kind == Ground.FORBIDDEN]
            if not against:
                return Reason(kind=Ground.UNEXPLAINED), []
        if not against:
            return self._material.judge.general(Ground.NOT_FOUND), []
        return against[0].against[0], against

    def _of_word(self, word: str) -> Reason | None:
        """What speaks against the letters as such."""
        sizes = self._edition.alphabet.sizes(word)
        if not sizes and word.isalpha():
            return Reason(kind=Ground.LETTERS)
        if not sizes:
            return self._material.judge.general(Ground.LETTERS)
        if sizes[-1] < 2:
            return self._material.judge.general(Ground.TOO_SHORT)
        return None

    def admitted_in(self, word: str) -> tuple[str, ...]:
        """Other lexicons of the edition that admit a word: those with a switch on, larger tiers."""
        if self._excluded(word) is not None:
            return ()
        closed = self._short(word)
        if closed is not None:
            switches = self._closed_switches(word, closed)
            return tuple(self._recipe.tier(self._tier, {name: True}) for name in switches)
        readings = self._material.readings(word)
        analysed = self._settled.tier.analysed
        _, states = self._recipe.parse_tier(self._tier)
        names = [name for name, tier in self._recipe.tiers.items() if tier.analysed == analysed]
        found: list[str] = []
        for base in sorted(names, key=lambda name: not self._tier.startswith(name)):
            plain = self._recipe.tier(base, states)
            for reading in readings:
                name = self._opened(plain, reading)
                if name is not None and name != self._tier:
                    found.append(name)
        return tuple(dict.fromkeys(found))

    def _opened(self, tier: str, reading: Reading) -> str | None:
        """``tier`` with those switches on that admit ``reading``; None where none do."""
        for _ in range(3):
            against = self._judge(tier).against(reading)
            if not against:
                return tier
            if any(not each.switch for each in against):
                return None
            tier = self._recipe.tier(tier, {each.switch: True for each in against})
        return None

    def _judge(self, tier: str) -> Judge:
        if tier not in self._judges:
            self._judges[tier] = self._material.judge_of(tier)
        return self._judges[tier]

    def _same(self, name: str, words: Iterable[str], word: str) -> str | None:
        """The one of ``words``, called ``name`` together, that is spelled as ``word``."""
        encode = self._material.letters.encode
        if name not in self._spelled:
            self._spelled[name] = {encode(each.replace(MARK, "")): each for each in words}
        return self._spelled[name].get(encode(self._edition.alphabet.fold(word)))

    def _short(self, word: str) -> Closed | None:
        """The closed list, where it decides about ``word``."""
        closed = self._settled.recipe.closed
        letters = self._material.letters.encode(self._edition.alphabet.fold(word))
        return closed if closed and letters and len(letters) <= closed.letters else None

    def _listed(self, word: str, closed: Closed, good: list[Analysis]) -> Decided:
        """An admissible short word: the list says what it is a form of."""
        same = self._same(closed.listed, load_list(closed.listed).words, word)
        place = load_list(closed.listed).place(same or "")
        if same is None or place is None:
            return Reason(kind=Ground.UNEXPLAINED), good
        judge = self._material.judge
        reason = judge.listed(closed.listed, same, Ground.LISTED, closed.reason)
        lemmas = {one.lemma for one in good}
        own = [] if place[1].lemma in lemmas else [Analysis(lemma=place[1].lemma)]
        return msgspec.structs.replace(reason, kind=Ground.LISTED), [*own, *good]

    def _closed_out(self, word: str, closed: Closed, against: list[Analysis]) -> Reason:
        """Why a short word is not in the closed list, as far as somebody wrote it down."""
        judge = self._material.judge
        if switches := self._closed_switches(word, closed):
            same = self._same(closed.listed, load_list(closed.listed).words, word) or ""
            kind = judge.switch_kind(switches[0])
            reason = judge.listed(closed.listed, same, kind, closed.reason)
            return msgspec.structs.replace(reason, switch=switches[0])
        if closed.refused is not None:
            out = self._same(closed.refused, load_list(closed.refused).words, word)
            if out is not None:
                return judge.listed(closed.refused, out, Ground.NOT_IN_LIST, closed.reason)
        if against:
            return against[0].against[0]
        rules = rules_named(closed.reason, self._edition.id)
        return Reason(kind=Ground.NOT_IN_LIST, rules=rules, note=closed.reason, list=closed.listed)

    def _closed_switches(self, word: str, closed: Closed) -> list[str]:
        """The switches that would let a short word in."""
        listed = load_list(closed.listed)
        same = self._same(closed.listed, listed.words, word)
        place = listed.place(same) if same else None
        switch = place[0].switch if place else None
        return [] if switch is None or switch in self._settled.on else [switch]

    def _excluded(self, word: str) -> Reason | None:
        for number, exclusion in enumerate(self._settled.recipe.exclude):
            named = self._same(f"exclusion {number}", exclusion.words, word)
            if named is None:
                continue
            judge = self._material.judge
            if exclusion.listed is not None:
                return judge.listed(exclusion.listed, named, exclusion.kind, exclusion.reason)
            return judge.noted(exclusion.kind, exclusion.reason)
        return None

    def _added(self, word: str) -> Reason | None:
        """The addition that an admissible word goes back to, where nothing else makes it."""
        readings = [
            reading
            for reading in self._material.readings(word)
            if not self._material.judge.against(reading)
        ]
        added = list(self._material.additions.of(readings))
        if not added or len(added) < len(readings):
            return None
        return self._material.judge.noted(Ground.ADDED, added[0].reason)


def _plainness(analysis: Analysis) -> tuple[int, bool]:
    """What is no name comes first among readings with as many reasons against them."""
    return len(analysis.against), not analysis.lemma.islower()
