"""One set-up at a time: a second one waits for the first."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

from setup import STATE
from setup.say import say


@contextmanager
def only_one() -> Iterator[None]:
    """Hold the project's set-up lock; the system lets go of it when this process dies."""
    STATE.mkdir(exist_ok=True)
    with (STATE / "lock").open("a+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            say(f"Another set-up is at work here (process {file.read().strip()}); waiting for it.")
            fcntl.flock(file, fcntl.LOCK_EX)
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield
