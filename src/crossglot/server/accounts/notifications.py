"""Letters that nobody asked for at that moment: only who wants them gets them.

Each carries a link that ends its kind with one click, in its text and in the header that mail
programs have a button for (RFC 8058).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection

from crossglot.errors import AccountCode, AccountError
from crossglot.rulebook.sentences import sentence_of
from crossglot.server.accounts.email_addresses import address_of
from crossglot.server.accounts.mail import Email
from crossglot.server.accounts.mail_queue import MailQueue, guarded
from crossglot.server.accounts.notices import (
    Notice,
    NoticeChoices,
    NotificationChannel,
    choices_of,
    choose,
    wants,
)
from crossglot.server.accounts.storage import account_of
from crossglot.server.store.database import Database
from crossglot.server.store.secrets import secret_called, site_secret

KEY = "letters"
"""Names the secret that signs the links."""

SIGNATURE = 32
"""Characters of a signature: 128 bits."""

STOP_PATH = "/api/notices/stop"
"""Where a mail program posts, and a browser is led on from."""


class Notifications:
    """Tells accounts what they want to be told.

    Args:
        database: Knows their choices and addresses.
        post: Sends letters.
        site: Where links lead, without a slash at its end.
    """

    def __init__(self, database: Database, post: MailQueue, site: str) -> None:
        self._database = database
        self._post = post
        self._site = site

    async def wants(
        self, account: str, notice: Notice, way: NotificationChannel = NotificationChannel.MAIL
    ) -> bool:
        """Whether ``account`` is to be told of ``notice`` in this way."""
        asked = partial(wants, account=account, notice=notice, way=way)
        return await self._database.read(asked)

    async def choices(self, account: str) -> NoticeChoices:
        """What ``account`` is told of."""
        return await self._database.read(partial(choices_of, account=account))

    async def choose(self, account: str, choices: NoticeChoices) -> None:
        """Keep what ``account`` wants to be told of."""
        await self._database.write(partial(choose, account=account, choices=choices))

    def later(self, account: str, notice: Notice, path: str, **facts: str | int) -> None:
        """Write to ``account``, if it wants that and has confirmed an address; nobody waits.

        Args:
            account: Whom.
            notice: Of what; it has the sentences ``<notice>-subject`` and ``<notice>-text``.
            path: Where the letter's link leads.
            **facts: Told in the sentences, beside ``name`` and ``link``.
        """
        self._post.later(self._write(account, notice, path, facts))

    def later_to_all(
        self, accounts: Sequence[str], notice: Notice, path: str, **facts: str | int
    ) -> None:
        """As :meth:`later`, to each of ``accounts``: one after the other, for they may be many."""
        self._post.later(self._write_all(accounts, notice, path, facts))

    async def _write_all(
        self, accounts: Sequence[str], notice: Notice, path: str, facts: dict[str, str | int]
    ) -> None:
        for account in accounts:
            await guarded(self._write(account, notice, path, facts))

    async def _write(
        self, account: str, notice: Notice, path: str, facts: dict[str, str | int]
    ) -> None:
        reached = await self._database.read(partial(_reached, account=account, notice=notice))
        if reached is None:
            return
        address, name, choices = reached
        token = await self.stop_token(account, notice)
        said = partial(sentence_of, "letters", choices.language)
        all_facts = {**facts, "name": name, "link": f"{self._site}{path}"}
        text = said(f"{notice}-text", **all_facts)
        end = said("stop-text", link=f"{self._site}/account/letters#{token}")
        stop = f"{self._site}{STOP_PATH}?token={token}"
        subject = said(f"{notice}-subject", **all_facts)
        await self._post.send(Email(address, subject, f"{text}\n\n-- \n{end}", stop))

    async def stop_token(self, account: str, notice: Notice) -> str:
        """What ends letters about ``notice`` to ``account``, for ever good."""
        key = await site_secret(self._database, KEY)
        return f"{account}.{notice}.{_signature(key, account, notice)}"

    async def stop(self, token: str) -> Notice:
        """Send no more e-mail of the kind that the token came with.

        Raises:
            AccountError: ``link-invalid``: we have not signed it.
        """
        account, name, signature = (*token.split("."), "", "", "")[:3]

        def work(connection: Connection) -> Notice:
            key = secret_called(connection, KEY)
            genuine = _signature(key, account, name)
            if not hmac.compare_digest(genuine.encode(), signature.encode()):
                raise AccountError(AccountCode.LINK_INVALID)
            notice = Notice(name)
            choose(connection, account, choices_of(connection, account).without(notice))
            return notice

        return await self._database.write(work)


def _signature(key: bytes, account: str, notice: str) -> str:
    text = f"{account}.{notice}".encode()
    return hmac.new(key, text, hashlib.sha256).hexdigest()[:SIGNATURE]


def _reached(
    connection: Connection, account: str, notice: Notice
) -> tuple[str, str, NoticeChoices] | None:
    """Address, name and choices of an account that wants the letter and can get it."""
    choices = choices_of(connection, account)
    found = address_of(connection, account)
    if notice not in choices.mail or found is None or found[1] is None:
        return None
    return found[0], account_of(connection, account).name or "", choices
