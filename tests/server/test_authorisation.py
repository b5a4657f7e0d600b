"""Who may do what: every route x everybody who may ask, against ONE table.

A route that is not in the table fails, and so does a line without a route: whoever
adds a route says who may use it.
"""

import asyncio
import contextlib

import pytest
from websockets.exceptions import InvalidStatus

from crossglot.server.people.sessions import Sessions
from crossglot.server.store.sqlite_database import SqliteDatabase
from tests.server.node import serving
from tests.server.routed import routes
from tests.server.visitor import Visitor

TABLE = """
                                                      nobody  guest  player  other
GET   /api/editions                                   200     200    200     200
GET   /api/editions/{edition_id}/rules                200     200    200     200
GET   /api/editions/{edition_id}/words                200     200    200     200
GET   /api/editions/{edition_id}/words/{word}         200     200    200     200
GET   /api/editions/{edition_id}/hooks/{word}         200     200    200     200
GET   /api/editions/{edition_id}/lists/{tiles}        200     200    200     200
POST  /api/games                                      201     201    201     201
GET   /api/games                                      200     200    200     200
GET   /api/games/{game_id}                            200     200    200     200
GET   /api/games/{game_id}/gcg                        200     200    200     200
GET   /api/games/{game_id}/explanations/{turn}        404     404    404     404
WS    /api/games/{game_id}/live                       watch   watch  play    watch
GET   /api/health                                     200     200    200     200
GET   /api/ready                                      200     200    200     200
GET   /api/status                                     200     200    200     200
GET   /                                               page    page   page    page
GET   /game/{game_id}                                 page    page   page    page
GET   /rules                                          page    page   page    page
GET   /settings                                       page    page   page    page
GET   /study                                          page    page   page    page
GET   /{name}                                         404     404    404     404
"""
"""``nobody`` has no session; ``guest`` has one; ``player`` sits in the game asked for, ``other`` in
another one. ``page`` is 200, or 503 where the page is not built."""

BODIES = {("POST", "/api/games"): {"edition": "HU-M", "opponents": ["greedy"]}}


def expectations():
    """(method, path, who) -> what is expected."""
    head, *lines = TABLE.strip().splitlines()
    everybody = head.split()
    for line in lines:
        method, path, *expected = line.split()
        assert len(expected) == len(everybody), line
        for who, what in zip(everybody, expected, strict=True):
            yield method, path, who, what


EXPECTED = list(expectations())


@pytest.fixture(scope="module")
def everybody(tmp_path_factory):
    """The game asked for, and a visitor for each column."""
    database = tmp_path_factory.mktemp("authorisation") / "games.sqlite3"
    with serving(database) as address:
        player, other = Visitor(address), Visitor(address)
        game_id = player.create()
        other.create()
        visitors = {"nobody": Visitor(address), "player": player, "other": other}
        guest = visitors["guest"] = Visitor(address)
        guest.cookie = session(database)
        yield game_id, visitors


def session(database):
    """The cookie of a guest who has done nothing yet."""

    async def opened():
        home = SqliteDatabase(database)
        token, _ = await Sessions(home).open_guest()
        await home.close()
        return token

    return f"crossglot={asyncio.run(opened())}"


def test_every_route_is_in_the_table():
    known = {(method, path) for method, path, _ in routes()}
    told = {(method, path) for method, path, _, _ in EXPECTED}
    assert known - told == set(), "who may use these?"
    assert told - known == set(), "these are no routes"


@pytest.mark.parametrize(("method", "path", "who", "what"), EXPECTED)
def test_who_may_do_what(everybody, method, path, who, what):
    game_id, visitors = everybody
    visitor = Visitor(f"http://{visitors[who].host}", visitors[who].cookie)
    values = {"game_id": game_id, "edition_id": "HU-M", "word": "szóda", "tiles": 2, "turn": 0}
    asked = path.format(**values, name="nothing.txt").replace("ó", "%C3%B3")
    if method == "WS":
        assert seat_in(visitor, game_id) == {"watch": None, "play": 0}[what]
        return
    status = visitor.ask(method, asked, BODIES.get((method, path))).status
    assert status in {200, 503} if what == "page" else status == int(what)


