"""Who does the work: the threads of this machine, or the workers of a Dask cluster.

Both are executors of :mod:`concurrent.futures`, so training does not know
which it has.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

from crossglot.errors import TrainingCode, TrainingError
from crossglot.extras import naming_extras

T = TypeVar("T")

PATIENCE = "10s"
"""How long a cluster may take to answer."""


@dataclass(frozen=True)
class Workers:
    """Those who work.

    Attributes:
        executor: Takes work.
        slots: How much they can do at once.
    """

    executor: Executor
    slots: int


@contextmanager
def workers(cluster: str | None = None, threads: int | None = None) -> Iterator[Workers]:
    """The workers of the Dask scheduler at ``cluster``, or else threads of this machine.

    Args:
        cluster: Such as ``tcp://10.0.0.5:8786``; None for threads.
        threads: How many; None is as many as there are processors.

    Raises:
        ExtraError: ``crossglot[cluster]`` is not installed.
        TrainingError: ``training-cluster-unreachable``.
    """
    if cluster is None:
        slots = threads or os.cpu_count() or 1
        with ThreadPoolExecutor(slots) as executor:
            yield Workers(executor, slots)
        return
    with naming_extras():
        from distributed import Client  # noqa: PLC0415
    try:
        client = Client(cluster, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise TrainingError(TrainingCode.CLUSTER_UNREACHABLE, address=cluster) from error
    with client, client.get_executor(pure=False) as executor:
        yield Workers(executor, max(1, sum(client.nthreads().values())))


@dataclass(frozen=True)
class Answer(Generic[T]):
    """What a piece of work came to.

    Attributes:
        number: Which piece.
        value: What was asked for.
    """

    number: int
    value: T


def answers(
    crew: Workers, numbers: Iterable[int], work: Callable[..., T], *arguments: object
) -> Iterator[Answer[T]]:
    """``work(*arguments, number)`` for all ``numbers``, each as soon as it is there.

    No more is handed out than keeps everybody busy. A caller who stops
    listening waits for what is already being done, and no longer.
    """
    waiting = iter(numbers)
    running: dict[Future[T], int] = {}
    try:
        while True:
            for number in waiting:
                running[crew.executor.submit(work, *arguments, number)] = number
                if len(running) >= 2 * crew.slots:
                    break
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield Answer(running.pop(future), future.result())
    finally:
        for future in running:
            future.cancel()
