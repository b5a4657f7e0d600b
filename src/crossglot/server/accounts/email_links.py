"""Links in letters: each is good once, for a while, and for one purpose."""

from __future__ import annotations

import hashlib
import time
from enum import StrEnum

from sqlalchemy import Connection, delete, insert, select

from crossglot.errors import AccountCode, AccountError
from crossglot.server.identifiers import hash_of, new_token
from crossglot.server.store.schema.credentials import links

HOUR = 3600


class Purpose(StrEnum):
    """What a link is for."""

    CONFIRM = "confirm"
    RESET = "reset"


LASTS = {Purpose.CONFIRM: 48 * HOUR, Purpose.RESET: HOUR}
"""Seconds that a link is good for."""


def new_link(connection: Connection, account: str, purpose: Purpose, address_key: str) -> str:
    """The token of a new link; earlier ones of the same purpose are good no more."""
    drop_links(connection, account, purpose)
    connection.execute(delete(links).where(links.c.expires < time.time()))
    token = new_token()
    key = hashlib.sha256(token.encode()).digest()
    row = {"account": account, "purpose": purpose.value, "address_key": address_key}
    expires = time.time() + LASTS[purpose]
    connection.execute(insert(links).values(token_hash=key, expires=expires, **row))
    return token


def use_link(connection: Connection, token: str, purpose: Purpose) -> tuple[str, str]:
    """(account, key of the address it was sent to) of a link, which is used up with this.

    Raises:
        AccountError: ``link-invalid``: not given out, used, too old, or for
            something else.
    """
    account, address_key = peek_link(connection, token, purpose)
    connection.execute(delete(links).where(links.c.token_hash == hash_of(token)))
    return account, address_key


def peek_link(connection: Connection, token: str, purpose: Purpose) -> tuple[str, str]:
    """As :func:`use_link`, but the link stays good."""
    row = connection.execute(
        select(links.c.account, links.c.address_key).where(
            links.c.token_hash == hash_of(token),
            links.c.purpose == purpose.value,
            links.c.expires > time.time(),
        )
    ).first()
    if row is None:
        raise AccountError(AccountCode.LINK_INVALID)
    return row.account, row.address_key


def drop_links(connection: Connection, account: str, purpose: Purpose | None = None) -> None:
    """No link of ``account`` is good any more; of one purpose, if one is given."""
    mine = links.c.account == account
    if purpose is not None:
        mine &= links.c.purpose == purpose.value
    connection.execute(delete(links).where(mine))
