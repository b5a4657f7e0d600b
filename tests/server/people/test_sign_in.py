"""Signing in and out, sessions, and those who guess passwords."""

import asyncio

import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed

from crossglot.server.account_data.parts import FEATURES
from crossglot.server.accounts.passwords import Passwords
from crossglot.server.accounts.sessions import IDLE, LONGEST, Sessions
from crossglot.server.accounts.sign_in import Authenticator, Visit
from crossglot.server.limits.attempts import Attempt, Attempts
from crossglot.server.store.home import open_home
from tests.server.people.person import PASSWORD, Person, rows, sign_in_long_ago


def sessions_of(person):
    return person.ask("GET", "/api/account/sessions").body


def test_name_and_password_open_the_account(node, person):
    elsewhere = Person(node[0])
    answer = elsewhere.log_in(person.name.upper())
    assert (answer.status, answer.body["name"]) == (200, person.name)
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert elsewhere.me()["name"] == person.name


@pytest.mark.parametrize("planted", [None, "crossglot=" + "A" * 43])
def test_signing_in_gives_a_new_token(node, person, planted):
    attacker = Person(node[0], cookie=planted)
    if planted is None:
        attacker.create()
        planted = attacker.cookie
    victim = Person(node[0], cookie=planted)
    assert victim.log_in(person.name).status == 200
    assert victim.cookie != planted
    assert attacker.me()["kind"] == "visitor"


def test_signing_in_again_ends_the_session_before(node, person):
    before = person.cookie
    assert person.log_in().status == 200
    assert person.cookie != before
    assert Person(node[0], cookie=before).me()["kind"] == "visitor"


def test_nothing_tells_which_was_wrong(node, person):
    wrong = Person(node[0]).log_in(person.name, "wrong horse 8")
    unknown = Person(node[0]).log_in("nobody-here", "wrong horse 8")
    odd = Person(node[0]).log_in("\u0000<>", "wrong horse 8")
    assert wrong.status == 401
    assert wrong.text == unknown.text == odd.text
    assert {*wrong.headers} == {*unknown.headers} == {*odd.headers}
    assert "set-cookie" not in wrong.headers


class CountedPasswords(Passwords):
    """Counts how often a hash was worked out."""

    def __init__(self):
        super().__init__()
        self.worked = []

    def _verify(self, password, kept):
        self.worked.append(kept.split(",")[:2])
        return super()._verify(password, kept)


async def shown_again(game_id):
    raise AssertionError("nobody brought a game")


async def _refusals(database, name):
    passwords = CountedPasswords()
    authenticator = Authenticator(
        database, Sessions(database), passwords, Attempts(), shown_again, FEATURES
    )
    for who in (name, "nobody-here"):
        with pytest.raises(Exception, match="sign-in-refused"):
            await authenticator.sign_in(Visit(None, "here", ""), who, "wrong horse 8")
    passwords.stop()
    return passwords.worked


def test_an_unknown_name_costs_the_same_work(tmp_path):
    async def run():
        home = open_home(tmp_path / "games.sqlite3")
        passwords = Passwords()
        authenticator = Authenticator(
            home.database, Sessions(home.database), passwords, Attempts(), shown_again, FEATURES
        )
        await authenticator.register(Visit(None, "here", ""), "Anna", PASSWORD)
        passwords.stop()
        worked = await _refusals(home.database, "Anna")
        await home.database.close()
        return worked

    known, unknown = asyncio.run(run())
    assert known == unknown, "one hash each, of the same cost"


def test_ten_guesses_then_wait(node, person):
    guesser = Person(node[0])
    answers = [guesser.log_in(person.name, f"wrong horse {n}") for n in range(11)]
    assert [answer.status for answer in answers] == [401] * 10 + [429]
    last = answers[-1]
    assert last.code == "too-many-attempts"
    assert int(last.headers["retry-after"]) == last.body["error"]["facts"]["seconds"] > 0
    assert guesser.log_in(person.name).status == 429, "the right one does not help any more"
    assert Person(node[0]).log_in(person.name).status == 200, "its owner sits elsewhere"


