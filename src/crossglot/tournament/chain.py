"""The chain of a log: each line holds the hash of the one before, and seals are signed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from crossglot.errors import LogCode, LogError
from crossglot.extras import naming_extras
from crossglot.tournament.entries import FORMAT, VERSION, Entry, Head, Seal

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

BEGINNING = "0" * 64
"""What stands in the first line for the hash of the line before."""

LARGEST = 1_000_000_000
"""Bytes of a log; the largest event there was would need a tenth."""


class _Bare(Struct, frozen=True):
    """A line without its own hash: what is hashed."""

    line: int
    prev: str
    entry: Entry


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a log.

    Attributes:
        line: Its number, from 1.
        prev: Hash of the line before.
        entry: What it says.
        hash: SHA-256 of all before it in this line.
    """

    line: int
    prev: str
    entry: Entry
    hash: str


_decode_line = msgspec.json.Decoder(Line).decode


def hang(number: int, prev: str, entry: Entry) -> Line:
    """``entry`` as a line of its own behind the line whose hash is ``prev``."""
    bare = msgspec.json.encode(_Bare(number, prev, entry))
    return Line(number, prev, entry, hashlib.sha256(bare).hexdigest())


def written(line: Line) -> bytes:
    """``line`` as it stands in the file."""
    return msgspec.json.encode(line) + b"\n"


def signed(key: Ed25519PrivateKey, prev: str) -> Seal:
    """A seal over the line whose hash is ``prev``."""
    return Seal(key.sign(_sealed(prev)).hex())


def public_key(key: Ed25519PrivateKey) -> str:
    """The public half of a key, in hexadecimal digits."""
    return key.public_key().public_bytes_raw().hex()


def _sealed(prev: str) -> bytes:
    return f"{FORMAT} {VERSION} {prev}".encode()


@dataclass(frozen=True, slots=True)
class Chain:
    """A log whose lines hang together and whose seals are genuine.

    Attributes:
        lines: All of them.
        head: What the first says.
    """

    lines: tuple[Line, ...]
    head: Head


def read_chain(data: bytes, key: str | None = None) -> Chain:
    """The lines of a log, if not one byte of them was changed.

    Args:
        data: The file.
        key: The public key that must have sealed it; None takes the one it names.

    Raises:
        LogError: Names the first line that cannot be read, was altered, is
            sealed wrongly, or after which something is missing.
        ExtraError: ``crossglot[tournament]`` is not installed.
    """
    lines = tuple(_lines(data))
    if not lines or not isinstance(lines[0].entry, Head):
        raise LogError(LogCode.MALFORMED, line=1, reason="head")
    head = lines[0].entry
    if head.format != FORMAT or head.version != VERSION:
        raise LogError(LogCode.VERSION, line=1, version=head.version)
    if key is not None and key.strip().casefold() != head.key:
        raise LogError(LogCode.OTHER_KEY, line=1, key=head.key)
    _check_seals(lines, head.key)
    if not isinstance(lines[-1].entry, Seal):
        raise LogError(LogCode.UNSEALED, line=len(lines))
    return Chain(lines, head)


def _lines(data: bytes) -> Iterator[Line]:
    if len(data) > LARGEST:
        raise LogError(LogCode.MALFORMED, line=1, reason="too large")
    prev = BEGINNING
    for number, raw in enumerate(data.splitlines(keepends=True), 1):
        try:
            line = _decode_line(raw)
            again = written(hang(number, prev, line.entry))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise LogError(LogCode.MALFORMED, line=number, reason=str(error)) from None
        if again != raw:
            raise LogError(LogCode.ALTERED, line=number)
        prev = line.hash
        yield line


def _check_seals(lines: tuple[Line, ...], key: str) -> None:
    with naming_extras():
        from cryptography.exceptions import InvalidSignature  # noqa: PLC0415
        from cryptography.hazmat.primitives.asymmetric.ed25519 import (  # noqa: PLC0415
            Ed25519PublicKey,
        )
    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
    except ValueError as error:
        raise LogError(LogCode.MALFORMED, line=1, reason=f"key: {error}") from None
    for line in lines:
        if isinstance(line.entry, Seal):
            try:
                public.verify(bytes.fromhex(line.entry.signature), _sealed(line.prev))
            except (InvalidSignature, ValueError):
                raise LogError(LogCode.SIGNATURE, line=line.line) from None
