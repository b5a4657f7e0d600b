"""When games are due, and who has been nudged."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, Text, text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column of the timers; games of before are due once somebody moves in them."""
    op.add_column("games", Column("due", Float, nullable=True))
    waiting = text("due IS NOT NULL")
    op.create_index("games_due", "games", ["due"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_table(
        "nudges",
        Column("game", Text, ForeignKey("games.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("turn", Integer, primary_key=True, autoincrement=False),
        Column("at", Float, nullable=False),
        sqlite_with_rowid=False,
    )
