"""Reminders of rounds that are open for days: each is sent once."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Keep of which rounds people were reminded."""
    op.add_column("tournaments", Column("reminded", Text, nullable=True))
