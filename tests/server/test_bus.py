"""The bus: in memory and over Redis, and what happens when Redis goes away."""

import asyncio

import pytest
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from crossglot.errors import ServerCode, ServerError
from crossglot.server.nodes import redis_bus
from crossglot.server.nodes.bus import MemoryBus, open_bus


@pytest.fixture(params=["memory", "redis"])
def address(request):
    return None if request.param == "memory" else request.getfixturevalue("redis").address


class Ear:
    """Hears, and waits to have heard."""

    def __init__(self):
        self.heard = []
        self._came = asyncio.Event()

    def __call__(self, message=b"gap"):
        self.heard.append(message)
        self._came.set()

    async def until(self, count):
        async with asyncio.timeout(60):
            while len(self.heard) < count:
                self._came.clear()
                await self._came.wait()
        return self.heard


def test_who_has_subscribed_hears(address):
    async def run():
        bus, ear, other = open_bus(address), Ear(), Ear()
        await bus.subscribe("a", ear)
        await bus.subscribe("b", other)
        for n in range(1200):
            bus.publish("a", b"%d" % n)
        bus.publish("b", b"last")
        heard = await ear.until(1200)
        assert await other.until(1) == [b"last"]
        await bus.close()
        return heard

    assert asyncio.run(run()) == [b"%d" % n for n in range(1200)]


def test_who_has_left_hears_no_more(address):
    async def run():
        bus, first, second, again = open_bus(address), Ear(), Ear(), Ear()
        await bus.subscribe("a", first)
        await bus.subscribe("a", second)
        bus.unsubscribe("a", first)
        bus.publish("a", b"1")
        await second.until(1)
        bus.unsubscribe("a", second)
        await bus.subscribe("a", again)
        bus.publish("a", b"2")
        await again.until(1)
        await bus.close()
        return first.heard, second.heard, again.heard

    assert asyncio.run(run()) == ([], [b"1"], [b"2"])


def test_two_nodes_hear_each_other(redis):
    async def run():
        left, right, ear = open_bus(redis.address), open_bus(redis.address), Ear()
        await right.subscribe("a", ear)
        left.publish("a", b"hello")
        await left.close()  # publishes what waits
        heard = await ear.until(1)
        await right.close()
        return heard

    assert asyncio.run(run()) == [b"hello"]


def test_a_handler_with_a_bug_harms_nobody(redis, capfd):
    def broken(_):
        raise RuntimeError("a bug")

    async def run():
        bus, ear = open_bus(redis.address), Ear()
        await bus.subscribe("a", broken)
        await bus.subscribe("a", ear)
        bus.publish("a", b"1")
        bus.publish("a", b"2")
        heard = await ear.until(2)
        await bus.close()
        return heard

    assert asyncio.run(run()) == [b"1", b"2"]
    assert "a handler of the bus failed" in "".join(capfd.readouterr())


async def until(holds):
    async with asyncio.timeout(60):
        while not holds():  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0)


def test_a_redis_that_hangs_is_noticed_and_what_waits_is_said_later(own_redis, monkeypatch):
    """Its connections stay open and take all that is written; only answers are missing.

    Four words of it are missing at most, and then nobody waits for it any more.
    """
    asked = []
    ping = PubSub.ping

    def counted(line):
        asked.append(line)
        return ping(line)

    monkeypatch.setattr(PubSub, "ping", counted)

    async def run():
        bus, ear, late, gap = open_bus(own_redis.address), Ear(), Ear(), Ear()
        bus.on_gap(gap)
        await bus.subscribe("a", ear)
        own_redis.hang()
        del asked[:]
        await until(lambda: not bus.connected)
        pings = len(asked)
        bus.publish("a", b"kept until it is back")
        await bus.subscribe("b", late)  # waits for nobody
        away = await bus.listeners("a")
        await gap.until(2)  # a listener that hears nothing is told to read, again and again
        own_redis.go_on()
        await until(lambda: bus.connected)
        bus.publish("b", b"new")
        heard = await ear.until(1), await late.until(1)
        await bus.close()
        return pings, away, heard

    pings, away, heard = asyncio.run(run())
    assert pings <= redis_bus.MOST_TICKS, "asked once a tick, and given up after the last"
    assert redis_bus.MOST_TICKS * redis_bus.TICK <= 2
    assert away == 0
    assert heard == ([b"kept until it is back"], [b"new"])


