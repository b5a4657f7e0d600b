"""Who may use which route, made from the routes themselves; offices and the log."""

import contextlib
import http.client
import re
import sqlite3

import pytest
from litestar.handlers import HTTPRouteHandler

from crossglot.cli import main
from crossglot.errors import AccountError
from crossglot.server.accounts.admission import Rights, admitted
from crossglot.server.accounts.principal import Principal
from crossglot.server.accounts.roles import INCLUDES, Role
from crossglot.server.accounts.scopes import Scope
from crossglot.server.app import ROUTES
from tests.server.people.person import Person, rows

MATRIX = [
    (method, path, Rights.of(route.opt))
    for route in ROUTES
    if isinstance(route, HTTPRouteHandler)
    for method in sorted(route.http_methods)
    for path in sorted(route.paths)
]
CLOSED = [(method, path, rights) for method, path, rights in MATRIX if not rights.is_public]


@pytest.fixture(scope="module")
def crowd(node):
    """Somebody of every kind: a name for it, and how they ask."""
    address, database = node
    guest = Person(address)
    guest.create()
    crowd = {"visitor": Person(address), "guest": guest}
    for role in Role:
        crowd[role] = Person(address).register()
        give(database, crowd[role], role)
    return crowd


def give(database, person, role):
    rows(database, "UPDATE accounts SET role = ? WHERE name = ?", role.value, person.name)


def expected(rights, who):
    """The code that ``rights`` refuse somebody with; None when they do not."""
    if who == "visitor" or (who == "guest" and rights.requires is not None):
        return "not-signed-in"
    if who != "guest" and rights.requires is not None and rights.requires not in INCLUDES[who]:
        return "role-missing"
    return None


HARMLESS = {"GET", "HEAD"}
EVERYBODY = ["visitor", "guest", *Role]
CASES = [
    (method, path, who, expected(rights, who))
    for method, path, rights in CLOSED
    for who in EVERYBODY
    if method in HARMLESS or expected(rights, who) is not None
]
"""Requests that change something and are allowed are tested beside what they change."""


@pytest.mark.parametrize(("method", "path", "who", "code"), CASES)
def test_every_closed_route_for_everybody(crowd, method, path, who, code):
    asked = re.sub(r"\{[^}]+\}", "x", path)
    if code is None:
        assert status_of(crowd[who], method, asked) == 200
        return
    body = None if method in HARMLESS else b"{}"
    answer = crowd[who].ask(method, asked, body, content_type="application/json")
    assert answer.code == code
    assert answer.status == (401 if code == "not-signed-in" else 403)


def status_of(person, method, path):
    """The status alone: some answers are streams, which have no end."""
    headers = {"cookie": person.cookie, "x-forwarded-for": person.network}
    with contextlib.closing(http.client.HTTPConnection(person.host)) as connection:
        connection.request(method, path, headers=headers)
        return connection.getresponse().status


def test_what_changes_an_account_is_closed():
    """A new route under /api/account that changes something must say who may."""
    open_to_all = {
        path for method, path, rights in MATRIX
        if method not in HARMLESS and rights.is_public and path.startswith("/api/account")
    }  # fmt: skip
    assert open_to_all == {
        "/api/account/register",
        "/api/account/register/passkey",
        "/api/account/login",
        "/api/account/login/passkey",
        "/api/account/login/passkey/options",
        "/api/account/passkeys/options",
        "/api/account/address/confirm",
        "/api/account/reset",
        "/api/account/reset/finish",
    }


def principal(kind="person", role=Role.PLAYER, scopes=None):
    return Principal("id", kind, role, b"", 0.0, scopes)


