"""Who may do what: every route x everybody who may ask, against ONE table.

The routes are those of the server's own description (OpenAPI), and beside them the pages and
live connections, which it leaves out. A route that is not in the table fails, and so does a
line without a route: anyone who adds a route says who may use it.
"""

import contextlib
import http.client

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.everybody import NAMED, Everybody
from tests.server.node import serving
from tests.server.routed import API, routes
from tests.server.tournaments.logs import finished_event
from tests.server.visitor import Visitor

TABLE = """
                                               nobody guest player other arbiter moderator admin program
GET    /api/editions                           200    200   200    200   200     200       200   200
GET    /api/editions/{edition_id}/rules        200    200   200    200   200     200       200   200
GET    /api/editions/{edition_id}/tips         200    200   200    200   200     200       200   200
GET    /api/editions/{edition_id}/choices      200    200   200    200   200     200       200   200
GET    /api/editions/{edition_id}/words        200    200   200    200   200     200       200   200
GET    /api/editions/{edition_id}/words/{word} 200    200   200    200   200     200       200   200
GET    /api/editions/{edition_id}/hooks/{word} 200    200   200    200   200     200       200   200
GET    /api/editions/{edition_id}/lists/{tiles} 200   200   200    200   200     200       200   200
GET    /api/editions/{edition_id}/lesson       200    200   200    200   200     200       200   200
POST   /api/editions/{edition_id}/lesson/{number} 200 200   200    200   200     200       200   403
POST   /api/games                              201    201   201    201   201     201       201   201
GET    /api/games                              200    200   200    200   200     200       200   200
GET    /api/games/{game_id}                    200    200   200    200   200     200       200   200
GET    /api/games/{game_id}/gcg                200    200   200    200   200     200       200   200
GET    /api/games/{game_id}/json               200    200   200    200   200     200       200   200
GET    /api/games/{game_id}/explanations/{turn} 404   404   404    404   404     404       404   404
GET    /api/games/{game_id}/replay             200    200   200    200   200     200       200   200
GET    /api/games/{game_id}/analysis/{seq}     404    404   404    404   404     404       404   404
GET    /api/games/{game_id}/missed             404    404   404    404   404     404       404   404
GET    /api/games/{game_id}/picture            200    200   200    200   200     200       200   200
GET    /api/games/{game_id}/summary            404    404   404    404   404     404       404   404
POST   /api/replays                            400    400   400    400   400     400       400   400
POST   /api/replays/analysis                   400    400   400    400   400     400       400   400
POST   /api/replays/picture                    400    400   400    400   400     400       400   400
POST   /api/games/{game_id}/moves              400    400   400    400   400     400       400   400
POST   /api/games/{game_id}/seats              409    409   200    409   409     409       409   409
DELETE /api/games/{game_id}/seats              403    409   409    409   409     409       409   409
POST   /api/games/{game_id}/rematch            403    403   409    403   403     403       403   403
POST   /api/games/{game_id}/start              403    409   200    409   409     409       409   409
GET    /api/games/{game_id}/rules              200    200   200    200   200     200       200   200
GET    /api/games/{game_id}/setup              200    200   200    200   200     200       200   200
WS     /api/games/{game_id}/live               watch  watch play   watch watch   watch     watch watch
GET    /api/lobby                              200    200   200    200   200     200       200   200
GET    /api/challenges                         200    200   200    200   200     200       200   200
GET    /api/games/{game_id}/qr                 200    200   200    200   200     200       200   200
POST   /api/lobby/pairing                      200    200   200    200   200     200       200   200
WS     /api/lobby/live                         open   open  open   open  open    open      open  open
GET    /api/accounts/{who}/statistics   200    200   200    200   200     200       200   200
GET    /api/accounts/{who}/variants     200    200   200    200   200     200       200   200
GET    /api/accounts/{who}/games        200    200   200    200   200     200       200   200
GET    /api/accounts/{who}/ratings      200    200   200    200   200     200       200   200
GET    /api/accounts/{who}/ratings/{family}/{speed} 200 200 200 200 200   200       200   200
GET    /api/accounts/{name}                    200    200   200    200   200     200       200   200
PUT    /api/accounts/{name}/role               401    401   403    403   403     403       400   403
GET    /api/stream                             401    begins begins begins begins begins begins begins
GET    /api/audit                              401    401   403    403   403     403       200   403
GET    /api/account                            200    200   200    200   200     200       200   200
POST   /api/account/register                   400    400   400    400   400     400       400   403
POST   /api/account/login                      400    400   400    400   400     400       400   403
POST   /api/account/logout                     401    204   204    204   204     204       204   403
POST   /api/account/password                   401    401   400    400   400     400       400   403
PUT    /api/account/name                       401    401   400    400   400     400       400   403
POST   /api/account/bot                        401    401   409    409   409     409       409   403
GET    /api/account/sessions                   401    200   200    200   200     200       200   403
DELETE /api/account/sessions                   401    200   200    200   200     200       200   403
DELETE /api/account/sessions/{session_id}      401    404   404    404   404     404       404   403
PUT    /api/account/address                    401    401   400    400   400     400       400   403
DELETE /api/account/address                    401    401   204    204   204     204       204   403
POST   /api/account/address/confirm            400    400   400    400   400     400       400   403
POST   /api/account/reset                      400    400   400    400   400     400       400   403
POST   /api/account/reset/finish               400    400   400    400   400     400       400   403
POST   /api/account/passkeys/options           401    401   200    200   200     200       200   403
POST   /api/account/register/passkey           400    400   400    400   400     400       400   403
POST   /api/account/passkeys                   401    401   400    400   400     400       400   403
GET    /api/account/passkeys                   401    401   200    200   200     200       200   403
DELETE /api/account/passkeys/{passkey_id}      401    401   404    404   404     404       404   403
POST   /api/account/login/passkey/options      200    200   200    200   200     200       200   403
POST   /api/account/login/passkey              400    400   400    400   400     400       400   403
POST   /api/account/tokens                     401    401   400    400   400     400       400   403
GET    /api/account/tokens                     401    401   200    200   200     200       200   403
DELETE /api/account/tokens/{token_id}          401    401   404    404   404     404       404   403
GET    /api/account/notices                    401    200   200    200   200     200       200   403
PUT    /api/account/notices                    401    204   204    204   204     204       204   403
GET    /api/account/news                       200    200   200    200   200     200       200   200
POST   /api/notices/stop                       400    400   400    400   400     400       400   403
GET    /api/notices/stop                       400    400   400    400   400     400       400   400
GET    /api/account/export                     401    200   200    200   200     200       200   403
POST   /api/account/erase                      401    400   400    400   400     400       400   403
POST   /api/games/{game_id}/adjudication       401    401   403    403   400     403       400   403
POST   /api/games/{game_id}/chat               401    400   400    400   400     400       400   400
GET    /api/games/{game_id}/chat               200    200   200    200   200     200       200   200
PUT    /api/games/{game_id}/chat               400    400   400    400   400     400       400   400
GET    /api/phrases                            200    200   200    200   200     200       200   200
GET    /api/account/blocks                     401    200   200    200   200     200       200   403
PUT    /api/account/blocks/{who}               401    204   204    422   204     204       204   403
DELETE /api/account/blocks/{who}               401    204   204    204   204     204       204   403
POST   /api/reports                            401    400   400    400   400     400       400   403
GET    /api/moderation/reports                 401    401   403    403   403     200       200   403
POST   /api/moderation/rulings                 401    401   403    403   403     400       400   403
GET    /api/account/rulings                    401    200   200    200   200     200       200   403
POST   /api/moderation/refunds                 401    401   403    403   403     403       400   403
GET    /api/profiles                           200    200   200    200   200     200       200   200
GET    /api/solitaires                         200    200   200    200   200     200       200   200
GET    /variants                               page   page  page   page  page    page      page  page
GET    /api/tournaments                        200    200   200    200   200     200       200   200
POST   /api/tournaments                        400    400   400    400   400     400       400   400
GET    /api/tournaments/{tournament}           200    200   200    200   200     200       200   200
POST   /api/tournaments/{tournament}/players   409    409   409    409   409     409       409   409
DELETE /api/tournaments/{tournament}/players   403    403   403    403   403     403       403   403
POST   /api/tournaments/{tournament}/appeals   400    400   400    400   400     400       400   400
GET    /api/tournaments/{tournament}/standings 200    200   200    200   200     200       200   200
WS     /api/tournaments/{tournament}/live      open   open  open   open  open    open      open  open
GET    /api/tournaments/{tournament}/desk      403    403   200    403   200     403       200   403
POST   /api/tournaments/{tournament}/desk      400    400   400    400   400     400       400   400
GET    /api/tournaments/{tournament}/desk/players 403 403  200    403   200     403       200   403
GET    /api/tournaments/{tournament}/desk/log  403    403   200    403   200     403       200   403
POST   /api/tournaments/{tournament}/desk/halls 400   400   400    400   400     400       400   400
GET    /api/tournaments/{tournament}/files/{form} 200 200   200    200   200     200       200   200
POST   /api/tournaments/{tournament}/desk/key  400    400   400    400   400     400       400   403
GET    /api/tournaments/{tournament}/screen    200    200   200    200   200     200       200   200
GET    /api/tournaments/{tournament}/qr        200    200   200    200   200     200       200   200
GET    /api/tournaments/{tournament}/run       409    409   409    409   409     409       409   409
POST   /api/tournaments/{tournament}/run       409    409   409    409   409     409       409   409
POST   /api/tournaments/{tournament}/run/slip  400    400   400    400   400     400       400   400
GET    /api/tournaments/{tournament}/log       200    200   200    200   200     200       200   200
GET    /api/daily                              200    200   200    200   200     200       200   200
GET    /api/daily/{language}                   404    404   404    404   404     404       404   404
GET    /variant/{variant_id}                   page   page  page   page  page    page      page  page
GET    /account                                page   page  page   page  page    page      page  page
GET    /lobby                                  page   page  page   page  page    page      page  page
GET    /api/preparation                        200    200   200    200   200     200       200   200
POST   /api/editions/{edition_id}/preparation  403    403   403    403   403     403       202   403
POST   /api/editions/{edition_id}/wish         204    204   204    204   204     204       204   403
GET    /api/health                             200    200   200    200   200     200       200   200
GET    /api/ready                              200    200   200    200   200     200       200   200
GET    /api/status                             200    200   200    200   200     200       200   200
GET    /                                       page   page  page   page  page    page      page  page
GET    /game/{game_id}                         page   page  page   page  page    page      page  page
GET    /rules                                  page   page  page   page  page    page      page  page
GET    /rules.html                             200    200   200    200   200     200       200   200
GET    /settings                               page   page  page   page  page    page      page  page
GET    /study                                  page   page  page   page  page    page      page  page
GET    /moderation                             page   page  page   page  page    page      page  page
GET    /account/confirm                        page   page  page   page  page    page      page  page
GET    /account/reset                          page   page  page   page  page    page      page  page
GET    /lesson                                 page   page  page   page  page    page      page  page
GET    /components                             page   page  page   page  page    page      page  page
GET    /sheet                                  page   page  page   page  page    page      page  page
GET    /embed/game/{game_id}                   page   page  page   page  page    page      page  page
GET    /about                                  page   page  page   page  page    page      page  page
GET    /games                                  page   page  page   page  page    page      page  page
GET    /account/letters                        page   page  page   page  page    page      page  page
GET    /duplicate                              page   page  page   page  page    page      page  page
GET    /duplicate/{tournament}                 page   page  page   page  page    page      page  page
GET    /duplicate/{tournament}/alone           page   page  page   page  page    page      page  page
GET    /replay                                 page   page  page   page  page    page      page  page
GET    /game/{game_id}/replay                  page   page  page   page  page    page      page  page
GET    /player/{name}                          page   page  page   page  page    page      page  page
GET    /duplicate                              page   page  page   page  page    page      page  page
GET    /duplicate/{tournament}                 page   page  page   page  page    page      page  page
GET    /duplicate/{tournament}/alone           page   page  page   page  page    page      page  page
GET    /duplicate/{tournament}/desk            page   page  page   page  page    page      page  page
GET    /duplicate/{tournament}/screen          page   page  page   page  page    page      page  page
GET    /duplicate/{tournament}/slips           page   page  page   page  page    page      page  page
GET    /{name}                                 404    404   404    404   404     404       404   404
GET    /assets/{name}                          404    404   404    404   404     404       404   404
"""
"""``nobody`` has no session, ``guest`` no name; ``player`` sits in the game asked for; ``program``
has a token with every scope, of an admin. Bodies are empty where none is given below, so 400 is
somebody who was let in, and whose body was then refused. ``page`` is 200, or 503 where the page is
not built; ``watch`` and ``play`` are the seat that a connection gets, ``open`` one without a seat, ``refused`` a handshake answered
403; ``begins`` is an answer that goes on as long as there is news."""

