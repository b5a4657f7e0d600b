"""Games in one SQLite file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Sequence

from msgspec import Struct

from crossglot.server.store.port import News, Receipt, SeqTakenError, StoredGame
from crossglot.server.store.rows import (
    change_after,
    decoded,
    first_change,
    stored_game,
)
from crossglot.server.store.sqlite_database import SqliteDatabase
from crossglot.server.store.sqlite_moves import PREPARATION, MoveBatch, append
from crossglot.server.wire.standing import Standing

_ADD_GAME = (
    "INSERT INTO games (id, updated, awaits_computer, standing, seq, node, due, kind)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_ADD_EVENT = "INSERT INTO events (game, seq, at, body) VALUES (?, ?, ?, ?)"
_ADD_SEAT = "INSERT INTO seats (game, seat, account) VALUES (?, ?, ?)"
_ADOPT = (
    "UPDATE games SET node = ? WHERE awaits_computer = 1"
    " AND node NOT IN (SELECT value FROM json_each(?)) RETURNING id"
)


class SqliteStore:
    """Games in one SQLite file.

    Args:
        database: The file.
        node: The id of this node.
    """

    def __init__(self, database: SqliteDatabase, node: str = "") -> None:
        self._database = database
        self._node = node
        database.prepare(PREPARATION)
        self._appended = MoveBatch(database, append)

    async def add(self, game_id: str, stored: StoredGame, standing: Standing) -> None:
        """Keep a new game; see :class:`~crossglot.server.store.port.Store`."""
        change = first_change(game_id, stored, standing, self._node)

        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(_ADD_GAME, (*change.game, change.kind))
            except sqlite3.IntegrityError:
                raise SeqTakenError(game_id) from None
            connection.executemany(_ADD_SEAT, change.seats)
            connection.executemany(_ADD_EVENT, change.events)

        await self._database.write_bare(work)

    async def append(
        self,
        game_id: str,
        after_seq: int,
        events: Sequence[Struct],
        standing: Standing,
        receipt: Receipt | None = None,
    ) -> None:
        """Add events to a game; see :class:`~crossglot.server.store.port.Store`."""
        change = change_after(game_id, after_seq, events, standing, receipt, self._node)
        if not await self._appended.write(change):
            raise SeqTakenError(game_id)

    async def load(self, game_id: str) -> StoredGame | None:
        """The game, or None; see :class:`~crossglot.server.store.port.Store`."""
        return await self._database.read_bare(lambda connection: _load(connection, game_id))

    async def news(self, game_id: str, after_seq: int) -> News:
        """What came after an event; see :class:`~crossglot.server.store.port.Store`."""
        return await self._database.read_bare(
            lambda connection: _news(connection, (game_id, after_seq))
        )

    async def newest(self, game_ids: Collection[str]) -> dict[str, int]:
        """The number of the last event of each game."""
        query = "SELECT id, seq FROM games WHERE id IN (SELECT value FROM json_each(?))"
        wanted = json.dumps(list(game_ids))
        return await self._database.read_bare(
            lambda connection: dict(connection.execute(query, (wanted,)))
        )

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        """Games that are due; see :class:`~crossglot.server.store.port.Store`."""
        query = "SELECT id, due FROM games WHERE due < ? ORDER BY due LIMIT ?"
        return await self._database.read_bare(
            lambda connection: connection.execute(query, (before, limit)).fetchall()
        )

    async def postpone(self, game_id: str, was: float, due: float | None) -> None:
        """Look later; see :class:`~crossglot.server.store.port.Store`."""
        change = "UPDATE games SET due = ? WHERE id = ? AND due = ?"
        await self._database.write_bare(
            lambda connection: connection.execute(change, (due, game_id, was))
        )

    async def adopt(self, alive: Collection[str]) -> list[str]:
        """Take over what computers wait for; see :class:`~crossglot.server.store.port.Store`."""
        values = (self._node, json.dumps(list(alive)))
        rows = await self._database.write_bare(
            lambda connection: connection.execute(_ADOPT, values).fetchall()
        )
        return [game_id for (game_id,) in rows]


def _load(connection: sqlite3.Connection, game_id: str) -> StoredGame | None:
    kind = connection.execute("SELECT kind FROM games WHERE id = ?", (game_id,)).fetchone()
    if kind is None:
        return None
    found = connection.execute(
        "SELECT body, at FROM events WHERE game = ? ORDER BY seq", (game_id,)
    ).fetchall()
    seated = connection.execute("SELECT seat, account FROM seats WHERE game = ?", (game_id,))
    receipts = connection.execute(
        "SELECT seat, move_id, seq FROM receipts WHERE game = ?", (game_id,)
    )
    return stored_game(kind[0], found, dict(seated.fetchall()), receipts)


def _news(connection: sqlite3.Connection, since: tuple[str, int]) -> News:
    found = connection.execute(
        "SELECT kind, body FROM events JOIN games ON games.id = game"
        " WHERE game = ? AND events.seq > ? ORDER BY events.seq",
        since,
    ).fetchall()
    receipts = connection.execute(
        "SELECT seat, move_id, seq FROM receipts WHERE game = ? AND seq > ?", since
    )
    return News(
        events=decoded(found[0][0], (body for _, body in found)) if found else (),
        receipts={(seat, move_id): seq for seat, move_id, seq in receipts},
    )
