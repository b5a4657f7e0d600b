"""Ways the files of a dictionary, or a word list, can be wrong."""

from __future__ import annotations

from enum import StrEnum

from crossglot.errors import LexiconCode, LexiconError


class Fault(StrEnum):
    """The reason that ``lexicon-source-malformed`` gives; an API, translated in the front end."""

    ENCODING = "encoding-unknown"
    NOT_IN_ENCODING = "not-in-encoding"
    FLAG_TYPE = "flag-type-unknown"
    FLAG = "flag-malformed"
    ALIAS = "alias-unknown"
    CLASS = "class-not-announced"
    FIELDS = "fields-missing"
    CONDITION = "condition-malformed"
    COMPLEX_PREFIXES = "complex-prefixes"
    UNREADABLE_LINES = "mostly-unreadable"
    LINE_TOO_LONG = "line-too-long"
    TOO_LARGE = "too-large"
    NO_WORDS = "no-words"
    NOT_A_CHANGE = "not-a-change"
    WORD = "not-a-word"
    DATE = "date-malformed"
    EDITION = "edition-unknown"


class FaultError(ValueError):
    """What is wrong with one line; the reader of the file knows its name and the line."""

    def __init__(self, fault: Fault, found: str = "") -> None:
        super().__init__(fault, found)
        self.fault = fault
        self.found = found

    def at(self, file: str, line: int) -> LexiconError:
        """The error for ``line`` of ``file``."""
        facts = {"file": file, "line": line, "reason": self.fault}
        if self.found:
            facts["found"] = self.found
        return LexiconError(LexiconCode.SOURCE_MALFORMED, **facts)
