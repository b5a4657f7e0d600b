"""People on two nodes: what ends on one ends on the other; and all of it on PostgreSQL."""

import contextlib

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.node import serving
from tests.server.people.authenticator import Authenticator
from tests.server.people.person import PASSWORD, PROXY, Person, fresh_name
from tests.server.people.test_passkeys import add, log_in

SITE = "https://play.example"


@contextlib.contextmanager
def two_nodes(place, redis):
    options = {"redis": redis.address, "public_url": SITE, "trusted_proxies": PROXY}
    with serving(place, **options) as left, serving(place, **options) as right:
        yield left, right


@pytest.fixture
def place(postgres):
    return postgres.new_database()


def closed_with(line):
    with pytest.raises(ConnectionClosed) as closed:
        line.until("nothing more")
    return closed.value.rcvd.code


def test_a_session_ends_on_every_node(place, redis):
    with two_nodes(place, redis) as (left, right):
        person = Person(left).register()
        elsewhere = Person(right)
        elsewhere.log_in(person.name)
        with elsewhere.live(elsewhere.create()) as line:
            line.next()
            assert person.ask("DELETE", "/api/account/sessions").body == {"ended": 1}
            assert closed_with(line) == 4401


def test_a_session_keeps_its_lines_on_every_node(place, redis):
    """Signing in again on one node rekeys what is open on the other; then it ends with the rest."""
    with two_nodes(place, redis) as (left, right):
        person = Person(left).register()
        there = Person(right, cookie=person.cookie)
        with there.live(there.create()) as line:
            line.next()
            person.log_in()
            assert line.preview([])["type"] == "preview"
            person.ask("POST", "/api/account/logout")
            assert closed_with(line) == 4401


def test_what_was_not_heard_is_read(place, own_redis):
    """A node whose line to Redis broke looks which sessions there still are."""
    with two_nodes(place, own_redis) as (left, right):
        person = Person(left).register()
        elsewhere = Person(right)
        elsewhere.log_in(person.name)
        with elsewhere.live(elsewhere.create()) as line:
            line.next()
            own_redis.stop()
            person.ask("DELETE", "/api/account/sessions")
            own_redis.start()
            assert closed_with(line) == 4401


def test_a_name_goes_on_every_node(place, redis):
    with two_nodes(place, redis) as (left, right):
        person = Person(left).register()
        game = person.create()
        with Person(right).live(game) as line:
            assert line.next()["game"]["seats"][0]["name"] == person.name
            assert person.ask("POST", "/api/account/erase", {"name": person.name}).status == 204
            while line.snapshot["game"]["seats"][0]["name"] == person.name:
                line.next()
        assert line.snapshot["game"]["seats"][0]["name"] == "deleted"


def test_an_account_on_postgresql(place, redis):
    """From guest to nobody, step by step, each on another node."""
    with two_nodes(place, redis) as (left, right):
        person = Person(left)
        person.create()
        person.register()
        phone = Authenticator(SITE)
        assert add(person, phone).status == 201
        there = Person(right)
        assert log_in(there, phone).body["name"] == person.name
        headers = there.bearer("games:read")
        assert len(Person(left).ask("GET", "/api/games", **headers).body) == 1
        answer = there.ask(
            "POST", "/api/account/password", {"old": PASSWORD, "new": "another horse 9"}
        )
        assert answer.status == 204
        assert person.me()["kind"] == "visitor"
        export = there.ask("GET", "/api/account/export").body
        assert export["account"]["name"] == person.name
        assert there.ask("POST", "/api/account/erase", {"name": person.name}).status == 204
        assert Person(left).log_in(person.name, "another horse 9").status == 401


@pytest.mark.parametrize("name", ["\u0000", "a\u0000b", "\ud800", "x" * 64])
def test_what_postgresql_cannot_hold(place, redis, name):
    """A zero byte, half a surrogate: refused by us, not by the database."""
    with serving(place, redis=redis.address, public_url=SITE) as address:
        visitor = Person(address)
        assert visitor.log_in(name).status in {400, 401}
        assert visitor.ask("POST", "/api/account/reset", {"who": name}).status in {202, 400}
        assert visitor.ask("GET", "/api/accounts/%00").status == 404
        for kind in ("games", "tournaments", "variants"):
            assert visitor.ask("GET", f"/api/{kind}/%00").status in {400, 404}, kind
        assert visitor.ask("GET", "/api/accounts/%00/games").status in {400, 404}
        person = visitor.register(fresh_name())
        body = {"label": name, "scopes": ["bot"]}
        assert person.ask("POST", "/api/account/tokens", body).status == 400
        assert person.ask("DELETE", "/api/account/tokens/%00").status == 404
        assert person.ask("DELETE", "/api/account/sessions/%00").status == 404
        assert person.ask("DELETE", "/api/account/passkeys/%00").status == 404


def test_guesses_are_counted_on_all_nodes_together(place, redis):
    with two_nodes(place, redis) as nodes:
        person = Person(nodes[0]).register()
        guesses = [
            Person(nodes[n % 2], network="192.0.2.77").log_in(person.name, "wrong horse 8").status
            for n in range(11)
        ]
    assert guesses == [401] * 10 + [429]


def test_guesses_are_counted_without_redis(place, own_redis):
    with two_nodes(place, own_redis) as (left, _):
        person = Person(left).register()
        own_redis.stop()
        guesser = Person(left)
        guesses = [guesser.log_in(person.name, "wrong horse 8").status for _ in range(11)]
        assert guesses == [401] * 10 + [429]
