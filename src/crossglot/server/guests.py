"""Guests: somebody without an account, known by a random token that only his browser holds."""

from __future__ import annotations

import hashlib
import re
import secrets

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def guest_of(token: str | None) -> bytes | None:
    """The guest who holds ``token``: its SHA-256, so that the database opens no door.

    None when there is no token, or what there is has not its form.

    >>> guest_of("short") is None
    True
    >>> len(guest_of(new_token()) or b"")
    32
    """
    if token is None or _TOKEN.fullmatch(token) is None:
        return None
    return hashlib.sha256(token.encode()).digest()
