"""The database file: made, recognised, refused; and many who write at once."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert, inspect, select
from sqlalchemy.exc import IntegrityError

from crossglot.editions import load_edition
from crossglot.errors import ServerCode, ServerError
from crossglot.game import Passed, SeatInfo, fold, start
from crossglot.server.store.home import open_home
from crossglot.server.store.migrate import migrate, undo, version_of
from crossglot.server.store.port import News, Receipt, SeqTakenError, StoredGame
from crossglot.server.store.schema import HEAD, metadata
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.games import seats
from crossglot.server.store.sqlite_database import SqliteDatabase
from crossglot.server.store.sqlite_file import APPLICATION_ID, FIRST_VERSION
from crossglot.server.wire.standing import standing_of

SEATS = (SeatInfo("Guest", "human"), SeatInfo("greedy", "greedy"))
EVENTS = start(load_edition("HU-M"), SEATS, "seed", "HU-M.b")
STATE = fold(EVENTS)
DATA = Path(__file__).parents[1] / "data"
GUEST = "guest"


def keep_guest(connection):
    if connection.execute(select(accounts.c.id).where(accounts.c.id == GUEST)).first() is None:
        connection.execute(insert(accounts).values(id=GUEST, kind="guest", created=0))


def encoded(value):
    return msgspec.json.encode(value).decode()


def standing(game_id="game", updated=1.0):
    return standing_of(game_id, STATE, updated)


@contextlib.asynccontextmanager
async def opened(path):
    home = open_home(path)
    try:
        await home.database.write(keep_guest)
        yield home.games
    finally:
        await home.database.close()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "new" / "folder" / "games.sqlite3"


def pragma(path, name):
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]


def test_what_is_kept_comes_back(place):
    async def run():
        async with opened(place) as store:
            await store.add("game", StoredGame((GUEST, None), EVENTS), standing())
            passed = (Passed(0),)
            await store.append("game", len(EVENTS), passed, standing(), Receipt(0, "m", 9))
        async with opened(place) as store:
            return await store.load("game"), await store.load("none")

    stored, none = asyncio.run(run())
    assert stored == StoredGame(
        (GUEST, None), (*EVENTS, Passed(0)), {(0, "m"): 9}, 1.0, "standard", 1.0
    )
    assert none is None


def test_the_file_says_what_it_is(path):
    async def run():
        async with opened(path):
            pass

    asyncio.run(run())
    assert pragma(path, "application_id") == APPLICATION_ID
    assert pragma(path, "user_version") == FIRST_VERSION
    assert pragma(path, "journal_mode") == "wal"


@pytest.mark.parametrize(
    ("prepare", "code"),
    [
        ("PRAGMA user_version = 99", ServerCode.DATABASE_VERSION),
        ("PRAGMA user_version = 0", ServerCode.DATABASE_VERSION),
        ("PRAGMA application_id = 7", ServerCode.DATABASE_FOREIGN),
    ],
)
def test_a_file_of_another_version_or_program(path, prepare, code):
    async def run():
        async with opened(path):
            pass

    asyncio.run(run())
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(prepare)
        connection.commit()
    before = path.read_bytes()
    with pytest.raises(ServerError) as refused:
        open_home(path)
    assert refused.value.code == code
    assert path.read_bytes() == before, "left as it was"


def test_a_database_of_somebody_else(tmp_path):
    path = tmp_path / "other.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    with pytest.raises(ServerError) as refused:
        open_home(path)
    assert refused.value.code == ServerCode.DATABASE_FOREIGN


@pytest.mark.parametrize(
    "content", [b"plain text, no database at all" * 100, b"SQLite format 3\0" + b"\xff" * 999]
)
def test_a_file_that_is_no_database(tmp_path, content):
    path = tmp_path / "text.sqlite3"
    path.write_bytes(content)
    with pytest.raises(ServerError) as refused:
        open_home(path)
    assert refused.value.code == ServerCode.DATABASE_UNUSABLE
    assert path.read_bytes() == content


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("in the way", "utf-8")
    with pytest.raises(ServerError) as refused:
        open_home(tmp_path / "file" / "games.sqlite3")
    assert refused.value.code == ServerCode.DATABASE_UNUSABLE


def test_of_many_writers_of_one_number_one_wins(place):
    """All of them share a commit: those who lose take nobody with them."""

    async def run():
        async with opened(place) as store:
            await store.add("game", StoredGame((GUEST, None), EVENTS), standing())
            await store.add("other", StoredGame((GUEST, None), EVENTS), standing("other"))
            seq = len(EVENTS)
            written = await asyncio.gather(
                *(store.append("game", seq, (Passed(n % 2),), standing()) for n in range(50)),
                store.append("other", seq, (Passed(0),), standing("other")),
                return_exceptions=True,
            )
            return written, await store.load("game"), await store.load("other")

    written, game, other = asyncio.run(run())
    assert [type(outcome) for outcome in written[:50]].count(SeqTakenError) == 49
    assert written[0] is written[50] is None
    assert game.events == (*EVENTS, Passed(0))
    assert other.events == (*EVENTS, Passed(0))


@pytest.mark.parametrize("after_seq", [0, 1, len(EVENTS) - 1, len(EVENTS) + 1])
def test_numbers_have_no_gap(place, after_seq):
    async def run():
        async with opened(place) as store:
            await store.add("game", StoredGame((GUEST, None), EVENTS), standing())
            with pytest.raises(SeqTakenError):
                await store.append("game", after_seq, (Passed(0),), standing())
            with pytest.raises(SeqTakenError):
                await store.append("no such game", 0, (Passed(0),), standing())
            with pytest.raises(SeqTakenError):
                await store.add("game", StoredGame((None, GUEST), EVENTS), standing())
            return await store.load("game")

    assert asyncio.run(run()).events == EVENTS


def test_an_error_inside_a_commit_reaches_whoever_asked(place):
    async def run():
        home = open_home(place)
        nobody = {"game": "x", "seat": 0, "account": "nobody"}
        with pytest.raises(IntegrityError):
            await home.database.write(lambda connection: connection.execute(insert(seats), nobody))
        with pytest.raises(ZeroDivisionError):
            await home.database.write(lambda _: 1 / 0)
        await home.database.write(keep_guest)
        written = await asyncio.gather(
            *(
                home.games.add(f"game{n}", StoredGame((account, None), EVENTS), standing())
                for n, account in enumerate((GUEST, "nobody", GUEST))
            ),
            return_exceptions=True,
        )
        stored = [await home.games.load(f"game{n}") for n in range(3)]
        await home.database.close()
        return written, stored

    written, stored = asyncio.run(run())
    assert [outcome is None for outcome in written] == [True, False, True]
    assert "foreign key" in str(written[1]).lower()
    assert [game is None for game in stored] == [False, True, False]


def test_an_error_of_a_bare_statement_reaches_whoever_asked(path):
    async def run():
        database = SqliteDatabase(path)
        with pytest.raises(sqlite3.IntegrityError):
            await database.write_bare(
                lambda connection: connection.execute("INSERT INTO seats VALUES ('x', 0, 'y')")
            )
        await database.close()

    asyncio.run(run())


def test_the_migrations_make_the_schema(path):
    async def run():
        async with opened(path):
            pass

    asyncio.run(run())
    with create_engine(f"sqlite:///{path}").connect() as connection:
        assert version_of(connection) == HEAD
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_migrations_are_undone(path):
    async def run():
        async with opened(path):
            pass

    asyncio.run(run())
    with create_engine(f"sqlite:///{path}").begin() as connection:
        undo(connection)
        assert set(inspect(connection).get_table_names()) <= {"alembic_version"}
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_what_computers_wait_for_is_taken_over(place):
    async def run():
        async with opened(place) as store:
            for number in ("a", "b", "c"):
                stored = StoredGame((GUEST, None), EVENTS)
                await store.add(number, stored, standing(number))
            return await store.adopt(["alive"]), await store.newest(["a", "c", "none"])

    awaiting, newest = asyncio.run(run())
    assert set(awaiting) == ({"a", "b", "c"} if STATE.to_move == 1 else set())
    assert newest == {"a": len(EVENTS), "c": len(EVENTS)}


def test_games_are_due_and_may_be_put_off(place):
    def due(game_id, when, updated=1.0):
        return standing_of(game_id, STATE, updated, when)

    async def run():
        async with opened(place) as store:
            for name, when in (("late", 50.5), ("never", None), ("soon", 20.25)):
                begun = StoredGame((GUEST, None), EVENTS, started=0.75)
                await store.add(name, begun, due(name, when))
            first = await store.due(100.0, 9)
            limited = await store.due(100.0, 1), await store.due(20.25, 9)
            await store.postpone("soon", 20.0, 70.0)  # which is not when it was due
            await store.postpone("late", 50.5, None)
            await store.append("soon", len(EVENTS), (Passed(0),), due("soon", 30.5))
            begun = await store.load("soon")
            return first, limited, await store.due(100.0, 9), begun.started

    first, limited, then, started = asyncio.run(run())
    assert first == [("soon", 20.25), ("late", 50.5)]
    assert limited == ([("soon", 20.25)], [])
    assert then == [("soon", 30.5)]
    assert started == 0.75


def test_news(place):
    async def run():
        async with opened(place) as store:
            await store.add("game", StoredGame((GUEST, None), EVENTS), standing())
            seq = len(EVENTS)
            for n in range(3):
                receipt = Receipt(n % 2, f"m{n}", seq + n + 1)
                await store.append("game", seq + n, (Passed(n % 2),), standing(), receipt)
            return await store.news("game", seq + 1), await store.news("game", seq + 3)

    seq = len(EVENTS)
    some, none = asyncio.run(run())
    assert some == News((Passed(1), Passed(0)), {(1, "m1"): seq + 2, (0, "m2"): seq + 3})
    assert none == News((), {})


def test_a_computers_turn_belongs_to_one_living_node(place):
    waiting = msgspec.structs.replace(standing(), to_move=1)
    assert waiting.awaits_computer

    async def run():
        left, right = open_home(place), open_home(place)
        try:
            await left.database.write(keep_guest)
            await left.games.add("game", StoredGame((GUEST, None), EVENTS), waiting)
            alive = await right.games.adopt([left.node])
            dead = await asyncio.gather(*(right.games.adopt([right.node]) for _ in range(9)))
            return alive, dead, await left.games.adopt([left.node, right.node])
        finally:
            await left.database.close()
            await right.database.close()

    alive, dead, back = asyncio.run(run())
    assert alive == []
    assert sorted(map(len, dead)) == [0] * 8 + [1]
    assert back == []
