"""Taking one's data along, and having it erased."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import Connection

from crossglot.errors import AccountCode, AccountError
from crossglot.server.accounts.audit import Action, log_action
from crossglot.server.accounts.features import Features
from crossglot.server.accounts.principal import Principal
from crossglot.server.accounts.sessions import Sessions, end_sessions
from crossglot.server.accounts.sign_in import Authenticator
from crossglot.server.accounts.storage import account_of
from crossglot.server.accounts.tokens import revoke_all
from crossglot.server.store.database import Database

UNNAMED = "Guest"
"""What a guest writes to have their account erased."""


class Erasure:
    """What people may take along, and leave behind.

    Args:
        database: Where everything is kept.
        sessions: Ended with the account.
        authenticator: See that it is the owner who asks.
        show_again: Called with the id of each game that a name was taken off.
        features: What is kept about a person, and how it is forgotten.
    """

    def __init__(
        self,
        database: Database,
        sessions: Sessions,
        authenticator: Authenticator,
        show_again: Callable[[str], Awaitable[None]],
        features: Features,
    ) -> None:
        self._database = database
        self._sessions = sessions
        self._authenticator = authenticator
        self._show_again = show_again
        self._parts = features.personal_data
        self._erase_again = features.erase_again

    async def export(self, account: str) -> bytes:
        """All that is kept of ``account``, part by part, as JSON."""
        exported = await self._database.read(
            lambda connection: {part.name: part.export(connection, account) for part in self._parts}
        )
        await self._database.write(
            lambda connection: log_action(connection, account, Action.EXPORTED, account)
        )
        return await asyncio.to_thread(self._shaped, exported)

    def _shaped(self, exported: dict[str, object]) -> bytes:
        shaped = {part.name: part.shape(exported[part.name]) for part in self._parts}
        return msgspec.json.encode(shaped)

    async def erase(self, principal: Principal, name: str, password: str | None) -> None:
        """Forget who the caller is, for ever. Their games stay, for those they played with.

        Args:
            principal: Whose account.
            name: Its name, written to show that they mean it.
            password: See :meth:`Authenticator.confirm`.

        Raises:
            AccountError: ``erasure-unconfirmed``, or ``sign-in-again``.
        """
        account = principal.account
        own = await self._database.read(lambda connection: account_of(connection, account).name)
        if name != (own or UNNAMED):
            raise AccountError(AccountCode.ERASURE_UNCONFIRMED, name=own or UNNAMED)
        if own is not None:  # a guest has nothing to show again
            await self._authenticator.confirm(principal, password)

        def work(connection: Connection) -> tuple[list[bytes], set[str]]:
            touched = {game for part in self._parts for game in part.touches(connection, account)}
            ended = [*end_sessions(connection, account), *revoke_all(connection, account)]
            for part in self._parts:
                part.erase(connection, account)
            log_action(connection, account, Action.ERASED, account)
            return ended, touched

        ended, games = await self._database.write(work)
        self._sessions.hang_up(ended)
        for game in games:
            await self._show_again(game)
        # A move made meanwhile may have written its line in lists with the name.
        await self._database.write(lambda connection: self._erase_again(connection, account))
        await self._database.scrub()
