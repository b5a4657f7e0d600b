"""The server answers to its own names only: no page of another site gets in by pointing its name here."""

import pytest

from crossglot.server.limits.callers import HostNames
from crossglot.server.settings.settings import Settings
from tests.rows import for_each
from tests.server.node import serving
from tests.server.visitor import Visitor

NEW = {"edition": "HU-M", "opponents": ["greedy"]}


@for_each(
    "settings, host, admitted",
    [
        ({}, "127.0.0.1:8000", True),
        ({}, "localhost", True),
        ({}, "LOCALHOST:8000", True),
        ({}, "[::1]:8000", True),
        ({}, "evil.example", False),
        ({}, "localhost.evil.example", False),
        ({}, "127.0.0.1.evil.example:80", False),
        ({}, "192.0.2.1", False),
        ({}, "", False),
        ({"host": "192.0.2.1"}, "192.0.2.1:8000", True),
        ({"host": "0.0.0.0"}, "192.0.2.1:8000", True),
        ({"host": "0.0.0.0"}, "[2001:db8::1]:8000", True),
        ({"host": "0.0.0.0"}, "evil.example", False),
        ({"host": "::"}, "192.0.2.1", True),
        ({"hosts": {"Play.example"}}, "play.example:8443", True),
        ({"hosts": {"play.example:8443"}}, "play.example", True),
        ({"hosts": {"play.example"}}, "127.0.0.1", True),
        ({"hosts": {"play.example"}}, "www.play.example", False),
        ({"hosts": {"play.example"}, "host": "192.0.2.1"}, "192.0.2.1", False),
        ({"hosts": {"*"}}, "anything.example", True),
    ],
)
def test_names(settings, host, admitted):
    assert HostNames(Settings(**settings)).admits(host) == admitted


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_another_name_is_refused_before_anything_is_done(visitor, method):
    body = NEW if method == "POST" else None
    answer = visitor.ask(method, "/api/games", body, host="evil.example:80")
    assert (answer.status, answer.code) == (421, "host-forbidden")
    assert answer.body["error"]["facts"] == {"host": "evil.example:80"}
    headers = {name.lower() for name in answer.headers}
    assert "set-cookie" not in headers
    assert {"content-security-policy", "x-request-id"} <= headers


def test_another_name_opens_no_connection(visitor):
    handshake = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec_websocket_version": "13",
        "sec_websocket_key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    path = f"/api/games/{visitor.create()}/live"
    refused = visitor.ask("GET", path, **handshake, host="evil.example")
    assert (refused.status, refused.code) == (421, "host-forbidden")


def test_the_page_is_refused_too(visitor):
    assert visitor.ask("GET", "/", host="evil.example").status == 421


def test_a_name_that_was_set(tmp_path):
    with serving(tmp_path / "games.sqlite3", hosts=frozenset({"play.example"})) as address:
        visitor = Visitor(address)
        assert visitor.ask("GET", "/api/games", host="play.example").status == 200
        assert visitor.ask("GET", "/api/games", host="other.example").status == 421
        assert visitor.ask("GET", "/api/health").status == 200, "the machine asks itself"
