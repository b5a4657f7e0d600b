"""``docs/accounts.md`` tells every route, code, scope, role and setting of accounts."""

import re

import pytest

from crossglot.errors import AccountCode
from crossglot.server.people.lines import SIGNED_OUT
from crossglot.server.people.roles import Role
from crossglot.server.people.scopes import Scope
from crossglot.server.routes.people import PEOPLE_ROUTES
from crossglot.server.routes.refusals import STATUS
from setup import ROOT
from tests.rows import for_each

PAGE = (ROOT / "docs" / "accounts.md").read_text("utf-8")
REQUESTS = sorted(
    f"{method} {re.sub(r':[a-z]+}', '}', re.sub(r'[a-z]+_id:', 'id:', path))}"
    for route in PEOPLE_ROUTES
    for method in route.http_methods - {"OPTIONS"}
    for path in route.paths
)
LINES = {line.split("|")[1].strip(): line for line in PAGE.splitlines() if line.startswith("| ")}


@for_each("request_line", REQUESTS)
def test_every_request_is_told(request_line):
    assert re.search(rf"\| `{re.escape(request_line)}[`?]", PAGE)


@for_each("code", [code for code in AccountCode if code in STATUS])
def test_every_code_is_told_with_its_status(code):
    assert f"`{code}`" in LINES[str(STATUS[code])]


@pytest.mark.parametrize("word", [*Role, *Scope, "mail", "mail_sender", "public_url"])
def test_every_word_is_told(word):
    assert f"`{word}`" in PAGE


def test_the_close_code_is_told():
    assert str(SIGNED_OUT) in PAGE
