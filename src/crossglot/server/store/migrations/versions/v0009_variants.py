"""Games of the variants, and the scores of those who play alone."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make their tables; the games of before stay where they are."""
    op.create_table(
        "variant_games",
        Column("id", Text, primary_key=True),
        Column("creator", Text, ForeignKey("accounts.id"), nullable=False),
        Column("setup", Text, nullable=False),
        Column("updated", Float, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("over", Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "variant_seats",
        _game(),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False, index=True),
        sqlite_with_rowid=False,
    )
    _events_and_receipts()
    op.create_table(
        "solitaire_results",
        _game(),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False, index=True),
        Column("result", Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _events_and_receipts() -> None:
    op.create_table(
        "variant_events",
        _game(),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("at", Float, nullable=False),
        Column("body", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "variant_receipts",
        _game(),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("move_id", Text, primary_key=True),
        Column("seq", Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def _game() -> Column[str]:
    return Column("game", Text, ForeignKey("variant_games.id"), primary_key=True)
