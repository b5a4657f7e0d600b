"""A disk that is full, a file that is locked: refused by name, nothing kept, and it goes on afterwards."""

import asyncio
import contextlib
import os
import resource
import shutil
import sqlite3
import subprocess
from types import SimpleNamespace

import pytest
from sqlalchemy import text

from crossglot.errors import ServerCode, ServerError
from crossglot.server.app import Application
from crossglot.server.operations import backup, readiness
from crossglot.server.settings.settings import Settings
from crossglot.server.store import sqlite_file
from crossglot.server.store.home import open_home
from crossglot.server.store.sqlite_database import SqliteDatabase
from tests.server.node import process, serving
from tests.server.stand_ins import EvenLexicons, QuickPlayers
from tests.server.visitor import Visitor


@contextlib.asynccontextmanager
async def opened(path):
    """A database with a table of our own."""
    database = SqliteDatabase(path)
    try:
        await database.write_bare(lambda bare: bare.execute("CREATE TABLE notes (text)"))
        yield database
    finally:
        await database.close()


def fill(bare):
    """Not a page more."""
    (pages,) = bare.execute("PRAGMA page_count").fetchone()
    bare.execute(f"PRAGMA max_page_count = {pages}")


NOTE = "INSERT INTO notes VALUES (hex(zeroblob(100000)))"
WAYS = {
    "bare": lambda database: database.write_bare(lambda bare: bare.execute(NOTE).rowcount),
    "portable": lambda database: database.write(lambda rows: rows.execute(text(NOTE)).rowcount),
}


def notes(bare):
    return bare.execute("SELECT count(*) FROM notes").fetchone()[0]


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_full_disk_is_told_by_name(tmp_path, way):
    async def run():
        async with opened(tmp_path / "games.sqlite3") as database:
            await database.write_bare(fill)
            for _ in range(2):
                with pytest.raises(ServerError) as refused:
                    await way(database)
                assert refused.value.code == ServerCode.DATABASE_AWAY
            assert await database.read_bare(notes) == 0
            await database.write_bare(lambda bare: bare.execute("PRAGMA max_page_count = 100000"))
            assert await way(database) == 1
            assert await database.read_bare(notes) == 1

    asyncio.run(run())


def test_a_disk_without_room_for_a_second_of_moves_is_not_ready(tmp_path, monkeypatch):
    """Though the few bytes that the question writes still fit."""

    async def run():
        home = open_home(tmp_path / "games.sqlite3")
        application = Application(Settings(), home, EvenLexicons(), QuickPlayers())
        told = await application.readiness.reason_against()
        await home.database.close()
        return told

    monkeypatch.setattr(readiness, "PATIENCE", 250.0)
    for free, expected in ((readiness.LEAST_FREE, None), (readiness.LEAST_FREE - 1, "unwritable")):
        usage = SimpleNamespace(free=free)
        monkeypatch.setattr(shutil, "disk_usage", {tmp_path: usage}.__getitem__)
        assert asyncio.run(run()) == expected


def test_what_the_database_holds_is_for_its_owner_alone(tmp_path):
    """The file, its log, a copy and what is put back: hashes, addresses and seeds are in each."""
    path, copy, back = (tmp_path / name for name in ("games.sqlite3", "copy", "back.sqlite3"))
    before = os.umask(0o022)
    try:
        with serving(path) as address:
            Visitor(address).create()
            backup.backup(path, copy)
            files = sorted(tmp_path.iterdir())
            open_to = {file.name: oct(file.stat().st_mode & 0o777) for file in files}
        backup.restore(copy, back)
    finally:
        os.umask(before)
    open_to[back.name] = oct(back.stat().st_mode & 0o777)
    assert open_to.keys() > {"games.sqlite3", "games.sqlite3-wal", "copy", "back.sqlite3"}
    assert set(open_to.values()) == {"0o600"}, open_to


def test_a_bug_is_not_called_a_full_disk(tmp_path):
    async def run():
        async with opened(tmp_path / "games.sqlite3") as database:
            with pytest.raises(sqlite3.OperationalError):
                await database.write_bare(
                    lambda bare: bare.execute("INSERT INTO nothing VALUES (1)")
                )

    asyncio.run(run())


def test_a_file_that_another_program_has_locked(tmp_path):
    path = tmp_path / "games.sqlite3"

    async def run():
        async with opened(path) as database:
            await database.write_bare(lambda bare: bare.execute("PRAGMA busy_timeout = 0"))
            with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(ServerError) as refused:
                    await WAYS["bare"](database)
                assert refused.value.code == ServerCode.DATABASE_AWAY
            assert await WAYS["bare"](database) == 1

    asyncio.run(run())


def test_players_are_told_and_play_on(tmp_path, monkeypatch):
    """Over HTTP and on the line; a move that was refused is taken later under the same name."""
    monkeypatch.setattr(sqlite_file, "WAIT_FOR_LOCK", 0.0)
    path = tmp_path / "games.sqlite3"
    with serving(path) as address:
        visitor = Visitor(address)
        game_id = visitor.create()
        with visitor.live(game_id) as line:
            seq = line.settled(0)["seq"]
            with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                answer = line.move({"kind": "pass"}, seq, "twice")
                assert (answer["type"], answer["error"]["code"]) == ("refused", "database-away")
                body = {"edition": "HU-M", "opponents": ["greedy"]}
                made = visitor.ask("POST", "/api/games", body)
                assert (made.status, made.code) == (503, "database-away")
                assert visitor.ask("GET", f"/api/games/{game_id}").status == 200
            assert line.move({"kind": "pass"}, seq, "twice")["type"] == "ack"


def until_ready_says(visitor, wanted):
    """Ask until the answer is ``wanted``: a machine that is busy may first be too slow to tell."""
    for _ in range(100):
        answer = visitor.ask("GET", "/api/ready")
        told = None if answer.status == 200 else answer.body["error"]["facts"]["reason"]
        if told == wanted:
            return
        assert told in {None, "database", "unwritable"}
    raise AssertionError(f"never {wanted}, at last {told}")


def test_a_server_that_may_not_write_says_so_until_it_may(tmp_path):
    """No byte of any file may be written by the process, as on a disk without room."""
    # Nobody reads what it logs: a pipe would be full one day, and it would wait for a reader.
    unread = subprocess.DEVNULL
    with process(tmp_path / "games.sqlite3", stderr=unread) as (node, address):
        visitor = Visitor(address)
        until_ready_says(visitor, None)
        game_id = visitor.create()
        before = resource.prlimit(node.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (0, before[1]))
        until_ready_says(visitor, "unwritable")
        body = {"edition": "HU-M", "opponents": ["greedy"]}
        refused = visitor.ask("POST", "/api/games", body)
        assert (refused.status, refused.code) == (503, "database-away")
        assert visitor.ask("GET", f"/api/games/{game_id}").status == 200
        resource.prlimit(node.pid, resource.RLIMIT_FSIZE, before)
        until_ready_says(visitor, None)
        assert visitor.create() != game_id
