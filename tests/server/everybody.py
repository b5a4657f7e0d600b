"""Everybody who may ask: nobody, a guest, players, those with a role, a program."""

import asyncio

from crossglot.server.accounts.open_connections import OpenConnections
from crossglot.server.accounts.roles import Role
from crossglot.server.accounts.scopes import Scope
from crossglot.server.accounts.sessions import open_session
from crossglot.server.accounts.storage import add_guest, give_name, set_role
from crossglot.server.accounts.tokens import PersonalTokens
from crossglot.server.store.sqlite_database import SqliteDatabase
from crossglot.server.store.sqlite_file import bare, portable
from tests.server.visitor import Visitor

NAMED = {
    "player": Role.PLAYER,
    "other": Role.PLAYER,
    "arbiter": Role.ARBITER,
    "moderator": Role.MODERATOR,
    "admin": Role.ADMIN,
    "program": Role.ADMIN,
}
"""Who -> their role. The program's owner is an admin: a token has none of a role's rights."""


class Program(Visitor):
    """Asks with a token."""

    def __init__(self, address, token):
        super().__init__(address)
        self.token = {"authorization": f"Bearer {token}"}

    def ask(self, method, path, body=None, **headers):
        return super().ask(method, path, body, **{**self.token, **headers})

    def connection(self, path, **options):
        return super().connection(path, additional_headers=self.token, **options)


def at_the_terminal(database, act):
    """What ``act`` does with the database of a running server, as another process would."""

    async def run():
        opened = SqliteDatabase(database)
        try:
            return await act(opened)
        finally:
            await opened.close()

    return asyncio.run(run())


class Everybody:
    """The accounts of those who may ask on one server."""

    def __init__(self, address, database):
        self.address = address
        self.database = database
        self._connection = portable(bare(database))  # a matrix asks for a thousand sessions
        self._connection.exec_driver_sql("PRAGMA synchronous = OFF")
        self.accounts = at_the_terminal(database, lambda opened: opened.write(enrol))
        owner = self.accounts["program"]
        self.token, _ = at_the_terminal(
            database,
            lambda opened: PersonalTokens(opened, OpenConnections()).make(
                owner, "t", frozenset(Scope)
            ),
        )

    def visitor(self, who):
        """One of them, by a session of its own: nothing done to it harms the next test."""
        if who == "nobody":
            return Visitor(self.address)
        if who == "program":
            return Program(self.address, self.token)
        token = open_session(self._connection, self.accounts[who], "")
        return Visitor(self.address, f"crossglot={token}")


def enrol(connection):
    """Who -> the id of their account, made here."""
    made = {"guest": add_guest(connection)}
    for who, role in NAMED.items():
        made[who] = add_guest(connection)
        give_name(connection, made[who], f"The{who}")
        set_role(connection, made[who], role)
    return made
