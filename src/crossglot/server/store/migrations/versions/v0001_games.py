"""Games of guests: what the first version kept."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, LargeBinary, Text, text

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of games."""
    op.create_table(
        "games",
        Column("id", Text, primary_key=True),
        Column("updated", Float, nullable=False),
        Column("awaits_computer", Integer, nullable=False),
        Column("standing", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    waiting = text("awaits_computer = 1")
    op.create_index(
        "games_awaiting", "games", ["id"], sqlite_where=waiting, postgresql_where=waiting
    )
    op.create_table(
        "seats",
        Column("game", Text, ForeignKey("games.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("guest", LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "events",
        Column("game", Text, ForeignKey("games.id"), primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("at", Float, nullable=False),
        Column("body", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "receipts",
        Column("game", Text, ForeignKey("games.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("move_id", Text, primary_key=True),
        Column("seq", Integer, nullable=False),
        sqlite_with_rowid=False,
    )
