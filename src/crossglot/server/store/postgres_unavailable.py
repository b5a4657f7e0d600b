"""When PostgreSQL goes away: how one knows, and how long one waits for it to come back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import asyncpg
import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneIsFreeError

from crossglot.errors import ServerCode, ServerError

log = structlog.get_logger("crossglot.postgres")

T = TypeVar("T")

PATIENCE = 20.0
"""Seconds that the caller waits for a database that restarts."""

PAUSE = 0.1
"""Seconds between two tries."""

_AWAY = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InterfaceError,
    NoneIsFreeError,
)
_CLASHES = {"40001", "40P01"}
"""SQLSTATE of transactions that came in each other's way."""

_UNWRITABLE = {"22021", "22P05"}
"""SQLSTATE of texts that are none."""

_KEEPS_NOTHING = {"53100", "25006"}
"""SQLSTATE of a full disk, and of a database that may only be read, a stand-by say."""


def is_away(error: BaseException) -> bool:
    """Whether ``error`` says that there is no connection, or no longer."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return any(
        isinstance(link, _AWAY) and not isinstance(link, ValueError)  # wrong values are bugs
        for link in _chain(error)
    )


def is_clash(error: BaseException) -> bool:
    """Whether ``error`` says that another transaction came in the way: do it again."""
    return _has_state(error, _CLASHES)


def is_unwritable(error: BaseException) -> bool:
    """Whether ``error`` says that a text holds U+0000, which PostgreSQL cannot keep."""
    return _has_state(error, _UNWRITABLE)


async def with_patience(attempt: Callable[[], Awaitable[T]]) -> T:
    """What ``attempt`` gives once there is a connection; it must be harmless to repeat.

    Raises:
        ServerError: ``database-away``: it has not come back in time. ``malformed-message``:
            a text cannot be kept.
    """
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while True:
        try:
            return await attempt()
        except Exception as error:
            if is_unwritable(error):
                raise ServerError(ServerCode.MALFORMED_MESSAGE, reason="U+0000") from None
            if not is_away(error):
                raise
            if loop.time() > end:
                raise ServerError(ServerCode.DATABASE_AWAY) from error
        await asyncio.sleep(PAUSE)


@contextmanager
def keeping() -> Iterator[None]:
    """For what writes: a database that keeps nothing for now is told by name.

    Raises:
        ServerError: ``database-away``: its disk is full, or it may only be read.
    """
    try:
        yield
    except Exception as error:
        if _has_state(error, _KEEPS_NOTHING):
            log.error("the database cannot be written", reason=str(error))  # noqa: TRY400 - known
            raise ServerError(ServerCode.DATABASE_AWAY) from error
        raise


def _has_state(error: BaseException, states: set[str]) -> bool:
    return any(getattr(link, "sqlstate", None) in states for link in _chain(error))


def _chain(error: BaseException | None) -> list[BaseException]:
    links: list[BaseException] = []
    while error is not None and error not in links:
        links.append(error)
        original = error.orig if isinstance(error, DBAPIError) else None
        error = original or error.__cause__ or error.__context__
    return links
