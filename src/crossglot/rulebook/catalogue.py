"""Every numbered rule of the five documents: its sense, where it lives, which test shows it.

The data lie in ``documents/``: one file for each document, one for the
decisions of this project, and one that names the places.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from msgspec import Struct

from crossglot.converters import converter_to
from crossglot.errors import RuleCode, RuleError

DOCUMENTS = ("HU-M", "CS", "ET", "HU-W", "EL")
"""The five documents, in the order of the catalogue."""

DECISIONS = "decisions"
"""The document of our own decisions; its rules are numbered 6.1 and on."""


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a rule lives.

    Attributes:
        code: ``module:name`` below ``crossglot``, or a data file and perhaps a key in it.
        tests: ``file::name`` below ``tests``.
    """

    code: tuple[str, ...]
    tests: tuple[str, ...]


class Rule(Struct, frozen=True):
    """One numbered rule.

    Attributes:
        id: Such as ``"HU-M-55"``; ``"6.5"`` for a decision of ours.
        sense: What it says, in our words.
        code: Where it lives; empty when it is no rule of play or not yet done.
        tests: What shows it.
        why: Why it is no rule of play; empty for all others.
        planned: When it will be done; empty for all others.
        note: What is still rough.
    """

    id: str
    sense: str
    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    why: str = ""
    planned: str = ""
    note: str = ""


class _Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule as its file has it: ``by`` names places; else ``why`` or ``planned`` is given."""

    sense: str
    by: str | tuple[str, ...] = ()
    why: str = ""
    planned: str = ""
    note: str = ""
    edition: str = ""


class _Document(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    rules: dict[str, _Entry]


_document_of = converter_to(_Document)
_places_of = converter_to(dict[str, Place])


@cache
def load_rules() -> tuple[Rule, ...]:
    """Every rule: those of the documents in their order, then our decisions.

    >>> rules = load_rules()
    >>> len(rules), rules[0].id, rules[-1].id
    (386, 'HU-M-1', '6.19')
    """
    places = _places()
    return tuple(
        _rule(document, number, entry, places)
        for document in (*DOCUMENTS, DECISIONS)
        for number, entry in _document(document).rules.items()
    )


def find_rule(name: str) -> Rule:
    """The rule called ``name``, capitals or not.

    Raises:
        RuleError: There is none.

    >>> find_rule("hu-m-55").sense
    'If it is a word it stays, and the challenger loses ten points'
    """
    wanted = name.upper().removeprefix("RULES ")
    for rule in load_rules():
        if rule.id == wanted:
            return rule
    raise RuleError(RuleCode.UNKNOWN, rule=name)


def document_title(document: str) -> str:
    """What ``document`` is, in words."""
    return _document(document).title


def document_of(rule: Rule) -> str:
    """The document that ``rule`` is in.

    >>> document_of(find_rule("HU-W-20")), document_of(find_rule("6.5"))
    ('HU-W', 'decisions')
    """
    return rule.id.rpartition("-")[0] or DECISIONS


def _rule(document: str, number: str, entry: _Entry, places: dict[str, Place]) -> Rule:
    named = (entry.by,) if isinstance(entry.by, str) else entry.by
    edition = entry.edition or (document if document in DOCUMENTS else DOCUMENTS[0])
    names = {"edition": edition, "language": edition[:2].lower()}
    there = [places[name] for name in named]
    return Rule(
        id=f"6.{number}" if document == DECISIONS else f"{document}-{number}",
        sense=entry.sense,
        code=tuple(dict.fromkeys(code.format(**names) for place in there for code in place.code)),
        tests=tuple(dict.fromkeys(test for place in there for test in place.tests)),
        why=entry.why,
        planned=entry.planned,
        note=entry.note,
    )


@cache
def _document(document: str) -> _Document:
    return _document_of(read_table(f"documents/{document}.toml"))


def _places() -> dict[str, Place]:
    return _places_of(read_table("documents/places.toml"))


def read_table(name: str) -> dict[str, Any]:
    """A data file of this package."""
    return tomllib.loads(resources.files(__package__).joinpath(name).read_text("utf-8"))