@pytest.mark.parametrize(
    ("rights", "who", "changes", "outcome"),
    [
        (Rights(), None, True, None),
        (Rights(), principal("guest"), True, "he"),
        (Rights(), principal(scopes=frozenset()), False, None),
        (Rights(), principal(scopes=frozenset()), True, "scope-missing"),
        (Rights(scope=Scope.PLAY), None, True, None),
        (Rights(scope=Scope.PLAY), principal(scopes=frozenset({Scope.BOT})), False, "scope-missing"),
        (Rights(scope=Scope.PLAY), principal(scopes=frozenset({Scope.PLAY})), True, "he"),
        (Rights(session=True), None, False, "not-signed-in"),
        (Rights(session=True), principal("guest"), True, "he"),
        (Rights(session=True), principal(scopes=frozenset(Scope)), False, "scope-missing"),
        (Rights(requires=Role.PLAYER), principal("guest"), False, "not-signed-in"),
        (Rights(requires=Role.PLAYER), principal("bot"), False, "he"),
        (Rights(requires=Role.MODERATOR), principal(role=Role.ARBITER), False, "role-missing"),
        (Rights(requires=Role.MODERATOR), principal(role=Role.ADMIN), False, "he"),
        (Rights(requires=Role.ADMIN), principal(role=Role.MODERATOR), False, "role-missing"),
        (Rights(requires=Role.ADMIN, scope=Scope.BOT), principal(role=Role.PLAYER, scopes=frozenset(Scope)), False, "role-missing"),
        (Rights(requires=Role.PLAYER, scope=Scope.BOT), principal(scopes=frozenset({Scope.BOT})), True, "he"),
    ],
)  # fmt: skip
def test_who_is_admitted(rights, who, changes, outcome):
    try:
        found = admitted(rights, who, changes=changes)
    except AccountError as error:
        assert error.code == outcome
    else:
        assert found is (who if outcome == "he" else None)


def test_an_administrator_gives_roles(database, crowd):
    admin, person = crowd[Role.ADMIN], crowd["guest"]
    someone = Person(f"http://{person.host}/").register()
    answer = admin.ask("PUT", f"/api/accounts/{someone.name}/role", {"role": "arbiter"})
    assert answer.status == 204
    assert someone.me()["role"] == "arbiter"
    (newest, *_) = admin.ask("GET", f"/api/audit?name={someone.name}").body
    assert (newest["action"], newest["facts"]) == ("role-given", {"role": "arbiter"})
    ((actor,),) = rows(database, "SELECT id FROM accounts WHERE name = ?", admin.name)
    assert newest["actor"] == actor


@pytest.mark.parametrize(
    ("name", "body", "status", "code"),
    [
        ("nobody-here", {"role": "arbiter"}, 404, "account-unknown"),
        ("nobody-here", {"role": "king"}, 400, "malformed-message"),
        ("nobody-here", {}, 400, "malformed-message"),
    ],
)
def test_roles_that_cannot_be_given(crowd, name, body, status, code):
    answer = crowd[Role.ADMIN].ask("PUT", f"/api/accounts/{name}/role", body)
    assert (answer.status, answer.code) == (status, code)


def test_there_is_always_an_administrator(database, crowd):
    admin = crowd[Role.ADMIN]
    answer = admin.ask("PUT", f"/api/accounts/{admin.name}/role", {"role": "player"})
    assert (answer.status, answer.code) == (409, "last-admin")
    assert admin.me()["role"] == "admin"


def test_the_log_is_read_page_by_page(crowd):
    admin = crowd[Role.ADMIN]
    newest = admin.ask("GET", "/api/audit").body
    ids = [entry["id"] for entry in newest]
    assert ids == sorted(ids, reverse=True)
    older = admin.ask("GET", f"/api/audit?before={ids[0]}").body
    assert [entry["id"] for entry in older][: len(ids) - 1] == ids[1:]


@pytest.mark.parametrize("query", ["before=x", "before=", "before=1.5"])
def test_the_log_is_asked_nonsense(crowd, query):
    answer = crowd[Role.ADMIN].ask("GET", f"/api/audit?{query}")
    assert (answer.status, answer.code) == (400, "malformed-message")


def test_the_log_is_added_to_and_never_changed(database, node):
    Person(node[0]).register()
    assert rows(database, "SELECT count(*) FROM audit") != [(0,)]
    for statement in ("UPDATE audit SET at = 0", "DELETE FROM audit"):
        with pytest.raises(sqlite3.IntegrityError, match="added to"):
            rows(database, statement)
    assert rows(database, "SELECT count(*) FROM audit") != [(0,)]


def test_the_first_administrator_comes_from_the_terminal(database, node, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    person = Person(node[0]).register()
    assert main(["accounts", "role", person.name, "admin", "--database", str(database)]) == 0
    assert capsys.readouterr().out == f"{person.name} szerepköre mostantól: admin.\n"
    assert person.me()["role"] == "admin"
    (newest, *_) = person.ask("GET", f"/api/audit?name={person.name}").body
    assert (newest["action"], newest["actor"]) == ("role-given", None)
    assert main(["accounts", "role", person.name, "player", "--database", str(database)]) == 0


@pytest.mark.parametrize("words", [["nobody-here", "admin"], ["Anna", "king"], ["Anna"]])
def test_the_terminal_refuses(database, capsys, words):
    assert main(["accounts", "role", *words, "--database", str(database)]) == 2
    assert capsys.readouterr().err
