"""Games in one SQLite file, by the statements that are run most often."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from crossglot.game import Event
from crossglot.server.standing import Standing
from crossglot.server.store import Receipt, SeqTakenError, StoredGame
from crossglot.server.store.sqlite_database import SqliteDatabase

_decode_event = msgspec.json.Decoder(Event).decode
_decode_standing = msgspec.json.Decoder(Standing).decode


def _encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


class SqliteStore:
    """Games in one SQLite file."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    async def add(self, game_id: str, stored: StoredGame, standing: Standing) -> None:
        """Keep a new game; see :class:`~crossglot.server.store.Store`."""
        row = (
            game_id,
            standing.updated,
            standing.awaits_computer,
            _encode(standing),
            standing.due,
        )
        seats = [
            (game_id, seat, account) for seat, account in enumerate(stored.accounts) if account
        ]

        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?)", row)
            except sqlite3.IntegrityError:
                raise SeqTakenError(game_id) from None
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?)", seats)
            _insert_events(connection, game_id, 0, stored.events, stored.started)

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
        row = (
            standing.updated,
            standing.awaits_computer,
            _encode(standing),
            standing.due,
            game_id,
        )

        def work(connection: sqlite3.Connection) -> None:
            newest = "SELECT max(seq) FROM events WHERE game = ?"
            if connection.execute(newest, (game_id,)).fetchone() != (after_seq,):
                raise SeqTakenError(game_id)
            _insert_events(connection, game_id, after_seq, events, standing.updated)
            connection.execute(
                "UPDATE games SET updated = ?, awaits_computer = ?, standing = ?, due = ?"
                " WHERE id = ?",
                row,
            )
            if receipt is not None:
                connection.execute(
                    "INSERT INTO receipts VALUES (?, ?, ?, ?)",
                    (game_id, receipt.seat, receipt.move_id, receipt.seq),
                )

        await self._database.write_bare(work)

    async def load(self, game_id: str) -> StoredGame | None:
        """The game, or None; see :class:`~crossglot.server.store.Store`."""
        return await self._database.read_bare(lambda connection: _load(connection, game_id))

    async def games_of(self, account: str, limit: int) -> list[Standing]:
        """The account's games, the one moved last first."""
        rows = await self._rows(
            "SELECT standing FROM games WHERE id IN (SELECT game FROM seats WHERE account = ?)"
            " ORDER BY updated DESC LIMIT ?",
            (account, limit),
        )
        return [_decode_standing(standing) for (standing,) in rows]

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

    async def awaiting_computer(self) -> list[str]:
        """Ids of the games in which a computer is to move."""
        rows = await self._rows("SELECT id FROM games WHERE awaits_computer = 1", ())
        return [game_id for (game_id,) in rows]

    async def _rows(self, query: str, values: tuple[object, ...]) -> list[tuple[str]]:
        return await self._database.read_bare(
            lambda connection: connection.execute(query, values).fetchall()
        )


def _insert_events(
    connection: sqlite3.Connection,
    game_id: str,
    after_seq: int,
    events: Sequence[Event],
    now: float,
) -> None:
    rows = [(game_id, seq, now, _encode(event)) for seq, event in enumerate(events, after_seq + 1)]
    connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", rows)


def _load(connection: sqlite3.Connection, game_id: str) -> StoredGame | None:
    events = connection.execute(
        "SELECT body, at FROM events WHERE game = ? ORDER BY seq", (game_id,)
    ).fetchall()
    if not events:
        return None
    seated: dict[int, str] = dict(
        connection.execute("SELECT seat, account FROM seats WHERE game = ?", (game_id,))
    )
    receipts = connection.execute(
        "SELECT seat, move_id, seq FROM receipts WHERE game = ?", (game_id,)
    )
    decoded = tuple(_decode_event(body) for body, _ in events)
    return StoredGame(
        accounts=tuple(map(seated.get, range(len(decoded[0].seats)))),
        events=decoded,
        receipts={(seat, move_id): seq for seat, move_id, seq in receipts},
        started=events[0][1],
    )
