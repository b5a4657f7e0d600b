"""The book of results: a row for each account's seat in each finished game."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select

from crossglot.server.results.finished_game import FinishedGame
from crossglot.server.store.schema.results import finished_games, results


def is_entered(connection: Connection, game_id: str) -> bool:
    """Whether the game has been counted."""
    wanted = select(finished_games.c.game).where(finished_games.c.game == game_id)
    return connection.execute(wanted).scalar() is not None


def enter(connection: Connection, game: FinishedGame, *, rated: bool, public: bool) -> None:
    """Write down what ``game`` leaves behind.

    Args:
        connection: In a transaction that writes.
        game: Not entered yet.
        rated: Whether ratings change by it.
        public: Whether everybody may have it.
    """
    head = {"game": game.id, "finished": game.at, "edition": game.edition, "reason": game.reason}
    connection.execute(insert(finished_games).values(**head, rated=rated, public=public))
    enter_results(connection, game)


def enter_results(connection: Connection, game: FinishedGame) -> None:
    """Write the rows of ``game``, in place of those that there are."""
    connection.execute(delete(results).where(results.c.game == game.id))
    common = {"game": game.id, "edition": game.edition, "finished": game.at}
    rows = [
        {**common, "seat": seat, "account": account, **asdict(figures)}
        for seat, (account, figures) in enumerate(zip(game.accounts, game.figures, strict=True))
        if account is not None
    ]
    if rows:
        connection.execute(insert(results), rows)
