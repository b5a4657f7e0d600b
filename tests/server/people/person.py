"""A visitor with a name, who comes from a network of their own."""

import contextlib
import itertools
import sqlite3

from tests.server.visitor import Visitor

PASSWORD = "correct horse 7"

PROXY = frozenset({"127.0.0.1"})
"""The proxy that a server must trust so that each person has a network of their own."""

_numbers = itertools.count(1)


def fresh_name():
    """A name that no test has used."""
    number = next(_numbers)
    return f"Anna{''.join(chr(97 + int(digit)) for digit in str(number))}"


class Person(Visitor):
    """Asks as a proxy on this machine passes them on: every person has a network of their own."""

    def __init__(self, address, cookie=None, network=None):
        super().__init__(address, cookie)
        number = next(_numbers)
        self.network = network or f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.name = None

    def ask(self, method, path, body=None, **headers):
        return super().ask(method, path, body, x_forwarded_for=self.network, **headers)

    def me(self):
        return self.ask("GET", "/api/account").body

    def register(self, name=None, password=PASSWORD):
        self.name = name or fresh_name()
        answer = self.ask(
            "POST", "/api/account/register", {"name": self.name, "password": password}
        )
        assert answer.status == 201, answer.text
        return self

    def log_in(self, name=None, password=PASSWORD):
        body = {"name": name or self.name, "password": password}
        return self.ask("POST", "/api/account/login", body)

    def bearer(self, *scopes):
        """The headers of a new token of this person."""
        made = self.ask("POST", "/api/account/tokens", {"label": "t", "scopes": list(scopes)})
        assert made.status == 201, made.text
        return {"authorization": f"Bearer {made.body['token']}"}


def rows(database, statement, *values):
    """What a statement finds in, or changes of, a running server's file."""
    with contextlib.closing(sqlite3.connect(database, timeout=60)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def sign_in_long_ago(database, person, seconds=3600):
    """Make all sessions of a person look older."""
    rows(
        database,
        "UPDATE sessions SET created = created - ? WHERE account IN"
        " (SELECT id FROM accounts WHERE name = ?)",
        seconds,
        person.name,
    )
