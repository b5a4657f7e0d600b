"""E-mail addresses: given by choice, confirmed by a link, good for a new password."""

from __future__ import annotations

import re
import time

from sqlalchemy import Connection, delete, insert, select, update

from crossglot.errors import AccountCode, AccountError
from crossglot.languages import Language
from crossglot.server.accounts.audit import Action, log_action
from crossglot.server.accounts.email_links import Purpose, drop_links, new_link, peek_link, use_link
from crossglot.server.accounts.mail_queue import MailQueue, link_letter, notice
from crossglot.server.accounts.notices import write_in
from crossglot.server.accounts.passwords import Passwords
from crossglot.server.accounts.sign_in import Authenticator
from crossglot.server.accounts.storage import account_if_called, account_of
from crossglot.server.limits.attempts import Attempt, Attempts
from crossglot.server.store.database import Database
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.credentials import addresses

LONGEST = 254

_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"{_ATOM}(?:\.{_ATOM})*@{_LABEL}(?:\.{_LABEL})*")
"""What browsers take for an address, less the dots that mail servers refuse."""

Reset = tuple[str, str, str, str]
"""Address, its key, and the id and the name of an account that it opens."""


class Addresses:
    """The addresses of accounts, and the letters to them.

    Args:
        database: Where they are kept.
        post: Sends letters.
        attempts: Counted, so that nobody's letter box is filled.
        authenticator: Keeps new passwords.
        passwords: Hashes them.
    """

    def __init__(
        self,
        database: Database,
        post: MailQueue,
        attempts: Attempts,
        authenticator: Authenticator,
        passwords: Passwords,
    ) -> None:
        self._database = database
        self._post = post
        self._attempts = attempts
        self._authenticator = authenticator
        self._passwords = passwords

    async def set(self, account: str, address: str, language: Language, site: str) -> None:
        """Keep ``address``, unconfirmed, and send a link to it.

        The answer is the same whether or not others have the address.

        Raises:
            AccountError: ``address-malformed`` or ``too-many-attempts``.
        """
        if len(address) > LONGEST or ADDRESS.fullmatch(address) is None:
            raise AccountError(AccountCode.ADDRESS_MALFORMED, address=address[:LONGEST])
        key = address.lower()
        await self._attempts.count(Attempt.LETTER_TO_ADDRESS, key)

        def work(connection: Connection) -> tuple[str, str]:
            _put(connection, account, address)
            write_in(connection, account, language)
            log_action(connection, account, Action.ADDRESS_SET, account)
            token = new_link(connection, account, Purpose.CONFIRM, key)
            return token, account_of(connection, account).name or ""

        token, name = await self._database.write(work)
        link = f"{site}/account/confirm#{token}"
        letter = link_letter(Purpose.CONFIRM, language, address, name, link)
        self._post.later(self._post.send(letter))

    async def confirm(self, token: str) -> None:
        """Take the address for the owner's: they have the link.

        Raises:
            AccountError: ``link-invalid``.
        """

        def work(connection: Connection) -> None:
            account, key = use_link(connection, token, Purpose.CONFIRM)
            mine = (addresses.c.account == account) & (addresses.c.address_key == key)
            confirmed = update(addresses).where(mine).values(confirmed=time.time())
            if connection.execute(confirmed).rowcount != 1:
                raise AccountError(AccountCode.LINK_INVALID)
            log_action(connection, account, Action.ADDRESS_CONFIRMED, account)

        await self._database.write(work)

    async def remove(self, account: str) -> None:
        """Forget the account's address."""

        def work(connection: Connection) -> None:
            drop_address(connection, account)
            log_action(connection, account, Action.ADDRESS_REMOVED, account)

        await self._database.write(work)

    async def ask_reset(self, who: str, language: Language, site: str, network: str) -> None:
        """Send a link for a new password to the account that is meant, if there is one.

        Nothing is looked up before this returns, so that neither the answer
        nor its time tells whether there is.

        Args:
            who: A name, or an address that may open several accounts.
            language: Of the letter.
            site: Where its link leads.
            network: Who asks, for counting.

        Raises:
            AccountError: ``too-many-attempts``.
        """
        await self._attempts.count(Attempt.LETTER_FROM_HERE, network)
        self._post.later(self._send_resets(who, language, site))

    async def _send_resets(self, who: str, language: Language, site: str) -> None:
        for address, key, account, name in await self._database.read(
            lambda connection: _meant(connection, who)
        ):
            if not await self._attempts.allows(Attempt.LETTER_TO_ADDRESS, key, account):
                continue
            token = await self._database.write(
                lambda connection, account=account, key=key: new_link(  # type: ignore[misc]
                    connection, account, Purpose.RESET, key
                )
            )
            link = f"{site}/account/reset#{token}"
            await self._post.send(link_letter(Purpose.RESET, language, address, name, link))

    async def reset(self, token: str, password: str, language: Language) -> None:
        """Keep a new password for the holder of the link; all sessions and tokens end.

        A person who had the old one may have made a token with it.

        Raises:
            AccountError: ``link-invalid`` or ``password-weak``; a weak password
                does not use the link up.
        """
        account, key = await self._database.read(
            lambda connection: peek_link(connection, token, Purpose.RESET)
        )
        name = await self._database.read(lambda connection: account_of(connection, account).name)
        hashed = await self._passwords.hash(password, name or "")
        await self._database.write(lambda connection: use_link(connection, token, Purpose.RESET))
        await self._authenticator.keep_password(
            account, hashed, Action.PASSWORD_RESET, end_tokens=True
        )
        self._post.later(self._post.send(notice(language, key, name or "")))


def address_of(connection: Connection, account: str) -> tuple[str, float | None] | None:
    """(address, when it was confirmed) of ``account``; None when it has none."""
    wanted = select(addresses.c.address, addresses.c.confirmed)
    row = connection.execute(wanted.where(addresses.c.account == account)).first()
    return None if row is None else (row.address, row.confirmed)


def drop_address(connection: Connection, account: str) -> None:
    """Forget the account's address, and the links sent to it."""
    drop_links(connection, account)
    connection.execute(delete(addresses).where(addresses.c.account == account))


def _put(connection: Connection, account: str, address: str) -> None:
    drop_address(connection, account)
    row = {"account": account, "address": address, "address_key": address.lower()}
    connection.execute(insert(addresses).values(row))


def _meant(connection: Connection, who: str) -> list[Reset]:
    """The accounts with a confirmed address that ``who`` names, or that have this address."""
    wanted = (
        select(addresses.c.address, addresses.c.address_key, accounts.c.id, accounts.c.name)
        .join(accounts, accounts.c.id == addresses.c.account)
        .where(addresses.c.confirmed.is_not(None))
    )
    if ADDRESS.fullmatch(who):
        wanted = wanted.where(addresses.c.address_key == who.lower())
    else:
        account = account_if_called(connection, who)
        wanted = wanted.where(accounts.c.id == (account.id if account else None))
    return [(row.address, row.address_key, row.id, row.name) for row in connection.execute(wanted)]
