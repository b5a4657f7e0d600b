"""What was done by right of a role, and at the sign-in of accounts."""

from sqlalchemy import Column, Float, Index, Integer, Table, Text

from crossglot.server.store.schema.metadata import metadata

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False, doc="seconds since 1970"),
    Column("actor", Text, nullable=True, doc="id of an account; none for the terminal"),
    Column("action", Text, nullable=False, doc="see people.audit"),
    Column("subject", Text, nullable=True, doc="id of what it was done to"),
    Column("facts", Text, nullable=False, doc="JSON; no names, no addresses"),
    Index("audit_by_subject", "subject"),
    sqlite_autoincrement=True,
)
"""Rows are added and never changed. They hold ids, so that erasing a name need not touch them."""
