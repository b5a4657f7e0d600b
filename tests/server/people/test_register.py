"""Taking a name: what a guest keeps, what is refused, and that nobody plants a session."""

import pytest

from tests.server.people.person import PASSWORD, Person, fresh_name


def ask(visitor, name, password=PASSWORD):
    return visitor.ask("POST", "/api/account/register", {"name": name, "password": password})


def test_a_visitor_is_nobody(visitor):
    assert visitor.me()["kind"] == "visitor"
    assert visitor.cookie is None


def test_a_guest_becomes_a_person_and_keeps_his_games(visitor):
    game = visitor.create()
    assert visitor.me()["kind"] == "guest"
    visitor.register()
    me = visitor.me()
    assert (me["kind"], me["name"], me["role"]) == ("person", visitor.name, "player")
    assert me["has_password"] is True
    assert [line["id"] for line in visitor.ask("GET", "/api/games").body] == [game]
    assert visitor.ask("GET", f"/api/games/{game}").body["game"]["you"] == 0


def test_new_games_carry_the_name(person):
    game = person.ask("GET", f"/api/games/{person.create()}").body["game"]
    assert game["seats"][0]["name"] == person.name


def test_the_token_of_a_guest_is_worth_nothing_afterwards(node, visitor):
    """Anyone who planted or read it before (session fixation) is left with nothing."""
    visitor.create()
    before = visitor.cookie
    visitor.register()
    assert visitor.cookie != before
    assert Person(node[0], cookie=before).me()["kind"] == "visitor"


def test_open_games_go_on_while_registering(visitor):
    game = visitor.create()
    with visitor.live(game) as line:
        line.next()
        visitor.register()
        assert line.preview([])["error"]["code"] == "play-no-tiles"


@pytest.mark.parametrize("variant", [str.upper, str.lower, lambda name: f"{name[0]}-{name[1:]}"])
def test_names_that_look_alike_are_taken(visitor, person, variant):
    answer = ask(visitor, variant(person.name))
    assert (answer.status, answer.code) == (409, "name-taken")
    assert visitor.cookie is None


def test_a_person_has_a_name_already(person):
    answer = ask(person, fresh_name())
    assert (answer.status, answer.code) == (409, "signed-in-already")


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("", "none"),
        ("1234567", "too short"),
        ("x" * 201, "too long"),
        ("aaaaaaaaaa", "one character"),
        ("ababababab", "two characters"),
        ("PassWord", "guessed first"),
        ("name", "the name itself"),
    ],
)
def test_weak_passwords(visitor, password, why):
    name = fresh_name() + "abc"
    answer = ask(visitor, name, name if password == "name" else password)
    assert (answer.status, answer.code) == (422, "password-weak"), why
    assert ask(visitor, name).status == 201, "the name is still to be had"


def test_passwords_are_one_however_they_are_composed(visitor):
    visitor.register(password="jelszó őrző")
    assert visitor.log_in(password="jelszo\u0301 o\u030brzo\u030b").status == 200


@pytest.mark.parametrize(
    "body",
    [
        "", "{", "null", "[]", "{}", '{"name": "Anna"}', '{"name": 7, "password": "correct horse"}',
        '{"name": null, "password": "correct horse"}', '{"name": "Anna", "password": ["x"]}',
        '{"name": "%s", "password": "correct horse"}' % ("x" * 65),
        '{"name": "Anna", "password": "%s"}' % ("x" * 1025),
        b'{"name": "\xff\xfe", "password": "correct horse"}',
        "[" * 15_000,
    ],
)  # fmt: skip
def test_bodies_that_cannot_be_read(visitor, body):
    answer = visitor.ask("POST", "/api/account/register", body, content_type="application/json")
    assert (answer.status, answer.code) == (400, "malformed-message")
    assert visitor.cookie is None


def test_thirty_names_an_hour_from_one_network(node):
    network = "192.0.2.1"
    codes = [
        ask(Person(node[0], network=network), "x", "").status for _ in range(31)
    ]  # counted before anything is looked at
    assert set(codes[:30]) == {422}
    assert codes[30] == 429


def test_others_see_the_name_and_no_more(visitor, person):
    seen = visitor.ask("GET", f"/api/accounts/{person.name.upper()}")
    assert seen.status == 200
    assert set(seen.body) == {"name", "kind", "role", "created"}
    assert seen.body["name"] == person.name


@pytest.mark.parametrize("name", ["nobody-here", "%00", "a" * 100, "%F0%9F%98%80"])
def test_an_account_that_there_is_not(visitor, name):
    answer = visitor.ask("GET", f"/api/accounts/{name}")
    assert (answer.status, answer.code) == (404, "account-unknown")


def test_a_bot_says_so_before_its_first_game(visitor, person, other):
    assert person.ask("POST", "/api/account/bot").status == 204
    assert visitor.ask("GET", f"/api/accounts/{person.name}").body["kind"] == "bot"
    assert person.me()["kind"] == "bot"
    other.create()
    answer = other.ask("POST", "/api/account/bot")
    assert (answer.status, answer.code) == (409, "account-has-played")
