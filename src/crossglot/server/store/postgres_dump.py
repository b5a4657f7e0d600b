"""Copies of a PostgreSQL database, made and put back by its own programs."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, NullPool, inspect
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from crossglot.errors import BackupCode, BackupError, ServerCode, ServerError
from crossglot.server.store.migrate import version_of
from crossglot.server.store.postgres_address import parse_address, prepare, shown

T = TypeVar("T")


def dump(address: str, file: Path) -> None:
    """Let ``pg_dump`` write all at one moment into ``file``, then read its list of contents.

    Raises:
        BackupError: The program is missing, or failed.
        ServerError: There is no database of ours at ``address``.
    """
    url = parse_address(address)
    if _asked(url, version_of) is None:
        raise ServerError(ServerCode.DATABASE_FOREIGN, path=shown(url))
    _run(url, "pg_dump", "--format=custom", "--no-owner", f"--file={file}")
    _run(url, "pg_restore", "--list", str(file))


def load(file: Path, address: str) -> None:
    """Let ``pg_restore`` fill an empty database, wholly or not at all.

    Raises:
        BackupError: The database is not empty, or the program is missing or failed.
        ServerError: It cannot be reached, or the copy is of another version.
    """
    url = parse_address(address)
    if _asked(url, lambda connection: inspect(connection).get_table_names()):
        raise BackupError(BackupCode.EXISTS, path=shown(url))
    whole = ("--single-transaction", "--exit-on-error", "--no-owner")
    _run(url, "pg_restore", *whole, f"--dbname={url.database}", str(file))
    prepare(url)


def _asked(url: URL, question: Callable[[Connection], T]) -> T:
    """What ``question`` finds in the database."""
    try:
        with ThreadPoolExecutor(1) as elsewhere:
            return elsewhere.submit(lambda: asyncio.run(_ask(url, question))).result()
    except (OSError, SQLAlchemyError) as error:
        reason = str(error).splitlines()[0]
        raise ServerError(ServerCode.DATABASE_UNUSABLE, path=shown(url), reason=reason) from None


async def _ask(url: URL, question: Callable[[Connection], T]) -> T:
    engine = create_async_engine(url, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(question)
    finally:
        await engine.dispose()


def _run(url: URL, program: str, *words: str) -> None:
    """Run a program of PostgreSQL; who we are it learns where nobody else can read it."""
    if shutil.which(program) is None:
        raise BackupError(BackupCode.PROGRAM_MISSING, program=program)
    known = {
        "PGHOST": url.host,
        "PGPORT": url.port and str(url.port),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
    }
    environment = os.environ | {name: value for name, value in known.items() if value}
    ended = subprocess.run(  # noqa: S603 - a program of PostgreSQL, by name
        [program, *words], env=environment, capture_output=True, text=True, check=False
    )
    if ended.returncode:
        reason = ended.stderr.strip().splitlines() or [str(ended.returncode)]
        raise BackupError(BackupCode.PROGRAM_FAILED, program=program, reason=reason[-1])
