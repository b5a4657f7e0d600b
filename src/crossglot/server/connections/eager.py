"""What is begun at once, and becomes a task only where it has to wait.

A task costs more than most of what is answered in one go, and begins a turn of the loop later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any

Running = Coroutine[Any, Any, None]


def begun(running: Running) -> asyncio.Task[None] | None:
    """Run ``running`` up to where it waits; the task that goes on from there, None when it is done.

    Until it waits it has no task of its own, so it must not ask for one.

    Raises:
        BaseException: Whatever ``running`` raises before it waits.
    """
    try:
        awaited = running.send(None)
    except StopIteration:
        return None
    _mark(awaited, taken=True)
    return asyncio.create_task(_Resumed(running, awaited))


def _mark(awaited: object, *, taken: bool) -> None:
    """Do as a task does that takes what was awaited, or undo it: only then may others await it."""
    if asyncio.isfuture(awaited):
        awaited._asyncio_future_blocking = not taken  # noqa: SLF001 - how futures and tasks agree


class _Resumed(Running):
    """``running`` from where it waits for ``awaited`` on."""

    __slots__ = ("_awaited", "_running", "_told")

    def __init__(self, running: Running, awaited: object) -> None:
        self._running, self._awaited, self._told = running, awaited, False

    def send(self, value: object) -> object:
        """Tell the task first what is waited for, then go on whenever it has come."""
        if self._told:
            return self._running.send(value)
        self._told = True
        _mark(self._awaited, taken=False)
        return self._awaited

    def throw(self, *error: Any) -> object:  # noqa: ANN401 - as the base class has it
        """What is waited for has failed, or nobody waits any more."""
        self._told = True
        return self._running.throw(*error)

    def close(self) -> None:
        """Give up."""
        self._running.close()

    def __await__(self) -> Generator[Any, Any, None]:
        """Nothing but a task waits for this."""
        raise NotImplementedError
