"""Passkeys in a real browser, with the authenticator that its developers' protocol offers."""

import json

import pytest

from tests.e2e.authenticator import kept, plug_in
from tests.e2e.conftest import needs_browser

pytestmark = needs_browser

MAKE = """
async ([path, body]) => {
  const post = async (path, body) => {
    const answer = await fetch(path, {
      method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)
    });
    return [answer.status, await answer.json()];
  };
  const [, options] = await post('/api/account/passkeys/options', {name: body.name});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await navigator.credentials.create({publicKey});
  return post(path, {...body, credential: made.toJSON()});
}
"""

USE = """
async () => {
  const post = async (path, body) => {
    const answer = await fetch(path, {
      method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)
    });
    return [answer.status, await answer.json()];
  };
  const [, options] = await post('/api/account/login/passkey/options', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const used = await navigator.credentials.get({publicKey});
  return post('/api/account/login/passkey', {credential: used.toJSON()});
}
"""


@pytest.fixture
def page(visit, server):
    """Our page under a name that passkeys may belong to, with an authenticator plugged in."""
    page = visit(server)
    page.goto(server.address.replace("127.0.0.1", "localhost"))
    plug_in(page)
    return page


def me(page):
    return json.loads(page.evaluate("fetch('/api/account').then(answer => answer.text())"))


def test_a_person_without_a_password(page):
    body = {"name": "Őrs-Passkey", "label": "Laptop"}
    status, account = page.evaluate(MAKE, ["/api/account/register/passkey", body])
    assert (status, account["name"], account["passkeys"]) == (201, "Őrs-Passkey", 1)
    (credential,) = kept(page)
    assert credential["isResidentCredential"]
    assert credential["rpId"] == "localhost"
    page.context.clear_cookies()
    assert me(page)["kind"] == "visitor"
    status, account = page.evaluate(USE)
    assert (status, account["name"]) == (200, "Őrs-Passkey")
    assert me(page)["name"] == "Őrs-Passkey"


def test_no_script_reads_the_session(page):
    body = {"name": "Réka-Passkey", "label": "Laptop"}
    page.evaluate(MAKE, ["/api/account/register/passkey", body])
    assert page.evaluate("document.cookie") == ""
    (cookie,) = page.context.cookies()
    assert (cookie["name"], cookie["httpOnly"], cookie["sameSite"]) == ("crossglot", True, "Lax")
