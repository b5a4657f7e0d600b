"""Where turns are weighed: one after the other, beside the games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from crossglot.errors import OperationsCode, OperationsError

T = TypeVar("T")

MOST_WAITING = 12
"""Questions that wait for their turn; whoever comes then is told to come back."""


class Desk:
    """Does one piece of work at a time, in a thread, so that games never wait for it."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def do(self, work: Callable[[], T]) -> T:
        """What ``work`` returns.

        Raises:
            OperationsError: ``too-many-requests``: too many wait already.
        """
        if self._waiting >= MOST_WAITING:
            raise OperationsError(OperationsCode.TOO_MANY_REQUESTS, seconds=MOST_WAITING)
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1
