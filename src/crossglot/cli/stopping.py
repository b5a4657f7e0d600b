"""Ctrl-C as a wish to see the best so far; a second one ends the program."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, current_thread, main_thread


@contextmanager
def stop_on_interrupt() -> Iterator[Event]:
    """A token that the first Ctrl-C sets while this is open."""
    stop = Event()
    if current_thread() is not main_thread():  # only the main thread may have a handler
        yield stop
        return
    before = signal.getsignal(signal.SIGINT)

    def interrupted(_number: int, _frame: object) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, interrupted)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
