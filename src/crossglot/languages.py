"""The languages of our sentences: one folder of Fluent files each, English for what is missing.

A language is a folder of ``crossglot/messages``, named by its code, with the files that the folder
``en`` has. ``language.ftl`` says how the language calls itself. What a folder lacks, a file or one
sentence, is said in English, and the log names it once.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, VariableReference
from fluent.syntax.visitor import Visitor

log = logging.getLogger("crossglot.languages")

ENGLISH = "en"
"""What everybody else is spoken to in, and what stands in for a missing sentence."""

CODE = r"[a-z]{2,3}"


def messages() -> Traversable:
    """The folder of all languages."""
    return files("crossglot").joinpath("messages")


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """The languages that ``folder`` has a folder for: English, then the others by code."""
    found = {each.name for each in folder.iterdir() if re.fullmatch(CODE, each.name)}
    return (ENGLISH, *sorted(found - {ENGLISH}))


LANGUAGES = languages_in(messages())
"""All of them, English first."""

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
"""The code of one of them."""


class _Facts(Visitor):
    """Collects the names of the facts that a sentence tells."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 -- Fluent's name
        self.names.add(node.id.name)


def facts_told(message: Message) -> frozenset[str]:
    """The names of the facts that ``message`` tells."""
    facts = _Facts()
    facts.visit(message)
    return frozenset(facts.names)


@dataclass(frozen=True, slots=True)
class Sentences:
    """The sentences of one file in one language; English ones where it has none.

    Attributes:
        told: Key -> the facts that its sentence tells.
        missing: Keys that are said in English.
    """

    told: Mapping[str, frozenset[str]]
    missing: frozenset[str]
    _bundles: tuple[FluentBundle, ...]

    def say(self, key: str, facts: Mapping[str, object]) -> str | None:
        """The sentence of ``key``; None where there is none in any language."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                return (
                    None if pattern is None else str(bundle.format_pattern(pattern, dict(facts))[0])
                )
        return None


@cache
def sentences(language: str, file: str) -> Sentences:
    """The sentences of ``file`` in ``language``; English ones for a language that there is not."""
    return read_sentences(messages(), language if language in LANGUAGES else ENGLISH, file)


def read_sentences(folder: Traversable, language: str, file: str) -> Sentences:
    """The sentences of ``folder/language/file.ftl``, completed by English ones.

    What is missing is logged: a file that is not there, cannot be read, or lacks sentences.
    """
    english = _resource(folder, ENGLISH, file)
    own = english if language == ENGLISH else _resource(folder, language, file)
    told = {key: facts_told(message) for key, message in _keyed(english)}
    known = {key: facts_told(message) for key, message in _keyed(own)}
    missing = told.keys() - known.keys()
    if missing:
        keys = ", ".join(sorted(missing)[:5]) + (", ..." if len(missing) > 5 else "")
        count = len(missing)
        log.warning("%s/%s.ftl lacks %d sentences; in English: %s", language, file, count, keys)
    bundles = [_bundle(language, own)] + ([_bundle(ENGLISH, english)] if missing else [])
    return Sentences(told | known, frozenset(missing), tuple(bundles))


def _resource(folder: Traversable, language: str, file: str) -> Resource:
    """A file as Fluent reads it; empty where there is none, or none that is text."""
    try:
        source = folder.joinpath(language, f"{file}.ftl").read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        log.warning("%s/%s.ftl cannot be read: %s", language, file, error)
        source = ""
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            where = (entry.content or "").strip()[:60]
            log.warning("%s/%s.ftl is not understood at: %s", language, file, where)
    return resource


def _bundle(language: str, resource: Resource) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return bundle


def _keyed(resource: Resource) -> Iterator[tuple[str, Message]]:
    for entry in resource.body:
        if isinstance(entry, Message):
            yield entry.id.name, entry
