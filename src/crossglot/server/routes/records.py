"""``/api/accounts/{id}/...``: what an account has played and how strong it is."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter
from msgspec import Struct
from sqlalchemy import Connection, select

from crossglot.errors import ServerCode, ServerError
from crossglot.server.pages import at_once, cursor_of, place_of
from crossglot.server.ratings.standing import ShownRating, ShownRecord, ratings_of, records_of
from crossglot.server.routes.needs import TheAccount, TheDatabase
from crossglot.server.statistics.summary import PlayedGame, Summary, played_games, summaries
from crossglot.server.store.schema.accounts import accounts

Cursor = Annotated[str | None, QueryParameter(max_length=128)]


class GamePage(Struct, frozen=True):
    """Some finished games; ``cursor`` goes on, None when these were the last."""

    games: tuple[PlayedGame, ...]
    cursor: str | None


class RecordPage(Struct, frozen=True):
    """Some changes of a rating; ``cursor`` goes on, None when these were the last."""

    records: tuple[ShownRecord, ...]
    cursor: str | None


def check_account(connection: Connection, account: str) -> None:
    """Refuse an id that no account has.

    Raises:
        ServerError: ``not-found``.
    """
    if connection.execute(select(accounts.c.id).where(accounts.c.id == account)).first() is None:
        raise ServerError(ServerCode.NOT_FOUND)


@get("/api/accounts/{account_id:str}/statistics")
async def read_statistics(
    account_id: FromPath[str], account: TheAccount, database: TheDatabase
) -> list[Summary]:
    """Finished games added up: all of them, then by edition and kind of opponents."""

    def query(connection: Connection) -> list[Summary]:
        check_account(connection, account_id)
        return summaries(connection, account_id, account)

    return await database.read(query)


@get("/api/accounts/{account_id:str}/games")
async def list_finished(
    account_id: FromPath[str],
    account: TheAccount,
    database: TheDatabase,
    cursor: FromQuery[Cursor] = None,
    limit: FromQuery[int] = 50,
) -> GamePage:
    """The account's finished games, the last first; private ones for itself alone."""
    before, most = place_of(cursor), at_once(limit)

    def query(connection: Connection) -> list[PlayedGame]:
        check_account(connection, account_id)
        return played_games(connection, account_id, account, before, most)

    games = await database.read(query)
    full = len(games) == most
    return GamePage(tuple(games), cursor_of(games[-1].finished, games[-1].game) if full else None)


@get("/api/accounts/{account_id:str}/ratings")
async def list_ratings(account_id: FromPath[str], database: TheDatabase) -> list[ShownRating]:
    """The account's ratings, one for each language and speed it has played."""

    def query(connection: Connection) -> list[ShownRating]:
        check_account(connection, account_id)
        return ratings_of(connection, account_id, time.time())

    return await database.read(query)


@get("/api/accounts/{account_id:str}/ratings/{family:str}/{speed:str}")
async def read_history(  # noqa: PLR0913, PLR0917 - whose, which, and a page of it
    account_id: FromPath[str],
    family: FromPath[str],
    speed: FromPath[str],
    account: TheAccount,
    database: TheDatabase,
    cursor: FromQuery[Cursor] = None,
    limit: FromQuery[int] = 50,
) -> RecordPage:
    """How a rating came about, the last change first."""
    before, most = place_of(cursor), at_once(limit)
    moment = None if before is None else before[0]

    def query(connection: Connection) -> list[ShownRecord]:
        check_account(connection, account_id)
        return records_of(connection, account_id, family, speed, account, moment, most)

    records = await database.read(query)
    full = len(records) == most
    # No game in the cursor: the last one may be private.
    return RecordPage(tuple(records), cursor_of(records[-1].at, "0") if full else None)