SOLITAIRE = {"setup": {"variant": "solitaire", "edition": "HU-M"}}

BODIES = {
    ("POST", "/api/lobby/pairing"): {"edition": "HU-M"},
    ("POST", "/api/games"): {"edition": "HU-M", "opponents": ["greedy"]},
    ("POST", "/api/tournaments/{tournament}/run"): None,
    ("POST", "/api/account/logout"): None,
    ("POST", "/api/account/bot"): None,
    ("POST", "/api/account/login/passkey/options"): None,
}

VALUES = {
    "edition_id": "HU-M", "word": "sz%C3%B3da", "tiles": 2, "turn": 0, "seq": 5, "name": "Theother", "who": "Theother",
    "family": "hu", "speed": "blitz", "passkey_id": "x", "session_id": "x", "token_id": "x", "number": 0,
    "language": "xx", "form": "csv",
}  # fmt: skip


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
    """(those who ask, the game asked for, that of a variant, the duplicate event)."""
    database = tmp_path_factory.mktemp("authorisation") / "games.sqlite3"
    with serving(database) as address:
        all_of_them = Everybody(address, database)
        games = {who: all_of_them.visitor(who).create() for who in NAMED}
        variant = all_of_them.visitor("player").ask("POST", "/api/games", SOLITAIRE).body["id"]
        tournament = finished_event(database, all_of_them.accounts["player"])
        yield all_of_them, games["player"], variant, tournament


