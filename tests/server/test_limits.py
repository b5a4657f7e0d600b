"""A caller who asks too often is told when to come back, by account, by address and by kind."""

import asyncio
import contextlib
import json
import socket
import subprocess

import pytest
from limits import parse_many
from limits.aio.storage import RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from websockets.exceptions import InvalidStatus

from crossglot.errors import CrossglotError
from crossglot.server.http.rates import FREE, kind_of
from crossglot.server.limits import counters
from crossglot.server.limits.callers import Callers
from crossglot.server.limits.counters import Counters
from crossglot.server.limits.request_rates import KINDS, RateLimits
from crossglot.server.settings.settings import Limits, Rates, Settings
from tests.server.needed import needed
from tests.server.node import serving
from tests.server.routed import routes
from tests.server.visitor import Visitor

NEW = {"edition": "HU-M", "opponents": ["greedy"]}
COUNTED = Limits(here=True)


@contextlib.contextmanager
def limited(tmp_path, limits=COUNTED, **settings):
    with serving(tmp_path / "games.sqlite3", limits=limits, **settings) as address:
        yield address


def statuses(visitor, count, path="/api/games", **headers):
    return [visitor.ask("GET", path, **headers).status for _ in range(count)]


def test_an_account_may_ask_so_often(tmp_path):
    rates = Rates(create_game="3/day")
    with serving(tmp_path / "games.sqlite3", rates=rates) as address:
        visitor = Visitor(address)
        made = [visitor.ask("POST", "/api/games", NEW) for _ in range(5)]
        assert [answer.status for answer in made] == [201, 201, 201, 201, 429]
        refused = made[-1]
        assert refused.code == "too-many-requests"
        wait = int(refused.headers["retry-after"])
        assert 1 <= wait <= 24 * 3600
        assert refused.body["error"]["facts"] == {"seconds": wait}
        assert len(visitor.ask("GET", "/api/games").body) == 4, "the first made the account"
        other = Visitor(address)
        assert other.ask("POST", "/api/games", NEW).status == 201, "each account for itself"


def test_an_address_may_ask_as_often_as_a_crowd(tmp_path):
    with limited(tmp_path, rates=Rates(read="2/day", crowd=3)) as address:
        visitor, other = Visitor(address), Visitor(address)
        assert statuses(visitor, 5) == [200] * 5
        assert statuses(other, 2) == [200, 429], "the address counts, no matter who asks"


def test_who_has_no_cookie_counts_as_one_account_of_their_address(tmp_path):
    """L7: a guest without a cookie is somebody new with each request, and binds no account's limit."""
    with limited(tmp_path, rates=Rates(create_game="2/day", crowd=30)) as address:
        newcomers = [Visitor(address) for _ in range(3)]
        made = [visitor.ask("POST", "/api/games", NEW) for visitor in newcomers]
        assert [answer.status for answer in made] == [201, 201, 429]
        assert made[-1].code == "too-many-requests"
        assert newcomers[0].ask("POST", "/api/games", NEW).status == 201, "a known guest goes on"
        assert statuses(Visitor(address), 3) == [200] * 3, "the page may be read"


def test_kinds_are_counted_apart(tmp_path):
    with limited(tmp_path, rates=Rates(read="1/day", words="2/day", crowd=1)) as address:
        visitor = Visitor(address)
        words = "/api/editions/HU-M/words"
        assert statuses(visitor, 2) == [200, 429]
        assert statuses(visitor, 3, words) == [200, 200, 429]
        assert visitor.ask("POST", "/api/games", NEW).status == 201


def test_an_empty_rate_is_no_limit(tmp_path):
    with limited(tmp_path, rates=Rates(read="", crowd=1)) as address:
        assert set(statuses(Visitor(address), 50)) == {200}


def test_several_rates_count_together(tmp_path):
    with limited(tmp_path, rates=Rates(read="100/second;2/day", crowd=1)) as address:
        assert statuses(Visitor(address), 3) == [200, 200, 429]


