"""Why words are left out, by kind: what sentences in the players' languages are made for."""

from __future__ import annotations

import re
from enum import StrEnum

import msgspec

_RULE = re.compile(r"\b([A-Z]{2}(?:-[A-Z])?)-(\d+)(?:\.\.(\d+))?")


class Category(StrEnum):
    """The kind of words that a part of a recipe speaks of."""

    ABBREVIATION = "abbreviation"
    CASE_FORM = "case-form"
    CLOSED_LIST = "closed-list"
    COMPARISON = "comparison"
    COMPOUND = "compound"
    FOREIGN = "foreign"
    INTERJECTION = "interjection"
    NAME = "name"
    NAMED = "named"
    NEGATION = "negation"
    OFFENSIVE = "offensive"
    OLD_SPELLING = "old-spelling"
    OTHER = "other"
    PARTICIPLE = "participle"
    PART_OF_WORD = "part-of-word"
    PASSIVE = "passive"
    PHRASE = "phrase"
    POSSESSIVE = "possessive"
    STYLE = "style"
    SUBSTANDARD = "substandard"
    TRANSGRESSIVE = "transgressive"
    UNIT = "unit"
    VERB_FORM = "verb-form"
    VOCATIVE = "vocative"


class Speech(StrEnum):
    """A part of speech."""

    ABBREVIATION = "abbreviation"
    ADJECTIVE = "adjective"
    ADPOSITION = "adposition"
    ADVERB = "adverb"
    ATTRIBUTE = "attribute"
    CONJUNCTION = "conjunction"
    DETERMINER = "determiner"
    INTERJECTION = "interjection"
    NAME = "name"
    NOUN = "noun"
    NUMERAL = "numeral"
    PARTICLE = "particle"
    PART_OF_WORD = "part-of-word"
    PHRASE_PART = "phrase-part"
    PREFIX = "prefix"
    PRONOUN = "pronoun"
    SUFFIX = "suffix"
    VERB = "verb"


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What shows the part of speech of an entry: all that is given here must hold.

    Attributes:
        speech: The part of speech.
        any_tag: One of these morphological fields (``*`` as in file names).
        any_flag: One of these flags.
        text: The stem matches this regular expression as a whole.
    """

    speech: Speech
    any_tag: tuple[str, ...] = ()
    any_flag: tuple[str, ...] = ()
    text: str = ".*"


def rules_named(note: str, edition: str) -> tuple[str, ...]:
    """The rules of an edition's document that ``note`` names; of others where it names none.

    >>> rules_named("proper names (HU-M-50, HU-W-29)", "HU-W")
    ('HU-W-29',)
    >>> rules_named("style (CS-45, CS-48..50)", "CS")
    ('CS-45', 'CS-48', 'CS-49', 'CS-50')
    """
    found: dict[str, bool] = {}
    for match in _RULE.finditer(note):
        document, first, last = match[1], int(match[2]), match[3]
        for number in range(first, int(last or first) + 1):
            found[f"{document}-{number}"] = document == edition
    own = tuple(rule for rule, of_edition in found.items() if of_edition)
    return own or tuple(found)
