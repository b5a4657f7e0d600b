"""What those who run a server see: health, metrics, logs, and the banner they put up."""

import asyncio
import contextlib
import io
import json
import re
import socket
import sqlite3
import threading
import urllib.request

import pytest
import structlog

from crossglot import __version__
from crossglot.errors import ServerError
from crossglot.server.app import Application
from crossglot.server.operations import metrics, readiness
from crossglot.server.operations.banner import put_banner, take_down
from crossglot.server.operations.logs import log_to
from crossglot.server.operations.metrics import told_to_prometheus
from crossglot.server.run import Server, address_of, listen
from crossglot.server.settings.settings import Settings
from crossglot.server.store.home import open_home
from crossglot.server.store.sqlite_database import SqliteDatabase
from setup import ROOT
from tests.server import truth
from tests.server.logged import logged
from tests.server.node import serving
from tests.server.stand_ins import BrokenPlayers, EvenLexicons, QuickPlayers
from tests.server.visitor import Visitor, chosen

NEW = {"edition": "HU-M", "opponents": ["greedy"]}
PAGE = (ROOT / "docs" / "operations.md").read_text("utf-8")


def lines_of(log):
    return [json.loads(line) for line in log().splitlines()]


@pytest.fixture
def patient(monkeypatch):
    """However slow the disk of this machine is just now, it answers."""
    monkeypatch.setattr(readiness, "PATIENCE", 250.0)


@pytest.mark.usefixtures("patient")
def test_health_and_readiness(visitor):
    told = {"/api/health": {"status": "ok"}, "/api/ready": {"status": "ok", "bus": "alone"}}
    for path, body in told.items():
        answer = visitor.ask("GET", path)
        assert (answer.status, answer.body) == (200, body)