def test_the_machine_itself_is_not_counted_by_address(tmp_path):
    rates = Rates(read="1/day", crowd=1)
    with serving(tmp_path / "games.sqlite3", rates=rates) as address:
        assert statuses(Visitor(address), 5) == [200] * 5


@pytest.mark.parametrize("path", ["/", "/game/abc", "/favicon.ico", *FREE])
def test_the_page_and_the_watchers_are_free(tmp_path, path):
    with limited(tmp_path, rates=Rates(read="1/day", crowd=1)) as address:
        assert 429 not in statuses(Visitor(address), 3, path)


def test_a_refused_request_changes_nothing(tmp_path):
    with serving(tmp_path / "games.sqlite3", rates=Rates(create_game="1/day")) as address:
        visitor = Visitor(address)
        visitor.create()
        visitor.create()
        before = games_listed(visitor)
        assert visitor.ask("POST", "/api/games", NEW).status == 429
        assert games_listed(visitor) == before


def games_listed(visitor):
    """Which games there are: what is in them, a computer may change at any moment."""
    return sorted(game["id"] for game in visitor.ask("GET", "/api/games").body)


def test_behind_a_trusted_proxy_everybody_counts_for_himself(tmp_path):
    trusted = frozenset({"127.0.0.0/8"})
    rates = Rates(read="2/day", crowd=1)
    with serving(tmp_path / "games.sqlite3", rates=rates, trusted_proxies=trusted) as address:
        visitor = Visitor(address)
        one = {"x_forwarded_for": "192.0.2.1"}
        made_up = {"x_forwarded_for": "198.51.100.9, 192.0.2.1"}
        other = {"x_forwarded_for": "192.0.2.2"}
        assert statuses(visitor, 2, **one) == [200, 200]
        assert statuses(visitor, 1, **made_up) == [429], "what the client says is not believed"
        assert statuses(visitor, 2, **other) == [200, 200]


def test_a_proxy_that_nobody_trusts_is_not_believed(tmp_path):
    with limited(tmp_path, rates=Rates(read="2/day", crowd=1)) as address:
        visitor = Visitor(address)
        told = [
            visitor.ask("GET", "/api/games", x_forwarded_for=f"192.0.2.{n}").status
            for n in range(3)
        ]
        assert told == [200, 200, 429]


@pytest.mark.parametrize(
    ("peer", "told", "asks"),
    [
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["192.0.2.1"], "192.0.2.1"),
        ("10.0.0.1", ["192.0.2.9, 192.0.2.1"], "192.0.2.1"),
        ("10.0.0.1", ["192.0.2.1, 10.0.0.2"], "192.0.2.1"),
        ("10.0.0.1", ["192.0.2.9", "192.0.2.1"], "192.0.2.1"),
        ("10.0.0.1", ["nonsense"], "10.0.0.1"),
        ("10.0.0.1", ["192.0.2.1, nonsense"], "10.0.0.1"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", ["2001:db8::1"], "2001:db8::1"),
        ("10.0.0.1", ["[2001:db8::1]"], "2001:db8::1"),
        ("192.0.2.7", ["192.0.2.1"], "192.0.2.7"),
        ("::ffff:10.0.0.1", ["192.0.2.1"], "192.0.2.1"),
        (None, ["192.0.2.1"], ""),
    ],
)
def test_who_asks_through_proxies(peer, told, asks):
    scope = {
        "client": (peer, 1) if peer else None,
        "headers": [(b"x-forwarded-for", text.encode()) for text in told],
    }
    assert Callers(["10.0.0.0/8"]).address_of(scope) == asks


