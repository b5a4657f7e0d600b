"""Passkeys, by an authenticator in Python; tests/e2e/test_passkeys.py asks a browser's."""

import pytest

from crossglot.server.accounts.passkeys import LASTS
from tests.server.node import serving
from tests.server.people.authenticator import Authenticator
from tests.server.people.person import PASSWORD, PROXY, Person, fresh_name, rows, sign_in_long_ago

SITE = "https://play.example"


@pytest.fixture(scope="module")
def node(tmp_path_factory):
    database = tmp_path_factory.mktemp("passkeys") / "games.sqlite3"
    with serving(database, public_url=SITE, trusted_proxies=PROXY) as address:
        yield address, database


@pytest.fixture
def phone():
    return Authenticator(SITE)


def options(person, path="/api/account/passkeys/options", body=None):
    answer = person.ask("POST", path, body if body is not None else {})
    assert answer.status == 200, answer.text
    return answer.body


def add(person, phone, **lies):
    credential = phone.create(options(person), **lies)
    return person.ask("POST", "/api/account/passkeys", {"label": "Phone", "credential": credential})


def log_in(visitor, phone, asked=None, **lies):
    asked = asked or options(visitor, "/api/account/login/passkey/options")
    return visitor.ask(
        "POST", "/api/account/login/passkey", {"credential": phone.get(asked, **lies)}
    )


def register(visitor, phone, name):
    asked = options(visitor, body={"name": name})
    body = {"name": name, "label": "Phone", "credential": phone.create(asked)}
    return visitor.ask("POST", "/api/account/register/passkey", body)


def test_a_passkey_opens_the_account_without_a_name(visitor, person, phone):
    assert add(person, phone).status == 201
    answer = log_in(visitor, phone)
    assert (answer.status, answer.body["name"]) == (200, person.name)
    (listed,) = visitor.ask("GET", "/api/account/passkeys").body
    assert (listed["label"], listed["used"] is not None) == ("Phone", True)
    assert person.me()["passkeys"] == 1


def test_an_account_without_a_password(visitor, phone, node):
    game = visitor.create()
    name = fresh_name()
    assert register(visitor, phone, name).status == 201
    me = visitor.me()
    assert (me["name"], me["has_password"], me["passkeys"]) == (name, False, 1)
    assert [line["id"] for line in visitor.ask("GET", "/api/games").body] == [game]
    elsewhere = Person(node[0])
    assert elsewhere.log_in(name, "").status == 401
    assert log_in(elsewhere, phone).body["name"] == name


def test_the_token_changes_with_signing_in(node, visitor, person, phone):
    add(person, phone)
    visitor.create()
    planted = visitor.cookie
    log_in(visitor, phone)
    assert Person(node[0], cookie=planted).me()["kind"] == "visitor"


def test_what_the_browser_is_asked_for(visitor, person, phone):
    add(person, phone)
    asked = options(person)
    assert asked["rp"] == {"id": "play.example", "name": "Crossglot"}
    assert asked["user"]["name"] == person.name
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    assert len(asked["excludeCredentials"]) == 1
    asked = options(visitor, "/api/account/login/passkey/options")
    assert asked["rpId"] == "play.example"
    assert asked.get("allowCredentials", []) == [], "nobody learns which passkeys there are"


@pytest.mark.parametrize(
    "lies",
    [
        {"origin": "https://evil.example"},
        {"origin": "http://play.example"},
        {"type": "webauthn.get"},
        {"challenge": "A" * 86},
        {"challenge": ""},
    ],
)
def test_passkeys_made_elsewhere(person, phone, lies):
    answer = add(person, phone, **lies)
    assert (answer.status, answer.code) == (401, "passkey-refused")
    assert person.me()["passkeys"] == 0


@pytest.mark.parametrize(
    "lies",
    [
        {"origin": "https://evil.example"},
        {"type": "webauthn.create"},
        {"challenge": "A" * 86},
        {"host": "evil.example"},
    ],
)
def test_answers_given_elsewhere(visitor, person, phone, lies):
    add(person, phone)
    answer = log_in(visitor, phone, **lies)
    assert (answer.status, answer.code) == (401, "passkey-refused")
    assert visitor.cookie is None


def test_a_finger_is_asked_for(visitor, person, phone):
    add(person, phone)
    phone.verifies = False
    assert log_in(visitor, phone).code == "passkey-refused"


def test_a_copied_passkey_is_found_out(visitor, person, phone):
    """Two devices that count the same uses."""
    phone.count = 5
    add(person, phone)
    phone.count = 2
    assert log_in(visitor, phone).code == "passkey-refused"


def test_an_answer_is_good_once(node, visitor, person, phone):
    add(person, phone)
    asked = options(visitor, "/api/account/login/passkey/options")
    assert log_in(visitor, phone, asked).status == 200
    assert log_in(Person(node[0]), phone, asked).code == "passkey-refused"


