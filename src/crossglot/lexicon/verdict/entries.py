"""The entries of a dictionary, found by their letters.

A file in the cache, made once for each source and alphabet: 800,000 entries
are not to be held in memory, nor read again by every process.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from threading import Lock
from typing import Generic, TypeVar

from crossglot.lexicon.affix import AffixFile
from crossglot.lexicon.cache import cache_folder, exclusive
from crossglot.lexicon.dictionary import LONGEST_LINE, numbered_lines, open_list, parse_entry
from crossglot.lexicon.letters import Letters

_T = TypeVar("_T")
Rows = Iterator[tuple[bytes, bytes]]
"""Letters of a word, and the line that has it."""

_FORMAT = 2
_PATIENCE = 600.0
_AT_ONCE = 400
"""Keys in one question; SQLite takes 999 and more."""

_MAKE = "CREATE TABLE entry (key BLOB NOT NULL, line BLOB NOT NULL)"
_INDEX = "CREATE INDEX entry_key ON entry (key)"


def index_folder() -> Path:
    """Where the indexes of dictionaries are kept."""
    return cache_folder() / "verdicts"


class LineIndex(Generic[_T]):
    """Lines by the letters of their words as the edition spells them: accents may be folded.

    Threads may share it.
    """

    def __init__(self, database: sqlite3.Connection, parse: Callable[[bytes], _T]) -> None:
        self._database = database
        self._parse = parse
        self._lock = Lock()

    def find(self, keys: Iterable[bytes]) -> dict[bytes, list[_T]]:
        """What the lines of words spelled as each of ``keys`` (symbols of letters) say."""
        wanted = list(keys)
        found: dict[bytes, list[_T]] = {}
        for at in range(0, len(wanted), _AT_ONCE):
            part = wanted[at : at + _AT_ONCE]
            marks = ",".join("?" * len(part))
            query = f"SELECT key, line FROM entry WHERE key IN ({marks})"  # noqa: S608 -- marks only
            with self._lock:
                rows = self._database.execute(query, part).fetchall()
            for key, line in rows:
                found.setdefault(key, []).append(self._parse(line))
        return found

    def close(self) -> None:
        """Closes the file."""
        self._database.close()


def open_index(
    digest: str, letters: Letters, rows: Callable[[], Rows], parse: Callable[[bytes], _T]
) -> LineIndex[_T]:
    """The index of a source, made unless it is there; in memory where it cannot be written.

    Args:
        digest: SHA-256 of the source.
        letters: How the edition spells.
        rows: Reads the source: letters and line of every word.
        parse: Reads a line again.

    Raises:
        LexiconError: ``lexicon-source-missing``, ``lexicon-busy``.
    """
    facts = (_FORMAT, digest, letters.alphabet.labels, letters.alphabet.folding, letters.respell)
    name = hashlib.sha256(repr(facts).encode()).hexdigest()[:16]
    path = index_folder() / f"{name}.sqlite"
    try:
        if not path.is_file():
            with exclusive(path, _PATIENCE):
                if not path.is_file():
                    _write(path, rows())
        database = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, check_same_thread=False)
        database.execute("SELECT key FROM entry LIMIT 1").fetchone()
    except (OSError, sqlite3.Error):
        database = sqlite3.connect(":memory:", check_same_thread=False)
        _fill(database, rows())
    return LineIndex(database, parse)


def dictionary_rows(entries: Path, affixes: AffixFile, letters: Letters) -> Rows:
    """The rows of a .dic file; lines that cannot be read are left out.

    Abbreviations with a full stop are found without it, so that they can be told as such.
    """
    with open_list(entries) as file:
        for number, line in numbered_lines(file, entries.name, LONGEST_LINE):
            if not line or line[0] in b"\t#" or (number == 1 and line.strip().isdigit()):
                continue
            with contextlib.suppress(ValueError):
                key = letters.encode(parse_entry(line, affixes, {}).text.rstrip("."))
                if key:
                    yield key, line


def _write(path: Path, rows: Iterable[tuple[bytes, bytes]]) -> None:
    """Writes the index whole or not at all."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    part.unlink(missing_ok=True)
    try:
        with contextlib.closing(sqlite3.connect(part)) as database:
            database.execute("PRAGMA journal_mode = OFF")
            database.execute("PRAGMA synchronous = OFF")
            _fill(database, rows)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _fill(database: sqlite3.Connection, rows: Iterable[tuple[bytes, bytes]]) -> None:
    database.execute(_MAKE)
    database.executemany("INSERT INTO entry VALUES (?, ?)", rows)
    database.execute(_INDEX)
    database.commit()
