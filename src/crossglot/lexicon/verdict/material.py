"""What verdicts are explained from: a dictionary with its affix rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cached_property

import msgspec

from crossglot.editions import Edition
from crossglot.lexicon.affix import NO_FLAGS, load_affixes
from crossglot.lexicon.category import Category, Sign, Speech
from crossglot.lexicon.dictionary import Entry, parse_entry
from crossglot.lexicon.letters import MARK, Letters
from crossglot.lexicon.recipe import Addition, Omission, Recipe, Tier
from crossglot.lexicon.selection import RuleFilter, encode_flag, field_values
from crossglot.lexicon.sources import Dictionary
from crossglot.lexicon.verdict import features
from crossglot.lexicon.verdict.entries import LineIndex, dictionary_rows, open_index
from crossglot.lexicon.verdict.judge import Judge
from crossglot.lexicon.verdict.reading import Affix, Reader, Reading
from crossglot.lexicon.verdict.values import Analysis


class DictionaryMaterial:
    """A dictionary, read for one edition.

    Args:
        edition: Spells the words.
        recipe: Of the edition.
        tier: Name of the tier, with its switches.
        dictionary: The source.

    Raises:
        LexiconError: ``lexicon-source-missing``, ``lexicon-source-malformed``.
    """

    def __init__(self, edition: Edition, recipe: Recipe, tier: str, dictionary: Dictionary) -> None:
        self._recipe = recipe
        self.affixes = load_affixes(dictionary.affixes)
        self.letters = Letters(edition.alphabet, respell=self.affixes.output)
        self._index = open_index(
            dictionary.sha256(),
            self.letters,
            lambda: dictionary_rows(dictionary.entries, self.affixes, self.letters),
            lambda line: parse_entry(line, self.affixes, {}),
        )
        self._edition = edition.id
        self.judge = self.judge_of(tier)
        self.additions = Additions(self.judge, self.letters, self._index)
        self._reader = Reader(self.affixes, self.letters, self._find)
        everything = msgspec.structs.replace(recipe, affixes=type(recipe.affixes)())
        self._omissions = RuleFilter(everything, Tier(about=""))

    def judge_of(self, tier: str) -> Judge:
        """The judge of another tier."""
        return Judge(self.affixes, self._recipe, self._edition, tier)

    def close(self) -> None:
        """Closes the index."""
        self._index.close()

    def _find(self, keys: Iterable[bytes]) -> dict[bytes, list[Entry]]:
        wanted = list(keys)
        found = self._index.find(wanted)
        for key in wanted:
            if added := self.additions.entries.get(key):
                found[key] = [*found.get(key, ()), *added]
        return found

    def readings(self, word: str) -> list[Reading]:
        """Every reading of ``word``, admissible or not."""
        symbols = self.letters.encode(word)
        return self._reader.read(symbols) if symbols else []

    def analyses(self, word: str) -> list[Analysis]:
        """Every reading in words, with what speaks against it."""
        found = (self._analysis(reading) for reading in self.readings(word))
        return list(dict.fromkeys(found))

    def _analysis(self, reading: Reading) -> Analysis:
        entry, prefix, suffixes = reading
        speech = speech_of(entry, self._recipe.sign)
        affixes = [] if prefix is None else [("prefix", prefix)]
        affixes += list(zip(("first", "second"), suffixes, strict=False))
        keys = list(features.of_tags(entry.tags))
        spelled = []
        for place, affix in affixes:
            told = self._told(place, affix)
            keys += told
            if not told and place != "prefix" and affix.rule.append:
                spelled.append(affix.rule.append)
        last = suffixes[-1].rule.tags if suffixes else entry.tags
        if not any(tag.startswith("is:") for tag in last):
            keys += features.of_plain_form(last)
        unnamed = prefix is not None and not self._told("prefix", prefix)
        lemma = next(iter(field_values(entry.tags, "st:")), entry.text)
        return Analysis(
            lemma=lemma.replace(MARK, ""),
            speech=speech,
            features=tuple(dict.fromkeys(keys)),
            prefixes=(prefix.rule.append,) if prefix is not None and unnamed else (),
            suffixes=tuple(spelled),
            against=self.judge.against(reading),
        )

    def _told(self, place: str, affix: Affix) -> tuple[str, ...]:
        """Keys for what an affix makes: by its fields, or because a recipe may leave it out."""
        told = features.of_tags(affix.rule.tags)
        objection = self._omissions.objection(place, *affix)  # type: ignore[arg-type]
        if isinstance(objection, Omission) and objection.kind in features.OMITTED:
            key = features.OMITTED[objection.kind]
            superlative = place == "prefix" and objection.kind == Category.COMPARISON
            told = (*told, "superlative" if superlative else key)
        return told


class Additions:
    """What a recipe adds, as entries that are inflected like their models."""

    def __init__(self, judge: Judge, letters: Letters, index: LineIndex[Entry] | None) -> None:
        self._judge, self._letters, self._index = judge, letters, index

    @cached_property
    def _made(self) -> dict[Entry, Addition]:
        added = self._judge.settled.recipe.add
        models = {addition.like for addition in added if addition.like is not None}
        keys = {model: self._letters.encode(model) or b"" for model in models}
        found = self._index.find(keys.values()) if self._index else {}
        return {
            Entry(addition.word.replace(MARK, ""), self._flags(addition, keys, found)): addition
            for addition in added
        }

    def _flags(
        self, addition: Addition, keys: dict[str, bytes], found: dict[bytes, list[Entry]]
    ) -> frozenset[bytes]:
        if addition.like is None:
            return NO_FLAGS
        models = (entry for entry in found.get(keys[addition.like], ()))
        taken = [
            entry.flags
            for entry in models
            if entry.text == addition.like and not self._judge.against_entry(entry)
        ]
        return NO_FLAGS.union(*taken)

    @cached_property
    def entries(self) -> dict[bytes, list[Entry]]:
        """What is added, by letters."""
        found: dict[bytes, list[Entry]] = {}
        for entry in self._made:
            found.setdefault(self._letters.encode(entry.text) or b"", []).append(entry)
        return found

    def of(self, readings: Iterable[Reading]) -> Iterator[Addition]:
        """The additions that ``readings`` go back to."""
        return (self._made[one.entry] for one in readings if one.entry in self._made)


def speech_of(entry: Entry, signs: Iterable[Sign]) -> Speech | None:
    """The part of speech of ``entry``, by the first sign that holds."""
    return next((sign.speech for sign in signs if _holds(sign, entry)), None)


def _holds(sign: Sign, entry: Entry) -> bool:
    if sign.any_flag and entry.flags.isdisjoint(map(encode_flag, sign.any_flag)):
        return False
    tagged = (fnmatchcase(tag, pattern) for tag in entry.tags for pattern in sign.any_tag)
    if sign.any_tag and not any(tagged):
        return False
    return re.fullmatch(sign.text, entry.text) is not None
