"""All that has to do with people, put together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from crossglot.server.people.addresses import Addresses
from crossglot.server.people.attempts import Attempts
from crossglot.server.people.bearers import Bearers
from crossglot.server.people.doors import Doors
from crossglot.server.people.erasure import Erasure
from crossglot.server.people.lines import Lines
from crossglot.server.people.mail import open_mail
from crossglot.server.people.passkeys import Passkeys
from crossglot.server.people.passwords import Passwords
from crossglot.server.people.post import Post
from crossglot.server.people.profiles import Profiles
from crossglot.server.people.sessions import Sessions
from crossglot.server.people.site import check_site
from crossglot.server.settings import Settings
from crossglot.server.store.database import Database


class People:
    """The use cases about people, which routes ask for by the names of these attributes.

    Args:
        database: Where everything is kept.
        settings: How letters are sent, and where their links lead.
        show_again: Called with the id of each game that a name was taken off.

    Raises:
        AccountError: ``mail-setting`` or ``public-url-missing``.
    """

    def __init__(
        self, database: Database, settings: Settings, show_again: Callable[[str], Awaitable[None]]
    ) -> None:
        check_site(settings)
        self._post = Post(open_mail(settings.mail, settings.mail_sender))
        self._passwords = Passwords()
        attempts = Attempts()
        self.lines = Lines()
        self.sessions = Sessions(database, self.lines)
        self.bearers = Bearers(database, self.lines)
        self.doors = Doors(database, self.sessions, self._passwords, attempts)
        self.addresses = Addresses(database, self._post, attempts, self.doors, self._passwords)
        self.passkeys = Passkeys(database, self.doors)
        self.profiles = Profiles(database)
        self.erasure = Erasure(database, self.sessions, self.doors, show_again)

    async def stop(self) -> None:
        """Finish what is being sent and hashed."""
        await self._post.stop()
        await asyncio.to_thread(self._passwords.stop)
