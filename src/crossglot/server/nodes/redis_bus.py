"""The bus of several nodes: Redis carries the news, and may restart at any time."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable
from contextlib import suppress

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from crossglot.errors import ServerCode, ServerError
from crossglot.server.nodes.bus import Handler

log = structlog.get_logger("crossglot.bus")

PREFIX = "crossglot:"
"""Before every topic, so that others may use the same Redis."""

WAIT = 2.0
"""Seconds that a subscription waits to be in force."""

TICK = 0.5
"""Seconds without a word from Redis after which it is asked whether it is there."""

MOST_TICKS = 3
"""Ticks in a row without a word, its answer to a PING included, after which it counts as away.

Ticks are counted, not seconds: a node that was busy itself has missed one at most.
"""

SILENCE = 1.0
"""Seconds that Redis gets to take what is published."""

LOOK_EVERY = 1.0
"""Seconds between two calls of the gap handlers while nothing can be heard."""

PAUSE = 0.2
"""Seconds between two tries to reach Redis."""

LINE_FIRST = 10.0
"""Seconds that what waits is held back once Redis is there again and the line is not.

So the node hears itself again. Where there is no line even then, others hear at least.
"""

GAP = "gap"
"""Topic of a node that had to forget what it wanted to publish."""

LONGEST_QUEUE = 10_000
"""Messages that wait to be published while there is no line; then they are forgotten."""

LARGEST_BATCH = 500
"""Messages in one round trip."""


class RedisBus:
    """A :class:`~crossglot.server.nodes.bus.Bus` over Redis.

    Args:
        address: ``redis://host:port/number``.

    Raises:
        ServerError: ``bus-address``: it is none.
    """

    shared = True

    def __init__(self, address: str) -> None:
        try:
            # A line that breaks must be noticed, not mended in silence: messages were lost.
            self._redis = Redis.from_url(
                address,
                retry=Retry(NoBackoff(), 0),
                socket_connect_timeout=SILENCE,
                socket_timeout=SILENCE,  # one that hangs, or is cut off without a word
                socket_keepalive=True,
            )
        except ValueError as error:
            raise ServerError(ServerCode.BUS_ADDRESS, reason=str(error)) from None
        self._handlers: defaultdict[str, list[Handler]] = defaultdict(list)
        self._gap_handlers: list[Callable[[], None]] = []
        self._line: PubSub | None = None
        self._away = False
        self._back = asyncio.Event()
        self._line_first = True
        self._unpublished = False
        self._closing = False
        self._in_force: dict[str, asyncio.Event] = {}
        self._late: set[str] = set()
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._filled = asyncio.Event()
        self._speaking = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def connected(self) -> bool:
        """Whether messages go through just now, as far as is known after two seconds."""
        return self._line is not None and not self._unpublished

    def publish(self, topic: str, message: bytes) -> None:
        """Send a message; see :class:`~crossglot.server.nodes.bus.Bus`."""
        self._start()
        if len(self._waiting) >= LONGEST_QUEUE:  # nobody can hear all of it: let all read again
            self._waiting.clear()
            self._waiting.append((GAP, b""))
        self._waiting.append((topic, message))
        self._filled.set()

    async def subscribe(self, topic: str, handler: Handler) -> None:
        """Hear a topic; see :class:`~crossglot.server.nodes.bus.Bus`."""
        self._start()
        self._handlers[topic].append(handler)
        in_force = self._in_force.get(topic)
        if in_force is None:
            in_force = self._in_force[topic] = asyncio.Event()
            await self._ask("subscribe", topic)
        if not self._away:
            try:
                await asyncio.wait_for(in_force.wait(), WAIT)
            except TimeoutError:
                self._late.add(topic)  # what is said until then is not heard, so it is a gap

    def unsubscribe(self, topic: str, handler: Handler) -> None:
        """Hear no more; see :class:`~crossglot.server.nodes.bus.Bus`."""
        self._handlers[topic].remove(handler)
        if not self._handlers[topic]:
            del self._handlers[topic]
            self._in_force.pop(topic, None)
            self._late.discard(topic)
            self._keep(asyncio.ensure_future(self._ask("unsubscribe", topic)))

    def on_gap(self, handler: Callable[[], None]) -> None:
        """Call ``handler`` after a gap; see :class:`~crossglot.server.nodes.bus.Bus`."""
        self._gap_handlers.append(handler)

    def gap(self) -> None:
        """Call the gap handlers; see :class:`~crossglot.server.nodes.bus.Bus`."""
        for handler in self._gap_handlers:
            handler()

    async def listeners(self, topic: str) -> int:
        """How many nodes hear ``topic``; see :class:`~crossglot.server.nodes.bus.Bus`."""
        if self._away:
            return 0
        try:
            async with asyncio.timeout(WAIT):
                ((_, count),) = await self._redis.pubsub_numsub(_channel(topic))
        except (TimeoutError, RedisError, OSError):
            return 0
        return int(count)

    async def close(self) -> None:
        """Publish what waits, then let the line go."""
        if not self._away:
            with suppress(TimeoutError, RedisError, OSError):
                await asyncio.wait_for(self._publish_waiting(), WAIT)
        self._closing = True  # asyncio.wait_for of Python 3.11, in redis, loses cancellations
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def _start(self) -> None:
        if not self._tasks:
            self._keep(asyncio.ensure_future(self._hear()))
            self._keep(asyncio.ensure_future(self._speak()))
            self._keep(asyncio.ensure_future(self._look_while_away()))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def _ask(self, what: str, topic: str) -> None:
        """Subscribe or unsubscribe, if there is a line; without one it is done when there is."""
        line = self._line
        if line is None or (what == "unsubscribe") == (topic in self._handlers):
            return
        with suppress(RedisError, OSError):  # the listener will notice, and begin again
            await getattr(line, what)(_channel(topic))

    async def _hear(self) -> None:
        """Hold a line for as long as the node lives."""
        while not self._closing:
            try:
                async with self._redis.pubsub() as line:
                    await line.subscribe(*map(_channel, self._handlers), _channel(GAP))
                    await self._hear_on(line)
            except Exception as error:  # noqa: BLE001 - whatever broke it, a new line is laid
                if not self._away:
                    log.warning("the bus is away", reason=repr(error))
                self._line, self._away = None, True
                self._back.clear()
                for in_force in self._in_force.values():
                    in_force.set()  # nobody waits for a line that is not there
            await asyncio.sleep(PAUSE)

    async def _look_while_away(self) -> None:
        """Each second without Redis is a gap, too: what others have written is read meanwhile."""
        while not self._closing:
            await asyncio.sleep(LOOK_EVERY)
            if not self.connected:
                self.gap()

    async def _hear_on(self, line: PubSub) -> None:
        ticks = 0
        while not self._closing:
            message = await line.get_message(timeout=TICK)
            if message is None:
                ticks += 1
                if ticks == MOST_TICKS:
                    raise TimeoutError(f"silent for {ticks * TICK} s")
                await line.ping()
                continue
            ticks = 0
            if message["type"] == "pong":
                continue
            topic = message["channel"].decode().removeprefix(PREFIX)
            if message["type"] == "message" and topic == GAP:
                self.gap()
            elif message["type"] == "message":
                self._deliver(topic, message["data"])
            elif message["type"] == "subscribe" and topic in self._in_force:
                self._in_force[topic].set()
                if topic in self._late:
                    self._late.remove(topic)
                    self.gap()
            elif message["type"] == "subscribe" and topic == GAP and self._line is None:
                await self._laid(line)

    async def _laid(self, line: PubSub) -> None:
        """The line is there, unless more was asked for meanwhile."""
        asked = set(line.channels)
        wanted = map(_channel, self._handlers)
        if missing := [channel for channel in wanted if channel.encode() not in asked]:
            await line.subscribe(*missing, _channel(GAP))
            return
        self._line = line
        if self._away:
            self._away, self._line_first = False, True
            self._back.set()
            log.info("the bus is back")
            self.gap()

    def _deliver(self, topic: str, message: bytes) -> None:
        for handler in tuple(self._handlers.get(topic, ())):
            try:
                handler(message)
            except Exception:
                log.exception("a handler of the bus failed", topic=topic)

    async def _speak(self) -> None:
        while not self._closing:
            await self._filled.wait()
            self._filled.clear()
            while self._waiting and not self._closing:
                try:
                    await self._await_line()
                    await self._publish_waiting()
                except (RedisError, OSError) as error:
                    if not self._unpublished:
                        log.warning("nothing can be published", reason=repr(error))
                    self._unpublished = True
                    await asyncio.sleep(PAUSE)
                else:
                    self._unpublished = False

    async def _await_line(self) -> None:
        """Once Redis is there again, let the line be laid before anything is published."""
        if not self._away or not self._line_first:
            return
        await self._redis.ping()
        if self._closing:  # and the cancellation may be lost
            return
        try:
            async with asyncio.timeout(LINE_FIRST):
                await self._back.wait()
        except TimeoutError:
            self._line_first = False

    async def _publish_waiting(self) -> None:
        async with self._speaking:
            await self._publish_all()

    async def _publish_all(self) -> None:
        while self._waiting:
            count = min(len(self._waiting), LARGEST_BATCH)
            batch = [self._waiting.popleft() for _ in range(count)]
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for topic, message in batch:
                        pipeline.publish(_channel(topic), message)
                    await pipeline.execute()
            except (RedisError, OSError):
                self._waiting.extendleft(reversed(batch))
                raise


def _channel(topic: str) -> str:
    return PREFIX + topic
