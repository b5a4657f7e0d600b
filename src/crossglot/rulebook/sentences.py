"""The sentences of rule sheets and verdicts, in ``crossglot/messages/{rules,verdict}/*.ftl``."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "hu", "cs", "et", "el")
"""Languages that rule sheets are written in."""


@cache
def _bundle(language: str, folder: str) -> FluentBundle:
    file = resources.files("crossglot").joinpath("messages", folder, f"{language}.ftl")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def sentence(language: str, message: str, **facts: str | int) -> str:
    """The sentence called ``message``, with ``facts`` told in it.

    Args:
        language: One of :data:`LANGUAGES`; English stands in for any other.
        message: Its name in the file.
        **facts: Numbers and texts; numbers choose the form of words beside them.

    >>> sentence("en", "mark-decision")
    'house decision'
    """
    return sentence_of("rules", language, message, **facts)


def sentence_of(folder: str, language: str, message: str, **facts: str | int) -> str:
    """As :func:`sentence`, from another folder of messages."""
    bundle = _bundle(language if language in LANGUAGES else LANGUAGES[0], folder)
    pattern = bundle.get_message(message).value
    return str(bundle.format_pattern(pattern, facts)[0]) if pattern else message
