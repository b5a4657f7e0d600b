"""A copy of the database that is whole, taken while the server runs; and the way back.

A copy is written beside its place and put there in one step when it has been
checked; nothing that is there already is overwritten.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from crossglot.errors import (
    BackupCode,
    BackupError,
    FileCode,
    FileError,
    ServerCode,
    ServerError,
)
from crossglot.server.store.home import is_postgres
from crossglot.server.store.migrate import known_versions, version_of
from crossglot.server.store.schema import HEAD
from crossglot.server.store.sqlite_file import APPLICATION_ID, make_private, portable


def backup(where: str | Path, file: Path) -> None:
    """Write a copy of the database at ``where``, a path or an address, into ``file``.

    Raises:
        BackupError: ``file`` is there already, or the copy failed its check.
        FileError: It cannot be written.
        ServerError: There is no database of ours at ``where``.
    """
    if is_postgres(where):
        from crossglot.server.store import postgres_dump  # noqa: PLC0415 - an extra

        with made_whole(file) as copy:
            postgres_dump.dump(str(where), copy)
        return
    with _reading(Path(where)) as source, made_whole(file) as copy:
        _copy(source, copy)


def restore(file: Path, where: str | Path) -> None:
    """Put the copy in ``file`` where no database is yet.

    Raises:
        BackupError: There is one, or ``file`` is damaged.
        FileError: No database can be written there.
        ServerError: ``file`` is no copy of ours, or of a version that this program does not know.
    """
    if is_postgres(where):
        from crossglot.server.store import postgres_dump  # noqa: PLC0415 - an extra

        postgres_dump.load(file, str(where))
        return
    place = Path(where)
    for beside in (place.with_name(place.name + end) for end in ("-wal", "-journal")):
        if beside.exists():  # it would be played into the copy
            raise BackupError(BackupCode.EXISTS, path=str(beside))
    with _reading(file) as source:
        place.parent.mkdir(parents=True, exist_ok=True)
        with made_whole(place) as copy:
            _copy(source, copy)


@contextmanager
def made_whole(file: Path) -> Iterator[Path]:
    """A path to write to; what is there becomes ``file`` at the end, on the disk, or never."""
    if file.exists():
        raise BackupError(BackupCode.EXISTS, path=str(file))
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.unfinished")
    try:
        _make_private(unfinished)
        yield unfinished
        _flush(unfinished)
        try:
            os.link(unfinished, file)  # unlike a renaming it overwrites nothing
        except FileExistsError:
            raise BackupError(BackupCode.EXISTS, path=str(file)) from None
    finally:
        unfinished.unlink(missing_ok=True)
    _flush(file.parent)


def _make_private(path: Path) -> None:
    try:
        make_private(path)
    except OSError as error:  # no such folder, a full disk
        raise FileError(FileCode.UNREADABLE, path=str(path), reason=str(error)) from None


def _flush(path: Path) -> None:
    """What was written to ``path``, or which files are in that folder, survives a power cut."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A database of ours, opened to be read; a server may be writing to it."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as found:
            owner = found.execute("PRAGMA application_id").fetchone()[0]
            if owner != APPLICATION_ID:
                raise ServerError(ServerCode.DATABASE_FOREIGN, path=str(path))
            version = version_of(portable(found))
            if version != HEAD and version not in known_versions():
                raise ServerError(
                    ServerCode.DATABASE_VERSION, path=str(path), found=version, expected=HEAD
                )
            yield found
    except (sqlite3.DatabaseError, SQLAlchemyError, UnicodeDecodeError) as error:
        reason = str(error)
        raise ServerError(ServerCode.DATABASE_UNUSABLE, path=str(path), reason=reason) from None


def _copy(source: sqlite3.Connection, copy: Path) -> None:
    """Copy all at one moment, then read the copy from end to end."""
    try:
        with closing(sqlite3.connect(copy)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, not three
            for check in ("integrity_check", "foreign_key_check"):
                found = target.execute(f"PRAGMA {check}").fetchall()
                if found not in ([], [("ok",)]):
                    reason = "; ".join(" ".join(map(str, row)) for row in found[:3])
                    raise BackupError(BackupCode.DAMAGED, path=str(copy), reason=reason)
    except sqlite3.OperationalError as error:  # no such folder, a full disk
        raise FileError(FileCode.UNREADABLE, path=str(copy), reason=str(error)) from None
