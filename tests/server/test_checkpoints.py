"""Logs of a database file moved into it, while a server stops."""

import sqlite3
from contextlib import closing
from threading import Event

from crossglot.server.store import sqlite_database
from crossglot.server.store.sqlite_database import Checkpoints
from tests.server.visitor import PATIENCE


def test_a_stop_that_comes_as_a_log_is_about_to_be_moved_is_heard(tmp_path, monkeypatch):
    events = []

    class StoppedMeanwhile(Event):
        def __init__(self):
            super().__init__()
            events.append(self)

        def clear(self):
            for each in reversed(events):
                each.set()
            super().clear()

    monkeypatch.setattr(sqlite_database, "Event", StoppedMeanwhile)
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as writing:
        moving = Checkpoints(tmp_path / "games.sqlite3", writing)
        moving.written()
        moving._thread.join(PATIENCE)
        assert not moving._thread.is_alive()
