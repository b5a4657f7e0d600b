"""What an account has done in games of variants, added up from their results."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, case, func, select

from crossglot.server.store.schema.variants import variant_results

COUNTED = ("games", "won", "drawn", "lost", "points", "best", "possible")
"""Columns that are numbers, in the order of a summary."""


class VariantSummary(Struct, frozen=True):
    """Finished games of one variant and edition, added up.

    Attributes:
        variant: Which variant.
        edition: The edition's id.
        games: How many.
        won: Won alone, against others.
        drawn: First place shared.
        lost: All others that somebody has won.
        points: Of all together; letters crossed off in Bingo.
        best: The most in one game.
        possible: Points of all tops together; 0 where there are none.
    """

    variant: str
    edition: str
    games: int
    won: int
    drawn: int
    lost: int
    points: int
    best: int
    possible: int


def variant_summaries(connection: Connection, account: str) -> list[VariantSummary]:
    """One summary for each variant and edition that ``account`` has finished a game of."""
    done = variant_results.c
    group = (done.variant, done.edition)
    outcomes = [
        func.sum(case((done.outcome == outcome, 1), else_=0)).label(outcome)
        for outcome in ("won", "drawn", "lost")
    ]
    sums = [func.sum(done[name]).label(name) for name in ("points", "possible")]
    query = (
        select(*group, func.count().label("games"), *outcomes, *sums)
        .add_columns(func.max(done.points).label("best"))
        .where(done.account == account)
        .group_by(*group)
        .order_by(*group)
    )
    return [
        VariantSummary(row["variant"], row["edition"], *(int(row[name]) for name in COUNTED))
        for row in connection.execute(query).mappings()
    ]
