"""The rules of a game on one sheet, made of the data that it is played by.

Each sentence says who states it: the edition's document, the project where the
document is silent (the house decisions of RULES section 6), or the players, who
agreed on a house rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from msgspec import Struct

from crossglot.editions import Edition
from crossglot.rulebook.catalogue import read_table
from crossglot.rulebook.sentences import sentence
from crossglot.rulebook.statement import Statement
from crossglot.rulebook.statements import statements

Stated = Literal["document", "decision", "agreed", "course"]
"""Who says so: the document, we (a house decision), the players, or the matter itself."""


class Paragraph(Struct, frozen=True):
    """One sentence of the sheet.

    Attributes:
        id: Name of the sentence, such as ``"exchange-limit"``.
        text: The sentence, in the language of the sheet.
        stated: Who says so.
        rules: Ids of the rules it tells.
        mark: ``stated`` in words, where players should be told; else empty.
    """

    id: str
    text: str
    stated: Stated
    rules: tuple[str, ...] = ()
    mark: str = ""


class Section(Struct, frozen=True):
    """Sentences on one matter.

    Attributes:
        id: Such as ``"exchange"``.
        title: Its heading, in the language of the sheet.
        paragraphs: The sentences.
    """

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


def rule_sheet(edition: Edition, language: str) -> tuple[Section, ...]:
    """The rules of ``edition``, with the house rules agreed on, in plain words.

    Args:
        edition: As it is played; see :func:`crossglot.editions.with_house`.
        language: One of :data:`crossglot.languages.LANGUAGES`.

    >>> from crossglot.editions import load_edition
    >>> sheet = rule_sheet(load_edition("CS"), "en")
    >>> next(section for section in sheet if section.id == "exchange").paragraphs[2].text
    'The bag must hold at least 7 tiles.'
    """
    return tuple(
        Section(
            name,
            sentence(language, f"section-{name}"),
            tuple(_paragraph(edition, language, stated) for stated in told),
        )
        for name, told in statements(edition)
    )


def sheet_text(edition: Edition, language: str) -> Iterator[str]:
    """The sheet for a terminal, line by line; what is no document's rule is marked."""
    yield sentence(language, "title", name=edition.name)
    for section in rule_sheet(edition, language):
        yield ""
        yield section.title
        for paragraph in section.paragraphs:
            mark = f" [{paragraph.mark}]" if paragraph.mark else ""
            yield f"  - {paragraph.text}{mark}"


def _paragraph(edition: Edition, language: str, told: Statement) -> Paragraph:
    stated, rules = _source(edition.id, told)
    marked = stated in {"decision", "agreed"}
    facts = dict(told.facts)
    if "unit" in facts:
        facts["time"] = sentence(language, f"time-{facts['unit']}", count=facts["count"])
    return Paragraph(
        id=told.name,
        text=sentence(language, told.message, **facts),
        stated=stated,
        rules=rules,
        mark=sentence(language, f"mark-{stated}") if marked else "",
    )


def _source(edition_id: str, told: Statement) -> tuple[Stated, tuple[str, ...]]:
    """Who states it, and the ids of the rules."""
    sources = _sources()[told.name]
    if told.agreed:
        return "agreed", tuple(sources["agreed"].split())
    rules = sources.get(edition_id, sources.get("decision", ""))
    if not rules:
        return "course", ()
    decided = rules.startswith("6.")
    return ("decision" if decided else "document"), tuple(rules.split())


@cache
def _sources() -> dict[str, dict[str, str]]:
    return read_table("sources.toml")
