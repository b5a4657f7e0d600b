"""What is wrong with the sentences of a language, and a language that shows what is not translated.

English is the measure: its files and keys, and the facts that each sentence tells. A language may
have a ``glossary.toml`` beside its sentences:

* ``terms``: concept -> the word for it;
* ``avoid``: words that are not used, each with the concept whose word stands in its place;
* ``quotes``: the quotation marks of the language;
* ``numbers``: ``unchanged = true`` where nouns stay as they are after a number, else ``after``,
  the words that may follow a number in a sentence without plural forms, and ``bare``, the
  sentences that need none.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    Span,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Transformer, Visitor

from crossglot.languages import ENGLISH, facts_told

QUOTES = '"“”„«»'
"""Marks of which each language uses some."""

FORMS = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural forms that Unicode knows."""

PSEUDO = "qps"
"""The code of the language that nobody speaks."""

_ACCENTED = str.maketrans("AEIOUYCDNSZaeiouycdnsz", "ÅÉÎØÛÝÇÐÑŠŽåéîøûýçðñšž")
_HEBREW = str.maketrans(
    "abcdefghijklmnopqrstuvwxyz", "אבגדהוזחטיכלמנסעפצקרשתאבגד"
)  # The letters only have to run from right to left.


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong.

    Attributes:
        what: A key of ``messages/*/translations.ftl``, which says it in words.
        file: Below the folder of all languages: ``hu/page.ftl``.
        line: Counted from 1; 0 where it is not about a line.
        key: The message; empty where it is about the whole file.
        facts: What the words of ``what`` tell.
    """

    what: str
    file: str
    line: int = 0
    key: str = ""
    facts: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Glossary:
    """The words of one language, from its ``glossary.toml``; see the top of this module."""

    terms: Mapping[str, str] = field(default_factory=dict)
    avoid: tuple[Mapping[str, str], ...] = ()
    quotes: str = QUOTES
    unchanged: bool = True
    after: frozenset[str] = frozenset()
    bare: frozenset[str] = frozenset()


def glossary_of(folder: Traversable) -> Glossary:
    """The glossary of a language's ``folder``; an empty one where it has none."""
    path = folder.joinpath("glossary.toml")
    if not path.is_file():
        return Glossary()
    told = tomllib.loads(path.read_text("utf-8"))
    numbers = told.get("numbers", {})
    return Glossary(
        told.get("terms", {}),
        tuple(told.get("avoid", ())),
        told.get("quotes", QUOTES),
        numbers.get("unchanged", False),
        frozenset(numbers.get("after", ())),
        frozenset(numbers.get("bare", ())),
    )


def files_of(folder: Traversable, under: str = "") -> Iterator[str]:
    """The names of the Fluent files in a language's folder, those of its folders too."""
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            yield from files_of(entry, f"{under}{entry.name}/")
        elif entry.name.endswith(".ftl"):
            yield under + entry.name


def findings(messages: Traversable, language: str) -> Iterator[Finding]:
    """What is wrong in the folder of ``language``, compared with the English one."""
    english, own = messages.joinpath(ENGLISH), messages.joinpath(language)
    glossary = glossary_of(own)
    there = set(files_of(own))
    for name in files_of(english):
        where = f"{language}/{name}"
        wanted = _File(english.joinpath(name).read_bytes().decode("utf-8", "replace"))
        if name not in there:
            yield Finding("no-file", where, facts={"count": str(len(wanted.messages))})
            continue
        text = own.joinpath(name).read_bytes().decode("utf-8", "replace")
        if "\ufffd" in text:
            yield Finding("no-text", where)
        yield from _of_file(where, _File(text), wanted, _Measure(language, glossary))
    for name in sorted(there - set(files_of(english))):
        yield Finding("file-not-english", f"{language}/{name}")
    known = glossary_of(english).terms
    for term in sorted(glossary.terms.keys() - known.keys()):
        yield Finding("term-not-english", f"{language}/glossary.toml", key=term)
    if glossary.terms:
        for term in sorted(known.keys() - glossary.terms.keys()):
            yield Finding("no-term", f"{language}/glossary.toml", key=term)


class _File:
    """A Fluent file, read."""

    def __init__(self, text: str) -> None:
        self.text = text
        body = FluentParser().parse(text).body
        self.junk = [entry for entry in body if isinstance(entry, Junk)]
        self.entries = [entry for entry in body if isinstance(entry, Message)]
        self.messages = {entry.id.name: entry for entry in self.entries}

    def line(self, entry: Message | Junk) -> int:
        """Where ``entry`` begins, from 1."""
        start = entry.span.start if isinstance(entry.span, Span) else 0
        return self.text.count("\n", 0, start) + 1


class _Measure:
    """What is asked of each sentence of a language."""

    def __init__(self, language: str, glossary: Glossary) -> None:
        self.glossary = glossary
        self.forms = _whole_number_forms(language)
        self.avoided = [
            (re.compile(rf"(?<!\w){entry['word']}", re.IGNORECASE), entry)
            for entry in glossary.avoid
        ]

    def of_words(self, text: str, key: str) -> Iterator[tuple[str, dict[str, str]]]:
        """What is wrong with the words of a sentence."""
        for pattern, entry in self.avoided:
            found = pattern.search(text)
            if found and key not in entry.get("except", ""):
                term = entry["term"]
                instead = self.glossary.terms.get(term, term)
                yield "avoided", {"word": found[0], "instead": instead}
        for mark in sorted(set(text) & (set(QUOTES) - set(self.glossary.quotes))):
            yield "quote", {"mark": mark, "quotes": self.glossary.quotes}

    def of_numbers(self, message: Message) -> Iterator[tuple[str, dict[str, str]]]:
        """Plural forms that are missing from a sentence."""
        if self.glossary.unchanged or message.id.name in self.glossary.bare:
            return
        counts = _Counts(self.glossary.after)
        counts.visit(message)
        for forms in counts.chosen:
            lacking = self.forms - forms
            if lacking:
                yield "no-form", {"forms": ", ".join(sorted(lacking))}
        for fact, word in counts.bare:
            yield "no-forms", {"fact": fact, "word": word}


def _of_file(where: str, own: _File, english: _File, measure: _Measure) -> Iterator[Finding]:
    """What is wrong in one file."""
    for junk in own.junk:
        start = (junk.content or "").strip().split("\n")[0][:60]
        yield Finding("malformed", where, own.line(junk), facts={"text": start})
    for key in english.messages.keys() - own.messages.keys():
        yield Finding("no-key", where, key=key)
    often = Counter(entry.id.name for entry in own.entries)
    for entry in own.entries:
        key = entry.id.name
        for what, facts in _of_message(entry, english.messages.get(key), measure):
            yield Finding(what, where, own.line(entry), key, facts)
        if often[key] > 1:
            yield Finding("twice", where, own.line(entry), key)


def _of_message(
    entry: Message, english: Message | None, measure: _Measure
) -> Iterator[tuple[str, dict[str, str]]]:
    """What is wrong with one sentence."""
    if english is None:
        yield "key-not-english", {}
        return
    told = facts_told(entry)
    for fact in sorted(told - facts_told(english)):
        yield "unknown-fact", {"fact": fact}
    shown = _Shown()
    shown.visit(english)
    for fact in sorted(shown.facts - told):
        yield "no-fact", {"fact": fact}
    texts = _Texts()
    texts.visit(entry)
    yield from measure.of_words(" ".join(texts.found), entry.id.name)
    yield from measure.of_numbers(entry)


class _Texts(Visitor):
    """Collects what a sentence says, without facts and keys of choices."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 -- Fluent's name
        self.found.append(node.value)


class _Shown(Visitor):
    """Collects the facts that a sentence shows; not those it only chooses by."""

    def __init__(self) -> None:
        self.facts: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant)


class _Counts(Visitor):
    """Collects how a sentence speaks of numbers.

    Attributes:
        chosen: The forms of each choice by number.
        bare: A fact and the word right after it, where no choice by that fact is around them.
    """

    def __init__(self, after: frozenset[str]) -> None:
        self.chosen: list[frozenset[str]] = []
        self.bare: list[tuple[str, str]] = []
        self._after = after
        self._around: list[str] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        keys = {
            variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)
        }
        if keys <= FORMS:
            self.chosen.append(frozenset(keys))
        chooser = node.selector
        self._around.append(chooser.id.name if isinstance(chooser, VariableReference) else "")
        for variant in node.variants:
            self.visit(variant)
        self._around.pop()

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802
        for one, other in zip(node.elements, node.elements[1:], strict=False):
            fact, word = _fact(one), _next_word(other)
            if fact in COUNTED and fact not in self._around and word not in self._after | {""}:
                self.bare.append((fact, word))
        self.generic_visit(node)


COUNTED = frozenset(
    {
        "answers", "bag", "batches", "boards", "count", "days", "draws", "games", "hours", "lines",
        "minutes", "moves", "players", "plays", "points", "rollouts", "rounds", "seats", "seconds",
        "tiles", "tops", "total", "turns", "wanted",
    }
)  # fmt: skip
"""Facts that are numbers of things."""


def _fact(element: object) -> str:
    """The fact that ``element`` tells and nothing else, or an empty text."""
    told = element.expression if isinstance(element, Placeable) else None
    return told.id.name if isinstance(told, VariableReference) else ""


def _next_word(element: object) -> str:
    """The word in small letters that ``element`` begins with, after one space."""
    text = element.value if isinstance(element, TextElement) else ""
    found = re.match(r"[ \u00a0]([^\W\d_]+)", text)
    return found[1].lower() if found else ""


def _whole_number_forms(language: str) -> frozenset[str]:
    """The plural forms of whole numbers; only ``other`` where Unicode does not know the language.

    >>> sorted(_whole_number_forms("cs")), sorted(_whole_number_forms("qps"))
    (['few', 'one', 'other'], ['other'])
    """
    try:
        rule = Locale.parse(language).plural_form
    except (UnknownLocaleError, ValueError):
        return frozenset({"other"})
    return frozenset(rule(number) for number in range(200))


def pseudo(source: str, *, mirrored: bool = False) -> str:
    r"""A Fluent file whose sentences nobody can take for translated ones.

    Letters get accents and sentences brackets, so that a text without them was not taken from
    the messages, and one without its closing bracket is cut off. They are longer by a third.

    Args:
        source: The English file.
        mirrored: Hebrew letters instead, which run from right to left.

    >>> pseudo("turn = Your turn, { $name }")
    'turn = ⟦Ýøûr tûrñ, { $name } ~~~~⟧\n'
    """
    resource = FluentParser().parse(source)
    changed = _Pseudo(mirrored=mirrored).visit(resource)
    return FluentSerializer().serialize(changed if isinstance(changed, Resource) else resource)


class _Pseudo(Transformer):
    """Writes every text anew and puts each sentence between brackets."""

    def __init__(self, *, mirrored: bool) -> None:
        self._letters = _HEBREW if mirrored else _ACCENTED
        self._small = mirrored

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 -- Fluent's name
        text = node.value.lower() if self._small else node.value
        return TextElement(text.translate(self._letters))

    def visit_Message(self, node: Message) -> Message:  # noqa: N802 -- Fluent's name
        self.generic_visit(node)
        if node.value is not None:
            size = sum(
                len(each.value) for each in node.value.elements if isinstance(each, TextElement)
            )
            more = " " + "~" * -(-size // 3) if size else ""
            node.value.elements = [TextElement("⟦"), *node.value.elements, TextElement(f"{more}⟧")]
        return node
