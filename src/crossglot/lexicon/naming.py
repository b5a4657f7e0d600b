"""Names of lexicons: which words, of which tier, and exactly which compilation."""

from __future__ import annotations

import re
from typing import NamedTuple

from crossglot.errors import LexiconCode, LexiconError

HASH_DIGITS = 16
"""Hexadecimal digits of the content hash that a name has."""

_NAME = re.compile(r"(?P<edition>[^.@/\\]+)(\.(?P<tier>[^@/\\]+))?(@(?P<content>[0-9a-f]{8,64}))?")


class LexiconName(NamedTuple):
    """The parts of an id such as ``HU-M.b@92f629997967aa11``.

    Attributes:
        edition: Edition id.
        tier: Name of the tier; None is the one in use.
        content: How its content hash begins; None is whichever is installed.
    """

    edition: str
    tier: str | None = None
    content: str | None = None

    def __str__(self) -> str:
        tier = "" if self.tier is None else f".{self.tier}"
        return f"{self.edition}{tier}" + ("" if self.content is None else f"@{self.content}")


def name_of(edition: str, tier: str, content: str) -> LexiconName:
    """The exact name of a compiled lexicon.

    >>> str(name_of("HU-M", "b", "92f629997967aa11" * 4))
    'HU-M.b@92f629997967aa11'
    """
    return LexiconName(edition, tier, content[:HASH_DIGITS])


def parse_name(text: str) -> LexiconName:
    """The parts of a lexicon's id; old records name no hash.

    >>> parse_name("HU-M.b")
    LexiconName(edition='HU-M', tier='b', content=None)

    Raises:
        LexiconError: ``lexicon-id-malformed``.
    """
    match = _NAME.fullmatch(text)
    if match is None:
        raise LexiconError(LexiconCode.ID_MALFORMED, lexicon=text)
    return LexiconName(match["edition"], match["tier"], match["content"])
