"""How fast a task is: what it does a second of user CPU time, the median of several runs."""

from __future__ import annotations

import os
import statistics
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

try:
    import resource
except ImportError:  # Windows has none
    resource = None  # type: ignore[assignment]

RUNS = 5
"""Runs of which the median is taken."""


@dataclass(frozen=True, slots=True)
class Rate:
    """What a task did, and how long it took.

    Attributes:
        task: Its name, such as ``"best"``.
        unit: What it counts, such as ``"positions"``.
        count: How many in one run.
        seconds: User CPU seconds of one run, the median; of the clock when ``threads`` is above 1.
        threads: How many worked at once.
    """

    task: str
    unit: str
    count: int
    seconds: float
    threads: int = 1

    @property
    def per_second(self) -> float:
        """How many a second.

        >>> Rate("best", "positions", 500, 0.25).per_second
        2000.0
        """
        return self.count / self.seconds if self.seconds else 0.0


def user_seconds() -> float:
    """User CPU time of this process so far."""
    if resource is None:
        return os.times().user
    return resource.getrusage(resource.RUSAGE_SELF).ru_utime


def peak_memory() -> int:
    """The most memory this process has held so far, in bytes; 0 where the system does not say."""
    if resource is None:
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else 1024 * peak


def measure(task: str, unit: str, run: Callable[[], int], runs: int = RUNS) -> Rate:
    """Runs ``run``, which says how many it did, and takes the median of its user CPU time."""
    taken, count = [], 0
    for _ in range(runs):
        before = user_seconds()
        count = run()
        taken.append(user_seconds() - before)
    return Rate(task, unit, count, statistics.median(taken))


def measure_threads(
    task: str, unit: str, run: Callable[[], int], threads: int, runs: int = RUNS
) -> Rate:
    """The same by so many threads at once, each doing all of it; by the clock."""
    taken, counts = [], [0] * threads

    def work(at: int) -> None:
        counts[at] = run()

    for _ in range(runs):
        before = time.perf_counter()
        workers = [threading.Thread(target=work, args=(at,)) for at in range(threads)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        taken.append(time.perf_counter() - before)
    return Rate(task, unit, sum(counts), statistics.median(taken), threads)
