"""Accounts: registering, signing in, and showing again who one is."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from crossglot.errors import AccountCode, AccountError
from crossglot.server.accounts.audit import Action, log_action
from crossglot.server.accounts.features import Features
from crossglot.server.accounts.names import accepted, key_of
from crossglot.server.accounts.passwords import Passwords
from crossglot.server.accounts.principal import Principal
from crossglot.server.accounts.sessions import Opened, Sessions, end_sessions, open_session
from crossglot.server.accounts.storage import (
    account_if_called,
    account_of,
    add_guest,
    change_name,
    give_name,
)
from crossglot.server.accounts.tokens import revoke_all
from crossglot.server.limits.attempts import Attempt, Attempts
from crossglot.server.store.database import Database
from crossglot.server.store.schema.credentials import passwords as kept_passwords

FRESH = 15 * 60
"""Seconds after signing in during which nobody is asked for their password again."""


@dataclass(frozen=True, slots=True)
class Visit:
    """From where somebody comes to a door.

    Attributes:
        principal: Whom their browser speaks for; None when we do not know it.
        network: Their part of the network, for counting attempts.
        agent: What their browser calls itself.
    """

    principal: Principal | None
    network: str
    agent: str

    @property
    def key(self) -> bytes | None:
        """The session that they come with, and that ends when they sign in."""
        return (
            self.principal.key
            if self.principal is not None and self.principal.has_session
            else None
        )


class Authenticator:
    """Lets people into accounts.

    Args:
        database: Where accounts are kept.
        sessions: Opened for those who are let in.
        passwords: Hashes and verifies.
        attempts: Counted before anything is verified.
        show_again: Called with the id of each game that has another owner now.
        features: What guests have begun, and which accounts are closed.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - all that a sign-in depends on
        self,
        database: Database,
        sessions: Sessions,
        passwords: Passwords,
        attempts: Attempts,
        show_again: Callable[[str], Awaitable[None]],
        features: Features,
    ) -> None:
        self._database = database
        self._sessions = sessions
        self._passwords = passwords
        self._attempts = attempts
        self._show_again = show_again
        self._features = features

    async def register(self, visit: Visit, name: str, password: str) -> Opened:
        """Make a person of a visitor; a guest keeps their games.

        Raises:
            AccountError: The name or the password cannot be had.
        """
        await self.may_register(visit)
        name = accepted(name)
        hashed = await self._passwords.hash(password, name)
        return await self.register_with(
            visit, name, lambda connection, account: _keep(connection, account, hashed)
        )

    async def may_register(self, visit: Visit) -> None:
        """Count a registration.

        Raises:
            AccountError: ``signed-in-already`` or ``too-many-attempts``.
        """
        if visit.principal is not None and visit.principal.is_named:
            raise AccountError(AccountCode.SIGNED_IN_ALREADY)
        await self._attempts.count(Attempt.REGISTRATION, visit.network)

    async def register_with(
        self, visit: Visit, name: str, equip: Callable[[Connection, str], None]
    ) -> Opened:
        """Give an accepted name; ``equip`` keeps what will open the account."""
        guest = visit.principal

        def work(connection: Connection) -> Opened:
            account = add_guest(connection) if guest is None else guest.account
            give_name(connection, account, name)
            equip(connection, account)
            log_action(connection, account, Action.REGISTERED, account)
            return Opened(open_session(connection, account, visit.agent, visit.key), account)

        try:
            opened = await self._database.write(work)
        except IntegrityError:  # another node gave the name away at the same moment
            raise AccountError(AccountCode.NAME_TAKEN, name=name) from None
        return self._entered(visit, opened)

    async def sign_in(self, visit: Visit, name: str, password: str) -> Opened:
        """Open a session by name and password.

        Whether the name, the password or both are wrong: the answer is the
        same, after the same work.

        Raises:
            AccountError: ``sign-in-refused`` or ``too-many-attempts``.
        """
        await self._count(key_of(name), visit.network)
        account, kept = await self._database.read(lambda connection: _lookup(connection, name))
        if not await self._passwords.verify(password, kept) or account is None or kept is None:
            raise AccountError(AccountCode.SIGN_IN_REFUSED)
        outdated = self._passwords.is_outdated(kept)
        renewed = await self._passwords.renew(password) if outdated else kept

        def note(connection: Connection) -> None:
            if kept_hash(connection, account) != kept:  # changed while we verified
                raise AccountError(AccountCode.SIGN_IN_REFUSED)
            if outdated:
                _keep(connection, account, renewed)

        return await self.enter(visit, account, note)

    async def enter(self, visit: Visit, account: str, note: Callable[[Connection], None]) -> Opened:
        """Open a session for somebody who has shown who they are; ``note`` is kept with it.

        What they have played as a guest in this browser goes over to the account.

        Raises:
            AccountError: ``sign-in-refused``: a moderator has closed the account.
        """
        features = self._features
        guest = (
            visit.principal.account
            if visit.principal is not None and visit.key is not None
            else None
        )

        def work(connection: Connection) -> tuple[Opened, list[str]]:
            if features.is_closed(connection, account):
                raise AccountError(AccountCode.SIGN_IN_REFUSED)
            note(connection)
            log_action(connection, account, Action.SIGNED_IN, account)
            carried = [] if guest is None else features.carry_over(connection, guest, account)
            return Opened(
                open_session(connection, account, visit.agent, visit.key), account
            ), carried

        opened, carried = await self._database.write(work)
        for game in carried:
            await self._show_again(game)
        return self._entered(visit, opened)

    async def confirm(self, principal: Principal, password: str | None) -> None:
        """See that it is still the owner who sits at the browser.

        Raises:
            AccountError: ``sign-in-again``: they signed in some time ago, and
                give no password or a wrong one; ``too-many-attempts``.
        """
        if time.time() - principal.since < FRESH:
            return
        await self._attempts.count(Attempt.PASSWORD_FOR_NAME, principal.account)
        kept = await self._database.read(
            lambda connection: kept_hash(connection, principal.account)
        )
        if not await self._passwords.verify(password or "", kept):
            raise AccountError(AccountCode.SIGN_IN_AGAIN)

    async def change_name(self, principal: Principal, name: str, password: str | None) -> None:
        """Give the caller another name; games that were played keep the one they were played under.

        Raises:
            AccountError: The name cannot be had, or ``sign-in-again``.
        """
        name = accepted(name)
        await self.confirm(principal, password)

        def work(connection: Connection) -> None:
            change_name(connection, principal.account, name)
            log_action(connection, principal.account, Action.RENAMED, principal.account)

        try:
            await self._database.write(work)
        except IntegrityError:  # another node gave the name away at the same moment
            raise AccountError(AccountCode.NAME_TAKEN, name=name) from None

    async def change_password(
        self, principal: Principal, old: str | None, new: str, *, end_tokens: bool
    ) -> None:
        """Change a password, or set the first one; all other sessions end.

        Args:
            principal: Whose password.
            old: The one that it replaces; None when there was none.
            new: From now on.
            end_tokens: The account's programs are to be shut out, too.

        Raises:
            AccountError: ``sign-in-again``: ``old`` is wrong; ``password-weak``.
        """
        kept, name = await self._database.read(
            lambda connection: (
                kept_hash(connection, principal.account),
                account_of(connection, principal.account).name or "",
            )
        )
        if kept is None:
            await self.confirm(principal, None)
        else:
            await self._attempts.count(Attempt.PASSWORD_FOR_NAME, principal.account)
            if not await self._passwords.verify(old or "", kept):
                raise AccountError(AccountCode.SIGN_IN_AGAIN)
        hashed = await self._passwords.hash(new, name)
        await self.keep_password(
            principal.account,
            hashed,
            Action.PASSWORD_CHANGED,
            keep=principal.key,
            end_tokens=end_tokens,
        )

    async def keep_password(
        self,
        account: str,
        hashed: str,
        action: Action,
        *,
        keep: bytes | None = None,
        end_tokens: bool,
    ) -> None:
        """Keep a new hash and end every session but ``keep``; and every token, if wanted."""

        def work(connection: Connection) -> list[bytes]:
            _keep(connection, account, hashed)
            log_action(connection, account, action, account, end_tokens=end_tokens)
            revoked = revoke_all(connection, account) if end_tokens else []
            return [*end_sessions(connection, account, keep), *revoked]

        self._sessions.hang_up(await self._database.write(work))

    async def _count(self, name_key: str, network: str) -> None:
        """Count one more password tried."""
        await self._attempts.count(Attempt.PASSWORD_FROM_HERE, network)
        await self._attempts.count(Attempt.PASSWORD_FOR_NAME_FROM_HERE, name_key, network)
        await self._attempts.count(Attempt.PASSWORD_FOR_NAME, name_key)

    def _entered(self, visit: Visit, opened: Opened) -> Opened:
        if visit.principal is not None and visit.principal.has_session:
            self._sessions.rotated(visit.principal, opened)
        return opened


def kept_hash(connection: Connection, account: str) -> str | None:
    """The hash of the account's password; None when it has none."""
    wanted = select(kept_passwords.c.hash).where(kept_passwords.c.account == account)
    return connection.execute(wanted).scalar_one_or_none()


def drop_password(connection: Connection, account: str) -> None:
    """Forget the account's password."""
    connection.execute(delete(kept_passwords).where(kept_passwords.c.account == account))


def _keep(connection: Connection, account: str, hashed: str) -> None:
    drop_password(connection, account)
    row = {"account": account, "hash": hashed, "changed": time.time()}
    connection.execute(insert(kept_passwords).values(row))


def _lookup(connection: Connection, name: str) -> tuple[str | None, str | None]:
    """(account, hash of its password) of a name, each None when there is none."""
    account = account_if_called(connection, name)
    if account is None:
        return None, None
    return account.id, kept_hash(connection, account.id)
