"""What verdicts are explained from where words were analysed (Estonian): table and analyser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from threading import Lock

import msgspec

from crossglot.editions import Edition
from crossglot.errors import LexiconError
from crossglot.lexicon.affix import AffixFile
from crossglot.lexicon.category import Category, Speech
from crossglot.lexicon.dictionary import Entry
from crossglot.lexicon.estonian import DECLINED, Lemma, plain, read_table
from crossglot.lexicon.letters import Letters
from crossglot.lexicon.recipe import Recipe
from crossglot.lexicon.vabamorf import Reading as Understood
from crossglot.lexicon.vabamorf import Vabamorf, Wheel
from crossglot.lexicon.verdict import features
from crossglot.lexicon.verdict.entries import Rows, open_index
from crossglot.lexicon.verdict.judge import Judge
from crossglot.lexicon.verdict.material import Additions, speech_of
from crossglot.lexicon.verdict.reading import Reading
from crossglot.lexicon.verdict.values import Analysis, Ground, Reason

_decoder = msgspec.json.Decoder(Lemma)
_PRONUNCIATION = re.compile(r"[~?<\[\]]")
"""Marks in the analyser's roots that tell how a word is said."""
_PARTICIPLES = frozenset(("v", "tav", "nud", "tud"))


class AnalysedMaterial:
    """The table of Estonian words, and the analyser for words that are not in it.

    Args:
        edition: Spells the words.
        recipe: Of the edition.
        tier: Name of the tier, with its switches.
        table: The table (:mod:`crossglot.lexicon.estonian`).
        wheel: The analyser.
    """

    def __init__(
        self, edition: Edition, recipe: Recipe, tier: str, table: Path, wheel: Wheel
    ) -> None:
        self._recipe = recipe
        self._wheel = wheel
        self._running: Vabamorf | None = None
        self._lock = Lock()
        self.letters = Letters(edition.alphabet)
        self._index = open_index(
            table.name,
            self.letters,
            lambda: _rows(table, self.letters),
            _decoder.decode,
        )
        self._edition = edition.id
        self.judge = self.judge_of(tier)
        self.additions = Additions(self.judge, self.letters, None)

    def judge_of(self, tier: str) -> Judge:
        """The judge of another tier."""
        return Judge(AffixFile(), self._recipe, self._edition, tier)

    def readings(self, word: str) -> list[Reading]:
        """The rows that have ``word``, and the additions that are it, as entries."""
        return [reading for reading, _ in self._found(word)]

    def _found(self, word: str) -> Iterator[tuple[Reading, Lemma | None]]:
        symbols = self.letters.encode(word) or b""
        for lemma in self._index.find([symbols]).get(symbols, ()):
            for form in lemma.words:
                if self.letters.encode(form) == symbols:
                    yield Reading(Entry(form, tags=lemma.tags())), lemma
        for entry in self.additions.entries.get(symbols, ()):
            yield Reading(entry), None

    def analyses(self, word: str) -> list[Analysis]:
        """Every reading in words, with what speaks against it.

        The analyser is asked only where the table has no admissible one.
        """
        found = [self._of_row(reading, lemma) for reading, lemma in self._found(word)]
        if all(one.against for one in found):
            told = {(one.lemma, one.speech) for one in found}
            found += [one for one in self._understood(word) if (one.lemma, one.speech) not in told]
        return list(dict.fromkeys(found))

    def _of_row(self, reading: Reading, lemma: Lemma | None) -> Analysis:
        entry = reading.entry
        against = self.judge.against(reading)
        if lemma is None:
            return Analysis(lemma=entry.text, features=("uninflected",), against=against)
        base = plain(lemma.root) + ("ma" if lemma.speech == "V" else "")
        if lemma.speech == "V":
            keys: tuple[str, ...] = ("ma-infinitive",)
        elif lemma.speech in DECLINED and len(lemma.words) > 1:
            keys = ("nominative", "singular" if entry.text == base else "plural")
        else:
            keys = ("uninflected",)
        speech = speech_of(entry, self._recipe.sign)
        return Analysis(lemma=base, speech=speech, features=keys, against=against)

    def _understood(self, word: str) -> list[Analysis]:
        """What the analyser says of a word; nothing where it does not run.

        It knows names by their capital and abbreviations by their capitals.
        """
        small = word.lower()
        try:
            with self._lock:
                if self._running is None:
                    self._running = Vabamorf(self._wheel)
                asked = [small, small.capitalize(), small.upper()]
                answers = list(self._running.analyse(asked))
        except LexiconError:
            self.close()
            return []
        return [self._of_reading(one) for _, readings in answers for one in readings if one.speech]

    def _of_reading(self, one: Understood) -> Analysis:
        verb = one.speech == "V"
        root = plain(_PRONUNCIATION.sub("", one.root))
        entry = Entry(root, tags=(f"po:{one.speech}",))
        return Analysis(
            lemma=root + ("ma" if verb else ""),
            speech=speech_of(entry, self._recipe.sign),
            features=features.of_estonian(one.form) or ("uninflected",),
            suffixes=(one.clitic,) if one.clitic else (),
            against=(self._against(one),),
        )

    def _against(self, one: Understood) -> Reason:
        """Why a word is not in the table, by what the analyser says of it."""
        speech = next((s.speech for s in self._recipe.sign if f"po:{one.speech}" in s.any_tag), "")
        kinds: dict[str, Category] = {
            Speech.NAME: Category.NAME,
            Speech.ABBREVIATION: Category.ABBREVIATION,
        }
        if speech in kinds:
            return self.judge.general(kinds[speech])
        if one.speech == "V" and one.form != "ma":
            participle = one.form in _PARTICIPLES
            return self.judge.general(Category.PARTICIPLE if participle else Category.VERB_FORM)
        if one.clitic or one.form.rstrip(", ") not in ("sg n", "pl n", "ma", ""):
            return self.judge.general(Category.CASE_FORM)
        if "_" in one.root:
            return self.judge.general(Category.COMPOUND)
        return self.judge.general(Ground.DERIVATION if "=" in one.root else Ground.NOT_FOUND)

    def close(self) -> None:
        """Ends the analyser, if it runs."""
        with self._lock:
            if self._running is not None:
                self._running.close()
                self._running = None


def _rows(table: Path, letters: Letters) -> Rows:
    for lemma in read_table(table):
        line = msgspec.json.encode(lemma)
        for word in lemma.words:
            if key := letters.encode(word):
                yield key, line
