"""Errors as sentences, in the user's language.

The sentences are Fluent messages in ``crossglot/messages/*.ftl``, one for each
error code and named like it.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from crossglot.errors import CrossglotError

_OBEYED = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Control characters, marks that turn the direction of text, bytes that are none."""

LANGUAGES = ("en", "hu", "cs", "et", "el")
"""The languages spoken here; the first is for everyone else."""


def user_language(variables: Mapping[str, str] = os.environ) -> str:
    """The first of the user's languages that is spoken here.

    >>> user_language({"LANG": "hu_HU.UTF-8"})
    'hu'
    >>> user_language({"LANG": "hu_HU.UTF-8", "LC_ALL": "C"})
    'en'
    >>> user_language({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:et"})
    'et'
    """
    settings = [variables.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next(filter(None, settings), "")
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return LANGUAGES[0]
    wanted = [*variables.get("LANGUAGE", "").split(":"), locale]
    spoken = (tag[:2] for tag in wanted if tag[:2] in LANGUAGES and not tag[2:3].isalpha())
    return next(spoken, LANGUAGES[0])


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


@cache
def sentences(
    language: str, folder: str = "."
) -> tuple[FluentBundle, Mapping[str, frozenset[str]]]:
    """Every sentence of ``language`` in a folder of messages, and the facts that each tells."""
    text = files("crossglot").joinpath("messages", folder, f"{language}.ftl").read_text("utf-8")
    source = FluentResource(text)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(source)
    messages = [entry for entry in source.body if isinstance(entry, Message)]
    return bundle, {message.id.name: facts_told(message) for message in messages}


def plain(fact: object) -> str:
    """``fact`` as a person reads it: lists get commas.

    >>> plain(["HU-M", "CS"])
    'HU-M, CS'
    """
    match fact:
        case list() | tuple() | set() | frozenset():
            return ", ".join(map(plain, fact))
        case _:
            return printable(str(fact))


def printable(text: str) -> str:
    r"""``text`` without signs that a terminal obeys or cannot show: a file may hold any.

    >>> printable("A\x1b[31m\u202eB\udcff"), printable("KÉSŐ\n")
    ('A�[31m�B�', 'KÉSŐ\n')
    """
    return _OBEYED.sub("\ufffd", text)


def say(message: str, **facts: object) -> str:
    """A sentence of a game at the terminal, in the user's language."""
    return say_in("terminal", message, **facts)


def say_in(folder: str, message: str, /, **facts: object) -> str:
    """A sentence of a folder of messages, in the user's language."""
    bundle, _ = sentences(user_language(), folder)
    pattern = bundle.get_message(message).value
    told = {name: plain(fact) for name, fact in facts.items()}
    return str(bundle.format_pattern(pattern, told)[0]) if pattern else message


def say_error(error: CrossglotError, language: str | None = None) -> str:
    """One sentence that tells a person what ``error`` means.

    Facts that the sentence does not tell follow in brackets.

    Args:
        error: Code and facts.
        language: One of :data:`LANGUAGES`; the user's own when None.
    """
    bundle, told = sentences(language or user_language())
    if error.code not in told:
        return str(error)
    facts = {name: plain(fact) for name, fact in error.facts.items()}
    pattern = bundle.get_message(error.code).value
    sentence = str(bundle.format_pattern(pattern, facts)[0]) if pattern else error.code
    more = [f"{name}: {fact}" for name, fact in facts.items() if name not in told[error.code]]
    return f"{sentence} ({'; '.join(more)})" if more else sentence
