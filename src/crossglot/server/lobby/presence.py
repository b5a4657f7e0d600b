"""Which accounts are at this node now: a connection is open, or they have just asked."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

JUST_NOW = 30.0
"""Seconds for which a request counts as being here."""


class Presence:
    """The accounts that are here.

    Args:
        now: The time in seconds.
    """

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._connections: Counter[str] = Counter()
        self._nameless = 0
        self._asked: dict[str, float] = {}

    @contextmanager
    def connected(self, account: str | None) -> Iterator[None]:
        """``account`` is here while the context lasts."""
        if account is None:
            self._nameless += 1
            try:
                yield
            finally:
                self._nameless -= 1
            return
        self._connections[account] += 1
        try:
            yield
        finally:
            self._connections[account] -= 1
            if not self._connections[account]:
                del self._connections[account]

    def asked(self, account: str | None) -> None:
        """``account`` has asked for something."""
        if account is not None:
            self._asked[account] = self._now()

    def count(self) -> int:
        """How many are here; each connection of a browser without an account is one."""
        return len(self.here()) + self._nameless

    def here(self) -> frozenset[str]:
        """Who is here; those who asked long ago are forgotten.

        >>> times = iter([0.0, 30.0, 30.5])
        >>> presence = Presence(lambda: next(times))
        >>> presence.asked("a")
        >>> [sorted(presence.here()) for _ in range(2)]
        [['a'], []]
        """
        now = self._now()
        self._asked = {who: at for who, at in self._asked.items() if now - at <= JUST_NOW}
        return frozenset(self._connections) | frozenset(self._asked)
