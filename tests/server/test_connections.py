"""HTTP connections: slow requests are closed, and those of one network are counted."""

import asyncio
import contextlib
import io
import socket
from urllib.parse import urlsplit

import pytest
import structlog

from crossglot.server.http import timeouts
from crossglot.server.http.security import SecurityMiddleware
from crossglot.server.http.timeouts import OpenConnections
from crossglot.server.operations.logs import log_to
from crossglot.server.operations.metrics import REFUSALS
from crossglot.server.settings.settings import Limits, Settings
from tests.server.node import serving
from tests.server.visitor import PATIENCE, Visitor

HEAD = b"POST /api/games HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
HALVES = {
    "nothing": b"",
    "a line": b"GET /api/health HT",
    "half the headers": HEAD,
    "no body": HEAD + b"content-length: 50\r\n\r\n",
    "half the body": HEAD + b'content-length: 50\r\n\r\n{"edition": "HU-M", ',
    "a chunk": HEAD + b"transfer-encoding: chunked\r\n\r\n5\r\n{}",
    "half of a second": b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n" + HEAD,
}


@contextlib.contextmanager
def half_request(address, sent):
    """A connection on which that has been sent."""
    place = urlsplit(address)
    with socket.create_connection((place.hostname, place.port), PATIENCE) as connection:
        connection.sendall(sent)
        yield connection


def rest(connection):
    """All that comes until it is closed."""
    received = b""
    with contextlib.suppress(ConnectionResetError):
        while more := connection.recv(4096):
            received += more
    return received


def test_a_request_that_does_not_go_on_is_closed(tmp_path, monkeypatch):
    monkeypatch.setattr(timeouts, "HEADERS_WITHIN", 0.05)
    monkeypatch.setattr(timeouts, "BODY_WITHIN", 0.05)
    wrong = []
    with serving(tmp_path / "games.sqlite3") as address:
        for name, sent in HALVES.items():
            with half_request(address, sent) as connection:
                answer = rest(connection)
                said = answer.count(b"408 Request Timeout")
                if said != (0 if name == "nothing" else 1):
                    wrong.append((name, answer))
    assert wrong == []


def test_a_request_in_pieces_is_answered(tmp_path):
    with (
        serving(tmp_path / "games.sqlite3") as address,
        half_request(address, HEAD) as connection,
    ):
        connection.sendall(b"content-length: 2\r\n")
        connection.sendall(b"connection: close\r\n\r\n{")
        connection.sendall(b"}")
        assert rest(connection).startswith(b"HTTP/1.1 400 ")


def test_a_client_that_leaves_in_the_middle_of_a_body_is_no_bug(tmp_path):
    """Neither counted as an internal error, for which people are woken, nor logged as one."""
    stream = io.StringIO()
    log_to(stream)
    try:
        before = internal_errors()
        with serving(tmp_path / "games.sqlite3") as address:
            for _ in range(20):
                with half_request(address, HALVES["half the body"]):
                    pass
            # Connections are accepted in order, and a server that stops finishes what was begun.
            assert asked(address).startswith(b"HTTP/1.1 200 ")
        assert internal_errors() == before
        assert "request failed" not in stream.getvalue()
    finally:
        structlog.reset_defaults()


def internal_errors():
    return REFUSALS.labels("internal-error")._value.get()


def test_the_connections_of_an_address_are_counted(tmp_path):
    limits = Limits(here=True, connections=3)
    with serving(tmp_path / "games.sqlite3", limits=limits) as address:
        with contextlib.ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(half_request(address, HEAD))
            with half_request(address, b"") as one_too_many:
                answer = rest(one_too_many)
            assert answer.startswith(b"HTTP/1.1 429 ")
            assert b'"too-many-connections"' in answer
        while b" 429 " in asked(address):  # that the three have gone is heard in a moment
            pass
        assert asked(address).startswith(b"HTTP/1.1 200 ")
        visitor = Visitor(address)
        with visitor.live(visitor.create()) as line:
            line.settled(0)
            for _ in range(5):  # a connection that has become a WebSocket is none of these
                assert visitor.ask("GET", "/api/health").status == 200


def asked(address):
    request = b"GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
    with half_request(address, request) as connection:
        return rest(connection)


MANY = [f"2001:db8:1:2::{n:x}" for n in range(1, 9)]
"""Addresses that one person has."""


@pytest.mark.parametrize("addresses", [MANY, ["192.0.2.7"] * 8, ["::ffff:192.0.2.7"] * 8])
def test_a_network_is_counted_as_one(addresses):
    counted = OpenConnections(Settings(limits=Limits(connections=3)))
    refused = [counted.enter(address, 0) is not None for address in addresses]
    assert refused == [False] * 3 + [True] * 5
    assert counted.enter("2001:db8:1:3::1", 0) is None, "the neighbour"
    counted.leave(addresses[0])
    assert counted.enter(addresses[-1], 0) is None


def test_what_the_system_lets_us_have_is_not_used_up(monkeypatch):
    """The database and Redis need files, too; and this machine and our proxies are no crowd."""
    monkeypatch.setattr(timeouts, "_most_connections", lambda: 300)
    counted = OpenConnections(
        Settings(limits=Limits(connections=3), trusted_proxies=("10.0.0.0/8",))
    )
    for address in ("127.0.0.1", "10.1.2.3"):
        assert [counted.enter(address, n) for n in range(300)] == [None] * 300
        assert counted.enter(address, 300) is not None


@pytest.mark.parametrize("kind", ["websocket", "/api/stream", "//api//stream/"])
def test_streams_are_counted_as_live_connections_are_and_by_network(kind):
    """What stays open: a fourth is refused, from whichever address of the same 64 bits."""
    asyncio.run(_streams_are_counted(kind))


async def _streams_are_counted(kind):
    statuses, over = [], asyncio.Event()

    async def lasting(scope, receive, send):
        statuses.append(200)
        await over.wait()

    async def send(message):
        if "status" in message:
            statuses.append(message["status"])

    shield = SecurityMiddleware(lasting, Settings(limits=Limits(connections=3), hosts=("*",)))
    kinds = {"type": "websocket", "path": "/api/lobby/live"}
    http = {"type": "http", "method": "GET", "path": kind}
    base = kinds if kind == "websocket" else http
    scopes = [{**base, "client": (address, 1), "headers": [], "state": {}} for address in MANY]
    tasks = [asyncio.create_task(shield(scope, None, send)) for scope in scopes]
    await asyncio.sleep(0)
    assert sorted(statuses) == [200] * 3 + [429] * 5
    over.set()
    await asyncio.gather(*tasks)
    await shield({**scopes[0], "state": {}}, None, send)
    assert statuses[-1] == 200
