"""The banner: what the server's operator tells everybody."""

from alembic import op
from sqlalchemy import Column, Float, Integer, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table of the banner."""
    op.create_table(
        "banner",
        Column("id", Integer, primary_key=True, autoincrement=False),
        Column("text", Text, nullable=False),
        Column("since", Float, nullable=False),
    )
