"""What an account has done, added up from the book of results."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, RowMapping, case, func, select

from crossglot.server.store.schema.results import finished_games, results

SUMS = (
    "points",
    "turns",
    "plays",
    "bingos",
    "time_used",
    "challenges_won",
    "challenges_lost",
)
"""Columns that are added up."""


class Best(Struct, frozen=True):
    """The most points of something.

    Attributes:
        points: How many.
        words: The words of a play, the main word first; empty for a game.
        game: In which game; None where the caller may not know it.
    """

    points: int
    words: str
    game: str | None


class Summary(Struct, frozen=True):
    """Games added up.

    Attributes:
        edition: Of which edition; None is all.
        opponents: Against ``people``, ``computers`` or ``mixed``; None is all.
        games: Finished ones.
        won: Won alone.
        drawn: First place shared.
        lost: All others that were not aborted.
        given_up: Of these: resigned, left, or lost on time.
        points: Of all games together.
        turns: Of all games together.
        plays: Plays that stayed on the board.
        bingos: Plays with the edition's bonus for tiles laid.
        time_used: Milliseconds.
        challenges_won: Own challenges that took a play off the board.
        challenges_lost: Own challenges in vain.
        game_average: Points a game.
        turn_average: Points a turn.
        best_play: None before the first play.
        best_game: None before the first game.
    """

    edition: str | None
    opponents: str | None
    games: int
    won: int
    drawn: int
    lost: int
    given_up: int
    points: int
    turns: int
    plays: int
    bingos: int
    time_used: int
    challenges_won: int
    challenges_lost: int
    game_average: float
    turn_average: float
    best_play: Best | None
    best_game: Best | None


def summaries(connection: Connection, account: str, principal: str | None) -> list[Summary]:
    """One summary for all games of ``account``, then one for each edition and kind of opponents.

    Args:
        connection: One that reads.
        account: Whose.
        principal: The caller; games that are not public show only to their own players.
    """
    group = (results.c.edition, results.c.opponents)
    columns = [func.sum(results.c[name]).label(name) for name in SUMS]
    outcomes = [
        func.sum(case((results.c.outcome == outcome, 1), else_=0)).label(outcome)
        for outcome in ("won", "drawn", "lost")
    ]
    left = func.sum(case((results.c.gave_up, 1), else_=0)).label("given_up")
    totals = select(*group, func.count().label("games"), *outcomes, left, *columns)
    mine = results.c.account == account
    found = connection.execute(totals.where(mine).group_by(*group).order_by(*group)).mappings()
    plays = _best(connection, account, principal, "best_play")
    games = _best(connection, account, principal, "points")
    lines = []
    for row in found:
        key = (row["edition"], row["opponents"])
        play = plays.get(key)
        counted = {
            name: int(row[name] or 0) for name in row if name not in {"edition", "opponents"}
        }
        lines.append(_summary(*key, counted, play if play and play.points else None, games[key]))
    return [_total(lines), *lines]


def _best(
    connection: Connection, account: str, principal: str | None, column: str
) -> dict[tuple[str, str], Best]:
    """(edition, opponents) -> the result with the most of ``column``, the earliest of equals."""
    order = (results.c[column].desc(), results.c.finished, results.c.game)
    group = (results.c.edition, results.c.opponents)
    place = func.row_number().over(partition_by=group, order_by=order)
    ranked = (
        select(results, finished_games.c.public, place.label("place"))
        .join(finished_games, finished_games.c.game == results.c.game)
        .where(results.c.account == account)
        .subquery()
    )
    found = connection.execute(select(ranked).where(ranked.c.place == 1)).mappings()
    return {
        (row["edition"], row["opponents"]): _named(row, column, own=principal == account)
        for row in found
    }


def _named(row: RowMapping, column: str, *, own: bool) -> Best:
    words = row["best_words"] if column == "best_play" else ""
    return Best(row[column], words, row["game"] if own or row["public"] else None)


def _summary(
    edition: str | None,
    opponents: str | None,
    counted: dict[str, int],
    play: Best | None,
    game: Best | None,
) -> Summary:
    games, turns, points = counted["games"], counted["turns"], counted["points"]
    return Summary(
        edition,
        opponents,
        **counted,
        game_average=round(points / games, 2) if games else 0.0,
        turn_average=round(points / turns, 2) if turns else 0.0,
        best_play=play,
        best_game=game,
    )


def _total(lines: Sequence[Summary]) -> Summary:
    names = ("games", "won", "drawn", "lost", "given_up", *SUMS)
    counted = {name: sum(getattr(line, name) for line in lines) for name in names}
    plays = [line.best_play for line in lines if line.best_play is not None]
    games = [line.best_game for line in lines if line.best_game is not None]
    best = [max(found, key=lambda one: one.points, default=None) for found in (plays, games)]
    return _summary(None, None, counted, *best)