def body_of(method, path):
    return BODIES.get((method, path), {} if method in {"POST", "PUT"} else None)


def asked(path, everybody):
    """A path with something that there is in each of its places."""
    _all_of_them, game_id, variant_id, tournament = everybody
    found = {"game_id": game_id, "variant_id": variant_id, "tournament": tournament}
    values = {**VALUES, **found}
    return path.format(**values)


def described(address):
    """(method, path) of every route that the server describes to programs."""
    schema = Visitor(address).ask("GET", "/api/schema/openapi.json").body
    return {
        (method.upper(), path)
        for path, item in schema["paths"].items()
        for method in item.keys() & {"get", "post", "put", "patch", "delete"}
    }


def test_every_route_has_a_row(everybody):
    undescribed = {(method, path) for method, path, _ in routes()} - set(API)
    known = described(everybody[0].address) | undescribed
    told = {(method, path) for method, path, _, _ in EXPECTED}
    assert known - told == set(), "who may use these?"
    assert told - known == set(), "these are no routes"
    assert described(everybody[0].address) == set(API), "a route of the API is described"


def test_who_may_do_what(everybody):
    """Each row for each of them, by a session of its own: what they may and what they may not."""
    wrong = []
    for method, path, who, what in EXPECTED:
        found = outcome(everybody, method, path, who, what)
        if found not in ALLOWED.get(what, {what}):
            wrong.append(f"{method} {path} by {who}: {found}, and not {what}")
    assert wrong == []
    assert len(EXPECTED) >= 8 * len(API), "each route of the description x everybody"


