"""Bytes of a game file to text and back: UTF-8, UTF-16, and the code pages of old programs."""

from __future__ import annotations

import codecs
import re
from functools import cache

from crossglot.editions import edition_ids, edition_named, load_edition
from crossglot.errors import NotationCode, NotationError

LARGEST = 2_000_000
"""Bytes; no game is longer."""

PRAGMA = "#character-encoding"
UTF8 = "UTF-8"
LATIN1 = "ISO-8859-1"

GUESSED = (
    *("cp1252", "cp1250", "iso8859-2", "cp1253", "iso8859-7", "cp1257", "iso8859-13"),
    *("cp1251", "cp1255", "cp1256", "cp1258", "koi8-r", "cp1254", "iso8859-15", "mac-roman"),
)
"""Single-byte code pages, in the order in which they are tried."""

_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
SINGLE_BYTE = (*GUESSED, *(f"iso8859-{n}" for n in (1, 3, 4, 5, 6, 8, 9, 10, 11, 14, 16)))
MOST_WORDS, MOST_BYTES = 500, 5_000
"""Of the moves that are read to find the code page."""

_LATIN_PARTS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 9, 6: 10, 7: 13, 8: 14, 9: 15, 10: 16}
"""Number of a Latin alphabet -> part of ISO 8859."""

_CODECS = {
    "utf8": "utf-8",
    "utf8bom": "utf-8",
    "utf16": "utf-16-le",
    "utf16le": "utf-16-le",
    "utf16be": "utf-16-be",
    "unicode": "utf-8",
    "ascii": "utf-8",
    "usascii": "utf-8",
    "ansi": "cp1252",
    "koi8r": "koi8-r",
    "macroman": "mac-roman",
    "macintosh": "mac-roman",
}
"""Other names than those of code pages, without their hyphens."""

_STATED = re.compile(rb"\s*#character-encoding[ \t]+(\S+)[ \t]*(?:\r|\n|$)", re.IGNORECASE)
_MOVE = re.compile(rb"(?:^|[\r\n])[ \t]*>[^\r\n:]*:([^\r\n]*)")
_WORD = re.compile(rb"[^\s\d()+.-]{3,}")


def codec_of(name: str) -> str | None:
    """What Python calls the encoding ``name``; None where it is not one that game files use.

    >>> codec_of("CP1250"), codec_of("windows-1250"), codec_of("ISO8859_2"), codec_of("Latin-2")
    ('cp1250', 'cp1250', 'iso8859-2', 'iso8859-2')
    >>> codec_of("US-ASCII"), codec_of("utf-16le"), codec_of("EBCDIC")
    ('utf-8', 'utf-16-le', None)
    """
    plain = re.sub(r"[^a-z0-9]", "", name.casefold())
    if plain in _CODECS:
        return _CODECS[plain]
    page = re.fullmatch(r"(?:windows|win|cp|mscp)(125[0-8])", plain)
    latin = re.fullmatch(r"(?:l|latin)([1-9]|10)", plain)
    part = re.fullmatch(r"(?:iso)?8859([1-9]|1[013-6])", plain)  # part 12 was never made
    if page is not None:
        return f"cp{page[1]}"
    if latin is not None:
        return f"iso8859-{_LATIN_PARTS[int(latin[1])]}"
    return f"iso8859-{part[1]}" if part is not None else None


def decode_gcg(data: bytes) -> str:
    """The text of a game file, in the encoding that it states where its bytes agree.

    A statement is believed unless the bytes contradict it: a file that is
    UTF-8 throughout is UTF-8, and one without any letter in UTF-8 is not.
    Without a statement, or with one that is false or unknown, the code page is
    the first that spells every move in the letters of one edition. Single
    bytes that are not of the encoding stay in the text as surrogates, so that
    only their lines are lost (:func:`crossglot.notation.gcg.parse_gcg`).

    Raises:
        NotationError: ``gcg-too-large``.
    """
    if len(data) > LARGEST:
        raise NotationError(NotationCode.GCG_TOO_LARGE, size=len(data), largest=LARGEST)
    for mark, codec in _BOMS:
        if data.startswith(mark):
            lenient = "surrogateescape" if codec == "utf-8" else "replace"
            return data.removeprefix(mark).decode(codec, lenient)
    wide = _without_mark(data)
    if wide is not None:
        return data.decode(wide, "replace")
    return data.decode(_codec(data), "surrogateescape")


