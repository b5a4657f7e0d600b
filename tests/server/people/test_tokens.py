"""Personal tokens: what they may do, and that nothing else is in reach of them."""

import contextlib

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.people.person import PASSWORD, Person, rows

SCOPES = ["games:read", "games:play", "bot", "challenge"]


@contextlib.contextmanager
def line_of(program, game, headers):
    with program.live(game, additional_headers=headers) as line:
        yield line


def test_a_token_is_shown_once(database, person):
    made = person.ask("POST", "/api/account/tokens", {"label": "My bot", "scopes": SCOPES})
    assert made.status == 201
    token = made.body["token"]
    listed = person.ask("GET", "/api/account/tokens")
    assert token not in listed.text
    (info,) = listed.body
    assert info == made.body["info"]
    assert (info["label"], sorted(info["scopes"]), info["used"]) == ("My bot", sorted(SCOPES), None)
    person.ask("GET", "/api/editions")
    assert token.encode() not in database.read_bytes()


def test_a_token_plays(node, person):
    program = Person(node[0])
    headers = person.bearer("games:play", "games:read")
    created = program.ask(
        "POST", "/api/games", {"edition": "HU-M", "opponents": ["greedy"]}, **headers
    )
    assert created.status == 201
    assert program.cookie is None, "a program gets no session"
    game = created.body["id"]
    assert program.ask("GET", "/api/games", **headers).body[0]["id"] == game
    assert person.ask("GET", f"/api/games/{game}").body["game"]["you"] == 0
    with line_of(program, game, headers) as line:
        line.settled(0)
        assert line.move({"kind": "pass"})["type"] == "ack"


def test_when_it_was_used_is_kept(person, visitor):
    visitor.ask("GET", "/api/games", **person.bearer("games:read"))
    (info,) = person.ask("GET", "/api/account/tokens").body
    assert info["used"] % 3600 == 0


def test_a_token_that_reads_does_not_play(node, person, visitor):
    headers = person.bearer("games:read")
    game = person.create()
    answer = visitor.ask(
        "POST", "/api/games", {"edition": "HU-M", "opponents": ["greedy"]}, **headers
    )
    assert (answer.status, answer.code) == (403, "scope-missing")
    assert answer.body["error"]["facts"] == {"scope": "games:play"}
    with pytest.raises(InvalidStatus) as refused, line_of(visitor, game, headers):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/account/password", {"new": "another horse 9"}),
        ("PUT", "/api/account/address", {"address": "a@post.example"}),
        ("DELETE", "/api/account/address", None),
        ("POST", "/api/account/tokens", {"label": "more", "scopes": ["bot"]}),
        ("GET", "/api/account/tokens", None),
        ("GET", "/api/account/sessions", None),
        ("DELETE", "/api/account/sessions", None),
        ("GET", "/api/account/passkeys", None),
        ("POST", "/api/account/logout", None),
        ("POST", "/api/account/bot", None),
        ("GET", "/api/account/export", None),
        ("POST", "/api/account/erase", {"name": "x"}),
        ("GET", "/api/audit", None),
        ("POST", "/api/account/login", {"name": "x", "password": "y"}),
    ],
)
def test_what_needs_a_session(visitor, person, scope, method, path, body):
    answer = visitor.ask(method, path, body, **person.bearer(scope))
    assert (answer.status, answer.code) == (403, "scope-missing")


def test_a_token_is_nobody_where_none_is_asked_for(visitor, person):
    """A page that everybody may read tells a token no more than everybody."""
    answer = visitor.ask("GET", "/api/account", **person.bearer("games:read"))
    assert answer.body["kind"] == "visitor"
    assert visitor.ask("GET", "/api/editions", **person.bearer("bot")).status == 200


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "A" * 5000, "é"])
def test_tokens_that_we_have_not_given_out(visitor, token):
    headers = {"authorization": f"Bearer {token}".encode().decode("latin-1")}
    answer = visitor.ask("GET", "/api/games", **headers)
    assert (answer.status, answer.code) == (401, "token-unknown")


