"""Long lists in pages: a cursor says where the next page goes on."""

from __future__ import annotations

import re

from crossglot.errors import ServerCode, ServerError

_CURSOR = re.compile(r"([0-9]{1,12}\.[0-9]{1,20})-([a-z0-9-]{1,64})", re.ASCII)

MOST_AT_ONCE = 100
"""Entries of one page."""


def cursor_of(at: float, name: str) -> str:
    """The cursor of the page after the entry ``name`` of the moment ``at``.

    >>> cursor_of(12.5, "k3v7q2mzt4ab")
    '12.5-k3v7q2mzt4ab'
    """
    return f"{float(at)!r}-{name}"


def place_of(cursor: str | None) -> tuple[float, str] | None:
    """Where ``cursor`` goes on: a moment and a name; None is the beginning.

    Raises:
        ServerError: ``malformed-message``: no cursor of ours.

    >>> place_of("12.5-k3v7q2mzt4ab")
    (12.5, 'k3v7q2mzt4ab')
    """
    if cursor is None:
        return None
    found = _CURSOR.fullmatch(cursor)
    if found is None:
        raise ServerError(ServerCode.MALFORMED_MESSAGE, reason="cursor")
    return float(found[1]), found[2]


def at_once(limit: int) -> int:
    """How many entries a page has when ``limit`` are asked for."""
    return min(max(limit, 1), MOST_AT_ONCE)