ALLOWED = {"page": {"200", "503"}, "begins": {"200"}}
"""What is expected -> the answers that are that; all else is the answer itself."""


def outcome(everybody, method, path, who, what):
    """What one of them gets, as the table has it."""
    visitor = everybody[0].visitor(who)
    if method == "WS":
        seats = {None: "watch", 0: "play", 1: "play", "lobby": "open", 403: "refused"}
        return seats[seat_in(visitor, asked(path, everybody))]
    if what == "begins":
        return str(begun(visitor, asked(path, everybody)))
    return str(visitor.ask(method, asked(path, everybody), body_of(method, path)).status)


def begun(visitor, path):
    """The status of an answer that does not end."""
    token = getattr(visitor, "token", {})
    headers = {**token, **({"cookie": visitor.cookie} if visitor.cookie else {})}
    with contextlib.closing(http.client.HTTPConnection(visitor.host)) as connection:
        connection.request("GET", path, headers=headers)
        return connection.getresponse().status


def seat_in(visitor, path):
    """The seat that a connection gets; the lobby has none; the status of a refused handshake."""
    try:
        with visitor.connection(path) as line:
            message = line.next()
    except InvalidStatus as refused:
        return refused.response.status_code
    game = message.get("game")
    return game["you"] if isinstance(game, dict) else "lobby"


