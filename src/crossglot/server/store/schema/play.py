"""What happens beside a running game and is no event of it."""

from sqlalchemy import Column, Float, ForeignKey, Integer, Table, Text

from crossglot.server.store.schema.metadata import metadata

nudges = Table(
    "nudges",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False, doc="who nudged"),
    Column("turn", Integer, primary_key=True, autoincrement=False, doc="how many turns were over"),
    Column("at", Float, nullable=False, doc="seconds since 1970"),
    sqlite_with_rowid=False,
)
"""The primary key is the rule: one nudge a turn."""
