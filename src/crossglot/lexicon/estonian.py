"""The words of Estonian that a game may use, found by analysis and synthesis.

A spelling dictionary lists forms and does not say what they are forms of. So
its words are analysed; of each lemma that is met the forms are made which the
leaflet admits: the nominatives of what is declined (ET-31), the -ma infinitive
of verbs (ET-30), and what is not inflected as it is (ET-32). What is found goes
into a table in the cache; which rows of it a lexicon takes is the recipe's
choice. ``docs/lexicons.md`` describes the table.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from crossglot.lexicon.affix import AffixFile, load_affixes
from crossglot.lexicon.bundles import ending_pattern
from crossglot.lexicon.container import replace_file
from crossglot.lexicon.dictionary import Entry, load_entries
from crossglot.lexicon.sources import Dictionary
from crossglot.lexicon.vabamorf import Reading, Vabamorf

DECLINED = frozenset("SANOPCU")
"""Nouns, adjectives and their degrees, numerals, pronouns."""
UNINFLECTED = frozenset("DJKIGX")
"""Adverbs, conjunctions, adpositions, interjections, attributes, parts of phrases."""

_TELLING = ("d", "ma", "lt", "mata")
"""Ends of the forms that are analysed besides the stems: a plural in -d shows every lemma that
is declined; adverbs in -lt, and adjectives in -mata, are stems of nothing."""
_PHONETIC = re.compile(r"[~?\]<]")
_MARKS = re.compile(r"[_=+]")
_REPORT_EVERY = 65536

Tell = Callable[[int, int], None]
"""Called with (done, total)."""


class Lemma(NamedTuple):
    """A row of the table.

    Attributes:
        root: The lemma with ``_`` between the parts of a compound, ``=`` before a derivation
            made by rule, ``+`` behind a linking ending; verbs without -ma.
        speech: Part of speech (:class:`Reading`).
        words: Its forms that a game might use.
        listed: Who lists it: ``d`` the dictionary, ``l`` the list of lemmas.
    """

    root: str
    speech: str
    words: tuple[str, ...]
    listed: str

    @property
    def derivation(self) -> str:
        """The derivation by rule that it ends in, such as ``mine``; empty where there is none."""
        _, _, last = self.root.rpartition("_")
        _, mark, suffix = last.rpartition("=")
        return suffix if mark else ""

    @property
    def parts(self) -> int:
        """Words that it is a compound of; 1 for a simple one."""
        return self.root.count("_") + 1

    def tags(self) -> tuple[str, ...]:
        """What a recipe may ask of it, as fields of a dictionary."""
        derivation = (f"ds:{self.derivation}",) if self.derivation else ()
        return (f"po:{self.speech}", *derivation, f"pa:{self.parts}", f"li:{self.listed}")


def plain(root: str) -> str:
    """``root`` without its marks.

    >>> plain("raud_tee"), plain("ela=nud"), plain("hoidla+d_plats")
    ('raudtee', 'elanud', 'hoidladplats')
    """
    return _MARKS.sub("", root)


def entries(table: Path) -> Iterator[Entry]:
    """The words of a table as entries of a dictionary without affixes."""
    for lemma in read_table(table):
        tags = lemma.tags()
        for word in lemma.words:
            yield Entry(word, tags=tags)


def read_table(table: Path) -> Iterator[Lemma]:
    """The rows of a table that :func:`write_table` wrote."""
    with table.open(encoding="utf-8") as file:
        for line in file:
            root, speech, words, listed = line.rstrip("\n").split("\t")
            yield Lemma(root, speech, tuple(words.split(" ")), listed)


def write_table(table: Path, lemmas: Iterable[Lemma]) -> None:
    """Writes rows to ``table``, whole or not at all.

    Raises:
        OSError: The disk is full or the folder cannot be written.
    """
    lines = [
        f"{lemma.root}\t{lemma.speech}\t{' '.join(lemma.words)}\t{lemma.listed}\n"
        for lemma in sorted(lemmas)
    ]
    replace_file(table, "".join(lines).encode())


def table_name(*digests: str) -> str:
    """Name of the table made from sources with these hashes by this code."""
    code = b"".join(
        Path(file).read_bytes()
        for file in (__file__, Path(__file__).with_name("vabamorf_worker.py"))
    )
    text = "\0".join([*digests, hashlib.sha256(code).hexdigest()])
    return f"ET-{hashlib.sha256(text.encode()).hexdigest()[:16]}.tsv"


def telling_forms(dictionary: Dictionary) -> set[str]:
    """The stems of the dictionary and those of its forms that show what lemmas there are.

    Raises:
        LexiconError: ``lexicon-source-missing``, ``lexicon-source-malformed``.
    """
    affixes = load_affixes(dictionary.affixes)
    rules = _telling_rules(affixes)
    forms = set()
    for entry in load_entries(dictionary.entries, affixes):
        text = entry.text
        if not text.islower():
            continue
        forms.add(text)
        for flag in entry.flags:
            for pattern, strip, append in rules.get(flag, ()):
                if pattern.match(text):
                    forms.add(text[: len(text) - strip] + append)
    return forms


def _telling_rules(affixes: AffixFile) -> dict[bytes, list[tuple[re.Pattern[str], int, str]]]:
    return {
        flag: [
            (ending_pattern(rule.condition, rule.strip), len(rule.strip), rule.append)
            for rule in rules
            if rule.append.endswith(_TELLING)
        ]
        for flag, rules in affixes.suffixes.items()
    }


def find_lemmas(
    analyser: Vabamorf, forms: set[str], lemmas: frozenset[str], tell: Tell
) -> list[Lemma]:
    """Every lemma that is met, with the words of it that a game might use.

    Args:
        analyser: Running.
        forms: Of the dictionary (:func:`telling_forms`).
        lemmas: Further words to look at, from a list of lemmas.
        tell: Told how far it is.

    Raises:
        LexiconError: ``lexicon-analyser-failed``.
    """
    met = _met(analyser, sorted(forms | lemmas), tell)
    return [*_uninflected(met, forms, lemmas), *_inflected(analyser, met, forms, lemmas)]


def _met(analyser: Vabamorf, words: list[str], tell: Tell) -> set[tuple[str, str]]:
    """Root and part of speech of every reading; a root stands with a dot where it is the word."""
    met = set()
    for done, (word, readings) in enumerate(analyser.analyse(words)):
        if done % _REPORT_EVERY == 0:
            tell(done, len(words))
        for reading in readings:
            if reading.clitic or "neg" in reading.form:
                continue
            root = _PHONETIC.sub("", reading.root)
            if reading.speech in UNINFLECTED or (reading.speech in DECLINED and not reading.form):
                if plain(root) == word:
                    met.add((root, reading.speech + "."))
            elif reading.speech in DECLINED or reading.speech == "V":
                met.add((root, reading.speech))
    return met


def _uninflected(
    met: set[tuple[str, str]], forms: set[str], lemmas: frozenset[str]
) -> Iterator[Lemma]:
    """Of several readings of a word those with the fewest parts."""
    chosen = [(root, speech) for root, speech in met if speech.endswith(".")]
    fewest: dict[str, int] = {}
    for root, _ in chosen:
        word = plain(root)
        fewest[word] = min(fewest.get(word, 99), root.count("_"))
    for root, speech in chosen:
        word = plain(root)
        if root.count("_") == fewest[word]:
            yield Lemma(root, speech[0], (word,), _listed(word, (word,), forms, lemmas))


def _inflected(
    analyser: Vabamorf, met: set[tuple[str, str]], forms: set[str], lemmas: frozenset[str]
) -> Iterator[Lemma]:
    """Lemmas that the analyser itself reads as lemmas, with the forms it makes of them."""
    wanted: dict[str, set[tuple[str, str]]] = {}
    for root, speech in met:
        if not speech.endswith("."):
            word = plain(root) + ("ma" if speech == "V" else "")
            wanted.setdefault(word, set()).add((root, speech))
    questions: dict[tuple[str, str], str] = {}
    for word, readings in analyser.analyse(sorted(wanted)):
        for root, speech in _basic(readings) & wanted[word]:
            if speech == "V":
                yield Lemma(root, "V", (word,), _listed(word, (word,), forms, lemmas))
            else:
                questions[word, speech] = min(
                    root, questions.get((word, speech), root), key=_weight
                )
    asked = [(word, form, speech) for word, speech in questions for form in ("sg n", "pl n")]
    made: dict[tuple[str, str], set[str]] = {}
    for (word, _, speech), words in analyser.synthesise(sorted(asked)):
        made.setdefault((word, speech), set()).update(words)
    for (word, speech), root in questions.items():
        nominatives = tuple(sorted({word} | made[word, speech]))
        listed = _listed(word, nominatives, forms, lemmas)
        if listed or "_" not in root:
            yield Lemma(root, speech, nominatives, listed)


def _basic(readings: list[Reading]) -> set[tuple[str, str]]:
    """The readings with the fewest parts that are a nominative or the infinitive."""
    fewest = min((reading.root.count("_") for reading in readings), default=0)
    return {
        (_PHONETIC.sub("", reading.root), reading.speech)
        for reading in readings
        if reading.form in ("sg n", "pl n", "ma")
        and not reading.clitic
        and reading.root.count("_") == fewest
    }


def _weight(root: str) -> tuple[int, int, str]:
    return root.count("_"), root.count("="), root


def _listed(word: str, words: Iterable[str], forms: set[str], lemmas: frozenset[str]) -> str:
    """Who lists a lemma; of what is declined the dictionary must have the plural."""
    others = [other for other in words if other != word]
    in_forms = word in forms if not others else any(other in forms for other in others)
    return ("d" if in_forms else "") + ("l" if word in lemmas else "")
