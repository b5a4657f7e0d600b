"""Parts of the server that need no socket."""

import ast
import asyncio
import gc
import inspect

import pytest

from crossglot.editions import load_edition
from crossglot.errors import ServerCode, ServerError
from crossglot.game import HUMAN, SeatInfo
from crossglot.server import ports
from crossglot.server.accounts.open_connections import OpenConnections
from crossglot.server.accounts.sessions import Sessions
from crossglot.server.connections.outbox import LONGEST_QUEUE, TOO_SLOW, Outbox
from crossglot.server.games import computers, games, table, tables
from crossglot.server.games.games import Games
from crossglot.server.games.tables import IDLE_TABLES
from crossglot.server.identifiers import hash_of, new_id, new_token
from crossglot.server.kinds import export, parse, view
from crossglot.server.limits.account_rates import Bucket
from crossglot.server.operations.garbage_collection import (
    LONGEST_WAIT,
    MOST_PASSED_OVER,
    QUIET_TICKS,
    Collector,
    collect_by_ticks,
)
from crossglot.server.store.home import open_home
from crossglot.server.wire import messages as wire
from crossglot.server.wire import standing
from crossglot.server.wire.messages import MoveMessage
from crossglot.server.wire.moves import ResignMove
from tests.server.stand_ins import EvenLexicons, PassingPlayers, QuickPlayers

INNER = [games, computers, tables, parse, table, view, standing, wire, export, ports]
OUTER = (
    "litestar",
    "uvicorn",
    "sqlite3",
    "http",
    "crossglot.server.live",
    "crossglot.server.http.routes",
    "crossglot.server.store.",
)
PORT = "crossglot.server.store.port"


@pytest.mark.parametrize("module", INNER, ids=lambda module: module.__name__)
def test_the_use_cases_know_no_http_and_no_sql(module):
    tree = ast.parse(inspect.getsource(module))
    imported = {
        (node.module if isinstance(node, ast.ImportFrom) else alias.name) or ""
        for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }  # fmt: skip
    assert [name for name in imported if name.startswith(OUTER) and name != PORT] == []


def test_a_bucket_refills_and_overflows():
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert [bucket.take(1000) for _ in range(4)] == [True, True, True, False]


def test_a_reader_too_slow_is_let_go():
    """A client that does not read fills its own queue only, and is closed when it is full."""

    async def run():
        sent, closed = [], []
        gate = asyncio.Event()

        async def send(message):
            await gate.wait()
            sent.append(message)

        async def close(code):
            closed.append(code)

        outbox = Outbox(send, close)
        for number in range(LONGEST_QUEUE + 2):
            outbox.put(b"%d" % number)
            await asyncio.sleep(0)
        gate.set()
        await outbox.finished()
        return sent, closed

    sent, closed = asyncio.run(run())
    assert closed == [TOO_SLOW]
    assert sent == [b"0"], "the one that was under way"


def test_messages_go_out_in_order_and_before_the_close():
    async def run():
        sent = []

        async def send(message):
            sent.append(message)

        async def close(code):
            sent.append(code)

        outbox = Outbox(send, close)
        outbox.put(b"1")
        outbox.put(b"2")
        outbox.close(1000)
        outbox.put(b"too late")
        await outbox.finished()
        return sent

    assert asyncio.run(run()) == [b"1", b"2", 1000]


def test_messages_put_together_go_out_at_once():
    said = []

    def say(*messages):
        said.append(messages)
        return True

    outbox = Outbox(None, None, say)
    outbox.put(b"changed", b"ack")
    assert said == [(b"changed", b"ack")]


def test_tokens():
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert len({hash_of(token) for token in tokens}) == 100
    for wrong in (None, "", "A" * 42, "A" * 44, "A" * 42 + "\n", "Á" * 43):
        assert hash_of(wrong) is None


def test_the_collector_collects_young_objects_while_there_is_work():
    collector = Collector()
    assert {collector.tick(young) for young in (0, 5_000, 100, 9_000)} == {None, "look"}


def test_the_collector_passes_over_what_is_never_garbage_and_looks_when_some_is():
    collector = Collector()

    def steps(count, garbage):
        for _ in range(count):
            step = collector.tick(5_000)
            if step == "look":
                collector.found(garbage)
            yield step

    assert list(steps(100, 0)).count("look") < 100 / MOST_PASSED_OVER + 6
    last = next(number for number, step in enumerate(steps(100, 7)) if step == "look")
    assert last <= MOST_PASSED_OVER
    assert set(steps(20, 7)) == {"look"}


def test_the_collector_is_thorough_when_it_is_quiet_and_only_once():
    collector = Collector()
    ticks = [collector.tick(n * 200) for n in range(1, 25 * QUIET_TICKS)]
    assert "all" not in ticks, "not while there is work"
    quiet = [collector.tick(10) for _ in range(QUIET_TICKS * 2)]
    assert quiet.count("all") == 1


def test_the_collector_does_not_wait_for_quiet_for_ever():
    collector = Collector()
    busy = [collector.tick(n % 2 * 5_000) for n in range(LONGEST_WAIT + 1)]
    assert busy.count("all") == 1


def test_the_collector_is_given_back():
    async def run():
        task = asyncio.create_task(collect_by_ticks())
        await asyncio.sleep(0)
        during = gc.isenabled()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return during

    assert asyncio.run(run()) is False
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


async def begun(games, account):
    """The id of a new game of ``account`` against a computer."""
    game_id, seats = new_id(), (SeatInfo("Guest", HUMAN), SeatInfo("greedy", "greedy"))
    await games.begin(game_id, load_edition("HU-M"), seats, (account, None), "HU-M.even")
    return game_id


def test_a_node_about_to_stop_takes_no_move(tmp_path):
    async def run():
        home = open_home(tmp_path / "games.sqlite3")
        games = Games(home.games, EvenLexicons(), QuickPlayers())
        guest = (await Sessions(home.database, OpenConnections()).open_guest("")).account
        table = await games.table(await begun(games, guest))
        games.refuse_moves()
        message = MoveMessage("m", table.seq, ResignMove())
        with pytest.raises(ServerError) as refused:
            await games.move(table, 0, message)
        await games.stop()
        await home.database.close()
        return refused.value.code, table.state.ended

    assert asyncio.run(run()) == (ServerCode.STOPPING, None)


def test_tables_that_nobody_needs_are_forgotten(tmp_path):
    async def run():
        home = open_home(tmp_path / "games.sqlite3")
        games = Games(home.games, EvenLexicons(), PassingPlayers())
        guest = (await Sessions(home.database, OpenConnections()).open_guest("")).account
        ids = [await begun(games, guest) for _ in range(IDLE_TABLES + 9)]
        held = await games.table(ids[-1])
        kept = len(games._tables)
        again = await games.table(ids[0])
        same = held is await games.table(ids[-1])
        await games.stop()
        await home.database.close()
        return kept, again.id == ids[0], same

    assert asyncio.run(run()) == (IDLE_TABLES, True, True)
