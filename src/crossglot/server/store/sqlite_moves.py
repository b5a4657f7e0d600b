"""Moves of many games go into a SQLite file by one statement, however many they are.

Each statement lets go of the interpreter's lock and has to wait for it again while the event
loop is busy, so that one a row would cost more than all else together. So a batch is inserted
into a view that exists for its trigger alone: SQLite takes the rows from JSON and does in one go
what would be four statements.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from crossglot.server.store.rows import Change, encode

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
