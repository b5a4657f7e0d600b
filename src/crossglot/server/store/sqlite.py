"""Games in one SQLite file, by the statements that are run most often.

A batch of moves is four statements, however many moves there are: SQLite takes
its rows from JSON. Each statement lets go of the interpreter's lock and has to
wait for it again, so that one a row would cost more than all else together.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Sequence

import msgspec

from crossglot.game import Event
from crossglot.server.standing import Standing
from crossglot.server.store import News, Receipt, SeqTakenError, StoredGame
from crossglot.server.store.gathered import Gathered
from crossglot.server.store.rows import (
    Change,
    decode_event,
    decode_standing,
    encode,
    event_rows,
    game_row,
    receipt_rows,
    seat_rows,
    stored_game,
)
from crossglot.server.store.sqlite_database import SqliteDatabase

_ADD_GAME = (
    "INSERT INTO games (id, updated, awaits_computer, standing, seq, node, due)"
    " VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_ADD_EVENT = "INSERT INTO events (game, seq, at, body) VALUES (?, ?, ?, ?)"
_ADD_SEAT = "INSERT INTO seats (game, seat, account) VALUES (?, ?, ?)"
_FITTING = """
    SELECT json_group_array(games.id) FROM json_each(?) AS job
    CROSS JOIN games ON games.id = json_extract(job.value, '$[0]')
    WHERE games.seq = json_extract(job.value, '$[1]')
"""
_MOVE_GAMES = """
    UPDATE games SET
        updated = json_extract(job.value, '$[1]'),
        awaits_computer = json_extract(job.value, '$[2]'),
        standing = json_extract(job.value, '$[3]'),
        seq = json_extract(job.value, '$[4]'),
        node = json_extract(job.value, '$[5]'),
        due = json_extract(job.value, '$[6]')
    FROM json_each(?) AS job WHERE games.id = json_extract(job.value, '$[0]')
"""
_ADD_EVENTS = """
    INSERT INTO events (game, seq, at, body)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
        json_extract(value, '$[2]'), json_extract(value, '$[3]') FROM json_each(?)
"""
_ADD_RECEIPTS = """
    INSERT INTO receipts (game, seat, move_id, seq)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
        json_extract(value, '$[2]'), json_extract(value, '$[3]') FROM json_each(?)
"""
_decode_ids = msgspec.json.Decoder(list[str]).decode

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
        self._appended = Gathered(database, _append)

    async def add(self, game_id: str, stored: StoredGame, standing: Standing) -> None:
        """Keep a new game; see :class:`~crossglot.server.store.Store`."""
        row = game_row(game_id, standing, len(stored.events), self._node)
        seats = seat_rows(game_id, stored.accounts)
        events = event_rows(game_id, 0, stored.events, stored.started or standing.updated)

        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(_ADD_GAME, row)
            except sqlite3.IntegrityError:
                raise SeqTakenError(game_id) from None
            connection.executemany(_ADD_SEAT, seats)
            connection.executemany(_ADD_EVENT, events)

        await self._database.write_bare(work)

    async def append(
        self,
        game_id: str,
        after_seq: int,
        events: Sequence[Event],
        standing: Standing,
        receipt: Receipt | None = None,
    ) -> None:
        """Add events to a game; see :class:`~crossglot.server.store.Store`."""
        row = game_row(game_id, standing, after_seq + len(events), self._node)
        rows = event_rows(game_id, after_seq, events, standing.updated)
        change = Change(row, after_seq, rows, [], receipt_rows(game_id, receipt))
        if not await self._appended.write(change):
            raise SeqTakenError(game_id)

    async def load(self, game_id: str) -> StoredGame | None:
        """The game, or None; see :class:`~crossglot.server.store.Store`."""
        return await self._database.read_bare(lambda connection: _load(connection, game_id))

    async def news(self, game_id: str, after_seq: int) -> News:
        """What came after an event; see :class:`~crossglot.server.store.Store`."""
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

    async def games_of(self, account: str, limit: int) -> list[Standing]:
        """The account's games, the one moved last first."""
        query = (
            "SELECT standing FROM games WHERE id IN (SELECT game FROM seats WHERE account = ?)"
            " ORDER BY updated DESC LIMIT ?"
        )
        rows = await self._database.read_bare(
            lambda connection: connection.execute(query, (account, limit)).fetchall()
        )
        return [decode_standing(standing) for (standing,) in rows]

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        """Games that are due; see :class:`~crossglot.server.store.Store`."""
        query = "SELECT id, due FROM games WHERE due < ? ORDER BY due LIMIT ?"
        return await self._database.read_bare(
            lambda connection: connection.execute(query, (before, limit)).fetchall()
        )

    async def postpone(self, game_id: str, was: float, due: float | None) -> None:
        """Look later; see :class:`~crossglot.server.store.Store`."""
        change = "UPDATE games SET due = ? WHERE id = ? AND due = ?"
        await self._database.write_bare(
            lambda connection: connection.execute(change, (due, game_id, was))
        )

    async def adopt(self, alive: Collection[str]) -> list[str]:
        """Take over what computers wait for; see :class:`~crossglot.server.store.Store`."""
        values = (self._node, json.dumps(list(alive)))
        rows = await self._database.write_bare(
            lambda connection: connection.execute(_ADOPT, values).fetchall()
        )
        return [game_id for (game_id,) in rows]


def _append(connection: sqlite3.Connection, changes: Sequence[Change]) -> list[Change]:
    """Write the changes that fit, no two of one game; those are returned."""
    wanted = encode([(change.game[0], change.after_seq) for change in changes])
    (found,) = connection.execute(_FITTING, (wanted,)).fetchone()
    fitting = set(_decode_ids(found))
    kept = [change for change in changes if change.game[0] in fitting]
    connection.execute(_MOVE_GAMES, (encode([change.game for change in kept]),))
    events = [row for change in kept for row in change.events]
    connection.execute(_ADD_EVENTS, (encode(events),))
    receipts = [row for change in kept for row in change.receipts]
    connection.execute(_ADD_RECEIPTS, (encode(receipts),))
    return kept


def _load(connection: sqlite3.Connection, game_id: str) -> StoredGame | None:
    found = connection.execute(
        "SELECT body, at FROM events WHERE game = ? ORDER BY seq", (game_id,)
    ).fetchall()
    seated = connection.execute("SELECT seat, account FROM seats WHERE game = ?", (game_id,))
    receipts = connection.execute(
        "SELECT seat, move_id, seq FROM receipts WHERE game = ?", (game_id,)
    )
    started = found[0][1] if found else None
    return stored_game([body for body, _ in found], dict(seated.fetchall()), receipts, started)


def _news(connection: sqlite3.Connection, since: tuple[str, int]) -> News:
    bodies = connection.execute(
        "SELECT body FROM events WHERE game = ? AND seq > ? ORDER BY seq", since
    )
    receipts = connection.execute(
        "SELECT seat, move_id, seq FROM receipts WHERE game = ? AND seq > ?", since
    )
    return News(
        events=tuple(decode_event(body) for (body,) in bodies),
        receipts={(seat, move_id): seq for seat, move_id, seq in receipts},
    )
