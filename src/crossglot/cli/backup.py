"""``crossglot backup`` and ``restore``: a copy of the server's database, and back."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Database = Annotated[str | None, Parameter(env_var="CROSSGLOT_DATABASE")]


def backup(file: Path, /, *, database: Database = None) -> None:
    """Copy the server's database into a file. The server may run meanwhile.

    The copy is of one moment, is checked, and appears under its name only when it is whole.
    PostgreSQL is copied by its own pg_dump, which must be on this machine.

    Parameters
    ----------
    file
        The copy; there must be nothing of this name yet.
    database
        SQLite file, or postgresql://... Default: in the user's data folder.
    """
    from crossglot.server.operations import backup as copies
    from crossglot.server.settings.settings import default_database

    copies.backup(database or default_database(), file)
    print(f"{file}: {file.stat().st_size:,} bytes, checked")


def restore(file: Path, /, *, database: Database = None) -> None:
    """Put a copy back where no database is yet. Stop the server before, start it afterwards.

    Nothing is overwritten: move an old SQLite file away first; of PostgreSQL name a database
    that is empty.

    Parameters
    ----------
    file
        What crossglot backup has written.
    database
        SQLite file that is to be made, or postgresql://... Default: in the user's data folder.
    """
    from crossglot.server.operations import backup as copies
    from crossglot.server.settings.settings import default_database

    copies.restore(file, database or default_database())
    print(f"{file} is back")
