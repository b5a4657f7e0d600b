"""What a verdict says: plain values, with stable keys in place of sentences."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from crossglot.lexicon.category import Category, Speech
from crossglot.lexicon.container import SourceNote


class Standing(StrEnum):
    """Whether a word is admissible; unknown is neither."""

    ADMISSIBLE = "admissible"
    NOT_ADMISSIBLE = "not-admissible"
    UNKNOWN = "unknown"


class Ground(StrEnum):
    """Why a word is admissible or not, where no part of the recipe has a :class:`Category`."""

    ADDED = "added"
    CLUB_ADDED = "club-added"
    CLUB_REMOVED = "club-removed"
    DERIVATION = "derivation"
    FORBIDDEN = "forbidden"
    FORM = "form"
    LEXICON_MISSING = "lexicon-missing"
    LETTERS = "letters"
    LISTED = "listed"
    NOT_FOUND = "not-found"
    NOT_IN_LIST = "not-in-list"
    PREFIX = "prefix"
    SOURCE_MISSING = "source-missing"
    TILING = "tiling"
    TOO_SHORT = "too-short"
    UNEXPLAINED = "unexplained"


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a word is admissible or not.

    Attributes:
        kind: Which sentence says it; a :class:`Category` or a :class:`Ground`.
        rules: Ids of the rules that decide; empty where no rule but the source does.
        note: The reason as the recipe, the list or the club has it (English, or the club's).
        list: The list of ours that has the word.
        switch: The switch that decides.
        date: When a club decided so (ISO 8601).
        code: The error's code, where something is missing.
    """

    kind: str
    rules: tuple[str, ...] = ()
    note: str = ""
    list: str = ""
    switch: str = ""
    date: str = ""
    code: str = ""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """One way to read a word.

    Attributes:
        lemma: What a dictionary lists, as it is written there.
        speech: Its part of speech, where the source tells it.
        features: The inflection by keys, stem first: ``("plural", "accusative")``.
        prefixes: Prefixes that stand before the lemma.
        suffixes: Endings that the source says nothing about but how they are spelled.
        against: What speaks against this reading; empty where it makes the word admissible.
    """

    lemma: str
    speech: Speech | None = None
    features: tuple[str, ...] = ()
    prefixes: tuple[str, ...] = ()
    suffixes: tuple[str, ...] = ()
    against: tuple[Reason, ...] = ()


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a word is admissible, and why.

    Attributes:
        word: As it stands on tiles.
        edition: Id of the edition that was asked.
        standing: The answer.
        reason: Why not; or why, where it is no reading of the source's words.
        analyses: How it can be read, likeliest first.
        admitted_in: Other lexicons of the edition that admit it, by tier and switches.
        tilings: Labels of the tiles that lay it.
        near: Words of the lexicon that differ little, nearest first; none for an admissible one.
        lexicon: Id of the lexicon; empty where there is none.
        source: What the lexicon was made of.
    """

    word: str
    edition: str
    standing: Standing
    reason: Reason | None = None
    analyses: tuple[Analysis, ...] = ()
    admitted_in: tuple[str, ...] = ()
    tilings: tuple[tuple[str, ...], ...] = ()
    near: tuple[str, ...] = ()
    lexicon: str = ""
    source: SourceNote | None = None

    def __bool__(self) -> bool:
        """Whether the word is admissible."""
        return self.standing is Standing.ADMISSIBLE


KINDS = frozenset((*Category, *Ground))
"""Every kind of reason that there is a sentence for."""