def test_what_cannot_be_published_is_given_up_in_time(own_redis, capfd, monkeypatch):
    """Though nothing has been heard to be missing yet: one connection may be cut and not the other."""
    monkeypatch.setattr(redis_bus, "MOST_TICKS", 10**6)

    async def run():
        bus, ear = open_bus(own_redis.address), Ear()
        await bus.subscribe("a", ear)
        bus.publish("a", b"1")
        await ear.until(1)
        own_redis.hang()
        bus.publish("a", b"2")
        await until(lambda: "nothing can be published" in read())
        own_redis.go_on()
        heard = list(await ear.until(2))
        await until(lambda: bus.connected)
        await bus.close()
        return heard

    def read():
        return "".join(capfd.readouterr())

    assert asyncio.run(run())[1] == b"2"


def test_after_a_restart_everybody_hears_again_and_knows_of_the_gap(own_redis, monkeypatch):
    monkeypatch.setattr(redis_bus, "LOOK_EVERY", 1000.0)  # what is told when it is back, alone

    async def run():
        bus, ear, late, gap = open_bus(own_redis.address), Ear(), Ear(), Ear()
        await bus.subscribe("a", ear)
        await until(lambda: bus.connected)
        bus.on_gap(gap)
        await asyncio.to_thread(own_redis.stop)
        await until(lambda: not bus.connected)
        await bus.subscribe("b", late)  # waits for nobody
        bus.publish("a", b"kept until it is back")
        await asyncio.to_thread(own_redis.start)
        await gap.until(1)
        bus.publish("b", b"new")
        heard = await ear.until(1), await late.until(1)
        await bus.close()
        return heard, gap.heard

    heard, gap = asyncio.run(run())
    assert heard == ([b"kept until it is back"], [b"new"])
    assert gap == [b"gap"]


def test_others_hear_a_node_that_can_speak_but_not_hear(own_redis, monkeypatch):
    """What waits is held back until the node hears itself, but not for ever."""
    monkeypatch.setattr(redis_bus, "LINE_FIRST", 0.1)

    async def deaf(*_):
        raise RedisError("max number of clients reached")

    async def run():
        bus, other, ear = open_bus(own_redis.address), open_bus(own_redis.address), Ear()
        await bus.subscribe("b", Ear())
        await until(lambda: bus.connected)
        async with Redis.from_url(own_redis.address) as redis:
            (line,) = await redis.client_list(_type="pubsub")
            await other.subscribe("a", ear)
            await until(lambda: other.connected)
            monkeypatch.setattr(PubSub, "subscribe", deaf)
            await redis.client_kill_filter(_id=line["id"])
        await until(lambda: not bus.connected)
        bus.publish("a", b"1")
        await ear.until(1)
        bus.publish("a", b"2")
        heard = list(await ear.until(2))
        assert not bus.connected
        await bus.close()
        await other.close()
        return heard

    assert asyncio.run(run()) == [b"1", b"2"]


def test_too_much_to_keep_is_a_gap_for_all(own_redis, monkeypatch):
    monkeypatch.setattr(redis_bus, "LONGEST_QUEUE", 5)

    async def run():
        bus, ear, gap = open_bus(own_redis.address), Ear(), Ear()
        bus.on_gap(gap)
        await bus.subscribe("a", ear)
        for n in range(7):  # the loop has had no time to send any of them
            bus.publish("a", b"%d" % n)
        await gap.until(1)
        heard = await ear.until(2)
        await bus.close()
        return heard

    assert asyncio.run(run()) == [b"5", b"6"]


def test_a_node_that_hears_nothing_lets_go_whatever_it_is_about_to_say(own_redis):
    """Cancelling is not enough: while something is written a cancellation may be lost."""

    async def run():
        buses = [open_bus(own_redis.address) for _ in range(20)]
        for bus in buses:
            ear = Ear()
            await bus.subscribe("a", ear)
            bus.publish("a", b"there is a line to write on")
            await ear.until(1)
        async with Redis.from_url(own_redis.address) as redis:
            await redis.client_kill_filter(_type="pubsub")

        async def stop(bus, turns):
            while bus.connected:  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0)
            bus.publish("a", b"nobody hears it")
            for _ in range(turns):
                await asyncio.sleep(0)
            await bus.close()

        async with asyncio.timeout(60):
            await asyncio.gather(*(stop(bus, turns) for turns, bus in enumerate(buses)))

    asyncio.run(run())


@pytest.mark.parametrize("address", ["", "localhost:6379", "http://localhost", "redis://a:port"])
def test_no_address(address):
    with pytest.raises(ServerError) as refused:
        open_bus(address)
    assert refused.value.code == ServerCode.BUS_ADDRESS


def test_alone():
    assert isinstance(open_bus(None), MemoryBus)
