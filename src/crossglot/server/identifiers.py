"""Tokens: random bits that only their owner holds; we keep their hash."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def hash_of(token: str | None) -> bytes | None:
    """The SHA-256 of ``token``, so that the database opens no door.

    None when there is no token, or what there is has not its form.

    >>> hash_of("short") is None
    True
    >>> len(hash_of(new_token()) or b"")
    32
    """
    if token is None or _TOKEN.fullmatch(token) is None:
        return None
    return hashlib.sha256(token.encode()).digest()


def new_id() -> str:
    """12 characters of 60 random bits: nobody guesses a game, or an account.

    >>> len(new_id())
    12
    """
    return base64.b32encode(secrets.token_bytes(8)).decode()[:12].lower()
