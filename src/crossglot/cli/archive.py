"""``crossglot dump`` and ``crossglot recount``: finished games as a file, results made anew."""

import asyncio
from pathlib import Path


def dump(file: Path = Path("games.jsonl.gz"), *, database: str | None = None) -> None:
    """Write all finished public games to one compressed file, without anything private.

    A line is one game as JSON, players have pseudonyms. The file appears whole
    or not at all; the server may go on meanwhile.

    Parameters
    ----------
    file
        Where to write; replaced when it is there.
    database
        The SQLite file of the games, or postgresql://name:password@host/database.
        Default: the file in the user's data folder.
    """
    from crossglot.server.results.archive import write_dump
    from crossglot.server.settings.settings import default_database
    from crossglot.server.store.home import open_home

    home = open_home(database or default_database())

    async def work() -> int:
        try:
            return await write_dump(home.database, file)
        finally:
            await home.database.close()

    print(f"{file}: {asyncio.run(work())} games")


def recount(*, database: str | None = None) -> None:
    """Make the results of all finished games, and so all statistics, anew from their events.

    Ratings stay as they are: their records are never made again.

    Parameters
    ----------
    database
        The SQLite file of the games, or postgresql://name:password@host/database.
        Default: the file in the user's data folder.
    """
    from crossglot.server.results.agreed_setup import setup_of
    from crossglot.server.results.counting import ResultCounter
    from crossglot.server.settings.settings import default_database
    from crossglot.server.store.home import open_home

    home = open_home(database or default_database())

    async def work() -> int:
        try:
            return await ResultCounter(home.database, home.games, setup_of).recount()
        finally:
            await home.database.close()

    print(f"{asyncio.run(work())} games counted again")