def test_a_wrong_token_is_not_made_good_by_a_cookie(person):
    answer = person.ask("GET", "/api/games", authorization="Bearer " + "A" * 43)
    assert (answer.status, answer.code) == (401, "token-unknown")


def test_the_token_of_a_session_is_no_bearer(visitor, person):
    token = person.cookie.partition("=")[2]
    assert visitor.ask("GET", "/api/games", authorization=f"Bearer {token}").code == "token-unknown"


def test_a_revoked_token_ends_with_its_lines(visitor, person):
    headers = person.bearer("games:play", "games:read")
    game = person.create()
    (info,) = person.ask("GET", "/api/account/tokens").body
    with line_of(visitor, game, headers) as line:
        line.next()
        assert person.ask("DELETE", f"/api/account/tokens/{info['id']}").status == 204
        with pytest.raises(ConnectionClosed) as closed:
            line.until("nothing more")
    assert closed.value.rcvd.code == 4401
    assert visitor.ask("GET", "/api/games", **headers).code == "token-unknown"


def test_the_tokens_of_others_are_out_of_reach(person, other):
    person.bearer("bot")
    (info,) = person.ask("GET", "/api/account/tokens").body
    assert other.ask("DELETE", f"/api/account/tokens/{info['id']}").status == 404
    assert person.ask("GET", "/api/account/tokens").body == [info]


@pytest.mark.parametrize(
    "body",
    [
        {"label": "", "scopes": ["bot"]},
        {"label": "x" * 61, "scopes": ["bot"]},
        {"label": "x", "scopes": []},
        {"label": "x", "scopes": ["all"]},
        {"label": "x", "scopes": ["bot"] * 5},
        {"label": "x", "scopes": "bot"},
        {"scopes": ["bot"]},
    ],
)
def test_tokens_that_cannot_be(person, body):
    answer = person.ask("POST", "/api/account/tokens", body)
    assert (answer.status, answer.code) == (400, "malformed-message")


def test_guests_have_none(visitor):
    visitor.create()
    answer = visitor.ask("POST", "/api/account/tokens", {"label": "x", "scopes": ["bot"]})
    assert (answer.status, answer.code) == (401, "not-signed-in")


def test_fifty_are_enough(database, person):
    person.bearer("bot")
    columns = "token_hash, account, label, scopes, created"
    for n in range(49):
        rows(
            database,
            f"INSERT INTO tokens (id, {columns}) SELECT ?, ?, account, label, scopes, created"
            " FROM tokens WHERE account IN (SELECT id FROM accounts WHERE name = ?) LIMIT 1",
            *(f"{person.name}{n}", f"{person.name}{n}".encode(), person.name),
        )
    answer = person.ask("POST", "/api/account/tokens", {"label": "x", "scopes": ["bot"]})
    assert (answer.status, answer.code) == (409, "too-many-kept")


@pytest.mark.parametrize("end_tokens", [False, True])
def test_a_new_password_ends_tokens_if_wanted(person, visitor, end_tokens):
    headers = person.bearer("games:read", "games:play")
    change = {"old": PASSWORD, "new": "another horse 9", "end_tokens": end_tokens}
    game = person.create()
    with line_of(visitor, game, headers) as line:
        line.settled(0)
        assert person.ask("POST", "/api/account/password", change).status == 204
        if end_tokens:
            with pytest.raises(ConnectionClosed) as closed:
                line.until("nothing more")
            assert closed.value.rcvd.code == 4401
        else:
            assert line.move({"kind": "pass"})["type"] == "ack"
    assert visitor.ask("GET", "/api/games", **headers).status == (401 if end_tokens else 200)
    assert person.me()["tokens"] == len(person.ask("GET", "/api/account/tokens").body)
    assert person.me()["tokens"] == (0 if end_tokens else 1)
