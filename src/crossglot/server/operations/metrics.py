"""What Prometheus is told of this node.

What happens is counted where it happens, once a process. How things stand is
asked of the application at the moment that Prometheus asks.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.registry import Collector

from crossglot.errors import ServerCode, ServerError
from crossglot.server.settings.settings import Settings

HAPPENED = CollectorRegistry()
"""What has happened in this process."""

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds; finer where the promises are (a move under 25 ms, the loop under 5 ms)."""

MOVE_SECONDS = Histogram(
    "crossglot_move_seconds",
    "From a move's arrival to its answer: on the disk and shown to all.",
    buckets=FINE,
    registry=HAPPENED,
)
MOVES = Counter("crossglot_moves", "Moves by what was answered.", ["answer"], registry=HAPPENED)
REFUSALS = Counter("crossglot_refusals", "Refusals by error code.", ["code"], registry=HAPPENED)
REQUESTS = Counter(
    "crossglot_requests", "HTTP answers.", ["method", "route", "status"], registry=HAPPENED
)
LOOP_LAG = Histogram(
    "crossglot_loop_lag_seconds",
    "How much later than wished the event loop came back.",
    buckets=FINE,
    registry=HAPPENED,
)

LAG_TICK = 0.1
"""Seconds between two looks at the loop."""


async def measure_lag() -> None:
    """Watch how late the event loop comes back, until cancelled."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(LAG_TICK)
        LOOP_LAG.observe(max(0.0, time.perf_counter() - begun - LAG_TICK))


class _Both(Collector):
    """Two registries as one."""

    def __init__(self, *registries: CollectorRegistry) -> None:
        self._registries = registries

    def collect(self) -> Iterator:  # type: ignore[type-arg]
        """All that both hold."""
        for registry in self._registries:
            yield from registry.collect()


def registry_of(standing: Mapping[str, tuple[str, Callable[[], float]]]) -> CollectorRegistry:
    """All there is to tell: what has happened, and ``standing``: name -> (help, how to ask)."""
    now = CollectorRegistry()
    for name, (purpose, ask) in standing.items():
        Gauge(f"crossglot_{name}", purpose, registry=now).set_function(ask)
    both = CollectorRegistry()
    both.register(_Both(HAPPENED, now))
    return both


@contextmanager
def told_to_prometheus(settings: Settings, registry: CollectorRegistry) -> Iterator[int | None]:
    """Answer Prometheus meanwhile, on a port of its own; gives that port, None when unwanted.

    Raises:
        ServerError: ``port-taken``.
    """
    if settings.metrics_port is None:
        yield None
        return
    host, port = settings.metrics_host, settings.metrics_port
    try:
        server, thread = start_http_server(port, host, registry)
    except OSError as error:
        raise ServerError(
            ServerCode.PORT_TAKEN, host=host, port=port, reason=error.strerror
        ) from None
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
