"""Games in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import msgspec

from crossglot.game import Event
from crossglot.server.standing import Standing
from crossglot.server.store import Receipt, SeqTakenError, StoredGame
from crossglot.server.store.database import connect, open_database
from crossglot.server.store.writer import Writer

T = TypeVar("T")

_decode_event = msgspec.json.Decoder(Event).decode
_decode_standing = msgspec.json.Decoder(Standing).decode


def _encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


class SqliteStore:
    """Games in one SQLite file: one thread writes, another reads.

    Raises:
        ServerError: The file cannot be used; see :func:`open_database`.
    """

    def __init__(self, path: Path) -> None:
        self._writer = Writer(open_database(path))
        self._reader = connect(path)
        self._reader.execute("PRAGMA query_only = ON")
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="crossglot-reader")

    async def add(self, game_id: str, stored: StoredGame, standing: Standing) -> None:
        """Keep a new game; see :class:`~crossglot.server.store.Store`."""
        row = (game_id, standing.updated, standing.awaits_computer, _encode(standing))
        seats = [(game_id, seat, guest) for seat, guest in enumerate(stored.guests) if guest]

        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("INSERT INTO games VALUES (?, ?, ?, ?)", row)
            except sqlite3.IntegrityError:
                raise SeqTakenError(game_id) from None
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?)", seats)
            _insert_events(connection, game_id, 0, stored.events)

        await self._writer.write(work)

    async def append(
        self,
        game_id: str,
        after_seq: int,
        events: Sequence[Event],
        standing: Standing,
        receipt: Receipt | None = None,
    ) -> None:
        """Add events to a game; see :class:`~crossglot.server.store.Store`."""
        row = (standing.updated, standing.awaits_computer, _encode(standing), game_id)

        def work(connection: sqlite3.Connection) -> None:
            newest = "SELECT max(seq) FROM events WHERE game = ?"
            if connection.execute(newest, (game_id,)).fetchone() != (after_seq,):
                raise SeqTakenError(game_id)
            _insert_events(connection, game_id, after_seq, events)
            connection.execute(
                "UPDATE games SET updated = ?, awaits_computer = ?, standing = ? WHERE id = ?", row
            )
            if receipt is not None:
                connection.execute(
                    "INSERT INTO receipts VALUES (?, ?, ?, ?)",
                    (game_id, receipt.seat, receipt.move_id, receipt.seq),
                )

        await self._writer.write(work)

    async def load(self, game_id: str) -> StoredGame | None:
        """The game, or None; see :class:`~crossglot.server.store.Store`."""
        return await self._read(lambda connection: _load(connection, game_id))

    async def games_of(self, guest: bytes, limit: int) -> list[Standing]:
        """The guest's games, the one moved last first."""
        rows = await self._rows(
            "SELECT standing FROM games WHERE id IN (SELECT game FROM seats WHERE guest = ?)"
            " ORDER BY updated DESC LIMIT ?",
            (guest, limit),
        )
        return [_decode_standing(standing) for (standing,) in rows]

    async def knows(self, guest: bytes) -> bool:
        """Whether the guest has ever been seated."""
        return bool(await self._rows("SELECT 1 FROM seats WHERE guest = ? LIMIT 1", (guest,)))

    async def awaiting_computer(self) -> list[str]:
        """Ids of the games in which a computer is to move."""
        rows = await self._rows("SELECT id FROM games WHERE awaits_computer = 1", ())
        return [game_id for (game_id,) in rows]

    async def close(self) -> None:
        """Finish what has been handed over, then let the file go."""
        await asyncio.to_thread(self._writer.stop)
        await asyncio.to_thread(self._reading.shutdown)
        self._reader.close()

    async def _rows(self, query: str, values: tuple[object, ...]) -> list[tuple[str]]:
        return await self._read(lambda connection: connection.execute(query, values).fetchall())

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, query, self._reader)


def _insert_events(
    connection: sqlite3.Connection, game_id: str, after_seq: int, events: Sequence[Event]
) -> None:
    now = time.time()
    rows = [(game_id, seq, now, _encode(event)) for seq, event in enumerate(events, after_seq + 1)]
    connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", rows)


def _load(connection: sqlite3.Connection, game_id: str) -> StoredGame | None:
    """One reading transaction, so that the parts belong together."""
    connection.execute("BEGIN")
    try:
        events = connection.execute(
            "SELECT body FROM events WHERE game = ? ORDER BY seq", (game_id,)
        ).fetchall()
        seats = connection.execute(
            "SELECT seat, guest FROM seats WHERE game = ?", (game_id,)
        ).fetchall()
        receipts = connection.execute(
            "SELECT seat, move_id, seq FROM receipts WHERE game = ?", (game_id,)
        ).fetchall()
    finally:
        connection.execute("COMMIT")
    if not events:
        return None
    decoded = tuple(_decode_event(body) for (body,) in events)
    seated: dict[int, bytes] = dict(seats)
    players = len(decoded[0].seats)
    return StoredGame(
        guests=tuple(map(seated.get, range(players))),
        events=decoded,
        receipts={(seat, move_id): seq for seat, move_id, seq in receipts},
    )
