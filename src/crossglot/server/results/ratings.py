"""Ratings as they are shown; a rating is for a language and a speed."""

from __future__ import annotations

import time

from msgspec import Struct
from sqlalchemy import Connection, select

from crossglot.editions import load_edition
from crossglot.server.results.glicko import Rating, aged
from crossglot.server.results.rating_ledger import DAY, PERIODS_A_DAY
from crossglot.server.store.database import Database
from crossglot.server.store.schema.results import finished_games, rating_records, ratings


def family_of(edition_id: str) -> str:
    """The family of an edition: its language. Editions of one language are rated together.

    >>> family_of("HU-M") == family_of("HU-W") == "hu"
    True
    """
    return load_edition(edition_id).language


PROVISIONAL = 110.0
"""A deviation above this: the rating is a first guess."""


class ShownRating(Struct, frozen=True):
    """A rating of an account.

    Attributes:
        family: For which language.
        speed: For which speed.
        value: Strength; 1500 is the middle.
        deviation: With 95 % certainty the strength is within two of these.
        provisional: Whether it is a first guess.
        games: Rated games.
        updated: When the last of them ended, in seconds since 1970.
    """

    family: str
    speed: str
    value: int
    deviation: int
    provisional: bool
    games: int
    updated: float


class ShownRecord(Struct, frozen=True):
    """A change of a rating.

    Attributes:
        kind: ``game``, or ``refund`` where a game's change was taken back.
        game: Which game; None where the caller may not know it.
        at: In seconds since 1970.
        change: Points gained.
        value: Strength afterwards.
        deviation: How uncertain it was afterwards.
        provisional: Whether it was a first guess.
        reason: Of a refund.
    """

    kind: str
    game: str | None
    at: float
    change: int
    value: int
    deviation: int
    provisional: bool
    reason: str | None


class RatingChange(Struct, frozen=True):
    """What one game did to a rating.

    Attributes:
        change: Points gained.
        value: Strength afterwards.
        provisional: Whether that was a first guess.
    """

    change: int
    value: int
    provisional: bool


def changes_by(connection: Connection, game: str) -> dict[str, RatingChange]:
    """Account -> what the game did to its rating; nothing where that was taken back."""
    wanted = select(rating_records).where(rating_records.c.game == game)
    found = connection.execute(wanted).all()
    if any(row.kind != "game" for row in found):
        return {}
    return {
        row.account: RatingChange(
            round(row.change), round(row.value), provisional=row.deviation > PROVISIONAL
        )
        for row in found
    }


def ratings_of(connection: Connection, account: str, now: float) -> list[ShownRating]:
    """All ratings of ``account``, as uncertain as they are at ``now``."""
    wanted = select(ratings).where(ratings.c.account == account)
    found = connection.execute(wanted.order_by(ratings.c.family, ratings.c.speed)).all()
    shown = []
    for row in found:
        days = max(0.0, now - row.updated) / DAY
        rating = aged(Rating(row.value, row.deviation, row.volatility), days * PERIODS_A_DAY)
        shown.append(
            ShownRating(
                family=row.family,
                speed=row.speed,
                value=round(rating.value),
                deviation=round(rating.deviation),
                provisional=rating.deviation > PROVISIONAL,
                games=row.games,
                updated=row.updated,
            )
        )
    return shown


def records_of(  # noqa: PLR0913, PLR0917 - whose, which, and a page of them
    connection: Connection,
    account: str,
    family: str,
    speed: str,
    principal: str | None,
    before: float | None,
    limit: int,
) -> list[ShownRecord]:
    """Changes of a rating, the last first.

    Args:
        connection: One that reads.
        account: Whose.
        family: Of which language.
        speed: Of which speed.
        principal: The caller; games that are not public show only to their own players.
        before: The moment of the last of the page before.
        limit: How many at most.
    """
    table = rating_records
    joined = table.join(finished_games, finished_games.c.game == table.c.game)
    wanted = (
        select(table, finished_games.c.public)
        .select_from(joined)
        .where(table.c.account == account, table.c.family == family, table.c.speed == speed)
        .order_by(table.c.at.desc())
        .limit(limit)
    )
    if before is not None:
        wanted = wanted.where(table.c.at < before)
    own = principal == account
    return [
        ShownRecord(
            kind=row.kind,
            game=row.game if own or row.public else None,
            at=row.at,
            change=round(row.change),
            value=round(row.value),
            deviation=round(row.deviation),
            provisional=row.deviation > PROVISIONAL,
            reason=row.reason,
        )
        for row in connection.execute(wanted)
    ]


class KeptRatings:
    """Ratings as the lobby asks for them.

    Args:
        database: Where they are kept.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def rating(self, account: str, language: str, speed: str) -> float | None:
        """The rating of an account; None when it has none yet.

        Args:
            account: Its id.
            language: The edition's: all editions of a language are one family.
            speed: How fast.
        """
        now = time.time()
        found = await self._database.read(lambda connection: ratings_of(connection, account, now))
        wanted = (rating for rating in found if (rating.family, rating.speed) == (language, speed))
        return next((float(rating.value) for rating in wanted), None)
