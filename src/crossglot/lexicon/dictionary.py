"""The entries of a hunspell dictionary file, read from bytes.

Entries stream: Greek has 800,000 of them.
"""

from __future__ import annotations

import codecs
import itertools
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple

from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon.affix import NO_FLAGS, AffixFile, Flags
from crossglot.lexicon.faults import Fault, FaultError


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


LONGEST_LINE = 1 << 16
"""Bytes; a longer line is no entry, and a file without line ends is no dictionary."""

MOST_BYTES = 1 << 31
"""The largest list that is read: 2 GiB. It is streamed; only what it says is kept."""


def load_entries(path: Path, affixes: AffixFile) -> Iterator[Entry]:
    """The entries of the dictionary at ``path``, one after the other; the file is streamed.

    Raises:
        LexiconError: ``lexicon-source-missing`` or ``lexicon-source-malformed``.
    """
    with open_list(path) as file:
        yield from read_entries(file, affixes, name=path.name)


@contextmanager
def open_list(path: Path) -> Iterator[BinaryIO]:
    """A list of any length below :data:`MOST_BYTES`, open for reading.

    Raises:
        LexiconError: ``lexicon-source-missing``, or ``lexicon-source-malformed`` (too large).
    """
    try:
        with path.open("rb") as file:
            if os.fstat(file.fileno()).st_size > MOST_BYTES:
                facts = {"file": path.name, "reason": Fault.TOO_LARGE, "limit": MOST_BYTES}
                raise LexiconError(LexiconCode.SOURCE_MALFORMED, **facts)
            yield file
    except OSError as error:
        raise LexiconError(
            LexiconCode.SOURCE_MISSING, tried=[f"{path}: {error.strerror}"]
        ) from error


def numbered_lines(file: BinaryIO, name: str, longest: int) -> Iterator[tuple[int, bytes]]:
    """The lines of ``file`` from 1 on, without their ends and a byte order mark.

    Raises:
        LexiconError: ``lexicon-source-malformed``: a line of more than ``longest`` bytes.
    """
    for number in itertools.count(1):
        line = file.readline(longest + 1)
        if not line:
            return
        if len(line) > longest:
            raise FaultError(Fault.LINE_TOO_LONG).at(name, number)
        if number == 1:
            line = line.removeprefix(codecs.BOM_UTF8)
        yield number, line.rstrip(b"\r\n")


def declared_entries(path: Path) -> int:
    """How many entries the dictionary says it has, on its first line; 0 when it does not say."""
    with path.open("rb") as file:
        first = file.readline(64).removeprefix(b"\xef\xbb\xbf").strip()
    return int(first) if first.isdigit() else 0


def read_entries(file: BinaryIO, affixes: AffixFile, *, name: str = "") -> Iterator[Entry]:
    """The entries in ``file``; a first line that is a number is its count.

    A line whose text or flags cannot be read is left out, as hunspell does: no
    word can be looked up by it. A file of which most lines are so is refused.

    Raises:
        LexiconError: ``lexicon-source-malformed`` with file, line and reason.
    """
    known_flags: dict[bytes, Flags] = {}
    good = bad = first_bad = 0
    for number, line in numbered_lines(file, name, LONGEST_LINE):
        if not line or line[0] in b"\t#" or (number == 1 and line.strip().isdigit()):
            continue
        try:
            entry = parse_entry(line, affixes, known_flags)
        except ValueError:
            bad += 1
            first_bad = first_bad or number
        else:
            good += 1
            yield entry
    if bad > good:
        raise FaultError(Fault.UNREADABLE_LINES, f"{bad}/{good + bad}").at(name, first_bad)


def parse_entry(line: bytes, affixes: AffixFile, known_flags: dict[bytes, Flags]) -> Entry:
    """The entry of one line; ``known_flags`` remembers flags that were read before.

    Raises:
        ValueError: Its text or its flags cannot be read.
    """
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
