"""Where a server keeps everything: opened once, by what the settings say."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from crossglot.server.store import Store
from crossglot.server.store.database import Database
from crossglot.server.store.sqlite import SqliteStore
from crossglot.server.store.sqlite_database import SqliteDatabase


@dataclass(frozen=True, slots=True)
class Home:
    """A database, and the games in it.

    Attributes:
        database: For accounts, lists and all that is not in a hurry.
        games: For games, which are.
    """

    database: Database
    games: Store


def open_home(path: Path) -> Home:
    """The home in the SQLite file at ``path``, made when absent.

    Raises:
        ServerError: The file cannot be used.
    """
    database = SqliteDatabase(path)
    return Home(database, SqliteStore(database))