def seat_in(visitor, game_id):
    with visitor.live(game_id) as line:
        return line.next()["game"]["you"]


@pytest.mark.parametrize("who", ["nobody", "guest", "other"])
def test_only_the_player_moves(everybody, who):
    game_id, visitors = everybody
    with visitors[who].live(game_id) as line:
        line.until("snapshot")
        for move in ({"kind": "resign"}, {"kind": "pass"}, {"kind": "exchange", "tiles": [1]}):
            refused = line.move(move)
            assert (refused["type"], refused["error"]["code"]) == ("refused", "not-your-seat")
        assert line.preview([[112, 1]])["error"]["code"] == "not-your-seat"
    shown = visitors["player"].ask("GET", f"/api/games/{game_id}").body["game"]
    assert shown["over"] is None


PAGES = {path for _, path, _, what in EXPECTED if what == "page"}
UNSAFE = [(method, path) for method, path, _ in routes() if method not in {"GET", "WS"}]
LIVE = [path for method, path, _ in routes() if method == "WS"]

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
@pytest.mark.parametrize(("method", "path"), UNSAFE)
def test_a_page_of_another_site_changes_nothing(everybody, method, path, headers):
    """With the player's cookie, as a browser would send it."""
    game_id, visitors = everybody
    player = visitors["player"]
    asked = path.format(game_id=game_id)
    answer = player.ask(method, asked, BODIES.get((method, path), {}), **headers)
    assert (answer.status, answer.code) == (403, "origin-forbidden")


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
@pytest.mark.parametrize("path", LIVE)
def test_a_page_of_another_site_opens_no_connection(everybody, path, headers):
    game_id, visitors = everybody
    handshake = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    answer = visitors["player"].ask("GET", path.format(game_id=game_id), **handshake, **headers)
    assert (answer.status, answer.code) == (403, "origin-forbidden")


def test_a_session_that_was_not_given_out_is_nobody(everybody):
    game_id, visitors = everybody
    for cookie in ("crossglot=" + "A" * 43, "crossglot=", "crossglot=;", "other=1"):
        planted = Visitor(f"http://{visitors['player'].host}", cookie)
        assert planted.ask("GET", "/api/games").body == []
        with contextlib.suppress(InvalidStatus):
            assert seat_in(planted, game_id) is None


SECURE = {
    "content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy",
    "cross-origin-opener-policy", "cross-origin-resource-policy", "permissions-policy",
    "x-request-id",
}  # fmt: skip
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "NONSENSE"]
PATHS = [
    *sorted({path for method, path, _ in routes() if method != "WS"}),
    "/api/nothing", "/api/schema/openapi.json", "/api/games/", "/assets/nothing.js", "//evil.example",
]  # fmt: skip


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("path", PATHS)
def test_every_answer_carries_the_headers_and_no_error_tells_of_our_inside(everybody, method, path):
    game_id, visitors = everybody
    values = {"game_id": game_id, "edition_id": "nothing", "word": "a", "tiles": 2, "turn": 0}
    answer = visitors["nobody"].ask(method, path.format(**values, name="nothing"))
    names = [name.lower() for name in answer.headers]
    assert set(names) >= SECURE
    assert "server" not in names
    assert answer.status < 500 or path in PAGES
    if path.startswith("/api"):
        assert {k.lower(): v for k, v in answer.headers.items()}["cache-control"] == "no-store"
    if answer.status >= 400 and path.startswith("/api") and method != "HEAD":
        assert set(answer.body["error"]) == {"code", "facts"}
    for inside in ("Traceback", "litestar", "site-packages", "sqlalchemy"):
        assert inside not in answer.text


@pytest.mark.parametrize(("method", "path"), list(BODIES))
def test_every_cookie_is_kept_from_scripts_and_other_sites(everybody, method, path):
    _, visitors = everybody
    nobody = Visitor(f"http://{visitors['nobody'].host}")
    answer = nobody.ask(method, path, BODIES[method, path])
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert not [part for part in parts if part.startswith("domain")]
