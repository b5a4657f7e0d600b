"""Passkeys: signing in with what a device holds, without a name and without a password."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from crossglot.errors import AccountCode, AccountError
from crossglot.server.accounts import webauthn
from crossglot.server.accounts.audit import Action, log_action
from crossglot.server.accounts.names import accepted
from crossglot.server.accounts.sessions import Opened
from crossglot.server.accounts.sign_in import Authenticator, Visit, kept_hash
from crossglot.server.accounts.site import Site
from crossglot.server.accounts.storage import account_of
from crossglot.server.accounts.webauthn import Credential
from crossglot.server.store.database import Database
from crossglot.server.store.schema.credentials import ceremonies, passkeys

LASTS = 5 * 60
"""Seconds that an authenticator gets to answer."""

MOST_PASSKEYS = 20
"""Passkeys of one account."""


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey, as its owner sees it in a list.

    Attributes:
        id: As browsers write it (base64url).
        label: What its owner calls it.
        created: Seconds since 1970.
        used: When it was last used; None when never.
    """

    id: str
    label: str
    created: float
    used: float | None


class Passkeys:
    """The passkeys of this server.

    Args:
        database: Where their public halves are kept.
        authenticator: Open for those who hold one.
    """

    def __init__(self, database: Database, authenticator: Authenticator) -> None:
        self._database = database
        self._authenticator = authenticator

    async def creation_options(self, account: str, name: str | None, site: Site) -> str:
        """What a browser needs to make a passkey for ``account``, as JSON.

        Args:
            account: For which it will be.
            name: Which a guest wants to have; None to use the account's own.
            site: To which it will belong.

        Raises:
            AccountError: The name cannot be had.
        """
        wanted = None if name is None else accepted(name)
        own, known = await self._database.read(
            lambda connection: (
                account_of(connection, account).name,
                [row.id for row in connection.execute(_mine(account))],
            )
        )
        called = own or wanted
        if called is None:
            raise AccountError(AccountCode.NOT_SIGNED_IN)
        challenge, options = webauthn.creation(account, called, site, known)
        await self._await_answer(challenge, account)
        return options

    async def add(self, account: str, label: str, credential: Credential, site: Site) -> None:
        """Keep a passkey that a browser has made.

        Raises:
            AccountError: ``passkey-refused`` or ``too-many-kept``.
        """
        made = await self._made(account, credential, site)

        def work(connection: Connection) -> None:
            kept = select(func.count()).where(passkeys.c.account == account)
            if connection.execute(kept).scalar_one() >= MOST_PASSKEYS:
                raise AccountError(AccountCode.TOO_MANY_KEPT, most=MOST_PASSKEYS)
            _keep(connection, account, label, made)
            log_action(connection, account, Action.PASSKEY_ADDED, account)

        await self._database.write(work)

    async def register(
        self, visit: Visit, name: str, label: str, credential: Credential, site: Site
    ) -> Opened:
        """Make a person of a guest who will sign in with this passkey.

        Raises:
            AccountError: The name cannot be had, or ``passkey-refused``.
        """
        await self._authenticator.may_register(visit)
        name = accepted(name)
        if visit.principal is None:  # the options were made for a guest
            raise AccountError(AccountCode.PASSKEY_REFUSED)
        made = await self._made(visit.principal.account, credential, site)
        return await self._authenticator.register_with(
            visit, name, lambda connection, account: _keep(connection, account, label, made)
        )

    async def request_options(self, site: Site) -> str:
        """What a browser needs to sign in with a passkey, as JSON."""
        challenge, options = webauthn.request(site)
        await self._await_answer(challenge, None)
        return options

    async def sign_in(self, visit: Visit, credential: Credential, site: Site) -> Opened:
        """Open a session for the holder of the passkey.

        Raises:
            AccountError: ``passkey-refused``, whatever was wrong.
        """
        challenge = await self._challenge(credential, None)
        key = webauthn.id_of(credential)
        found = select(passkeys.c.account, passkeys.c.public_key, passkeys.c.sign_count)
        row = await self._database.read(
            lambda connection: connection.execute(found.where(passkeys.c.id == key)).first()
        )
        if row is None:
            raise AccountError(AccountCode.PASSKEY_REFUSED)
        count = webauthn.verify_request(credential, challenge, site, row.public_key, row.sign_count)
        used = update(passkeys).where(passkeys.c.id == key)

        def note(connection: Connection) -> None:
            kept = used.values(sign_count=count, used=time.time())
            if connection.execute(kept).rowcount != 1:  # removed while we verified
                raise AccountError(AccountCode.PASSKEY_REFUSED)

        return await self._authenticator.enter(visit, row.account, note)

    async def listed(self, account: str) -> list[PasskeyInfo]:
        """The account's passkeys, the oldest first."""
        return await self._database.read(lambda connection: passkeys_of(connection, account))

    async def remove(self, account: str, passkey_id: str) -> None:
        """Remove one passkey of ``account``.

        Raises:
            AccountError: ``passkey-unknown``, or ``last-way-in``.
        """
        try:
            key = base64url_to_bytes(passkey_id)
        except ValueError:
            raise AccountError(AccountCode.PASSKEY_UNKNOWN) from None

        def work(connection: Connection) -> None:
            keys = [row.id for row in connection.execute(_mine(account))]
            if key not in keys:
                raise AccountError(AccountCode.PASSKEY_UNKNOWN)
            if len(keys) == 1 and kept_hash(connection, account) is None:
                raise AccountError(AccountCode.LAST_WAY_IN)
            connection.execute(delete(passkeys).where(passkeys.c.id == key))
            log_action(connection, account, Action.PASSKEY_REMOVED, account)

        await self._database.write(work)

    async def _made(self, account: str, credential: Credential, site: Site) -> webauthn.Made:
        challenge = await self._challenge(credential, account)
        return webauthn.verify_creation(credential, challenge, site)

    async def _await_answer(self, challenge: bytes, account: str | None) -> None:
        """Keep a challenge, for any node to find."""

        def work(connection: Connection) -> None:
            now = time.time()
            connection.execute(delete(ceremonies).where(ceremonies.c.expires < now))
            row = {"challenge": challenge, "account": account, "expires": now + LASTS}
            connection.execute(insert(ceremonies).values(row))

        await self._database.write(work)

    async def _challenge(self, credential: Credential, account: str | None) -> bytes:
        """The challenge that ``credential`` answers, if we gave it out; good once.

        Raises:
            AccountError: ``passkey-refused``.
        """
        challenge = webauthn.challenge_of(credential)
        ours = delete(ceremonies).where(
            ceremonies.c.challenge == challenge,
            ceremonies.c.account.is_(None) if account is None else ceremonies.c.account == account,
            ceremonies.c.expires > time.time(),
        )
        if await self._database.write(lambda connection: connection.execute(ours).rowcount) != 1:
            raise AccountError(AccountCode.PASSKEY_REFUSED)
        return challenge


def passkeys_of(connection: Connection, account: str) -> list[PasskeyInfo]:
    """The passkeys of ``account``, the oldest first."""
    return [
        PasskeyInfo(bytes_to_base64url(row.id), row.label, row.created, row.used)
        for row in connection.execute(_mine(account))
    ]


def drop_passkeys(connection: Connection, account: str) -> None:
    """Forget all passkeys of ``account``, and challenges that wait for one."""
    connection.execute(delete(passkeys).where(passkeys.c.account == account))
    connection.execute(delete(ceremonies).where(ceremonies.c.account == account))


def _mine(account: str) -> Select[Any]:
    return select(passkeys).where(passkeys.c.account == account).order_by(passkeys.c.created)


def _keep(connection: Connection, account: str, label: str, made: webauthn.Made) -> None:
    taken = select(passkeys.c.account).where(passkeys.c.id == made.id)
    if connection.execute(taken).first() is not None:
        raise AccountError(AccountCode.PASSKEY_REFUSED)
    row = {"id": made.id, "account": account, "public_key": made.public_key, "label": label}
    kept = insert(passkeys).values(row)
    connection.execute(kept.values(sign_count=made.sign_count, created=time.time()))
