"""The ``.cgl`` file: one lexicon, checked from its first byte to its last.

Magic, length of the header, header (JSON), zeros to a multiple of 4096, the
sections, and the SHA-256 of everything before it. The file is mapped, not
read: the word graph is used where it lies. ``docs/formats/cgl.md`` has the
bytes.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import struct
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon.club import Change

MAGIC = b"CROSSGL1"
FORMAT = 1
PAGE = 4096
GRAPH = "graph"
CHANGES = "changes"
_START = struct.Struct("<8sI")
_DIGEST = hashlib.sha256().digest_size
_LONGEST_HEADER = 1 << 20


class SourceNote(msgspec.Struct, frozen=True, kw_only=True):
    """Where the words come from.

    Attributes:
        name: Of the dictionary or the list.
        version: As its package or file states it; empty when unknown.
        sha256: Of the files read, one after the other.
        licence: SPDX expression, or empty when unknown.
    """

    name: str
    version: str
    sha256: str
    licence: str


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a lexicon file says about itself.

    Attributes:
        format: Version of this layout.
        edition: Edition id.
        tier: Name of the tier, or ``words`` for a plain list.
        labels: Tile labels from id 1 on; they must be the edition's.
        source: Where the words come from.
        builder: Version of the program that built it.
        rules: SHA-256 of recipe and builder code, empty for a plain list.
        words: Tilings of 2 to ``longest`` tiles.
        longest: Tiles in the longest line of the edition's board.
        edges: Edges of the word graph.
        content: SHA-256 of labels and graph: equal for equal lexicons, whenever built.
        created: When, in UTC (ISO 8601).
        sections: Name -> (offset in the file, length), in bytes.
        base: Exact name of the lexicon that a club's list was laid over; else empty.
    """

    format: int
    edition: str
    tier: str
    labels: tuple[str, ...]
    source: SourceNote
    builder: str
    rules: str
    words: int
    longest: int
    edges: int
    content: str
    created: str
    sections: dict[str, tuple[int, int]]
    base: str = ""


class _Versioned(msgspec.Struct):
    format: int


_decode_version = msgspec.json.Decoder(_Versioned).decode
_decode_header = msgspec.json.Decoder(Header).decode
_decode_changes = msgspec.json.Decoder(tuple[Change, ...]).decode


@dataclass(frozen=True, slots=True)
class Container:
    """An open lexicon file.

    Attributes:
        header: What it says about itself.
        graph: The packed edges, a view into the mapped file.
        changes: What a club's list changed.
    """

    header: Header
    graph: memoryview
    changes: tuple[Change, ...] = ()


def write_container(
    path: Path, header: Header, graph: bytes, extra: Mapping[str, bytes] | None = None
) -> Header:
    """Writes a lexicon beside ``path`` and moves it there, whole or not at all.

    Args:
        path: Where it shall lie.
        header: What it says; ``sections`` is filled in.
        graph: The packed edges.
        extra: Other sections by name, laid behind the graph.

    Returns:
        The header as written.

    Raises:
        OSError: The disk is full or the folder cannot be written; nothing is left behind.
    """
    contents = {GRAPH: graph, **(extra or {})}
    start = PAGE
    while True:
        sections, end = {}, start
        for name, content in contents.items():
            sections[name] = (end, len(content))
            end += len(content)
        written = msgspec.structs.replace(header, sections=sections)
        text = msgspec.json.encode(written)
        needed = -(-(_START.size + len(text)) // PAGE) * PAGE
        if needed <= start:
            break
        start = needed
    head = _START.pack(MAGIC, len(text)) + text
    body = b"".join([head, bytes(start - len(head)), *contents.values()])
    replace_file(path, body + hashlib.sha256(body).digest())
    return written


def replace_file(path: Path, content: bytes) -> None:
    """Puts ``content`` in place of what ``path`` holds, whole or not at all.

    Raises:
        OSError: The disk is full or the folder cannot be written; nothing is left behind.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def open_container(path: Path) -> Container:
    """Maps the file and checks all that can be checked without knowing its edition.

    Raises:
        LexiconError: ``lexicon-not-installed`` (no file), ``not-a-lexicon``,
            ``lexicon-version``, ``lexicon-truncated`` or ``lexicon-damaged``.
    """
    content = _map(path)
    header = _check_header(path, content)
    offset, length = header.sections[GRAPH]
    graph = content[offset : offset + length]
    return Container(header, graph, _changes(path, header, content))


def _changes(path: Path, header: Header, content: memoryview) -> tuple[Change, ...]:
    if CHANGES not in header.sections:
        return ()
    offset, length = header.sections[CHANGES]
    try:
        return _decode_changes(content[offset : offset + length])
    except msgspec.MsgspecError as error:
        raise LexiconError(LexiconCode.DAMAGED, path=str(path), reason=str(error)) from error


def read_header(path: Path) -> Header:
    """What the file says about itself, with no more checks than reading it takes.

    Raises:
        LexiconError: As :func:`open_container`, but for a wrong checksum.
    """
    return _parse_header(path, _map(path))


def _map(path: Path) -> memoryview:
    try:
        with path.open("rb") as file:
            if os.fstat(file.fileno()).st_size < _START.size:
                raise LexiconError(LexiconCode.NOT_A_LEXICON, path=str(path))
            return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except FileNotFoundError:
        raise LexiconError(LexiconCode.NOT_INSTALLED, edition=path.stem, path=str(path)) from None
    except OSError as error:
        raise LexiconError(
            LexiconCode.NOT_A_LEXICON, path=str(path), reason=error.strerror
        ) from error


def _parse_header(path: Path, content: memoryview) -> Header:
    magic, length = _START.unpack_from(content)
    if magic != MAGIC:
        same_family = magic[:-1] == MAGIC[:-1]
        raise LexiconError(
            LexiconCode.VERSION if same_family else LexiconCode.NOT_A_LEXICON, path=str(path)
        )
    if length > _LONGEST_HEADER:
        raise LexiconError(LexiconCode.DAMAGED, path=str(path), reason="header-length")
    text = content[_START.size : _START.size + length]
    if len(text) < length:
        raise LexiconError(LexiconCode.TRUNCATED, path=str(path))
    try:
        version = _decode_version(text).format
        if version != FORMAT:
            raise LexiconError(LexiconCode.VERSION, path=str(path), found=version, known=FORMAT)
        return _decode_header(text)
    except msgspec.MsgspecError as error:
        raise LexiconError(LexiconCode.DAMAGED, path=str(path), reason=str(error)) from error


def _check_header(path: Path, content: memoryview) -> Header:
    """The header of a whole, unchanged file."""
    header = _parse_header(path, content)
    ends = [offset + length for offset, length in header.sections.values()]
    if GRAPH not in header.sections or min(map(min, header.sections.values())) < 0:
        raise LexiconError(LexiconCode.DAMAGED, path=str(path), reason="sections")
    if len(content) < max(ends) + _DIGEST:
        raise LexiconError(LexiconCode.TRUNCATED, path=str(path))
    if hashlib.sha256(content[:-_DIGEST]).digest() != content[-_DIGEST:]:
        raise LexiconError(LexiconCode.DAMAGED, path=str(path), reason="checksum")
    return header
