"""The entries of a hunspell dictionary file, read from bytes.

Entries stream: Greek has 800,000 of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon.affix import NO_FLAGS, AffixFile, Flags


class Entry(NamedTuple):
    """A stem of the dictionary.

    Attributes:
        text: As written, in the case it is written in.
        flags: Its rule classes and special flags.
        tags: Morphological fields, such as ``po:noun``.
    """

    text: str
    flags: Flags = NO_FLAGS
    tags: tuple[str, ...] = ()


_SLASH = re.compile(rb"(?<!\\)/")
_FIELDS = re.compile(rb"[ \t]+(?=[a-z]{2}:)|\t")


def load_entries(path: Path, affixes: AffixFile) -> Iterator[Entry]:
    """The entries of the dictionary at ``path``, one after the other.

    Raises:
        LexiconError: ``lexicon-source-missing`` or ``lexicon-source-malformed``.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise LexiconError(
            LexiconCode.SOURCE_MISSING, tried=[f"{path}: {error.strerror}"]
        ) from error
    return parse_entries(content, affixes, name=path.name)


def declared_entries(path: Path) -> int:
    """How many entries the dictionary says it has, on its first line; 0 when it does not say."""
    with path.open("rb") as file:
        first = file.readline(64).removeprefix(b"\xef\xbb\xbf").strip()
    return int(first) if first.isdigit() else 0


def parse_entries(content: bytes, affixes: AffixFile, *, name: str = "") -> Iterator[Entry]:
    """The entries in ``content``; a first line that is a number is its count.

    A line whose text or flags cannot be read is left out, as hunspell does: no
    word can be looked up by it. A file of which most lines are so is refused.

    Raises:
        LexiconError: ``lexicon-source-malformed`` with file and lines.
    """
    lines = content.split(b"\n")
    if lines and lines[0].strip().removeprefix(b"\xef\xbb\xbf").isdigit():
        lines = lines[1:]
    known_flags: dict[bytes, Flags] = {}
    good = bad = 0
    for raw in lines:
        line = raw.rstrip(b"\r")
        if not line or line[0] in b"\t#":
            continue
        try:
            entry = _parse_entry(line, affixes, known_flags)
        except ValueError:
            bad += 1
        else:
            good += 1
            yield entry
    if bad > good:
        raise LexiconError(
            LexiconCode.SOURCE_MALFORMED,
            file=name,
            reason=f"{bad} of {good + bad} lines unreadable",
        )


def _parse_entry(line: bytes, affixes: AffixFile, known_flags: dict[bytes, Flags]) -> Entry:
    word, tags = line, b""
    if b"\t" in line or b":" in line:
        word, *rest = _FIELDS.split(line, maxsplit=1)
        tags = rest[0] if rest else b""
    text, flags = word.rstrip(b" "), NO_FLAGS
    if b"/" in word:
        text, *written = _SLASH.split(word, maxsplit=1)
        text = text.replace(b"\\/", b"/")
        if written:
            key = written[0].rstrip(b" ")
            if key not in known_flags:
                known_flags[key] = affixes.parse_flags(key) if key else NO_FLAGS
            flags = known_flags[key]
    return Entry(affixes.parse_text(text), flags, affixes.parse_tags(tags) if tags else ())
