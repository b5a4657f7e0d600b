"""The ledger of ratings: every change is a record, and none is ever deleted.

Functions of a connection, to be called inside a transaction that writes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict

from sqlalchemy import Connection, insert, select, update

from crossglot.errors import RatingCode, RatingError
from crossglot.server.results.glicko import Rating, Result, aged, rated
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.results import rating_records, ratings

PERIODS_A_DAY = 78.2 / 365
"""So that a settled deviation of 60 is 110 again after a year without games."""

LEAST_DEVIATION = 45.0
"""Ratings never settle so much that they cannot follow a player."""

DAY = 24 * 3600.0


def rate(  # noqa: PLR0913 - a game, and which ratings it is for
    connection: Connection,
    *,
    game: str,
    family: str,
    speed: str,
    at: float,
    players: Sequence[str],
    scores: Sequence[Mapping[int, float]],
) -> None:
    """Change the ratings of all players by one finished game, all from what they were before.

    Call it once for a game; the records' key refuses a second time.

    Args:
        connection: In a transaction that writes.
        game: The game's id.
        family: Its language.
        speed: Its speed.
        at: When it ended, in seconds since 1970.
        players: Accounts by seat, each once.
        scores: By seat: other seat -> what was scored against it.
    """
    _lock(connection, players)
    before = [_held(connection, account, family, speed, at) for account in players]
    for seat, account in enumerate(players):
        results = [Result(before[other], score) for other, score in scores[seat].items()]
        after = rated(before[seat], results, periods=0)
        after = Rating(after.value, max(after.deviation, LEAST_DEVIATION), after.volatility)
        change = after.value - before[seat].value
        key = {"account": account, "family": family, "speed": speed}
        record = {**key, "game": game, "kind": "game", "at": at, "change": change}
        connection.execute(insert(rating_records).values(**record, **asdict(after)))
        _hold(connection, key, after, at, games=1)


def refund(
    connection: Connection, *, game: str, reason: str, by: str | None, at: float
) -> list[str]:
    """Take back what a game changed, for all its players, by new records.

    Values go back by what they had moved; what the game taught about certainty stays.

    Args:
        connection: In a transaction that writes.
        game: The game's id.
        reason: What went wrong; kept with the records.
        by: The account that orders it; None is the console.
        at: Seconds since 1970.

    Returns:
        The accounts that had been rated.

    Raises:
        RatingError: The game has changed no rating, or has been refunded before.
    """
    found = connection.execute(
        select(rating_records).where(rating_records.c.game == game).order_by("account")
    ).all()
    changes = [row for row in found if row.kind == "game"]
    if not changes:
        raise RatingError(RatingCode.NOT_RATED, game=game)
    if len(found) > len(changes):
        raise RatingError(RatingCode.REFUNDED, game=game)
    _lock(connection, [row.account for row in changes])
    for row in changes:
        key = {"account": row.account, "family": row.family, "speed": row.speed}
        now = _held(connection, row.account, row.family, row.speed, at)
        after = Rating(now.value - row.change, now.deviation, now.volatility)
        told = {"reason": reason, "by": by, "at": at, "change": -row.change}
        record = {**key, "game": game, "kind": "refund", **told}
        connection.execute(insert(rating_records).values(**record, **asdict(after)))
        _hold(connection, key, after, at, games=-1)
    return [row.account for row in changes]


def _lock(connection: Connection, players: Iterable[str]) -> None:
    """One game at a time for each account, on databases with several writers."""
    wanted = select(accounts.c.id).where(accounts.c.id.in_(sorted(players)))
    connection.execute(wanted.order_by(accounts.c.id).with_for_update()).all()


def _held(connection: Connection, account: str, family: str, speed: str, at: float) -> Rating:
    """The rating of an account at ``at``, less certain by then than after its last game."""
    found = connection.execute(
        select(ratings).where(
            ratings.c.account == account, ratings.c.family == family, ratings.c.speed == speed
        )
    ).one_or_none()
    if found is None:
        return Rating()
    days = max(0.0, at - found.updated) / DAY
    return aged(Rating(found.value, found.deviation, found.volatility), days * PERIODS_A_DAY)


def _hold(
    connection: Connection, key: Mapping[str, str], rating: Rating, at: float, games: int
) -> None:
    here = [ratings.c[name] == value for name, value in key.items()]
    old = connection.execute(select(ratings.c.games, ratings.c.updated).where(*here)).one_or_none()
    played, updated = (0, at) if old is None else old
    values = {**asdict(rating), "games": played + games, "updated": max(updated, at)}
    if old is None:
        connection.execute(insert(ratings).values(**key, **values))
    else:
        connection.execute(update(ratings).where(*here).values(**values))