@pytest.mark.usefixtures("patient")
def test_a_database_that_is_not_migrated_is_not_ready(visitor, database):
    with contextlib.closing(sqlite3.connect(database)) as connection:
        (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        connection.execute("UPDATE alembic_version SET version_num = 'other'")
        connection.commit()
        answer = visitor.ask("GET", "/api/ready")
        connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
        connection.commit()
    assert (answer.status, answer.code) == (503, "not-ready")
    assert answer.body["error"]["facts"] == {"reason": "migrations"}
    assert visitor.ask("GET", "/api/ready").status == 200


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("reason", ["draining", "database"])
def test_not_ready(tmp_path, reason):
    """Asked of the application itself: a server that drains takes no new connection."""

    async def run():
        home = open_home(tmp_path / "games.sqlite3")
        application = Application(Settings(), home, EvenLexicons(), QuickPlayers())
        if reason == "draining":
            await application.drain()
        else:
            await home.database.close()
        told = await application.readiness.reason_against()
        if reason == "draining":
            await home.database.close()
        return told

    assert asyncio.run(run()) == reason


def test_a_database_that_never_answers_is_not_ready(monkeypatch):
    """Nobody waits longer than they can, and those who ask meanwhile share one question."""
    monkeypatch.setattr(readiness, "PATIENCE", 0.0)
    asked = []

    class Silent:
        async def read(self, query):
            asked.append(query)
            await asyncio.Event().wait()

    async def run():
        told = readiness.Readiness(Silent())
        return [await told.reason_against() for _ in range(3)]

    assert asyncio.run(run()) == ["database"] * 3
    assert len(asked) == 1


def test_a_hundred_askers_are_all_answered(monkeypatch, tmp_path):
    """Each asks again as soon as it has its answer, so that questions end and begin in between."""
    monkeypatch.setattr(readiness, "PATIENCE", 250.0)

    async def ask_often(told):
        return [await told.reason_against() for _ in range(20)]

    async def run():
        database = SqliteDatabase(tmp_path / "games.sqlite3")
        told = readiness.Readiness(database)
        asking = (ask_often(told) for _ in range(100))
        answers = await asyncio.gather(*asking, return_exceptions=True)
        await database.close()
        return answers

    assert asyncio.run(run()) == [[None] * 20] * 100


def test_the_version_and_no_banner(visitor):
    assert visitor.ask("GET", "/api/status").body == {"version": __version__, "banner": None}


def done(database, work):
    """``work`` done by another process than the server's, as it were."""

    async def run():
        opened = SqliteDatabase(database)
        await opened.write(work)
        await opened.close()

    asyncio.run(run())


def test_a_banner_reaches_everybody(tmp_path):
    database = tmp_path / "games.sqlite3"
    with serving(database, banner_every=0.01) as address:
        visitor = Visitor(address)
        with visitor.live(visitor.create()) as line:
            line.settled(0)
            done(database, lambda connection: put_banner(connection, "The server stops at nine."))
            shown = line.until("banner")["banner"]
            assert shown["text"] == "The server stops at nine."
            assert visitor.ask("GET", "/api/status").body["banner"] == shown
            done(database, lambda connection: put_banner(connection, "At ten."))
            assert line.until("banner")["banner"]["text"] == "At ten."
            done(database, take_down)
            assert line.until("banner")["banner"] is None


def test_a_banner_outlives_the_server(tmp_path):
    database = tmp_path / "games.sqlite3"
    done(database, lambda connection: put_banner(connection, "Hello."))
    with serving(database, banner_every=0.01) as address:
        visitor = Visitor(address)
        while (banner := visitor.ask("GET", "/api/status").body["banner"]) is None:
            pass
        assert banner["text"] == "Hello."


@contextlib.contextmanager
def measured(database):
    """(address, what Prometheus is told) of a server."""
    setup = Settings(port=0, database=database, metrics_port=0)
    application = Application(setup, open_home(database), EvenLexicons(), QuickPlayers())
    server = Server(application, setup)
    with listen(setup) as listening, told_to_prometheus(setup, application.metrics) as port:
        thread = threading.Thread(target=server.serve_until_stopped, args=(listening,))
        thread.start()
        try:
            yield address_of(listening), lambda: scraped(port)
        finally:
            server.stop()
            thread.join()


def scraped(port):
    """Sample -> value."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    samples = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in samples}


def test_what_prometheus_is_told(tmp_path):
    database = tmp_path / "games.sqlite3"
    with measured(database) as (address, told):
        before = told()
        visitor = Visitor(address)
        game_id = visitor.create()
        with visitor.live(game_id) as line:
            line.settled(0)
            assert line.move(chosen(truth.state(database, game_id), 0))["type"] == "ack"
            assert line.move({"kind": "pass"}, seq=0)["type"] in {"stale", "refused"}
            line.send("nonsense")
            line.until("error")
            during = told()
        visitor.ask("GET", "/api/games/nosuchgame12")
        visitor.ask("NONSENSE", "/api/games/nosuchgame12")
        after = told()

    def grown(name, later=after):
        return later.get(name, 0) - before.get(name, 0)

    assert (before["crossglot_connections"], during["crossglot_connections"]) == (0, 1)
    assert during["crossglot_games"] == 1
    assert during["crossglot_draining"] == 0
    assert grown('crossglot_moves_total{answer="ack"}') == 1
    assert grown('crossglot_moves_total{answer="stale"}') == 1
    assert grown("crossglot_move_seconds_count") == 2
    assert grown('crossglot_refusals_total{code="malformed-message"}') == 1
    assert grown('crossglot_refusals_total{code="game-unknown"}') == 1
    route = 'route="/api/games/{game_id}",status="404"'
    assert grown(f'crossglot_requests_total{{method="GET",{route}}}') == 1
    assert not [name for name in after if "NONSENSE" in name], "made up without end"
    assert not [name for name in after if game_id in name or "nosuchgame12" in name]
    assert {"crossglot_writer_waiting", "crossglot_engine_waiting"} <= set(after)
    assert "crossglot_loop_lag_seconds_count" in after


def test_prometheus_is_told_nothing_on_the_port_of_players(visitor):
    assert visitor.ask("GET", "/metrics").status == 404


def test_a_port_for_prometheus_that_is_taken(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        setup = Settings(metrics_port=taken.getsockname()[1])
        with (
            pytest.raises(ServerError) as refused,
            told_to_prometheus(setup, metrics.registry_of({})),
        ):
            pass
    assert refused.value.code == "port-taken"


def test_every_metric_is_told(tmp_path):
    home = open_home(tmp_path / "games.sqlite3")
    application = Application(Settings(), home, EvenLexicons(), QuickPlayers())
    names = {family.name for family in application.metrics.collect()}
    assert len(names) >= 10
    for name in names:
        assert re.search(rf"`{name}(_total)?[{{`]", PAGE), name
    asyncio.run(home.database.close())


def test_the_access_log_tells_routes_and_who_asked(tmp_path):
    with logged() as log, serving(tmp_path / "games.sqlite3", access_log=True) as address:
        visitor = Visitor(address)
        game_id = visitor.create()
        visitor.ask("GET", "/api/games")
        visitor.ask("GET", "/api/editions/HU-M/words?rack=SECRET&pattern=hidden*")
        answer = visitor.ask("GET", f"/api/games/{game_id}?token=hush")
        told = [line for line in lines_of(log) if line["event"] == "answered"]
    assert [(line["method"], line["route"], line["status"]) for line in told] == [
        ("POST", "/api/games", 201),
        ("GET", "/api/games", 200),
        ("GET", "/api/editions/{edition_id}/words", 200),
        ("GET", "/api/games/{game_id}", 200),
    ]
    assert told[-1]["request"] == {k.lower(): v for k, v in answer.headers.items()}["x-request-id"]
    assert len({line["request"] for line in told}) == 4
    assert told[1]["account"] == told[3]["account"], "the id of the account, once it is known"
    text = json.dumps(told)
    for secret in ("SECRET", "hidden", "hush", visitor.cookie.partition("=")[2]):
        assert secret not in text


def test_nothing_is_logged_of_a_good_game_by_default(tmp_path):
    with logged() as log, serving(tmp_path / "games.sqlite3") as address:
        visitor = Visitor(address)
        with visitor.live(visitor.create()) as line:
            line.settled(0)
            line.move({"kind": "resign"})
        assert log() == ""


def test_a_bug_is_logged_with_its_request_and_without_a_rack(tmp_path):
    database = tmp_path / "games.sqlite3"
    with logged() as log, serving(database, players=BrokenPlayers()) as address:
        visitor = Visitor(address)
        game_id = visitor.create()
        with visitor.live(game_id) as line:
            line.settled(0)
            line.move({"kind": "pass"})
            line.settled(0)
        told = lines_of(log)
    failed = [line for line in told if line["event"] == "computer player failed"]
    assert failed
    assert failed[0]["game"] == game_id
    assert failed[0]["level"] == "error"


@pytest.mark.parametrize(
    ("log_format", "terminal", "is_json"),
    [("auto", False, True), ("auto", True, False), ("json", True, True), ("console", False, False)],
)
def test_formats(log_format, terminal, is_json):
    class Stream(io.StringIO):
        def isatty(self):
            return terminal

    stream = Stream()
    log_to(stream, log_format)
    try:
        structlog.get_logger().info("hello", game="abc")
    finally:
        structlog.reset_defaults()
    assert stream.getvalue().startswith("{") == is_json
    assert "hello" in stream.getvalue()
