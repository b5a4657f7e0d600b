"""Where a server keeps everything: opened once, by what the settings say."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from crossglot.errors import ServerCode, ServerError
from crossglot.extras import naming_extras
from crossglot.server.identifiers import new_id
from crossglot.server.store.database import Database
from crossglot.server.store.port import Store
from crossglot.server.store.slips import Slips, SqliteSlips
from crossglot.server.store.sqlite import SqliteStore
from crossglot.server.store.sqlite_database import SqliteDatabase

if TYPE_CHECKING:
    from crossglot.server.store.postgres_jobs import PostgresJobs

SCHEME = "postgresql://"
"""How the address of a PostgreSQL database begins; all else is a path."""


def is_postgres(where: str | Path) -> bool:
    """Whether ``where`` is the address of a PostgreSQL database, and no path.

    Raises:
        ServerError: ``database-unusable``: it is the address of something else.
    """
    scheme, found, _ = str(where).partition("://")
    if found and scheme + found != SCHEME:  # not told whole: there may be a password in it
        reason = f"{SCHEME}..."
        raise ServerError(ServerCode.DATABASE_UNUSABLE, path=f"{scheme}://...", reason=reason)
    return bool(found)


@dataclass(frozen=True, slots=True)
class Home:
    """A database, and the games in it.

    Attributes:
        database: For accounts, lists and all that is not in a hurry.
        games: For games, which are.
        slips: For slips of duplicate players, who are in a hurry all at once.
        node: The id of this node, new at every start.
    """

    database: Database
    games: Store
    node: str
    slips: Slips


def open_home(where: str | Path) -> Home:
    """The home in the SQLite file at ``where``, made when absent, or in PostgreSQL.

    Args:
        where: A path, or ``postgresql://...``.

    Raises:
        ServerError: The database cannot be used.
        ExtraError: ``crossglot[nodes]``, which PostgreSQL needs, is not installed.
    """
    node = new_id()
    if is_postgres(where):
        return _open_postgres(str(where), node)
    file = SqliteDatabase(Path(where))
    return Home(file, SqliteStore(file, node), node, SqliteSlips(file))


def _open_postgres(address: str, node: str) -> Home:
    with naming_extras():  # slow to import
        from crossglot.server.store.postgres import PostgresStore  # noqa: PLC0415
        from crossglot.server.store.postgres_database import PostgresDatabase  # noqa: PLC0415
        from crossglot.server.store.postgres_slips import PostgresSlips  # noqa: PLC0415
    database = PostgresDatabase(address)
    return Home(database, PostgresStore(database, node), node, PostgresSlips(database))


def open_jobs(home: Home) -> PostgresJobs:
    """The queue of computers' turns in the database of ``home``.

    Raises:
        ServerError: ``setting-needs``: it is no PostgreSQL.
        ExtraError: ``crossglot[nodes]`` is not installed.
    """
    with naming_extras():
        from crossglot.server.store.postgres_database import PostgresDatabase  # noqa: PLC0415
        from crossglot.server.store.postgres_jobs import PostgresJobs  # noqa: PLC0415
    if not isinstance(home.database, PostgresDatabase):
        raise ServerError(ServerCode.SETTING_NEEDS, setting="workers", needs=SCHEME)
    return PostgresJobs(home.database)
