"""What pages of other sites, forms and programs may send: nothing that changes an account."""

import re

import pytest
from litestar.handlers import HTTPRouteHandler

from crossglot.server.app import ROUTES

UNSAFE = sorted(
    (method, path)
    for route in ROUTES
    if isinstance(route, HTTPRouteHandler)
    for method in route.http_methods - {"GET", "HEAD", "OPTIONS"}
    for path in route.paths
)


def test_there_are_such_routes():
    assert len(UNSAFE) > 20


@pytest.mark.parametrize(("method", "path"), UNSAFE)
@pytest.mark.parametrize(
    "headers",
    [{"origin": "https://evil.example"}, {"origin": "null"}, {"sec_fetch_site": "cross-site"}, {"sec_fetch_site": "same-site"}],
    ids=["origin", "null", "cross-site", "same-site"],
)  # fmt: skip
def test_pages_of_other_sites(person, method, path, headers):
    answer = person.ask(method, re.sub(r"\{[^}]+\}", "x", path), {}, **headers)
    assert (answer.status, answer.code) == (403, "origin-forbidden")


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("text/plain", '{"name": "Anna", "password": "correct horse 7"}'),
        ("application/x-www-form-urlencoded", "name=Anna&password=correct+horse+7"),
        ("multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAnna\r\n--x--'),
        ("", '{"name": "Anna", "password": "correct horse 7"}'),
        ("application/jsonx", "{}"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("path", ["register", "login", "reset", "erase", "password"])
def test_bodies_that_a_form_can_send(person, path, kind, body):
    answer = person.ask("POST", f"/api/account/{path}", body, content_type=kind)
    assert (answer.status, answer.code) == (400, "malformed-message")
    assert person.me()["name"] == person.name


def test_our_own_page_may(person):
    origin = f"http://{person.host}"
    body = {"label": "t", "scopes": ["bot"]}
    assert person.ask("POST", "/api/account/tokens", body, origin=origin).status == 201
    kind = "application/json; charset=utf-8"
    text = '{"label": "t", "scopes": ["bot"]}'
    assert person.ask("POST", "/api/account/tokens", text, content_type=kind).status == 201


def test_answers_about_people_are_not_kept(person):
    for path in (
        "/api/account",
        "/api/account/sessions",
        "/api/account/export",
        f"/api/accounts/{person.name}",
    ):
        assert person.ask("GET", path).headers["cache-control"] == "no-store", path
