"""All that has to do with people, put together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from crossglot.server.bus import Bus
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
from crossglot.server.people.site import check_site, home_of
from crossglot.server.people.telling import Telling
from crossglot.server.settings import Settings
from crossglot.server.store.database import Database

SIGNED_OUT = "signed-out"
"""Topic: sessions and tokens that have ended; see :class:`Lines`."""

UNNAMED = "unnamed"
"""Topic: ids of games that a name was taken off, or that have changed hands."""


class People:
    """The use cases about people, which routes ask for by the names of these attributes.

    Args:
        database: Where everything is kept.
        settings: How letters are sent, and where their links lead.
        show_again: Called with the id of each game that a name was taken off, or that has
            changed hands.
        bus: Where other nodes hear of sessions that end and names that go.

    Raises:
        AccountError: ``mail-setting`` or ``public-url-missing``.
    """

    def __init__(
        self,
        database: Database,
        settings: Settings,
        show_again: Callable[[str], Awaitable[None]],
        bus: Bus,
    ) -> None:
        self._bus = bus
        self._show_again = show_again
        self._at_work: set[asyncio.Future[None]] = set()
        check_site(settings)
        self._post = Post(open_mail(settings.mail, settings.mail_sender))
        self._passwords = Passwords()
        self._attempts = attempts = Attempts(settings.redis)
        self.lines = Lines(lambda message: bus.publish(SIGNED_OUT, message))
        self.sessions = Sessions(database, self.lines)
        self.bearers = Bearers(database, self.lines)
        self.doors = Doors(
            database, self.sessions, self._passwords, attempts, self._changed_outside
        )
        self.addresses = Addresses(database, self._post, attempts, self.doors, self._passwords)
        self.telling = Telling(database, self._post, home_of(settings))
        self.passkeys = Passkeys(database, self.doors)
        self.profiles = Profiles(database)
        self.erasure = Erasure(database, self.sessions, self.doors, self._changed_outside)

    async def start(self) -> None:
        """Hear what happens to people on other nodes."""
        if not self._bus.shared:
            return
        await self._bus.subscribe(SIGNED_OUT, self.lines.hear)
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
