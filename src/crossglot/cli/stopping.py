"""Signals: Ctrl-C to see the best so far, and those that end the program in good order."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, current_thread, main_thread
from types import FrameType

ENDING = ("SIGINT", "SIGTERM", "SIGHUP")
"""Ctrl-C, the system's wish, a terminal that was closed; Windows does not know the last."""


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


@contextmanager
def ended_by_one_signal() -> Iterator[None]:
    """Raise an exception at the first signal that ends the program, and ignore those after it.

    They come in company: a system that goes down sends two of them. What is written down
    while this is open is written whole.

    Raises:
        KeyboardInterrupt: Ctrl-C.
        SystemExit: Another signal; its code is the one that shells expect, 128 and the number.
    """
    if current_thread() is not main_thread():
        yield
        return
    known = [signal.Signals[name] for name in ENDING if hasattr(signal, name)]
    # Signals that the parent process ignores (nohup) stay ignored.
    before = {one: signal.getsignal(one) for one in known}
    watched = {one: was for one, was in before.items() if was is not signal.SIG_IGN}

    def end(number: int, _frame: FrameType | None) -> None:
        for one in watched:
            signal.signal(one, signal.SIG_IGN)
        if number == signal.SIGINT:
            raise KeyboardInterrupt
        raise SystemExit(128 + number)

    for one in watched:
        signal.signal(one, end)
    try:
        yield
    finally:
        for one, was in watched.items():
            signal.signal(one, was)
