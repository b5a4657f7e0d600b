"""All that has to do with people, put together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from crossglot.server.accounts.email_addresses import Addresses
from crossglot.server.accounts.erasure import Erasure
from crossglot.server.accounts.features import Features
from crossglot.server.accounts.mail import open_mail
from crossglot.server.accounts.mail_queue import MailQueue
from crossglot.server.accounts.notifications import Notifications
from crossglot.server.accounts.open_connections import OpenConnections
from crossglot.server.accounts.passkeys import Passkeys
from crossglot.server.accounts.passwords import Passwords
from crossglot.server.accounts.profiles import Profiles
from crossglot.server.accounts.sessions import Sessions
from crossglot.server.accounts.sign_in import Authenticator
from crossglot.server.accounts.site import check_site, home_of
from crossglot.server.accounts.tokens import PersonalTokens
from crossglot.server.limits.attempts import Attempts
from crossglot.server.nodes.bus import Bus
from crossglot.server.settings.settings import Settings
from crossglot.server.store.database import Database

SIGNED_OUT = "signed-out"
"""Topic: sessions and tokens that have ended; see :class:`OpenConnections`."""

UNNAMED = "unnamed"
"""Topic: ids of games that a name was taken off, or that have changed hands."""


class AccountServices:
    """The use cases about people, which routes ask for by the names of these attributes.

    Args:
        database: Where everything is kept.
        settings: How letters are sent, and where their links lead.
        show_again: Called with the id of each game that a name was taken off, or that has
            changed hands.
        bus: Where other nodes hear of sessions that end and names that go.
        features: What is kept about accounts elsewhere.

    Raises:
        AccountError: ``mail-setting`` or ``public-url-missing``.
    """

    def __init__(
        self,
        database: Database,
        settings: Settings,
        show_again: Callable[[str], Awaitable[None]],
        bus: Bus,
        features: Features,
    ) -> None:
        self._bus = bus
        self._show_again = show_again
        self._at_work: set[asyncio.Future[None]] = set()
        check_site(settings)
        self._post = MailQueue(open_mail(settings.mail, settings.mail_sender))
        self._passwords = Passwords()
        self._attempts = attempts = Attempts(settings.redis)
        self.open_connections = OpenConnections(lambda message: bus.publish(SIGNED_OUT, message))
        self.sessions = Sessions(database, self.open_connections)
        self.personal_tokens = PersonalTokens(database, self.open_connections)
        self.authenticator = Authenticator(
            database, self.sessions, self._passwords, attempts, self._changed_outside, features
        )
        self.addresses = Addresses(
            database, self._post, attempts, self.authenticator, self._passwords
        )
        self.notifications = Notifications(database, self._post, home_of(settings))
        self.passkeys = Passkeys(database, self.authenticator)
        self.profiles = Profiles(database, features.has_played)
        self.erasure = Erasure(
            database, self.sessions, self.authenticator, self._changed_outside, features
        )

    async def start(self) -> None:
        """Hear what happens to people on other nodes."""
        if not self._bus.shared:
            return
        await self._bus.subscribe(SIGNED_OUT, self.open_connections.hear)
        await self._bus.subscribe(UNNAMED, self._hear_unnamed)
        self._bus.on_gap(lambda: self._soon(self.sessions.check_lines()))

    async def stop(self) -> None:
        """Finish what is being sent and hashed."""
        await asyncio.gather(*self._at_work, return_exceptions=True)
        await self._post.stop()
        await self._attempts.close()
        await asyncio.to_thread(self._passwords.stop)

    async def _changed_outside(self, game_id: str) -> None:
        """A name was taken off a game, or a seat is another's: show it so, on every node."""
        await self._show_again(game_id)
        if self._bus.shared:
            self._bus.publish(UNNAMED, game_id.encode())

    def _hear_unnamed(self, message: bytes) -> None:
        self._soon(self._show_again(message.decode()))

    def _soon(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
