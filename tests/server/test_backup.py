"""Copies of the database while a server writes to it, and the way back."""

import asyncio
import contextlib
import os
import sqlite3
import threading

import pytest

from crossglot.cli import main
from crossglot.errors import BackupCode, BackupError, CrossglotError, FileError, ServerCode
from crossglot.game import fold
from crossglot.server.operations import backup as copies
from crossglot.server.store.home import open_home
from tests.server.node import serving
from tests.server.visitor import Visitor


def all_games(place, ids):
    async def run():
        home = open_home(place)
        try:
            return [await home.games.load(game_id) for game_id in ids]
        finally:
            await home.database.close()

    return asyncio.run(run())


@pytest.fixture
def elsewhere(place, tmp_path, request):
    """Where a copy may be put back: like ``place``, but empty."""
    if str(place).startswith("postgresql"):
        return request.getfixturevalue("postgres").new_database()
    return tmp_path / "another" / "folder" / "games.sqlite3"


def test_a_copy_taken_in_the_middle_of_games_holds_what_was_acknowledged(
    place, elsewhere, tmp_path
):
    file = tmp_path / "copy"
    with serving(place) as address:
        visitor = Visitor(address)
        ids = [visitor.create() for _ in range(4)]
        stop = threading.Event()

        def make_more():
            while not stop.is_set():
                visitor.create()

        busy = threading.Thread(target=make_more)
        busy.start()
        with visitor.live(ids[0]) as line:
            seq = line.settled(0)["seq"]
            ack = line.move({"kind": "pass"}, seq, "kept")
            copies.backup(str(place), file)
        stop.set()
        busy.join()
    copies.restore(file, str(elsewhere))
    games = all_games(elsewhere, ids)
    assert games[0].receipts == {(0, "kept"): ack["seq"]}
    for game in games:
        fold(game.events)
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []
    with serving(elsewhere) as address:
        back = Visitor(address, visitor.cookie)
        with back.live(ids[0]) as line:
            line.settled(0)
            assert line.move({"kind": "pass"}, seq, "kept") == ack


def test_nothing_is_overwritten(place, elsewhere, tmp_path):
    all_games(place, [])
    file = tmp_path / "copy"
    copies.backup(place, file)
    before = file.read_bytes()
    for overwrite in (
        lambda: copies.backup(place, file),
        lambda: copies.restore(file, place),
    ):
        with pytest.raises(BackupError) as refused:
            overwrite()
        assert refused.value.code == BackupCode.EXISTS
    assert file.read_bytes() == before


def test_a_file_that_appears_meanwhile_is_not_overwritten(tmp_path):
    file = tmp_path / "copy"

    def make():
        with copies.made_whole(file) as unfinished:
            unfinished.write_text("ours", "utf-8")
            file.write_text("somebody else's", "utf-8")

    with pytest.raises(BackupError) as refused:
        make()
    assert refused.value.code == BackupCode.EXISTS
    assert file.read_text("utf-8") == "somebody else's"
    assert list(tmp_path.iterdir()) == [file]


def test_a_leftover_of_another_database_would_be_played_into_the_copy(tmp_path):
    all_games(tmp_path / "games.sqlite3", [])
    copies.backup(tmp_path / "games.sqlite3", tmp_path / "copy")
    (tmp_path / "new.sqlite3-wal").write_bytes(b"old")
    with pytest.raises(BackupError) as refused:
        copies.restore(tmp_path / "copy", tmp_path / "new.sqlite3")
    assert refused.value.code == BackupCode.EXISTS
    assert not (tmp_path / "new.sqlite3").exists()


@pytest.mark.parametrize("command", [["backup", "copy"], ["restore", "copy"], ["admin", "users"]])
@pytest.mark.parametrize("scheme", ["postgres", "mysql", "sqlite"])
def test_an_address_of_something_else_is_no_path(tmp_path, monkeypatch, capsys, command, scheme):
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--database", f"{scheme}://me:hidden@127.0.0.1/games"]) == 2
    told = capsys.readouterr().err
    assert f"{scheme}://..." in told
    assert "hidden" not in told
    assert list(tmp_path.iterdir()) == []


def test_a_copy_that_cannot_be_written_is_named_not_the_database(tmp_path):
    all_games(tmp_path / "games.sqlite3", [])
    with pytest.raises(FileError) as refused:
        copies.backup(tmp_path / "games.sqlite3", tmp_path / "no folder" / "copy")
    assert "no folder" in refused.value.facts["path"]


