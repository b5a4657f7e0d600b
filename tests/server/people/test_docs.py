"""The docs tell every route, code, scope, role and setting of accounts."""

import re

import pytest

from crossglot.errors import AccountCode
from crossglot.server.accounts.open_connections import SIGNED_OUT
from crossglot.server.accounts.roles import Role
from crossglot.server.accounts.scopes import Scope
from crossglot.server.http.errors import STATUS
from crossglot.server.http.routes.account_routes import PEOPLE_ROUTES
from setup import ROOT
from tests.rows import for_each

PAGE = (ROOT / "docs" / "accounts.md").read_text("utf-8")
ROUTES = (ROOT / "docs" / "routes.md").read_text("utf-8")
ERRORS = (ROOT / "docs" / "errors.md").read_text("utf-8")
REQUESTS = sorted(
    f"{method} {re.sub(r':[a-z]+}', '}', re.sub(r'[a-z]+_id:', 'id:', path))}"
    for route in PEOPLE_ROUTES
    for method in route.http_methods - {"OPTIONS"}
    for path in route.paths
)


@for_each("request_line", REQUESTS)
def test_every_request_is_told(request_line):
    assert re.search(rf"\| `{re.escape(request_line)}[`?]", ROUTES)


@for_each("code", [code for code in AccountCode if code in STATUS])
def test_every_code_is_told_with_its_status(code):
    assert re.search(rf"^\| `{code}` \|.*\| {STATUS[code]} \|$", ERRORS, re.MULTILINE)


@pytest.mark.parametrize("word", [*Role, *Scope, "mail", "mail_sender", "public_url"])
def test_every_word_is_told(word):
    assert f"`{word}`" in PAGE


def test_the_close_code_is_told():
    assert str(SIGNED_OUT) in PAGE
