"""PostgreSQL: nodes that start together, work that clashes, a server that goes away."""

import asyncio
import contextlib
import os
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError

from crossglot.editions import load_edition
from crossglot.errors import ServerCode, ServerError
from crossglot.game import Passed, SeatInfo, fold, start
from crossglot.server.operations import readiness
from crossglot.server.store import postgres_unavailable as away
from crossglot.server.store.home import open_home
from crossglot.server.store.migrate import migrate, undo, version_of
from crossglot.server.store.port import Receipt, SeqTakenError, StoredGame
from crossglot.server.store.schema import HEAD, metadata
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.wire.standing import standing_of
from tests.server.services import Postgres

SEATS = (SeatInfo("One", "greedy"), SeatInfo("Two", "greedy"))
EVENTS = start(load_edition("HU-M"), SEATS, "seed", "HU-M.b")
GAME = StoredGame((None, None), EVENTS, started=1.0, updated=1.0)


def standing(game_id):
    return standing_of(game_id, fold(EVENTS), 1.0)


@contextlib.asynccontextmanager
async def opened(address):
    home = open_home(address)
    try:
        yield home
    finally:
        await home.database.close()


@pytest.fixture
def own_server():
    """A PostgreSQL that a test may stop."""
    server = Postgres("fsync=off")
    yield server
    server.close()


def test_the_migrations_are_undone(postgres):
    address = postgres.new_database()

    def again(connection):
        undo(connection)
        left = set(inspect(connection).get_table_names())
        migrate(connection)
        return left, compare_metadata(MigrationContext.configure(connection), metadata)

    async def run():
        async with opened(address) as home:
            return await home.database.write(again)

    left, drift = asyncio.run(run())
    assert left <= {"alembic_version"}
    assert drift == []


def test_nodes_that_start_together_migrate_once(postgres):
    address = postgres.new_database()

    async def close(homes):
        await asyncio.gather(*(home.database.close() for home in homes))

    with ThreadPoolExecutor(6) as pool:
        homes = [task.result() for task in [pool.submit(open_home, address) for _ in range(6)]]

    async def look():
        async with opened(address) as home:
            version = await home.database.read(version_of)
            drift = await home.database.read(
                lambda connection: compare_metadata(
                    MigrationContext.configure(connection), metadata
                )
            )
            return version, drift

    asyncio.run(close(homes))
    assert asyncio.run(look()) == (HEAD, [])


@pytest.mark.parametrize(
    ("prepare", "code"),
    [
        ("UPDATE alembic_version SET version_num = 'tomorrow'", ServerCode.DATABASE_VERSION),
        ("DROP TABLE alembic_version", ServerCode.DATABASE_FOREIGN),
    ],
)
def test_a_database_of_another_version_or_program(postgres, prepare, code):
    address = postgres.new_database()

    async def run():
        async with opened(address) as home:
            await home.database.write(lambda connection: connection.execute(text(prepare)))

    asyncio.run(run())
    with pytest.raises(ServerError) as refused:
        open_home(address)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://crossglot:secret@127.0.0.1:1/games",
        "postgresql://crossglot:secret@no.such.host.invalid/games",
        "postgresql://crossglot:secret@127.0.0.1:port/games",
    ],
)
def test_an_address_where_nothing_answers(address):
    with pytest.raises(ServerError) as refused:
        open_home(address)
    assert refused.value.code == ServerCode.DATABASE_UNUSABLE
    assert "secret" not in str(refused.value.facts)


def test_work_is_written_as_if_it_were_alone(postgres):
    """Everybody counts, then adds one more: with clashes unseen, some would count the same."""

    async def run():
        async with opened(postgres.new_database()) as home:

            def one_more(connection):
                count = connection.execute(select(func.count()).select_from(accounts)).scalar_one()
                row = {"id": f"{count}", "kind": "guest", "created": 0}
                connection.execute(insert(accounts), row)
                return count

            return await asyncio.gather(*(home.database.write(one_more) for _ in range(12)))

    assert sorted(asyncio.run(run())) == list(range(12))


def test_what_is_read_belongs_together_and_writes_nothing(postgres):
    async def run():
        async with opened(postgres.new_database()) as home:
            row = {"id": "x", "kind": "guest", "created": 0}
            with pytest.raises(DBAPIError, match="read-only"):
                await home.database.read(lambda found: found.execute(insert(accounts), row))

    asyncio.run(run())