def _without_mark(data: bytes) -> str | None:
    """UTF-16 that does not say so: every other byte of its first signs is zero."""
    head = data[:64]
    half = len(head) // 2
    if half < 2:
        return None
    zeros = head[1::2].count(0), head[::2].count(0)
    if max(zeros) < half - half // 8:
        return None
    return "utf-16-le" if zeros[0] > zeros[1] else "utf-16-be"


def _codec(data: bytes) -> str:
    """The encoding that ``data`` states, if its bytes agree; else the likeliest.

    It is the one in which the moves are spelled in the letters of one edition:
    of the edition that the file names, if it names one. Of those that fit
    alike the one stated comes first, then UTF-8. Where none fits it is
    Latin-1, the format's default: Windows-1252 is the same but for signs where
    Latin-1 has none.
    """
    if _decodes(data, "utf-8"):
        return "utf-8"
    found = _STATED.match(data)
    stated = codec_of(found[1].decode("ascii", "replace")) if found else None
    moves = b"\n".join(_MOVE.findall(data))
    words = _WORD.findall(data if moves.isascii() else moves)
    spelled = b" ".join(words[:MOST_WORDS])[:MOST_BYTES]
    named = edition_named(_pragma(data, b"lexicon"), _pragma(data, b"tile-distribution"))
    pages = [codec for codec in GUESSED if _decodes(data, codec)] or ["latin-1"]
    tried = [*([stated] if stated in SINGLE_BYTE else []), "utf-8", *pages]
    return max(tried, key=lambda codec: _fit(spelled, codec, named))


def _pragma(data: bytes, name: bytes) -> str:
    found = re.search(rb"(?:^|[\r\n])[ \t]*#" + name + rb"[ \t]+([ -~]*)", data, re.IGNORECASE)
    return found[1].decode("ascii") if found else ""


def _decodes(data: bytes, codec: str) -> bool:
    try:
        data.decode(codec)
    except UnicodeDecodeError:
        return False
    return True


def _fit(moves: bytes, codec: str, named: str | None) -> tuple[int, int]:
    """How well the moves read in ``codec``: whose letters they are, how many are capitals."""
    text = "".join(set(moves.decode(codec, "surrogateescape")))
    foreign = {char for char in text if not char.isascii() and not "\ud800" <= char <= "\udfff"}
    if not foreign and not text.isascii():
        return -1, 0  # nothing is spelled in it
    letters = foreign | {char for char in text if char.isascii() and char.isalpha()}
    capitals = sum(char.isupper() for char in foreign)
    known = _letters()
    if named is not None and known[named] >= foreign:
        return 3, capitals
    if any(alphabet >= letters for alphabet in known.values()):
        return 2, capitals
    return int(any(alphabet >= foreign for alphabet in known.values())), capitals


@cache
def _letters() -> dict[str, frozenset[str]]:
    """Edition -> every sign that its tiles are written with, capital or small."""
    found: dict[str, frozenset[str]] = {}
    for known in edition_ids():
        alphabet = load_edition(known).alphabet
        labels = "".join(alphabet.labels)
        found[known] = frozenset(labels + labels.lower() + "".join(alphabet.small))
    return found


def encode_gcg(text: str, encoding: str = UTF8) -> bytes:
    """The bytes of a game file; ``text`` is what ``format_gcg`` wrote for this encoding.

    Raises:
        NotationError: ``notation-unwritable``: a letter that the encoding has not.
    """
    codec = codec_of(encoding)
    if codec is None:
        raise NotationError(NotationCode.UNWRITABLE, text=encoding)
    try:
        return text.encode(codec)
    except UnicodeEncodeError as error:
        letter = text[error.start]
        raise NotationError(NotationCode.UNWRITABLE, text=letter, encoding=encoding) from None
