"""Workers: computers think in other processes, which come and go."""

import asyncio
import signal

import pytest

from crossglot.cli import main
from crossglot.errors import ServerCode, ServerError
from crossglot.server.store.home import open_home, open_jobs
from tests.server.node import serving
from tests.server.stand_ins import BrokenPlayers
from tests.server.visitor import Visitor
from tests.server.worker import working


@pytest.fixture
def node(place, redis):
    """The address of a node that must not think: its own players would fail, and pass."""
    with serving(place, players=BrokenPlayers(), redis=redis.address, workers=True) as address:
        yield address


def wait_for_a_play(visitor, game_id):
    """Pass until the computer has laid or exchanged tiles, which a failing one never does."""
    with visitor.live(game_id) as line:
        while True:
            game = line.settled(0)["game"]
            done = [move for move in game["moves"] if move["seat"] == 1]
            if any(move["kind"] != "pass" for move in done):
                return done
            assert not game["over"], "nobody but the computer of the worker lays tiles"
            line.move({"kind": "pass"})


def test_a_worker_plays_what_a_node_hands_on(node, place, redis):
    visitor = Visitor(node)
    game_id = visitor.create()
    with working(place, redis.address) as worker:
        assert wait_for_a_play(visitor, game_id)
        worker.send_signal(signal.SIGTERM)
        assert worker.wait(60) == 0
        assert worker.stderr.read() == ""


def test_what_was_handed_on_waits_for_a_worker_and_survives_one(node, place, redis):
    visitor = Visitor(node)
    game_id = visitor.create()
    with visitor.live(game_id) as line:
        if line.next()["game"]["to_move"] == 0:
            line.move({"kind": "pass"})
    with working(place, redis.address, "ThinkingPlayers") as doomed:
        taken_up(place)
        doomed.kill()
    with working(place, redis.address):
        assert wait_for_a_play(visitor, game_id)


def taken_up(place):
    """Wait until a worker has taken a job."""

    async def run():
        home = open_home(place)
        jobs = open_jobs(home)
        queries = await jobs._open()
        try:
            size = await queries.queue_size()
            while not any(row.status == "picked" for row in size):
                size = await queries.queue_size()
        finally:
            await home.database.close()

    asyncio.run(run())


def test_a_turn_that_is_offered_often_is_done_once(place):
    async def run():
        home = open_home(place)
        jobs = open_jobs(home)
        done, stop = [], asyncio.Event()

        async def play(game_id, seq):
            done.append((game_id, seq))
            if game_id == "broken":
                raise RuntimeError("a bug")
            if seq == 9:
                stop.set()

        turns = [("game", 7), ("game", 7), ("broken", 7), ("game", 7), ("other", 7), ("game", 9)]
        await asyncio.gather(*(jobs.put(*turn) for turn in turns[:-1]))
        await jobs.put(*turns[-1])
        await jobs.work(play, 2, stop)
        await home.database.close()
        return done

    done = asyncio.run(run())
    assert sorted(done) == [("broken", 7), ("game", 7), ("game", 9), ("other", 7)]


@pytest.mark.parametrize(
    ("redis_too", "needs"), [(False, "redis"), (True, "postgresql://")], ids=["redis", "postgres"]
)
def test_what_workers_need(tmp_path, redis, redis_too, needs):
    database = str(tmp_path / "games.sqlite3")
    address = redis.address if redis_too else None
    with pytest.raises(ServerError) as refused, serving(database, redis=address, workers=True):
        pass
    assert refused.value.code == ServerCode.SETTING_NEEDS
    assert refused.value.facts == {"setting": "workers", "needs": needs}


def test_what_a_worker_needs(tmp_path, redis, capsys):
    database = str(tmp_path / "games.sqlite3")
    assert main(["worker", "--database", database, "--redis", redis.address]) == 2
    assert "needs another one: postgresql://" in capsys.readouterr().err
