"""Ready-made phrases: all that can be said where children play.

Each is a message of ``phrases.ftl``, in every language: the
reader gets it in their own.
"""

from __future__ import annotations

from crossglot.rulebook.sentences import sentence_of

PHRASES = (
    "hello",
    "good-luck",
    "have-fun",
    "nice-word",
    "well-played",
    "close-game",
    "oops",
    "bad-tiles",
    "thinking",
    "one-moment",
    "back-again",
    "thanks",
    "you-are-welcome",
    "sorry",
    "yes",
    "no",
    "good-game",
    "rematch",
    "must-go",
    "goodbye",
)
"""Keys, in the order in which a page lists them."""


def phrases_in(language: str) -> tuple[tuple[str, str], ...]:
    """(key, text) of every phrase; English stands in for languages that we do not have.

    >>> dict(phrases_in("hu"))["thanks"]
    'Köszönöm!'
    """
    return tuple((key, sentence_of("phrases", language, key)) for key in PHRASES)
