"""Bytes of a game file to text and back: UTF-8, Latin-1, and what old files use."""

from __future__ import annotations

import re

from crossglot.errors import NotationCode, NotationError

LARGEST = 2_000_000
"""Bytes; no game is longer."""

PRAGMA = "#character-encoding"
UTF8 = "UTF-8"
LATIN1 = "ISO-8859-1"

ENCODINGS = {
    "utf-8": "utf-8",
    "utf8": "utf-8",
    "iso-8859-1": "latin-1",
    "latin-1": "latin-1",
    "latin1": "latin-1",
    "iso-8859-2": "iso8859-2",
    "iso-8859-7": "iso8859-7",
    "iso-8859-13": "iso8859-13",
    "iso-8859-15": "iso8859-15",
    "windows-1250": "cp1250",
    "windows-1252": "cp1252",
    "windows-1253": "cp1253",
    "windows-1257": "cp1257",
}
"""Names that ``#character-encoding`` may give, and what Python calls them."""

_STATED = re.compile(rb"#character-encoding[ \t]+(\S+)[ \t]*(?:\r|\n|$)", re.IGNORECASE)


def decode_gcg(data: bytes) -> str:
    """The text of a game file: in the encoding its first line states, else UTF-8 or Latin-1.

    Latin-1 is the format's own default; most newer files without a statement
    are UTF-8, and what is valid UTF-8 is read so. Single bytes that are not
    what the file says stay in the text as surrogates, so that only their lines
    are lost (:func:`crossglot.notation.gcg.parse_gcg`).

    Raises:
        NotationError: ``gcg-too-large``, or ``gcg-encoding``: an encoding not
            known here, or UTF-16.
    """
    if len(data) > LARGEST:
        raise NotationError(NotationCode.GCG_TOO_LARGE, size=len(data), largest=LARGEST)
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise NotationError(NotationCode.GCG_ENCODING, encoding="UTF-16", line=1, column=1)
    data = data.removeprefix(b"\xef\xbb\xbf")
    stated = _STATED.match(data)
    if stated is not None:
        name = stated[1].decode("ascii", "backslashreplace")
        codec = ENCODINGS.get(name.casefold())
        if codec is None:
            column = stated.start(1) + 1
            raise NotationError(NotationCode.GCG_ENCODING, encoding=name, line=1, column=column)
        return data.decode(codec, "surrogateescape")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def encode_gcg(text: str, encoding: str = UTF8) -> bytes:
    """The bytes of a game file; ``text`` is what ``format_gcg`` wrote for this encoding.

    Raises:
        NotationError: ``notation-unwritable``: a letter that the encoding has not.
    """
    codec = ENCODINGS.get(encoding.casefold())
    if codec is None:
        raise NotationError(NotationCode.UNWRITABLE, text=encoding)
    try:
        return text.encode(codec)
    except UnicodeEncodeError as error:
        letter = text[error.start]
        raise NotationError(NotationCode.UNWRITABLE, text=letter, encoding=encoding) from None
