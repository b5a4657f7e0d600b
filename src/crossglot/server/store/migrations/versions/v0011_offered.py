"""Variants that are offered in the lobby, their results, and what accounts are told of."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, Text, false, text

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add columns and tables; games of before stay private, and leave no results."""
    op.create_table(
        "notice_choices",
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("choices", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    for column in (
        Column("public", Boolean, nullable=False, server_default=false()),
        Column("created", Float, nullable=False, server_default=text("0")),
        Column("seen", Float, nullable=False, server_default=text("0")),
        Column("standing", Text, nullable=False, server_default="{}"),
    ):
        op.add_column("variant_games", column)
    op.create_table(
        "variant_invitations",
        Column("game", Text, ForeignKey("variant_games.id"), primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True, index=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "variant_results",
        Column("game", Text, ForeignKey("variant_games.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        Column("variant", Text, nullable=False),
        Column("edition", Text, nullable=False),
        Column("finished", Float, nullable=False),
        Column("outcome", Text, nullable=False),
        Column("points", Integer, nullable=False),
        Column("possible", Integer, nullable=False),
        Index("variant_results_by_account", "account", "finished"),
        sqlite_with_rowid=False,
    )
