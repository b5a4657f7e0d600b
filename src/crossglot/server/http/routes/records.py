"""``/api/accounts/{id}/...``: what an account has played and how strong it is."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter
from msgspec import Struct
from sqlalchemy import Connection, select

from crossglot.errors import AccountCode, AccountError
from crossglot.server.accounts.scopes import Scope
from crossglot.server.accounts.storage import account_called
from crossglot.server.http.cursors import at_once, cursor_of, place_of
from crossglot.server.http.dependencies import TheAccount, TheDatabase
from crossglot.server.kinds.figures import Opponents, Outcome
from crossglot.server.results.kind_results import VariantSummary, variant_summaries
from crossglot.server.results.played_games import PlayedGame, Search, played_games
from crossglot.server.results.ratings import ShownRating, ShownRecord, ratings_of, records_of
from crossglot.server.results.summary import Summary, summaries
from crossglot.server.social.chat import MARK, account_by
from crossglot.server.store.schema.accounts import accounts

Cursor = Annotated[str | None, QueryParameter(max_length=128)]

Said = Annotated[str | None, QueryParameter(max_length=64)]

UNKNOWN = (AccountCode.UNKNOWN, AccountCode.NOT_SIGNED_IN)
"""Why there is nothing to show: no such account, or none of one's own."""


class GamePage(Struct, frozen=True):
    """Some finished games; ``cursor`` goes on, None when these were the last."""

    games: tuple[PlayedGame, ...]
    cursor: str | None


class RecordPage(Struct, frozen=True):
    """Some changes of a rating; ``cursor`` goes on, None when these were the last."""

    records: tuple[ShownRecord, ...]
    cursor: str | None


def account_meant(connection: Connection, who: str, principal: str | None) -> str:
    """The account that ``who`` means: ``me``, an id, a name, or the author of a chat line.

    Raises:
        AccountError: ``not-signed-in``, or ``account-unknown``.
    """
    if who == "me":
        if principal is None:
            raise AccountError(AccountCode.NOT_SIGNED_IN)
        return principal
    found = connection.execute(select(accounts.c.id).where(accounts.c.id == who)).scalar()
    found = account_by(connection, who) if found is None and MARK in who else found
    return account_called(connection, who).id if found is None else str(found)


@get("/api/accounts/{who:str}/statistics", scope=Scope.READ_GAMES, refuses=UNKNOWN)
async def read_statistics(
    who: FromPath[str], account: TheAccount, database: TheDatabase
) -> list[Summary]:
    """Finished games added up: all of them, then by edition and kind of opponents."""

    def query(connection: Connection) -> list[Summary]:
        return summaries(connection, account_meant(connection, who, account), account)

    return await database.read(query)


@get("/api/accounts/{who:str}/variants", scope=Scope.READ_GAMES, refuses=UNKNOWN)
async def read_variant_statistics(
    who: FromPath[str], account: TheAccount, database: TheDatabase
) -> list[VariantSummary]:
    """Finished games of variants, added up by variant and edition."""

    def query(connection: Connection) -> list[VariantSummary]:
        return variant_summaries(connection, account_meant(connection, who, account))

    return await database.read(query)


@get("/api/accounts/{who:str}/games", scope=Scope.READ_GAMES, refuses=UNKNOWN)
async def list_finished(  # noqa: PLR0913, PLR0917 - whose, a page of them, and filters
    who: FromPath[str],
    account: TheAccount,
    database: TheDatabase,
    cursor: FromQuery[Cursor] = None,
    limit: FromQuery[int] = 50,
    edition: FromQuery[Said] = None,
    outcome: FromQuery[Outcome | None] = None,
    against: FromQuery[Opponents | None] = None,
    opponent: FromQuery[Said] = None,
    since: FromQuery[float | None] = None,
    until: FromQuery[float | None] = None,
) -> GamePage:
    """The account's finished games, the last first; private ones for itself alone.

    ``opponent`` is the name of somebody who sat at the same table; ``since`` and ``until`` are in
    seconds since 1970.
    """
    before, most = place_of(cursor), at_once(limit)

    def query(connection: Connection) -> list[PlayedGame]:
        whose = account_meant(connection, who, account)
        other = None if opponent is None else account_meant(connection, opponent, account)
        search = Search(edition, outcome, against, other, since, until)
        return played_games(connection, whose, account, before, most, search)

    games = await database.read(query)
    full = len(games) == most
    return GamePage(tuple(games), cursor_of(games[-1].finished, games[-1].game) if full else None)


@get("/api/accounts/{who:str}/ratings", scope=Scope.READ_GAMES, refuses=UNKNOWN)
async def list_ratings(
    who: FromPath[str], account: TheAccount, database: TheDatabase
) -> list[ShownRating]:
    """The account's ratings, one for each language and speed it has played."""

    def query(connection: Connection) -> list[ShownRating]:
        return ratings_of(connection, account_meant(connection, who, account), time.time())

    return await database.read(query)


@get(
    "/api/accounts/{who:str}/ratings/{family:str}/{speed:str}",
    scope=Scope.READ_GAMES,
    refuses=UNKNOWN,
)
async def read_history(  # noqa: PLR0913, PLR0917 - whose, which, and a page of it
    who: FromPath[str],
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
        whose = account_meant(connection, who, account)
        return records_of(connection, whose, family, speed, account, moment, most)

    records = await database.read(query)
    full = len(records) == most
    # No game in the cursor: the last one may be private.
    return RecordPage(tuple(records), cursor_of(records[-1].at, "0") if full else None)
