"""Accounts: each guest of the first version becomes an account with one session."""

import time

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, LargeBinary, Text, text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make accounts and sessions, and seat accounts instead of tokens."""
    op.create_table(
        "accounts",
        Column("id", Text, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("name", Text, nullable=True),
        Column("name_key", Text, nullable=True, unique=True),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "sessions",
        Column("token_hash", LargeBinary, primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        Column("created", Float, nullable=False),
        Column("seen", Float, nullable=False),
    )
    op.create_index("sessions_by_account", "sessions", ["account"])
    database = op.get_bind()
    seated = database.execute(text("SELECT game, seat, guest FROM seats")).all()
    op.drop_table("seats")
    op.create_table(
        "seats",
        Column("game", Text, ForeignKey("games.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_account", "seats", ["account"])
    now = time.time()
    for guest in {guest for _, _, guest in seated}:
        values = {"id": guest.hex()[:24], "guest": guest, "now": now}
        database.execute(
            text("INSERT INTO accounts (id, kind, created) VALUES (:id, 'guest', :now)"), values
        )
        database.execute(text("INSERT INTO sessions VALUES (:guest, :id, :now, :now)"), values)
    for game, seat, guest in seated:
        values = {"game": game, "seat": seat, "id": guest.hex()[:24]}
        database.execute(text("INSERT INTO seats VALUES (:game, :seat, :id)"), values)