def test_a_server_that_restarts_is_waited_for(own_server):
    """Whatever was under way is done, and done once."""

    async def run():
        async with opened(own_server.new_database()) as home:
            games = [f"game{n}" for n in range(40)]
            for game in games:
                await home.games.add(game, GAME, standing(game))

            async def play(game):
                seq = len(EVENTS)
                for n in range(30):
                    receipt = Receipt(0, f"m{n}", seq + 1)
                    try:
                        await home.games.append(game, seq, (Passed(0),), standing(game), receipt)
                    except SeqTakenError:  # nobody else plays: it was we, and the line broke
                        news = await home.games.news(game, seq)
                        assert news.receipts == {(0, f"m{n}"): seq + 1}
                    seq += 1

            playing = [asyncio.create_task(play(game)) for game in games]
            for _ in range(2):
                await asyncio.to_thread(own_server.stop)
                waiting = asyncio.create_task(home.database.read(version_of))
                await asyncio.to_thread(own_server.start)
                assert await waiting == HEAD
            await asyncio.gather(*playing)
            return await home.games.newest(games)

    assert set(asyncio.run(run()).values()) == {len(EVENTS) + 30}


def test_a_server_that_stays_away_is_said_to_be_away(own_server, monkeypatch):
    monkeypatch.setattr(away, "PATIENCE", 0)

    async def run():
        async with opened(own_server.new_database()) as home:
            await home.games.add("game", GAME, standing("game"))
            own_server.stop()
            refusals = []
            for ask in (
                lambda: home.games.load("game"),
                lambda: home.games.append("game", len(EVENTS), (Passed(0),), standing("game")),
                lambda: home.database.read(version_of),
                lambda: home.database.write(version_of),
            ):
                with pytest.raises(ServerError) as refused:
                    await ask()
                refusals.append(refused.value.code)
            own_server.start()
            return refusals, await home.games.load("game"), await home.database.read(version_of)

    refusals, game, version = asyncio.run(run())
    assert refusals == [ServerCode.DATABASE_AWAY] * 4
    assert game == GAME
    assert version == HEAD


def test_letters_that_postgres_cannot_hold(postgres):
    """They are refused by name, and nobody who shares the statement suffers."""

    async def run():
        async with opened(postgres.new_database()) as home:
            for game in ("one", "two"):
                await home.games.add(game, GAME, standing(game))
            seq = len(EVENTS)
            row = {"id": "a\0b", "kind": "guest", "created": 0}
            written = await asyncio.gather(
                home.games.append("one", seq, (Passed(0),), standing("one"), Receipt(0, "\0", 5)),
                home.games.append("two", seq, (Passed(0),), standing("two"), Receipt(0, "m", 5)),
                home.database.write(lambda found: found.execute(insert(accounts), row)),
                return_exceptions=True,
            )
            return written, await home.games.load("a\0b"), await home.games.newest(["one", "two"])

    (bad, good, worse), absent, newest = asyncio.run(run())
    assert bad.code == worse.code == ServerCode.MALFORMED_MESSAGE
    assert good is absent is None
    assert newest == {"one": len(EVENTS), "two": len(EVENTS) + 1}


def test_an_absent_server_is_an_error_on_a_ci_machine(monkeypatch):
    from tests.server import services

    monkeypatch.setenv("CI", "true")
    with pytest.raises(FileNotFoundError):
        services.program("no-such-program-of-ours")
    monkeypatch.setitem(os.environ, "CI", "")
    with pytest.raises(pytest.skip.Exception):
        services.program("no-such-program-of-ours")


def test_a_database_that_may_only_be_read_is_told_by_name(postgres, monkeypatch):
    """At once, for waiting does not help; and by the readiness of the node."""
    monkeypatch.setattr(readiness, "PATIENCE", 250.0)
    address = postgres.new_database()

    async def run():
        async with opened(address) as before, opened(address) as after:
            told = [await readiness.Readiness(before.database).reason_against()]
            await before.database.fetch(  # which counts for new connections: those of `after`
                f"ALTER DATABASE {address.rpartition('/')[2]}"
                " SET default_transaction_read_only = on"
            )
            told.append(await readiness.Readiness(after.database).reason_against())
            with pytest.raises(ServerError) as refused:
                await after.database.fetch("DELETE FROM nodes")
            return *told, refused.value.code

    assert asyncio.run(run()) == (None, "unwritable", ServerCode.DATABASE_AWAY)
