"""Errors as sentences, in the user's language.

The sentences are Fluent messages in ``crossglot/messages/*/errors.ftl``, one for each
error code and named like it.
"""

import os
import re
from collections.abc import Mapping

from fluent.runtime.types import fluent_number

from crossglot.errors import CrossglotError
from crossglot.languages import LANGUAGES, sentences

_OBEYED = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Control characters, marks that turn the direction of text, bytes that are none."""


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
    codes = (re.split(r"[^a-z]", tag, maxsplit=1)[0] for tag in wanted)
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])


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


def say_in(file: str, message: str, /, **facts: object) -> str:
    """A sentence of a file of messages, in the user's language."""
    told = {name: _told(fact) for name, fact in facts.items()}
    return sentences(user_language(), file).say(message, told) or message


def _told(fact: object) -> object:
    """``fact`` for a sentence: whole numbers stay numbers, so that it can choose a plural form."""
    match fact:
        case bool() | float():
            return plain(fact)
        case int():
            return fluent_number(fact, useGrouping=False)
        case _:
            return plain(fact)


def say_error(error: CrossglotError, language: str | None = None) -> str:
    """One sentence that tells a person what ``error`` means.

    Facts that the sentence does not tell follow in brackets.

    Args:
        error: Code and facts.
        language: One of :data:`~crossglot.languages.LANGUAGES`; the user's own when None.
    """
    spoken = sentences(language or user_language(), "errors")
    if error.code not in spoken.told:
        return str(error)
    facts = {name: plain(fact) for name, fact in error.facts.items()}
    told_facts = {name: _told(fact) for name, fact in error.facts.items()}
    sentence = spoken.say(error.code, told_facts) or error.code
    told = spoken.told[error.code]
    more = [f"{name}: {fact}" for name, fact in facts.items() if name not in told]
    return f"{sentence} ({'; '.join(more)})" if more else sentence
