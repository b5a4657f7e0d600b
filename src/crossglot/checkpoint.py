"""Where long work in a thread may be stopped by the one who ordered it.

Python cannot end a thread. Work that grows with what a stranger brings calls
:func:`checkpoint` once for each step; outside of :func:`stoppable` that does nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_CHECK: ContextVar[Callable[[], None] | None] = ContextVar("check", default=None)


@contextmanager
def stoppable(check: Callable[[], None]) -> Iterator[None]:
    """Call ``check`` at each :func:`checkpoint` of this thread; what it raises ends the work.

    >>> def enough():
    ...     raise TimeoutError
    >>> with stoppable(enough):
    ...     checkpoint()
    Traceback (most recent call last):
    ...
    TimeoutError
    """
    token = _CHECK.set(check)
    try:
        yield
    finally:
        _CHECK.reset(token)


def checkpoint() -> None:
    """Go on, unless the one who ordered this work wants it no more."""
    check = _CHECK.get()
    if check is not None:
        check()
