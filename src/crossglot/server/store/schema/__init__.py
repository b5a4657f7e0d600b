"""The one schema of the server's database, for SQLite and PostgreSQL alike.

A module for each part of the server; what changes here needs a migration in
``crossglot.server.store.migrations.versions``, and a test compares the two.
Seconds since 1970 are floats; truth is stored as 0 and 1 nowhere: ``Boolean``.
"""

from crossglot.server.store.schema import (
    accounts,
    audit,
    credentials,
    games,
    lobby,
    operations,
    play,
    results,
    social,
    tournaments,
)
from crossglot.server.store.schema.metadata import metadata

HEAD = "0001"
"""The migration that makes a database what this package expects."""

__all__ = [
    "HEAD",
    "accounts",
    "audit",
    "credentials",
    "games",
    "lobby",
    "metadata",
    "operations",
    "play",
    "results",
    "social",
    "tournaments",
]