@pytest.fixture
def copy(tmp_path):
    all_games(tmp_path / "games.sqlite3", [])
    copies.backup(tmp_path / "games.sqlite3", tmp_path / "copy")
    return tmp_path / "copy"


def orphan(file):
    with contextlib.closing(sqlite3.connect(file)) as found:
        found.execute("INSERT INTO seats VALUES ('no game', 0, 'nobody')")
        found.commit()


def renumber(file):
    with contextlib.closing(sqlite3.connect(file)) as found:
        found.execute("UPDATE alembic_version SET version_num = 'tomorrow'")
        found.commit()


def scribble(file):
    pages = bytearray(file.read_bytes())
    half = len(pages) // 8192 * 4096
    pages[half:] = bytes(len(pages) - half)
    file.write_bytes(pages)


def misspell(file):
    """Texts in it are not UTF-8 any more."""
    pages = bytearray(file.read_bytes())
    for start in range(0, len(pages), 4096):
        pages[start + 4000 : start + 4090] = b"\xff" * 90
    file.write_bytes(pages)


@pytest.mark.parametrize(
    ("harm", "codes"),
    [
        (lambda file: file.unlink(), {ServerCode.DATABASE_UNUSABLE}),
        (lambda file: file.write_text("no database" * 1000, "utf-8"), {ServerCode.DATABASE_UNUSABLE}),
        (lambda file: sqlite3.connect(file).execute("PRAGMA application_id = 7").connection.close(), {ServerCode.DATABASE_FOREIGN}),
        (lambda file: os.truncate(file, 9000), {ServerCode.DATABASE_UNUSABLE, BackupCode.DAMAGED}),
        (scribble, {ServerCode.DATABASE_UNUSABLE, BackupCode.DAMAGED}),
        (misspell, {ServerCode.DATABASE_UNUSABLE, BackupCode.DAMAGED}),
        (orphan, {BackupCode.DAMAGED}),
        (renumber, {ServerCode.DATABASE_VERSION}),
    ],
    ids=["absent", "text", "foreign", "cut", "scribbled", "misspelt", "orphan", "version"],
)  # fmt: skip
def test_a_copy_that_is_none_is_not_put_back(copy, tmp_path, harm, codes):
    harm(copy)
    with pytest.raises(CrossglotError) as refused:
        copies.restore(copy, tmp_path / "new.sqlite3")
    assert refused.value.code in codes
    assert not (tmp_path / "new.sqlite3").exists()


def test_a_damaged_copy_leaves_postgresql_empty(postgres, tmp_path):
    full, empty = postgres.new_database(), postgres.new_database()
    all_games(full, [])
    copies.backup(full, tmp_path / "copy")
    os.truncate(tmp_path / "copy", (tmp_path / "copy").stat().st_size - 500)
    with pytest.raises(BackupError) as refused:
        copies.restore(tmp_path / "copy", empty)
    assert refused.value.code == BackupCode.PROGRAM_FAILED
    assert all_games(empty, ["none"]) == [None], "and it is as good as new"


def test_a_database_of_somebody_else_is_not_copied(postgres, tmp_path):
    with pytest.raises(CrossglotError) as refused:
        copies.backup(postgres.new_database(), tmp_path / "copy")
    assert refused.value.code == ServerCode.DATABASE_FOREIGN
    assert list(tmp_path.iterdir()) == []


def test_without_the_programs_of_postgresql(postgres, tmp_path, monkeypatch):
    address = postgres.new_database()
    all_games(address, [])
    monkeypatch.setenv("PATH", "")
    with pytest.raises(BackupError) as refused:
        copies.backup(address, tmp_path / "copy")
    assert refused.value.code == BackupCode.PROGRAM_MISSING


def test_at_the_terminal(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("CROSSGLOT_DATABASE", str(tmp_path / "games.sqlite3"))
    all_games(tmp_path / "games.sqlite3", [])
    assert main(["backup", str(tmp_path / "copy")]) == 0
    assert "checked" in capsys.readouterr().out
    assert main(["restore", str(tmp_path / "copy")]) == 2
    assert "nothing is overwritten" in capsys.readouterr().err
    new = tmp_path / "new.sqlite3"
    assert main(["restore", str(tmp_path / "copy"), "--database", str(new)]) == 0
    assert all_games(new, ["none"]) == [None]
