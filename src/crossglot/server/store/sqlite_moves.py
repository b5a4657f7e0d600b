"""Moves of many games go into a SQLite file by one statement, however many they are.

Each statement lets go of the interpreter's lock and has to wait for it again while the event
loop is busy, so that one a row would cost more than all else together. So a batch is inserted
into a view that exists for its trigger alone: SQLite takes the rows from JSON and does in one go
what would be four statements. Whatever has arrived by the time the writer's thread is free is
one batch, without asking the event loop first.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Collection, Sequence
from functools import partial
from typing import Protocol

import msgspec

from crossglot.server.store.futures import answer, fail
from crossglot.server.store.rows import Change, encode
from crossglot.server.store.sqlite_database import SqliteDatabase

_ROWS = """
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
        json_extract(value, '$[2]'), json_extract(value, '$[3]') FROM json_each(NEW.{rows})
"""

PREPARATION = f"""
    CREATE TEMP VIEW moves (wanted, games, events, receipts) AS SELECT NULL, NULL, NULL, NULL;

    CREATE TEMP TRIGGER move INSTEAD OF INSERT ON moves BEGIN
        SELECT RAISE(ABORT, 'another was first') WHERE EXISTS (
            SELECT 1 FROM json_each(NEW.wanted) AS job
            LEFT JOIN games ON games.id = json_extract(job.value, '$[0]')
            WHERE games.seq IS NOT json_extract(job.value, '$[1]')
        );
        UPDATE games SET
            updated = json_extract(job.value, '$[1]'),
            awaits_computer = json_extract(job.value, '$[2]'),
            standing = json_extract(job.value, '$[3]'),
            seq = json_extract(job.value, '$[4]'),
            node = json_extract(job.value, '$[5]'),
            due = json_extract(job.value, '$[6]')
        FROM json_each(NEW.games) AS job WHERE games.id = json_extract(job.value, '$[0]');
        INSERT INTO events (game, seq, at, body) {_ROWS.format(rows="events")};
        INSERT INTO receipts (game, seat, move_id, seq) {_ROWS.format(rows="receipts")};
    END;
"""  # noqa: S608 - of constants
"""What a connection needs before :func:`append`; it goes with the connection."""

_MOVE = "INSERT INTO moves VALUES (?, ?, ?, ?)"
_FITTING = """
    SELECT json_group_array(games.id) FROM json_each(?) AS job
    CROSS JOIN games ON games.id = json_extract(job.value, '$[0]')
    WHERE games.seq = json_extract(job.value, '$[1]')
"""
_decode_ids = msgspec.json.Decoder(list[str]).decode


def append(connection: sqlite3.Connection, changes: Sequence[Change]) -> Sequence[Change]:
    """Write the changes that fit, no two of one game; those are returned."""
    try:
        _move(connection, changes)
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_TRIGGER:
            raise
        changes = _fitting(connection, changes)
        _move(connection, changes)
    return changes


def _move(connection: sqlite3.Connection, changes: Sequence[Change]) -> None:
    events = [row for change in changes for row in change.events]
    receipts = [row for change in changes for row in change.receipts]
    games = [change.game for change in changes]
    rows = _wanted(changes), encode(games), encode(events), encode(receipts)
    connection.execute(_MOVE, rows)


def _fitting(connection: sqlite3.Connection, changes: Sequence[Change]) -> list[Change]:
    """Those that come next in their games."""
    (found,) = connection.execute(_FITTING, (_wanted(changes),)).fetchone()
    fitting = set(_decode_ids(found))
    return [change for change in changes if change.game[0] in fitting]


def _wanted(changes: Sequence[Change]) -> str:
    return encode([(change.game[0], change.after_seq) for change in changes])


class Put(Protocol):
    """How changes are written."""

    def __call__(
        self, connection: sqlite3.Connection, changes: Sequence[Change]
    ) -> Collection[Change]:
        """Write changes, all of different games; those that fitted."""


_Waiting = tuple[Change, asyncio.Future[bool]]


class MoveBatch:
    """Changes on their way into the file.

    Args:
        database: The file.
        put: How they are written.
    """

    def __init__(self, database: SqliteDatabase, put: Put) -> None:
        self._database = database
        self._put = put
        self._waiting: deque[_Waiting] = deque()
        self._asked = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def write(self, change: Change) -> bool:
        """Write ``change``; whether it fitted. When this returns, it survives a power cut.

        Raises:
            Exception: Whatever the database says of this change alone.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if not self._asked:
            self._asked = True
            taken: list[_Waiting] = []
            self._database.hand_bare(partial(self._take, taken), partial(self._settle, taken))
        fitted: bool = await done
        return fitted

    def _take(self, taken: list[_Waiting], connection: sqlite3.Connection) -> set[Change]:
        """In the writer's thread: write all that waits; what comes from now on asks again."""
        self._asked = False
        taken += self._everything()
        left, fitted = [change for change, _ in taken], set[Change]()
        while left:
            batch = {change.game[0]: change for change in reversed(left)}
            fitted.update(self._put(connection, list(batch.values())))
            left = [change for change in left if batch[change.game[0]] is not change]
        return fitted

    def _settle(self, taken: list[_Waiting], fitted: set[Change] | BaseException) -> None:
        """In the loop: tell those who wait."""
        if isinstance(fitted, BaseException):
            if not taken:  # no commit could begin, so nobody has allowed the next to be asked for
                self._asked = False
                taken = self._everything()
            task = asyncio.create_task(self._one_by_one(taken, fitted))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        for change, done in taken:
            answer(done, change in fitted)

    def _everything(self) -> list[_Waiting]:
        return [self._waiting.popleft() for _ in range(len(self._waiting))]

    async def _one_by_one(self, taken: Sequence[_Waiting], error: BaseException) -> None:
        """One of them is at fault: it alone is to fail."""
        for change, done in taken:
            if len(taken) == 1:
                fail(done, error)
                continue
            work = partial(self._put, changes=[change])
            try:
                answer(done, bool(await self._database.write_bare(work)))
            except Exception as its_own:  # noqa: BLE001 - see above
                fail(done, its_own)
