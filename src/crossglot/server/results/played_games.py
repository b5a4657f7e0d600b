"""The finished games of an account, as a list that can be searched."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct
from sqlalchemy import Connection, Select, and_, or_, select

from crossglot.server.kinds.figures import Opponents, Outcome
from crossglot.server.store.rows import decode_standing
from crossglot.server.store.schema.games import games
from crossglot.server.store.schema.results import finished_games, results
from crossglot.server.wire.standing import Seat


class PlayedGame(Struct, frozen=True):
    """A finished game in an account's list.

    Attributes:
        game: Its id.
        edition: The edition's id.
        finished: When it ended, in seconds since 1970.
        reason: Why it ended.
        rated: Whether ratings have changed by it.
        seat: The account's.
        outcome: ``won``, ``drawn``, ``lost``, or ``none`` where nobody won.
        points: The account's total.
        opponents: ``people``, ``computers`` or ``mixed``.
        seats: Everybody who played, clockwise, with the totals.
    """

    game: str
    edition: str
    finished: float
    reason: str
    rated: bool
    seat: int
    outcome: str
    points: int
    opponents: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Search:
    """Which games are wanted; None is all.

    Attributes:
        edition: Of this edition.
        outcome: That went so.
        against: Against people, computers or both.
        opponent: In which this account sat, too.
        since: That ended at or after this, in seconds since 1970.
        until: That ended before this.
    """

    edition: str | None = None
    outcome: Outcome | None = None
    against: Opponents | None = None
    opponent: str | None = None
    since: float | None = None
    until: float | None = None


ALL = Search()


def played_games(  # noqa: PLR0913, PLR0917 - whose, which, and a page of them
    connection: Connection,
    account: str,
    principal: str | None,
    before: tuple[float, str] | None,
    limit: int,
    search: Search = ALL,
) -> list[PlayedGame]:
    """Finished games of ``account``, the last first; private ones for itself alone.

    Args:
        connection: One that reads.
        account: Whose.
        principal: Who asks.
        before: End and id of the last game of the page before.
        limit: How many at most.
        search: Which of them.
    """
    joined = results.join(finished_games, finished_games.c.game == results.c.game)
    wanted = (
        select(results, finished_games.c.reason, finished_games.c.rated, games.c.standing)
        .select_from(joined.join(games, games.c.id == results.c.game))
        .where(results.c.account == account)
        .order_by(results.c.finished.desc(), results.c.game.desc())
        .limit(limit)
    )
    if principal != account:
        wanted = wanted.where(finished_games.c.public)
    if before is not None:
        at, game = before
        earlier = and_(results.c.finished == at, results.c.game < game)
        wanted = wanted.where(or_(results.c.finished < at, earlier))
    found = connection.execute(_searched(wanted, search)).mappings()
    own = [name for name in PlayedGame.__struct_fields__ if name != "seats"]
    return [
        PlayedGame(
            **{name: row[name] for name in own}, seats=decode_standing(row["standing"]).seats
        )
        for row in found
    ]


def _searched(wanted: Select[tuple[object, ...]], search: Search) -> Select[tuple[object, ...]]:
    """Only the games that ``search`` names."""
    if search.edition is not None:
        wanted = wanted.where(results.c.edition == search.edition)
    if search.outcome is not None:
        wanted = wanted.where(results.c.outcome == search.outcome)
    if search.against is not None:
        wanted = wanted.where(results.c.opponents == search.against)
    if search.since is not None:
        wanted = wanted.where(results.c.finished >= search.since)
    if search.until is not None:
        wanted = wanted.where(results.c.finished < search.until)
    if search.opponent is not None:
        other = results.alias("other")
        there = select(other.c.game).where(
            other.c.game == results.c.game, other.c.account == search.opponent
        )
        wanted = wanted.where(there.exists())
    return wanted
