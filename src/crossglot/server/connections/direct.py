"""The short way to a live connection, where the server offers one.

ASGI is enough for everything; this is for what is said to thousands at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

SHORTCUT = "crossglot.shortcut"
"""Names it among the extensions of an ASGI scope."""

Hear = Callable[[str | bytes], None]
"""Told what the client says; must not raise, and does not wait."""


class Shortcut(Protocol):
    """The connection itself."""

    def say(self, *texts: bytes) -> bool:
        """Send ``texts``, in UTF-8, before anything that ASGI is asked to send later.

        Returns:
            Whether they were taken; not where the line is slow, or closing.
        """

    def listen(self, hear: Hear) -> None:
        """Call ``hear`` with every message that has not been put into ASGI's queue yet."""

    def waited(self) -> int:
        """Milliseconds for which what came last has lain in this machine; 0 where none can tell."""


def shortcut_of(scope: Mapping[str, Any]) -> Shortcut | None:
    """The short way to the connection of an ASGI scope; None where there is only ASGI."""
    extensions = scope.get("extensions") or {}
    found: Shortcut | None = extensions.get(SHORTCUT, {}).get(SHORTCUT)
    return found
