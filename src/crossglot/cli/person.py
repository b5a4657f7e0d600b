"""A person at a terminal: how one is asked and told, and that one may leave."""

from __future__ import annotations

import time
from collections.abc import Callable

Ask = Callable[[str], str]
"""Reads a line after a prompt; EOFError is leaving."""

Tell = Callable[[str], None]
"""Prints a line."""

Now = Callable[[], int]
"""The time, in milliseconds."""


class LeftError(Exception):
    """The person at the terminal has left."""


def milliseconds() -> int:
    """A clock that never goes back."""
    return time.monotonic_ns() // 1_000_000
