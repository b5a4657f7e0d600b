"""Ending long work from outside: a token that is set, from any thread or a signal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Protocol

LOOK = 0.02
"""Seconds between two looks at the token."""


class Haltable(Protocol):
    """Work of the kernel that another thread may end."""

    def halt(self) -> None:
        """Ends it within milliseconds; what was found so far is kept."""


@contextmanager
def halted_by(work: Haltable, stop: Event | None) -> Iterator[None]:
    """While this is open, ``work`` is halted once ``stop`` is set; None is never.

    >>> class Work:
    ...     halted = Event()
    ...     def halt(self): self.halted.set()
    >>> stop, work = Event(), Work()
    >>> stop.set()
    >>> with halted_by(work, stop):
    ...     work.halted.wait(10)
    True
    """
    if stop is None:
        yield
        return
    done = Event()

    def watch() -> None:
        while not done.wait(LOOK):
            if stop.is_set():
                work.halt()
                return

    watcher = Thread(target=watch, name="halted-by", daemon=True)
    watcher.start()
    try:
        yield
    finally:
        done.set()
        watcher.join()
