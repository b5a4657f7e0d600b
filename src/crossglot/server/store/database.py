"""A database, whichever it is: what the parts of the server need of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")


class Database(Protocol):
    """Runs work on connections of its own; the caller never waits in the loop.

    Work is a plain function of an SQLAlchemy connection, the same for SQLite
    and PostgreSQL. It is in a transaction already and leaves that alone.
    """

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do ``work``; when this returns, what it wrote survives a power cut.

        Raises:
            BaseException: Whatever ``work`` raised; then nothing of it is kept.
        """

    async def read(self, query: Callable[[Connection], T]) -> T:
        """What ``query`` finds, all at one moment; it writes nothing."""

    async def scrub(self) -> None:
        """Leave no copy of what was deleted in files that the database keeps for itself."""

    async def close(self) -> None:
        """Finish what has been handed over, then let the database go."""
