"""Names for accounts that tell nothing of them, the same in every dump."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Callable

from sqlalchemy import Connection

from crossglot.server.store.secrets import secret_called

KEY = "pseudonyms"

Pseudonyms = Callable[[str], str]
"""Id of an account -> its pseudonym."""


def secret_key(connection: Connection) -> bytes:
    """The key that makes the pseudonyms; made the first time. In a transaction that writes."""
    return secret_called(connection, KEY)


def pseudonyms(key: bytes) -> Pseudonyms:
    """Pseudonyms by ``key``; who does not have it cannot tell whose they are.

    >>> name = pseudonyms(bytes(32))
    >>> name("k3v7q2mzt4ab") == name("k3v7q2mzt4ab") != name("k3v7q2mzt4ac")
    True
    """

    def pseudonym(account: str) -> str:
        digest = hmac.digest(key, account.encode(), hashlib.sha256)
        return f"player-{base64.b32encode(digest)[:10].decode().lower()}"

    return pseudonym
