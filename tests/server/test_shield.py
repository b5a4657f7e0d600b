"""Headers, cookies and pages of other sites."""

import pytest

from tests.server.node import serving
from tests.server.visitor import Visitor

NEW = {"edition": "HU-M", "opponents": ["greedy"]}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/game/abc"),
        ("GET", "/api/editions"),
        ("GET", "/api/nothing"),
        ("POST", "/api/games"),
        ("PUT", "/api/games"),
        ("GET", "/assets/nothing.js"),
        ("GET", "/api/games/abc/live"),
    ],
)
def test_every_answer_carries_the_headers(visitor, method, path):
    headers = {name.lower(): v for name, v in visitor.ask(method, path).headers.items()}
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy, "scripts are ours only, by default-src"
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_only_the_board_for_other_sites_may_be_framed(visitor):
    headers = visitor.ask("GET", "/embed/game/abc").headers
    assert "frame-ancestors *" in headers["content-security-policy"]
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "x-frame-options" not in headers
    for path in ("/embed", "/embedded/game/abc", "/game/embed/", "/api/embed/"):
        headers = visitor.ask("GET", path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
    ],
)
def test_pages_of_other_sites_change_nothing(visitor, headers):
    answer = visitor.ask("POST", "/api/games", NEW, **headers)
    assert (answer.status, answer.code) == (403, "origin-forbidden")
    assert "set-cookie" not in answer.headers
    assert visitor.ask("GET", "/api/games").body == []


def test_our_own_page_may(visitor):
    origin = f"http://{visitor.host}"
    assert visitor.ask("POST", "/api/games", NEW, origin=origin).status == 201
    assert visitor.ask("POST", "/api/games", NEW, sec_fetch_site="same-origin").status == 201


def test_a_named_host_may(tmp_path):
    with serving(tmp_path / "games.sqlite3", origins=frozenset({"Play.example:8443"})) as address:
        visitor = Visitor(address)
        named = visitor.ask("POST", "/api/games", NEW, origin="https://play.example:8443")
        other = visitor.ask("POST", "/api/games", NEW, origin="https://play.example")
    assert (named.status, other.status) == (201, 403)


def test_the_cookie_of_a_guest(visitor):
    answer = visitor.ask("POST", "/api/games", NEW)
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert len(visitor.cookie.partition("=")[2]) == 43


def test_over_https_the_cookie_is_bound_to_the_host(tmp_path):
    with serving(tmp_path / "games.sqlite3", secure_cookies=True) as address:
        visitor = Visitor(address)
        answer = visitor.ask("POST", "/api/games", NEW)
    assert answer.headers["set-cookie"].startswith("__Host-crossglot=")
    assert "secure" in answer.headers["set-cookie"].lower()


def test_a_guest_keeps_his_token(visitor):
    visitor.create()
    token = visitor.cookie
    visitor.create()
    assert visitor.cookie == token
    assert len(visitor.ask("GET", "/api/games").body) == 2


@pytest.mark.parametrize("planted", ["A" * 43, "short", "x" * 4000, "%00", '"'])
def test_a_token_that_was_not_given_out_is_replaced(visitor, planted):
    """So nobody can plant one that they know (session fixation)."""
    visitor.cookie = f"crossglot={planted}"
    visitor.create()
    assert visitor.cookie != f"crossglot={planted}"


def test_answers_of_the_api_are_not_kept(visitor):
    game_id = visitor.create()
    game = f"/api/games/{game_id}"
    for path in ("/api/games", game, f"{game}/gcg", "/api/x", f"/{game}", f"//{game}", "//api/x"):
        assert visitor.ask("GET", path).headers["cache-control"] == "no-store", path
