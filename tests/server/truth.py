"""What really happened, read from the database behind the server's back."""

import contextlib
import sqlite3

import msgspec

from crossglot.game import Event, fold


def events(database, game_id, kind=Event):
    """All events of a game, which are of the type of its ``kind``."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(
            "SELECT seq, body FROM events WHERE game = ? ORDER BY seq", (game_id,)
        ).fetchall()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return tuple(msgspec.json.decode(body, type=kind) for _, body in rows)


def state(database, game_id):
    return fold(events(database, game_id))
