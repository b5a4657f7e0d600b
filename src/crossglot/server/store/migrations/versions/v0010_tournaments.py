"""Duplicate events: their logs, players and slips, and who plays them again."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    Text,
    UniqueConstraint,
    text,
)

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables of duplicate events."""
    _add_tournaments()
    _add_events_and_players()
    _add_slips()
    _add_runs()


def _add_tournaments() -> None:
    op.create_table(
        "tournaments",
        Column("id", Text, primary_key=True),
        Column("state", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("creator", Text, ForeignKey("accounts.id"), nullable=True),
        Column("public", Boolean, nullable=False),
        Column("code", Text, nullable=True),
        Column("edition", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("plan", Text, nullable=False),
        Column("players", Integer, nullable=False),
        Column("created", Float, nullable=False),
        Column("starts", Float, nullable=True),
        Column("ended", Float, nullable=True),
        Column("seq", Integer, nullable=False),
        Column("node", Text, nullable=False),
        Column("due", Float, nullable=True),
        Column("alive", Float, nullable=False),
        Column("round", Text, nullable=True),
        Column("day", Text, nullable=True, unique=True),
        sqlite_with_rowid=False,
    )
    waiting = text("due IS NOT NULL")
    op.create_index(
        "tournaments_due", "tournaments", ["due"], sqlite_where=waiting, postgresql_where=waiting
    )
    op.create_index("tournaments_listed", "tournaments", ["state", "created"])


def _add_events_and_players() -> None:
    op.create_table(
        "tournament_events",
        Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("at", Float, nullable=False),
        Column("body", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tournament_players",
        Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
        Column("player", Integer, primary_key=True, autoincrement=False),
        Column("account", Text, ForeignKey("accounts.id"), nullable=True),
        UniqueConstraint("tournament", "account"),
        sqlite_with_rowid=False,
    )
    op.create_index("tournament_players_by_account", "tournament_players", ["account"])


def _add_slips() -> None:
    op.create_table(
        "tournament_slips",
        Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
        Column("round", Text, primary_key=True),
        Column("player", Integer, primary_key=True, autoincrement=False),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("slip_id", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("body", Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _add_runs() -> None:
    op.create_table(
        "tournament_runs",
        Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("body", Text, nullable=False),
        Column("share", Float, nullable=False),
        Column("finished", Float, nullable=True),
        sqlite_with_rowid=False,
    )
    op.create_index("tournament_runs_by_account", "tournament_runs", ["account"])