def test_only_the_player_moves(everybody):
    all_of_them, game_id, *_ = everybody
    for who in sorted({who for _, _, who, _ in EXPECTED} - {"player"}):
        with all_of_them.visitor(who).live(game_id) as line:
            line.until("snapshot")
            for move in ({"kind": "resign"}, {"kind": "pass"}, {"kind": "exchange", "tiles": [1]}):
                refused = line.move(move)
                told = (refused["type"], refused["error"]["code"])
                assert told == ("refused", "not-your-seat"), who
            assert line.preview([[112, 1]])["error"]["code"] == "not-your-seat", who
    shown = all_of_them.visitor("player").ask("GET", f"/api/games/{game_id}").body["game"]
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


def refusals_but(expected, asking):
    """Of (what was asked, answer): those whose status and code are not ``expected``."""
    return [
        f"{what}: {answer.status} {answer.text[:100]}"
        for what, answer in asking
        if answer.status != expected[0] or answer.code != expected[1]
    ]


def test_a_page_of_another_site_changes_nothing(everybody):
    """With the player's cookie, as a browser would send it."""
    player = everybody[0].visitor("player")
    asking = (
        (
            f"{method} {path} {headers}",
            player.ask(method, asked(path, everybody), body_of(method, path), **headers),
        )
        for method, path in UNSAFE
        for headers in FOREIGN
    )
    assert refusals_but((403, "origin-forbidden"), asking) == []


def test_a_page_of_another_site_opens_no_connection(everybody):
    handshake = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    player = everybody[0].visitor("player")
    asking = (
        (f"{path} {headers}", player.ask("GET", asked(path, everybody), **handshake, **headers))
        for path in LIVE
        for headers in FOREIGN
    )
    assert refusals_but((403, "origin-forbidden"), asking) == []


FORMS = ("text/plain", "application/x-www-form-urlencoded", "text/json")
"""What a form, or a request that asks no permission, can say that it sends."""


def test_what_a_form_could_send_is_refused(everybody):
    admin = everybody[0].visitor("admin")
    asking = (
        (
            f"{method} {path} {kind}",
            admin.ask(method, asked(path, everybody), "{}", content_type=kind),
        )
        for method, path in UNSAFE
        for kind in FORMS
    )
    assert refusals_but((400, "malformed-message"), asking) == []


def test_a_session_that_was_not_given_out_is_nobody(everybody):
    for cookie in ("crossglot=" + "A" * 43, "crossglot=", "crossglot=;", "x=1"):
        planted = Visitor(everybody[0].address, cookie)
        assert planted.ask("GET", "/api/games").body == [], cookie
        assert planted.ask("GET", "/api/account/sessions").status == 401, cookie
        assert seat_in(planted, asked("/api/games/{game_id}/live", everybody)) is None, cookie


def test_a_token_that_was_not_given_out_is_refused(everybody):
    for token in ("A" * 43, "nonsense"):
        asking = Visitor(everybody[0].address)
        answer = asking.ask("GET", "/api/games", authorization=f"Bearer {token}")
        assert (answer.status, answer.code) == (401, "token-unknown"), token


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


def test_every_answer_carries_the_headers_and_no_error_tells_of_our_inside(everybody):
    wrong = []
    for path in PATHS:
        for method in METHODS:
            answer = everybody[0].visitor("nobody").ask(method, asked(path, everybody))
            wrong += [f"{method} {path}: {fault}" for fault in faults_of(method, path, answer)]
    assert wrong == []


def faults_of(method, path, answer):
    """What an answer lacks, or tells too much of."""
    headers = {name.lower(): value for name, value in answer.headers.items()}
    framed = {"x-frame-options"} if path.startswith("/embed/") else set()
    yield from sorted(SECURE - framed - headers.keys())
    if "server" in headers:
        yield "names its program"
    if answer.status >= 500 and path not in PAGES:
        yield answer.status
    if path.startswith("/api") and headers.get("cache-control") != "no-store":
        yield "may be kept"
    refused = answer.status >= 400 and path.startswith("/api") and method != "HEAD"
    if refused and set(answer.body["error"]) != {"code", "facts"}:
        yield answer.text
    for inside in ("Traceback", "litestar", "site-packages", "sqlalchemy"):
        if inside in answer.text:
            yield inside


def test_every_cookie_is_kept_from_scripts_and_other_sites(everybody):
    body = BODIES["POST", "/api/games"]
    answer = everybody[0].visitor("nobody").ask("POST", "/api/games", body)
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert not [part for part in parts if part.startswith("domain")]