def test_live_connections_of_an_address(tmp_path):
    with limited(tmp_path, limits=Limits(here=True, connections=2)) as address:
        visitor = Visitor(address)
        game_id = visitor.create()
        with visitor.live(game_id) as one, visitor.live(game_id) as two:
            assert one.next()["type"] == two.next()["type"] == "snapshot"
            with pytest.raises(InvalidStatus) as refused, visitor.live(game_id):
                pass
            assert refused.value.response.status_code == 429
            error = json.loads(refused.value.response.body)["error"]
            assert error == {"code": "too-many-connections", "facts": {"most": 2}}
            assert visitor.ask("GET", f"/api/games/{game_id}").status == 200
        assert opens_again(visitor, game_id), "who leaves makes room"


def opens_again(visitor, game_id):
    """Whether a connection can be opened; the server may take a moment to see the last one go."""
    for _ in range(1000):
        with contextlib.suppress(InvalidStatus), visitor.live(game_id) as line:
            return line.next()["type"] == "snapshot"
    return False


@pytest.fixture(scope="module")
def redis(tmp_path_factory):
    """The address of a Redis server of our own, and its process."""
    program = needed("redis-server")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("redis")
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        try:
            for line in running.stdout:
                if "Ready to accept connections" in line:
                    break
            yield f"redis://127.0.0.1:{port}/0", running
        finally:
            running.kill()


def test_nodes_that_share_redis_count_together_and_alone_without(tmp_path, redis):
    shared, running = redis
    rates = Rates(read="4/day", crowd=1)
    settings = {"limits": COUNTED, "rates": rates, "redis": shared}
    with (
        serving(tmp_path / "one.sqlite3", **settings) as first,
        serving(tmp_path / "two.sqlite3", **settings) as second,
    ):
        one, two = Visitor(first), Visitor(second)
        assert statuses(one, 2) == [200, 200]
        assert statuses(two, 3) == [200, 200, 429]
        assert statuses(one, 1) == [429]
        running.kill()
        running.wait()
        assert statuses(one, 5) == [200, 200, 200, 200, 429], "counts alone while Redis is away"


@pytest.mark.parametrize("address", ["nonsense", "http://127.0.0.1", "127.0.0.1:6379"])
def test_an_address_of_redis_that_is_none(address):
    with pytest.raises(CrossglotError) as refused:
        RateLimits(Settings(redis=address))
    assert (refused.value.code, refused.value.facts["setting"]) == ("setting-value", "redis")


@pytest.mark.parametrize("kind", KINDS)
def test_a_rate_that_cannot_be_read(kind):
    with pytest.raises(CrossglotError) as refused:
        RateLimits(Settings(rates=Rates(**{kind: "now and then"})))
    assert refused.value.code == "setting-value"
    assert refused.value.facts["setting"] == f"rates.{kind}"


@pytest.mark.parametrize(
    ("method", "path", "handler"), list(routes()), ids=lambda value: str(value)[:60]
)
def test_every_route_has_a_kind(method, path, handler):
    assert kind_of(handler, method) in KINDS


def test_one_asks_a_redis_that_hangs_and_the_others_do_not_wait(own_redis, monkeypatch):
    """Each counts alone meanwhile; when it goes on they count together again."""
    asked = []
    shared = SlidingWindowCounterRateLimiter.hit

    async def hit(limiter, limit, *key):
        asked.extend([key] if isinstance(limiter.storage, RedisStorage) else [])
        return await shared(limiter, limit, *key)

    monkeypatch.setattr(SlidingWindowCounterRateLimiter, "hit", hit)

    async def run():
        (limit,) = parse_many("1000/minute")
        counting = Counters(SlidingWindowCounterRateLimiter, own_redis.address)
        assert await counting.wait(limit, "before") == 0
        own_redis.hang()
        monkeypatch.setattr(counters, "REST", 1000.0)
        assert [await counting.wait(limit, "hanging") for _ in range(20)] == [0] * 20
        own_redis.go_on()
        monkeypatch.setattr(counters, "REST", 0.0)
        counting._ask_at = 0.0
        while asked[-1] != ("after",):
            assert await counting.wait(limit, "after") == 0
        await counting.close()

    asyncio.run(run())
    assert asked.count(("hanging",)) == 1
