"""Errors as sentences, in the user's language.

The sentences are Fluent messages in ``crossglot/messages/*.ftl``, one for each
error code and named like it.
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from crossglot.errors import CrossglotError

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


@cache
def bundle(language: str) -> FluentBundle:
    """Every sentence of ``language``."""
    text = files("crossglot").joinpath("messages", f"{language}.ftl").read_text("utf-8")
    sentences = FluentBundle([language], use_isolating=False)
    sentences.add_resource(FluentResource(text))
    return sentences


def plain(fact: object) -> str | int | float:
    """``fact`` as a sentence can hold it: numbers stay numbers, lists get commas."""
    match fact:
        case bool() | None:
            return str(fact).lower()
        case int() | float() | str():
            return fact
        case list() | tuple() | set() | frozenset():
            return ", ".join(str(plain(part)) for part in fact)
        case _:
            return str(fact)


def say_error(error: CrossglotError, language: str | None = None) -> str:
    """One sentence that tells a person what ``error`` means.

    Args:
        error: Code and facts.
        language: One of :data:`LANGUAGES`; the user's own when None.
    """
    for spoken in (language or user_language(), LANGUAGES[0]):
        sentences = bundle(spoken)
        if sentences.has_message(error.code):
            pattern = sentences.get_message(error.code).value
            if pattern is not None:
                facts = {name: plain(fact) for name, fact in error.facts.items()}
                return str(sentences.format_pattern(pattern, facts)[0])
    return str(error)
