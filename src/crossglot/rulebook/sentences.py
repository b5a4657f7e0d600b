"""The sentences of rule sheets and verdicts, in ``rules.ftl`` and ``verdict.ftl``."""

from __future__ import annotations

from crossglot.languages import sentences


def sentence(language: str, message: str, **facts: str | int) -> str:
    """The sentence called ``message``, with ``facts`` told in it.

    Args:
        language: One of :data:`crossglot.languages.LANGUAGES`; English stands in for any other.
        message: Its name in the file.
        **facts: Numbers and texts; numbers choose the form of words beside them.

    >>> sentence("en", "mark-decision")
    'house decision'
    """
    return sentence_of("rules", language, message, **facts)


def sentence_of(file: str, language: str, message: str, **facts: str | int) -> str:
    """As :func:`sentence`, from another file of messages; its name where there is no sentence."""
    return sentences(language, file).say(message, facts) or message
