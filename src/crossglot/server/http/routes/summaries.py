"""``GET /api/games/{id}/summary``: a finished game in numbers, and what it did to ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from litestar import get
from litestar.params import FromPath
from msgspec import Struct
from sqlalchemy import Connection, select

from crossglot.errors import LobbyCode, ServerCode, ServerError
from crossglot.game.totals import TotalsHint, hint_on
from crossglot.server.accounts.scopes import Scope
from crossglot.server.http.dependencies import TheDatabase, TheGames
from crossglot.server.kinds.figures import Figures, figures_of
from crossglot.server.results.book import is_entered
from crossglot.server.results.ratings import RatingChange, changes_by
from crossglot.server.store.schema.accounts import accounts


class SeatSummary(Struct, frozen=True):
    """One seat's game.

    Attributes:
        name: Under which one finds who sat there; null for guests and computers.
        figures: In numbers.
        left: Tiles left on the rack.
        adjustment: Points booked for tiles left, its own or those of others.
        penalty: Points lost to the clock.
        rating: What the game has changed; null where it changed nothing.
    """

    name: str | None
    figures: Figures
    left: tuple[int, ...]
    adjustment: int
    penalty: int
    rating: RatingChange | None


class GameSummary(Struct, frozen=True):
    """A finished game.

    Attributes:
        rated: Whether it was to count.
        counted: Whether it has been counted: before that no rating has changed.
        seats: Clockwise.
        totals: How good the totals are; null where the edition's document does not say.
    """

    rated: bool
    counted: bool
    seats: tuple[SeatSummary, ...]
    totals: TotalsHint | None


@get(
    "/api/games/{game_id:str}/summary",
    scope=Scope.READ_GAMES,
    refuses=(ServerCode.GAME_UNKNOWN, LobbyCode.WAITING, LobbyCode.GONE),
)
async def show_summary(
    game_id: FromPath[str], games: TheGames, database: TheDatabase
) -> GameSummary:
    """A finished game in numbers; 404 before its end."""
    table = await games.table(game_id)
    ended = table.state.ended
    if ended is None:
        raise ServerError(ServerCode.NOT_FOUND)

    def query(connection: Connection) -> tuple[bool, dict[str, RatingChange], dict[str, str]]:
        changes = changes_by(connection, game_id)
        return is_entered(connection, game_id), changes, _names(connection, table.accounts)

    counted, changes, names = await database.read(query)
    figures = await asyncio.to_thread(figures_of, tuple(table.events))
    seats = tuple(
        SeatSummary(
            name=names.get(table.accounts[seat] or ""),
            figures=own,
            left=tuple(ended.racks[seat]),
            adjustment=ended.adjustments[seat],
            penalty=ended.penalties[seat] if ended.penalties else 0,
            rating=changes.get(table.accounts[seat] or ""),
        )
        for seat, own in enumerate(figures)
    )
    return GameSummary(table.facts.rated, counted, seats, hint_on(table.state))


def _names(connection: Connection, who: Sequence[str | None]) -> dict[str, str]:
    """Account -> its name, for those of ``who`` that have one."""
    named = select(accounts.c.id, accounts.c.name).where(
        accounts.c.id.in_([account for account in who if account]), accounts.c.name.is_not(None)
    )
    return {row.id: row.name for row in connection.execute(named)}