def test_an_answer_that_comes_too_late(database, visitor, person, phone):
    add(person, phone)
    asked = options(visitor, "/api/account/login/passkey/options")
    rows(database, "UPDATE ceremonies SET expires = expires - ?", LASTS)
    assert log_in(visitor, phone, asked).code == "passkey-refused"


def test_the_challenge_of_another_is_no_good(person, other, phone):
    credential = phone.create(options(other))
    body = {"label": "Phone", "credential": credential}
    assert person.ask("POST", "/api/account/passkeys", body).code == "passkey-refused"


def test_a_challenge_for_making_is_none_for_signing_in(visitor, person, phone):
    add(person, phone)
    asked = {**options(person), "rpId": "play.example"}
    assert log_in(visitor, phone, asked).code == "passkey-refused"


def test_an_unknown_passkey(visitor, phone):
    assert log_in(visitor, phone).code == "passkey-refused"


def test_the_key_of_another_under_a_known_id(visitor, person, phone):
    add(person, phone)
    thief = Authenticator(SITE)
    thief.id = phone.id
    assert log_in(visitor, thief).code == "passkey-refused"


def test_a_passkey_is_one_accounts(person, other, phone):
    assert add(person, phone).status == 201
    assert add(other, phone).code == "passkey-refused"


@pytest.mark.parametrize(
    "credential",
    [{}, {"rawId": 7}, {"response": {}}, {"response": []}, {"response": {"clientDataJSON": "!"}},
     {"response": {"clientDataJSON": 7}}, {"response": {"clientDataJSON": "e30"}},
     {"response": {"clientDataJSON": "W10"}}, {"response": {"clientDataJSON": "\u0000"}}],
)  # fmt: skip
def test_answers_that_no_browser_gives(visitor, person, credential):
    for one, path, more in [
        (visitor, "/api/account/login/passkey", {}),
        (person, "/api/account/passkeys", {"label": "x"}),
    ]:
        answer = one.ask("POST", path, {"credential": credential, **more})
        assert (answer.status, answer.code) == (401, "passkey-refused")


@pytest.mark.parametrize("broken", ["attestationObject", "id", "rawId", "type"])
def test_answers_with_a_part_broken(person, phone, broken):
    credential = phone.create(options(person))
    (credential if broken in credential else credential["response"])[broken] = "AAAA"
    body = {"label": "Phone", "credential": credential}
    assert person.ask("POST", "/api/account/passkeys", body).code == "passkey-refused"


def test_bodies_that_are_too_deep(visitor):
    body = '{"credential": {"a": ' + "[" * 12_000
    answer = visitor.ask(
        "POST", "/api/account/login/passkey", body, content_type="application/json"
    )
    assert (answer.status, answer.code) == (400, "malformed-message")


def test_removing_a_passkey(visitor, person, phone):
    add(person, phone)
    (listed,) = person.ask("GET", "/api/account/passkeys").body
    assert person.ask("DELETE", f"/api/account/passkeys/{listed['id']}").status == 204
    assert log_in(visitor, phone).code == "passkey-refused"


def test_the_last_way_in_stays(visitor, phone):
    register(visitor, phone, fresh_name())
    (listed,) = visitor.ask("GET", "/api/account/passkeys").body
    answer = visitor.ask("DELETE", f"/api/account/passkeys/{listed['id']}")
    assert (answer.status, answer.code) == (409, "last-way-in")
    assert visitor.ask("POST", "/api/account/password", {"new": PASSWORD}).status == 204
    assert visitor.ask("DELETE", f"/api/account/passkeys/{listed['id']}").status == 204


@pytest.mark.parametrize("passkey", ["AAAA", "x", "%00", "!!"])
def test_passkeys_that_there_are_not(person, passkey):
    answer = person.ask("DELETE", f"/api/account/passkeys/{passkey}")
    assert (answer.status, answer.code) == (404, "passkey-unknown")


def test_the_passkeys_of_others_are_out_of_reach(person, other, phone):
    add(person, phone)
    (listed,) = person.ask("GET", "/api/account/passkeys").body
    assert other.ask("DELETE", f"/api/account/passkeys/{listed['id']}").code == "passkey-unknown"


def test_nobody_adds_one_at_a_browser_left_open(database, person, phone):
    asked = options(person)
    sign_in_long_ago(database, person)
    body = {"label": "Phone", "credential": phone.create(asked)}
    assert person.ask("POST", "/api/account/passkeys", body).code == "sign-in-again"


def test_names_are_looked_at_before_a_passkey_is_made(visitor):
    answer = visitor.ask("POST", "/api/account/passkeys/options", {"name": "admin"})
    assert answer.code == "name-reserved"
    assert visitor.ask("POST", "/api/account/passkeys/options", {}).code == "not-signed-in"