def test_many_machines_do_not_guess_at_one_name(node, person):
    limit = Attempt.PASSWORD_FOR_NAME.value.amount
    networks = [f"198.51.100.{n}" for n in range(limit // 10 + 1)]
    statuses = [
        Person(node[0], network=network).log_in(person.name, "").status
        for network in networks
        for _ in range(10)
    ]
    assert statuses[:limit] == [401] * limit
    assert set(statuses[limit:]) == {429}


def test_a_hash_of_another_cost_is_made_again(database, person):
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    mine = "WHERE account IN (SELECT id FROM accounts WHERE name = ?)"
    rows(database, f"UPDATE passwords SET hash = ? {mine}", cheap, person.name)
    assert person.log_in().status == 200
    ((kept,),) = rows(database, f"SELECT hash FROM passwords {mine}", person.name)
    assert "$m=19456,t=2,p=1$" in kept
    assert person.log_in().status == 200


def test_passwords_are_kept_as_argon2id(database, person):
    assert person.me()["has_password"]
    hashes = [kept for (kept,) in rows(database, "SELECT hash FROM passwords")]
    assert all(kept.startswith("$argon2id$v=19$m=") for kept in hashes)
    assert len(set(hashes)) == len(hashes), "each has its own salt"


def test_signing_out_ends_the_session(node, person):
    token = person.cookie
    answer = person.ask("POST", "/api/account/logout")
    assert answer.status == 204
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert Person(node[0], cookie=token).me()["kind"] == "visitor"


def test_signing_out_without_a_session(visitor):
    answer = visitor.ask("POST", "/api/account/logout")
    assert (answer.status, answer.code) == (401, "not-signed-in")


def test_sessions_are_listed_and_ended(node, person):
    elsewhere = Person(node[0])
    elsewhere.ask(
        "POST",
        "/api/account/login",
        {"name": person.name, "password": PASSWORD},
        user_agent="Phone",
    )
    listed = sessions_of(person)
    assert [session["current"] for session in listed].count(True) == 1
    (phone,) = [session for session in listed if session["agent"] == "Phone"]
    assert person.ask("DELETE", f"/api/account/sessions/{phone['id']}").status == 204
    assert elsewhere.me()["kind"] == "visitor"
    assert len(sessions_of(person)) == 1


def test_all_other_sessions_end_at_once(node, person):
    others = [Person(node[0]) for _ in range(3)]
    for one in others:
        one.log_in(person.name)
    answer = person.ask("DELETE", "/api/account/sessions")
    assert (answer.status, answer.body) == (200, {"ended": 3})
    assert {one.me()["kind"] for one in others} == {"visitor"}
    assert person.me()["name"] == person.name


def test_the_sessions_of_others_are_out_of_reach(person, other):
    (theirs,) = sessions_of(other)
    answer = person.ask("DELETE", f"/api/account/sessions/{theirs['id']}")
    assert (answer.status, answer.code) == (404, "session-unknown")
    assert other.me()["name"] == other.name


@pytest.mark.parametrize("end", ["one", "others", "logout", "password"])
def test_open_sockets_close_with_their_session(node, person, end):
    elsewhere = Person(node[0])
    elsewhere.log_in(person.name)
    game = elsewhere.create()
    with elsewhere.live(game) as line:
        line.next()
        match end:
            case "one":
                (session,) = [s for s in sessions_of(person) if not s["current"]]
                person.ask("DELETE", f"/api/account/sessions/{session['id']}")
            case "others":
                person.ask("DELETE", "/api/account/sessions")
            case "logout":
                elsewhere.ask("POST", "/api/account/logout")
            case "password":
                changed = {"old": PASSWORD, "new": "another horse 9"}
                assert person.ask("POST", "/api/account/password", changed).status == 204
        with pytest.raises(ConnectionClosed) as closed:
            line.until("nothing more")
    assert closed.value.rcvd.code == 4401
    assert '"signed-out"' in line.received[-1]


def test_a_socket_opened_before_signing_in_again_ends_with_the_new_session(node, person):
    elsewhere = Person(node[0])
    elsewhere.log_in(person.name)
    game = elsewhere.create()
    with elsewhere.live(game) as line:
        line.next()
        elsewhere.log_in(person.name)
        person.ask("DELETE", "/api/account/sessions")
        with pytest.raises(ConnectionClosed) as closed:
            line.until("nothing more")
    assert closed.value.rcvd.code == 4401


@pytest.mark.parametrize(("column", "seconds"), [("created", LONGEST), ("seen", IDLE)])
def test_sessions_end_by_themselves(database, person, column, seconds):
    mine = "WHERE account IN (SELECT id FROM accounts WHERE name = ?)"
    rows(
        database, f"UPDATE sessions SET {column} = {column} - ? {mine}", seconds - 3600, person.name
    )
    assert person.me()["name"] == person.name
    rows(database, f"UPDATE sessions SET {column} = {column} - ? {mine}", seconds, person.name)
    assert person.me()["kind"] == "visitor"


def test_last_seen_is_kept_to_the_hour(database, person):
    mine = "WHERE account IN (SELECT id FROM accounts WHERE name = ?)"
    rows(database, f"UPDATE sessions SET seen = seen - 86400 {mine}", person.name)
    person.me()
    ((seen,),) = rows(database, f"SELECT seen FROM sessions {mine}", person.name)
    assert seen % 3600 == 0
    person.me()
    assert rows(database, f"SELECT seen FROM sessions {mine}", person.name) == [(seen,)]


def test_changing_the_password(node, person):
    elsewhere = Person(node[0])
    elsewhere.log_in(person.name)
    change = {"old": PASSWORD, "new": "another horse 9"}
    assert person.ask("POST", "/api/account/password", change).status == 204
    assert person.me()["name"] == person.name, "the session that asks stays"
    assert elsewhere.me()["kind"] == "visitor"
    assert elsewhere.log_in(person.name).status == 401
    assert elsewhere.log_in(person.name, "another horse 9").status == 200


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"new": "another horse 9"}, 403, "sign-in-again"),
        ({"old": "wrong", "new": "another horse 9"}, 403, "sign-in-again"),
        ({"old": PASSWORD, "new": "short"}, 422, "password-weak"),
        ({"old": PASSWORD}, 400, "malformed-message"),
    ],
)
def test_changes_that_are_refused(person, change, status, code):
    answer = person.ask("POST", "/api/account/password", change)
    assert (answer.status, answer.code) == (status, code)
    assert person.log_in().status == 200


@pytest.mark.parametrize("password", [None, "wrong horse 8"])
def test_long_after_signing_in_the_password_is_asked_again(database, person, password):
    sign_in_long_ago(database, person)
    body = {"label": "t", "scopes": ["games:read"], "password": password}
    answer = person.ask("POST", "/api/account/tokens", body)
    assert (answer.status, answer.code) == (403, "sign-in-again")
    body["password"] = PASSWORD
    assert person.ask("POST", "/api/account/tokens", body).status == 201
