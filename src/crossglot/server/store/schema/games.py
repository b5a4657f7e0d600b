"""Games. A game is its events; all else is written together with them."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, Table, Text, text

from crossglot.server.store.schema.metadata import metadata

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False, doc="see crossglot.server.wire.standing.KindName"),
    Column("updated", Float, nullable=False, doc="seconds since 1970"),
    Column("awaits_computer", Integer, nullable=False, doc="1 while a computer is to move"),
    Column("standing", Text, nullable=False, doc="JSON: its line in a list of games"),
    Column("seq", Integer, nullable=False, doc="number of its last event: the lock"),
    Column("node", Text, nullable=False, doc="the node that moved last, and thinks for it"),
    Column("due", Float, nullable=True, doc="when time changes it, in seconds since 1970"),
    sqlite_with_rowid=False,
)

Index(
    "games_due",
    games.c.due,
    sqlite_where=text("due IS NOT NULL"),
    postgresql_where=text("due IS NOT NULL"),
)

Index(
    "games_awaiting",
    games.c.id,
    sqlite_where=text("awaits_computer = 1"),
    postgresql_where=text("awaits_computer = 1"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False, doc="who sits there"),
    Index("seats_by_account", "account"),
    sqlite_with_rowid=False,
)

events = Table(
    "events",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False, doc="1, 2, 3, ... in each game"),
    Column("at", Float, nullable=False, doc="seconds since 1970"),
    Column("body", Text, nullable=False, doc="JSON of an event of its kind"),
    sqlite_with_rowid=False,
)
"""The primary key guards the lock: of two writers with the same number one fails."""

receipts = Table(
    "receipts",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("move_id", Text, primary_key=True, doc="the name its sender gave the move"),
    Column("seq", Integer, nullable=False, doc="number of the last event after the move"),
    sqlite_with_rowid=False,
)
